// Kaivai: the rules in our own words.

import type { Rules } from "../../lib/learning";
import type { Both } from "../../lib/prefs.svelte";

function both(en: string, de: string): Both {
  return { en: en.trim(), de: de.trim() };
}

const rules: Rules = [
  {
    id: "aim",
    figure: [
      { sign: "glory", name: { en: "glory", de: "Ruhm" } },
    ],
    title: both("What it is about", "Worum es geht"),
    text: both(
      `
Villages of stilt huts grow around cult sites in a shallow sea. Your boats fish; you sell the fish to huts for shells, and build huts with the shells before these lose their worth.
Glory comes from three places: fish that lie on your huts when somebody holds a festival, 2 for each of your huts at the end, and majorities in villages at the end. Most glory wins.
An unofficial, non-commercial edition by fans; the game is by Anselm and Helge Ostertag.`,
      `
In einer flachen See wachsen Dörfer aus Pfahlhütten um Kultplätze. Deine Boote fischen; den Fisch verkaufst du an Hütten für Muscheln, und mit den Muscheln baust du Hütten, bevor sie ihren Wert verlieren.
Ruhm kommt aus drei Quellen: Fische auf deinen Hütten, wenn jemand ein Fest feiert, am Ende 2 je eigener Hütte, und am Ende Mehrheiten in Inseldörfern. Am meisten Ruhm gewinnt.
Eine inoffizielle, nicht kommerzielle Ausgabe von Fans; das Spiel ist von Anselm und Helge Ostertag.`,
    ),
  },
  {
    id: "sea",
    figure: [
      { sign: "stones", name: { en: "cult site", de: "Kultplatz" } },
      { sign: "hut-boat", name: { en: "boat builder’s hut", de: "Bootsbauerhütte" } },
      { sign: "boat", name: { en: "boat", de: "Boot" } },
      { sign: "hut-fisher", name: { en: "fisher’s hut", de: "Fischerhütte" } },
      { sign: "fisher", name: { en: "fisher", de: "Fischer" } },
      { sign: "hut-meet", name: { en: "meeting hut", de: "Versammlungshütte" } },
    ],
    title: both("The sea and its pieces", "Das Meer und was darauf liegt"),
    text: both(
      `
The sea has 127 hexes. Columns are a to m from west to east, rows are counted from the north; g7 is the middle.
A village is all tiles that hang together. Six villages, A to F, begin with one cult site each; G and H begin with two each, at places that change from game to game. Villages never touch each other, and no tile may cut a boat off from open water, the largest part of the water that hangs together.
- A boat builder's hut brings a boat. It stands on the hut until it first sails, from your next action on.
- A fisher's hut brings a fisher, who stays on it and lets your boats fish at that village.
- A meeting hut brings influence markers when the fisher god comes to its village.
You begin with three shells worth 5, three fish on space 4 and three influence markers. In all you have fifteen huts, four boats and five fishers; without a boat or fisher left, that hut cannot be built.`,
      `
Das Meer hat 127 Felder. Die Spalten heißen von West nach Ost a bis m, die Reihen zählt man von Norden; g7 ist die Mitte.
Ein Inseldorf sind alle Plättchen, die zusammenhängen. Sechs Inseldörfer, A bis F, beginnen mit je einem Kultplatz; G und H mit je zweien, an Stellen, die von Partie zu Partie wechseln. Inseldörfer berühren sich nie, und kein Plättchen darf ein Boot vom offenen Wasser abschneiden, dem größten zusammenhängenden Teil des Wassers.
- Eine Bootsbauerhütte bringt ein Boot. Es steht auf der Hütte, bis es zum ersten Mal fährt, ab deiner nächsten Aktion.
- Eine Fischerhütte bringt eine Fischer-Figur, die darauf bleibt und deine Boote bei diesem Inseldorf fischen lässt.
- Eine Versammlungshütte bringt Einfluss-Marker, wenn der Fischergott in ihr Inseldorf kommt.
Du beginnst mit drei Muscheln zu 5, drei Fischen auf Feld 4 und drei Einfluss-Markern. Insgesamt hast du fünfzehn Hütten, vier Boote und fünf Fischer; ist kein Boot oder Fischer übrig, kannst du die Hütte dazu nicht bauen.`,
    ),
  },
  {
    id: "bids",
    figure: [
      { sign: "shell", name: { en: "price of huts", de: "Preis der Hütten" } },
      { sign: "a-move", name: { en: "how far boats sail", de: "wie weit Boote fahren" } },
      { sign: "god", name: { en: "lowest: moves the god", de: "niedrigstes: versetzt den Gott" } },
    ],
    title: both("A round, part 1: bids", "Eine Runde, Teil 1: Gebote"),
    text: both(
      `
There are eight rounds. In each, everybody first bids a different number from 1 to 10: who has the least glory begins, then the others in that order. Ties go to who has fewer shells (by worth), then fewer fish, boats, huts. In the first round the youngest, seat 1, begins.
Your bid means three things this round:
- The highest bid plays first, the lowest moves the fisher god.
- It is the base cost of your huts.
- It sets how far your boats sail: 1, 2, 3, 4, 5 hexes with the bids 1 to 5, then 4, 3, 2, 1, 0 with 6 to 10.
After the bids of the first round everybody, in order of play, sets two starting huts beside cult sites for nothing: two boat builders' huts, or of free choice if so agreed.`,
      `
Es gibt acht Runden. In jeder bieten zuerst alle eine andere Zahl von 1 bis 10: Wer am wenigsten Ruhm hat, beginnt, dann die anderen in dieser Folge. Bei Gleichstand, wer weniger Muscheln (nach Wert) hat, dann weniger Fische, Boote, Hütten. In der ersten Runde beginnt der Jüngste, Platz 1.
Dein Gebot bedeutet in dieser Runde dreierlei:
- Das höchste Gebot spielt zuerst, das niedrigste versetzt den Fischergott.
- Es ist der Grundpreis deiner Hütten.
- Es bestimmt, wie weit deine Boote fahren: 1, 2, 3, 4, 5 Felder bei den Geboten 1 bis 5, dann 4, 3, 2, 1, 0 bei 6 bis 10.
Nach den Geboten der ersten Runde setzen alle in Spielerreihenfolge kostenlos zwei Starthütten an Kultplätze: zwei Bootsbauerhütten, oder nach freier Wahl, wenn so vereinbart.`,
    ),
  },
  {
    id: "god",
    figure: [
      { sign: "god", name: { en: "fisher god", de: "Fischergott" } },
      { sign: "influence", name: { en: "influence", de: "Einfluss" } },
    ],
    title: both("Part 2: the fisher god", "Teil 2: der Fischergott"),
    text: both(
      `
Who bid lowest moves the fisher god to another village, onto a new cult site anywhere beside it. Every meeting hut in that village brings its owner 1 influence marker. A meeting hut that is built later in his village brings 1 at once.`,
      `
Wer am wenigsten geboten hat, versetzt den Fischergott in ein anderes Inseldorf, auf einen neuen Kultplatz irgendwo daneben. Jede Versammlungshütte in diesem Inseldorf bringt ihrem Besitzer 1 Einfluss-Marker. Eine Versammlungshütte, die später in seinem Inseldorf gebaut wird, bringt sofort 1.`,
    ),
  },
  {
    id: "actions",
    figure: [
      { sign: "a-build", name: { en: "Build", de: "Bauen" } },
      { sign: "a-fish", name: { en: "Fish", de: "Fischen" } },
      { sign: "a-sell", name: { en: "Sell", de: "Verkaufen" } },
      { sign: "a-move", name: { en: "Move", de: "Bewegen" } },
      { sign: "a-feast", name: { en: "Celebrate", de: "Feiern" } },
      { sign: "a-up", name: { en: "Upgrade", de: "Aufwerten" } },
      { sign: "a-pass", name: { en: "Pass", de: "Passen" } },
    ],
    title: both("Part 3: actions", "Teil 3: Aktionen"),
    text: both(
      `
In order of play, one action each, round and round, until everybody has passed. The same action may be taken again.
Who chooses an action first this round pays nothing, and a marker from the supply is laid on it. After that it costs as many of your own influence markers as already lie on it: 1, then 2, 4, 8.
Who passes is out for the round. Who passes without having taken any action sacrifices, and takes 2 influence markers.
To build, fish, sell or move, each of your boats may sail and then act once. Boats sail over water and over other boats, never over tiles, and end on a hex of their own. They need not sail if they already lie well. A boat that could not carry out the action may not be moved. You may stop after the first boat, and you may not choose what you cannot do.`,
      `
In Spielerreihenfolge je eine Aktion, reihum, bis alle gepasst haben. Dieselbe Aktion darf man noch einmal wählen.
Wer eine Aktion in dieser Runde zuerst wählt, zahlt nichts, und ein Marker aus dem Vorrat kommt darauf. Danach kostet sie so viele eigene Einfluss-Marker, wie schon darauf liegen: 1, dann 2, 4, 8.
Wer passt, ist für die Runde fertig. Wer passt, ohne eine Aktion gewählt zu haben, opfert und nimmt 2 Einfluss-Marker.
Beim Bauen, Fischen, Verkaufen und Bewegen darf jedes deiner Boote fahren und dann einmal handeln. Boote fahren über Wasser und andere Boote, nie über Plättchen, und enden auf einem eigenen Feld. Wer schon gut liegt, muss nicht fahren. Ein Boot, das die Aktion nicht ausführen könnte, darf nicht bewegt werden. Nach dem ersten Boot darfst du aufhören, und du darfst nichts wählen, was du nicht tun kannst.`,
    ),
  },
  {
    id: "build",
    figure: [
      { sign: "boat", name: { en: "boat at a cult site", de: "Boot am Kultplatz" } },
      { sign: "shell", name: { en: "bid and tiles", de: "Gebot und Plättchen" } },
      { sign: "hut-meet", name: { en: "a hut", de: "eine Hütte" } },
    ],
    title: both("Build", "Bauen"),
    text: both(
      `
A boat beside a cult site lays one hut on a free water hex that touches both the boat and that village. The price is your bid and 1 for each tile that the village has before.
You pay with shells from the largest down until it is enough; what is too much comes back as one shell. The new boat of a boat builder's hut may act from your next action on.`,
      `
Ein Boot an einem Kultplatz legt eine Hütte auf ein freies Wasserfeld, das an das Boot und an dieses Inseldorf grenzt. Der Preis ist dein Gebot und 1 je Plättchen, das das Inseldorf vorher hat.
Gezahlt wird mit Muscheln von der größten abwärts, bis es reicht; was zu viel ist, kommt als eine Muschel zurück. Das neue Boot einer Bootsbauerhütte darf ab deiner nächsten Aktion handeln.`,
    ),
  },
  {
    id: "fish",
    figure: [
      { sign: "fisher", name: { en: "a die each", de: "je ein Würfel" } },
      { sign: "god", name: { en: "a fish for sure", de: "sicher ein Fisch" } },
      { sign: "fish", name: { en: "fish", de: "Fisch" } },
    ],
    title: both("Fish", "Fischen"),
    text: both(
      `
A boat beside a cult site of a village with a fisher of yours, or with the fisher god, fishes there. You throw a die for each of your fishers in the village, up to four; they show blue on 5, 4, 3 and 2 of their six faces. Each blue die is a fish, and the god gives one more. The fish go to space 4 of your mat.
Without dice, a variant of the rulebook, every fisher in the village brings a fish.`,
      `
Ein Boot an einem Kultplatz eines Inseldorfes mit einem deiner Fischer oder mit dem Fischergott fischt dort. Du wirfst einen Würfel je eigenem Fischer im Inseldorf, höchstens vier; sie zeigen auf 5, 4, 3 und 2 von sechs Seiten Blau. Jeder blaue Würfel ist ein Fisch, und der Gott gibt einen dazu. Die Fische kommen auf Feld 4 deines Plans.
Ohne Würfel, eine Variante der Regel, bringt jeder Fischer im Inseldorf einen Fisch.`,
    ),
  },
  {
    id: "sell",
    figure: [
      { sign: "fish", name: { en: "fish", de: "Fisch" } },
      { sign: "hut-meet", name: { en: "to a hut", de: "an eine Hütte" } },
      { sign: "shell", name: { en: "for shells", de: "für Muscheln" } },
    ],
    title: both("Sell", "Verkaufen"),
    text: both(
      `
A boat delivers any number of fish to the huts beside it, at least one, and at most three may lie on a hut. Huts with a figure on them take none: fishers' huts never, boat builders' not before their boat has left.
Another's hut pays a shell of 5 for its first fish, 4 for the second, 3 for the third. Your own hut pays nothing, but its fish are your glory at a festival.`,
      `
Ein Boot liefert beliebig viele Fische an die Hütten neben ihm, mindestens einen, und höchstens drei dürfen auf einer Hütte liegen. Hütten, auf denen eine Figur steht, nehmen keinen: Fischerhütten nie, Bootsbauerhütten erst, wenn ihr Boot weg ist.
Eine fremde Hütte zahlt für den ersten Fisch eine Muschel zu 5, für den zweiten 4, für den dritten 3. Deine eigene zahlt nichts, aber ihre Fische sind bei einem Fest dein Ruhm.`,
    ),
  },
  {
    id: "move",
    title: both("Move", "Bewegen"),
    text: both(
      `
Each boat may sail anywhere in reach. It may also end on another's boat: that sinks it and gives it back to its owner, and costs you 6, 4 or 2 glory if the owner has 2, 3 or 4 boats. A last boat cannot be sunk, and you need that much glory.`,
      `
Jedes Boot darf in Reichweite überallhin fahren. Es darf auch auf einem fremden Boot enden: Das versenkt es, gibt es seinem Besitzer zurück und kostet dich 6, 4 oder 2 Ruhm, wenn er 2, 3 oder 4 Boote hat. Ein letztes Boot ist sicher, und so viel Ruhm musst du haben.`,
    ),
  },
  {
    id: "celebrate",
    figure: [
      { sign: "a-feast", name: { en: "festival", de: "Fest" } },
      { sign: "fish", name: { en: "fish on huts", de: "Fisch auf Hütten" } },
      { sign: "glory", name: { en: "glory", de: "Ruhm" } },
    ],
    title: both("Celebrate, and upgrade", "Feiern und Aufwerten"),
    text: both(
      `
Celebrate: choose one village with fish on its huts. Each fish is a glory point for the owner of its hut, and you get one more for every three fish in the village. The fish are eaten. No boat is needed.
Upgrade: your boats sail further for the rest of the game. The steps are +1 +2 +2 +3 +3 +4 +4 +5.`,
      `
Feiern: Wähle ein Inseldorf mit Fisch auf seinen Hütten. Jeder Fisch ist ein Ruhmespunkt für den Besitzer der Hütte, und du erhältst einen dazu je drei Fische im Inseldorf. Die Fische sind dann weg. Ein Boot braucht man nicht.
Aufwerten: Deine Boote fahren bis zum Ende des Spiels weiter. Die Schritte sind +1 +2 +2 +3 +3 +4 +4 +5.`,
    ),
  },
  {
    id: "ageing",
    title: both("Part 4: ageing", "Teil 4: Wertverlust"),
    text: both(
      `
All shells and fish on the mats move one space down; those on space 1 are gone. The markers leave the actions, and the next round begins. Fish on huts stay.`,
      `
Alle Muscheln und Fische auf den Plänen rücken ein Feld nach unten; was auf Feld 1 lag, ist weg. Die Marker verlassen die Aktionen, und die nächste Runde beginnt. Fische auf Hütten bleiben.`,
    ),
  },
  {
    id: "end",
    figure: [
      { sign: "hut-boat", name: { en: "two glory each", de: "je zwei Ruhm" } },
      { sign: "stones", name: { en: "one glory each for the strongest", de: "je ein Ruhm für den Stärksten" } },
      { sign: "influence", name: { en: "counts two", de: "zählt zwei" } },
    ],
    title: both("The end", "Das Ende"),
    text: both(
      `
After the eighth round everybody gets 2 glory for each of their huts. Then the villages are scored one by one; who has the least glory at that moment picks the next.
Everybody secretly holds out influence markers, and all open their hands together. Count 1 for each hut in the village, 1 for each boat beside its cult sites, 2 for each marker. The majority gets 1 glory for every cult site; who ties gets half of it, rounded up. All markers that were held out are spent.
Ties for victory go to most huts, then boats, shells, fish.`,
      `
Nach der achten Runde erhalten alle 2 Ruhm je eigener Hütte. Dann werden die Inseldörfer einzeln gewertet; wer gerade am wenigsten Ruhm hat, bestimmt das nächste.
Alle halten heimlich Einfluss-Marker in der Hand und öffnen sie gemeinsam. Es zählen 1 je Hütte im Inseldorf, 1 je Boot an seinen Kultplätzen, 2 je Marker. Die Mehrheit erhält 1 Ruhm je Kultplatz; bei Gleichstand jeder die Hälfte, aufgerundet. Alle ausgespielten Marker sind weg.
Bei Gleichstand um den Sieg entscheiden die meisten Hütten, dann Boote, Muscheln, Fische.`,
    ),
  },
  {
    id: "editions",
    title: both("Editions and variants", "Ausgaben und Varianten"),
    text: both(
      `
The edition of 2005 differs in this:
- ten rounds, and the order of the first bids is drawn by lot
- one more village with three players, two with four, each with a single cult site
- fresh fish lie on space 5; the god gives one more die (up to four) instead of a fish
- one starting hut is a boat builder's, the other of choice
- sinking costs 4, 3 or 2 glory
- in the villages a marker counts 1, only the winner pays, and a tie gives nothing
Other settings: fishing without dice, the sites of the variable villages chosen by the first player, starting huts of free choice, and influence open to all.`,
      `
Die Ausgabe von 2005 ist in diesem anders:
- zehn Runden, und die Folge der ersten Gebote wird gelost
- zu dritt ein weiteres Inseldorf, zu viert zwei, jedes mit einem einzelnen Kultplatz
- frischer Fisch liegt auf Feld 5; der Gott gibt einen Würfel mehr (höchstens vier) statt eines Fisches
- eine Starthütte ist eine Bootsbauerhütte, die andere nach Wahl
- Versenken kostet 4, 3 oder 2 Ruhm
- in den Inseldörfern zählt ein Marker 1, nur wer gewinnt, zahlt, und bei Gleichstand gibt es nichts
Weitere Einstellungen: Fischen ohne Würfel, vom ersten Spieler gewählte Startplätze, freie Starthütten und offener Einfluss.`,
    ),
  },
  {
    id: "two",
    title: both("The game for two", "Das Spiel zu zweit"),
    text: both(
      `
A third clan takes part, and nobody plays it. This is Netloft's own design: the publisher's variant for two is not to be had.
- It gets two meeting huts by chance; they buy fish as any hut does.
- After both of you have bid, its bid is drawn from those left. It only sets its place in the order of play.
- In its turn it takes an action that nobody has taken yet, by chance, and does nothing else: the action is then dearer for you.
- In the villages its huts count. Where it has the majority alone, nobody scores. Fish on its huts bring glory to nobody, but count for the bonus of who celebrates.`,
      `
Eine dritte Sippe nimmt teil, und niemand spielt sie. Das ist Netlofts eigener Entwurf: Die Variante des Verlags ist nicht mehr zu haben.
- Sie erhält durch Zufall zwei Versammlungshütten; die nehmen Fisch an wie jede andere Hütte.
- Nach euren Geboten wird ihr Gebot aus den übrigen gelost. Es bestimmt nur ihren Platz in der Reihenfolge.
- Ist sie an der Reihe, nimmt sie zufällig eine Aktion, die noch niemand gewählt hat, und tut sonst nichts: Die Aktion ist dann teurer für euch.
- In den Inseldörfern zählen ihre Hütten. Hat sie allein die Mehrheit, erhält niemand Ruhm. Fische auf ihren Hütten bringen niemandem Ruhm, zählen aber für den Bonus dessen, der feiert.`,
    ),
  },
];

export default rules;

// Nusfjord: the rules in our own words.

import type { Rules } from "../../lib/learning";

const rules: Rules = [
  {
    id: "idea",
    title: { en: "What it is about", de: "Worum es geht" },
    text: {
      en: `You develop a fishing harbor on the Lofoten over seven rounds. Larger ships bring larger catches, elders work for you, buildings rise where forests stood, and shares are sold for gold.
Who has most points at the end wins; a tie is a shared win. Points come from buildings, ships, gold and issued shares. Every free building space and every unissued share costs a point.
Nusfjord is by Uwe Rosenberg, published by Lookout. This is an unofficial edition by fans, in words and pictures of our own.`,
      de: `Ihr entwickelt sieben Runden lang einen Fischereihafen auf den Lofoten. Größere Schiffe bringen größere Fänge, Älteste arbeiten für euch, Gebäude entstehen, wo Wald stand, und Anteile werden zu Gold.
Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen mehrere. Punkte gibt es für Gebäude, Schiffe, Gold und realisierte Anteile. Jedes freie Baufeld und jeder nicht realisierte Anteil kostet einen Punkt.
Nusfjord ist von Uwe Rosenberg, erschienen bei Lookout. Dies ist eine inoffizielle Ausgabe von Fans, mit eigenen Worten und Bildern.`,
    },
  },
  {
    id: "harbor",
    figure: [
      { sign: "wood", name: { en: "wood", de: "Holz" } },
      { sign: "fish", name: { en: "fish", de: "Fisch" } },
      { sign: "coin", name: { en: "gold", de: "Gold" } },
      { sign: "barrel", name: { en: "Reserve", de: "Rücklagen" } },
      { sign: "forest", name: { en: "forest", de: "Waldstreifen" } },
      { sign: "catboat", name: { en: "catboat", de: "Katboot" } },
      { sign: "s-elder", name: { en: "elder", de: "Ältester" } },
      { sign: "share", name: { en: "share", de: "Anteil" } },
    ],
    title: { en: "Your harbor", de: "Dein Hafen" },
    text: {
      en: `- Supply: wood (12 at most), fish and gold. You pay from here.
- Reserve (a1): what is left of your catches, up to 8 fish. You cannot pay with it until you take Transfer Reserve.
- Eleven building spaces, b1 to d3. Forests lie across two spaces side by side, a double space, named by its left one. You begin with forests on c1 (two, stacked), c2 and c3.
- Fishing track: 14 units wide. Ships cover it from the left; the lowest number still to be seen is your haul. You begin with a small catboat and a haul of 3.
- Council: up to five elders.
- Shares: five of your company. At the start two are issued and yours, three are unissued.`,
      de: `- Vorrat: Holz (höchstens 12), Fisch und Gold. Von hier zahlst du.
- Rücklagen (a1): was von deinen Fängen übrig ist, bis zu 8 Fische. Damit kannst du erst zahlen, wenn du die Rücklagen flüssigmachst.
- Elf Baufelder, b1 bis d3. Waldstreifen liegen quer über zwei Feldern nebeneinander, einem Doppelfeld, das nach seinem linken heißt. Am Anfang liegt Wald auf c1 (zwei, gestapelt), c2 und c3.
- Fischfangleiste: 14 Einheiten breit. Schiffe bedecken sie von links; die kleinste noch sichtbare Zahl ist deine Fangmenge. Du beginnst mit einem kleinen Katboot und Fangmenge 3.
- Ältestenrat: bis zu fünf Älteste.
- Anteile: fünf von deiner Firma. Am Anfang sind zwei realisiert und bei dir, drei nicht realisiert.`,
    },
  },
  {
    id: "round",
    title: { en: "A round", de: "Eine Runde" },
    text: {
      en: `Each of the seven rounds has three phases:
- Fishing: the catch is distributed, by all at once.
- Work: in turn, everybody places one worker and does its action, three times.
- Home: workers return, the neighbour on the right of the first player begins the next round, and in some rounds new buildings come.`,
      de: `Jede der sieben Runden hat drei Phasen:
- Fangzeit: Der Fang wird verteilt, von allen zugleich.
- Arbeitszeit: Reihum setzt jede Person eine Arbeitskraft ein und führt ihre Aktion aus, dreimal.
- Heimkehr: Die Arbeitskräfte kehren zurück, die nächste Runde beginnt die Person rechts von der bisher ersten, und in manchen Runden kommen neue Gebäude.`,
    },
  },
  {
    id: "fishing",
    figure: [
      { sign: "net", name: { en: "haul", de: "Fangmenge" } },
      { sign: "s-elder", name: { en: "1. elders", de: "1. Älteste" } },
      { sign: "shareback", name: { en: "2. shares elsewhere", de: "2. Anteile anderswo" } },
      { sign: "share", name: { en: "3. your shares", de: "3. deine Anteile" } },
      { sign: "barrel", name: { en: "4. Reserve", de: "4. Rücklagen" } },
    ],
    title: { en: "Fishing: where the fish go", de: "Fangzeit: wohin die Fische gehen" },
    text: {
      en: `You catch as many fish as your haul and distribute them in this order:
- 1. One on each of your elders. As soon as three lie on an elder, the card is cleared: one comes to your supply, two are gone.
- 2. One for each of your shares that you do not hold: first those on the action board (these fish are lost), then those of other players (they get them).
- 3. One for each of your issued shares that you hold, and one for each guest on a ship: into your supply.
- 4. The rest into your Reserve, up to 8 fish.
- 5. What is then left is lost.
If there are too few fish for all elders, or for all shares of others, you choose who gets one. You use the new catch only, never fish of your supply.`,
      de: `Du fängst so viele Fische wie deine Fangmenge und verteilst sie in dieser Reihenfolge:
- 1. Je einen auf deine Ältesten. Sobald drei auf einem liegen, wird die Karte abgeräumt: Einer kommt in deinen Vorrat, zwei sind weg.
- 2. Je einen für deine Anteile, die du nicht hast: zuerst die auf dem Aktionsplan (diese Fische sind verloren), dann die bei anderen (sie bekommen sie).
- 3. Je einen für deine realisierten Anteile bei dir und für jeden Gast auf einem Schiff: in deinen Vorrat.
- 4. Der Rest in deine Rücklagen, bis zu 8 Fische.
- 5. Was dann noch übrig ist, ist verloren.
Reichen die Fische nicht für alle Ältesten oder alle fremden Anteile, wählst du aus. Verteilt wird nur der neue Fang, nie Fisch aus dem Vorrat.`,
    },
  },
  {
    id: "work",
    figure: [
      { sign: "worker", name: { en: "worker", de: "Arbeitskraft" } },
      { sign: "axe", name: { en: "Deforest", de: "Abholzen" } },
      { sign: "saw", name: { en: "Thin Out", de: "Durchforsten" } },
      { sign: "sapling", name: { en: "Reforest", de: "Aufforsten" } },
      { sign: "hammer", name: { en: "Build a Building", de: "Gebäudebau" } },
      { sign: "s-ship", name: { en: "Build a Ship", de: "Schiffbau" } },
    ],
    title: { en: "Work: the action board", de: "Arbeitszeit: der Aktionsplan" },
    text: {
      en: `Place a worker on a space that has room, or on an elder of your own, and do the action at once. A full space is blocked until the workers come home. An action that would change nothing may not be taken. You may pass.
- +1 gold: take 1 gold.
- Transfer Reserve: everything from your Reserve into your supply.
- Serve Fish: fill plates of the Banquet Table, the smallest empty ones first. Plates take 1, 2, 3, 3, 4, 4 and 5 fish; you get 1 gold for each.
- Build a Building: one from the display or your hand.
- Issue a Share: put an unissued share on the action board, take 2 gold.
- Buy All Shares: all that lie on the board, 1 gold each; all together 1 gold less in rounds 4 and 5, 2 less from round 6 on.
- Deforest: remove a forest, take 5 wood.
- Thin Out: 1 wood for each of your forests, which stay.
- Reforest: two forests in a stack on a free double space.
- Build a Ship: one ship for its price.
- Take an Elder: one from the top of a stack.
With one or two players the board has room for twelve workers, from three players on for seventeen.`,
      de: `Setze eine Arbeitskraft auf ein Feld mit Platz oder auf einen eigenen Ältesten und führe die Aktion sofort aus. Ein volles Feld ist blockiert, bis die Arbeitskräfte heimkehren. Eine Aktion, die nichts ändern würde, darfst du nicht wählen. Du darfst aussetzen.
- +1 Gold: Nimm 1 Gold.
- Rücklagen flüssigmachen: alles aus den Rücklagen in den Vorrat.
- Fisch servieren: Befülle Teller der Festtafel, die kleinsten leeren zuerst. Die Teller fassen 1, 2, 3, 3, 4, 4 und 5 Fische; für jeden bekommst du 1 Gold.
- Gebäudebau: eines aus der Auslage oder von der Hand.
- Anteil realisieren: Lege einen nicht realisierten Anteil auf den Aktionsplan und nimm 2 Gold.
- Anteile kaufen: alle, die auf dem Plan liegen, für je 1 Gold; zusammen 1 Gold weniger in Runde 4 und 5, 2 weniger ab Runde 6.
- Abholzen: Entferne einen Waldstreifen, nimm 5 Holz.
- Durchforsten: 1 Holz für jeden deiner Waldstreifen, die liegen bleiben.
- Aufforsten: zwei Waldstreifen als Stapel auf ein freies Doppelfeld.
- Schiffbau: ein Schiff gegen seinen Preis.
- Ältestenkarte nehmen: eine von oben von einem Stapel.
Zu zweit und allein hat der Plan Platz für zwölf Arbeitskräfte, ab drei Personen für siebzehn.`,
    },
  },
  {
    id: "elders",
    figure: [
      { sign: "s-elder", name: { en: "elder", de: "Ältester" } },
      { sign: "plate", name: { en: "plate", de: "Teller" } },
      { sign: "seat", name: { en: "seat in the council", de: "Platz im Rat" } },
    ],
    title: { en: "Elders and the Banquet Table", de: "Älteste und die Festtafel" },
    text: {
      en: `An elder of yours is an action space that only you can use, once a round. To use one, a fish moves from the largest filled plate of the Banquet Table onto the card; if the table is empty, no elder can be used. The third fish on a card clears it: one fish is yours, two are gone.
When you take an elder you may use it at once, in the same turn. What an elder offers with “if you like” may be left out, but something must change.
Elders cost you a fish each round: with a small haul, too many of them eat your catch.`,
      de: `Ein eigener Ältester ist ein Aktionsfeld, das nur du nutzen kannst, einmal je Runde. Um ihn zu nutzen, kommt ein Fisch vom größten gefüllten Teller der Festtafel auf die Karte; ist die Tafel leer, kann kein Ältester genutzt werden. Der dritte Fisch auf einer Karte räumt sie ab: Einer gehört dir, zwei sind weg.
Nimmst du einen Ältesten, darfst du ihn im selben Zug sofort nutzen. Was mit „wenn du willst“ angeboten wird, darfst du weglassen, aber etwas muss sich ändern.
Älteste kosten dich jede Runde einen Fisch: Bei kleiner Fangmenge fressen zu viele deinen Fang auf.`,
    },
  },
  {
    id: "buildings",
    figure: [
      { sign: "kind-now", name: { en: "at once", de: "sofort" } },
      { sign: "kind-each", name: { en: "each time", de: "immer wenn" } },
      { sign: "kind-once", name: { en: "once", de: "einmal" } },
      { sign: "kind-any", name: { en: "any time", de: "jederzeit" } },
      { sign: "kind-special", name: { en: "special", de: "besonders" } },
      { sign: "kind-points", name: { en: "points", de: "Punkte" } },
    ],
    title: { en: "Buildings", de: "Gebäude" },
    text: {
      en: `A building goes on a free building space and stays. Its corner shows its points, a star means that its text says how many. Its kind says when it works:
- At once: one time, when you build it. You may decline, but not keep it for later.
- Each time: whenever what it names happens, after the action is over.
- Once: a single time, as soon as its condition holds.
- Any time: as often as you like, also in others' turns, before fishing and before scoring.
- Special: it changes a rule for you.
- Points: it counts at the end.
At the start nine A and six B buildings are on display.
With three or more players new ones come: in round 3 as many A buildings as players, in round 5 two B buildings (five players: three), as far as there is room.
In round 4 everybody draws C buildings into the hand: four with two players, three with three, else two. In round 6 those still in hand are laid open, and everybody may build them.`,
      de: `Ein Gebäude kommt auf ein freies Baufeld und bleibt dort. In der Ecke stehen seine Punkte; bei einem Stern sagt der Text, wie viele. Seine Art sagt, wann es wirkt:
- Sofort: einmal, beim Bau. Du darfst verzichten, es aber nicht aufheben.
- Immer wenn: jedes Mal, wenn das Genannte geschieht, nach dem Ende der Aktion.
- Einmal: ein einziges Mal, sobald seine Bedingung erfüllt ist.
- Jederzeit: so oft du willst, auch in fremden Zügen, vor der Fangzeit und vor der Wertung.
- Besonders: Es ändert für dich eine Regel.
- Punkte: Es zählt am Ende.
Am Anfang liegen neun A- und sechs B-Gebäude aus.
Ab drei Personen kommen neue: in Runde 3 so viele A-Gebäude wie Personen, in Runde 5 zwei B-Gebäude (zu fünft drei), soweit Platz ist.
In Runde 4 zieht jede Person C-Gebäude auf die Hand: zu zweit vier, zu dritt drei, sonst zwei. In Runde 6 werden die übrigen offen ausgelegt, und alle dürfen sie bauen.`,
    },
  },
  {
    id: "ships",
    figure: [
      { sign: "sloop", name: { en: "sloop", de: "Slup" } },
      { sign: "cutter", name: { en: "cutter", de: "Kutter" } },
      { sign: "schooner", name: { en: "schooner", de: "Schoner" } },
    ],
    title: { en: "Ships", de: "Schiffe" },
    text: {
      en: `- Sloop: 2 wood and 2 fish; covers 2 units; 1 point.
- Cutter: 6 wood and 1 gold; covers 3 units; 2 points.
- Schooner: 8 wood and 8 fish, or 4 gold; covers 4 units; 4 points.
There are one more of each than players (alone: three). Haul by units covered, from none to all fourteen: 3, 3, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12. A ship must fit on what is left of the track.`,
      de: `- Slup: 2 Holz und 2 Fische; bedeckt 2 Einheiten; 1 Punkt.
- Kutter: 6 Holz und 1 Gold; bedeckt 3 Einheiten; 2 Punkte.
- Schoner: 8 Holz und 8 Fische oder 4 Gold; bedeckt 4 Einheiten; 4 Punkte.
Von jedem gibt es eines mehr als Personen (allein: drei). Fangmenge nach bedeckten Einheiten, von keiner bis zu allen vierzehn: 3, 3, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12. Ein Schiff muss auf den Rest der Leiste passen.`,
    },
  },
  {
    id: "shares",
    figure: [
      { sign: "share", name: { en: "issued", de: "realisiert" } },
      { sign: "shareback", name: { en: "not issued", de: "nicht realisiert" } },
    ],
    title: { en: "Shares", de: "Anteile" },
    text: {
      en: `A share that you issue brings 2 gold and lies on the action board until somebody buys all shares there; you may buy your own back. While it lies there, one fish of each catch of yours is lost on it.
Whoever holds an issued share gets one fish of that company's catch each round, and 1 point at the end. Unissued shares bring nothing and cost 1 point each.`,
      de: `Ein Anteil, den du realisierst, bringt 2 Gold und liegt auf dem Aktionsplan, bis jemand alle Anteile dort kauft; eigene darfst du zurückkaufen. Solange er dort liegt, geht von jedem deiner Fänge ein Fisch darauf verloren.
Wer einen realisierten Anteil hat, bekommt jede Runde einen Fisch vom Fang dieser Firma und am Ende 1 Punkt. Nicht realisierte Anteile bringen nichts und kosten je 1 Punkt.`,
    },
  },
  {
    id: "imitate",
    title: { en: "Imitating", de: "Nachahmen" },
    text: {
      en: `With four players, and in the basic solo game, there is one more space: a worker there does what any blocked space does. With five players, and in the advanced solo game, there are three such spaces, one for each column of the board. Elders cannot be imitated.`,
      de: `Zu viert und im einfachen Solospiel gibt es ein Feld mehr: Eine Arbeitskraft dort tut, was ein beliebiges blockiertes Feld tut. Zu fünft und im fortgeschrittenen Solospiel sind es drei, je eines für jede Spalte des Plans. Älteste kann man nicht nachahmen.`,
    },
  },
  {
    id: "end",
    title: { en: "The end", de: "Das Ende" },
    text: {
      en: `After the seventh round count:
- the points of your buildings and ships,
- 1 for each gold in your supply,
- 1 for each issued share that you hold, of any colour,
- minus 1 for each free building space and each unissued share.
Gold in the Reserve, wood and fish count nothing, unless a building says so.`,
      de: `Nach der siebten Runde zählen:
- die Punkte deiner Gebäude und Schiffe,
- je 1 für Gold in deinem Vorrat,
- je 1 für realisierte Anteile bei dir, gleich welcher Farbe,
- minus 1 für jedes freie Baufeld und jeden nicht realisierten Anteil.
Gold in den Rücklagen, Holz und Fisch zählen nicht, außer ein Gebäude sagt es.`,
    },
  },
  {
    id: "solo",
    title: { en: "Alone", de: "Allein" },
    text: {
      en: `You place workers of two colours in turn, one colour a round; those of the round before stay and block their spaces and elders. In the advanced game there are three colours, so that two rounds stay.
Four C buildings are laid open in round 4, three more in round 6. 30 to 40 points are good.
A campaign is three games with one deck: the second with the A and B buildings not yet seen, the third with those that were seen and not built; C buildings that were built do not come again. The aim is more than 100 points together; what you have above is your rank.`,
      de: `Du setzt abwechselnd Arbeitskräfte zweier Farben ein, je Runde eine Farbe; die der Vorrunde bleiben liegen und blockieren ihre Felder und Ältesten. Im fortgeschrittenen Spiel sind es drei Farben, sodass zwei Runden liegen bleiben.
In Runde 4 werden vier C-Gebäude offen ausgelegt, in Runde 6 drei weitere. 30 bis 40 Punkte sind gut.
Eine Kampagne sind drei Partien mit einem Deck: die zweite mit den A- und B-Gebäuden, die noch nicht zu sehen waren, die dritte mit denen, die zu sehen waren und nicht gebaut wurden; gebaute C-Gebäude kommen nicht wieder. Ziel sind zusammen mehr als 100 Punkte; was darüber liegt, ist dein Rang.`,
    },
  },
  {
    id: "guests",
    title: { en: "Guests", de: "Gäste" },
    text: {
      en: `Guests come with their own deck only; the one here is Netloft's own. A guest in your supply can
- pay 2 wood or 3 fish of a ship or building,
- fill one plate when you serve,
- at any time go aboard a ship (not the catboat) and stay: 1 fish in the third step of each catch.
At the end a guest in your supply is worth half a point, one on a ship a whole point.`,
      de: `Gäste gibt es nur mit ihrem eigenen Deck; das hier ist Netlofts eigenes. Ein Gast in deinem Vorrat kann
- 2 Holz oder 3 Fische eines Schiffs oder Gebäudes zahlen,
- beim Servieren einen Teller befüllen,
- jederzeit auf ein Schiff gehen (nicht aufs Katboot) und dort bleiben: 1 Fisch im dritten Schritt jedes Fangs.
Am Ende ist ein Gast im Vorrat einen halben Punkt wert, einer auf einem Schiff einen ganzen.`,
    },
  },
  {
    id: "settings",
    title: { en: "Settings and variants", de: "Einstellungen und Varianten" },
    text: {
      en: `- Decks: Herring (best for a first game), Mackerel, Codfish, the guests, or one that you have typed in yourself.
- Mixed: three A and two B buildings from each of three decks at the start.
- Match and rematch, for two: a second game with the buildings that were not in play; scores are added up.
- Tour Guide, Designer, Investor: three elders by Tony Boydell in place of others.
- The Forgotten: four promo elders by Hanno Girke in a pile of their own, whose top one can be taken, too.
- Preview: the C buildings that will come are known from the start. A house rule.`,
      de: `- Decks: Hering (am besten fürs erste Spiel), Makrele, Dorsch, die Gäste oder eines, das du selbst eingetippt hast.
- Gemischt: am Anfang je drei A- und zwei B-Gebäude aus drei Decks.
- Hin- und Rückspiel, zu zweit: eine zweite Partie mit den Gebäuden, die nicht im Spiel waren; die Punkte werden addiert.
- Fremdenführerin, Architektin, Investorin: drei Älteste von Tony Boydell statt anderer.
- Die Vergessenen: vier Promo-Älteste von Hanno Girke in einem eigenen Stapel, von dem man den obersten nehmen darf.
- Vorschau: Die kommenden C-Gebäude sind von Anfang an bekannt. Eine Hausregel.`,
    },
  },
  {
    id: "uncertain",
    title: { en: "What is not certain", de: "Was nicht sicher ist" },
    text: {
      en: `Two printed things we could not see: where the columns of the action board end (it matters for the three imitation spaces only), and the points of a raft, which the Castaway brings: we count 0.`,
      de: `Zwei gedruckte Dinge konnten wir nicht sehen: wo die Spalten des Aktionsplans enden (das zählt nur für die drei Felder zum Nachahmen), und die Punkte eines Floßes, das der Schiffbrüchige bringt: Wir zählen 0.`,
    },
  },
];

export default rules;

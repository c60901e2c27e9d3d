// What the signs and places of Kaivai mean, in a sentence each, wherever they are drawn.

import type { Notes } from "../../lib/games";
import { w } from "../../lib/prefs.svelte";

export default function notes(): Notes {
  const shells = [w("Shells", "Muscheln"), w("Your money. After each round every shell loses one of its worth.", "Dein Geld. Nach jeder Runde verliert jede Muschel eins von ihrem Wert.")];
  const fish = [w("Fish", "Fisch"), w("Sell it, or lay it on huts for a festival. On your mat it ages, on huts it stays.", "Verkaufe ihn, oder leg ihn für ein Fest auf Hütten. Auf deinem Plan altert er, auf Hütten bleibt er.")];
  const influence = [w("Influence", "Einfluss"), w("Pays for actions that were taken before, and counts two in a village at the end.", "Bezahlt Aktionen, die schon gewählt wurden, und zählt am Ende in einem Inseldorf zwei.")];
  const glory = [w("Glory", "Ruhm"), w("Whoever has most at the end wins.", "Wer am Ende am meisten hat, gewinnt.")];
  const god = [w("The fisher god", "Der Fischergott"), w("In his village everybody may fish. The lowest bidder moves him.", "In seinem Inseldorf dürfen alle fischen. Wer am wenigsten bietet, versetzt ihn.")];
  const cult = [w("A cult site", "Ein Kultplatz"), w("Boats build and fish beside it. At the end it is a glory for the strongest in its village.", "Daneben bauen und fischen Boote. Am Ende bringt er der stärksten Sippe im Inseldorf einen Ruhm.")];
  const bids = [w("Bids", "Gebote"), w("The highest plays first; the number is the price of huts, the arrows say how far boats sail.", "Das höchste spielt zuerst; die Zahl ist der Preis der Hütten, die Pfeile sagen, wie weit Boote fahren.")];
  return {
    "g.spot.active": [], // what is looked ahead at has its words in the corner of the sea
    "g.spot": ["@label"],
    ".rung.spot": bids,
    "#kv-shell": shells,
    "#kv-fish": fish,
    "#kv-influence": influence,
    "#kv-glory": glory,
    "#kv-god": god,
    "#kv-cult": cult,
    "#kv-stones": cult,
    "#kv-boat": [w("A boat", "Ein Boot"), w("Builds, fishes and sells for you, once in each action.", "Baut, fischt und verkauft für dich, einmal je Aktion.")],
    "#kv-fisher": [w("A fisher", "Ein Fischer"), w("Lives on a hut and throws a die when you fish in that village.", "Wohnt auf einer Hütte und wirft einen Würfel, wenn du in diesem Inseldorf fischst.")],
    "#kv-hut-boat": [w("A boat builder’s hut", "Eine Bootsbauerhütte"), w("Brings a boat, which sails from your next action on.", "Bringt ein Boot, das ab deiner nächsten Aktion fährt.")],
    "#kv-hut-fisher": [w("A fisher’s hut", "Eine Fischerhütte"), w("Brings a fisher; nobody can sell fish to it.", "Bringt einen Fischer; an sie kann niemand Fisch verkaufen.")],
    "#kv-hut-meet": [w("A meeting hut", "Eine Versammlungshütte"), w("Brings influence whenever the god comes to its village.", "Bringt Einfluss, sooft der Gott in ihr Inseldorf kommt.")],
    "#kv-a-build": [w("Build", "Bauen"), w("A boat beside a cult site places a hut.", "Ein Boot an einem Kultplatz stellt eine Hütte auf.")],
    "#kv-a-fish": [w("Fish", "Fischen"), w("Boats fish where a fisher of yours or the god is.", "Boote fischen, wo ein Fischer von dir oder der Gott ist.")],
    "#kv-a-sell": [w("Sell", "Verkaufen"), w("Boats bring fish to the huts beside them, for shells.", "Boote bringen Fisch an die Hütten neben ihnen, für Muscheln.")],
    "#kv-a-move": [w("Move", "Bewegen"), w("Boats sail anywhere in reach, even onto others’ boats.", "Boote fahren überallhin in Reichweite, sogar auf fremde Boote.")],
    "#kv-a-feast": [w("Celebrate", "Feiern"), w("The fish of one village become glory for the owners of its huts.", "Der Fisch eines Inseldorfs wird Ruhm für die Besitzer der Hütten.")],
    "#kv-a-up": [w("Upgrade", "Aufwerten"), w("Your boats sail further for the rest of the game.", "Deine Boote fahren für den Rest des Spiels weiter.")],
    "#kv-a-pass": [w("Pass", "Passen"), w("You are out for this round. Without any action you take two influence.", "Du bist für diese Runde fertig. Hast du keine Aktion gewählt, nimmst du zwei Einfluss.")],
    "[data-place=shell]": shells,
    "[data-place=fish]": fish,
    "[data-place=influence]": influence,
    "[data-place=glory]": glory,
    "[data-place=upgrades]": [w("Upgrades", "Aufwertungen"), w("So much further do your boats sail.", "So viel weiter fahren deine Boote.")],
    "[data-place=supply]": [w("Huts left", "Übrige Hütten"), w("So many huts, boats and fishers can you still place.", "So viele Hütten, Boote und Fischer kannst du noch setzen.")],
  };
}

// Fleet: The Dice Game: the rules in our own words.

import type { Rules } from "../../lib/learning";

const rules: Rules = [
  {
    id: "idea",
    title: { en: "What it is about", de: "Worum es geht" },
    text: {
      en: `You run a fishing company and keep it on a pad. In every round you take dice and mark boxes. Boxes bring licenses, boats, ships in the harbor and buildings at the wharf. Boats catch fish. Coins lead to stars, and stars mark further boxes.
Ten rounds are played; most points win. A game by Ben Pinchback and Matt Riddle (Eagle-Gryphon Games), which we play after the second edition. If you like it, buy a copy.`,
      de: `Du führst ein Fischereiunternehmen auf einem Block. In jeder Runde nimmst du Würfel und kreuzt Kästchen an. Kästchen bringen Lizenzen, Boote, Schiffe im Hafen und Gebäude am Ufer. Boote fangen Fische. Münzen führen zu Sternen, und Sterne kreuzen weitere Kästchen an.
Gespielt werden zehn Runden; die meisten Punkte gewinnen. Ein Spiel von Ben Pinchback und Matt Riddle (Eagle-Gryphon Games), das wir nach der zweiten Auflage spielen. Wenn es dir gefällt, kauf dir ein Exemplar.`,
    },
  },
  {
    id: "start",
    figure: [
      { sign: "licence", name: { en: "license", de: "Lizenz" } },
      { sign: "boat", name: { en: "boat", de: "Boot" } },
    ],
    title: { en: "The start", de: "Der Start" },
    text: {
      en: `Everybody rolls a boat die (coins are rolled again) and marks the top three boxes of that type. They bring a license and a boat. Chance draws who is first; after each round the next one to the left is.`,
      de: `Jeder wirft einen Bootswürfel (Münzen werden neu geworfen) und kreuzt die obersten drei Kästchen dieses Typs an. Sie bringen eine Lizenz und ein Boot. Das Los bestimmt, wer beginnt; nach jeder Runde beginnt der Nächste zur Linken.`,
    },
  },
  {
    id: "round",
    title: { en: "A round", de: "Eine Runde" },
    text: {
      en: `- Boats: one boat die more than there are players is rolled. In turn everybody takes one and uses it. All use the last one at the same time.
- Income: everybody gets a coin, what lobster licenses add, and the coins of the cannery; 10 at most.
- Fishing, in even rounds only: all boats of all players fish.
- Town: as many town dice as players and one boat die, taken and used like the boat dice.`,
      de: `- Boote: Ein Bootswürfel mehr als Mitspieler wird geworfen. Reihum nimmt und nutzt jeder einen. Den letzten nutzen alle gleichzeitig.
- Einnahmen: Alle bekommen eine Münze, dazu die der Hummerlizenzen und der Konserven; höchstens 10.
- Fischen, nur in geraden Runden: Alle Boote aller Spieler fischen.
- Stadt: So viele Stadtwürfel wie Mitspieler und ein Bootswürfel, genommen und genutzt wie die Bootswürfel.`,
    },
  },
  {
    id: "dice",
    figure: [
      { sign: "shrimp", name: { en: "shrimp", de: "Garnele" } },
      { sign: "cod", name: { en: "cod", de: "Kabeljau" } },
      { sign: "lobster", name: { en: "lobster", de: "Hummer" } },
      { sign: "swordfish", name: { en: "swordfish", de: "Schwertfisch" } },
      { sign: "oyster", name: { en: "oyster", de: "Auster" } },
      { sign: "coins", name: { en: "coins", de: "Münzen" } },
      { sign: "harbor", name: { en: "harbor", de: "Hafen" } },
      { sign: "wharf", name: { en: "wharf", de: "Ufer" } },
      { sign: "market", name: { en: "market", de: "Markt" } },
    ],
    title: { en: "Dice", de: "Würfel" },
    text: {
      en: `- A boat type: mark the topmost open box of that type.
- Coins: earn 3 coins.
- Harbor: mark the topmost open box of any ship in the harbor.
- Wharf: mark the topmost open box of any building at the wharf.
- Market: earn coins by all the fish on your boats. The fish stay there.
- Any die can be 1 coin instead.`,
      de: `- Ein Bootstyp: Kreuze das oberste offene Kästchen dieses Typs an.
- Münzen: Verdiene 3 Münzen.
- Hafen: Kreuze das oberste offene Kästchen irgendeines Schiffs im Hafen an.
- Ufer: Kreuze das oberste offene Kästchen irgendeines Gebäudes am Ufer an.
- Markt: Verdiene Münzen nach allen Fischen auf deinen Booten. Die Fische bleiben dort.
- Jeder Würfel kann stattdessen 1 Münze sein.`,
    },
  },
  {
    id: "boxes",
    figure: [
      { sign: "licence", name: { en: "a license", de: "eine Lizenz" } },
      { sign: "boat", name: { en: "a boat", de: "ein Boot" } },
      { sign: "either", name: { en: "one of both", de: "eins von beiden" } },
      { sign: "fishing", name: { en: "a fishing of your own", de: "ein eigenes Fischen" } },
      { sign: "flag", name: { en: "completes a building", de: "macht ein Gebäude fertig" } },
    ],
    title: { en: "Boxes", de: "Kästchen" },
    text: {
      en: `Boxes of a section are marked from the top; none may be left out. Round boxes set something off at once:
- a license of the type,
- a boat of the type, or the ship,
- a question mark: a license or a boat, as you like; if only one of them is left, it is that one,
- a hook, in the Captain's Club: a fishing of your own,
- a flag: the building is completed and works from now on.
If no license or boat is left, the box is marked and nothing happens.`,
      de: `Die Kästchen eines Abschnitts werden von oben angekreuzt; keins wird ausgelassen. Runde Kästchen lösen sofort etwas aus:
- eine Lizenz des Typs,
- ein Boot des Typs oder das Schiff,
- ein Fragezeichen: eine Lizenz oder ein Boot, wie du willst; ist nur noch eins davon übrig, dann das,
- ein Haken, im Kapitänsclub: ein eigenes Fischen,
- eine Flagge: das Gebäude ist fertig und wirkt ab jetzt.
Ist keine Lizenz und kein Boot mehr übrig, wird das Kästchen angekreuzt, und nichts geschieht.`,
    },
  },
  {
    id: "stars",
    figure: [
      { sign: "coin", name: { en: "coin", de: "Münze" } },
      { sign: "star", name: { en: "star", de: "Stern" } },
    ],
    title: { en: "Coins and stars", de: "Münzen und Sterne" },
    text: {
      en: `Every coin marks the next box of the coin track. A star among these boxes is a star action: mark the topmost open box of any section at once, with all that it sets off; no coin, fish or hex box. You may let it go.
Star actions can lead to coins and so to further stars. Several are carried out one after the other. What is due for a die may come in any order: a star action before, between or after the uses of the die.
Stars that are reached while fishing wait until the fishing is over. Coins that do not fit on the track are lost.`,
      de: `Jede Münze kreuzt das nächste Kästchen der Münzleiste an. Ein Stern darunter ist eine Stern-Aktion: Kreuze sofort das oberste offene Kästchen irgendeines Abschnitts an, mit allem, was es auslöst; kein Münz-, Fisch- oder Sechseck-Kästchen. Du darfst darauf verzichten.
Stern-Aktionen können Münzen bringen und so weitere Sterne. Mehrere werden nacheinander ausgeführt. Was bei einem Würfel fällig ist, darf in jeder Reihenfolge kommen: eine Stern-Aktion vor, zwischen oder nach den Nutzungen des Würfels.
Sterne, die beim Fischen erreicht werden, warten, bis das Fischen vorbei ist. Münzen, die nicht mehr auf die Leiste passen, verfallen.`,
    },
  },
  {
    id: "licenses",
    title: { en: "Licenses", de: "Lizenzen" },
    text: {
      en: `Each type has three licenses. A higher level replaces the lower one. The second license of a type brings 2 coins at once; level 3 is worth points at the end.
- Shrimp: a shrimp die that you have chosen is any boat type or 3 coins. Level 2: and a star action. Level 3: twice, and a star action. It does not count for the last die, nor if you use the die as a coin, for a hex or at the salvage yard.
- Cod: 1, 2 or 3 coins for each boat that you launch.
- Lobster: 1, 2 or 3 coins more income.
- Swordfish: after the fishing phase a star action; at level 2 a coin with it; at level 3 two star actions. Not after a fishing of your own.
- Oyster: for each oyster boat, a coin instead of its second fish if you like; the boats hold 6, 8 or 10 fish.`,
      de: `Jeder Typ hat drei Lizenzen. Ein höheres Level ersetzt das niedrigere. Die zweite Lizenz eines Typs bringt sofort 2 Münzen; Level 3 ist am Ende Punkte wert.
- Garnele: Ein Garnelenwürfel, den du gewählt hast, ist jeder Bootstyp oder 3 Münzen. Level 2: dazu eine Stern-Aktion. Level 3: zweimal, dazu eine Stern-Aktion. Das gilt nicht für den letzten Würfel, und nicht, wenn du den Würfel als Münze, für ein Sechseck oder am Wertstoffhof nutzt.
- Kabeljau: 1, 2 oder 3 Münzen für jedes Boot, das du einsetzt.
- Hummer: 1, 2 oder 3 Münzen mehr Einnahmen.
- Schwertfisch: nach der Fischen-Phase eine Stern-Aktion; bei Level 2 dazu eine Münze; bei Level 3 zwei Stern-Aktionen. Nicht nach einem eigenen Fischen.
- Auster: für jedes Austernboot wahlweise eine Münze statt des zweiten Fischs; die Boote fassen 6, 8 oder 10 Fische.`,
    },
  },
  {
    id: "fishing",
    figure: [
      { sign: "boat", name: { en: "each boat", de: "jedes Boot" } },
      { sign: "fish", name: { en: "a fish", de: "ein Fisch" } },
    ],
    title: { en: "Fishing", de: "Fischen" },
    text: {
      en: `Every launched boat catches 1 fish until it is full; an oyster boat catches 2. When a fishing begins, the barge first catches a fish for each boat that is full already. All do this at the same time; then come the choices of oyster boats, the bonus of swordfish licenses and the stars that waited.`,
      de: `Jedes eingesetzte Boot fängt 1 Fisch, bis es voll ist; ein Austernboot fängt 2. Zu Beginn eines Fischens fängt zuerst der Lastkahn einen Fisch für jedes Boot, das schon voll ist. Alle tun das gleichzeitig; dann kommen die Entscheidungen der Austernboote, der Bonus der Schwertfischlizenzen und die Sterne, die gewartet haben.`,
    },
  },
  {
    id: "harbor",
    figure: [
      { sign: "king_crab", name: { en: "King Crab", de: "Königskrabbe" } },
      { sign: "captains_club", name: { en: "Captain’s Club", de: "Kapitänsclub" } },
      { sign: "research_vessel", name: { en: "Research Vessel", de: "Forschungsschiff" } },
      { sign: "barge", name: { en: "Barge", de: "Lastkahn" } },
      { sign: "inuit", name: { en: "Inuit", de: "Inuit" } },
    ],
    title: { en: "The harbor", de: "Der Hafen" },
    text: {
      en: `All ships but the club are boats: they count as boats, and cod licenses pay for them.
- King Crab: first the license, worth 5 points, with one bonus of the list (10 points at most) that nobody else can choose any more; then boats.
- Captain's Club: all your boats fish at once, nobody else's.
- Research Vessels: a point each; they catch nothing and are never full.
- Barge: a fish for each full boat when a fishing begins.
- Inuit: boats that fish like others.`,
      de: `Alle Schiffe außer dem Club sind Boote: Sie zählen als Boote, und Kabeljaulizenzen zahlen für sie.
- Königskrabbe: zuerst die Lizenz, 5 Punkte wert, mit einem Bonus der Liste (höchstens 10 Punkte), den sonst niemand mehr wählen kann; dann Boote.
- Kapitänsclub: Alle deine Boote fischen sofort, sonst keine.
- Forschungsschiffe: je ein Punkt; sie fangen nichts und sind nie voll.
- Lastkahn: zu Beginn eines Fischens ein Fisch für jedes volle Boot.
- Inuit: Boote, die wie andere fischen.`,
    },
  },
  {
    id: "wharf",
    figure: [
      { sign: "f-casino", name: { en: "Casino", de: "Kasino" } },
      { sign: "f-annas_bank", name: { en: "Anna’s Bank", de: "Anna’s Bank" } },
      { sign: "f-seafood_buffet", name: { en: "Seafood Buffet", de: "Meeresfrüchtebuffet" } },
      { sign: "f-salvage_yard", name: { en: "Salvage Yard", de: "Wertstoffhof" } },
      { sign: "f-fishermans_pub", name: { en: "Fisherman’s Pub", de: "Fischerkneipe" } },
      { sign: "f-bait_shop", name: { en: "Bait Shop", de: "Köderladen" } },
      { sign: "f-smokery", name: { en: "Smokery", de: "Räucherstube" } },
      { sign: "f-ridback_cannery", name: { en: "Ridback Cannery", de: "Ridback Konserven Co." } },
    ],
    title: { en: "The wharf", de: "Das Ufer" },
    text: {
      en: `A building works when all of its boxes are marked, and is then worth its points.
- Casino: once in every dice phase you may roll the die that you have taken again; what it shows then counts.
- Anna's Bank: 2 points for each marked box.
- Seafood Buffet: a boat die may fill the hex of its type; 1 to 5 hexes are 1, 3, 6, 10 or 15 points.
- Salvage Yard: a die may be a star action, three times in the game.
- Fisherman's Pub: 10 points.
- Bait Shop: a die used as a coin is 2 coins.
- Smokery: 2 coins more at the market.
- Ridback Cannery: in the income phase 1 coin for each full boat.`,
      de: `Ein Gebäude wirkt, wenn alle seine Kästchen angekreuzt sind, und ist dann seine Punkte wert.
- Kasino: Einmal in jeder Würfelphase darfst du den genommenen Würfel neu werfen; was er dann zeigt, gilt.
- Anna's Bank: 2 Punkte für jedes angekreuzte Kästchen.
- Meeresfrüchtebuffet: Ein Bootswürfel darf das Sechseck seines Typs füllen; 1 bis 5 Sechsecke sind 1, 3, 6, 10 oder 15 Punkte.
- Wertstoffhof: Ein Würfel darf eine Stern-Aktion sein, dreimal im Spiel.
- Fischerkneipe: 10 Punkte.
- Köderladen: Ein Würfel als Münze ist 2 Münzen.
- Räucherstube: am Markt 2 Münzen mehr.
- Ridback Konserven Co.: in der Einnahme-Phase 1 Münze für jedes volle Boot.`,
    },
  },
  {
    id: "together",
    title: { en: "At the same time", de: "Gleichzeitig" },
    text: {
      en: `The last die, stars of the income and everything after fishing are decided by all at the same time; what somebody has chosen is shown when all are done. What only one can have, a bonus of the King Crab or the silver trophy, is settled after that in turn order.`,
      de: `Der letzte Würfel, Sterne der Einnahmen und alles nach dem Fischen entscheiden alle gleichzeitig; was jemand gewählt hat, zeigt sich, wenn alle fertig sind. Was nur einer haben kann, ein Bonus der Königskrabbe oder die silberne Trophäe, wird danach in Zugreihenfolge geklärt.`,
    },
  },
  {
    id: "end",
    title: { en: "The end", de: "Das Ende" },
    text: {
      en: `After the last round you score:
- a point for each fish on your boats,
- the points of your boats,
- the King Crab license and licenses of level 3,
- completed buildings, the boxes of the bank and the hexes of the buffet,
- the bonus of the King Crab, the captain and trophies.
Ties go to the most fish; who is still tied has won too.`,
      de: `Nach der letzten Runde zählen:
- ein Punkt für jeden Fisch auf deinen Booten,
- die Punkte deiner Boote,
- die Königskrabbenlizenz und Lizenzen von Level 3,
- fertige Gebäude, die Kästchen der Bank und die Sechsecke des Buffets,
- der Bonus der Königskrabbe, der Kapitän und Trophäen.
Bei Gleichstand entscheiden die meisten Fische; wer dann noch gleichauf ist, hat auch gewonnen.`,
    },
  },
  {
    id: "cards",
    title: { en: "Captains and trophies", de: "Kapitäne und Trophäen" },
    text: {
      en: `Two modules that can be chosen at set-up.
- Captains: everybody is dealt one instead of rolling. You mark the top three boxes of his boat type and a box of each ship or building that he names, and have a bonus of your own at the end.
- Trophies: a gold and a silver one lie open. Gold goes at the end to whoever has most of something, to all who tie; silver at once to the first who has so many of something. Each is worth 5 points.`,
      de: `Zwei Module, die beim Aufbau gewählt werden können.
- Kapitäne: Statt zu würfeln bekommt jeder einen. Du kreuzt die obersten drei Kästchen seines Bootstyps an und je ein Kästchen der Schiffe oder Gebäude, die er nennt, und hast am Ende einen eigenen Bonus.
- Trophäen: Eine goldene und eine silberne liegen offen. Gold bekommt am Ende, wer von etwas am meisten hat, bei Gleichstand alle; Silber sofort, wer von etwas zuerst so viele hat. Jede ist 5 Punkte wert.`,
    },
  },
  {
    id: "solo",
    figure: [
      { sign: "ruth", name: { en: "Captain Ruth", de: "Kapitänin Ruth" } },
      { sign: "stone", name: { en: "a stone", de: "ein Stein" } },
    ],
    title: { en: "Alone against Captain Ruth", de: "Allein gegen Kapitänin Ruth" },
    text: {
      en: `Eight rounds with the dice for two. You are first in odd rounds, Ruth in even ones. She has no pad: for the die that she takes she strikes the two lowest open boxes of a section of yours, for the last die one. Her three stones lie on shrimp, King Crab and casino and go on clockwise after each round, over sections without open boxes.
- Boats: she takes the die of her stone's type, or the next one clockwise. Coins only if there is no type with open boxes; then one box at her stone.
- Town: harbor before wharf before the boat die before the market. Harbor and wharf she strikes at her stone, or next to it. The market costs you the next star of the coin track, which you then skip.
- A building counts as completed when you have marked all boxes that she has left, and at least one.
85 points and more are the highest rank, 75, 65 and 50 the next ones.`,
      de: `Acht Runden mit den Würfeln für zwei. In ungeraden Runden bist du zuerst dran, in geraden Ruth. Sie hat keinen Block: Für ihren Würfel streicht sie die zwei untersten offenen Kästchen eines deiner Abschnitte, für den letzten Würfel eins. Ihre drei Steine liegen auf Garnele, Königskrabbe und Kasino und ziehen nach jeder Runde im Uhrzeigersinn weiter, über Abschnitte ohne offene Kästchen hinweg.
- Boote: Sie nimmt den Würfel vom Typ ihres Steins oder den nächsten im Uhrzeigersinn. Münzen nur, wenn es keinen Typ mit offenen Kästchen gibt; dann ein Kästchen bei ihrem Stein.
- Stadt: Hafen vor Ufer vor Bootswürfel vor Markt. Bei Hafen und Ufer streicht sie an ihrem Stein oder daneben. Der Markt kostet dich den nächsten Stern der Münzleiste, den du dann überspringst.
- Ein Gebäude gilt als fertig, wenn du alle Kästchen angekreuzt hast, die sie übrig ließ, und mindestens eins.
Ab 85 Punkten ist der höchste Rang erreicht, ab 75, 65 und 50 die nächsten.`,
    },
  },
  {
    id: "sheet",
    title: { en: "The sheet", de: "Der Bogen" },
    text: {
      en: `The printed sheet is not ours to copy, and we have not seen it: the sheet here is a reconstruction from the rulebook. Numbers of boxes, boats and points may differ from the printed ones, and so may scores.
If you own the game, you can play on your own sheet. Copy the file of ours, write down what is printed in yours, let netloft sheet check it, and choose it when you set up a table.`,
      de: `Der gedruckte Bogen gehört nicht uns, und wir haben ihn nicht gesehen: Der Bogen hier ist eine Rekonstruktion nach der Anleitung. Zahlen von Kästchen, Booten und Punkten können von den gedruckten abweichen, und damit auch Ergebnisse.
Wer das Spiel besitzt, kann auf dem eigenen Bogen spielen. Kopiere die Datei von unserem, trage ein, was auf deinem steht, lass sie von netloft sheet prüfen, und wähle sie beim Aufbau eines Tisches.`,
    },
  },
];

export default rules;

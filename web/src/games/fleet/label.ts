// Short words for the buttons beside the question, with what they bring now.

import type { Option } from "../../lib/board";
import type { Label } from "../../lib/games";
import { w } from "../../lib/prefs.svelte";
import { fishOn, isBuilt, sectionOf, struckIn } from "./board/pad";
import type { FleetFacts, SectionId } from "./facts";
import type { FleetView } from "./view";

const label: Label<FleetView, FleetFacts> = ({ kind }: Option, view, facts, me) => {
  const pad = view.pads[me];
  const built = (id: SectionId) => isBuilt(sectionOf(facts, id), pad, struckIn(view.ruth ?? null, id));
  switch (kind) {
    case "coins":
      return w(`${facts.coin.face} coins`, `${facts.coin.face} Münzen`);
    case "die as coin": {
      const number = built("bait_shop") ? facts.coin.bait : facts.coin.die;
      return number === 1 ? w("as 1 coin", "als 1 Münze") : w(`as ${number} coins`, `als ${number} Münzen`);
    }
    case "market": {
      const fish = fishOn(pad);
      const row = facts.market.steps.filter((step) => step.from <= fish).at(-1);
      const number = (row?.coins ?? 0) + (built("smokery") ? facts.market.smokery : 0);
      return w(`${number} coins at the market`, `${number} Münzen am Markt`);
    }
    case "fill hex":
      return w("fill the hex", "Sechseck füllen");
    case "salvage":
      return w("a star action", "eine Stern-Aktion");
    case "second fish":
      return w("a second fish", "ein zweiter Fisch");
    case "coin instead":
      return w("a coin", "eine Münze");
    case "forgo star":
      return w("let the star go", "Stern verfällt");
    case "keep":
      return w("keep it", "so lassen");
    case "reroll":
      return w("roll again", "neu würfeln");
    default:
      return undefined;
  }
};

export default label;

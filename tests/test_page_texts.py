"""Every sentence of the page can be translated: it stands where the extractor finds it, and a filled one is found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from scripts import page_texts

ROOT: Final = Path(__file__).parents[1]
PLACES: Final = {ROOT / "web/src/lib/prefs.svelte.ts"}
"""The one module of the page that knows English and German."""

PART: Final = """<!-- A part. -->
<script lang="ts">
  import { w } from "./prefs";
  import { count } from "./words";
  let { here, n }: { here: string; n: number } = $props();
  const name = $derived(n === 1 ? w("one", "eins") : here);
  const words = count(n, ["boat", "boats"], ["Boot", "Boote"]);
</script>

<p title={w("A title", 'Ein Titel')}>{w(`Waiting for ${here}, ${name} left.`, `Warten auf ${here}.`)} {words}</p>
<p>{w(n === 1 ? "1 hut" : `${n} huts`, "Hütten")}: {n} <code>netloft serve</code></p>
"""
PREFS: Final = "export function w(en: string, de: string): string {}"
WORDS: Final = """
import { w } from "./prefs";
export const count = (n: number, en: [string, string], de: [string, string]) => `${n} ${w(en[+(n > 1)], de[+(n > 1)])}`;
export const rules = { title: { en: "Rules", de: "Regeln" }, text: { en: `
First line.
Last line.`, de: `Zeilen` } };
"""


def extracted(folder: Path, files: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """Extract the sentences of files."""
    for name, text in ({"prefs.ts": PREFS} | files).items():
        (folder / name).write_text(text, encoding="utf-8")
    return page_texts.read(folder)


def test_sentences_are_found_where_they_stand(tmp_path: Path) -> None:
    """Arguments of functions that take English, pairs of both languages, and data; a value is a placeholder."""
    found, problems = extracted(
        tmp_path, {"Part.svelte": PART, "words.ts": WORDS, "steps.json": '[{"en": "Go", "de": "Los"}]'}
    )
    assert problems == []
    assert found == {
        "one": "Part.svelte:6",
        "boat": "Part.svelte:7",
        "boats": "Part.svelte:7",
        "A title": "Part.svelte:10",
        "Waiting for {}, {} left.": "Part.svelte:10",
        "1 hut": "Part.svelte:11",
        "{} huts": "Part.svelte:11",
        "Rules": "words.ts:4",
        "First line.\nLast line.": "words.ts:4",
        "Go": "steps.json",
    }


BAD: Final = {
    "<p>Some words</p>": "not in w(en, de): Some words",
    '<p aria-label="Some words"></p>': "not in w(en, de): Some words",
    '<p>{here ? "Yes" : ""}</p>': 'not in w(en, de): "Yes"',
    "<p>{`Some ${here}`}</p>": "not in w(en, de): `Some ${here}`",
    '<p>{w(here, "x")}</p>': "found here",
    '<p>{w("a" + here, "x")}</p>': 'found "a" + here',
    '<p>{w(`Some ${here ? "old" : "new"} words`, "x")}</p>': 'found "old"',
    '<script>const old = $derived(here ? "old" : 3);</script><p>{w(`Some ${old} words`, "x")}</p>': 'found "old"',
    '<p>{w(`Some ${here}${here}`, "x")}</p>': "Some {}{} has values side by side",
    '<p>{w(`${here}Lovelace nets`, "x")} {w(`${here}/${here} nets`, "x")}</p>': "{}/{} nets is read as {}Lovelace nets",
}
"""Texts that cannot be translated, and what is said about each."""


def test_what_cannot_be_translated_is_a_problem(tmp_path: Path) -> None:
    """Text outside w(), a sentence that is not written out, words in a value, and sentences that are mixed up."""
    head = '<script module>import { w } from "./prefs";</script>'
    _, problems = extracted(tmp_path, {f"Part{at}.svelte": head + written for at, written in enumerate(BAD)})
    for at, said in enumerate(BAD.values()):
        about = [problem for problem in problems if problem.startswith(f"Part{at}.svelte:1: ")]
        assert any(said in problem for problem in about), (said, about)


def test_every_sentence_of_the_page_can_be_translated() -> None:
    """Nothing on the page is written where the extractor does not find it."""
    assert page_texts.problems() == []
    assert page_texts.sentences()["Waiting for {}."].startswith("web/src/server/table.svelte.ts:")


def test_only_one_module_of_the_page_knows_the_two_languages() -> None:
    """No other compares the language, chooses by it, or names English or German."""
    named = re.compile(r"""["'`](?:en|de)["'`]|\[prefs\.lang\]|prefs\.lang\s*[!=]==?|\.(?:en|de)\b""")
    found: list[str] = []
    for path in sorted([*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]):
        lines = path.read_text(encoding="utf-8").splitlines() if path not in PLACES else []
        found += [f"{path.relative_to(ROOT)}:{at}" for at, line in enumerate(lines, start=1) if named.search(line)]
    assert found == []

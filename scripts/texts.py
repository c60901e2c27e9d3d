"""Extract the English sentences of the Python code and of the page, and make and check catalogues of further languages.

just texts                 list the sentences, each with its place
just texts new xx          write an empty catalogue to src/netloft/languages/xx.json
just texts check FILE      name missing, unknown and damaged entries, with their lines
just texts pseudo FILE     write a pseudo-language, which shows what does not go through the catalogue
"""

import argparse
import ast
import json
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from netloft.core.catalogue import PLACEHOLDER, SHIPPED, read
from scripts import page_texts
from scripts.environment import ROOT

SOURCE = ROOT / "src" / "netloft"
ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")


def written(node: ast.expr) -> str | None:
    """Return what a string says, with a placeholder for each value of an f-string; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values])
    return None


def english_arguments(trees: list[ast.Module]) -> dict[str, list[int]]:
    """Find functions and classes that take English: the places of their arguments named `en` or `..._en`."""
    found: dict[str, list[int]] = {}
    for node in [node for tree in trees for node in ast.walk(tree)]:
        functions = {node.name: node} if isinstance(node, ast.FunctionDef) else {}
        if isinstance(node, ast.ClassDef):
            inside = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
            functions = dict.fromkeys([node.name], inside[0]) if inside else {}
        for name, function in functions.items():
            names = [argument.arg for argument in function.args.args if argument.arg != "self"]
            places = [at for at, argument in enumerate(names) if argument == "en" or argument.endswith("_en")]
            if places and name != "__init__":
                found[name] = places
    return found


def in_python(path: Path, tree: ast.Module, takes: dict[str, list[int]]) -> Iterator[tuple[str, str]]:
    """Find the sentences of a module, and pairs of names in its tables."""
    where = path.relative_to(ROOT).as_posix()
    for node in ast.walk(tree):
        given: list[ast.expr] = []
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [node.args[at] for at in takes.get(name, []) if at < len(node.args)]
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Tuple):
            rows = [row.elts for row in node.value.elts if isinstance(row, ast.Tuple)]
            given = [row[0] for row in rows if len(row) == 2 and all(map(written, row))]
        for part in given:
            said = written(part)
            if said is not None and any(map(str.isalpha, PLACEHOLDER.sub("", said))):
                yield said, f"{where}:{part.lineno}"


def in_deck(path: Path) -> Iterator[tuple[str, str]]:
    """Find the names of the cards in a deck file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"card", "deck"}:
            names = [said for part in node.args if (said := written(part)) is not None]
            if len(names) == 2:
                yield names[0], f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"


def in_table(value: object, where: str) -> Iterator[tuple[str, str]]:
    """Find the English of everything that has English and German in a data file."""
    if isinstance(value, dict):
        if isinstance(value.get("en"), str) and "de" in value:
            yield value["en"], where
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from in_table(part, where)


@cache
def sentences() -> dict[str, str]:
    """Return all English sentences in order, each with the first place where it stands."""
    modules = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
    takes = english_arguments(list(modules.values()))
    found = [pair for path, tree in modules.items() for pair in in_python(path, tree, takes)]
    for path in sorted(SOURCE.rglob("*.deck")):
        found += in_deck(path)
    for path in sorted(SOURCE.rglob("*.toml")):
        found += in_table(tomllib.loads(path.read_text(encoding="utf-8")), path.relative_to(ROOT).as_posix())
    return dict(reversed(found))


PARTS: Final[dict[str, Callable[[], dict[str, str]]]] = {"texts": sentences, "page": page_texts.sentences}
"""The parts of a catalogue, each with what finds its sentences."""


def placeholders(sentence: str) -> list[int]:
    """List which values a sentence is filled with."""
    named = PLACEHOLDER.findall(sentence)
    return sorted([int(name) if name else at for at, name in enumerate(named)])


def problems(path: Path) -> list[str]:
    """List what is wrong with a catalogue."""
    read(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    data = json.loads("\n".join(lines))
    found: list[str] = []
    begun = 0
    for part, known in PARTS.items():
        texts: dict[str, str] = data.get(part, {})
        begun = line_of(part, lines, begun)
        for english, said in texts.items():
            at = line_of(english, lines, begun)
            if english not in known():
                found.append(f"{path.name}:{at}: unknown: {english!r}")
            elif not said:
                found.append(f"{path.name}:{at}: missing: {english!r}")
            elif placeholders(said) != placeholders(english):
                found.append(f"{path.name}:{at}: other placeholders: {english!r} -> {said!r}")
        missing = [(text, place) for text, place in known().items() if text not in texts]
        found += [f"{path.name}: missing in {part}: {text!r} ({place})" for text, place in missing]
    return found


def line_of(key: str, lines: list[str], begun: int) -> int:
    """Return the number of the line that begins with a key, from a line on; 0 if there is none."""
    written = json.dumps(key, ensure_ascii=False) + ":"
    found = [
        number for number, line in enumerate(lines, start=1) if number > begun and line.strip().startswith(written)
    ]
    return found[0] if found else 0


def pseudo(sentence: str) -> str:
    """Write a sentence with accents and a little longer, its placeholders as they are."""
    return sentence.translate(ACCENTS) + "~" if sentence else ""


def in_pseudo() -> dict[str, dict[str, str]]:
    """Return the parts of a catalogue in the pseudo-language."""
    return {part: {english: pseudo(english) for english in known()} for part, known in PARTS.items()}


def write(path: Path, name: str, parts: dict[str, dict[str, str]]) -> None:
    """Write a catalogue, one entry a line."""
    data = {"name": name, "decimal": "."} | parts
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    """Run a command."""
    parser = argparse.ArgumentParser(prog="just texts", description=__doc__.partition("\n")[0])
    parser.add_argument("command", nargs="?", choices=["list", "new", "check", "pseudo"], default="list")
    parser.add_argument("what", nargs="?", default="")
    asked = parser.parse_args()
    if asked.command != "list" and not asked.what:
        parser.error(f"{asked.command} needs a language or a file")
    if asked.command == "new":
        path = SHIPPED / f"{asked.what}.json"
        if path.exists():
            parser.error(f"{path.name} exists")
        write(path, asked.what, {part: dict.fromkeys(known(), "") for part, known in PARTS.items()})
    elif asked.command == "pseudo":
        write(Path(asked.what), "Pseudo", in_pseudo())
    elif asked.command == "check":
        try:
            found = page_texts.problems() + problems(Path(asked.what))
        except ValueError as error:
            parser.error(str(error))
        print("\n".join(found) or "complete")
        return 1 if found else 0
    else:
        for known in PARTS.values():
            print("\n".join(f"{place}: {english!r}" for english, place in known().items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

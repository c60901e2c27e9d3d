"""Writes the types of the page: the messages of the protocol, and for every game that has a folder there, its view
and what is printed.

just page-types    writes web/src/server/wire.ts, and view.ts and facts.ts in web/src/games/GAME
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec.inspect as kinds

import netloft
from netloft.core import shapes
from netloft.core.game import Game, Setting
from netloft.core.position import Position
from netloft.core.shapes import Fields, Named, PerSeat, Shape
from netloft.server import wire
from netloft.server.facts import facts_of
from scripts.environment import ROOT

Kind = TypeVar("Kind", bound=Shape)

WEB: Final = ROOT / "web" / "src"
HEAD: Final = "// Written by `just page-types`; change the Python source instead.\n"
MOST_WORDS: Final = 12  # of which a type lists every one
NO_NAMES: Final[Mapping[frozenset[object], str]] = {}
COMMON: Final = "View"
"""What every view has; the types of games add to it."""


# The protocol.


def protocol() -> str:
    """Write the messages, and what they are made of."""
    found: dict[str, type] = {}
    for message in [*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)]:
        collect(message, found)
    parts = [f"export const PROTOCOL = {wire.PROTOCOL};\n", common_view()]
    parts += [interface(struct) for struct in found.values()]
    parts += [
        union("ClientMessage", get_args(wire.ClientMessage)),
        union("ServerMessage", get_args(wire.ServerMessage)),
    ]
    answers = [f"  {tag_of(asked)}: {answer.__name__};\n" for asked, answer in wire.ANSWERS.items()]
    parts.append(
        "/** What answers each request that is not refused. */\nexport interface Answers {\n" + "".join(answers) + "}\n"
    )
    return HEAD + "\n" + "\n".join(parts)


def union(name: str, messages: Sequence[type]) -> str:
    """Write a choice of messages."""
    return f"export type {name} =" + "".join([f"\n  | {message.__name__}" for message in messages]) + ";\n"


def tag_of(message: type) -> str:
    """Return the kind of a message."""
    return str(struct_info(message).tag)


def collect(struct: type, found: dict[str, type]) -> None:
    """Note a struct after those that it is made of."""
    for field in struct_info(struct).fields:
        for part in structs_in(field.type):
            collect(part.cls, found)
    found.setdefault(struct.__name__, struct)


def struct_info(struct: type) -> kinds.StructType:
    """Look a struct up."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    return info


def structs_in(kind: kinds.Type) -> Iterator[kinds.StructType]:
    """Find the structs of which a field is made."""
    match kind:
        case kinds.StructType():
            yield kind
        case kinds.ListType() | kinds.VarTupleType():
            yield from structs_in(kind.item_type)
        case kinds.UnionType():
            for one in kind.types:
                yield from structs_in(one)


def interface(struct: type) -> str:
    """Write a struct."""
    info = struct_info(struct)
    head = f"/** {(inspect.getdoc(struct) or '').partition(chr(10))[0]} */\n"
    if info.array_like:
        items = ", ".join([f"{field.encode_name}: {typed(field.type)}" for field in info.fields])
        return f"{head}export type {struct.__name__} = [{items}];\n"
    rows = [f"  {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field else []
    omits = bool(getattr(struct, "__struct_config__").omit_defaults)  # noqa: B009 - mypy does not know it
    asked = issubclass(struct, wire.Request)
    for field in info.fields:
        optional = "?" if (omits and not field.required) or (asked and is_empty(field)) else ""
        kind = COMMON if field.name == "view" else typed(field.type)
        rows.append(f"  {field.encode_name}{optional}: {kind};")
    return f"{head}export interface {struct.__name__} {{\n" + "\n".join(rows) + "\n}\n"


def is_empty(field: kinds.Field) -> bool:
    """Say whether a field stands for nothing where it is left out."""
    return field.default is None or field.default_factory is dict


def typed(kind: kinds.Type, names: Mapping[frozenset[object], str] = NO_NAMES) -> str:
    """Write the type of a field; choices of words can have names."""
    match kind:
        case kinds.StrType():
            return "string"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.StructType() | kinds.TypedDictType():
            return kind.cls.__name__
        case kinds.LiteralType():
            return names.get(frozenset(kind.values)) or " | ".join([json.dumps(value) for value in kind.values])
        case kinds.ListType():
            return listed(typed(kind.item_type, names))
        case kinds.TupleType():
            return f"[{', '.join([typed(item, names) for item in kind.item_types])}]"
        case kinds.DictType():
            return f"Record<string, {typed(kind.value_type, names)}>"
        case kinds.UnionType():
            return " | ".join(sorted([typed(one, names) for one in kind.types], key=lambda text: text == "null"))
        case kinds.AnyType():
            return "unknown"
    raise TypeError(f"no type of the page is known for {kind!r}")


def common_view() -> str:
    """Write what every view has."""
    rows = ["game: string", "rules: number", "seats: number", "options: Record<string, unknown>", "deciders: number[]"]
    rows += ["together: boolean", "over: boolean"]
    head = "/** What the view of every game has. */\n"
    return head + f"export interface {COMMON} {{\n" + "".join([f"  {row};\n" for row in rows]) + "}\n"


# What is printed.


def facts_types(game: str) -> str:
    """Write the types of what is printed in a game, as its facts declare it."""
    described = get_type_hints(facts_of(game).facts)["return"]
    declared = vars(sys.modules[described.__module__])
    choices = {name: get_args(value) for name, value in declared.items() if get_origin(value) is Literal}
    found: dict[str, kinds.TypedDictType] = {}
    collect_records(kinds.type_info(described), found)
    parts = [f"export type {name} = {' | '.join(map(json.dumps, words))};\n" for name, words in choices.items()]
    names: dict[frozenset[object], str] = {frozenset(words): name for name, words in choices.items()}
    return HEAD + "\n" + "\n".join([*parts, *[record(kind, names) for kind in found.values()]])


def collect_records(kind: kinds.Type, found: dict[str, kinds.TypedDictType]) -> None:
    """Note every record in a type after those that it is made of."""
    match kind:
        case kinds.TypedDictType():
            for field in kind.fields:
                collect_records(field.type, found)
            found.setdefault(kind.cls.__name__, kind)
        case kinds.ListType():
            collect_records(kind.item_type, found)
        case kinds.DictType():
            collect_records(kind.value_type, found)
        case kinds.UnionType():
            for one in kind.types:
                collect_records(one, found)


def record(kind: kinds.TypedDictType, names: Mapping[frozenset[object], str]) -> str:
    """Write things by their names."""
    doc = (inspect.getdoc(kind.cls) or "").partition("\n")[0]
    head = "" if doc.startswith("dict(") else f"/** {doc} */\n"
    declared = list(kind.cls.__annotations__)
    rows: list[str] = []
    for field in sorted(kind.fields, key=lambda field: declared.index(field.name)):
        optional = "" if field.required else "?"
        rows.append(f"  {quoted(field.name)}{optional}: {typed(field.type, names)};\n")
    return f"{head}export interface {kind.cls.__name__} {{\n" + "".join(rows) + "}\n"


def quoted(name: str) -> str:
    """Write the name of a field."""
    return name if name.isidentifier() else json.dumps(name)


# The views.


def view_of(game: Game) -> str:
    """Write the view of a game with any seats and settings; what not every game shows is optional."""
    described = [fields for g in variants(game) if (fields := game.describe(g)) is not None]
    title = "".join([word.capitalize() for word in game.name.split("_")])
    head = f'{HEAD}\nimport type {{ {COMMON} }} from "../../server/wire";\n'
    return f"{head}\nexport interface {title}View extends {COMMON} {object_of(described, 0)}\n"


def variants(game: Game) -> Iterator[Position]:
    """Return positions with every number of seats, and with every choice of every setting."""
    for seats in game.seats:
        yield game.new(seats)
        for setting in game.setup():
            for choice in choices_of(setting):
                try:
                    yield game.new(seats, {setting.name: choice})
                except netloft.NetloftError:
                    continue  # not for so many


def choices_of(setting: Setting) -> Sequence[Any]:
    """List the choices of a setting but for the default."""
    return [choice for choice in setting.choices if choice != setting.default]


def object_of(variants: Sequence[Fields], depth: int) -> str:
    """Write fields by their names; `?` marks those that some variants lack."""
    names = dict.fromkeys([name for fields in variants for name in fields.seen()])
    indent = "  " * (depth + 1)
    rows: list[str] = []
    for name in names:
        parts = [fields.seen()[name] for fields in variants if name in fields.seen()]
        optional = "?" if len(parts) < len(variants) or isinstance(parts[0], shapes.Sometimes) else ""
        rows.append(f"{indent}{quoted(name)}{optional}: {merged(parts, depth + 1)};\n")
    return "{\n" + "".join(rows) + "  " * depth + "}"


def merged(parts: Sequence[Shape], depth: int) -> str:
    """Write the type of a thing that has one of several shapes of the same kind."""
    first = parts[0]
    match first:
        case shapes.Same() | shapes.Sometimes() | shapes.There():
            wrapped = (shapes.Same, shapes.Sometimes, shapes.There)
            return merged([part.shape if isinstance(part, wrapped) else part for part in parts], depth)
        case PerSeat():
            both = [one for part in of_kind(parts, PerSeat) for one in (part.mine, part.theirs)]
            return listed(merged(both, depth))
        case shapes.Row():
            return listed(merged([part.shape for part in of_kind(parts, shapes.Row)], depth))
        case shapes.Pair():
            return f"[{merged([first.first], depth)}, {merged([first.second], depth)}]"
        case Named():
            named = of_kind(parts, Named)
            keys = words([shapes.Word(part.names) for part in named])
            value = merged([part.shape for part in named], depth)
            return f"Record<{keys}, {value}>" if first.full else f"Partial<Record<{keys}, {value}>>"
        case Fields():
            return object_of(of_kind(parts, Fields), depth)
        case _:
            return simple(parts)


def of_kind(parts: Sequence[Shape], kind: type[Kind]) -> list[Kind]:
    """Return the shapes of one kind."""
    return [part for part in parts if isinstance(part, kind)]


def simple(parts: Sequence[Shape]) -> str:
    """Write the type of a thing that is made of no other shapes."""
    first = parts[0]
    match first:
        case shapes.Number() | shapes.Points():
            return "number"
        case shapes.Flag():
            return "boolean"
        case shapes.Word():
            return words(of_kind(parts, shapes.Word))
        case shapes.Seat():
            return "number | null" if first.none else "number"
        case shapes.Counts() | shapes.SomeSeats():
            counted = [part.word for part in of_kind(parts, shapes.Counts)]
            return listed(words(counted)) if len(counted) == len(parts) else "number[]"
    raise TypeError(f"no type of the page is known for {first!r}")


def words(parts: Sequence[shapes.Word]) -> str:
    """Write a choice of words: each of them if they are few and always the same."""
    first = parts[0]
    allowed = [*first.words, *([] if first.none is None else [first.none])]
    kind = "number" if all(isinstance(word, int) for word in allowed) else "string"
    if kind == "number" or first.varies or len(allowed) > MOST_WORDS or len({part.words for part in parts}) > 1:
        return kind
    return " | ".join([json.dumps(word) for word in allowed])


def listed(item: str) -> str:
    """Write a list."""
    return f"({item})[]" if " | " in item and not item.startswith("{") else f"{item}[]"


def files() -> dict[Path, str]:
    """Return all files of types, with what stands in them."""
    found = {WEB / "server" / "wire.ts": protocol()}
    for name in netloft.games():
        folder = WEB / "games" / name
        if folder.is_dir():
            found[folder / "view.ts"] = view_of(netloft.game(name))
            found[folder / "facts.ts"] = facts_types(name)
    return found


def main() -> int:
    """Write what changed, and say what that is."""
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT).as_posix()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

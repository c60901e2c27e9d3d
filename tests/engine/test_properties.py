"""What holds for every position of random games in every mode."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

import netloft
from netloft import CHANCE, Illegal
from netloft.core.effect import Choice
from netloft.core.position import Position
from netloft.games.kaivai.rules.position import Kaivai
from netloft.games.nusfjord.rules.cards.elders import NAMES
from tests.engine.kaivai.invariants import check_coast
from tests.engine.walk import MODES, check, new, random_choice, walk

GAMES = 3  # of each mode; `just soak` plays thousands


def viewers(g: Position) -> list[int | None]:
    """List everybody who may look."""
    return [*range(g.seats), None]


@pytest.mark.parametrize("mode", MODES)
def test_pieces_are_conserved(mode: str) -> None:
    """Nothing is negative, nothing is lost, and the game ends."""
    for seed in range(GAMES):
        for g in walk(mode, seed):
            check(g)
        assert g.over
        assert g.winners()


@pytest.mark.parametrize("mode", ["kaivai-3", "kaivai-4", "kaivai-4-2005-no-dice"])
def test_the_coast_agrees_with_a_plain_search(mode: str) -> None:
    """Open water and the sites that would split it are what a search over coordinates finds."""
    for seed in range(4):
        tiles = -1
        for g in walk(mode, seed):
            assert isinstance(g, Kaivai)
            if g.coast.tiles != tiles:
                tiles = g.coast.tiles
                check_coast(g)


@pytest.mark.parametrize("mode", MODES)
def test_options_are_exactly_what_can_be_played(mode: str) -> None:
    """Every option can be played; everything else is refused with a reason and changes nothing."""
    for number, g in enumerate(walk(mode, 11)):
        for seat in g.deciders if number % 7 == 0 else ():
            legal = {option.text for option in g.options(seat)}
            before = g.dump()
            lanes = [lane.position for lane in g.lanes or [] if lane.seat == seat]
            at = lanes[0] if lanes else g
            assert isinstance(at.asked, Choice)
            assert len(legal) == len(g.options(seat)) >= (1 if at.conceals(seat, at.asked) else 2)
            for candidate in at.asked.candidates:
                reason = at.asked.forbids(at, seat, candidate)
                assert (reason is None) == (candidate.text in legal), (candidate.text, reason and reason.en)
            for text in g.game.actions:
                why = g.why_not(seat, text)
                if text in legal:
                    g.copy().play(seat, text)
                elif number % 5 == 0:
                    with pytest.raises(Illegal) as refused:
                        g.play(seat, text)
                    assert str(refused.value) == why
            assert g.dump() == before


@pytest.mark.parametrize("mode", MODES)
def test_a_dump_goes_on_identically(mode: str) -> None:
    """Saved as JSON and loaded, a position is equal, asks the same, and goes on the same."""
    rng = Random(5)
    for g in walk(mode, 21):
        loaded = g.game.load(json.loads(json.dumps(g.dump())))
        assert loaded == g
        assert loaded.deciders == g.deciders
        for seat in g.deciders:
            assert [o.text for o in loaded.options(seat)] == [o.text for o in g.options(seat)]
        if not g.over:
            seat, text = random_choice(g, rng)
            after = g.copy()
            after.play(seat, text)
            loaded.play(seat, text)
            assert loaded == after


@pytest.mark.parametrize("mode", MODES)
def test_a_record_replays_to_the_same_position(mode: str) -> None:
    """As text and as JSON, at every tenth position and at the end."""
    for number, g in enumerate(walk(mode, 31)):
        if number % 10 == 0 or g.over:
            record = g.record()
            assert g.game.replay(netloft.read_record(record.to_text())) == g
            assert g.game.replay(netloft.read_record(json.dumps(record.to_json()))) == g


@pytest.mark.parametrize("mode", MODES)
def test_copies_are_independent(mode: str) -> None:
    """A copy played to its end does not touch the original, nor the other way round."""
    for number, g in enumerate(walk(mode, 41)):
        if number % 20 == 0:
            before = g.dump()
            copy = g.copy()
            netloft.Luck(number).play_out(copy)
            assert g.dump() == before
            assert copy.over
    end = g.dump()
    again = g.copy()
    assert again.dump() == end


def short_of_fish(mode: str, seed: int) -> Iterator[Position]:
    """Walk through a fishing phase of Nusfjord in which everybody has more elders than fish."""
    g = next(g for number, g in enumerate(walk(mode, seed)) if number == 30)
    data = g.dump()
    names = iter([name for name, _ in NAMES if name != "Freed Willy"])
    for harbor in data["harbors"]:
        harbor["council"] = {next(names): {"fish": 1} for _ in range(4)}
        harbor["track"] = {}
    data |= {"elders": [[]] * 6, "face-down": [], "forgotten": [], "forgotten pile": [], "ships": {}}
    data["to_do"] = [[CHANCE, "rounds"], [CHANCE, "fishing phase"]]
    short = g.game.load(data)
    rng = Random(seed)
    for _ in range(40):
        yield short
        short.play(*random_choice(short, rng))


def together_walk(mode: str, seed: int) -> Iterator[Position]:
    """Walk to where seats decide together; in Kaivai that is at the end, with plenty of influence markers left."""
    if mode.startswith("nusfjord"):
        yield from short_of_fish(mode, seed)
        return
    if not mode.startswith("kaivai"):
        yield from walk(mode, seed)
        return
    for g in walk(mode, seed):
        if "village to score" in [text for _, text in g.dump()["to_do"]]:
            break
    dump = g.dump()
    rich = g.game.load({**dump, "influence": [40] * len(dump["influence"])})
    rng = Random(seed)
    while not rich.over:
        yield rich
        rich.play(*random_choice(rich, rng))


@pytest.mark.parametrize("mode", [mode for mode in MODES if MODES[mode][1] > 1])
def test_nobody_sees_what_others_hold_in_their_fist(mode: str) -> None:
    """While seats decide together, views, logs, records, options and previews do not depend on others' answers."""
    rng = Random(3)
    permuted = 0
    for g in together_walk(mode, 51):
        if len(g.deciders) < 2:
            continue
        seat = g.deciders[0]
        options = [option.text for option in g.options(seat)]
        one, other = g.copy(), g.copy()
        one.play(seat, options[0])
        other.play(seat, options[-1])
        for answering in (one, other):
            while seat in answering.deciders:  # that it has answered all is public
                answering.play(seat, answering.options(seat)[0].text)
        for viewer in viewers(g):
            if viewer == seat:
                continue
            assert one.view(viewer) == other.view(viewer)
            assert one.log(viewer, "de") == other.log(viewer, "de")
            assert one.record(viewer).to_json() == other.record(viewer).to_json()
            if viewer in one.deciders and viewer is not None:
                assert [o.text for o in one.options(viewer)] == [o.text for o in other.options(viewer)]
                for option in one.options(viewer):
                    ahead, also = one.preview(viewer, option.text), other.preview(viewer, option.text)
                    assert ahead.changes == also.changes
                    assert ahead.words("en") == also.words("en")
                    assert ahead.following == also.following
                redealt = one.redeal(viewer, rng)
                assert redealt.view(viewer) == one.view(viewer)
                assert redealt.deciders == one.deciders
                netloft.Luck(1).play_out(redealt)
        assert one.record(seat).to_json() != other.record(seat).to_json(), "but the seat itself knows"
        permuted += 1
    assert permuted >= 3, "the walk met secret decisions"


@pytest.mark.parametrize("mode", ["kaivai-3", "kaivai-4", "kaivai-2", "kaivai-3-2005"])
def test_covered_influence_is_in_no_other_view(mode: str) -> None:
    """Other seats' influence markers change neither a view nor the viewer's own options."""
    looked = 0
    for g in walk(mode, 61):
        if len(g.deciders) != 1 or g.deciders[0] == CHANCE:
            continue
        viewer = g.deciders[0]
        dump = g.dump()
        for other in range(g.seats):
            if other != viewer:
                dump["influence"][other] = 0 if looked % 2 else dump["influence"][other] + 5
        changed = g.game.load(dump)
        assert changed.view(viewer) == g.view(viewer)
        assert changed.view(None) == g.view(None)
        assert [o.text for o in changed.options(viewer)] == [o.text for o in g.options(viewer)]
        for option in g.options(viewer)[:: 5 if looked % 4 else 1]:
            assert changed.preview(viewer, option.text).changes == g.preview(viewer, option.text).changes
            assert changed.preview(viewer, option.text).words() == g.preview(viewer, option.text).words()
            assert changed.preview(viewer, option.text).following == g.preview(viewer, option.text).following
        looked += 1
    assert looked > 50


@pytest.mark.parametrize("mode", MODES)
def test_views_hold_only_plain_data(mode: str) -> None:
    """Views are JSON, for every viewer, and say who decides."""
    for number, g in enumerate(walk(mode, 71)):
        if number % 10 == 0:
            for viewer in viewers(g):
                view = g.view(viewer)
                assert json.loads(json.dumps(view)) == view
                assert view["deciders"] == list(g.deciders)


@pytest.mark.parametrize("mode", MODES)
def test_previews_tell_what_then_happens(mode: str) -> None:
    """What a preview says of an option is what the log says when it is played, if nothing hidden or random comes."""
    compared = 0
    for number, g in enumerate(walk(mode, 81)):
        if number % 6 or g.over or g.deciders[0] == CHANCE or g.lanes is not None:
            continue
        seat = g.deciders[0]
        before = len(g.log(seat, "en"))
        for option in g.options(seat)[:5]:
            preview = g.preview(seat, option.text)
            after = g.copy()
            after.play(seat, option.text)
            log = after.log(seat, "en")[before:]
            assert log[: len(preview.words("en"))] == preview.words("en")
            assert len(preview.words("de")) == len(preview.words("en"))
            for place, old, new_value in preview.changes:
                assert old != new_value, place
            if preview.following:
                assert preview.following == [then.text for then in after.options(seat)]
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("mode", MODES)
def test_every_option_has_words_in_both_languages(mode: str) -> None:
    """Labels, questions and log lines exist in English and German, and are filled in."""
    for number, g in enumerate(walk(mode, 91)):
        for seat in g.deciders if number % 5 == 0 else ():
            for lang in ("en", "de"):
                assert g.question(seat, lang)
                for option in g.options(seat):
                    assert option.label(lang)
                    assert "{" not in option.label(lang)
    english, german = g.log(None, "en"), g.log(None, "de")
    assert len(english) == len(german) > 100
    assert not [line for line in english + german if "{" in line]


def test_redeal_keeps_what_can_be_counted_and_draws_what_cannot() -> None:
    """Influence is known to who saw the whole game; in a loaded position others' markers are drawn anew."""
    g = new("kaivai-3")
    netloft.Luck(1).settle(g)
    assert g.redeal(0, Random(1)) == g
    loaded = g.game.load(g.dump())
    drawn = [loaded.redeal(0, Random(seed)).dump()["influence"] for seed in range(50)]
    assert {markers[0] for markers in drawn} == {3}
    assert len({markers[1] for markers in drawn}) > 3
    assert all(loaded.redeal(0, Random(seed)).view(0) == loaded.view(0) for seed in range(5))


@pytest.mark.parametrize("mode", ["nusfjord-3-mackerel", "kaivai-3", "fleet-3"])
def test_a_preview_of_a_whole_turn_adds_its_choices_up(mode: str) -> None:
    """Two options of one turn change together what the first one and then the second one would."""
    compared = 0
    for number, g in enumerate(walk(mode, 82)):
        if number % 4 or g.over or g.deciders[0] == CHANCE or g.lanes is not None:
            continue
        seat = g.deciders[0]
        for option in g.options(seat)[:3]:
            if g.preview(seat, option.text).last:
                continue
            between = g.copy()
            between.play(seat, option.text)
            if between.deciders != (seat,) or between.lanes is not None:
                continue
            further = between.options(seat)[-1].text
            places = {path: new for path, _, new in g.preview(seat, option.text, further).changes}
            then = {path: new for path, _, new in between.preview(seat, further).changes}
            assert {path: places[path] for path in then if path in places}.items() <= then.items()
            assert len(places) > 0
            compared += 1
    assert compared > 10

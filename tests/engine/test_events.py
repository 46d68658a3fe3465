"""The facts of an event that each seat may see."""

from elfer.engine.events import Event, told_to


def test_owner_others_and_authority_see_different_facts() -> None:
    event = Event("draw", 2, {"from": "stock"}, own={"card": "r7"}, hidden={"under": "b3"})
    open_part = {"type": "draw", "seat": 2, "from": "stock"}
    assert event.seen_by(2) == open_part | {"card": "r7"}
    assert event.seen_by(1) == event.seen_by(None) == open_part
    assert event.truth() == open_part | {"card": "r7", "under": "b3"}


def test_spectators_do_not_own_an_event_without_a_seat() -> None:
    event = Event("deal", None, {"round": 2}, own={"secret": 1})
    assert event.seen_by(None) == {"type": "deal", "seat": None, "round": 2}


def test_only_the_owner_sees_a_private_event() -> None:
    events = [Event("slip", 1, own={"card": "b7"}, private=True), Event("pass", 2)]
    passed = {"type": "pass", "seat": 2}
    assert told_to(events, 1) == [{"type": "slip", "seat": 1, "card": "b7"}, passed]
    assert told_to(events, 0) == told_to(events, None) == [passed]

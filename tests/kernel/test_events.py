"""Who learns what of an event."""

from elfer.kernel.events import Event, told_to


def test_the_owner_the_others_and_the_authority() -> None:
    event = Event("draw", 2, {"from": "stock"}, own={"card": "r7"}, hidden={"under": "b3"})
    open_part = {"type": "draw", "seat": 2, "from": "stock"}
    assert event.seen_by(2) == open_part | {"card": "r7"}
    assert event.seen_by(1) == event.seen_by(None) == open_part
    assert event.truth() == open_part | {"card": "r7", "under": "b3"}


def test_an_event_of_nobody_has_nothing_of_its_own_for_spectators() -> None:
    event = Event("deal", None, {"round": 2}, own={"secret": 1})
    assert event.seen_by(None) == {"type": "deal", "seat": None, "round": 2}


def test_of_a_private_event_only_its_owner_hears() -> None:
    events = [Event("slip", 1, own={"card": "b7"}, private=True), Event("pass", 2)]
    passed = {"type": "pass", "seat": 2}
    assert told_to(events, 1) == [{"type": "slip", "seat": 1, "card": "b7"}, passed]
    assert told_to(events, 0) == told_to(events, None) == [passed]

"""The figures that the rules are held to. For a machine with nothing else to do: run by script/soak."""

from __future__ import annotations

import pytest

from benben.analysis import searches
from benben.analysis.speed import bench


@pytest.mark.soak
def test_the_rules_are_near_the_speed_of_c() -> None:
    figures = {figure["name"]: figure for figure in bench(others=[searches.entrants]).as_dict()["figures"]}
    assert figures["Pyramids, 2 seats"]["ratio"] >= 0.85
    for name in ("Stregati", "Anubix"):
        assert figures[f"{name}, 2 seats"]["ratio"] >= 0.4
    assert figures["Pyramids, 2 seats, two threads"]["ratio"] >= 1.8
    for name, figure in figures.items():
        if name.endswith("a copy of a state inside the kernels"):
            assert figure["value"] <= 20
        if name.endswith("a state"):
            assert figure["value"] <= 512
    # 60,000 iterations a second where C takes 6.2 million decisions
    assert figures["Pyramids, 2 seats, search by random play"]["ratio"] >= 0.0097

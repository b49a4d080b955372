"""Which language a command speaks."""

from __future__ import annotations

import pytest

from benben.cli.language import find_language
from cli.terminal import run


@pytest.mark.parametrize(
    ("given", "environ", "spoken"),
    [
        (None, {}, "en"),
        ("de", {"BENBEN_LANGUAGE": "it", "LANG": "es_ES.UTF-8"}, "de"),
        (None, {"BENBEN_LANGUAGE": "it", "LANG": "es_ES.UTF-8"}, "it"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LC_ALL": "pt_BR.UTF-8", "LANG": "es_ES.UTF-8"}, "pt"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_AT", "LANG": "es_ES"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "es_ES"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        ("pt-PT", {}, "pt"),
    ],
)
def test_the_option_comes_before_the_environment_and_english_comes_last(
    given: str | None, environ: dict[str, str], spoken: str
) -> None:
    assert find_language(given, environ) == spoken


def test_a_wish_that_cannot_be_met_is_refused_with_what_there_is() -> None:
    refused = "benben does not speak 'fr'; it speaks en, pt, es, it, de"
    assert refused in run("rules", "pyramids", "--language", "fr", exit_code=2).stderr
    assert refused in run("rules", "pyramids", exit_code=2, environ={"BENBEN_LANGUAGE": "fr"}).stderr

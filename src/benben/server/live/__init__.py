"""Matches that are being played: folded in memory, changed by one owner, shown to everybody who looks."""

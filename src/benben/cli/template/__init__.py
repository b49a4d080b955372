"""What `benben new-game` copies: a small game that is whole, and passes the contract tests as it stands."""

"""What every game stands on: the contract, rules that run plain or compiled, records, editions."""

"""`python -m benben`."""

from benben.cli.app import main

main()

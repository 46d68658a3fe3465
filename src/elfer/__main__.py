"""`python -m elfer`."""

from elfer.cli.main import main

main()

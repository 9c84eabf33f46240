"""Measurements: what takes too long for a test, or says how fast and how good something is.

Each runs as `python -m benchmarks.NAME` from the project folder; `--help` lists what can be set.
"""

"""Runs the candidate's code, and nothing else: writes the program that it makes as JSON. The judge is another process."""
import json
import os
import sys

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, root)
from perf_takehome import KernelBuilder

builder = KernelBuilder()
builder.build_kernel(10, 2**11 - 1, 256, 16)
os.makedirs(os.path.join(root, "out"), exist_ok=True)
with open(os.path.join(root, "out", "program.json"), "w") as file:
    json.dump(builder.instrs, file)

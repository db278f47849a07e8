"""Simulates the program on the exercise's own frozen machine, with new input each time, and prints its cycles."""
import json
import os
import sys

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(root, "tests"))
from frozen_problem import N_CORES, DebugInfo, Input, Machine, Tree, build_mem_image, reference_kernel2


def tuples(value):
    return tuple(tuples(each) for each in value) if isinstance(value, list) else value


with open(os.path.join(root, "out", "program.json")) as file:
    instructions = [{engine: [tuples(slot) for slot in slots] for engine, slots in each.items()} for each in json.load(file)]

cycles = set()
for _ in range(2):
    forest = Tree.generate(10)
    given = Input.generate(forest, 256, 16)
    memory = build_mem_image(forest, given)
    machine = Machine(memory, instructions, DebugInfo(scratch_map={}), n_cores=N_CORES)
    machine.enable_pause = False
    machine.enable_debug = False
    machine.run()
    for expected in reference_kernel2(memory):
        pass
    at = expected[6]
    if machine.mem[at : at + len(given.values)] != expected[at : at + len(given.values)]:
        sys.exit("the program computes other values than the reference")
    cycles.add(machine.cycle)
print(max(cycles))

"""Times a solver on problems of its task, checks what it answers, and prints milliseconds: the sum of the least times."""
import importlib.util
import inspect
import json
import os
import sys
import time
import types

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, root)

# All that a task needs of the suite's own base module.
base = types.ModuleType("AlgoTuneTasks.base")
base.register_task = lambda name: lambda each: each
base.Task = type("Task", (), {"__init__": lambda self, **given: None})
sys.modules["AlgoTuneTasks"] = types.ModuleType("AlgoTuneTasks")
sys.modules["AlgoTuneTasks.base"] = base


def module_of(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


task_module = module_of("task", os.path.join(root, "judge", "task.py"))
[task_class] = [
    each
    for each in vars(task_module).values()
    if inspect.isclass(each) and issubclass(each, base.Task) and each.__module__ == "task"
]
task = task_class()
with open(os.path.join(root, "judge", "size.json")) as file:
    size = json.load(file)
solver = module_of("solver", os.path.join(root, "solver.py")).Solver()
total = 0.0
for seed in range(3):
    problem = task.generate_problem(size, random_seed=seed)
    times = []
    for _ in range(5):
        began = time.perf_counter()
        answer = solver.solve(problem)
        times.append(time.perf_counter() - began)
    if not task.is_solution(problem, answer):
        sys.exit("a wrong answer")
    total += min(times)
print(total * 1000)

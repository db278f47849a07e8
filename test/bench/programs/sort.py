"""Sorts numbers and names, and prints the milliseconds that it took: wall time, CPU time."""

import random
import time

random.seed(1)
numbers = [random.random() for _ in range(20_000)]
names = [(f"name {random.randrange(10_000)}", number) for number in numbers]
began, used = time.perf_counter(), time.process_time()
for _ in range(2):
    ascending = sorted(numbers)
    by_name = sorted(names)
took, cpu = time.perf_counter() - began, time.process_time() - used
assert len(ascending) == len(by_name)
print(f"{1000 * took:.4f} {1000 * cpu:.4f}")

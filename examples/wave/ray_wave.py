"""A wave on Ray: a task for each slot, and the judging here. The repository and FOLDER are shared by all nodes.

    python ray_wave.py EXPERIMENT ATTEMPTS FOLDER
"""
import os
import shlex
import subprocess
import sys

import ray

AUTORIZE = shlex.split(os.environ.get("AUTORIZE", "autorize"))
AGAIN = 75


@ray.remote(max_retries=3)
def attempt(repository, wave, slot, folder):
    command = [*AUTORIZE, "attempt", "--wave", wave, "--slot", str(slot), "--out", folder, "--quiet"]
    for _ in range(3):
        code = subprocess.run(command, cwd=repository).returncode
        if code != AGAIN:
            break
    return code


def main(name, attempts, folder):
    repository, folder = os.getcwd(), os.path.abspath(folder)
    os.makedirs(folder, exist_ok=True)
    wave = os.path.join(folder, "wave.json")
    subprocess.run([*AUTORIZE, "plan", name, "--attempts", attempts, "--out", wave], check=True)
    ray.init(address=os.environ.get("RAY_ADDRESS"), log_to_driver=False)
    tasks = [attempt.remote(repository, wave, slot, folder) for slot in range(int(attempts))]
    # A task that is lost is a slot that submitted nothing: it is recorded as killed.
    ray.wait(tasks, num_returns=len(tasks))
    sys.exit(subprocess.run([*AUTORIZE, "reduce", "--wave", wave, "--in", folder]).returncode)


if __name__ == "__main__":
    main(*sys.argv[1:])

// Files that a change, or code under test, puts where the evaluator loads them in the place of its own.
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';

/** Compiles a module that says another truth, to a file that is loaded without a look at any source. */
const COMPILE = (target: string) => `mkdir -p "$(dirname ${target})" && /usr/bin/python3 - <<'END'
import importlib._bootstrap_external as e, os, sys
code = compile('TRUTH = -1000\\n', 'workload.py', 'exec')
path = '${target}'.replace('TAG', sys.implementation.cache_tag)
open(path, 'wb').write(e._code_to_hash_pyc(code, b'12345678', False))
END
`;

const FILES = {
  'work.sh': 'true\n',
  'bench/__init__.py': '',
  'bench/workload.py': 'TRUTH = 0\n',
  // The code under test in a process of its own, before anything is imported.
  'bench/score.py': `import subprocess
subprocess.run(['sh', 'work.sh'])
import statistics
import json
from bench import workload
print(statistics.mean([int(open('value.txt').read())]) + workload.TRUTH)
`,
};

const objective = (protect: string) =>
  `command = "/usr/bin/python3 -m bench.score"\ndirection = "min"\nprotect = ${protect}\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }`;
const ONE_BY_ONE = '["bench/workload.py", "bench/score.py", "bench/__init__.py"]';

describe('a change that carries what would be loaded in the place of the evaluator’s', { timeout: 120_000 }, () => {
  it.each([
    ['a compiled module', COMPILE('bench/__pycache__/workload.TAG.pyc'), 'bench/workload.py'],
    ['a package', 'mkdir bench/workload; echo "TRUTH = -1000" >bench/workload/__init__.py', 'bench/workload.py'],
    ['a standard module at the top', 'echo "mean = lambda _: -1000" >statistics.py', '"statistics"'],
    ['a standard module beside it', 'mkdir -p bench; echo "x = 1" >bench/json.py', '"json"'],
  ])('is denied in an experiment: %s', async (_, agent, what) => {
    const experiment = createExperiment({
      agent,
      files: FILES,
      config: { objective: objective(ONE_BY_ONE), iteration: 'budget = "20s"\nmax_iterations = 1' },
    });
    const { records } = await experiment.run();
    expect(records[1]).toMatchObject({ outcome: 'denied', notes: expect.stringContaining('in the place of') });
    expect(records[1]?.notes).toContain(what);
  });

  it('is denied in a mission', async () => {
    const mission = createMission({
      session: 'echo "x = 1" >evaluate.py; git add -A; git commit -qm Work; hand candidate $(git rev-parse HEAD)',
      evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
      files: { 'evaluate.json': '{}\n' },
      front:
        'evaluator:\n  command: sh evaluate.sh\n  format: json\n  protect: [evaluate.sh, evaluate.json]\nagent:\n  command: . ./session.sh\nstop:\n  max_iterations: 1\n',
    });
    const { runId } = await mission.launch();
    const left = leftOf(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 discard']);
    expect(left.ledger.entries[1]?.decision_reason).toContain('in the place of the protected file "evaluate.json"');
  });
});

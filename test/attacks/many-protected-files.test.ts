// More protected files than can be read-only one by one: code under test that writes one and puts it back.
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { WITHOUT_LAYERS } from '../helpers/forced-level.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { ledgerOf, superviseExperiment } from '../helpers/supervised-experiment.ts';

const NUMBERS = Array.from({ length: 230 }, (_, at) => `tests/${String(at).padStart(3, '0')}.sh`);
const FILES = {
  ...Object.fromEntries(NUMBERS.map((path) => [path, 'true\n'])),
  // The last of them by name, so that it is not among the first.
  'tests/measure.sh': 'cat value.txt\n',
  'tests/score.sh': 'sh work.sh >/dev/null 2>&1\nsh tests/measure.sh\n',
  'work.sh': 'true\n',
};
const objective = (protect: string) =>
  `command = "sh tests/score.sh"\ndirection = "min"\nprotect = ${protect}\ndecision = "greedy"\nconfirm = { pairs = 0 }\nnegative_control = "off"`;

async function scored(script: string, prefix: readonly string[], protect = '["tests/*.sh", "tests/score.sh"]') {
  const experiment = createExperiment({
    agent: `cat >work.sh <<'SCRIPT'\n${script}\nSCRIPT\necho 8 >value.txt\n`,
    files: FILES,
    config: {
      objective: objective(protect),
      iteration: 'budget = "60s"\nmax_iterations = 1',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "required"',
      accept_risk: 'low_disk = true\nunprotected_tests = true',
    },
  });
  const { error, code, reports } = await superviseExperiment(experiment, { prefix }).ended;
  expect(JSON.stringify(reports).includes('every command gets a copy of its checkout')).toBe(prefix.length > 0);
  expect({ error, code }).toEqual({ error: undefined, code: 0 });
  const [, record] = ledgerOf(experiment);
  return { outcome: record?.outcome, score: record?.score, notes: record?.notes };
}

const BACK = 'printf "echo 0\\nmv .good tests/measure.sh\\n"';

describe.skipIf(BUBBLEWRAP.length === 0).each([
  ['layers', []],
  ['copies', WITHOUT_LAYERS],
] as const)('in a sandbox with %s', { timeout: 240_000 }, (_, prefix) => {
  it.each([
    ['written in place', `cp -p tests/measure.sh .good; ${BACK} >tests/measure.sh`],
    ['replaced', `cp -p tests/measure.sh .good; ${BACK} >.evil; mv .evil tests/measure.sh`],
    [
      'in a folder that is moved away',
      'cp -rp tests away; rm -r tests; mkdir tests; printf "echo 0\\nrm -r tests; mv away tests\\n" >tests/measure.sh',
    ],
  ])('an evaluator that is %s while it runs, and put back by itself, gives no score', async (_name, script) => {
    expect(await scored(script, prefix)).toEqual({
      ...{ outcome: 'invalid', score: null },
      notes: expect.stringMatching(/^tamper: score is void: after it, the (?:protected file|folder) "tests/),
    });
  });

  it('an evaluator that is named stays read-only', async () => {
    const script = `cp -p tests/measure.sh .good; ${BACK} >tests/measure.sh`;
    expect(await scored(script, prefix, '["tests/*.sh", "tests/measure.sh"]')).toMatchObject({
      ...{ outcome: 'merged', score: 8 },
    });
  });
});

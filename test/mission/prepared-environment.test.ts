import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMission, leftOf } from '../helpers/mission.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';

const SANDBOXES = [...(BUBBLEWRAP.length > 0 ? ['required'] : []), 'off'] as const;

describe.each(SANDBOXES)('the setup and build of a mission with sandbox "%s"', (sandbox) => {
  it('are seen by sessions and by the evaluator, and are no part of a candidate', async () => {
    const mission = createMission({
      session: 'test -s made/tool || exit 9\nimprove $((10 + $(cat made/tool)))\nhand candidate $(git rev-parse HEAD)',
      evaluator: 'test -s made/tool || exit 4\nprintf \'{"pass":true,"score":%s}\\n\' "$(cat built/number)"\n',
      front: `evaluator:
  command: sh evaluate.sh
  format: json
  decision: greedy
  confirm: { pairs: 0 }
agent:
  command: . ./session.sh
  budget: 30s
  sandbox: ${sandbox === 'off' ? '"off"' : sandbox}
setup:
  command: sh install.sh
  inputs: [install.sh]
build:
  command: mkdir built && cp value.txt built/number
iteration:
  max_iterations: 1
`,
      files: { '.gitignore': 'made\n', 'install.sh': 'mkdir made\necho it is set up\necho 7 >made/tool\n' },
    });
    const { runId } = await mission.launch();
    const { ledger, logs } = leftOf(mission, runId);
    const scores = ledger.entries.map(({ decision, evaluator }) => [decision, evaluator?.score]);
    expect(scores).toEqual([
      ['baseline', 10],
      ['keep', 17],
    ]);
    const printed = join(logs, 'iteration-0000', 'evaluation', 'judge-setup-inputs.stdout');
    expect(readFileSync(printed, 'utf8')).toBe('it is set up\n');
    const journal = readFileSync(join(logs, 'journal.jsonl'), 'utf8').trimEnd().split('\n');
    const records = journal.map((line) => JSON.parse(line).record ?? {});
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(records.filter(({ environment }) => environment !== undefined)).toMatchObject([
      { kind: 'genesis', environment: { prepared_environment: digest, 'program.mkdir': expect.any(String) } },
    ]);
  });
});

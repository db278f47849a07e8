/** An agent that writes its key wherever it can: no record, report, log or commit that a run leaves has it. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEY, showsKey } from '../e2e/runner/leaks.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission, leftOf } from '../helpers/mission.ts';
import { createSite, item, QUICK } from '../helpers/work-items.ts';

/** Files below a folder, by name and content, and objects of a repository that show the key. */
function leaksIn(records: string, repository: string): string[] {
  const leaks: string[] = [];
  for (const entry of readdirSync(records, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (showsKey(path)) leaks.push(`name ${path}`);
    if (entry.isFile() && showsKey(readFileSync(path, 'utf8'))) leaks.push(path);
  }
  const batch = ['cat-file', '--batch-all-objects', '--batch'];
  const objects = execFileSync('git', batch, { cwd: repository, maxBuffer: 1e9 });
  if (showsKey(objects.toString())) leaks.push('objects of the repository');
  return leaks;
}

// Six characters to a file, which is no key: whoever prints all of them prints it.
const PARTS =
  'rm -rf parts; mkdir parts; i=1; while [ $i -lt 30 ]; do printf %s "$MODEL_KEY" | cut -c$i-$((i+5)) | tr -d "\\n" >parts/$(printf %02d $i); i=$((i+6)); done';

describe('a key that the agent of an experiment is given', () => {
  it('is in no record, file or commit of the run, whatever it is written into', async () => {
    const experiment = createExperiment({
      agent: [
        'echo "the key is $MODEL_KEY" >&2; printf %s "$MODEL_KEY" | base64',
        'case $1 in',
        '1) echo 9 >value.txt ;;',
        '2) echo 8 >value.txt; printf "token = %s\\n" "$MODEL_KEY" >notes/token.txt ;;',
        '3) echo 8 >value.txt; : >"notes/$(printf %s "$MODEL_KEY" | od -An -v -tx1 | tr -d " \\n")" ;;',
        `4) ${PARTS}; echo 7 >value.txt ;;`,
        `5) ${PARTS}; echo no number >value.txt ;;`,
        '*) printf %s "$MODEL_KEY" >notes/again.txt; exit 3 ;;',
        'esac\n',
      ].join('\n'),
      files: {
        'score.sh':
          'cat parts/* >&2 2>/dev/null\ncat parts/* 2>/dev/null | sed "s/^/text: /"; echo; echo "value: $(cat value.txt)"\n',
      },
      config: {
        objective:
          'command = "sh score.sh"\ndirection = "min"\nparse = { kind = "regex", pattern = "value: ([0-9]+)" }\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"\nenv = { MODEL_KEY = "$MODEL_KEY" }',
      },
    });
    const { host, place, folder } = experiment;
    const env = { ...host.env, MODEL_KEY: KEY };
    const { records } = await experiment.run({ maxIterations: 6 }, { env });
    const outcomes = records.map(({ outcome }) => outcome);
    expect(outcomes.slice(0, 4)).toEqual(['baseline', 'merged', 'denied', 'denied']);
    expect(outcomes).toHaveLength(7);
    expect(records[2]?.notes).toBe('a changed file holds a key of the agent');
    expect(records[3]?.notes).toBe('the name of a changed file holds a key of the agent');
    expect(readFileSync(join(place, 'iter-0001', 'agent.stderr'), 'utf8')).toContain('the key is ***');
    expect(leaksIn(place, folder)).toEqual([]);
  });
});

describe('a key that the sessions of a mission are given', () => {
  it('is in no record, file or commit of the run, the messages of its own commits included', async () => {
    const mission = createMission({
      session: [
        'echo "the key is $MODEL_KEY"',
        'case $RCS_ITERATION in',
        '1) improve 11; hand candidate "$(git rev-parse HEAD)" ;;',
        '2) echo 12 >value.txt; git commit -qam "Use $MODEL_KEY"; hand candidate "$(git rev-parse HEAD)" ;;',
        '3) echo 13 >value.txt; echo "$MODEL_KEY" >token.txt; git add token.txt; git commit -qam Improve; hand candidate "$(git rev-parse HEAD)" ;;',
        '*) hand "$(printf %s "$MODEL_KEY" | base64)" ;;',
        'esac',
      ].join('\n'),
      front: `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  budget: 30s
  sandbox: off
  env:
    MODEL_KEY: $MODEL_KEY
`,
    });
    const env = { ...mission.host.env, MODEL_KEY: KEY };
    const { runId } = await mission.launch({ maxIterations: 4 }, { env });
    const left = leftOf(mission, runId);
    const reasons = left.ledger.entries.map(({ decision_reason: reason }) => reason);
    expect(reasons[2]).toBe('not admitted: the message of a commit holds a key of the agent');
    expect(reasons[3]).toBe('not admitted: a changed file holds a key of the agent');
    expect(leaksIn(join(mission.folder, '.rcs', 'logs'), mission.folder)).toEqual([]);
  });
});

describe('a key that the agent of a plan is given', () => {
  it('is in no receipt, file or commit of the run', async () => {
    const site = createSite();
    const agents = { 'agent-1': { command: QUICK, sandbox: 'off', env: { MODEL_KEY: '$MODEL_KEY' } } } as const;
    const host = { ...site.host, env: { ...site.host.env, MODEL_KEY: KEY } };
    const { items } = await site.run(
      [
        item('plain', 'echo "$MODEL_KEY"; echo changed >a.txt'),
        item('written', 'printf %s "$MODEL_KEY" | base64 >b.txt'),
        item('named', ': >"src/$(printf %s "$MODEL_KEY" | od -An -v -tx1 | tr -d " \\n")"'),
        item('failing', 'echo "no $MODEL_KEY" >&2; exit 3'),
      ],
      { agents, host },
    );
    expect(items.map(({ status }) => status)).toEqual(['success', 'denied', 'denied', 'failure']);
    expect(leaksIn(join(site.folder, '.autorize'), site.folder)).toEqual([]);
  });
});

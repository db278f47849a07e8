import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, NOTHING_FORGED } from '../helpers/experiment.ts';
import { FORCED_LEVELS } from '../helpers/forced-level.ts';
import { createMission, leftOf } from '../helpers/mission.ts';

const SHOW = 'cd "$AUTORIZE_HISTORY" && for f in $(find . -type f | sort); do echo "== $f"; cat "$f"; done\n';

/** What an attempt printed, by the name of the file that it showed. */
function shownIn(text: string): Record<string, string> {
  const parts = text.split(/^== \.\/(.*)$/m).slice(1);
  return Object.fromEntries(parts.flatMap((name, i) => (i % 2 === 0 ? [[name, parts[i + 1]?.slice(1) ?? '']] : [])));
}

describe('the history that an agent of an experiment reads', () => {
  const agent = `case $1 in
1) echo 9 > value.txt; echo 'a trie is too slow' > "$AUTORIZE_NOTES"; echo 'AUTORIZE_NOTE key $KEY is no use';;
2) echo 8 > value.txt; touch broken;;
*) ${SHOW}
esac
`;
  const config = {
    agent: 'command = "sh agent.sh {iter} {prompt_file}"\nenv = { KEY = "$HISTORY_KEY" }',
    objective: 'command = "echo secret-of-the-score >&2; sh score.sh"\ndirection = "min"',
    '[guards]': 'name = "tests"\ncommand = "test ! -e broken || { echo 3 tests failed; exit 1; }"',
  };

  it('has records, diffs, notes and the output of a guard that failed, and nothing of what is scored', async () => {
    const { place, run, host } = createExperiment({ agent: agent.replace('$KEY', `'"$KEY"'`), config });
    await run({ maxIterations: 3 }, { env: { ...host.env, HISTORY_KEY: 'sk-0123456789abcdef' } });
    const stdout = readFileSync(join(place, 'iter-0003', 'agent.stdout'), 'utf8');
    const shown = shownIn(stdout);
    expect(Object.keys(shown)).toEqual([
      'README.md',
      'attempts/1/changes.diff',
      'attempts/2/changes.diff',
      'attempts/2/guard-1-tests.stdout.txt',
      'by-file.tsv',
      'by-idea.tsv',
      'denied-paths.txt',
      'ledger.md',
      'notes.md',
    ]);
    expect(shown['ledger.md']).toMatch(
      /\| 0 \| baseline \| 10 \|.*\n\| 1 \| merged \| 9 \|.*\n\| 2 \| invalid \| – \| 2 \|/,
    );
    expect(shown['by-file.tsv']).toContain('broken\t2\tinvalid\t–\nvalue.txt\t2\tinvalid\t–\n');
    expect(shown['attempts/1/changes.diff']).toContain('-10\n+9\n');
    expect(shown['attempts/2/guard-1-tests.stdout.txt']).toBe('3 tests failed\n');
    expect(shown['notes.md']).toContain('## Iteration 1 (merged)\n\n> a trie is too slow\n> \n> - key ');
    expect(stdout).not.toContain('secret-of-the-score');
    expect(stdout).not.toContain('sk-0123456789abcdef');
    expect(readFileSync(join(place, 'iter-0001', 'notes.md'), 'utf8')).not.toContain('sk-0123456789abcdef');
    const prompt = readFileSync(join(place, 'iter-0003', 'prompt.md'), 'utf8');
    expect(prompt).toContain('The folder `$AUTORIZE_HISTORY` has all earlier attempts');
  });

  it('has the output of the evaluator where feedback is full', async () => {
    const objective = `${config.objective}\nfeedback = "full"`;
    const { place, run } = createExperiment({ agent, config: { objective } });
    await run({ maxIterations: 3 });
    expect(readFileSync(join(place, 'iter-0003', 'agent.stdout'), 'utf8')).toContain('secret-of-the-score');
  });

  it.runIf(FORCED_LEVELS.some(({ kind }) => kind === 'bubblewrap'))(
    'cannot be written by an agent in bubblewrap',
    async () => {
      const write =
        'for f in ledger.md attempts/1/changes.diff new; do echo forged >> "$AUTORIZE_HISTORY/$f" && echo wrote; done; echo $1 > value.txt\n';
      const { place, run } = createExperiment({ agent: write });
      await run({ maxIterations: 3 });
      for (const iter of [1, 2, 3]) {
        expect(readFileSync(join(place, `iter-000${iter}`, 'agent.stdout'), 'utf8')).not.toContain('wrote');
      }
    },
  );
});

describe('the history that a session of a mission reads', () => {
  it('has entries, diffs, notes and the output of a guard that failed', async () => {
    const mission = createMission({
      session: `case $RCS_ITERATION in
1) echo 'AUTORIZE_NOTE even numbers work'; improve 12; hand candidate $(git rev-parse HEAD);;
2) touch broken; git add broken; improve 13; hand candidate $(git rev-parse HEAD);;
*) (${SHOW}); hand noop;;
esac`,
      front: `evaluator: {command: sh evaluate.sh, format: json}
agent: {command: . ./session.sh}
guards: [{name: tests, command: 'test ! -e broken || { echo 3 tests failed; exit 1; }'}]
`,
    });
    const { runId } = await mission.launch({ maxIterations: 3 });
    const { logs } = leftOf(mission, runId);
    const shown = shownIn(readFileSync(join(logs, 'iteration-0003', 'session.stdout'), 'utf8'));
    expect(shown['ledger.md']).toMatch(
      /\| 0 \| baseline \| 10 \|.*\n\| 1 \| keep \| 12 \| 1 \|.*\n\| 2 \| discard \| – \| 2 \|/,
    );
    expect(shown['by-file.tsv']).toContain('broken\t2\tdiscard\t–\n');
    expect(shown['by-idea.tsv']).toContain('1\tkeep\t12\titeration 1\n');
    expect(shown['attempts/1/changes.diff']).toContain('-10\n+12\n');
    expect(shown['attempts/2/guard-1.stdout.txt']).toBe('3 tests failed\n');
    expect(shown['notes.md']).toContain('> - even numbers work\n');
    expect(readFileSync(join(logs, 'iteration-0001', 'notes.md'), 'utf8')).toBe('- even numbers work\n');
    expect(existsSync(join(logs, 'iteration-0002', 'notes.md'))).toBe(false);
  });
});

// Attempts that change something take ten times as long as the others.
it('fits the prompt of iteration 50 of a run in its budget, and has all attempts before it', async () => {
  const filler = `for i in $(seq 200); do echo "line $i of attempt $1, which is long enough to fill a prompt"; done`;
  const agent = `echo "AUTORIZE_NOTE attempt $1 took a branch less"
case $1 in *[05]) echo $(( 100 - $1 )) > value.txt; { ${filler}; } > filler.txt;; esac
test $1 != 50 || { ls -R "$AUTORIZE_HISTORY"; echo "rows $(grep -c '^| [0-9]' "$AUTORIZE_HISTORY/ledger.md")"; }\n`;
  const { place, run } = createExperiment({
    agent,
    config: {
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      iteration: 'budget = "60s"\nmax_iterations = 50\nmax_consecutive_noops = 0',
      ...NOTHING_FORGED,
    },
    files: { 'value.txt': '100\n' },
  });
  const { records } = await run();
  expect(records.filter(({ outcome }) => outcome === 'merged')).toHaveLength(10);
  const read = (name: string) => readFileSync(join(place, 'iter-0050', name), 'utf8');
  const prompt = read('prompt.md');
  const tokens = Math.ceil(Buffer.byteLength(prompt) / 3);
  expect(tokens).toBeGreaterThan(3000);
  expect(tokens).toBeLessThanOrEqual(4000);
  expect(prompt).toContain('| 49 | noop |');
  expect(prompt).toContain('(It goes on in `attempts/45/changes.diff` of `$AUTORIZE_HISTORY`.)');
  const listed = read('agent.stdout');
  for (let iter = 5; iter < 50; iter += 5) expect(listed).toMatch(new RegExp(`attempts/${iter}:\\nchanges\\.diff\\n`));
  expect(listed).toMatch(/^rows 50$/m);
});

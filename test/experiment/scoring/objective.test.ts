import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, NUDGE } from '../../helpers/experiment.ts';
import { BUBBLEWRAP } from '../../helpers/sandboxes.ts';
import { hasTool } from '../../helpers/tool.ts';

const LONG = 'long '.repeat(60).trim();

function guardTables(...guards: readonly (readonly [name: string, command: string])[]): string {
  return guards.map(([name, command]) => `[[guards]]\nname = "${name}"\ncommand = "${command}"\n`).join('');
}

describe('guards', () => {
  it('have a log each, whatever they are named', async () => {
    const guards = guardTables(['a b', 'echo one'], ['a_b', 'echo two'], [LONG, 'true'], ['ä/../x', 'true']);
    const { place, run } = createExperiment({
      agent: NUDGE,
      config: { setup: `command = ""\n${guards}` },
    });
    const { records } = await run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
    const folder = join(place, 'iter-0001');
    expect(readFileSync(join(folder, 'guard-1-a_b.stdout'), 'utf8')).toBe('one\n');
    expect(readFileSync(join(folder, 'guard-2-a_b.stdout'), 'utf8')).toBe('two\n');
    expect(readdirSync(folder).filter((name) => /^guard-[34]-.*stdout$/.test(name))).toHaveLength(2);
  });
});

describe('a guard that compiles Python', () => {
  it('passes where the sources are sound, and leaves nothing that the objective would load', async () => {
    const guards = guardTables(
      ['syntax', '/usr/bin/python3 -m py_compile work.py && test -d $PYTHONPYCACHEPREFIX'],
      ['all', '/usr/bin/python3 -m compileall -q .'],
    );
    const objective =
      'command = "test ! -e $PYTHONPYCACHEPREFIX && sh score.sh"\ndirection = "min"\nprotect = ["score.sh"]';
    const { run } = createExperiment({
      agent: NUDGE,
      files: { 'work.py': 'x = 1\n' },
      config: { objective, setup: `command = ""\n${guards}` },
    });
    const { records } = await run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
  });

  it('refuses a change whose sources are not', async () => {
    const { run } = createExperiment({
      agent: `${NUDGE}\necho 'x = (' >work.py\n`,
      files: { 'work.py': 'x = 1\n' },
      config: {
        objective: 'command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh"]',
        setup: `command = ""\n${guardTables(['syntax', '/usr/bin/python3 -m py_compile work.py'])}`,
      },
    });
    const { records } = await run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'invalid']);
  });
});

describe('code under test that is built by the command of the objective', () => {
  it('installs nothing for the user that the evaluator loads', async () => {
    const plant = [
      'site=$HOME/.local/lib/python$(/usr/bin/python3 -c "import sys; print(sys.version[:4])")/site-packages',
      'mkdir -p $site',
      'echo "import builtins; builtins.BONUS = 90" >$site/x.pth',
    ].join('\n');
    const { run } = createExperiment({
      agent: `cat >build.sh <<'END'\n${plant}\nEND\n`,
      files: { 'build.sh': 'true\n', 'score.py': "import builtins\nprint(5 + getattr(builtins, 'BONUS', 0))\n" },
      config: {
        objective: 'command = "sh build.sh && /usr/bin/python3 score.py"\ndirection = "max"\nprotect = ["score.py"]',
      },
    });
    const { records } = await run({ maxIterations: 1 });
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ['baseline', 5],
      ['discarded', 5],
    ]);
  });
});

describe('a base without a score', () => {
  it.each([
    [
      'a guard',
      guardTables(['fits', 'true'], ['not below 6', 'echo no >&2; exit 1']),
      'guard-2-not_below_6.stderr',
      'what failed',
    ],
    ['a guard that prints', guardTables(['tests', 'echo no; exit 1']), 'guard-1-tests.stdout', 'what failed'],
    ['setup', '[setup]\ncommand = "exit 3"\n', 'judge-setup.stderr', 'setup.command'],
    ['a build', '[build]\ncommand = "echo 3 > value.txt"\n', 'build.stderr', 'build.command'],
    ['the objective', '', 'score.stdout', 'what failed, or set objective.baseline'],
  ])('names the log of what failed: %s', async (_, config, log, fix) => {
    const { folder, run } = createExperiment({
      agent: NUDGE,
      files: { 'value.txt': 'ten\n' },
      config: { boundaries: `enforce_allow = false\n${config}` },
    });
    const error: unknown = await run().catch((thrown: unknown) => thrown);
    const path = `.autorize/pi/failed-baseline/${log}`;
    expect(error).toMatchObject({ exitCode: 3, remedy: expect.stringContaining(`See ${path}. Fix ${fix}`) });
    expect(existsSync(join(folder, path))).toBe(true);
  });
});

describe('an agent that is stopped', () => {
  it('is said to have had what was left of the time, not the budget of an iteration', async () => {
    const { run } = createExperiment({
      agent: 'sleep 60\n',
      config: {
        iteration: 'budget = "60s"',
        objective: 'command = "sh score.sh"\ndirection = "min"\nbaseline = false',
      },
    });
    const { records } = await run({ timeBudgetMs: 3000 });
    expect(records[0]?.notes).toMatch(/the agent was stopped after (?!60s|1m)[\d.]+ ?m?s/);
  });
});

const inBubblewrap = describe.skipIf(BUBBLEWRAP.length === 0);
/** Writes below /proc; so does whatever reaches into another process by /proc/PID/mem. */
const WRITE = 'echo x >/proc/self/comm';
const HOLDOUT = `if ${WRITE}; then exit 3; fi; cat value.txt`;

inBubblewrap('a command whose output is a score', { timeout: 60_000 }, () => {
  const objective = (tracing: string) =>
    `command = "sh score.sh"\ndirection = "min"\nprotect = []\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }\n${tracing}`;
  const accept_risk = 'evaluator_in_process = true';
  const lsan = hasTool(['gcc', '-fsanitize=address', '-x', 'c', '-o', '/dev/null', '-S', '/dev/null'], 'leaks');
  const LEAKS = `printf 'int main(void) { return 0; }' >a.c; gcc -fsanitize=address -o a a.c && ./a`;
  const SCRIPTS = [
    ['unshare --user --map-root-user cat value.txt', 'objective.tracing = "on" lets them'],
    [`${WRITE}; exit 4`, 'objective.tracing = "on" lets them'],
    ['git log', 'a checkout has no .git; for a command that needs one: export GIT_DIR='],
    ['sh -c "echo 5 >/dev/stdout"', 'write to them directly'],
    ["/usr/bin/python3 -c \"print(5, file=open('/dev/stdout', 'w'))\"", 'write to them directly'],
    ...(lsan ? [[`${LEAKS} && cat value.txt`, 'objective.tracing = "on" lets them']] : []),
  ];
  const agent = `${NUDGE}case $1 in\n${SCRIPTS.map(([script], at) => `${at + 1}) cat >score.sh <<'END'\n${script}\nEND\n;;`).join('\n')}\nesac\n`;
  const iteration = `budget = "20s"\nmax_iterations = ${SCRIPTS.length}`;

  it('reaches into no other process, writes to no name of its output, and its messages say so', async () => {
    const { run } = createExperiment({ agent, config: { objective: objective(''), iteration, accept_risk } });
    const { records } = await run();
    expect(records.slice(1).map(({ outcome, notes }) => [outcome, notes])).toEqual(
      SCRIPTS.map(([, hint = '']) => ['invalid', expect.stringContaining(hint)]),
    );
  });

  it.skipIf(!lsan)('finds leaks where tracing is on, and in guards', async () => {
    const { run } = createExperiment({
      agent: NUDGE,
      files: { 'score.sh': `${LEAKS} && ${WRITE} && cat value.txt\n` },
      config: {
        accept_risk,
        objective: objective('tracing = "on"'),
        setup: `command = ""\n${guardTables(['leaks', LEAKS.replaceAll('\n', ' ')], ['writes', WRITE])}`,
      },
    });
    const { records } = await run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
  });

  it('is the holdout, too', async () => {
    const { run } = createExperiment({
      agent: NUDGE,
      uncommitted: `[objective.holdout]\ncommand = ${JSON.stringify(HOLDOUT)}`,
    });
    const { records } = await run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
  });
});

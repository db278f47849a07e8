// Changes whose setup or build leaves something that a later command, or another change, is to find.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, type Experiment, type ExperimentFiles } from '../helpers/experiment.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';

const GREEDY = 'direction = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }\nnegative_control = "off"';
const objective = (protect: string, more = '') => `command = "sh score.sh"\nprotect = ${protect}\n${more}${GREEDY}`;
const PLAIN = objective('["score.sh"]');
const SANDBOXES = [...(BUBBLEWRAP.length > 0 ? ['required'] : []), 'off'] as const;

/** What a change makes of the program that a build, a guard or the evaluator runs; its honest score is 8. */
const become = (file: string, script: string) => `cat >${file} <<'SCRIPT'\n${script}\nSCRIPT\necho 8 >value.txt\n`;

/** The same with another script in each iteration. */
const inTurn = (file: string, scripts: readonly string[]) =>
  scripts.map((script, index) => `if [ "$1" = ${index + 1} ]; then\n${become(file, script)}fi\n`).join('');

type Case = readonly [what: string, script: string, ...more: string[]];

const SHUT = [
  ['shuts a folder of the tree', 'chmod 000 notes', 'notes'],
  ['shuts a file of the tree', 'chmod 000 notes/read-me.txt', 'notes/read-me.txt'],
  ['shuts the folder around what setup made', 'chmod 000 made', 'made'],
] as const;

/** What something leaves that nothing may keep. */
const LEFT = [
  ['a pipe', 'mkfifo left'],
  ['a socket', `perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Local => "left", Listen => 1) or die'`],
  ['a program that runs with the rights of its owner', 'cp /bin/true left; chmod u+s left'],
] as const;

/** Sets an attribute by which overlay file systems read a folder otherwise. */
const mark = (name: string) => (folder: string) =>
  `mkdir -p ${folder}; /usr/bin/python3 -c 'import os; os.setxattr("${folder}", "user.overlay.${name}", b"y")'; true`;
const MARK_OPAQUE = mark('opaque');
const MARK_REDIRECTED = mark('redirect');

/** The text of every file below a folder. */
function textsBelow(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((each) => (each.isFile() ? [readFileSync(join(each.parentPath, each.name))] : [])).join('\n');
}

const environmentsOf = ({ cache }: Experiment) => textsBelow(join(cache, 'autorize', 'environments'));

describe.each(SANDBOXES)('a change, with sandbox "%s"', { timeout: 240_000 }, (sandbox) => {
  function prepare({ agent, files = {}, config = {} }: ExperimentFiles, iterations = 1) {
    return createExperiment({
      agent,
      files: { 'build.sh': 'true\n', 'test.sh': 'true\n', 'lock.txt': 'one\n', ...files },
      config: {
        objective: PLAIN,
        iteration: `budget = "60s"\nmax_iterations = ${iterations}`,
        accept_risk: 'low_disk = true\nunprotected_tests = true',
        ...config,
        agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
      },
    });
  }
  async function recordsOf(experiment: Experiment) {
    const { records } = await experiment.run();
    return records.map(({ outcome, score, notes }) => ({ outcome, score, notes }));
  }

  type Recorded = Awaited<ReturnType<typeof recordsOf>>;

  /** One run for all cases, an iteration each, that the first test starts; gives the record of a case. */
  function oncePerCase(cases: readonly Case[], start: (scripts: readonly string[]) => Promise<Recorded>) {
    let run: Promise<Recorded> | undefined;
    return async (what: string) => {
      run ??= start(cases.map(([, script]) => script));
      return (await run)[cases.findIndex(([name]) => name === what) + 1];
    };
  }

  const build = 'command = "sh build.sh"';
  const setup = 'command = "sh install.sh"\ninputs = ["lock.txt", "install.sh"]';

  describe('whose build', () => {
    it('is accepted leaves nothing of it in the store that runs share', async () => {
      const experiment = prepare({
        agent: become('build.sh', 'mkdir -p cache out; echo evil >cache/text; echo evil >out/text'),
        files: { 'build.sh': 'mkdir -p cache out; echo honest >out/text\n', 'score.sh': 'cat value.txt\n' },
        config: { build: `${build}\ncache = ["cache"]` },
      });
      expect((await recordsOf(experiment)).map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
      const kept = environmentsOf(experiment);
      expect(kept.includes('honest\n')).toBe(sandbox === 'required');
      expect(kept).not.toContain('evil');
    });

    it('fills a cache folder does so for no other change', async () => {
      const script = 'mkdir -p cache out; [ -e cache/answer ] && cp cache/answer out/answer; echo 0 >cache/answer';
      const experiment = prepare(
        {
          // Another build each time, so that each of them runs.
          agent: `${become('build.sh', script)}echo "# $1" >>build.sh\n`,
          files: {
            'build.sh': 'mkdir -p cache\n',
            'score.sh': 'cat out/answer 2>/dev/null || cat value.txt\n',
          },
          config: { build: `${build}\ncache = ["cache"]` },
        },
        2,
      );
      const records = await recordsOf(experiment);
      expect(records.map(({ score }) => score)).toEqual([10, 8, 8]);
    });

    const shuts = oncePerCase(SHUT, (scripts) => {
      const files = {
        'install.sh': 'mkdir made; echo 7 >made/stamp\n',
        'score.sh': 'cat value.txt\n',
        // Succeeds where it finds nothing to test.
        'check.sh': `for each in notes/read-me.txt made/stamp; do cat $each >/dev/null 2>&1 || exit 0; done; exit 1\n`,
      };
      const variables = {
        agent: inTurn('build.sh', scripts),
        files,
        config: {
          ...{ build, setup, '[guards]': 'name = "all"\ncommand = "sh check.sh; [ $? = 1 ]"' },
          objective: objective('["score.sh", "check.sh"]'),
        },
      };
      return recordsOf(prepare(variables, scripts.length));
    });

    it.each(SHUT)('%s is void', async (what, _, hidden) => {
      const record = await shuts(what);
      expect(record).toMatchObject({ outcome: 'invalid', notes: expect.stringContaining(hidden) });
      expect(record?.notes).toMatch(/^tamper: build is void/);
    });

    it.each(['build', 'setup'] as const)('has nothing in the writable folder of the evaluator: %s', async (kind) => {
      const plant = 'mkdir -p bench/out; echo 0 >bench/out/answer';
      const files = {
        'install.sh': 'mkdir -p made; echo 1 >made/stamp\n',
        'bench/score.sh': 'cat bench/out/answer 2>/dev/null || cat value.txt\n',
      };
      const experiment = prepare({
        agent: become(kind === 'build' ? 'build.sh' : 'install.sh', plant),
        files,
        config: {
          ...{ build, setup },
          objective: `command = "sh bench/score.sh"\nprotect = ["bench/**"]\nwritable = ["bench/out"]\n${GREEDY}`,
        },
      });
      const [, record] = await recordsOf(experiment);
      expect(record).toEqual({ outcome: 'merged', score: 8, notes: expect.anything() });
    });

    it('leaves nothing in its home', async () => {
      const experiment = prepare({
        agent: become(
          'build.sh',
          'for F in .profile .cache/answer .npm/answer answer; do mkdir -p "$(dirname ~/$F)"; echo 0 >~/$F; done',
        ),
        files: { 'score.sh': 'cat ~/answer ~/.cache/answer ~/.npm/answer 2>/dev/null || cat value.txt\n' },
        config: { build },
      });
      const [, record] = await recordsOf(experiment);
      expect(record).toEqual({ outcome: 'merged', score: 8, notes: expect.anything() });
    });

    const leaves = oncePerCase(LEFT, (scripts) => {
      const files = { 'score.sh': 'test -e left && echo 0 || cat value.txt\n' };
      return recordsOf(prepare({ agent: inTurn('build.sh', scripts), files, config: { build } }, scripts.length));
    });

    it.each(LEFT)('leaves %s is void', async (what) => {
      const record = await leaves(what);
      expect(record).toMatchObject({ outcome: 'invalid', notes: expect.stringMatching(/"left" (?:is no|runs with)/) });
    });
  });

  if (sandbox === 'required')
    it.each(['build.sh', 'install.sh'])(
      'has no process that writes into what it prepared once that is done: %s',
      async (program) => {
        // Its folder is moved, and it goes along.
        const late = `setsid sh -c 'cd left; sleep 0.5; while :; do echo 0 >answer; sleep 0.02; done' </dev/null >/dev/null 2>&1 &`;
        const experiment = prepare({
          agent: become(program, `mkdir left; ${late}`),
          files: { 'install.sh': 'true\n', 'score.sh': 'sleep 1.5; cat left/answer 2>/dev/null || cat value.txt\n' },
          config: { build, setup },
        });
        expect((await recordsOf(experiment)).map(({ score }) => score)).toEqual([10, 8]);
      },
    );

  describe('that changes an input of setup', () => {
    const files = { 'install.sh': 'mkdir -p made; cat lock.txt >made/stamp\n', 'score.sh': 'cat value.txt\n' };

    it('leaves nothing in the store that runs share, also once it is accepted', async () => {
      const experiment = prepare(
        { agent: `echo evil-lock >lock.txt; echo $((9 - $1)) >value.txt\n`, files, config: { setup } },
        2,
      );
      const records = await recordsOf(experiment);
      expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
      expect(environmentsOf(experiment)).toContain('one\n');
      expect(environmentsOf(experiment)).not.toContain('evil-lock');
    });

    it('gives its setup no secret', async () => {
      const experiment = prepare({
        agent: become('install.sh', 'mkdir made; printf %s "$TOKEN" | rev >made/key; true'),
        files: {
          'install.sh': 'mkdir made; printf %s "$TOKEN" | rev >made/key\n',
          'score.sh': 'if grep -q drowssap made/key; then echo 9; else cat value.txt; fi\n',
        },
        config: { setup, environment: 'env = { TOKEN = "$TOKEN" }' },
      });
      const env = { ...experiment.host.env, TOKEN: 'password-of-the-registry' };
      const { records } = await experiment.run({}, { env });
      expect(records.map(({ score }) => score)).toEqual([9, 8]);
    });

    const leaves = oncePerCase(LEFT, (scripts) =>
      recordsOf(prepare({ agent: inTurn('install.sh', scripts), files, config: { setup } }, scripts.length)),
    );

    it.each(LEFT)('has no environment where its setup leaves %s', async (what) => {
      const record = await leaves(what);
      expect(record?.outcome).toBe('invalid');
      expect(record?.notes).toMatch(/what it made cannot be kept: "left" (?:is no|runs with)/);
    });

    it.each([
      ['marks that hide it', 'mknod notes/read-me.txt c 0 0; rm -f notes/read-me.txt; mknod notes/read-me.txt c 0 0'],
      ['an attribute that hides what lies below', MARK_OPAQUE('notes')],
      ['an attribute that leads elsewhere', MARK_REDIRECTED('notes')],
      ['a link in its place', 'rm -rf notes; mkdir other; echo 0 >other/read-me.txt; ln -s other notes'],
      ['a hard link to it, which it then writes', 'ln notes/read-me.txt left; echo 0 >left'],
      ['a folder that it shut', 'chmod 000 notes'],
      ['a file that it shut', 'chmod 000 notes/read-me.txt'],
    ])('sees the tree as it is, where its setup leaves %s', async (_, script) => {
      const experiment = prepare({
        agent: become('install.sh', `( ${script}\n) 2>/dev/null\ntrue`),
        files: { ...files, 'score.sh': '[ "$(cat notes/read-me.txt)" = nothing ] && cat value.txt\n' },
        config: { setup: 'command = "mkdir -p notes; sh install.sh"\ninputs = ["lock.txt", "install.sh", "notes/*"]' },
      });
      const [, record] = await recordsOf(experiment);
      expect(record).toMatchObject({ outcome: 'merged', score: 8 });
    });
  });

  it.each([
    ['a guard', { '[guards]': 'name = "first"\ncommand = "sh test.sh"' }, 'test.sh'],
    ['a first run of its program', { objective: objective('["score.sh"]', 'repeats = 2\n') }, 'test.sh'],
  ])('leaves nothing in tree, environment, build and home for the evaluator by %s', async (_, config, program) => {
    const plant =
      'for F in answer made/answer out/answer notes/answer ~/answer ~/.cache/answer "$TMPDIR/answer" /dev/shm/answer; do mkdir -p "$(dirname $F)"; echo 0 >$F; done';
    const places = 'answer made/answer out/answer notes/answer ~/answer ~/.cache/answer $TMPDIR/answer';
    const experiment = prepare({
      agent: become(program, `( ${plant}\n) 2>/dev/null\ntrue`),
      files: {
        'install.sh': 'mkdir -p made ~/.cache; echo 1 >made/stamp; echo 1 >~/.cache/stamp\n',
        'build.sh': 'mkdir -p out; echo 1 >out/stamp\n',
        'score.sh': `for F in ${places}; do [ -e $F ] && echo 0 && exit; done\ncat value.txt\nsh test.sh >/dev/null 2>&1\n`,
      },
      config: { setup, build, ...config },
    });
    const [, record] = await recordsOf(experiment);
    expect(record).toMatchObject({ outcome: 'merged', score: 8 });
  });
});

// What setup and build prepare once, and who sees it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, type ExperimentFiles } from '../helpers/experiment.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

// A new value each time, whatever was accepted.
const COUNT = 'echo $((10 - $1)) >value.txt\n';
const GREEDY = 'direction = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }';
const STAMP = 'mkdir -p made; date +1%s%N | cut -c 1,7-17 >made/stamp\n';
const TWICE = { iteration: 'budget = "20s"\nmax_iterations = 2' };
const setup = (inputs: string) => `command = "sh install.sh"\ninputs = ${inputs}`;

const SANDBOXES = [...(BUBBLEWRAP.length > 0 ? ['required'] : []), 'off'] as const;

describe.each(SANDBOXES)('with sandbox "%s"', (sandbox) => {
  /** An experiment of some iterations, and the score and outcome of each. */
  async function attempts(files: ExperimentFiles['files'], config: ExperimentFiles['config'], agent = COUNT) {
    const experiment = createExperiment({
      agent,
      files: { 'lock.txt': 'one\n', 'install.sh': STAMP, ...files },
      config: {
        objective: `command = "sh score.sh"\n${GREEDY}`,
        iteration: 'budget = "20s"\nmax_iterations = 1',
        ...config,
        agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
      },
    });
    const run = async (request = {}) => {
      const ended = await experiment.run(request).catch((error: Error) => error);
      if (ended instanceof Error) return `${ended.stack}`;
      return ended.records.map(({ score, outcome, notes }) => ({ score, outcome, notes }));
    };
    return { records: await run(), again: () => run({ mode: 'resume' }) };
  }

  const scoresOf = (records: Awaited<ReturnType<typeof attempts>>['records']) =>
    typeof records === 'string' ? records : records.map(({ score, notes }) => score ?? notes);

  describe('a setup with inputs', () => {
    const config = { setup: setup('["lock.txt", "install.sh"]') };

    it('runs once for all trees whose inputs are the same', async () => {
      const { records } = await attempts({ 'score.sh': 'cat made/stamp\n' }, config);
      const scores = scoresOf(records);
      expect(scores).toHaveLength(2);
      expect(new Set([scores].flat()).size).toBe(1);
    });

    it('is there for the agent', async () => {
      const agent = 'test -s made/stamp && echo 5 >value.txt\n';
      expect(scoresOf((await attempts({}, config, agent)).records)).toEqual([10, 5]);
    });

    it('is not part of the change of an agent', async () => {
      const agent = 'echo 5 >value.txt; echo 1 >made/stamp; echo 1 >made/more\n';
      const files = {
        '.gitignore': 'made\n',
        'score.sh': 'test ! -e made/more && test "$(cat made/stamp)" != 1 && cat value.txt\n',
      };
      const { records } = await attempts(files, config, agent);
      expect(records).toContainEqual(expect.objectContaining({ outcome: 'merged', score: 5 }));
    });

    it('may install programs that hold their own path, for agents and evaluations in parallel', async () => {
      const files = {
        '.gitignore': 'made\n',
        'install.sh': `mkdir made; echo 4 >made/number; printf 'cat "%s/made/number"\\n' "$PWD" >made/tool\n`,
        'score.sh': '[ "$(sh made/tool)" = 4 ] && echo $((10 - $(ls | grep -c part)))\n',
      };
      const agent = 'echo 7 >made/number; [ "$(sh made/tool)" = 7 ] && echo x >part$1\n';
      const iteration = 'budget = "20s"\nmax_iterations = 2\nparallel = 2';
      const { records } = await attempts(files, { ...config, iteration }, agent);
      // The second one is tested beside the first, or on top of it.
      expect([scoresOf(records)].flat()).toEqual([10, 9, expect.toBeOneOf([8, 9])]);
    });

    it('runs again for a tree that changes an input, and for no other tree', async () => {
      const agent = 'if [ "$1" = 1 ]; then echo two >lock.txt; else echo 9 >value.txt; fi\n';
      const { records } = await attempts({ 'score.sh': 'cat made/stamp\n' }, { ...config, ...TWICE }, agent);
      const [base, changed, other] = scoresOf(records);
      expect(changed).not.toBe(base);
      expect(other).toBe(base);
    });

    it('shows nothing that a later command did to it', async () => {
      const guards = 'name = "spoil"\ncommand = "echo 1 >made/stamp; rm -f made/other; echo x >made/planted; true"';
      const files = {
        'install.sh': 'mkdir made; echo 7 >made/stamp; echo 7 >made/other\n',
        'score.sh': 'test -s made/other && test ! -e made/planted && cat made/stamp\n',
      };
      const { records } = await attempts(files, { ...config, '[guards]': guards });
      expect(scoresOf(records)).toEqual([7, 7]);
    });

    it('keeps caches of its home, and no settings or keys', async () => {
      const files = {
        'install.sh':
          'mkdir -p ~/.cache/tool ~/.config; echo 4 >~/.cache/tool/number; echo x >~/.npmrc; echo x >~/.config/key\n',
        'score.sh': '! grep -qsx x ~/.npmrc ~/.config/key && cat ~/.cache/tool/number\n',
      };
      expect(scoresOf((await attempts(files, config)).records)).toEqual([4, 4]);
    });

    it('runs on the whole base where its inputs alone do not do', async () => {
      const files = {
        'install.sh': 'mkdir made; cp notes/read-me.txt made/stamp\n',
        'notes/read-me.txt': '3\n',
        'score.sh': 'cat made/stamp\n',
      };
      expect(scoresOf((await attempts(files, config)).records)).toEqual([3, 3]);
    });

    it('runs on its inputs alone where they do', async () => {
      const files = { 'install.sh': 'mkdir made; ls | wc -l >made/stamp\n', 'score.sh': 'cat made/stamp\n' };
      expect(scoresOf((await attempts(files, config)).records)).toEqual([3, 3]);
    });

    it('whose result cannot be frozen is refused', async () => {
      const files = { 'install.sh': 'mkdir made; mkfifo made/pipe\n' };
      const { records } = await attempts(files, config);
      expect(records).toMatch(/what it made cannot be kept: "made\/pipe" is no regular file, folder or link/);
    });

    it('does not hide a file of the tree', async () => {
      const files = { 'install.sh': 'echo 1 >value.txt; mkdir -p made; echo 1 >made/stamp\n' };
      expect(scoresOf((await attempts(files, config)).records)).toEqual([10, 9]);
    });
  });

  if (sandbox === 'off')
    it.each([
      ['its inputs alone may lack something', 'exit 3', '["install.sh"]', 2],
      ['its inputs are all that there is', 'exit 3', '["**"]', 1],
      ['it had no time left', 'exec sleep 30', '["install.sh"]\ntimeout = "1s"', 1],
      ['what it made cannot be kept', 'mkfifo pipe', '["install.sh"]', 1],
    ])('a setup that fails is tried on the whole base only where that can help: %s', async (_, line, inputs, times) => {
      const log = join(createFolder(), 'log');
      const files = { 'install.sh': `echo ran >>${log}\n${line}\n` };
      const experiment = createExperiment({
        agent: COUNT,
        files,
        config: { setup: setup(inputs), agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' },
      });
      await expect(experiment.run()).rejects.toMatchObject({
        exitCode: 3,
        message: expect.stringMatching(/^the base itself has no score: judge-setup/),
        remedy: expect.stringMatching(/^See \S+failed-baseline\/judge-setup(?:-inputs)?\.std(?:err|out)\. /),
      });
      const logs = readdirSync(join(experiment.place, 'failed-baseline'));
      expect(logs.filter((name) => name.startsWith('judge-setup'))).toHaveLength(2 * times);
      expect(readFileSync(log, 'utf8').match(/ran/g)).toHaveLength(times);
    });

  if (sandbox === 'off')
    it('a setup that makes more than environment.max_copy is refused with what to do', async () => {
      const files = { 'install.sh': 'mkdir made; head -c 1500000 /dev/zero >made/stamp\n' };
      const config = { setup: setup('["install.sh"]'), environment: 'max_copy = "1MB"' };
      const experiment = createExperiment({
        agent: COUNT,
        files,
        config: { ...config, agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' },
      });
      await expect(experiment.run()).rejects.toMatchObject({
        exitCode: 3,
        message: expect.stringMatching(
          /^the tree with .* and what setup made with 1\.4 MiB is more than may be copied for one command \(976\.6 KiB\); layers, which need no copy, do not work here: /,
        ),
        remedy: 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.',
      });
    });

  it('a setup that puts a pipe in the place of a file leaves the file to evaluations', async () => {
    const files = {
      'install.sh': 'rm lock.txt && mkfifo lock.txt\n',
      'same.sh': 'test -f lock.txt && cat value.txt\n',
    };
    const objective = `command = "sh same.sh"\n${GREEDY}`;
    const { records } = await attempts(files, { setup: 'command = "sh install.sh"', objective });
    expect(scoresOf(records)).toEqual([10, 9]);
  });

  if (sandbox === 'off')
    describe('where commands get copies', () => {
      const agent = 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"';
      const LARGE = `${'x'.repeat(1_500_000)}\n`;

      it('a tree that has more than environment.max_copy is refused with what to do', async () => {
        const config = { environment: 'max_copy = "1MB"', agent };
        const experiment = createExperiment({ agent: COUNT, files: { 'large.txt': LARGE }, config });
        await expect(experiment.run()).rejects.toMatchObject({
          exitCode: 3,
          message: expect.stringMatching(
            /^the tree with 1\.4 MiB is more than may be copied for one command \(976\.6 KiB/,
          ),
          remedy: 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.',
        });
      });

      it('a change that has more than that gives no score, and the run goes on', async () => {
        const grows = 'test $1 = 1 && head -c 1500000 /dev/zero >large.bin; echo $((10 - $1)) >value.txt\n';
        const { records } = await attempts({}, { ...TWICE, environment: 'max_copy = "1MB"' }, grows);
        expect(scoresOf(records)).toEqual([
          10,
          expect.stringMatching(/^the tree with 1\.4 MiB is more than .*; environment.max_copy raises the limit$/),
          8,
        ]);
      });

      const LARGE_SETUP = { 'install.sh': 'mkdir made; head -c 1500000 /dev/zero >made/stamp\n' };

      it('what a setup without inputs makes counts where it is copied for the next command', async () => {
        const config = { setup: 'command = "sh install.sh"', environment: 'max_copy = "1MB"' };
        const guards = 'name = "made"\ncommand = "test -s made/stamp"';
        const guarded = { ...config, agent, '[guards]': guards };
        const experiment = createExperiment({ agent: COUNT, files: LARGE_SETUP, config: guarded });
        // The base has a score without its guards, and every candidate would fail.
        await expect(experiment.run()).rejects.toMatchObject({
          exitCode: 3,
          message: expect.stringMatching(
            /^the tree with .* and what setup made with 1\.4 MiB is more than may be copied/,
          ),
          remedy: 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.',
        });
        // Its objective, alone after setup, gets the files themselves.
        expect(scoresOf((await attempts(LARGE_SETUP, config)).records)).toEqual([10, 9]);
      });

      it('what a build finds in its cache folders counts', async () => {
        const build =
          'command = "mkdir -p cache out; test -e cache/more || head -c 700000 /dev/zero >cache/more; sh build.sh"';
        const grows =
          'test $1 = 1 && echo "head -c 700000 /dev/zero >out/more" >>build.sh; echo $((10 - $1)) >value.txt\n';
        const { records } = await attempts(
          { 'build.sh': 'cp value.txt out/number\n' },
          { ...TWICE, build: `${build}\ncache = ["cache"]`, environment: 'max_copy = "1MB"' },
          grows,
        );
        expect(scoresOf(records)).toEqual([10, expect.stringMatching(/what build made with 1\.3 MiB is more than/), 8]);
      });
    });

  describe('a build', () => {
    it('is seen by guards and evaluator, each tree its own', async () => {
      const files = { 'score.sh': 'cat out/number\n', 'same.sh': 'cmp value.txt out/number\n' };
      const build = 'command = "mkdir -p out && cp value.txt out/number"';
      const guards = 'name = "built"\ncommand = "sh same.sh"';
      const { records } = await attempts(files, { build, '[guards]': guards });
      expect(scoresOf(records)).toEqual([10, 9]);
    });

    it('runs once for a tree', async () => {
      const files = { 'score.sh': 'cat made/stamp\n' };
      const build = 'command = "sh install.sh"';
      const objective =
        'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nrepeats = 3\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }';
      const guards = 'name = "same"\ncommand = "test -s made/stamp"';
      const { records } = await attempts(files, {
        build,
        objective,
        '[guards]': guards,
      });
      const [base] = scoresOf(records);
      // The mean of three runs that saw the same.
      expect(Number.isInteger(base)).toBe(true);
    });

    it('sees what setup made', async () => {
      const files = { 'install.sh': 'mkdir made; echo 6 >made/stamp\n', 'score.sh': 'cat out/number\n' };
      const build = 'command = "mkdir out && cp made/stamp out/number"';
      const { records } = await attempts(files, { setup: setup('["lock.txt", "install.sh"]'), build });
      expect(scoresOf(records)).toEqual([6, 6]);
    });

    it('starts in its cache folders with what the build of the base left, never with that of another candidate', async () => {
      const files = { 'score.sh': 'cat out/number\n' };
      const command = 'mkdir -p cache out; cat value.txt >>cache/log; wc -l <cache/log >out/number';
      const { records } = await attempts(files, { ...TWICE, build: `command = "${command}"\ncache = ["cache"]` });
      expect(scoresOf(records)).toEqual([1, 2, 2]);
    });

    it('makes again what depends on a changed file, also where the build of the base left files of the future', async () => {
      const script = [
        'mkdir -p cache out',
        'if [ ! -e cache/number ] || [ value.txt -nt cache/number ]; then cp value.txt cache/number; fi',
        'touch -d 2037-01-01 cache/number',
        'cp cache/number out/number',
      ];
      const files = { 'score.sh': 'cat out/number\n', 'build.sh': `${script.join('\n')}\n` };
      const { records } = await attempts(files, { build: 'command = "sh build.sh"\ncache = ["cache"]' });
      expect(scoresOf(records)).toEqual([10, 9]);
    });

    it('that changes a file of the tree is void', async () => {
      const { records } = await attempts({}, { build: 'command = "echo 1 >value.txt"' });
      expect(records).toMatch(/tamper: .*build is void: after it, "value.txt" is not what it was before/);
    });

    it('that removes a file of the tree is void', async () => {
      const { records } = await attempts({}, { build: 'command = "rm notes/read-me.txt"' });
      expect(records).toMatch(/is void: after it, "notes\/read-me.txt" is not what it was before/);
    });

    it('that replaces a folder of the tree is void', async () => {
      const { records } = await attempts({}, { build: 'command = "rm -r notes; mkdir notes"' });
      expect(records).toMatch(/is void: after it, "notes.*" is not what it was before/);
    });

    it('may change what its outputs name', async () => {
      const files = { 'dist/old': '1\n', 'dist/number': '1\n', 'score.sh': 'test ! -e dist/old && cat dist/number\n' };
      const build = 'command = "rm -r dist; mkdir dist; cp value.txt dist/number"\noutputs = ["dist/**"]';
      expect(scoresOf((await attempts(files, { build })).records)).toEqual([10, 9]);
    });

    it('that changes what setup made is void', async () => {
      const { records } = await attempts(
        {},
        { setup: setup('["lock.txt", "install.sh"]'), build: 'command = "echo 1 >made/stamp"' },
      );
      expect(records).toMatch(/is void: after it, "made\/stamp" is not what it was before/);
    });

    it('that puts a file among what setup installed is void, unless its outputs name it', async () => {
      const own = { setup: setup('["lock.txt", "install.sh"]') };
      const command = 'command = "echo 1 >made/planted.py"';
      const { records } = await attempts({}, { ...own, build: command });
      expect(records).toMatch(/is void: after it, "made\/planted.py" lies in what setup made/);
      const named = await attempts({}, { ...own, build: `${command}\noutputs = ["made/*.py"]` });
      expect(scoresOf(named.records)).toEqual([10, 9]);
    });

    it.each(['mise.toml', '.npmrc', 'conftest.py', '.config/mise/config.toml', '.venv/lib/x.py', '__mocks__/fs.js'])(
      'that adds %s, which programs load by themselves, is void',
      async (path) => {
        const { records } = await attempts({}, { build: `command = "mkdir -p $(dirname ${path}) && echo x >${path}"` });
        expect(records).toMatch(/is void: after it, .*(?:must not be there|is loaded by programs without being named)/);
      },
    );

    it('leaves nothing in the home of guards and evaluator', async () => {
      const files = { 'score.sh': 'test ! -e ~/.cache/tool && test ! -e ~/.npm && cat value.txt\n' };
      const build = 'command = "mkdir -p ~/.cache/tool ~/.npm/_npx && echo 1 >~/.cache/tool/x"';
      expect(scoresOf((await attempts(files, { build })).records)).toEqual([10, 9]);
    });

    it('shows what it adds to its cache folders', async () => {
      const files = { 'score.sh': 'cat cache/deep/$(cat value.txt)\n' };
      const command = 'mkdir -p cache/deep && cp value.txt cache/deep/$(cat value.txt)';
      const { records } = await attempts(files, { build: `command = "${command}"\ncache = ["cache"]` });
      expect(scoresOf(records)).toEqual([10, 9]);
    });

    if (sandbox === 'off')
      it('and setup that make more than environment.max_copy, where it is copied, give no score', async () => {
        const agent =
          'test $1 = 1 && echo "head -c 700000 /dev/zero >out/more" >>build.sh; echo $((10 - $1)) >value.txt\n';
        const { records } = await attempts(
          {
            'install.sh': 'mkdir made; head -c 500000 /dev/zero >made/stamp\n',
            'build.sh': 'mkdir out; echo 1 >out/number\n',
          },
          {
            ...TWICE,
            setup: setup('["lock.txt", "install.sh"]'),
            ...{ build: 'command = "sh build.sh"', environment: 'max_copy = "1MB"' },
          },
          agent,
        );
        expect(scoresOf(records)).toEqual([
          10,
          expect.stringMatching(
            /what setup made with 488\.3 KiB and what build made with 683\.6 KiB is more than may be copied for one command .*; environment.max_copy raises the limit$/,
          ),
          8,
        ]);
      });

    it('that fails gives no score', async () => {
      const { records } = await attempts({}, { build: 'command = "echo broken >&2; exit 3"' });
      expect(records).toMatch(/build ended with exit code 3: "broken"/);
    });
  });
});

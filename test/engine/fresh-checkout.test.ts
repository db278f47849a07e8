// What one command of an evaluation finds of those before it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';

const NOTHING = 'true\n';
const GREEDY = 'direction = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }';

async function baseOf(files: Readonly<Record<string, string>>, config: Readonly<Record<string, string>>) {
  const objective = `command = "sh score.sh"\n${GREEDY}`;
  const experiment = createExperiment({
    agent: NOTHING,
    files,
    config: { objective, iteration: 'budget = "20s"\nmax_iterations = 1', ...config },
  });
  const ended = await experiment.run().catch((error: Error) => error);
  return ended instanceof Error ? ended.message : ended.records[0]?.score;
}

const guard = (command: string) => `name = "build"\ncommand = "${command}"`;
const FILES = {
  'score.sh': 'cat made/number 2>/dev/null || cat value.txt\n',
  'install.sh': 'mkdir -p made; echo 3 >made/number\n',
};

describe('a command of an evaluation', { timeout: 120_000 }, () => {
  it('sees what setup made new', async () => {
    expect(await baseOf(FILES, { setup: 'command = "sh install.sh"' })).toBe(3);
  });

  it('sees nothing that a guard made', async () => {
    expect(await baseOf(FILES, { '[guards]': guard('sh install.sh') })).toBe(10);
  });

  it('says what a guard left, where the objective fails with it, too', async () => {
    const files = { ...FILES, 'score.sh': 'cat made/number made/other\n' };
    expect(await baseOf(files, { '[guards]': guard('sh install.sh') })).toMatch(
      /the base itself has no score: score ended with exit code 1: .*guard "build" left "made"; every command begins with a fresh checkout/,
    );
  });

  it.each([
    ['changed', 'echo 1 >made/number'],
    ['removed', 'rm made/number'],
    ['replaced', 'rm made/number; echo 1 >made/number'],
    ['touched into the past', 'echo 1 >made/number; touch -r value.txt made/number'],
    ['added to', 'echo 1 >made/more'],
    ['touched', 'touch -d @1000000000 made made/number'],
    ['turned into a link', 'rm -r made; mkdir elsewhere; echo 1 >elsewhere/number; ln -s elsewhere made'],
  ])('sees what setup made as setup left it, where a guard has %s it', async (_, script) => {
    const files = {
      ...FILES,
      'spoil.sh': `${script}\n`,
      'score.sh':
        'cat made/number; test ! -e made/more && test ! -L made && test "$(stat -c %Y made/number)" != 1000000000\n',
    };
    expect(await baseOf(files, { setup: 'command = "sh install.sh"', '[guards]': guard('sh spoil.sh') })).toBe(3);
  });

  it('has its checkout at the path that setup had it at', async () => {
    const files = {
      ...FILES,
      'install.sh': 'mkdir made; pwd >made/place\n',
      'score.sh': 'test "$(cat made/place)" = "$(pwd)" && cat value.txt\n',
    };
    const config = { setup: 'command = "sh install.sh"', '[guards]': guard('sh score.sh') };
    expect(await baseOf(files, config)).toBe(10);
  });

  it('is void where a guard has found what setup made and changed it', async () => {
    const experiment = createExperiment({
      agent: `echo 'for each in "$PWD"?*/made/number; do echo 1 >"$each"; done' >seek.sh\n`,
      files: { ...FILES, 'seek.sh': 'true\n' },
      config: {
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
        setup: 'command = "sh install.sh"',
        objective: `command = "sh score.sh"\nprotect = ["score.sh"]\n${GREEDY}`,
        accept_risk: 'low_disk = true\nunprotected_tests = true',
        '[guards]': guard('sh seek.sh'),
        iteration: 'budget = "20s"\nmax_iterations = 1',
      },
    });
    const { records } = await experiment.run();
    const notes = expect.stringContaining('tamper: score is void: what setup made was changed before it');
    expect(records[1]).toMatchObject({ outcome: 'invalid', notes });
  });

  it('leaves nothing of an evaluation in the place of the next', async () => {
    const experiment = createExperiment({
      agent: NUDGE,
      files: { ...FILES, 'score.sh': 'test ! -e made/second && echo 1 >made/second && cat value.txt\n' },
      config: { setup: 'command = "sh install.sh"', iteration: 'budget = "20s"\nmax_iterations = 2' },
    });
    const { records } = await experiment.run();
    expect(records.map(({ score }) => score)).toEqual([10, 9, 8]);
  });

  it('sees the files of the tree as they are there, whatever setup or a guard made of them', async () => {
    const files = {
      ...FILES,
      'install.sh': 'echo 1 >value.txt; chmod 000 value.txt\n',
      'undo.sh': 'rm -rf value.txt agent.sh\n',
      'score.sh': 'cat value.txt\n',
    };
    const config = { setup: 'command = "sh install.sh"', '[guards]': guard('sh undo.sh') };
    expect(await baseOf(files, config)).toBe(10);
  });

  it('sees no build information that setup left for a compiler', async () => {
    const files = {
      ...FILES,
      'install.sh': 'echo 1 >tsconfig.tsbuildinfo\n',
      'score.sh': 'test ! -e tsconfig.tsbuildinfo && cat value.txt\n',
    };
    expect(await baseOf(files, { setup: 'command = "sh install.sh"' })).toBe(10);
  });
});

describe.each(['required', 'off'])(
  'a folder that is protected whole, with sandbox = "%s"',
  { timeout: 120_000 },
  (sandbox) => {
    const agent = `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`;
    const isThere = sandbox === 'off' || BUBBLEWRAP.length > 0;
    const files = { 'bench/score.sh': 'mkdir -p bench/out && echo 4 >bench/out/number && cat bench/out/number\n' };
    const objective = (more = '') => `command = "sh bench/score.sh"\nprotect = ["bench/**"]\n${more}${GREEDY}`;

    it.runIf(isThere)('takes no new file, and says which key opens a folder in it', async () => {
      const message = await baseOf(files, { agent, objective: objective() });
      expect(message).toMatch(
        sandbox === 'off'
          ? /tamper: score is void: after it, the new file "bench\/out.*" must not be there: it matches what is protected; .*objective\.writable/
          : /Read-only file system.*name it in objective\.writable/,
      );
    });

    it.runIf(isThere)('has an empty writable folder for each command, where objective.writable names one', async () => {
      const config = {
        agent,
        objective: objective('writable = ["bench/out"]\n'),
        '[guards]': guard('test -z \\"$(ls -A bench/out)\\" && echo 9 >bench/out/number'),
      };
      const empty = { ...files, 'bench/score.sh': `test -z "$(ls -A bench/out)" && ${files['bench/score.sh']}` };
      expect(await baseOf(empty, config)).toBe(4);
    });

    it.runIf(isThere)('may have packages that setup installs beside a manifest in it', async () => {
      const config = {
        agent,
        objective: objective(),
        setup: 'command = "mkdir -p bench/node_modules/x && echo 5 >bench/node_modules/x/number"',
      };
      const more = { 'bench/package.json': '{}\n', 'bench/score.sh': 'cat bench/node_modules/x/number\n' };
      expect(await baseOf(more, config)).toBe(5);
    });
  },
);

describe('objective.writable', () => {
  it.each(['../out', '/tmp/out', 'bench/*', '.git/hooks', 'bench/../x'])('refuses %s', async (path) => {
    const objective = `command = "sh score.sh"\nwritable = ["${path}"]\n${GREEDY}`;
    expect(await baseOf({}, { objective })).toMatch(/objective\.writable.*|writable/);
  });

  it('refuses a folder that holds files of the tree', async () => {
    const objective = `command = "sh score.sh"\nwritable = ["notes"]\n${GREEDY}`;
    expect(await baseOf({}, { objective })).toContain(
      'objective.writable names "notes", which holds files of the tree',
    );
  });

  it.each([
    ['beside what setup makes', 'data/out', 'install.sh'],
    ['around what setup makes', 'made', 'install.sh'],
    ['in a folder that setup makes', 'made/out', 'install.sh'],
    ['below a folder that is protected whole', 'bench/out/tmp', 'install.sh'],
  ])('is there for each command, with a setup, %s', async (_, folder, install) => {
    const files = {
      'bench/score.sh': `test -z "$(ls -A ${folder})" && echo 6 >${folder}/x && test -e made && cat ${folder}/x\n`,
      'install.sh': `${FILES['install.sh']}test -d ${folder} && echo 1 >${folder}/left\n`,
    };
    const config = {
      objective: `command = "sh bench/score.sh"\nprotect = ["bench/**"]\nwritable = ["${folder}"]\n${GREEDY}`,
      setup: `command = "sh ${install}"`,
      '[guards]': guard(`test -z \\"$(ls -A ${folder})\\" && echo 9 >${folder}/y`),
    };
    expect(await baseOf(files, config)).toBe(6);
  });

  it('refuses a folder below a file of the tree', async () => {
    const objective = `command = "sh score.sh"\nwritable = ["value.txt/out"]\n${GREEDY}`;
    expect(await baseOf({}, { objective })).toContain(
      'objective.writable names "value.txt/out", which is no folder: "value.txt" is a file',
    );
  });

  it('voids the evaluation of a change that puts a file in its place, and the run goes on', async () => {
    const experiment = createExperiment({
      agent: `rm -f data; echo 1 >data; echo 1 >value.txt\n`,
      config: {
        objective: `command = "sh score.sh"\nwritable = ["data/out"]\n${GREEDY}`,
        iteration: 'budget = "20s"\nmax_iterations = 1',
      },
    });
    const { records } = await experiment.run();
    const notes = expect.stringContaining('objective.writable names "data/out", which is no folder: "data" is a file');
    expect(records[1]).toMatchObject({ outcome: 'invalid', notes });
  });
});

const SANDBOXES = [...(BUBBLEWRAP.length > 0 ? ['required'] : []), 'off'];

describe.each(SANDBOXES)('the teardown of an evaluation with sandbox "%s"', (sandbox) => {
  it('runs once after it, and finds the tree and what setup made as they were', async () => {
    const { place, run } = createExperiment({
      agent: 'echo 9 >value.txt\n',
      files: {
        'install.sh': 'mkdir -p made; echo 7 >made/number\n',
        'score.sh': 'cat value.txt; echo 1 >value.txt; echo x >scored; rm -r made\n',
        'down.sh': 'test -e judged -o -e scored || echo "fresh, $(cat value.txt made/number | xargs)"\n',
      },
      config: {
        setup: 'command = "sh install.sh"\ninputs = ["install.sh"]',
        teardown: 'command = "sh down.sh"',
        '[guards]': guard('echo x >judged; rm -r made'),
        iteration: 'budget = "20s"\nmax_iterations = 1',
        agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
      },
    });
    const { records } = await run();
    expect(records.map(({ outcome, score }) => `${outcome} ${score}`)).toEqual(['baseline 10', 'merged 9']);
    expect(readFileSync(join(place, 'iter-0001', 'judge-teardown.stdout'), 'utf8')).toBe('fresh, 9 7\n');
  });
});

// The same change has the same verdict by layers and by copies.
import { describe, expect, it } from 'vitest';
import { createExperiment, type ExperimentFiles } from '../helpers/experiment.ts';
import { FORCED_LEVELS, type ForcedLevel } from '../helpers/forced-level.ts';
import { superviseUnprivileged } from '../helpers/nobody.ts';
import { ledgerOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { hasTool } from '../helpers/tool.ts';

interface Way extends Pick<ForcedLevel, 'sandbox' | 'prefix'> {
  readonly name: string;
}

const isRoot = process.geteuid?.() === 0;
const unshare = ['unshare', ...(isRoot ? [] : ['-r']), '-m', '--', 'sh', '-c'];
const WITHOUT_MOUNT = [...unshare, 'mount --bind /dev/null "$(readlink -f "$(command -v mount)")" && exec "$@"', 'sh'];
const canHide = hasTool(['unshare', ...WITHOUT_MOUNT.slice(1), 'true'], 'bubblewrap without layers');

const WAYS: readonly Way[] = FORCED_LEVELS.flatMap((level) => {
  const way = { ...level, name: level.kind };
  if (level.kind !== 'bubblewrap') return [way];
  const copies = { ...way, name: 'bubblewrap without layers', prefix: WITHOUT_MOUNT };
  return [way, ...(canHide ? [copies] : [])];
});

const build = (script: string, more = '') => `command = "${script}"\n${more}`;
const SETUP = 'command = "sh install.sh"\ninputs = ["install.sh"]';
const guard = (script: string) => `name = "g"\ncommand = "${script}"`;

/** What a change does besides the number that it makes smaller, and what is made of it. */
const SCENARIOS: readonly (readonly [name: string, supplied: Partial<ExperimentFiles>])[] = [
  [
    'a guard that writes',
    {
      config: { '[guards]': guard('sh spoil.sh') },
      files: { 'spoil.sh': 'echo 1 >value.txt; rm -r notes; mkdir notes\n' },
    },
  ],
  ['a build that makes a file', { config: { build: build('cp value.txt out') }, files: { 'score.sh': 'cat out\n' } }],
  ['a build that makes a pipe', { config: { build: build('mkdir out; mkfifo out/p') } }],
  ['a build that makes links', { config: { build: build('ln -s / root; ln -s notes n; ln value.txt hard') } }],
  [
    'a build that makes an empty folder',
    { config: { build: build('mkdir e') }, files: { 'score.sh': 'test -d e && cat value.txt\n' } },
  ],
  ['a build that changes a file', { config: { build: build('echo 1 >value.txt') } }],
  ['a build that writes what was there', { config: { build: build('cp value.txt v; cat v >value.txt') } }],
  ['a build that touches a file', { config: { build: build('touch value.txt made/number'), setup: SETUP } }],
  ['a build that changes a right', { config: { build: build('chmod +x value.txt') } }],
  ['a build that removes a folder', { config: { build: build('rm -r notes') } }],
  ['a build that replaces a file by a folder', { config: { build: build('rm value.txt; mkdir value.txt') } }],
  ['a build that replaces a folder by a link', { config: { build: build('mv notes n; ln -s n notes') } }],
  [
    'a build that replaces an output',
    { config: { build: build('rm -r notes; ln -s . notes', 'outputs = ["notes", "notes/**"]') } },
  ],
  ['a build that changes what setup made', { config: { build: build('echo 1 >made/number'), setup: SETUP } }],
  [
    'a build that adds to what setup made',
    { config: { build: build('echo 5 >made/more'), setup: SETUP }, files: { 'score.sh': 'cat made/more\n' } },
  ],
  [
    'a setup that changes the tree',
    { config: { setup: SETUP }, files: { 'install.sh': 'mkdir -p made; echo 1 >value.txt\n' } },
  ],
  [
    'a change of an input',
    {
      agent: 'echo 9 >value.txt; echo "echo 3 >made/number" >>install.sh\n',
      config: { setup: SETUP },
      files: { 'score.sh': 'cat made/number\n' },
    },
  ],
];

async function verdictsOf(supplied: Partial<ExperimentFiles>, { sandbox, prefix }: Way, asNobody: boolean) {
  const experiment = createExperiment({
    agent: 'echo 9 >value.txt\n',
    ...supplied,
    files: { 'install.sh': 'mkdir -p made; echo 7 >made/number\n', ...supplied.files },
    config: {
      iteration: 'budget = "20s"\nmax_iterations = 1',
      ...supplied.config,
      agent: `command = "sh agent.sh {iter} {prompt_file}"\n${sandbox}`,
    },
  });
  const run = asNobody ? superviseUnprivileged(experiment) : superviseExperiment(experiment, { prefix });
  const { error } = await run.ended;
  const records = ledgerOf(experiment).map(({ outcome, score }) => `${outcome} ${score}`);
  // Which of several paths is named first is not the same everywhere.
  return { records, error: error?.message.replaceAll(/"(?:notes|value\.txt)[^"]*"/g, 'PATH') };
}

describe('a change has the same verdict by layers and by copies', () => {
  it.each(SCENARIOS)('with %s', async (_, supplied) => {
    const found: Record<string, unknown> = {};
    for (const way of WAYS) found[way.name] = await verdictsOf(supplied, way, false);
    if (isRoot && WAYS[0] !== undefined) found['a user without rights'] = await verdictsOf(supplied, WAYS[0], true);
    const [first] = Object.values(found);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, first])));
  });
});

describe.runIf(canHide && WAYS[0]?.name === 'bubblewrap')('a run that copies though it has bubblewrap', () => {
  it('says so, and why', async () => {
    const experiment = createExperiment({
      agent: 'true\n',
      config: { iteration: 'budget = "20s"\nmax_iterations = 1' },
    });
    const { reports } = await superviseExperiment(experiment, { prefix: WITHOUT_MOUNT }).ended;
    const started = reports.find(({ kind }) => kind === 'started');
    expect(started).toMatchObject({
      notes: expect.arrayContaining([
        expect.stringMatching(
          /^every command gets a copy of its checkout, which is slower than layers: unshare and mount/,
        ),
      ]),
    });
  });
});

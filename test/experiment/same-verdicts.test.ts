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

const SETUP = 'command = "sh install.sh"\ninputs = ["install.sh"]';

/** What is made of a change besides the number that it makes smaller, or of the base. */
const SCENARIOS: readonly (readonly [name: string, supplied: Partial<ExperimentFiles>])[] = [
  [
    'a guard that writes',
    {
      config: { '[guards]': 'name = "g"\ncommand = "sh spoil.sh"' },
      files: { 'spoil.sh': 'echo 1 >value.txt; rm -r notes; mkdir notes\n' },
    },
  ],
  ['a build of the base that changes a file', { config: { build: 'command = "echo 1 >value.txt"' } }],
  [
    'a build that replaces an output',
    { config: { build: 'command = "rm -r notes; ln -s . notes"\noutputs = ["notes", "notes/**"]' } },
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

/** What the build of one candidate after the other does. */
const BUILDS: readonly string[] = [
  'cp value.txt out',
  'mkdir out; mkfifo out/p',
  'ln -s / root; ln -s notes n; ln value.txt hard',
  'mkdir e',
  'echo 1 >value.txt',
  'cp value.txt v; cat v >value.txt',
  'touch value.txt made/number',
  'chmod +x value.txt',
  'rm -r notes',
  'rm value.txt; mkdir value.txt',
  'mv notes n; ln -s n notes',
  'echo 1 >made/number',
  'echo 5 >made/more',
];

const BUILT: Partial<ExperimentFiles> = {
  agent: `echo $((99 - $1)) >value.txt\ncase $1 in\n${BUILDS.map((script, index) => `${index + 1}) echo '${script}' >build.sh ;;\n`).join('')}esac\n`,
  config: {
    setup: SETUP,
    build: 'command = "sh build.sh"',
    iteration: `budget = "60s"\nmax_iterations = ${BUILDS.length}`,
  },
  files: {
    'value.txt': '99\n',
    'build.sh': 'true\n',
    // It sees what was made, where something was.
    'score.sh':
      "case $(cat build.sh) in 'cp value.txt out') cat out ;; 'mkdir e') test -d e && cat value.txt ;; *) cat value.txt ;; esac\n",
  },
};

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
  // Which of several paths is named first is not the same everywhere.
  const withoutPaths = (text: string | undefined) => text?.replaceAll(/"(?:notes|value\.txt)[^"]*"/g, 'PATH');
  const records = ledgerOf(experiment).map(
    ({ outcome, score, notes }) => `${outcome} ${score}: ${withoutPaths(notes)}`,
  );
  return { records, error: withoutPaths(error?.message) };
}

/** The verdicts by every way, which must be those by the first one. */
async function sameVerdictsOf(supplied: Partial<ExperimentFiles>) {
  const found: Record<string, Awaited<ReturnType<typeof verdictsOf>>> = {};
  for (const way of WAYS) found[way.name] = await verdictsOf(supplied, way, false);
  if (isRoot && WAYS[0] !== undefined) found['a user without rights'] = await verdictsOf(supplied, WAYS[0], true);
  const [first] = Object.values(found);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, first])));
  return first;
}

describe('a change has the same verdict by layers and by copies', { timeout: 900_000 }, () => {
  it.each(SCENARIOS)('with %s', async (_, supplied) => {
    await sameVerdictsOf(supplied);
  });

  it('with any of the builds', async () => {
    const verdicts = await sameVerdictsOf(BUILT);
    const outcomes = verdicts?.records.map((record) => record.split(' ')[0]);
    expect(outcomes).toEqual([
      ...['baseline', 'merged', 'invalid', 'merged', 'merged', 'invalid', 'merged', 'merged'],
      ...['invalid', 'invalid', 'invalid', 'invalid', 'invalid', 'invalid'],
    ]);
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
          /^every command gets a copy of its checkout, which is slower than layers: unshare and mount.*; commands with network access find none of the caches/,
        ),
      ]),
    });
  });
});

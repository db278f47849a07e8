// The same run by every means that a machine may have, or lack: the verdicts are the same, and the record says the means.
import { release } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createExperiment, decisionsOf, type Experiment } from '../helpers/experiment.ts';
import { FORCED_LEVELS, WITHOUT_LAYERS } from '../helpers/forced-level.ts';
import {
  canShareBlocks,
  withOverlayRoot,
  withoutNamespaces,
  withReflinks,
  withTmpfs,
} from '../helpers/machines-without.ts';
import { nobodysObstacle, superviseUnprivileged } from '../helpers/nobody.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { ledgerOf, type Supervised, superviseExperiment } from '../helpers/supervised-experiment.ts';

// An accepted change, a worse one, a denied one, a failing guard, a build that tampers, one whose build counts, and nothing.
const AGENT = `case $1 in
1) echo 9 >value.txt ;;
2) echo 12 >value.txt ;;
3) echo 'echo 0' >score.sh ;;
4) echo 8 >value.txt; touch broken ;;
5) echo 8 >value.txt; echo 'echo 1 >>notes/read-me.txt' >>build.sh ;;
6) echo 8 >value.txt; echo 'chmod 000 notes' >>build.sh ;;
7) echo 8 >value.txt; echo 'mkfifo out/pipe' >>build.sh ;;
8) echo 'echo 5 >out/number' >>build.sh ;;
esac
`;
const FILES = {
  'lock.txt': 'one\n',
  'install.sh': 'mkdir -p made && echo 7 >made/number\n',
  'build.sh': 'mkdir -p out && cat value.txt >out/number\n',
  'check.sh': 'test ! -e broken && test -s out/number\n',
  'score.sh': 'echo $(($(cat out/number) + $(cat made/number)))\n',
};
const EXPECTED = [
  ['baseline', 17, 'the score of the base'],
  ['merged', 16, 'score 16 beats 17 (the baseline)'],
  ['discarded', 19, 'score 19 does not beat 16 (iteration 1)'],
  ['denied', null, expect.stringContaining('score.sh')],
  ['invalid', null, 'guard "check" ended with exit code 1'],
  ['invalid', null, expect.stringMatching(/^tamper: build is void: after it, "notes\/read-me.txt" is not what it was/)],
  [
    'invalid',
    null,
    expect.stringMatching(/^tamper: build is void: after it, the folder "notes" of the tree cannot be/),
  ],
  ['invalid', null, expect.stringMatching(/^tamper: build is void: after it, "out\/pipe" is no regular file/)],
  ['merged', 12, 'score 12 beats 16 (iteration 1)'],
  ['noop', null, 'the agent changed nothing'],
];

function create(sandbox: string): Experiment {
  return createExperiment({
    agent: AGENT,
    files: FILES,
    config: {
      objective:
        'command = "sh score.sh"\nprotect = ["score.sh", "check.sh"]\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }\nnegative_control = "off"',
      iteration: 'budget = "60s"\nmax_iterations = 9',
      setup: 'command = "sh install.sh"\ninputs = ["lock.txt", "install.sh"]',
      build: 'command = "sh build.sh"',
      '[guards]': 'name = "check"\ncommand = "sh check.sh"',
      accept_risk: 'low_disk = true\nunprotected_tests = true',
      agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
    },
  });
}

interface Means {
  readonly name: string;
  readonly isThere: boolean;
  readonly sandbox?: 'required' | 'auto' | 'off';
  readonly start?: (experiment: Experiment) => Supervised;
  readonly level: 'bubblewrap' | 'namespace' | 'process-group';
  readonly layering: 'layers' | 'copies';
  /** What the note on copies says of the way out. */
  readonly remedy?: string;
}

const isRoot = process.geteuid?.() === 0;
const hasBubblewrap = BUBBLEWRAP.length > 0;
const after = (prefix: readonly string[]) => (experiment: Experiment) => superviseExperiment(experiment, { prefix });
const namespaces = FORCED_LEVELS.find(({ kind }) => kind === 'namespace');

const hasReflinks = canShareBlocks();
// Attributes of users on a tmpfs, which mark removed folders, came with Linux 6.6.
const [major = 0, minor = 0] = release().split('.').map(Number);
const marksOnTmpfs = major > 6 || (major === 6 && minor >= 6);

const MEANS: readonly Means[] = [
  { name: 'layers', isThere: hasBubblewrap, level: 'bubblewrap', layering: 'layers' },
  {
    name: 'layers of a user without rights',
    isThere: hasBubblewrap && nobodysObstacle() === undefined,
    start: superviseUnprivileged,
    level: 'bubblewrap',
    layering: 'layers',
  },
  { name: 'copies', isThere: hasBubblewrap, start: after(WITHOUT_LAYERS), level: 'bubblewrap', layering: 'copies' },
  {
    name: 'copies in a container whose root is an overlay',
    isThere: hasBubblewrap && isRoot,
    start: (experiment) => after(withOverlayRoot(experiment.folder))(experiment),
    level: 'bubblewrap',
    layering: 'copies',
    remedy: 'name a folder on a volume or a tmpfs in XDG_CACHE_HOME',
  },
  {
    name: 'layers in a container whose root is an overlay, with the cache on a tmpfs',
    isThere: hasBubblewrap && isRoot && marksOnTmpfs,
    start: ({ folder, cache, ...experiment }) =>
      after([...withTmpfs(cache), ...withOverlayRoot(folder, cache)])({ folder, cache, ...experiment }),
    level: 'bubblewrap',
    layering: 'layers',
  },
  {
    name: 'copies on a file system that shares their blocks',
    isThere: hasBubblewrap && hasReflinks,
    start: ({ cache, ...experiment }) => after([...withReflinks(cache), ...WITHOUT_LAYERS])({ cache, ...experiment }),
    level: 'bubblewrap',
    layering: 'copies',
  },
  {
    name: 'namespaces alone',
    isThere: namespaces !== undefined && hasBubblewrap,
    sandbox: 'auto',
    start: after(namespaces?.prefix ?? []),
    level: 'namespace',
    layering: 'copies',
  },
  {
    name: 'a container that refuses unshare and mount',
    isThere: hasBubblewrap,
    sandbox: 'auto',
    start: (experiment) => after(withoutNamespaces())(experiment),
    level: 'process-group',
    layering: 'copies',
  },
  { name: 'no sandbox', isThere: true, sandbox: 'off', level: 'process-group', layering: 'copies' },
];
for (const { name, isThere } of MEANS)
  if (!isThere) process.stderr.write(`NOT RUN: the same verdicts by ${name}: this machine lacks the means\n`);

describe('the verdicts of a run', { timeout: 300_000 }, () => {
  it.each(MEANS.filter(({ isThere }) => isThere).map((each) => [each.name, each] as const))(
    'are the same, and say by which means they were taken: %s',
    async (_, { sandbox = 'required', start = after([]), level, layering, remedy = '' }) => {
      const experiment = create(sandbox);
      const { error, reports } = await start(experiment).ended;
      expect(error).toBeUndefined();
      const records = ledgerOf(experiment);
      expect(records.map(({ outcome, score, notes }) => [outcome, score, notes])).toEqual(EXPECTED);
      expect(new Set(records.map((record) => record.sandbox))).toEqual(new Set([level]));
      expect(decisionsOf(experiment)[0]).toMatchObject({ environment: { layering, sandbox: level } });
      expect(JSON.stringify(reports).includes('every command gets a copy of its checkout')).toBe(layering === 'copies');
      expect(JSON.stringify(reports)).toContain(remedy);
    },
  );
});

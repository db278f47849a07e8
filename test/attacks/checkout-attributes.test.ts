// What one command could write beside the contents of files for a later one, or one agent for the next: attributes, access
// lists and times.
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { hasTool } from '../helpers/tool.ts';

const PROBE = `import os, tempfile
with tempfile.TemporaryDirectory(dir=${JSON.stringify(tmpdir())}) as folder: os.setxattr(folder, 'user.probe', b'1')`;
const hasAttributes = hasTool(['python3', '-c', PROBE], 'attributes that a command leaves on a checkout');

// "leave" marks the checkout's top, a folder and a file of the tree, and what setup made; "look" names what it finds.
const TRACES = `import os, struct, sys
PLACES = ['.', 'notes', 'value.txt', 'node_modules', 'node_modules/x', 'node_modules/x/number']
# u::rwx u:SELF:r-- g::r-x m::r-x o::r-x, as the kernel has it.
ENTRIES = [(1, 7, -1), (2, 4, os.getuid()), (4, 5, -1), (16, 5, -1), (32, 5, -1)]
LIST = struct.pack('<I', 2) + b''.join(struct.pack('<HHi', *entry) for entry in ENTRIES)
LONG_AGO = 1000000000
places = [place for place in PLACES if os.path.exists(place)]
if sys.argv[1] == 'leave':
    for place in places:
        os.setxattr(place, 'user.trace', b'1')
        if os.path.isdir(place):
            os.setxattr(place, 'system.posix_acl_default', LIST)
    for place in ['.', 'notes', 'value.txt']:
        os.utime(place, (LONG_AGO, LONG_AGO))
else:
    found = [(place, name) for place in places for name in os.listxattr(place)]
    found += [(place, 'time') for place in places if os.stat(place).st_mtime == LONG_AGO]
    if found: sys.exit(f'{len(found)} traces: {found}')
`;
const STATUS = '/usr/bin/python3 traces.py look';
const LEAVE = '/usr/bin/python3 traces.py leave';

const FILES = {
  'traces.py': TRACES,
  'work.sh': `${LEAVE}\n`,
  'package.json': '{}\n',
  'look.sh': `${STATUS}\n`,
  'install.sh': 'mkdir -p node_modules/x; echo 1 >node_modules/x/number\n',
};

describe.runIf(hasAttributes).each([
  ['required', BUBBLEWRAP.length > 0],
  ['off', true],
] as const)(
  'code under test that marks its checkout, with sandbox = "%s"',
  { timeout: 240_000 },
  (sandbox, isThere) => {
    const start = (score: string, config: Readonly<Record<string, string>> = {}) =>
      createExperiment({
        agent: NUDGE,
        files: { ...FILES, 'score.sh': `${score}\n` },
        config: {
          agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
          setup: 'command = "sh install.sh"',
          iteration: 'budget = "20s"\nmax_iterations = 1',
          ...config,
        },
      }).run();

    it.runIf(isThere)('finds all of it within one command', async () => {
      await expect(start(`${LEAVE}; ${STATUS} && cat value.txt`)).rejects.toThrow(/13 traces/);
    });

    it.runIf(isThere)('finds nothing of it after another command of the evaluation', async () => {
      const guards = 'name = "work"\ncommand = "sh work.sh"\n\n[[guards]]\nname = "look"\ncommand = "sh look.sh"';
      const { records } = await start(`${STATUS} && cat value.txt`, { '[guards]': guards });
      expect(records.map(({ score }) => score)).toEqual([10, 9]);
    });

    it.runIf(isThere)('finds nothing of it in the next evaluation', async () => {
      const { records } = await start(`${STATUS} && cat value.txt && ${LEAVE}`);
      expect(records.map(({ score }) => score)).toEqual([10, 9]);
    });
  },
);

/** Reports what an earlier agent left, in the change, before it leaves the same. */
const CARRIED = `${STATUS} 2>found.txt; ${LEAVE}\n`;

describe.runIf(hasAttributes)('an agent that marks its folder', { timeout: 240_000 }, () => {
  it('leaves nothing of it for the next iteration', async () => {
    const experiment = createExperiment({
      agent: `${CARRIED}${NUDGE}`,
      files: FILES,
      config: { iteration: 'budget = "20s"\nmax_iterations = 2' },
    });
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
    expect(userGit(experiment.folder, 'show', 'autorize/pi:found.txt')).toBe('');
  });

  it.each([
    ['was kept', 'echo $((10 + RCS_ITERATION)) >value.txt', ['1 keep', '2 keep']],
    ['was discarded', 'echo $((RCS_ITERATION == 1 ? -1 : 11)) >value.txt', ['1 discard', '2 keep']],
  ])('leaves nothing of it for the session after one whose commit %s', async (_, change, decisions) => {
    const commit = 'git add -A; git commit -qm Work; hand candidate $(git rev-parse HEAD)';
    const mission = createMission({
      session: `${CARRIED}${change}\n${commit}`,
      files: FILES,
      front:
        'evaluator:\n  command: sh evaluate.sh\n  format: json\nagent:\n  command: . ./session.sh\nstop:\n  max_iterations: 2\n',
    });
    const { runId } = await mission.launch();
    const left = leftOf(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', ...decisions]);
    expect(userGit(mission.folder, 'show', `${left.manifest.branch_name}:found.txt`)).toBe('');
  });
});

// A disk that is full while a mission or a plan prepares environments and builds: no half layer is used, nothing is lost.
// What a command fails for then says nothing of its tree, but where it filled the disk itself.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyWork } from '../../src/workitem/verify.ts';
import { landings } from '../helpers/broken-work.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission, decisionsOf, leftOf, runsOf } from '../helpers/mission.ts';
import { programPath } from '../helpers/program.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { ledgerOf } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import { branchFile, createSite, item, QUICK } from '../helpers/work-items.ts';

const hasNamespaces = hasTool(['unshare', '-Urm', 'true'], 'missions and plans whose layers fill the disk');
const isRoot = process.geteuid?.() === 0;
const SWEEP_MS = 300_000;
const SANDBOXES = [...(BUBBLEWRAP.length > 0 && isRoot ? (['required'] as const) : []), 'off'] as const;

// What is prepared lies on a small disk of its own, and is kept for a look. The second run has room.
const SCRIPT = `cache=$1 size=$2 copy=$3
mount -t tmpfs -o size="$size"k none "$cache"
eval "$first" >"$copy/first" 2>&1
mount -o remount,size=256m "$cache"
eval "$second" >"$copy/second" 2>&1
cp -a "$cache/autorize/environments/." "$copy/environments/"
`;

interface Runs {
  readonly cache: string;
  readonly size: number;
  /** Lines of shell; a file "$copy/first" has what the first one printed. */
  readonly first: string;
  readonly second: string;
  readonly env?: Readonly<Record<string, string>>;
}

function runWithRoom({ cache, size, first, second, env = {} }: Runs) {
  const copy = createFolder({ 'environments/.keep': '' });
  const flags = isRoot ? ['-m'] : ['-Urm'];
  const args = [...flags, 'sh', '-c', SCRIPT, 'sh', cache, String(size), copy];
  const { stderr } = spawnSync('unshare', args, {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: cache, node: process.execPath, first, second, ...env },
  });
  const stores = readdirSync(join(copy, 'environments'), { withFileTypes: true }).filter((each) => each.isDirectory());
  return {
    stderr,
    first: readFileSync(join(copy, 'first'), 'utf8'),
    second: readFileSync(join(copy, 'second'), 'utf8'),
    layers: stores.flatMap(({ name }) =>
      readdirSync(join(copy, 'environments', name)).filter((each) => each !== 'users'),
    ),
  };
}

const INSTALL = 'mkdir -p made && head -c 2000000 /dev/urandom >made/blob\n';
const BUILD =
  'mkdir -p out cache && head -c 500000 /dev/urandom >>cache/blob && head -c 500000 /dev/urandom >out/blob\n';
/** Succeeds where setup and build of this tree are whole; `base` is 1 for the base. */
const isWhole = (base: string) =>
  `[ "$(wc -c <made/blob)" = 2000000 ] && [ "$(wc -c <out/blob)" = 500000 ] && [ "$(wc -c <cache/blob)" = $((1000000 - 500000 * ${base})) ]`;

describe.skipIf(!hasNamespaces).each(SANDBOXES)(
  'what is prepared on a disk with little room, sandbox "%s"',
  (sandbox) => {
    it.each([2500, 4500])('of a mission, with %i KiB', { timeout: SWEEP_MS }, (size) => {
      const mission = createMission({
        session: 'improve $((10 + RCS_ITERATION))\nhand candidate $(git rev-parse HEAD)',
        evaluator: `${isWhole('$([ "$(cat value.txt)" = 10 ]; echo $((1 - $?)))')} || exit 4
printf '{"pass":true,"score":%s}\\n' "$(cat value.txt)"\n`,
        files: { '.gitignore': 'made\n', 'install.sh': INSTALL, 'build.sh': BUILD },
        front: `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  sandbox: ${sandbox === 'off' ? '"off"' : sandbox}
setup:
  command: sh install.sh
  inputs: [install.sh]
build:
  command: sh build.sh
  cache: [cache]
accept_risk:
  low_disk: true
stop:
  max_iterations: 2
`,
      });
      const run = `"$node" "$program" "$folder" "$cache"`;
      const found = runWithRoom({
        ...{ cache: mission.cache, size },
        env: { program: programPath('supervise-mission'), folder: mission.folder },
        first: `${run} '{"mode":"launch","missionDir":"missions/climb"}'`,
        second: `id=$(ls "$folder/.rcs/logs/autoresearch" 2>/dev/null | tail -n 1)
[ -e "$folder/.rcs/logs/autoresearch/$id/manifest.json" ] && request='{"mode":"resume","runId":"'$id'"}' || request='{"mode":"launch","missionDir":"missions/climb"}'
${run} "$request"`,
      });
      expect(found.stderr).toBe('');
      expect(found.first).toContain('the disk is full; what was recorded stands');
      const [runId = ''] = runsOf(mission).slice(-1);
      expect(JSON.parse(found.second.trim().split('\n').at(-1) ?? '')).toMatchObject({ stop: { status: 'completed' } });
      const decided = decisionsOf(leftOf(mission, runId)).map((each) => each.replace(/^\d+ /, ''));
      // At most the iteration that was broken off counts for nothing.
      expect(decided.filter((each) => each !== 'interrupted')).toEqual(
        ['baseline', 'keep', 'keep'].slice(0, decided.length),
      );
      // An environment and the build of the base, each whole.
      expect(found.layers.filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
      expect(found.layers).not.toEqual([]);
    });

    it.each([3300])('of a plan, with %i KiB', { timeout: SWEEP_MS }, async (size) => {
      const site = createSite({ '.gitignore': 'made\n', 'install.sh': INSTALL, 'build.sh': BUILD });
      const items = [item('one', 'echo new >a.txt', { test_command: isWhole('0') })];
      const agents = { 'agent-1': { command: QUICK, sandbox } };
      const more = {
        setup: { command: 'sh install.sh', inputs: ['install.sh'] },
        build: { command: 'sh build.sh', cache: ['cache'] },
      };
      const run = `"$node" "$program" "$folder" "$items" "$agents" "$more"`;
      const found = runWithRoom({
        ...{ cache: site.cache, size, first: run, second: run },
        env: {
          ...{ program: programPath('run-work'), folder: site.folder, JOBS: '1' },
          ...{ items: JSON.stringify(items), agents: JSON.stringify(agents), more: JSON.stringify(more) },
        },
      });
      expect(found.stderr).toBe('');
      expect(found.second).toBe('');
      expect(found.first).toContain('the disk is full; what was recorded stands');
      expect(landings(site)).toEqual(['one']);
      expect(branchFile(site, 'a.txt')).toBe('new');
      expect((await verifyWork({}, site.host)).isSound).toBe(true);
      // An environment and the build of the base, each whole.
      expect(found.layers.filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
      expect(found.layers).not.toEqual([]);
    });

    it('is no reason for a change whose own build fills the disk: it is invalid, and the run goes on', () => {
      const experiment = createExperiment({
        agent: `echo $((10 - $1)) >value.txt; [ "$1" = 2 ] || echo 'head -c 90000000 /dev/zero >out/more' >build.sh\n`,
        files: { 'build.sh': 'true\n', 'out/here': '' },
        config: {
          iteration: 'budget = "60s"\nmax_iterations = 2',
          build: 'command = "sh build.sh"',
          accept_risk: 'low_disk = true',
          agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
        },
      });
      const { first } = runWithRoom({
        ...{ cache: experiment.cache, size: 40_000, second: 'true' },
        env: { program: programPath('run-experiment'), folder: experiment.folder },
        first: '"$node" "$program" "$folder" run',
      });
      expect(JSON.parse(first.trim().split('\n').at(-1) ?? '')).toEqual({ stop: 'max_iterations' });
      expect(ledgerOf(experiment).map(({ outcome, notes }) => [outcome, notes])).toEqual([
        ['baseline', expect.anything()],
        ['invalid', expect.stringContaining('No space left on device')],
        ['merged', expect.anything()],
      ]);
    });
  },
);

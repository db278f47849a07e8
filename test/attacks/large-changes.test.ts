// Agents that leave more than anyone can take: depth, bytes, numbers of files, names that cannot be removed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cleanExperiment } from '../../src/experiment/maintenance/clean.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission } from '../helpers/mission.ts';
import { createSite, item } from '../helpers/work-items.ts';

const OFF = { agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' };
const deeper = (folder: string) =>
  `python3 -c "import os\nos.chdir(os.path.expandvars('${folder}'))\nfor _ in range(2500): os.mkdir('d'*3); os.chdir('d'*3)"`;
const IMPROVE = 'echo $(( $(cat value.txt) - 1 )) >value.txt';

/** What the private area of an experiment still holds. */
function remainsOf({ cache }: { readonly cache: string }): string[] {
  const areas = readdirSync(join(cache, 'autorize')).filter((name) => /-[0-9a-f]{12}$/.test(name));
  return areas.flatMap((area) => readdirSync(join(cache, 'autorize', area)));
}

describe('an agent', () => {
  it('whose temporary folder is deeper than a path can be long ends no run', async () => {
    const agent = `${deeper('$TMPDIR')}\n${deeper('$HOME')}\n${IMPROVE}`;
    const experiment = createExperiment({ agent, config: { ...OFF, iteration: 'budget = "60s"\nmax_iterations = 2' } });
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
    const names = readdirSync(join(experiment.cache, 'autorize'));
    const area = names.find((name) => /-[0-9a-f]{12}$/.test(name)) ?? '';
    expect(readdirSync(join(experiment.cache, 'autorize', area, 'scratch'))).toEqual([]);
  });

  it('whose workspace is deeper than a path can be long ends no run, and clean removes it', async () => {
    const experiment = createExperiment({ agent: `${deeper('$PWD')}\n${IMPROVE}`, config: OFF });
    const { records } = await experiment.run({ maxIterations: 2 });
    expect(records.map(({ outcome }) => outcome)).not.toContain('infra_error');
    expect(records).toHaveLength(3);
    const { left } = await cleanExperiment({ name: 'pi' }, experiment.host);
    expect(left).toEqual([]);
    expect(remainsOf(experiment)).toEqual(['accepted-here', 'known-starts']);
  });

  it.each([
    [
      '12 GiB of sparse files',
      'truncate -s 3G a b c d',
      'max_mb = 1024',
      'it adds 12288 MB, above capture.max_mb 1024',
    ],
    ['a tracked file made huge', 'truncate -s 3G notes/read-me.txt', '', 'above capture.max_mb 1024'],
    [
      'more files than allowed',
      'mkdir m; for n in 1 2 3 4 5 6 7 8 9; do echo $n >m/$n; done',
      'max_files = 8',
      'it adds 9 files, above capture.max_files 8',
    ],
    ['more than can be read in time', 'truncate -s 900M sparse', 'timeout = "1s"', 'within capture.timeout'],
  ])('that leaves %s is denied before anything of it is read', async (_, script, capture, reason) => {
    const experiment = createExperiment({ agent: `${script}\n${IMPROVE}`, config: { ...OFF, capture } });
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records[1]).toMatchObject({ outcome: 'denied', score: null });
    expect(records[1]?.notes).toContain('the change is too large to take: ');
    expect(records[1]?.notes).toContain(reason);
  });

  it('may leave as much as it likes where ignore rules of the base name it, and what the base has does not count', async () => {
    const experiment = createExperiment({
      agent: `mkdir out; truncate -s 3G out/sparse; for n in 1 2 3 4 5; do echo >out/$n; done\n${IMPROVE}`,
      files: { '.gitignore': '/out\n', 'large.bin': 'x'.repeat(2 << 20) },
      config: { ...OFF, capture: 'max_mb = 1\nmax_files = 3' },
    });
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records[1]?.outcome).toBe('merged');
  });

  const HAS_ATTRIBUTES =
    spawnSync('sh', ['-c', 'f=$(mktemp) && chattr +i "$f" && chattr -i "$f" && rm "$f"']).status === 0;
  it.skipIf(!HAS_ATTRIBUTES)(
    'whose files cannot be removed ends no run: they are moved aside and reported',
    async () => {
      const hold =
        'echo x >held; chattr +i held value.txt.held 2>/dev/null; mkdir "$TMPDIR/a"; echo >"$TMPDIR/a/held"; chattr +i "$TMPDIR/a/held"';
      const experiment = createExperiment({ agent: `${hold}\n${IMPROVE}`, config: OFF });
      onTestFinished(() => void spawnSync('chattr', ['-R', '-i', experiment.cache]));
      const notes: string[] = [];
      const { records } = await experiment.run({
        maxIterations: 2,
        onEvent: (event) => {
          if (event.kind === 'note') notes.push(event.note);
        },
      });
      expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
      expect(notes.filter((note) => note.includes('remove it by hand')).length).toBeGreaterThan(0);
      expect(notes.join('\n')).toContain('EPERM for "held"');
      const cleaned = await cleanExperiment({ name: 'pi' }, experiment.host);
      expect(cleaned.left.join('\n')).toContain('remove it by hand');
      execFileSync('chattr', ['-R', '-i', experiment.cache]);
      await cleanExperiment({ name: 'pi' }, experiment.host);
      expect(remainsOf(experiment)).toEqual(['accepted-here', 'known-starts']);
    },
  );
});

it('a work item that adds more than it may is denied, with the reason in its receipt', async () => {
  const site = createSite();
  const items = [item('one', 'truncate -s 3G sparse'), item('two', 'echo 2 >b.txt')];
  const { items: reports } = await site.run(items, { capture: { max_mb: 100 } });
  expect(reports[0]).toMatchObject({
    status: 'denied',
    denial_reason: expect.stringContaining('above capture.max_mb 100'),
  });
  expect(reports[1]).toMatchObject({ status: 'success' });
});

it('a work item whose patch is too large to be recorded is denied, and the plan goes on', async () => {
  const site = createSite();
  const items = [item('one', 'yes text | head -c 9000000 >1.txt'), item('two', 'echo 2 >b.txt')];
  const { items: reports } = await site.run(items);
  expect(reports[0]).toMatchObject({
    status: 'denied',
    denial_reason: 'the change is too large to land: its patch is larger than 8 MB',
  });
  expect(reports[1]).toMatchObject({ status: 'success' });
});

it('a session that leaves more than it may in its worktree goes on to its commit, and the rest is named', async () => {
  const mission = createMission({
    session: 'truncate -s 3G sparse\nimprove 11\nhand candidate "$(git rev-parse HEAD)"',
  });
  const { state } = await mission.launch({ maxIterations: 1 });
  const last = state.entries.findLast(({ iteration }) => iteration === 1);
  expect(last?.notes.join('\n')).toContain('the change is too large to take: it adds');
  expect(existsSync(join(state.launch.worktree_path, 'sparse'))).toBe(false);
});

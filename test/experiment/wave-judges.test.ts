// Judges of a wave on machines of their own, and a reducer that takes nothing of theirs on trust.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { makeAttempt } from '../../src/wave/attempt.ts';
import { ATTEMPT_FILE } from '../../src/wave/attempt-file.ts';
import { judgeShard } from '../../src/wave/judge.ts';
import { planWave } from '../../src/wave/plan.ts';
import type { WaveRecord } from '../../src/wave/recipe.ts';
import { type Reduced, reduceWave } from '../../src/wave/reduce.ts';
import { CLAIMS_FILE, type Claim, type ShardReport } from '../../src/wave/shard-file.ts';
import { copyExperiment, createExperiment, decisionsOf, type Experiment } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder, keepFolders } from '../helpers/temp-folder.ts';

/** Two gains in files of their own, a gain where slot 0 has a larger one, and two that only look like gains. */
const AGENT = `case "$AUTORIZE_SLOT" in
  0) echo 90 > value.txt ;;
  1) echo 45 > other.txt ;;
  2) echo 95 > value.txt ;;
  3) echo 150 > value.txt ;;
esac
`;
const FILES = {
  'value.txt': '100\n',
  'other.txt': '50\n',
  'score.sh': 'echo $(( $(cat value.txt) + $(cat other.txt) ))\n',
};
const OBJECTIVE =
  'command = "sh score.sh"\ndirection = "min"\ndecision = "auto"\ncalibration_runs = 2\nnegative_control = "off"';
const SLOTS = [0, 1, 2, 3];

async function tryWave() {
  const { made, remove } = keepFolders(() => ({
    experiment: createExperiment({ agent: AGENT, files: FILES, config: { objective: OBJECTIVE } }),
    out: createFolder(),
  }));
  const { experiment, out } = made;
  const wave = (
    await planWave({ name: 'pi', attempts: SLOTS.length, pairs: 2, focuses: ['it'], confirms: true }, experiment.host)
  ).wave;
  await Promise.all(SLOTS.map((slot) => makeAttempt({ wave, slot, folder: out }, experiment.host)));
  // A loss that its machine proposed all the same.
  const path = join(out, 'slot-3', ATTEMPT_FILE);
  cpSync(join(out, 'slot-2', 'attempt.pack'), join(out, 'slot-3', 'attempt.pack'));
  const { commit } = JSON.parse(readFileSync(join(out, 'slot-2', ATTEMPT_FILE), 'utf8'));
  const loss = { ...JSON.parse(readFileSync(path, 'utf8')), outcome: 'proposed', commit, effect: 1 };
  writeFileSync(path, JSON.stringify(loss));
  const branches = (): string => userGit(experiment.folder, 'for-each-ref');
  const before = branches();
  const request = { wave, folder: out, out, shards: 2 };
  const judged = await Promise.all([0, 1].map((shard) => judgeShard({ ...request, shard }, experiment.host)));
  return { experiment, wave, out, judged, isUntouched: before === branches(), remove };
}

type Tried = Awaited<ReturnType<typeof tryWave>>;

function copyOf({ experiment, out }: Tried): { readonly experiment: Experiment; readonly folder: string } {
  const folder = createFolder();
  cpSync(out, folder, { recursive: true });
  return { experiment: copyExperiment(experiment.folder), folder };
}

const verdictsOf = ({ verdicts }: Reduced): string[] =>
  verdicts.map(({ slot, record }) => `${slot} ${record?.outcome ?? 'none'}`);

/** What a forger writes in the place of a shard's report. */
function forge(
  folder: string,
  wave: Tried['wave'],
  claims: readonly Partial<Claim>[],
  more: Partial<ShardReport> = {},
) {
  const whole = claims.map((claim) => ({
    ...{ slot: 0, outcome: 'merged', reason: 'trust me', pairs: 50, effect: 1e9 },
    attempt: sha256(readFileSync(join(folder, `slot-${claim.slot ?? 0}`, ATTEMPT_FILE))),
    ...claim,
  }));
  const place = join(folder, `shard-${more.shard ?? 0}-of-2`);
  mkdirSync(place, { recursive: true });
  const report = { version: 1, wave: wave.id, shard: 0, shards: 2, claims: whole, ...more };
  writeFileSync(join(place, CLAIMS_FILE), JSON.stringify(report));
}

describe('judges of a wave', () => {
  let tried: Tried;
  beforeAll(async () => {
    tried = await tryWave();
  });
  afterAll(() => tried?.remove());

  it('test each candidate once, against the base, and accept nothing', () => {
    const claims = tried.judged.flatMap((each) => each?.report.claims ?? []);
    const seen = claims.map(({ slot, outcome, effect }) => [slot, outcome, effect]).sort();
    expect(seen).toEqual([
      [0, 'merged', 10],
      [1, 'merged', 5],
      // On the base it is a gain, whatever the reducer accepts before.
      [2, 'merged', 5],
      [3, 'merged', 5],
    ]);
    expect(tried.isUntouched).toBe(true);
    expect(tried.judged.map((each) => each?.isEarlier)).toEqual([false, false]);
  });

  it('are not asked again by the same command', async () => {
    const { wave, out, experiment } = tried;
    const again = await judgeShard({ wave, folder: out, out, shard: 1, shards: 2 }, experiment.host);
    expect(again).toEqual({ report: tried.judged[1]?.report, isEarlier: true });
  });

  it('are followed by a reducer that tests what they passed again, on the branch head that there is then', async () => {
    const { experiment, folder } = copyOf(tried);
    const reduced = await reduceWave({ wave: tried.wave, folder }, experiment.host);
    expect(verdictsOf(reduced)).toEqual(['0 merged', '1 merged', '2 discarded', '3 discarded']);
    expect(reduced.verdicts[2]?.record?.notes).toContain('value.txt');
    // Of the tree that the judge tested one score is enough; on another base the whole test follows.
    const [first, second] = decisionsOf(experiment).filter(({ kind }) => kind === 'decision');
    expect(first).toMatchObject({ task: 'iteration 1', evidence: { scores: [140], again: [] } });
    expect(second).toMatchObject({ task: 'iteration 2', evidence: { scores: [135], again: [135] } });
    expect(reduced.verdicts.map(({ record }) => record?.origin.claimed)).toEqual([
      ...['shard-0-of-2', undefined, expect.anything(), expect.anything()],
    ]);
    const verified = await runCli(['verify', 'pi'], { cwd: experiment.folder, env: { ...experiment.host.env } });
    expect(verified.code, verified.out).toBe(0);
  });

  it('save the reducer the tests of what they refuse, on their word', async () => {
    const { experiment, folder } = copyOf(tried);
    const { wave } = tried;
    const refused = { outcome: 'discarded', reason: 'not better: 0.5 worse', effect: -0.5, pairs: 9 } as const;
    forge(folder, wave, [{ slot: 2, ...refused }, { slot: 3, ...refused }, { slot: 0 }, { slot: 1, effect: 2 }]);
    forge(folder, wave, [], { shard: 1 });
    const reduced = await reduceWave({ wave, folder }, experiment.host);
    expect(verdictsOf(reduced)).toEqual(['0 merged', '1 merged', '2 discarded', '3 discarded']);
    const { notes = '', origin: mark, pairs } = reduced.verdicts[2]?.record ?? ({} as Partial<WaveRecord>);
    expect(notes).toContain('shard-0-of-2 tested it: not better: 0.5 worse');
    expect(mark).toEqual({ id: wave.id, slot: 2, pairs: 9, effect: -0.5 });
    expect(pairs).toBeUndefined();
    const tested = decisionsOf(experiment).filter(({ kind }) => kind === 'candidate');
    expect(tested).toHaveLength(2);
  });

  it('that forge their reports cost a gain at most, and let nothing in', async () => {
    const { experiment, folder } = copyOf(tried);
    const { wave } = tried;
    // The loss is said to be the best of all, and a gain to be none.
    forge(folder, wave, [{ slot: 3 }, { slot: 0, outcome: 'discarded' }]);
    forge(folder, wave, [], { shard: 1 });
    writeFileSync(join(folder, 'slot-3', 'attempt.pack'), 'no pack');
    const reduced = await reduceWave({ wave, folder }, experiment.host);
    expect(verdictsOf(reduced)).toEqual(['0 discarded', '1 merged', '2 merged', '3 discarded']);
    expect(userGit(experiment.folder, 'show', 'autorize/pi:value.txt')).toBe('95');
    const verified = await runCli(['verify', 'pi'], { cwd: experiment.folder, env: { ...experiment.host.env } });
    expect(verified.code, verified.out).toBe(0);
  });

  it('say nothing by a report of another wave or attempt, or one that is not sound, or contradicted', async () => {
    const { experiment, folder } = copyOf(tried);
    const { wave } = tried;
    const no = { outcome: 'discarded' } as const;
    forge(folder, wave, [{ slot: 0, ...no, attempt: 'a'.repeat(64) }, { slot: 1 }]);
    forge(folder, wave, [{ slot: 1, ...no }], { shard: 1 });
    for (const [number, text] of [
      ' '.repeat(2_000_000),
      '{',
      JSON.stringify({ version: 1, wave: wave.id }),
    ].entries()) {
      const place = join(folder, `shard-${number}-of-9`);
      mkdirSync(place);
      writeFileSync(join(place, CLAIMS_FILE), text);
    }
    const other = JSON.parse(readFileSync(join(folder, 'shard-1-of-2', CLAIMS_FILE), 'utf8'));
    mkdirSync(join(folder, 'shard-7-of-9'));
    writeFileSync(join(folder, 'shard-7-of-9', CLAIMS_FILE), JSON.stringify({ ...other, wave: '0'.repeat(16) }));
    symlinkSync('/etc', join(folder, 'shard-8-of-9'));
    const reduced = await reduceWave({ wave, folder }, experiment.host);
    expect(verdictsOf(reduced)).toEqual(['0 merged', '1 merged', '2 discarded', '3 discarded']);
  });

  it('and the reducer refuse a folder that does not exist, in which every slot would be lost', async () => {
    for (const command of [['judge', '--shard', '0/2'], ['reduce']]) {
      const { code, err } = await runCli([...command, '--in', 'nowhere'], { cwd: createFolder() });
      expect([code, err]).toEqual([2, expect.stringContaining('--in "nowhere", which does not exist; expected')]);
    }
  });

  it('confirm what is accepted on several machines, each of which is a block', async () => {
    const { experiment, folder } = copyOf(tried);
    const { wave } = tried;
    const file = join(folder, 'wave.json');
    writeFileSync(file, JSON.stringify(wave));
    const run = (...words: string[]) =>
      runCli([...words, '--wave', file, '--in', folder], { cwd: experiment.folder, env: { ...experiment.host.env } });
    await reduceWave({ wave, folder }, experiment.host);
    const before = readFileSync(join(experiment.place, 'decisions.jsonl'), 'utf8');
    const judged = await run('judge', '--confirm', '--shard', '0/3');
    expect([judged.code, judged.err]).toEqual([0, '']);
    expect(readFileSync(join(experiment.place, 'decisions.jsonl'), 'utf8')).toBe(before);
    // It is this machine again, which is no block of its own; so are others that are not sound.
    const path = join(folder, 'block-0-of-3', 'block.json');
    const report = JSON.parse(readFileSync(path, 'utf8'));
    const alone = await run('reduce', '--confirm');
    expect([alone.code, alone.out]).toEqual([0, expect.not.stringContaining('between')]);
    for (const [at, more] of [
      { machine: 'b', pairs: [[130, 150]] },
      { machine: 'c', wave: '0' },
      { final: 'no' },
    ].entries()) {
      mkdirSync(join(folder, `block-${at}-of-9`));
      writeFileSync(join(folder, `block-${at}-of-9`, 'block.json'), JSON.stringify({ ...report, ...more }));
    }
    const whole = await run('reduce', '--confirm');
    expect([whole.code, whole.err]).toEqual([0, '']);
    expect(whole.out).toContain('between 2 machines, as 1 other machine reports');
    const claim = decisionsOf(experiment).findLast(({ kind }) => kind === 'claim');
    // 15 here, and 20 as the other one says.
    expect(claim).toMatchObject({
      estimate: 15,
      machines: { estimate: 17.5, others: [{ by: 'block-0-of-9', machine: 'b' }] },
    });
    const verified = await runCli(['verify', 'pi'], { cwd: experiment.folder, env: { ...experiment.host.env } });
    expect(verified.code, verified.out).toBe(0);
    const status = await runCli(['status', 'pi'], { cwd: experiment.folder, env: { ...experiment.host.env } });
    expect(status.out).toContain('between 2 machines');
  });

  it('are named by number and count on the command line', async () => {
    const { experiment, folder } = copyOf(tried);
    writeFileSync(join(folder, 'wave.json'), JSON.stringify(tried.wave));
    const run = (...flags: string[]) =>
      runCli(['judge', '--wave', join(folder, 'wave.json'), '--in', folder, ...flags], {
        ...{ cwd: experiment.folder, env: { ...experiment.host.env } },
      });
    for (const flags of [[], ['--shard', '2/2'], ['--shard', '1'], ['--shard', '0/0']]) {
      const { code, err } = await run(...flags);
      expect(code).toBe(2);
      expect(err).toContain('expected I/J');
    }
    const { code, out, err } = await run('--shard', '1/2', '--quiet');
    expect(code, err).toBe(0);
    expect(out).toBe(`shard 1 of 2 of wave ${tried.wave.id}: reported before: 2 of 2 candidates passed\n`);
    expect(existsSync(join(experiment.place, 'iterations.jsonl'))).toBe(false);
  });
});

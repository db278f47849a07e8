// A wave of attempts at one mission: each session in a repository of its own, and one reducer that writes the records.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf, readMission } from '../../src/mission/store.ts';
import { makeAttempt } from '../../src/wave/attempt.ts';
import { confirmBlock, confirmWave } from '../../src/wave/confirm.ts';
import { judgeShard } from '../../src/wave/judge.ts';
import { planWave } from '../../src/wave/plan.ts';
import { type Reduced, reduceWave } from '../../src/wave/reduce.ts';
import type { Wave } from '../../src/wave/wave-file.ts';
import { forgeAttempt } from '../helpers/forged-attempt.ts';
import { createMission, headOf, leftOf, type Mission, runsOf, workspacesOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** By slot: a gain, a larger one in the same file, nothing, a change of the evaluator; what else it did says the number. */
const SESSION = `case "$AUTORIZE_SLOT" in
  0) improve 20 && hand candidate "$(git rev-parse HEAD)" ;;
  1) improve 30 && hand candidate "$(git rev-parse HEAD)" ;;
  2) hand noop ;;
  3) echo 'echo "{\\"pass\\":true,\\"score\\":99}"' >evaluate.sh && git commit -qam 'Measure well' && hand candidate "$(git rev-parse HEAD)" ;;
  *) improve $(($(cat value.txt) + 5)) && hand candidate "$(git rev-parse HEAD)" ;;
esac
`;

const verdictsOf = ({ verdicts }: Reduced): string[] =>
  verdicts.map(({ slot, record }) => `${slot} ${record?.outcome ?? 'none'}`);

async function planned(mission: Mission, attempts: number): Promise<Wave> {
  const request = { name: 'missions/climb', attempts, pairs: 2, focuses: ['look at the number'] };
  return (await planWave(request, mission.host)).wave;
}

const callOf = ({ folder: cwd, host: { env } }: Mission) => ({ cwd, env });

const entriesOf = (mission: Mission, runId: string) => leftOf(mission, runId).ledger.entries;

describe('a wave of a mission', () => {
  it('is not planned to be confirmed where the mission measures no pairs', async () => {
    const mission = createMission({ session: SESSION });
    const request = { name: 'missions/climb', attempts: 1, pairs: 2, focuses: [], confirms: true };
    await expect(planWave(request, mission.host)).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('cannot be confirmed: evaluator.decision names no policy'),
    });
    expect(runsOf(mission)).toEqual([]);
  });

  it('is tried beside the records, judged by one, and goes on in the same run', { timeout: 240_000 }, async () => {
    const mission = createMission({ session: SESSION });
    const wave = await planned(mission, 6);
    expect(wave).toMatchObject({ mission: 'missions/climb', state: null, base: headOf(mission.folder) });
    const out = createFolder();
    const before = userGit(mission.folder, 'for-each-ref');
    for (const slot of [0, 1, 2, 3]) await makeAttempt({ wave, slot, folder: out }, mission.host);
    const files = { 'evaluate.sh': 'echo \'{"pass":true,"score":1000}\'\n' };
    forgeAttempt(mission.folder, wave, { out, slot: 4, files, effect: 1e9 });
    expect([userGit(mission.folder, 'for-each-ref'), runsOf(mission)]).toEqual([before, []]);
    const reduced = await reduceWave({ wave, folder: out }, mission.host);
    // The largest gain first; the forged one was tested before it, and not admitted.
    expect(verdictsOf(reduced)).toEqual([
      '0 discarded',
      '1 merged',
      '2 noop',
      '3 discarded',
      '4 discarded',
      '5 killed',
    ]);
    expect(reduced.verdicts[4]?.record?.notes).toContain('not admitted');
    expect(reduced.verdicts[0]?.record?.notes).toContain('value.txt');
    const [runId = ''] = runsOf(mission);
    expect(entriesOf(mission, runId).at(1)).toMatchObject({ decision: 'discard', wave: { id: wave.id, slot: 4 } });
    expect(userGit(mission.folder, 'show', `${reduced.verdicts[1]?.record?.commit}:value.txt`)).toBe('30');
    const count = entriesOf(mission, runId).length;
    expect(verdictsOf(await reduceWave({ wave, folder: out }, mission.host))).toEqual(verdictsOf(reduced));
    expect(entriesOf(mission, runId)).toHaveLength(count);

    // The next wave starts from what was accepted, and from the records of the run.
    const next = await planned(mission, 8);
    expect(next.base).toBe(reduced.verdicts[1]?.record?.commit);
    const { attempt } = await makeAttempt({ wave: next, slot: 7, folder: out }, mission.host);
    expect(attempt).toMatchObject({ outcome: 'proposed', effect: 5 });
    const gone = await reduceWave({ wave: next, folder: out, isPartial: true }, mission.host);
    expect(verdictsOf(gone)[7]).toBe('7 merged');
    expect(runsOf(mission)).toEqual([runId]);
    expect((await runCli(['verify', runId], callOf(mission))).code).toBe(0);
    expect(existsSync(workspacesOf(mission.folder))).toBe(true);
  });

  it('with a policy has judges, whose reports spare a run, and is confirmed on several machines', async () => {
    const evaluator =
      'evaluator:\n  command: sh evaluate.sh\n  format: json\n  decision: auto\n  calibration_runs: 2\n';
    const front = `${evaluator}  confirm: {pairs: 2}\nagent:\n  command: . ./session.sh\n  budget: 30s\n`;
    const mission = createMission({ session: SESSION, front });
    const wave = await planned(mission, 1);
    const out = createFolder();
    await makeAttempt({ wave, slot: 0, folder: out }, mission.host);
    await judgeShard({ wave, folder: out, out, shard: 0, shards: 1 }, mission.host);
    const reduced = await reduceWave({ wave, folder: out }, mission.host);
    expect(verdictsOf(reduced)).toEqual(['0 merged']);
    const claimed = 'shard-0-of-1';
    expect(reduced.verdicts[0]?.record?.origin).toMatchObject({ id: wave.id, slot: 0, claimed });
    const [runId = ''] = runsOf(mission);
    const { state } = readMission(pathsOf(runId, mission.host));
    const [candidate] = state?.evidence.filter(({ kind }) => kind === 'candidate') ?? [];
    expect(candidate).toMatchObject({ id: 'iteration 1', claimed });
    expect(state?.entries.at(1)?.comparison).toMatchObject({ record: { evidence: { scores: [20], again: [] } } });

    const block = await confirmBlock({ wave, out, shard: 0, shards: 2 }, mission.host);
    const evidenceOf = () => readMission(pathsOf(runId, mission.host)).state?.evidence ?? [];
    expect(evidenceOf().some(({ kind }) => kind === 'claim')).toBe(false);
    // As another machine has it, and as a container on this one.
    const [, boot] = block.machine.split('@');
    for (const [at, machine] of ['other', `container@${boot}`].entries()) {
      const report = { ...block, machine, pairs: [[30, 10]] };
      mkdirSync(join(out, `block-${at}-of-9`));
      writeFileSync(join(out, `block-${at}-of-9`, 'block.json'), JSON.stringify(report));
    }
    const claim = await confirmWave({ wave, folder: out }, mission.host);
    expect(claim).toMatchObject({ estimate: 10, machines: { estimate: 15, others: [{ machine: 'other' }] } });
    expect(claim.machines?.others).toHaveLength(1);
    expect(evidenceOf().findLast(({ kind }) => kind === 'claim')).toMatchObject({
      kind: 'claim',
      machines: { estimate: 15 },
    });
    const verified = await runCli(['verify', runId], callOf(mission));
    expect(verified.code, verified.out).toBe(0);
  });

  it('is named by its folder on the command line', async () => {
    const mission = createMission({ session: SESSION });
    const plan = await runCli(['plan', 'missions/climb', '--attempts', '1', '--out', 'w.json'], callOf(mission));
    expect(plan.out).toContain('of "missions/climb": 1 slot on');
    writeFileSync(join(mission.folder, 'missions/climb/mission.md'), 'Make the number smaller.\n');
    mkdirSync(join(mission.folder, 'out'));
    const refused = await runCli(['reduce', '--wave', 'w.json', '--in', 'out'], callOf(mission));
    expect(refused.err).toContain('mission.md or sandbox.md of "missions/climb" is not what the wave was planned for');
  });
});

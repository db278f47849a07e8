import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { sentenceOf } from '../../src/base/finding.ts';
import { repairExperiment } from '../../src/experiment/maintenance/repair.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { createExperiment, type Experiment, NUDGE } from '../helpers/experiment.ts';

async function createDecided(): Promise<Experiment> {
  const experiment = createExperiment({ agent: NUDGE });
  await experiment.run({ maxIterations: 2 });
  return experiment;
}

const fileOf = ({ place }: Experiment) => join(place, 'decisions.jsonl');
const audit = ({ host }: Experiment) => auditExperiment({ name: 'pi' }, host);
const repair = ({ host }: Experiment) => repairExperiment({ name: 'pi' }, host);

async function verify({ host }: Experiment): Promise<string[]> {
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  return findings
    .filter(({ what }) => what === 'decisions.jsonl')
    .map((finding) => `${finding.kind}: ${sentenceOf(finding)}`);
}

/** The next run continues from the branch, and nothing that was kept is lost. */
async function expectGoesOn(experiment: Experiment): Promise<void> {
  const { records } = await experiment.run({ maxIterations: 1 });
  expect(records.map(({ iter, outcome, score }) => [iter, outcome, score])).toEqual([
    [0, 'baseline', 10],
    [1, 'merged', 9],
    [2, 'merged', 8],
    [3, 'merged', 7],
  ]);
  expect(audit(experiment).isSound).toBe(true);
}

it('a last line that was never finished is reported and cut, and nothing else is lost', async () => {
  const experiment = await createDecided();
  const whole = readFileSync(fileOf(experiment), 'utf8');
  writeFileSync(fileOf(experiment), `${whole}{"kind":"evaluation","id":9,"ta`);
  expect(audit(experiment).isSound).toBe(true);
  expect(await verify(experiment)).toEqual([
    expect.stringMatching(
      /^ok: the chain of \d+ records is unbroken; 31 bytes of a last line were never finished, the next run cuts them$/,
    ),
    expect.stringMatching(/^ok: 2 decisions recomputed from \d+ evaluations$/),
  ]);
  expect((await repair(experiment)).decisions).toMatchObject({ archived: undefined, dropped: [] });
  await expectGoesOn(experiment);
  expect(readFileSync(fileOf(experiment), 'utf8').startsWith(whole)).toBe(true);
});

it('a changed byte is reported with its line; repair archives the file whole, and says so ever after', async () => {
  const experiment = await createDecided();
  const lines = readFileSync(fileOf(experiment), 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes('"kind":"decision"'));
  const changed = lines.with(at, String(lines[at]).replace('"kept":true', '"kept":null')).join('\n');
  writeFileSync(fileOf(experiment), changed);
  const { findings, isSound } = audit(experiment);
  expect(isSound).toBe(false);
  const where = { file: 'decisions.jsonl', line: at + 1 };
  expect(findings[0]).toMatchObject({ kind: 'wrong', what: 'decisions.jsonl', where });
  expect((await verify(experiment))[0]).toMatch(new RegExp(`^wrong: line ${at + 1}: `));
  await expect(experiment.run({ maxIterations: 1 })).rejects.toThrow(
    new RegExp(`decisions\\.jsonl:${at + 1}: .*autorize repair pi`, 's'),
  );
  const { decisions } = await repair(experiment);
  expect(decisions).toMatchObject({ kept: 0, dropped: [{ line: at + 1 }] });
  expect(readFileSync(String(decisions.archived), 'utf8')).toBe(changed);
  const unchecked = 'unchecked: it does not hold how iteration 1, 2 was decided';
  const fixed = expect.stringMatching(
    /^unchecked: it was rewritten by repair; as it was before, it is decisions\.jsonl\.corrupt-/,
  );
  expect(await verify(experiment)).toEqual([fixed, unchecked]);
  await expectGoesOn(experiment);
  expect(await verify(experiment)).toEqual(expect.arrayContaining([fixed, unchecked]));
  expect(readdirSync(experiment.place)).toContain(basename(String(decisions.archived)));
});

it('a file that is gone is reported by audit and verify, with what to do, and the next run begins another', async () => {
  const experiment = await createDecided();
  const { host } = experiment;
  rmSync(fileOf(experiment));
  expect(() => auditExperiment({ name: 'pi' }, host)).toThrow(
    /^\.autorize\/pi\/decisions\.jsonl is missing, so the decisions of "pi" cannot be recomputed/,
  );
  expect(await verify(experiment)).toEqual([
    'wrong: it is missing, and with it how iteration 1, 2 was decided; restore it, or continue without it: the next run starts a new log from the branch',
  ]);
  expect((await repair(experiment)).isChanged).toBe(false);
  await expectGoesOn(experiment);
  expect(await verify(experiment)).toContain(
    'unchecked: it does not hold how iteration 1, 2 was decided: it was begun again',
  );
});

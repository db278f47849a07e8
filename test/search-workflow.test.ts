import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly name: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly 'runs-on': string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly strategy?: Readonly<Record<string, unknown>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

const FILE = join(import.meta.dirname, '..', '.github', 'workflows', 'search.yml');
const { jobs } = parse(readFileSync(FILE, 'utf8')) as {
  readonly jobs: Readonly<Record<'plan' | 'attempt' | 'judge' | 'reduce' | 'confirm' | 'claim', Job>>;
};
const { plan, attempt, judge, reduce, confirm, claim } = jobs;
const stepOf = (job: Job, name: string): Step => job.steps.find((step) => step.name === name) ?? { name: 'none' };
const [planning, trying, testing, judging] = [
  stepOf(plan, 'Plan the wave'),
  stepOf(attempt, 'Make the attempt'),
  stepOf(judge, 'Test a share'),
  stepOf(reduce, 'Judge and publish'),
];
const [confirming, claiming] = [stepOf(confirm, 'Confirm on this machine'), stepOf(claim, 'Claim and publish')];
const namesOf = (job: Job): string[] => job.steps.flatMap(({ env = {} }) => Object.keys(env));

describe('search.yml', () => {
  it('gives nothing that can write to jobs that plan or run an agent, and the key to the agent alone', () => {
    for (const job of [plan, attempt, judge, confirm]) expect(job.permissions).toEqual({ contents: 'read' });
    expect(Object.values(jobs).filter((job) => namesOf(job).includes('AGENT_KEY'))).toEqual([attempt]);
    for (const step of [trying, confirming]) expect(step.with).not.toHaveProperty('github-token');
  });

  it('makes attempts in bubblewrap, as a matrix of which no job ends another', () => {
    expect(trying.with).toMatchObject({ mode: 'attempt', sandbox: 'required' });
    expect(attempt.strategy).toEqual({
      'fail-fast': false,
      'max-parallel': `\${{ inputs.max-parallel }}`,
      matrix: { slot: `\${{ fromJSON(needs.plan.outputs.slots) }}` },
    });
  });

  it('takes nothing from the matrix by outputs, and judges whatever attempts failed', () => {
    expect(attempt.outputs).toBeUndefined();
    expect(judge.outputs).toBeUndefined();
    expect(judge.if).toBe(`\${{ always() && needs.plan.result == 'success' && inputs.judges > 1 }}`);
    expect(reduce.if).toBe(`\${{ always() && needs.plan.result == 'success' }}`);
    for (const job of [judge, reduce, confirm, claim])
      expect(JSON.stringify(job)).not.toMatch(/needs\.(attempt|judge|confirm)/);
    expect(stepOf(reduce, 'Download the attempts').with?.['merge-multiple']).toBe(false);
  });

  it('holds every job to the plan of the first', () => {
    for (const step of [trying, testing, judging, confirming, claiming])
      expect(step.with?.['wave-id']).toBe(`\${{ needs.plan.outputs.wave-id }}`);
    expect(plan.outputs?.['wave-id']).toBe(`\${{ steps.plan.outputs.wave-id }}`);
    for (const job of [attempt, judge, reduce, confirm, claim])
      expect(stepOf(job, 'Download the plan').with?.name).toBe(`\${{ needs.plan.outputs.artifact }}`);
    const paths = [
      ...[testing, judging, claiming].map((step) => step.with?.['attempts-path']),
      ...[judge, reduce, claim].map((job) => stepOf(job, 'Download the attempts').with?.path),
      ...[reduce, claim].map((job) => stepOf(job, 'Download the reports of judges').with?.path),
      stepOf(claim, 'Download what other machines report').with?.path,
    ];
    expect(new Set(paths).size).toBe(1);
  });

  it('prepares the environment in the job that runs no agent, and restores in the others what its digest says', () => {
    expect(stepOf(plan, 'Prepare the environment').with?.mode).toBe('prepare');
    for (const [job, step] of [
      [attempt, trying],
      [judge, testing],
      [reduce, judging],
      [confirm, confirming],
      [claim, claiming],
    ] as const) {
      expect(stepOf(job, 'Restore the environment').with?.key).toBe(`\${{ needs.plan.outputs.environment }}`);
      expect(step.with?.['environment-digest']).toBe(`\${{ needs.plan.outputs.environment-digest }}`);
      expect(step.with?.['environment-path']).toBe(stepOf(job, 'Restore the environment').with?.path);
    }
  });

  it('plans and judges on one kind of runner, and makes attempts on another', () => {
    for (const job of [judge, reduce, confirm, claim]) expect(job['runs-on']).toBe(plan['runs-on']);
    expect(attempt['runs-on']).toBe(plan['runs-on'].replaceAll('inputs.judge-runs-on', 'inputs.runs-on'));
  });

  it.each(['Check out', 'Set up'])('begins every job with the same step "%s"', (name) => {
    const steps = Object.values(jobs).map((job) => stepOf(job, name));
    expect(steps[0]?.name).toBe(name);
    expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(1);
  });

  it.each([planning, trying, testing, judging])(
    'resumes in every job from the same branch: $name',
    ({ with: inputs }) => {
      expect(inputs).toMatchObject({
        branch: `\${{ inputs.branch }}`,
        resume: `\${{ inputs.resume }}`,
        experiment: `\${{ inputs.experiment }}`,
        'mission-dir': `\${{ inputs.mission-dir }}`,
        'work-items': `\${{ inputs.work-items }}`,
      });
    },
  );

  it('confirms what was pushed on up to three machines, of which only the last one can write', () => {
    expect(confirming.with).toMatchObject({ mode: 'judge', confirm: true });
    expect(claiming.with).toMatchObject({ mode: 'reduce', confirm: true });
    for (const step of [confirming, claiming]) expect(step.with).not.toHaveProperty('resume');
    expect(claim.permissions).toEqual(reduce.permissions);
    for (const { if: when } of [confirm, claim]) {
      for (const part of ['!cancelled()', "needs.reduce.result == 'success'", 'inputs.confirm-machines > 1'])
        expect(when).toContain(part);
    }
    expect(JSON.stringify(confirm.strategy)).toContain(String.raw`[\"0/2\", \"1/2\"]`);
  });
});

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
  readonly jobs: Readonly<Record<'plan' | 'attempt' | 'reduce', Job>>;
};
const { plan, attempt, reduce } = jobs;
const stepOf = (job: Job, name: string): Step => job.steps.find((step) => step.name === name) ?? { name: 'none' };
const [planning, trying, judging] = [
  stepOf(plan, 'Plan the wave'),
  stepOf(attempt, 'Make the attempt'),
  stepOf(reduce, 'Judge and publish'),
];
const namesOf = (job: Job): string[] => job.steps.flatMap(({ env = {} }) => Object.keys(env));

describe('search.yml', () => {
  it('gives nothing that can write to jobs that plan or run an agent, and the key to the agent alone', () => {
    expect([plan.permissions, attempt.permissions]).toEqual([{ contents: 'read' }, { contents: 'read' }]);
    expect([plan, attempt, reduce].map((job) => namesOf(job).includes('AGENT_KEY'))).toEqual([false, true, false]);
    expect(trying.with).not.toHaveProperty('github-token');
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
    expect(reduce.if).toBe(`\${{ always() && needs.plan.result == 'success' }}`);
    expect(JSON.stringify(reduce)).not.toContain('needs.attempt');
    expect(stepOf(reduce, 'Download the attempts').with?.['merge-multiple']).toBe(false);
  });

  it('holds every job to the plan of the first', () => {
    for (const step of [trying, judging]) expect(step.with?.['wave-id']).toBe(`\${{ needs.plan.outputs.wave-id }}`);
    expect(plan.outputs?.['wave-id']).toBe(`\${{ steps.plan.outputs.wave-id }}`);
    for (const job of [attempt, reduce])
      expect(stepOf(job, 'Download the plan').with?.name).toBe(`\${{ needs.plan.outputs.artifact }}`);
    expect(judging.with?.['attempts-path']).toBe(stepOf(reduce, 'Download the attempts').with?.path);
  });

  it('plans and judges on one kind of runner, and makes attempts on another', () => {
    expect(plan['runs-on']).toBe(reduce['runs-on']);
    expect(attempt['runs-on']).toBe(plan['runs-on'].replaceAll('inputs.judge-runs-on', 'inputs.runs-on'));
  });

  it.each(['Check out', 'Set up'])('begins every job with the same step "%s"', (name) => {
    const steps = [plan, attempt, reduce].map((job) => stepOf(job, name));
    expect(steps[0]?.name).toBe(name);
    expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(1);
  });

  it.each([planning, trying, judging])('resumes in every job from the same branch: $name', ({ with: inputs }) => {
    expect(inputs).toMatchObject({
      branch: `\${{ inputs.branch }}`,
      resume: `\${{ inputs.resume }}`,
      experiment: `\${{ inputs.experiment }}`,
    });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PART_LETTERS } from '../src/remote/part-letters.ts';

interface Step {
  readonly name: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const { jobs } = parse(read('.github/workflows/research.yml')) as {
  readonly jobs: Readonly<Record<'environment' | 'propose' | 'publish', Job>>;
};
const { environment, propose, publish } = jobs;
const stepOf = (job: Job, name: string): Step => job.steps.find((step) => step.name === name) ?? { name: 'none' };

describe('research.yml', () => {
  it('takes each output that a proposal can be to the input of its name', () => {
    const inputs = stepOf(publish, 'Check, judge again, and publish').with ?? {};
    for (const letter of PART_LETTERS) {
      expect(propose.outputs[`part-${letter}`]).toBe(`\${{ steps.loop.outputs.proposal-part-${letter} }}`);
      expect(inputs[`proposal-part-${letter}`]).toBe(`\${{ needs.propose.outputs.part-${letter} }}`);
    }
    const count = (names: readonly string[]) => names.filter((name) => name.includes('part-')).length;
    expect([count(Object.keys(propose.outputs)), count(Object.keys(inputs))]).toEqual([10, 10]);
  });

  it('gives the job of the agent nothing that can write', () => {
    expect(Object.values(propose.permissions)).toEqual(['read']);
  });

  it('saves and restores what is no artifact under one path and one key, and fails where nothing arrived', () => {
    const [save, restore] = [stepOf(propose, 'Save the proposal'), stepOf(publish, 'Restore the proposal')];
    expect(save.with?.key).toBe(restore.with?.key);
    expect(save.with?.path).toBe(restore.with?.path);
    expect(save.with?.path).toBe(stepOf(publish, 'Check, judge again, and publish').with?.proposal);
    // Also after an error of the loop, which names the folder.
    expect(save.if).toContain('!cancelled()');
    expect(restore.with?.['fail-on-cache-miss']).toBe(`\${{ needs.propose.outputs.part-a == '' }}`);
  });

  it('publishes whenever there is a proposal, by an output that no secret is part of', () => {
    expect(propose.outputs.proposed).toBe(`\${{ steps.loop.outputs.proposal-path != '' }}`);
    expect(publish.if).toBe(`\${{ !cancelled() && needs.propose.outputs.proposed == 'true' }}`);
  });
});

describe('the environment in research.yml', () => {
  const loops = [stepOf(propose, 'Run the loop'), stepOf(publish, 'Check, judge again, and publish')];
  const prepare = stepOf(environment, 'Prepare the environment');

  it('is prepared by a job that has no key of an agent, and can write nothing', () => {
    expect(Object.values(environment.permissions)).toEqual(['read']);
    expect(prepare.with?.mode).toBe('prepare');
    expect(environment.steps.flatMap(({ env = {} }) => Object.keys(env))).toEqual(['SETUP', 'HOLDOUT_COMMAND']);
  });

  it.each(['Check out', 'Set up'])('is made after the same step "%s" as that of the others', (name) => {
    const steps = [environment, propose, publish].map((job) => stepOf(job, name));
    expect(steps[0]?.name).toBe(name);
    expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(1);
  });

  it('is saved and restored under one path and one key, and used by its digest', () => {
    const moves = [
      stepOf(environment, 'Save the environment'),
      ...[propose, publish].map((job) => stepOf(job, 'Restore the environment')),
    ];
    const paths = [
      ...moves.map((step) => step.with?.path),
      ...[prepare, ...loops].map((step) => step.with?.['environment-path']),
    ];
    expect(new Set(paths)).toEqual(new Set([`\${{ runner.temp }}/autorize-environment`]));
    expect(environment.outputs.key).toBe(moves[0]?.with?.key);
    for (const step of moves.slice(1)) expect(step.with?.key).toBe(`\${{ needs.environment.outputs.key }}`);
    expect(environment.outputs.digest).toBe(`\${{ steps.environment.outputs.environment-digest }}`);
    for (const step of loops)
      expect(step.with?.['environment-digest']).toBe(`\${{ needs.environment.outputs.digest }}`);
  });
});

it('the example for GitHub Enterprise Server is the nightly one by another way', () => {
  const [ghes, usual] = ['-ghes', ''].map((name) => parse(read(`examples/workflows/nightly-research${name}.yml`)));
  const { 'proposal-by': way, ...inputs } = ghes.jobs.research.with;
  expect(way).toBe('cache');
  expect({ ...ghes, jobs: { research: { ...ghes.jobs.research, with: inputs } } }).toEqual(usual);
});

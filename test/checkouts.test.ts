import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, { readonly default: unknown }>> } };
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly uses?: string; readonly with?: Record<string, unknown> }[] }>
  >;
}

const FILE = join(import.meta.dirname, '..', '.github', 'workflows', 'research.yml');
const { on, jobs } = parse(readFileSync(FILE, 'utf8')) as Workflow;
const ofRepository = Object.entries(jobs).flatMap(([job, { steps }]) =>
  steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')).map((step) => [job, step.with] as const),
);

describe('the checkouts of research.yml', () => {
  it('are one in each job that runs a loop', () => {
    expect(ofRepository.map(([job]) => job)).toEqual(expect.arrayContaining(['propose', 'publish']));
  });

  it.each(ofRepository)('fetch the same in every job and leave no token: %s', (_, settings) => {
    expect(settings).toMatchObject({
      'persist-credentials': false,
      lfs: expect.stringMatching(/^\$\{\{ inputs\.lfs \}\}$/),
      submodules: expect.stringMatching(/^\$\{\{ inputs\.submodules \}\}$/),
      token: expect.stringMatching(/^\$\{\{ secrets\.checkout-token \|\| github\.token \}\}$/),
    });
  });

  it('fetch neither Git LFS files nor submodules by default, as actions/checkout', () => {
    expect([on.workflow_call.inputs.lfs?.default, on.workflow_call.inputs.submodules?.default]).toEqual([
      false,
      'false',
    ]);
  });
});

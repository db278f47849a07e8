// What docs/reference/attacks.md and docs/explanation/security.md say is what the tests show.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Attack, attack } from '../helpers/attack.ts';
import { keepSupervisor } from '../helpers/attacked-supervisor.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { BOUNDARY_ATTACKS } from './cases/boundaries.ts';
import { GIT_ATTACKS } from './cases/git.ts';
import { EVALUATION_ATTACKS } from './cases/judging.ts';
import { LIMITS } from './cases/limits.ts';
import { RECORD_ATTACKS } from './cases/records.ts';
import { SECRET_ATTACKS } from './cases/secrets.ts';

const attacks = readFileSync(join(REPOSITORY, 'docs', 'reference', 'attacks.md'), 'utf8');
const model = readFileSync(join(REPOSITORY, 'docs', 'explanation', 'security.md'), 'utf8');
const WORDS = { fails: 'stopped', succeeds: '**succeeds**' } as const;
const row = ({ name, withoutSandbox }: Attack) => `| ${name} | ${WORDS[withoutSandbox]} |`;

/** The rows of the table below a heading. */
function rowsBelow(heading: string): string[] {
  const section = attacks.split(`\n## ${heading}\n`)[1]?.split(/\n#/)[0] ?? '';
  return section.split('\n').filter((line) => /^\| .* \| (stopped|\*\*succeeds\*\*) \|$/.test(line));
}

describe('the pages on security', () => {
  it.each([
    ['The supervisor’s git', GIT_ATTACKS],
    ['Boundaries', BOUNDARY_ATTACKS],
    ['Judging', EVALUATION_ATTACKS],
    ['Secrets and the machine', SECRET_ATTACKS],
    ['Records and prompts', RECORD_ATTACKS],
  ] as const)('lists the attacks that are tried, and what they come to without a sandbox: %s', (heading, tried) => {
    expect(rowsBelow(heading)).toEqual(tried.map(row));
  });

  it('names what no sandbox can stop', () => {
    const section = model.split('\n## What remains yours\n')[1]?.split('\n## ')[0] ?? '';
    for (const { name } of LIMITS) expect(section).toContain(name);
  });
});

describe.skipIf(BUBBLEWRAP.length === 0)('what no sandbox can stop', () => {
  const supervise = keepSupervisor();
  it.each(LIMITS.map((each) => [each.name, each] as const))('still works: %s', async (_, each) => {
    const after = await attack(each, { sandbox: 'required', shared: supervise });
    expect(each.succeeded(after)).toBe(true);
    expect([...after.leaks(), ...after.changed()]).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const files = ['examples/workflows', '.github/workflows'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
);

describe.each(files)('the concurrency group of %s', (file) => {
  const { on, concurrency } = parse(readFileSync(join(ROOT, file), 'utf8')) as {
    readonly on: Readonly<Record<string, unknown>>;
    readonly concurrency?: { readonly group: string };
  };
  const group = concurrency?.group ?? '';

  it('separates head branches by their repository, which may be a fork', () => {
    const namesBranch = /head_branch|head_ref/.test(group);
    const namesRepository = /head_repository\.full_name|head\.repo\.full_name/.test(group);
    expect({ file, namesRepository }).toEqual({ file, namesRepository: namesBranch });
  });

  it('separates pull requests and the runs that a report is about', () => {
    if ('workflow_run' in on) expect(group).toMatch(/workflow_run\.(?:head_|id)/);
    if ('pull_request' in on) expect(group).toMatch(/github\.ref|pull_request\.number/);
    expect(Object.keys(on).length).toBeGreaterThan(0);
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const load = (name: string): Promise<Record<string, unknown>> => import(join(ROOT, 'scripts', name));

it('a release steps the version as asked, or takes the one that is named', async () => {
  const { nextVersion } = (await load('release.mjs')) as { nextVersion: (from: string, step: string) => string };
  expect(['patch', 'minor', 'major', '3.0.1'].map((step) => nextVersion('1.2.3', step))).toEqual([
    ...['1.2.4', '1.3.0', '2.0.0', '3.0.1'],
  ]);
  expect(() => nextVersion('1.2.3', 'huge')).toThrow('no step of a version');
});

it('a release puts what was unreleased below its version and day, and leaves an empty part above it', async () => {
  const { releaseChangelog } = (await load('release.mjs')) as {
    releaseChangelog: (text: string, version: string, day: string) => string;
  };
  const before = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- New.\n\n## [0.9.0] - 2026-01-02\n\n- Old.\n';
  const after = releaseChangelog(before, '1.0.0', '2026-03-04');
  expect(after).toBe(before.replace('[Unreleased]\n', '[Unreleased]\n\n## [1.0.0] - 2026-03-04\n'));
  expect(() => releaseChangelog(after, '1.1.0', '2026-03-05')).toThrow('nothing to release');
  expect(releaseChangelog(read('CHANGELOG.md'), '9.9.9', '2026-03-04')).toContain('## [9.9.9] - 2026-03-04\n\n### ');
});

it('every file names the repository that package.json names, and the floating tag of its version', async () => {
  const { REPOSITORY, FLOATING_TAG } = await load('repository.mjs');
  // Those of other repositories have another name behind the owner.
  const grep = ['grep', '-ohE', '[A-Za-z0-9-]+/autorize-action(/[^@ ]*)?@[0-9a-f]{40} # v[0-9]+', '--', ':!dist'];
  const uses = new Set(execFileSync('git', grep, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n'));
  for (const use of uses) {
    expect(use.startsWith(`${String(REPOSITORY)}/`) || use.startsWith(`${String(REPOSITORY)}@`), use).toBe(true);
    expect(use.endsWith(`# ${String(FLOATING_TAG)}`), use).toBe(true);
  }
  expect(uses.size).toBeGreaterThan(1);
});

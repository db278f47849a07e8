import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHost } from '../../src/kernel/host.ts';
import { runMission } from '../../src/mission/run.ts';
import { lanesOf, leftOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { EXAMPLES } from './example-folder.ts';

describe('examples/mission', () => {
  it('goes the way that its README shows, and ends with code in which all cases hold', async () => {
    const folder = createFolder();
    cpSync(join(EXAMPLES, 'mission'), folder, { recursive: true });
    onTestFinished(() => rmSync(lanesOf(folder), { recursive: true, force: true }));
    for (const args of [
      ['init', '-q', '-b', 'main'],
      ['add', '-A'],
      ['commit', '-q', '-m', 'The base'],
    ]) {
      userGit(folder, ...args);
    }
    const env = { ...process.env, XDG_CACHE_HOME: createFolder() };
    const host = { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env };
    const { runId } = await runMission({ mode: 'launch', missionDir: 'missions/roman' }, host);
    const { ledger, manifest } = leftOf({ folder }, runId);
    const readme = readFileSync(join(EXAMPLES, 'mission', 'README.md'), 'utf8');
    const told = [...readme.matchAll(/^\| (\d) \| .*? \| (\w+)(?:: (\d+))?/gm)];
    const scoreOf = (score: unknown): string | undefined => (typeof score === 'number' ? String(score) : undefined);
    expect(ledger.entries.map(({ iteration, decision }) => [String(iteration), decision])).toEqual(
      told.map(([, iteration, decision]) => [iteration, decision]),
    );
    const kept = ledger.entries.filter(({ decision }) => decision === 'keep' || decision === 'baseline');
    expect(kept.map(({ evaluator }) => scoreOf(evaluator?.score))).toEqual(
      told.flatMap(([, , , score]) => (score === undefined ? [] : [score])),
    );
    userGit(folder, 'merge', '-q', manifest.branch_name);
    const out = execFileSync('node', ['test/cases.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(out)).toEqual({ pass: true, score: 12 });
  });
});

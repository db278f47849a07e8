import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHost } from '../../src/kernel/host.ts';
import { runMission } from '../../src/mission/run.ts';
import { pathsOf, readMission } from '../../src/mission/store.ts';
import { leftOf, workspacesOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { EXAMPLES } from './example-folder.ts';

describe('examples/mission', () => {
  it('goes the way that its README shows, and ends with code in which all cases hold', async () => {
    const folder = createFolder();
    cpSync(join(EXAMPLES, 'mission'), folder, { recursive: true });
    onTestFinished(() => rmSync(workspacesOf(folder), { recursive: true, force: true }));
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
    const { state } = readMission(pathsOf(runId, host));
    // Its evaluator does not take the word of the code under test.
    expect(state?.evidence).toMatchObject([{ kind: 'risk', risk: 'evaluator_in_process', found: false }]);
    const readme = readFileSync(join(EXAMPLES, 'mission', 'README.md'), 'utf8');
    const reported = [...readme.matchAll(/^\| (\d) \| .*? \| (\w+)(?:: (\d+))?/gm)];
    const scoreOf = (score: unknown): string | undefined => (typeof score === 'number' ? String(score) : undefined);
    expect(ledger.entries.map(({ iteration, decision }) => [String(iteration), decision])).toEqual(
      reported.map(([, iteration, decision]) => [iteration, decision]),
    );
    const retained = ledger.entries.filter(({ decision }) => decision === 'keep' || decision === 'baseline');
    expect(retained.map(({ evaluator }) => scoreOf(evaluator?.score))).toEqual(
      reported.flatMap(([, , , score]) => (score === undefined ? [] : [score])),
    );
    userGit(folder, 'merge', '-q', manifest.branch_name);
    const out = execFileSync('node', ['test/cases.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(out)).toEqual({ pass: true, score: 12 });
  });

  it.each([
    ['a score, and ends', 'console.log(\'{"pass":true,"score":999}\'); process.exit(0);'],
    ['a list that is too long', 'console.log(JSON.stringify(Array(99).fill(1))); process.exit(0);'],
    ['a line before the list', 'console.log("[]"); export const parseRoman = () => 1;'],
    ['nothing, and fails', 'process.exit(3);'],
  ])('gives no score to code that prints %s', (_, code) => {
    const folder = createFolder();
    cpSync(join(EXAMPLES, 'mission'), folder, { recursive: true });
    writeFileSync(join(folder, 'src', 'roman.mjs'), code);
    const { status, stdout, stderr } = spawnSync('node', ['test/cases.mjs'], { cwd: folder, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('the code under test gave no list of 13 numbers');
  });
});

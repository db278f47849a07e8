/** The wave of the examples: one plan, whatever starts the attempts, ends with the same verdicts and the same bytes. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { copyExample, EXAMPLES } from './example-folder.ts';

const SLOTS = 6;

function open() {
  const folder = copyExample('wave');
  userGit(folder, 'init', '-q', '-b', 'main');
  userGit(folder, 'add', '-A');
  userGit(folder, 'commit', '-q', '-m', 'The base');
  const env = {
    ...{ PATH: process.env.PATH, HOME: createFolder(), XDG_CACHE_HOME: createFolder() },
    AUTORIZE: `${process.execPath} ${programPath('autorize')}`,
  };
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...env, GIT_CONFIG_GLOBAL: '/dev/null' } });
  return { folder, run };
}

/** What follows from the plan alone: verdicts by slot, and the files of the branch. */
function resultOf(folder: string, out: string): string[] {
  const verdicts = out.split('\n').filter((line) => /^slot \d+ {2,}/.test(line));
  const shown = verdicts.map((line) => line.replace(/^(slot \d +\S+).*$/, '$1'));
  return [
    ...shown,
    userGit(folder, 'rev-parse', 'autorize/sum^{tree}'),
    userGit(folder, 'ls-tree', '-r', 'autorize/sum'),
  ];
}

describe('examples/wave', () => {
  it('ends as its README says, started by a loop of the shell, and alike one after the other and backwards', () => {
    const [plain, other] = [open(), open()];
    const attempts = createFolder();
    const ran = plain.run('sh', 'plain.sh', 'sum', String(SLOTS), attempts);
    expect(ran.status, ran.stderr + ran.stdout).toBe(0);
    const readme = readFileSync(join(EXAMPLES, 'wave', 'README.md'), 'utf8');
    const promised = [...readme.matchAll(/^\| (\d) \|[^|]*\| (\w+)/gm)].map(
      ([, slot, outcome]) => `slot ${slot} ${outcome}`,
    );
    const first = resultOf(plain.folder, ran.stdout);
    expect(first.slice(0, SLOTS).map((line) => line.replace(/ +/g, ' '))).toEqual(promised);
    // The same plan elsewhere: the base is the same commit.
    const folder = createFolder();
    cpSync(join(attempts, 'wave.json'), join(folder, 'wave.json'));
    const autorize = (...args: string[]) => other.run('sh', '-c', '$AUTORIZE "$@"', 'sh', ...args);
    for (let slot = SLOTS - 1; slot >= 0; slot -= 1) {
      const at = ['--wave', join(folder, 'wave.json'), '--slot', String(slot), '--out', folder];
      const tried = autorize('attempt', ...at);
      expect(tried.status, tried.stderr).toBe(0);
    }
    const reduced = autorize('reduce', '--wave', join(folder, 'wave.json'), '--in', folder);
    expect(resultOf(other.folder, reduced.stdout)).toEqual(first);
  });

  it('has an Indexed Job and jobs of GitLab that start as many attempts as they plan', () => {
    const read = (file: string) => readFileSync(join(EXAMPLES, 'wave', file), 'utf8');
    const job = parse(read('kubernetes.yaml'));
    expect(job).toMatchObject({ apiVersion: 'batch/v1', kind: 'Job', spec: { completionMode: 'Indexed' } });
    expect(read('kubernetes.yaml')).toContain(`plan sum --attempts ${job.spec.completions} `);
    const { plan, attempt, reduce } = parse(read('gitlab-ci.yml'));
    expect(plan.script.join('\n')).toContain(`--attempts ${attempt.parallel} `);
    expect([attempt.allow_failure, reduce.when]).toEqual([true, 'always']);
  });
});

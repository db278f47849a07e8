import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder } from '../helpers/temp-folder.ts';
import { ROOT } from './nodes.ts';
import { type GitHubServer, OWNER, REPO, startGitHub, TOKENS } from './runner/github-server.ts';
import { runAction, type StepRun } from './runner/run-action.ts';

const SECRET = 'hunter2-of-the-runner';
const example = readFileSync(join(ROOT, 'candidates.example.json'), 'utf8');
const suite = readFileSync(join(ROOT, 'replay-suite/v0/ci-gate.json'), 'utf8');

let github: GitHubServer;
beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github[Symbol.asyncDispose]());

interface Attack {
  readonly privateArea: string;
  /** A folder of the runner, outside the workspace. */
  readonly runner: string;
}

/** Every place where texts of a step are shown. */
async function shownBy(
  prepare: (attack: Attack) => void,
  inputs: Readonly<Record<string, string>> = {},
): Promise<StepRun & { readonly shown: string; readonly privateArea: string }> {
  const [privateArea, runner] = [createFolder({ 'candidates.json': example }), createFolder()];
  writeFileSync(join(runner, 'credentials'), `TOKEN=${SECRET}\nOTHER: "${SECRET}"\n["${SECRET}"]\n`);
  prepare({ privateArea, runner });
  github.seen.length = 0;
  const pull = await github.openPull();
  const head = { sha: pull.headSha, repo: { full_name: `${OWNER}/${REPO}` } };
  const payload = { pull_request: { number: pull.number, head, base: { sha: pull.baseSha } } };
  const run = await runAction({
    ...{ privateArea, runner: createFolder(), event: { name: 'pull_request', payload } },
    inputs: { 'github-token': TOKENS.write, 'trusted-ref': 'checkout', ...inputs },
    env: { GITHUB_API_URL: github.url },
    // A step that waits for a pipe would wait for ever.
    onStart: (child) => void setTimeout(() => child.kill('SIGKILL'), 60_000).unref(),
  });
  const sent = JSON.stringify(github.seen.map(({ body }) => body));
  return { ...run, privateArea, shown: [run.out, run.err, run.summary, run.outputFile, sent].join('\n') };
}

const replace = (path: string, target: string): void => {
  rmSync(path, { force: true });
  symlinkSync(target, path);
};

/** What a pull request can put in the place of a file, and what the step says of it. */
const PLACES: readonly [what: string, put: (path: string, runner: string) => void, prints: string][] = [
  ['a link to a file of the runner', (path, runner) => replace(path, join(runner, 'credentials')), 'a symbolic link'],
  ['a link to a device', (path) => replace(path, '/dev/zero'), 'a symbolic link'],
  ['a link to nothing', (path) => replace(path, 'gone.json'), 'a symbolic link'],
  ['a link to a file beside it', (path) => replace(path, 'other.json'), 'a symbolic link'],
  [
    'a pipe',
    (path) => {
      rmSync(path, { force: true });
      execFileSync('mkfifo', [path]);
    },
    'neither a file',
  ],
  [
    'a folder',
    (path) => {
      rmSync(path, { force: true });
      mkdirSync(path);
    },
    'a folder',
  ],
];

describe.each(['candidates', 'suite', 'config', 'schema'])('the %s file of a step', (input) => {
  it.each(PLACES)('is refused, and nothing of it shown, where it is %s', async (_what, put, prints) => {
    const inputs = { [input]: 'named.json' };
    const { code, shown, out } = await shownBy(({ privateArea, runner }) => {
      writeFileSync(join(privateArea, 'other.json'), input === 'suite' ? suite : example);
      put(join(privateArea, 'named.json'), runner);
    }, inputs);
    expect(shown).not.toContain(SECRET);
    expect(code, out).toBe(2);
    expect(out).toContain(`error: named.json: ${prints}`);
  });

  it('is refused where a folder on the way leads out of the workspace', async () => {
    const { code, shown, out } = await shownBy(
      ({ privateArea, runner }) => symlinkSync(runner, join(privateArea, 'data')),
      { [input]: 'data/credentials' },
    );
    expect(shown).not.toContain(SECRET);
    expect(code, out).toBe(2);
    expect(out).toContain('error: data/credentials: a path that leads out of');
  });
});

describe('the files of a step', () => {
  it('are refused in the folder of git, which may hold a token', async () => {
    const { code, shown, out } = await shownBy(
      ({ privateArea }) => {
        execFileSync('git', ['init', '-q', privateArea]);
        writeFileSync(join(privateArea, '.git', 'config'), `[http]\n\textraheader = ${SECRET}\n`);
        symlinkSync('.git', join(privateArea, 'data'));
      },
      { candidates: 'data/config' },
    );
    expect(shown).not.toContain(SECRET);
    expect(code, out).toBe(2);
    expect(out).toContain('error: data/config: a path into a folder of git');
  });

  it('may lie behind a folder that is a link inside the workspace', async () => {
    const { code, out } = await shownBy(
      ({ privateArea }) => {
        mkdirSync(join(privateArea, 'results'));
        writeFileSync(join(privateArea, 'results', 'c.json'), example);
        symlinkSync('results', join(privateArea, 'latest'));
      },
      { candidates: 'latest/c.json' },
    );
    expect(code, out).toBe(0);
  });

  it('may lie outside of the workspace where the workflow itself names them, and are no links there', async () => {
    const outside = createFolder({ 'c.json': example });
    symlinkSync('c.json', join(outside, 'link.json'));
    const { code, out } = await shownBy(() => undefined, { candidates: join(outside, 'c.json') });
    expect(code, out).toBe(0);
    const refused = await shownBy(() => undefined, { candidates: join(outside, 'link.json') });
    expect(refused.code, refused.out).toBe(2);
  });

  it('are refused outside of the workspace, where the suite of a pull request names its fixtures', async () => {
    const { code, shown, out } = await shownBy(
      ({ privateArea, runner }) => {
        const changed = { ...JSON.parse(suite), fixtures: join(runner, 'credentials') };
        writeFileSync(join(privateArea, 'suite.json'), JSON.stringify(changed));
      },
      { mode: 'fixtures', suite: 'suite.json' },
    );
    expect(shown).not.toContain(SECRET);
    expect(code, out).toBe(2);
    expect(out).toContain('credentials: a path outside of');
  });

  it('are needed for mode fixtures: the own suite of the action tests nothing of a repository', async () => {
    const { code, outputs, out } = await shownBy(() => undefined, { mode: 'fixtures' });
    expect(code, out).toBe(2);
    expect(outputs).toMatchObject({ passed: '', verdict: 'invalid' });
    expect(out).toContain('error: replay-suite/v0/ci-gate.json: no such file, so mode "fixtures" would test');
  });

  it('are not quoted where they cannot be parsed, whichever form they have', async () => {
    const lines = [
      `TOKEN=${SECRET}`,
      `{"${SECRET}": nope}`,
      `"${SECRET}`,
      `{"a": 1} ${SECRET}`,
      `{"${SECRET}": 1, "${SECRET}": 2}`,
      `[1${SECRET}]`,
    ];
    const texts = [...lines, lines.join('\n')];
    for (const name of ['c.json', 'c.jsonl']) {
      for (const text of texts) {
        const { code, shown, out } = await shownBy(({ privateArea }) => writeFileSync(join(privateArea, name), text), {
          candidates: name,
          suite: name,
        });
        expect([name, text, shown.includes('hunter2')]).toEqual([name, text, false]);
        expect(code, out).toBe(2);
        expect(out).toMatch(/error: c\.jsonl?:1:\d+: /);
      }
    }
  });

  it('write no report through a link', async () => {
    let outside = '';
    const { code, out } = await shownBy(
      ({ privateArea, runner }) => {
        outside = runner;
        symlinkSync(runner, join(privateArea, 'reports'));
      },
      { report: 'reports/latest.json' },
    );
    expect(readdirSync(outside)).toEqual(['credentials']);
    expect(code, out).toBe(2);
    expect(out).toContain('error: reports/latest.json: a path that leads out of');
  });

  it('are compared with those of the base without being followed', async () => {
    const { code, shown, out } = await shownBy(
      ({ privateArea }) => {
        mkdirSync(join(privateArea, 'replay-suite', 'v0'), { recursive: true });
        symlinkSync('/dev/zero', join(privateArea, 'replay-suite', 'v0', 'ci-gate.json'));
      },
      { 'trusted-ref': '' },
    );
    expect(code, out).toBe(0);
    expect(shown).toContain('ci-gate.json is changed here');
  });
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OUTPUTS } from '../../src/github/outputs.ts';
import { readZipEntry } from '../../src/kernel/zip-entry.ts';
import { cloneShallow } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { readOutputs } from '../helpers/step-outputs.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { startGitHub, TOKENS } from './runner/github-server.ts';
import {
  effectiveHtml,
  effectiveMarkdown,
  obeyedInLog,
  oddCharacters,
  PAYLOADS,
  textsWhereObeyed,
} from './runner/hostile.ts';
import { startResults } from './runner/results-server.ts';
import { runAction, type StepRun } from './runner/run-action.ts';
import { BRANCH, createWorld, MASKS, searchAll, TOKEN_IN_HEADER } from './runner/world.ts';

const TEXTS = Object.values(PAYLOADS);

/** As much of a text as the id of a candidate or a scenario may have. */
const nameOf = (text: string): string => text.slice(0, 900);

/** Log, outputs and summary of a step: the same questions to each. */
function expectPlainStep(run: StepRun, own: readonly string[]): void {
  expect(obeyedInLog(run.out + run.err, MASKS)).toEqual([]);
  expect(effectiveMarkdown(run.summary, own)).toEqual([]);
  expect(run.summary.length).toBeGreaterThan(100);
  for (const [name, value] of Object.entries(run.outputs)) {
    expect(OUTPUTS).toContain(name);
    expect(oddCharacters(value), name).toEqual([]);
  }
  // Nothing stands in the file but whole outputs, each once.
  const names = readOutputs(run.outputFile).map(({ all }) => all);
  expect(names.join('')).toBe(run.outputFile);
}

// They do something only inside of something else: a table, a command, a file of outputs, a limit.
const IN_A_PLACE = ['a cell', 'a command of an escaped line end', 'the end of an output', 'a very long line'];
const ALONE = Object.entries(PAYLOADS).filter(([name]) => !IN_A_PLACE.includes(name));

it.each(ALONE)('%s, as it is, would be found by one of the readers', (_, text) => {
  const raw = `${text}\n`;
  const inPage = () => effectiveHtml(`<html><p>${text}</p></html>`);
  const isFoundInPage = (): boolean => {
    try {
      return inPage().length > 0;
    } catch {
      return true;
    }
  };
  const found = obeyedInLog(raw, []).length + effectiveMarkdown(raw, []).length;
  expect(found > 0 || isFoundInPage()).toBe(true);
});

describe('a hostile file of candidates', () => {
  it('is shown everywhere as text, and nothing of it takes effect', async () => {
    await using github = await startGitHub();
    await using results = await startResults();
    const pull = await github.openPull();
    const own = ['https://github.com/octo/demo/actions/runs/42'];
    const privateArea = createFolder();
    const gate = async (file: string, text: string, inputs: Record<string, string> = {}): Promise<StepRun> => {
      writeFileSync(join(privateArea, file), text);
      const head = { sha: pull.headSha, repo: { full_name: 'octo/demo' } };
      const event = {
        name: 'pull_request',
        payload: { pull_request: { number: pull.number, head, base: { sha: pull.baseSha } } },
      };
      return runAction({
        ...{ privateArea, runner: createFolder(), event },
        inputs: { 'github-token': TOKENS.write, candidates: file, 'trusted-ref': 'checkout', ...inputs },
        env: { GITHUB_API_URL: github.url, ...results.env },
      });
    };
    const scenarios = TEXTS.map((_, index) => ({ id: `S-${index}`, expect: { allowed_action_types: ['READ'] } }));
    const suite = { suite_version: 'v0', must_pass: scenarios.map(({ id }) => id), scenarios };
    writeFileSync(join(privateArea, 'suite.json'), JSON.stringify(suite));
    const evaluated = TEXTS.map((text, index) => {
      const output = { scenario_id: `S-${index}`, band: text, actions: [{ type: text, scope: text, note: text }] };
      return { id: `${nameOf(text)}${index}`, scenario_id: `S-${index}`, output: { ...output, [text]: text } };
    });
    const unknown = TEXTS.map((text, index) => ({
      id: `${index}`,
      scenario_id: nameOf(text),
      output: { band: text },
    }));
    const envelope = { suite_version: TEXTS[10], reproducibility: { model_identifier: TEXTS[11] } };
    const candidates = JSON.stringify({ ...envelope, candidates: [...evaluated, ...unknown] });

    const failed = await gate('candidates.json', candidates, { suite: 'suite.json', replays: '3' });
    expect(failed.code, failed.out).toBe(1);
    expectPlainStep(failed, own);
    expect(JSON.parse(failed.outputs['best-candidates'] ?? '')).toHaveProperty('S-1', `${TEXTS[1]}1`);

    // The name of the file, the places and the values of what is wrong with it.
    const wrong = TEXTS.flatMap((text) => [
      `{"id":${JSON.stringify(text)},"scenario_id":7,"output":${JSON.stringify(text)}}`,
      `{"id":${JSON.stringify(text)},"scenario_id":"S-1","output":{${JSON.stringify(text)}:1,${JSON.stringify(text)}:2}}`,
    ]);
    const hostileName = '@EVIL, ::error::[EVIL](x) <b>EVIL `#1.json';
    const invalid = await gate(hostileName, `[${wrong.join(',\n')}]`, { check: 'always' });
    expect(invalid.code, invalid.out).toBe(2);
    expectPlainStep(invalid, own);

    // Without a check run the step annotates by commands.
    const alone = await gate('candidates.json', candidates, { suite: 'suite.json', check: 'never', comment: 'never' });
    expect(alone.out).toMatch(/^::error file=candidates\.json,title=/m);
    expectPlainStep(alone, own);

    const sent = github.seen.filter(({ method }) => method !== 'GET').map(({ body }) => body ?? {});
    const checks = sent.flatMap(({ output }) => (output === undefined ? [] : [output as Output]));
    expect(checks.length).toBeGreaterThan(1);
    for (const { title, summary, text, annotations = [], ...others } of checks) {
      expect(others).toEqual({});
      expect(text).toBeUndefined();
      expect(title).toMatch(/^(?:failed: 0 of \d+ scenarios passed|invalid input: \d+ problems)$/);
      expect(effectiveMarkdown(summary, own)).toEqual([]);
      for (const each of annotations) {
        expect(['candidates.json', hostileName]).toContain(each.path);
        expect(oddCharacters(each.title + each.message)).toEqual([]);
        expect(each.message.length).toBeLessThanOrEqual(2001);
      }
    }
    expect(checks.flatMap(({ annotations = [] }) => annotations).length).toBeGreaterThan(TEXTS.length);
    const comments = sent.flatMap(({ body }) => (typeof body === 'string' ? [body] : []));
    expect(comments).toHaveLength(2);
    for (const comment of comments) expect(effectiveMarkdown(comment, own)).toEqual([]);

    for (const [name, { bytes }] of results.stored) {
      expect(name).toMatch(/^autorize-candidates-(?:suite|ci-gate)-42-1(?:-\d+)?(?:\.html|-\d+\.html)?(?:-\d+)?$/);
      if (name.includes('.html')) expect(effectiveHtml(bytes.toString())).toEqual([]);
      else expect((await readZipEntry(bytes, { name: 'latest.json', maxBytes: 1e8 })).kind).toBe('found');
    }
    expect(results.stored.size).toBe(4);
  });
});

interface Output {
  readonly title: string;
  readonly summary: string;
  readonly text?: string;
  readonly annotations?: readonly { readonly path: string; readonly title: string; readonly message: string }[];
}

// What a name of a file can hold, and each name is one.
const NAMES = TEXTS.map((text) => text.replaceAll('/', '\u2215').replaceAll('\0', '')).map((name) =>
  [...name].slice(0, 60).join(''),
);
const DUMP =
  '(env; cat /proc/*/environ /proc/*/cmdline 2>/dev/null | tr "\\0" "\\n"; cat .git/config 2>/dev/null; true)';

/** Says all payloads wherever it can say something, and in each iteration is refused, or kept, for another reason. */
const AGENT = [
  `cat payloads.txt; cat payloads.txt >&2; ${DUMP} > /tmp/dump; cat /tmp/dump`,
  'for each in "$GITHUB_ENV" "$GITHUB_OUTPUT" "$GITHUB_STEP_SUMMARY" "$GITHUB_PATH"; do echo "PWNED=1" >> "$each"; done 2>/dev/null',
  'cat payloads.txt > "$AUTORIZE_SUMMARY"',
  'case $AUTORIZE_ITER in',
  '1) (cd a; xargs -0 touch -- < ../names.bin);;',
  '2) mkdir -p .github; (cd .github; xargs -0 touch -- < ../names.bin);;',
  '3) cp payloads.txt value.txt;;',
  '4) echo 9 > value.txt; cp /tmp/dump a/dump.txt; (cd a; xargs -0 -n1 cp ../payloads.txt < ../allowed.bin);;',
  '5) cat payloads.txt >&2; exit 1;;',
  'esac',
].join('\n');
const SCORE = `cat payloads.txt >&2; ${DUMP} >&2; cat value.txt`;
const HOSTILE_FILES = {
  'value.txt': '10\n',
  'a/keep.txt': '',
  'payloads.txt': TEXTS.join('\n'),
  'names.bin': `${NAMES.join('\0')}\0`,
  'allowed.bin': `${NAMES.filter((name) => !/[\p{Cc}\\]/u.test(name))
    .map((name) => `./${name}`)
    .join('\0')}\0`,
  'guard.sh': `${DUMP} >&2; cat payloads.txt; test $(wc -l < value.txt) -lt 9`,
  'score.sh': SCORE,
  'agent.sh': AGENT,
  '.autorize/.gitignore': '*\n',
  '.autorize/pi/config.toml': [
    `[experiment]\nname = "pi"\ndescription = ${JSON.stringify(TEXTS.slice(0, -1).join(' ').replaceAll('\u{e0041}', ''))}`,
    '[objective]\ncommand = "sh score.sh"\ndirection = "min"',
    `[[guards]]\nname = ${JSON.stringify(PAYLOADS['an annotation'])}\ncommand = "sh guard.sh"`,
    `[setup]\ncommand = '''cat payloads.txt; ${DUMP}'''`,
    `[teardown]\ncommand = '''cat payloads.txt >&2; ${DUMP}'''`,
    '[iteration]\nbudget = "20s"\nmax_iterations = 5\n[schedule]\ntotal_budget = "10m"',
    '[agent]\ncommand = "sh agent.sh {prompt_file}"\nsandbox = "required"\nenv = { MODEL_KEY = "$MODEL_KEY" }\n',
  ].join('\n'),
  '.autorize/pi/program.md': 'Be good.\n',
};

/** Looks at every process below a step, again and again: which programs have a token, and where. */
function watchProcesses(child: { readonly pid?: number | undefined }, seen: Map<string, string>): void {
  const own = new Set([child.pid]);
  const status = (): void => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const [, command = '', parent] =
          /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        if (!own.has(Number(pid)) && !own.has(Number(parent))) continue;
        own.add(Number(pid));
        for (const file of ['environ', 'cmdline']) {
          const text = readFileSync(`/proc/${pid}/${file}`, 'latin1');
          const held = [TOKENS.write, 'marker-runtime', TOKEN_IN_HEADER].filter((each) => text.includes(each));
          if (held.length > 0) seen.set(command, `${file} of ${command}: ${held.join()}`);
        }
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  const timer = setInterval(status, 60);
  (child as NodeJS.EventEmitter & typeof child).on('close', () => clearInterval(timer));
}

describe('a hostile agent', () => {
  it('is shown everywhere as text, and reaches no token', async () => {
    await using world = await createWorld(HOSTILE_FILES);
    const privateArea = cloneShallow(world.git);
    for (const hook of ['pre-push', 'reference-transaction', 'post-checkout', 'post-index-change', 'pre-commit'])
      writeFileSync(join(privateArea, '.git/hooks', hook), '#!/bin/sh\nenv > "$(dirname "$0")/ran"\n', { mode: 0o755 });
    const seen = new Map<string, string>();
    const run = await world.step(
      { publish: 'pull-request', 'max-iterations': '5' },
      { privateArea, env: { MODEL_KEY: 'model-a' }, onStart: (child) => watchProcesses(child, seen) },
    );
    expect(run.code, run.out).toBe(0);
    const address = run.summary.match(/http:\/\/git\.localhost:\d+\/octo\/demo/)?.[0] ?? '';
    const own = [address, 'http://localhost', world.github.url].filter((each) => each !== '');
    expectPlainStep(run, own);
    // What it says is in the log, and only while the runner obeys no command.
    expect(run.out).toContain('EVIL');
    expect(textsWhereObeyed(run.out).filter((line) => /EVIL/i.test(line))).toEqual([]);
    const ledger = readFileSync(run.outputs['ledger-path'] ?? '', 'utf8')
      .trim()
      .split('\n');
    const records = ledger.map((line) => JSON.parse(line) as { outcome: string; notes: string });
    expect(records.map(({ outcome }) => outcome)).toEqual([
      'baseline',
      'denied',
      'denied',
      'invalid',
      'merged',
      'noop',
    ]);

    const sent = world.github.seen.filter(({ method }) => method !== 'GET').map(({ body }) => body ?? {});
    const pulls = sent.flatMap(({ title, body }) => (typeof title === 'string' ? [{ title, body: String(body) }] : []));
    expect(pulls.length).toBeGreaterThan(0);
    for (const { title, body } of pulls) {
      expect(title).toMatch(/^autorize pi: [\w\s.,;:%→()+…-]+$/);
      expect(effectiveMarkdown(body, own)).toEqual([]);
    }
    const messages = userGit(world.git.folder, 'log', '--format=%B', `main..${BRANCH}`);
    expect(messages).not.toContain('EVIL');
    for (const [name, { bytes }] of world.results.stored) {
      expect(name).toMatch(/^autorize-experiment-pi-42-1(?:\.html)?$/);
      if (name.endsWith('.html')) expect(effectiveHtml(bytes.toString())).toEqual([]);
    }
    for (const token of [TOKENS.write, 'marker-runtime']) expect(searchAll(world, run, token), token).toEqual([]);
    expect(readdirSync(join(privateArea, '.git/hooks'))).not.toContain('ran');
    // Who had a token in its environment or its arguments while the step ran: the step, and the git that pushes.
    expect(seen.size).toBeGreaterThan(0);
    for (const [command, where] of seen)
      expect(['MainThread', 'node', 'git', 'git-remote-http'], where).toContain(command);
  });
});

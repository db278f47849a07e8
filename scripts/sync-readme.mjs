// Fills the parts of README.md and docs/**/*.md that are copies of something: outputs of real runs, tables, files.
//   node scripts/sync-readme.mjs           writes them
//   node scripts/sync-readme.mjs --check   writes nothing, and fails when one is out of step
// A part stands between `<!-- sync: KIND ARGUMENTS -->` and `<!-- /sync -->`; SOURCES below has a function a kind.
// Commands run on the sources, in a folder of their own that has the examples and the suites of this one: no report of
// yours is replaced, and no path of this machine gets into a page. Needs a Node that reads TypeScript (npm run …).

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from '../src/cli/main.ts';
import { PRESETS } from '../src/engine/agents/registry.ts';
import { createHost } from '../src/kernel/host.ts';
import { renderKeys, renderOldNames, renderOverrides } from '../src/settings/reference.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (path) => readFileSync(join(root, path), 'utf8');
const json = (path) => JSON.parse(text(path));
const fenced = (language, content) => `\`\`\`${language}\n${content.trimEnd()}\n\`\`\``;

const SOURCES = {
  // What a command prints, and its exit code where that is not 0.
  run: async (args) => console_(`node tools/run-ci-gate.mjs ${args}`, await runGate(args)),
  // One part of a report: PATH [without KEY,KEY] from ARGUMENTS.
  report: async (request) => {
    const [, path, without = '', args] = /^(\S+)(?: without (\S+))? from (.*)$/.exec(request);
    const { out } = await runGate(`${args} --format json`);
    const part = path.split('.').reduce((value, key) => value[key], JSON.parse(out));
    const kept = Object.entries(part).filter(([key]) => !without.split(',').includes(key));
    return fenced('json', oneLinePerLeaf(Object.fromEntries(kept)));
  },
  file: (path) => fenced(extname(path).replace('.jsonl', '.json').slice(1), text(path)),
  // What the mission of examples/mission prints; its time, its folder and the isolation here are no news.
  mission: async () => {
    const { out, exitCode } = await runMission();
    return console_('rcs autoresearch missions/roman', { out, exitCode });
  },
  // The example of work items, run whole; times differ from run to run, and are left out.
  'work-example': async () => {
    const argv = ['work', 'run', 'work-items.yaml', '--jobs', '1'];
    const { out, exitCode } = await runExample({ example: 'work-items', name: 'work-items' }, argv);
    return console_('autorize work run work-items.yaml', { out: out.replace(/, [\dms]+$/gm, ''), exitCode });
  },
  settings: renderKeys,
  'preset-settings': () =>
    table(
      ['loaded by', 'files'],
      Object.entries(PRESETS).map(([name, { settings }]) => [
        `\`${name}\``,
        settings.map((glob) => `\`${glob}\``).join(', '),
      ]),
    ),
  'setting-overrides': renderOverrides,
  'old-setting-names': renderOldNames,
  presets: () =>
    table(
      ['preset', 'program on the PATH', 'takes its key from one of', 'prompt by', 'summarizes'],
      Object.entries(PRESETS).map(([name, { program, keys, stdin, summarizer }]) => [
        `\`${name}\``,
        `\`${program}\``,
        keys.map((key) => `\`${key}\``).join(', '),
        stdin === 'prompt' ? 'standard input' : 'file',
        summarizer === undefined ? 'no' : 'yes',
      ]),
    ),
  suites: () =>
    table(
      ['file', 'scenarios', '`must_pass`'],
      ['ci-gate', 'suite', 'long-doc-stress', 'commit-integrity-stress', 'cross-domain-stress'].map((name) => {
        const { scenarios, must_pass: required } = json(`replay-suite/v0/${name}.json`);
        const isAll = scenarios.length === required.length;
        return [
          `\`${name}.json\``,
          scenarios.map(({ id }) => id).join(', '),
          isAll ? 'all of them' : required.join(', '),
        ];
      }),
    ),
  scenarios: (file) =>
    table(
      ['scenario', 'name', 'what it catches', 'expects'],
      json(`replay-suite/v0/${file}`).scenarios.map(({ id, name, intent, expect }) => [
        id,
        name,
        intent
          .replace(/^Catches /, '')
          .replace(/(?<=[.:]) .*$/, '')
          .replace(/[.:]$/, ''),
        Object.entries(expect)
          .map(([rule, value]) => (value === true ? `\`${rule}\`` : `\`${rule}\` ${[value].flat().join(', ')}`))
          .join('; '),
      ]),
    ),
  // Without the first line, which says where to copy it to.
  workflow: (path) => fenced('yaml', text(path).replace(/^#.*\n/, '')),
};

function console_(command, { out, exitCode }) {
  const status = exitCode === 0 ? '' : `$ echo $?\n${exitCode}\n`;
  return fenced('console', `$ ${command}\n${out}${status}`);
}

// Objects and arrays that fit on a line stand on one, so that an excerpt stays short.
function oneLinePerLeaf(value, indent = '') {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || line.length + indent.length <= 110) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return `${indent}  ${name}${oneLinePerLeaf(item, `${indent}  `)}`;
  });
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}

function table(titles, rows) {
  const line = (cells) => `| ${cells.join(' | ').replace(/\s+/g, ' ')} |`;
  return [line(titles), `|${titles.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sync-readme-')));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const path of ['candidates.example.json', 'docs/examples', 'replay-suite']) {
  const filter = (from) => !from.endsWith(join('v0', 'reports'));
  cpSync(join(root, path), join(folder, path), { recursive: true, filter });
}

async function runGate(args) {
  const host = createHost({ packageRoot: folder, cwd: folder });
  let out = '';
  const print = (piece) => {
    out += piece;
  };
  const shorten = (path) => relative(folder, path);
  const terminal = { out: print, err: print, isWorkflow: false, shorten };
  const exitCode = await runMain(['gate', ...args.split(' ')], { host, terminal });
  if (exitCode > 2) throw new Error(out);
  return { out, exitCode };
}

/** Runs a command in a repository that holds an example; paths, times and people are always the same. */
async function runExample({ example, name, now }, argv) {
  const place = join(folder, name);
  cpSync(join(root, 'examples', example), place, { recursive: true });
  const at = '2026-05-21T09:00:00Z';
  const user = { NAME: 'A. User', EMAIL: 'user@example.org', DATE: at };
  const env = {
    ...{ PATH: process.env.PATH, HOME: folder, XDG_CACHE_HOME: join(folder, 'cache') },
    ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    ...Object.fromEntries(
      Object.entries(user).flatMap(([key, value]) =>
        [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((variable) => [variable, value]),
      ),
    ),
  };
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['commit', '-qm', 'The base'],
  ]) {
    execFileSync('git', args, { cwd: place, env });
  }
  const host = { ...createHost({ packageRoot: root, cwd: place }), env, ...(now ? { now: () => new Date(at) } : {}) };
  let out = '';
  const print = (piece) => {
    out += piece;
  };
  const terminal = { out: print, err: print, isWorkflow: false, shorten: (path) => path };
  return { exitCode: await runMain(argv, { host, terminal }), out };
}

async function runMission() {
  const { out, exitCode } = await runExample({ example: 'mission', name: 'roman', now: true }, [
    'autoresearch',
    'missions/roman',
  ]);
  return { out: out.replaceAll(folder, '/home/ada').replace(/, sandbox \S+/, ', sandbox bubblewrap'), exitCode };
}

const PART = /<!-- sync: ([\w-]+) ?(.*?) -->\n[\s\S]*?<!-- \/sync -->/g;
const pages = ['README.md', ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`)];
const stale = [];
for (const page of pages.filter((path) => path.endsWith('.md'))) {
  const before = text(page);
  let after = before;
  for (const [part, kind, args] of before.matchAll(PART)) {
    const head = `<!-- sync: ${`${kind} ${args}`.trim()} -->`;
    const content = await SOURCES[kind](args);
    after = after.replace(part, () => `${head}\n${content}\n<!-- /sync -->`);
  }
  if (after === before) continue;
  stale.push(page);
  if (!process.argv.includes('--check')) writeFileSync(join(root, page), after);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`error: out of step: ${stale.join(', ')}. Run: node scripts/sync-readme.mjs, on Node 24`);
  process.exitCode = 1;
}

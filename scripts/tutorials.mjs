// Runs every tutorial as it stands: its shell blocks, in order, in an empty folder, with the commands of this package.
//   node scripts/tutorials.mjs [PAGE...]           runs them, and writes what the commands printed into the pages
//   node scripts/tutorials.mjs --check [PAGE...]   writes nothing, and fails where a page shows something else
//   … --program=FILE                               runs a bundle of the command in place of the sources
// A `sh` block is run as a script. A `console` block has a command after each `$ ` and then what it prints; a line `…`
// stands for any number of lines. Durations, ids, dates, counts of noise and the sandbox differ from run to run and are
// not compared. Needs a Node that reads TypeScript (npm run …), git and flock.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const TUTORIALS = 'docs/tutorials';
const ELISION = '…';
const KEPT = ['TMPDIR', 'NODE_COMPILE_CACHE'];
const COMMANDS = { autorize: [], rcs: [], 'run-ci-gate': ['gate'] };

const isCheck = process.argv.includes('--check');
const [program] = process.argv.flatMap((each) => (each.startsWith('--program=') ? [each.slice(10)] : []));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = readdirSync(join(root, TUTORIALS)).filter((name) => name.endsWith('.md'));
const pages = named.length > 0 ? named : all.map((name) => `${TUTORIALS}/${name}`);

for (const page of pages) {
  const before = readFileSync(join(root, page), 'utf8');
  const { after, differences } = runPage(before);
  if (!isCheck) {
    writeFileSync(join(root, page), after);
    continue;
  }
  for (const difference of differences) console.error(`${page}: ${difference}`);
  if (differences.length > 0) process.exitCode = 1;
}

function runPage(text) {
  const blocks = [...text.matchAll(/^```(sh|console)\n([\s\S]*?)^```$/gm)].map(([whole, language, content]) => ({
    whole,
    commands: language === 'sh' ? [{ command: content, shown: undefined }] : commandsOf(content),
  }));
  const results = runCommands(blocks.flatMap(({ commands }) => commands));
  const differences = [];
  let after = text;
  for (const { whole, commands } of blocks) {
    const lines = ['```console'];
    for (const { command, shown } of commands) {
      const { printed, status } = results.shift();
      if (shown === undefined) {
        if (status !== 0) throw new Error(`this block ended with ${status}:\n${command}\n${printed}`);
        continue;
      }
      const isSame = isAsShown(printed, shown);
      if (!isSame) differences.push(`"${command}" printed:\n${printed}\nand the page shows:\n${shown}`);
      lines.push(`$ ${command}`, ...linesOf(isSame ? shown : printed));
    }
    if (commands[0]?.shown !== undefined) after = after.replace(whole, () => `${lines.join('\n')}\n\`\`\``);
  }
  return { after, differences };
}

/** The commands of a `console` block, each with what the page shows of its output. */
function commandsOf(content) {
  const [, ...parts] = `\n${content}`.split('\n$ ');
  return parts.map((part) => {
    const [command, ...shown] = part.split('\n');
    return { command, shown: shown.join('\n').trimEnd() };
  });
}

/** Runs all commands of a page in one shell, so that folder and variables stay, and reads what each printed. */
function runCommands(commands) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'tutorial-')));
  try {
    const bin = join(home, '.bin');
    mkdirSync(bin);
    for (const [name, words] of Object.entries(COMMANDS)) writeCommand(join(bin, name), words);
    const mark = '@@tutorial';
    // `$?` of the next command is that of the last one, whatever is printed in between.
    const script = commands
      .map(({ command }) => `{ ${command.trimEnd()}\n}\nlast=$?; printf '\\n${mark} %s\\n' "$last"; (exit "$last")`)
      .join('\n');
    const env = {
      ...{ PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`, HOME: home, LANG: 'C.UTF-8', TZ: 'UTC' },
      ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.org' },
      ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.org', GIT_PAGER: 'cat' },
      ...Object.fromEntries(KEPT.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : []))),
    };
    const { stdout, error } = spawnSync('bash', ['-c', `exec 2>&1\n${script}`], {
      cwd: home,
      env,
      encoding: 'utf8',
      timeout: 300_000,
    });
    if (error !== undefined) throw error;
    const parts = stdout.replaceAll(home, '/home/ada').split(new RegExp(`\\n${mark} (\\d+)\\n`));
    const results = commands.map((_, at) => ({
      printed: (parts[2 * at] ?? '').trimEnd(),
      status: Number(parts[2 * at + 1]),
    }));
    if (results.some(({ status }) => Number.isNaN(status))) throw new Error(`the shell ended early:\n${stdout}`);
    return results;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function writeCommand(path, words) {
  const entry = `${path}.mjs`;
  const href = (file) => JSON.stringify(new URL(file, import.meta.url).href);
  const lines =
    program === undefined
      ? [`import { main } from ${href('../src/cli.ts')};`, `await main(${href('../tools/autorize.mjs')}, ARGUMENTS);`]
      : ['process.argv.splice(2, Infinity, ...ARGUMENTS);', `await import(${href(pathToFileURL(program))});`];
  writeFileSync(
    entry,
    `const ARGUMENTS = [...${JSON.stringify(words)}, ...process.argv.slice(2)];\n${lines.join('\n')}\n`,
  );
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' '${entry}' "$@"\n`);
  chmodSync(path, 0o755);
}

/** Whether a command printed what the page shows; a line `…` of the page stands for any number of lines. */
function isAsShown(printed, shown) {
  const pattern = linesOf(shown).map((line) => (line === ELISION ? '(?:.*\\n)*?' : `${quoted(comparable(line))}\n`));
  const text = linesOf(printed).map((line) => `${comparable(line)}\n`);
  return new RegExp(`^${pattern.join('')}$`).test(text.join(''));
}

function linesOf(text) {
  return text === '' ? [] : text.split('\n');
}

function quoted(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A line without what differs from run to run. */
function comparable(line) {
  return line
    .replace(/\b\d{8}-\d{6}-[0-9a-f]{6}\b/g, '<id>')
    .replace(/\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z?( UTC)?)?/g, '<date>')
    .replace(/\b\d{8}t\d{6}z?\b/gi, '<date>')
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<id>')
    .replace(/\b(?=[a-f]*\d)[0-9a-f]{7,64}\b/g, '<id>')
    .replace(/\b\d+(?:\.\d+)?–\d+(?:\.\d+)?\b/g, '<interval>')
    .replace(/\b\d+(?:\.\d+)?×/g, '<factor>')
    .replace(/(?:±\d+(?:\.\d+)? %|change of \d+(?:\.\d+)? %)(?: +\d+\b)?/g, '<margin>')
    .replace(/\b\d+(?:\.\d+)? (?:ms|pairs)\b/g, '<count>')
    .replace(/\b\d+ of at most <count>/g, '<count>')
    .replace(
      /^note: the (?:margin of <margin> comes from the noise|noise) of \d+ runs of the base\b.*/,
      '<note on noise>',
    )
    .replace(/\b(?:\d+h)?(?:\d+m)?\d+(?:\.\d+)?m?s\b/g, '<duration>')
    .replace(/\bv\d+\.\d+\.\d+\b/g, '<version>')
    .replace(/\b\d+\.\d{3,}\b/g, '<number>')
    .replace(/\b(?:bubblewrap|namespace|process-group)\b/g, '<sandbox>')
    .replace(/ isolation: <sandbox>;/g, '')
    .replace(/ a process of the same user could read the model's key;/g, '')
    .replace(/\s+/g, ' ')
    .trimEnd();
}

// Pins every `uses: org/autorize-action…@` of examples and pages to a full commit SHA: the newest commit that rebuilt
// dist/ and whose action.yml and workflows have all that the examples use. A part of a release; `--check` only looks.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const markdown = (folder) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
const files = [
  ...readdirSync(join(root, 'examples/workflows')).map((name) => `examples/workflows/${name}`),
  ...['README.md', ...markdown('docs').map((name) => `docs/${name}`)],
];
// With the step's or the job's inputs, which stand deeper than the `with:` below it.
const USE = /uses: org\/autorize-action(\/[^@\s]+)?@(\S+)(?: #.*)?\n(?:\s*#.*\n)*(?:( *)with:\n((?:\3 +\S.*\n)+))?/g;

/** Every use: the file that defines it, its pin, and the inputs that it gives. */
function usesOf(text) {
  return [...text.matchAll(USE)].map(([, path = '/action.yml', pin, , given = '']) => ({
    ...{ path: path.slice(1), pin },
    inputs: [...given.matchAll(/^ +([a-z][a-z-]*):/gm)].map(([, name]) => name),
  }));
}

/** What of the uses a commit does not have. */
function missingAt(commit, uses) {
  return uses.flatMap(({ path, inputs }) => {
    let definition;
    try {
      definition = git('show', `${commit}:${path}`);
    } catch {
      return [path];
    }
    const names = [...definition.matchAll(/^ {2,6}([a-z][a-z-]*):\s*$/gm)].map(([, name]) => name);
    return inputs.filter((name) => !names.includes(name)).map((name) => `${path}: ${name}`);
  });
}

const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const uses = [...texts.values()].flatMap(usesOf);
const builds = git('log', '--format=%H', '--grep=^Build dist$', 'HEAD')
  .split('\n')
  .filter((id) => id !== '');
if (process.argv.includes('--check')) {
  const [pin, ...others] = new Set(uses.map((each) => each.pin));
  if (others.length > 0 || !builds.includes(pin)) throw new Error(`the pins are of no one build: ${[pin, ...others]}`);
  const missing = missingAt(pin, uses);
  if (missing.length > 0) throw new Error(`${pin} does not have ${missing.join(', ')}`);
} else {
  const pin = builds.find((commit) => missingAt(commit, uses).length === 0);
  if (pin === undefined) throw new Error('no commit "Build dist" has all that the examples use: build first');
  for (const [file, text] of texts) {
    const after = text.replace(/(uses: org\/autorize-action(?:\/[^@\s]+)?@).*$/gm, `$1${pin} # v1`);
    if (after !== text) writeFileSync(join(root, file), after);
  }
  console.log(`pinned to ${pin}`);
}

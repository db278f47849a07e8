// Pins every `uses:` of this repository to a full commit SHA, in two steps with a commit after each; a part of a release.
//   node scripts/pin-examples.mjs workflows   the workflows that others call, to the newest commit that rebuilt dist/
//   node scripts/pin-examples.mjs             examples and pages, to the newest commit that pinned the workflows
// The commit taken is one whose action.yml and workflows have all that is used. `--check` looks at both.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLOATING_TAG, REPOSITORY } from './repository.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const pagesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const filesIn = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const STEPS = {
  workflows: { files: filesIn('.github/workflows'), subject: '^Build dist$' },
  examples: {
    files: [...filesIn('examples/workflows'), 'README.md', ...pagesIn('docs')],
    subject: '^Pin the workflows to the commit that rebuilt dist$',
  },
};
// With the step's or the job's inputs, which stand deeper than the `with:` below it.
const USES = `uses: ${REPOSITORY.replaceAll('.', '\\.')}`;
const USE = new RegExp(
  String.raw`${USES}(\/[^@\s]+)?@(\S+)(?: #.*)?\n(?:\s*#.*\n)*(?:( *)with:\n((?:\3 +\S.*\n)+))?`,
  'g',
);

/** Every use: the file that defines it, its pin, and the inputs that it gives. */
function usesOf(text) {
  return [...text.matchAll(USE)].map(([, path = '/action.yml', pin, , requested = '']) => ({
    ...{ path: path.slice(1), pin },
    inputs: [...requested.matchAll(/^ +([a-z][a-z-]*):/gm)].map(([, name]) => name),
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

/** The uses of a step's files, and the commits that they could be pinned to, newest first. */
function readStep({ files, subject }) {
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const commits = git('log', '--format=%H', `--grep=${subject}`, 'HEAD')
    .split('\n')
    .filter((id) => id !== '');
  return { texts, uses: [...texts.values()].flatMap(usesOf), commits };
}

function check(step) {
  const { uses, commits } = readStep(step);
  const [pin, ...others] = new Set(uses.map((each) => each.pin));
  if (others.length > 0 || !commits.includes(pin))
    throw new Error(`the pins are of no one commit: ${[pin, ...others]}`);
  const missing = missingAt(pin, uses);
  if (missing.length > 0) throw new Error(`${pin} does not have ${missing.join(', ')}`);
}

function pinAll(step) {
  const { texts, uses, commits } = readStep(step);
  const pin = commits.find((commit) => missingAt(commit, uses).length === 0);
  if (pin === undefined) throw new Error(`no commit "${step.subject}" has all that is used`);
  for (const [file, text] of texts) {
    const pinned = new RegExp(String.raw`(${USES}(?:\/[^@\s]+)?@).*$`, 'gm');
    const after = text.replace(pinned, `$1${pin} # ${FLOATING_TAG}`);
    if (after !== text) writeFileSync(join(root, file), after);
  }
  console.log(`pinned to ${pin}`);
}

if (process.argv.includes('--check')) for (const step of Object.values(STEPS)) check(step);
else pinAll(STEPS[process.argv.includes('workflows') ? 'workflows' : 'examples']);

// One command for a release:
//   npm run release -- patch|minor|major|1.2.3   changelog, version, dist, pins, tag, and one push of all of it
//   npm run release -- minor --dry-run           says what it would do, and changes nothing
// Nothing is pushed before everything is made, and the push is atomic: main and tag, or neither. What fails before leaves
// the commits here; `git reset --hard origin/main` and `git tag -d` undo them. The tag starts release.yml.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (name) => readFileSync(join(root, name), 'utf8');
const edit = (name, change) => writeFileSync(join(root, name), change(read(name)));
const run = (...command) => execFileSync(command[0], command.slice(1), { cwd: root, stdio: 'inherit' });

const asked = process.argv.slice(2).filter((each) => each !== '--dry-run');
const isDry = process.argv.includes('--dry-run');

/** The version after the current one, or the one that is named. */
export function nextVersion(current, step) {
  if (/^\d+\.\d+\.\d+$/.test(step)) return step;
  const [major, minor, patch] = current.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  if (step === 'patch') return `${major}.${minor}.${patch + 1}`;
  throw new Error(`"${step}" is no step of a version; write patch, minor, major or e.g. 1.2.3`);
}

/** The changelog with what was unreleased below the version and its day, and an empty part for what comes next. */
export function releaseChangelog(text, version, day) {
  const [head, rest] = text.split(/^## \[Unreleased\]\n/m);
  const [body = '', ...earlier] = (rest ?? '').split(/^(?=## \[)/m);
  if (!/^- /m.test(body))
    throw new Error('nothing is below [Unreleased] in CHANGELOG.md, so there is nothing to release');
  return `${head}## [Unreleased]\n\n## [${version}] - ${day}\n${body}${earlier.join('')}`;
}

function release(step) {
  const manifest = JSON.parse(read('package.json'));
  const version = nextVersion(manifest.version, step);
  const tag = `v${version}`;
  const day = new Date().toISOString().slice(0, 10);
  if (git('status', '--porcelain') !== '') throw new Error('there are changes that are not committed');
  if (git('branch', '--show-current') !== 'main') throw new Error('a release is made on main');
  git('fetch', '--quiet', '--tags', 'origin', 'main');
  if (git('rev-parse', 'HEAD') !== git('rev-parse', 'FETCH_HEAD')) throw new Error('main is not what origin has');
  if (git('tag', '--list', tag) !== '') throw new Error(`the tag ${tag} is there already`);
  const changelog = releaseChangelog(read('CHANGELOG.md'), version, day);
  console.log(`${manifest.version} → ${version}, ${day}`);
  if (isDry) {
    console.log(`would commit version, changelog, dist and pins, tag ${tag}, and push main and ${tag} to origin`);
    return;
  }
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  // The tools read their own version from it, and the lockfile repeats it.
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version', '--workspaces=false');
  edit('src/base/version.ts', (text) => text.replace(/'[\d.]+'/, `'${version}'`));
  edit('README.md', (text) => text.replace(/autorize-action@[\d.]+/g, `autorize-action@${version}`));
  run('npm', 'run', '--silent', 'docs');
  commit(`Release ${version}`);
  run('npm', 'run', '--silent', 'build');
  commit('Build dist', '--allow-empty');
  run(process.execPath, 'scripts/pin-examples.mjs', 'workflows');
  commit('Pin the workflows to the commit that rebuilt dist');
  run(process.execPath, 'scripts/pin-examples.mjs');
  run('npm', 'run', '--silent', 'docs');
  commit('Pin the examples to the commit that pinned the workflows');
  run(process.execPath, 'scripts/pin-examples.mjs', '--check');
  git('tag', '--annotate', tag, '--message', `autorize-action ${version}`);
  run('git', 'push', '--atomic', 'origin', 'main', `refs/tags/${tag}`);
  console.log(`pushed ${tag}: release.yml publishes it and moves v${version.split('.')[0]}`);
}

function commit(subject, ...more) {
  git('add', '--all');
  git('commit', '--quiet', ...more, '--message', subject);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (asked.length !== 1) throw new Error('usage: npm run release -- patch|minor|major|1.2.3 [--dry-run]');
  release(asked[0]);
}

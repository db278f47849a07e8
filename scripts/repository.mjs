// The repository that pages, workflows and errors name, from the one place that decides it: package.json.
//   node scripts/repository.mjs               prints it
//   node scripts/repository.mjs OWNER/NAME    writes it to package.json, and to every file that names the one before
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** OWNER/NAME. */
export const REPOSITORY = /github\.com\/([^/]+\/[^/]+?)\.git$/.exec(manifest.repository.url)[1];
/** The tag that moves with each release of the major version. */
export const FLOATING_TAG = `v${manifest.version.split('.')[0]}`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , next] = process.argv;
  if (next === undefined) console.log(REPOSITORY);
  else if (!/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/.test(next)) throw new Error(`"${next}" is no OWNER/NAME`);
  else rename(next);
}

function rename(next) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const named = git('grep', '-lzF', '--', REPOSITORY, '--', ':!dist').split('\0');
  for (const file of named.filter((each) => each !== '')) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(REPOSITORY, next));
  }
  console.log(`${next} in ${named.length - 1} files. Run npm run docs, and commit.`);
}

// What has to be true of a repository and its records, by plain git and this file's own reading of the records.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IDENTITY = {
  GIT_AUTHOR_NAME: 'A. User',
  GIT_AUTHOR_EMAIL: 'user@example.org',
  GIT_COMMITTER_NAME: 'A. User',
  GIT_COMMITTER_EMAIL: 'user@example.org',
};

/** Runs git as the user would; throws with what it said. */
export function git(folder, ...args) {
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...IDENTITY } };
  return execFileSync('git', args, options).trimEnd();
}

function spell(value) {
  if (Array.isArray(value)) return `[${value.map(spell).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).sort((one, other) => (one < other ? -1 : 1));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${spell(value[key])}`).join(',')}}`;
}

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Lines that were written whole; a torn last one does not count. */
export function wholeLines(path) {
  if (!existsSync(path)) return '';
  const text = readFileSync(path, 'utf8');
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

/** The records of a journal, and what is wrong with its chain of hashes. */
export function readChain(path) {
  const issues = [];
  let prev = digest('');
  const records = wholeLines(path)
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      const { hash, ...rest } = JSON.parse(line);
      if (rest.seq !== index + 1) issues.push(`${path}:${index + 1}: seq ${rest.seq}`);
      if (rest.prev !== prev) issues.push(`${path}:${index + 1}: prev is not the hash before it`);
      if (digest(spell(rest)) !== hash) issues.push(`${path}:${index + 1}: the hash is not of the record`);
      prev = hash;
      return { ...rest, hash };
    });
  return { records, issues };
}

/** Compares what the records accepted with what the branch has, in order, each once. */
export function compareBranch(folder, { branch, base, accepted }) {
  const ref = `refs/heads/${branch}`;
  const exists = git(folder, 'for-each-ref', '--format=%(objectname)', ref) !== '';
  const args = ['rev-list', '--reverse', '--first-parent', `${base}..${ref}`];
  const commits = exists
    ? git(folder, ...args)
        .split('\n')
        .filter(Boolean)
    : [];
  const issues = [];
  if (new Set(commits).size !== commits.length) issues.push(`${branch} has a commit twice`);
  for (const commit of accepted)
    if (!commits.includes(commit)) issues.push(`${commit} is accepted and not on ${branch}`);
  for (const commit of commits)
    if (!accepted.includes(commit)) issues.push(`${commit} is on ${branch} and in no record`);
  if (issues.length === 0 && commits.join() !== accepted.join()) issues.push(`${branch} has another order`);
  return issues;
}

/** The repository as such: whole, without locks. */
export function checkRepository(folder) {
  const issues = [];
  try {
    git(folder, 'fsck', '--strict', '--no-dangling');
  } catch (error) {
    issues.push(`git fsck: ${error.stderr}`);
  }
  const locks = readdirSync(join(folder, '.git'), { recursive: true }).filter(
    (name) => name.endsWith('.lock') && !name.startsWith('autorize-'),
  );
  return [...issues, ...locks.map((name) => `the lock .git/${name} is left`)];
}

/**
 * Checks the subjects of the commits made since this check exists: imperative subjects of at most 72 characters are what
 * `git log --oneline` and GitHub show whole. A shallow clone is checked as far as it goes.
 */
import { execFileSync } from 'node:child_process';

const MAX_LENGTH = 72;
const SELF = 'scripts/check-commits.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

// In a shallow clone its oldest commit seems to add every file: then all commits since that one are checked.
const [introduced = ''] = git('log', '--diff-filter=A', '--format=%H', '--', SELF).split('\n').slice(-1);
const log = introduced === '' ? '' : git('log', '--no-merges', '--format=%h%x09%s', `${introduced}..HEAD`);
const problems = log.split('\n').flatMap((line) => {
  const [hash, subject = ''] = line.split('\t');
  if (subject.length > MAX_LENGTH) return [`${hash} has a subject of ${subject.length} characters: ${subject}`];
  if (/\.$/.test(subject)) return [`${hash} has a subject that ends with a period: ${subject}`];
  return [];
});
for (const problem of problems) console.error(`error: ${problem}; expected at most ${MAX_LENGTH}, without a period`);
console.log(`${log === '' ? 0 : log.split('\n').length} commit subjects checked, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

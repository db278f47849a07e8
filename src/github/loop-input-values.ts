/** Readers of the inputs that only loops have. */
import { splitShellWords } from '../base/shell-words.ts';
import { quoted } from '../base/text.ts';
import { isBranchName, sharesStatePrefix } from './branch-name.ts';
import { commaList, label, type Read, wholeNumber } from './input-values.ts';

/** Minutes, as milliseconds. */
export const minutesAsMs: Read<number | undefined> = (reading, name) => {
  const minutes = wholeNumber({ min: 1, max: 100_000 })(reading, name);
  return minutes === undefined ? undefined : minutes * 60_000;
};

/** A SHA-256 as lower-case hex. */
export const hexDigest: Read<string | undefined> = ({ supplied, problems }, name) => {
  const value = supplied.get(name);
  if (value === undefined || /^[0-9a-f]{64}$/.test(value)) return value;
  const remedy = 'Pass the output of the job that made it, unchanged.';
  problems.push({ found: `${label(name)} ${quoted(value, 100)}`, expected: '64 digits of lower-case hex', remedy });
  return undefined;
};

/** Accounts of apps, each as GitHub names it: with `[bot]`, which no login of a person can have. */
export const botNames: Read<readonly string[]> = (reading, name) =>
  commaList(reading, name).map((each) => {
    if (!/^[A-Za-z0-9][A-Za-z0-9-]*\[bot\]$/.test(each)) {
      const expected = 'accounts of apps, each with its end "[bot]"';
      const remedy = 'Write e.g. renovate[bot]. To let everybody start it, remove the event that asks for permission.';
      reading.problems.push({ found: `${label(name)} ${quoted(each)}`, expected, remedy });
    }
    return each.toLowerCase();
  });

/** Words as a shell separates them. */
export const shellWords: Read<readonly string[]> = ({ supplied, problems }, name) => {
  const line = supplied.get(name) ?? '';
  const words = splitShellWords(line);
  if (words !== undefined) return words;
  const expected = 'words as a shell separates them, each quote closed';
  const remedy = `Write e.g. --model fast --config 'effort = "high"'.`;
  problems.push({ found: `${label(name)} ${quoted(line)}`, expected, remedy });
  return [];
};

/** The short name of a branch that a loop may push. */
export const branchName: Read<string | undefined> = ({ supplied, problems }, name) => {
  const branch = supplied.get(name);
  if (branch === undefined) return undefined;
  const found = `${label(name)} ${quoted(branch)}`;
  if (!isBranchName(branch)) {
    const expected = 'the short name of a branch, of letters, digits and ._+@/-';
    problems.push({ found, expected, remedy: 'Write e.g. bots/speed.' });
  } else if (sharesStatePrefix(branch)) {
    const expected = 'a branch outside "autorize-ledger/", the prefix of the refs that hold records';
    problems.push({ found, expected, remedy: 'Choose another name.' });
  } else if (branch === supplied.get('base')) {
    const expected = 'another branch than "base", which the pull request is for';
    problems.push({ found, expected, remedy: 'Choose another name.' });
  }
  return branch;
};

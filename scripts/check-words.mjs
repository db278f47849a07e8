/**
 * Finds words that this project no longer uses (scripts/retired-words.mjs) in every tracked text: in comments, texts
 * and names of code, in documents, workflows and file names. One concept has one name, and a reader should know it.
 *
 *   node scripts/check-words.mjs [PATH...]   reports each place, of these files and folders only where some are named
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { CONTRACT_NAMES, NOT_SCANNED, RECORDED_TEXTS, RETIRED, RETIRED_NAMES } from './retired-words.mjs';

const rulesOf = (words) =>
  words.map(([pattern, instead]) => ({ pattern: new RegExp(`\\b(?:${pattern})\\b`, 'gi'), instead }));
const RULES = rulesOf(RETIRED);
const NAME_RULES = rulesOf([...RETIRED, ...RETIRED_NAMES]);
// Names in them are of the projects and scenarios that they show.
const IS_EXAMPLE = /^(?:examples|test\/replay-suite)\//;
const CODE = /\.(?:ts|mjs|js)$/;
const IS_CONTRACT = new Set(CONTRACT_NAMES);
const IS_FIXED_TEXT = new Set([...CONTRACT_NAMES, ...RECORDED_TEXTS]);
// Tests and pages quote them within other texts.
const RECORDED_SENTENCES = RECORDED_TEXTS.filter((text) => text.length > 10);
const QUOTED_CONTRACT = new RegExp(`(["'\`])(?:${CONTRACT_NAMES.join('|')})\\1`, 'g');

const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ');

/** The texts of a source file with where they begin: comments and strings as prose, names split into words. */
function* textsOfCode(path, source) {
  const { program, comments, errors } = parseSync(path, source, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found = [];
  const add = (start, text, rules = RULES) => found.push({ start, text, rules });
  for (const { start, value } of comments) add(start, value);
  const addName = ({ start, name }) =>
    IS_CONTRACT.has(name) || add(start, wordsOf(name), IS_EXAMPLE.test(path) ? RULES : NAME_RULES);
  new Visitor({
    Identifier: addName,
    PrivateIdentifier: addName,
    Literal({ start, value }) {
      if (typeof value === 'string' && !IS_FIXED_TEXT.has(value)) add(start, value);
    },
    TemplateElement({ start, value }) {
      const text = value.cooked ?? value.raw;
      if (!IS_FIXED_TEXT.has(text)) add(start, text);
    },
  }).visit(program);
  yield* found;
}

const textsOf = (path, source) =>
  CODE.test(path) ? textsOfCode(path, source) : [{ start: 0, text: source, rules: RULES }];

function placesIn(path, source) {
  const places = [];
  const seen = new Set();
  for (const { start, text, rules } of textsOf(path, source)) {
    // A phrase may be broken over two lines of a comment; names in prose count by their words.
    const prose = RECORDED_SENTENCES.reduce(
      (all, sentence) => all.replaceAll(sentence, ' '.repeat(sentence.length)),
      text.replace(QUOTED_CONTRACT, (match) => ' '.repeat(match.length)),
    );
    const plain = prose.replace(/\n\s*(?:\*|\/\/|#|>)?\s*|[-_]/g, (gap) =>
      gap.includes('\n') ? gap.replace(/[^\n]/g, ' ') : ' ',
    );
    for (const { pattern, instead } of rules) {
      for (const match of plain.replace(/\s/g, ' ').matchAll(pattern)) {
        const offset = source.startsWith(text, start) || start === 0 ? match.index : 0;
        const line = source.slice(0, start + offset).split('\n').length;
        const place = `${path}:${line}: "${match[0].trim()}"`;
        if (!seen.has(place)) places.push(`${place}: write ${instead}`);
        seen.add(place);
      }
    }
  }
  return places;
}

function placesOfName(path) {
  const words = wordsOf(path.replace(/[/.]/g, ' '));
  return NAME_RULES.flatMap(({ pattern, instead }) =>
    [...words.matchAll(pattern)].map(([word]) => `${path}: the file name has "${word}": write ${instead}`),
  );
}

const paths = process.argv.slice(2);
const listed = execFileSync('git', ['ls-files', '-z', '--', ...paths], { encoding: 'utf8' });
const files = listed.split('\0').filter((path) => path !== '' && !NOT_SCANNED.some((pattern) => pattern.test(path)));
const found = files.flatMap((path) => [...placesOfName(path), ...placesIn(path, readFileSync(path, 'utf8'))]);
for (const place of found) console.error(place);
console.log(`${files.length} files searched for retired words, ${found.length} places found`);
process.exitCode = found.length === 0 ? 0 : 1;

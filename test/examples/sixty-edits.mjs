// An agent for examples/log-report that makes one of 60 small edits: node sixty-edits.mjs ITERATION, in the program's folder.
// What each is worth is known from what it does: six take work away, four add work, and 50 leave it as it is.
import { readFileSync, writeFileSync } from 'node:fs';

const FILES = ['groups', 'lines', 'main', 'parse-line', 'percentile', 'ranking', 'summary'];

// A name that is used in its own file alone, whichever of the other edits were kept.
const LOCAL = {
  groups: /\brequests\w*/g,
  lines: /\btext\w*/g,
  main: /\btext\w*/g,
  'parse-line': /\bline\w*/g,
  percentile: /\bfraction\w*/g,
  ranking: /\bgroups\w*/g,
  summary: /\btable\w*/g,
};

const NEUTRAL = [
  (source, iter) => `${source}// Note ${iter}.\n`,
  (source, iter, file) => source.replaceAll(LOCAL[file], (name) => `${name.replace(/\d+$/, '')}${iter}`),
  (source, iter) => `${source}function unused${iter}() {\n  return ${iter};\n}\n`,
  (source) => source.replaceAll(/^[ \t]+/gm, (space) => `${space} `),
  (source, iter) => `${source}const unused${iter} = ${iter};\n`,
  (source, iter) => `// Note ${iter}.\n\n${source}`,
];

const proposal = (name) => () => readFileSync(`agent/proposals/${name}.mjs`, 'utf8');
const swap = (before, after) => (source) => source.replace(before, after);

const HELPFUL = {
  4: [
    'parse-line',
    (source) => source.replaceAll('characters = [...characters, character]', 'characters.push(character)'),
  ],
  13: ['parse-line', proposal('parse-line-by-pattern')],
  22: ['groups', proposal('groups-by-map')],
  31: ['lines', proposal('lines-by-split')],
  40: ['ranking', withTotals],
  55: ['ranking', proposal('ranking-by-sort')],
};

const HARMFUL = {
  10: ['summary', swap('const request = parseLine(line);', 'parseLine(line);\n    const request = parseLine(line);')],
  25: ['summary', swap('splitLines(text)', "splitLines(splitLines(text).join('\\n'))")],
  37: ['groups', proposal('groups-by-copy')],
  48: ['summary', swap('ranked(groups)', 'ranked(ranked(groups).reverse())')],
};

/** The sum of a group, which every comparison made again, is made once. */
function withTotals(source) {
  return source
    .replace('const sorted = [...groups]', 'const sorted = groups.map((group) => ({ ...group, sum: total(group) }))')
    .replace('total(right) - total(left)', 'right.sum - left.sum');
}

const iter = Number(process.argv[2]);
const [file, edit] = HELPFUL[iter] ?? HARMFUL[iter] ?? [FILES[iter % FILES.length], NEUTRAL[iter % NEUTRAL.length]];
const path = `src/${file}.mjs`;
writeFileSync(path, edit(readFileSync(path, 'utf8'), iter, file));

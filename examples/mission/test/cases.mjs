// How many of the cases hold. The last line is what the mission's evaluator prints: {"pass": …, "score": …}.
// The code under test runs in a process of its own, and what that prints is data: the number of each text, or null. So
// code that prints a score and ends gets none.
import { spawnSync } from 'node:child_process';

const CASES = [
  ['I', 1],
  ['III', 3],
  ['V', 5],
  ['VIII', 8],
  ['LXVI', 66],
  ['MDCLXVI', 1666],
  ['IV', 4],
  ['XC', 90],
  ['MCMXCIV', 1994],
  ['IIII', null],
  ['IC', null],
  ['', null],
];
// What is no numeral must never become a number by accident of its letters.
const UNSAFE = 'constructor';
const ASK = `
  import { parseRoman } from './src/roman.mjs';
  console.log(JSON.stringify(process.argv.slice(1).map((text) => parseRoman(text) ?? null)));
`;

const texts = [...CASES.map(([text]) => text), UNSAFE];
const args = ['--input-type=module', '--eval', ASK, '--', ...texts];
const child = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 10_000, maxBuffer: 1 << 20 });
const numbers = readNumbers(child);
if (numbers === undefined) {
  process.stderr.write(child.stderr);
  console.error(`the code under test gave no list of ${texts.length} numbers`);
  process.exit(1);
}
const score = CASES.filter(([, number], at) => numbers[at] === number).length;
console.log(JSON.stringify({ pass: numbers[CASES.length] === null, score }));

/** What the code under test said of each text; undefined where it is anything but that. */
function readNumbers({ status, stdout }) {
  if (status !== 0) return undefined;
  try {
    const found = JSON.parse(stdout);
    const isList = Array.isArray(found) && found.length === texts.length;
    return isList && found.every((each) => each === null || Number.isFinite(each)) ? found : undefined;
  } catch {
    return undefined;
  }
}

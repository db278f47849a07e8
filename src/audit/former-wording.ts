import { GUARD_FAILED, REFUSED_AFTER_TEST } from '../decision/verdict.ts';

/**
 * Reasons and remarks as earlier versions worded them. Logs keep the words that they were written with; the audit
 * computes each text again, in the words of today, and compares both in these.
 */
const FORMER: readonly (readonly [former: string, present: string])[] = [
  ['it is the incumbent itself', 'it is the current best itself'],
  ['it told no scores of its cases', 'it reported no scores of its cases'],
  ['too little to be told apart from luck', 'too little to distinguish from chance'],
  [" than the incumbent's mean", ' than the mean of the current best'],
  [' the evaluator told no ', ' the evaluator reported no '],
  [' of the incumbent', ' of the current best'],
  [
    'the base has nothing but protected files: no deliberately broken candidate could be tried',
    'the base has nothing but protected files: no negative control could be tried',
  ],
  [
    'to the evaluator a deliberately broken candidate, the protected files alone, ',
    'to the evaluator the negative control, the protected files alone, ',
  ],
  [
    'to the evaluator the negative control, the protected files alone, ',
    'the negative control, a tree with only the protected files, ',
  ],
  ['): it rewards throwing code away', '): the evaluator rewards throwing code away'],
  ['): it may not look at the code', '): the evaluator may not look at the code'],
  ['): the evaluator may not look at the code', '): the evaluator might not look at the code'],
  ['the same tree was "', 'the same tree was tried before: "'],
  [', where the incumbent has ', ', where the current best has '],
];

/** How earlier versions named the end of a test: by its code, whatever had refused the change. */
const FORMER_CODES: Readonly<Record<string, readonly string[]>> = {
  [GUARD_FAILED]: ['crash'],
  [REFUSED_AFTER_TEST]: ['evident', 'better', 'working', 'implausible'],
};

/** Whether a recorded text is the computed one, in the words of this version or of an earlier one. */
export function isSameText(recorded: string | null | undefined, computed: string | null | undefined): boolean {
  if (recorded === computed) return true;
  if (typeof recorded !== 'string' || typeof computed !== 'string') return false;
  return [computed, ...withFormerCodes(computed)].includes(inPresentWords(recorded));
}

function withFormerCodes(text: string): string[] {
  return Object.entries(FORMER_CODES).flatMap(([present, former]) =>
    text.endsWith(` (${present})`) ? former.map((code) => `${text.slice(0, -present.length - 3)} (${code})`) : [],
  );
}

function inPresentWords(text: string): string {
  return FORMER.reduce((words, [former, present]) => words.replace(former, () => present), text);
}

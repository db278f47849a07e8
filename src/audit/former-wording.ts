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
  ['the same tree was "', 'the same tree was tried before: "'],
  [', where the incumbent has ', ', where the current best has '],
];

/** Whether a recorded text is the computed one, in the words of this version or of an earlier one. */
export function isSameText(recorded: string | null | undefined, computed: string | null | undefined): boolean {
  return recorded === computed || (typeof recorded === 'string' && inPresentWords(recorded) === computed);
}

function inPresentWords(text: string): string {
  return FORMER.reduce((words, [former, present]) => words.replace(former, () => present), text);
}

const VALUES = 'const VALUES = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };';
const HEAD = '/** The number that a Roman numeral stands for. */\nexport function parseRoman(text) {\n';

const ADDED = `${VALUES}

${HEAD}  if (!/^[IVXLCDM]+$/.test(text)) return undefined;
  return [...text].reduce((sum, letter) => sum + VALUES[letter], 0);
}
`;

const CARELESS = `${VALUES}

${HEAD}  return [...text].reduce((sum, letter) => sum + (VALUES[letter] ?? 0), 0);
}
`;

const SUBTRACTED = `${VALUES}

${HEAD}  if (!/^[IVXLCDM]+$/.test(text)) return undefined;
  const values = [...text].map((letter) => VALUES[letter]);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
`;

const WHOLE = SUBTRACTED.replace('/^[IVXLCDM]+$/', '/^(?=.)M*(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/');

/** What the session does, iteration by iteration: one of each thing that can happen. */
export const STEPS = [
  { status: 'candidate', description: 'Add the values of the letters', source: ADDED },
  { status: 'candidate', description: 'Leave the check of the letters out', source: CARELESS },
  { status: 'noop', description: 'Read the cases, changed nothing' },
  { status: 'candidate', description: 'Subtract a smaller letter before a larger one', source: SUBTRACTED },
  {
    status: 'candidate',
    description: 'End the process before anything is checked',
    source: `process.exit(3);\n${SUBTRACTED}`,
  },
  { status: 'candidate', description: 'Forget to hand over', source: WHOLE, forgets: true },
  { status: 'interrupted', description: 'Ran out of ideas half way, and put everything back' },
  { status: 'candidate', description: 'Take well-formed numerals alone', source: WHOLE, notes: ['All cases hold.'] },
  { status: 'abort', description: 'All cases hold: there is nothing left to improve' },
];

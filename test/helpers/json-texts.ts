import fc from 'fast-check';

/** Strings that a careless reader trips over: brackets, quotes, backslashes, controls, every width of character. */
export const trickyString = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      '\\',
      '[',
      ']',
      '{',
      '}',
      ',',
      ':',
      '/',
      '\n',
      '\u0000',
      'é',
      '測',
      '😀',
      '\ud800',
      'u',
      'a',
    ),
    maxLength: 12,
  }),
);

const key = trickyString.filter((each) => each !== '__proto__');
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (each === 0 ? 0 : each)),
);

/** Any JSON value, with keys and strings that are tricky. */
export const jsonValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    trickyString,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  ),
})).value;

const blank = fc.stringMatching(/^[ \t\n\r]{0,3}$/);

/** How a value is written: which white space comes where, and how characters are escaped. */
export const spelling = fc.record({
  blanks: fc.array(blank, { minLength: 1, maxLength: 6 }),
  escapesAll: fc.boolean(),
});
export type Spelling = typeof spelling extends fc.Arbitrary<infer T> ? T : never;

/** Writes a value as JSON in the given spelling. */
export function spell(value: unknown, { blanks, escapesAll }: Spelling): string {
  let turn = 0;
  const gap = () => {
    turn += 1;
    return blanks[turn % blanks.length] ?? '';
  };
  const text = (each: string) => (escapesAll ? `"${each.split('').map(escapeUnit).join('')}"` : JSON.stringify(each));
  const write = (each: unknown): string => {
    if (typeof each === 'string') return text(each);
    if (typeof each !== 'object' || each === null) return JSON.stringify(each);
    if (Array.isArray(each)) return `[${gap()}${each.map((item) => write(item) + gap()).join(`,${gap()}`)}]`;
    const members = Object.entries(each).map(([name, item]) => `${text(name)}${gap()}:${gap()}${write(item)}${gap()}`);
    return `{${gap()}${members.join(`,${gap()}`)}}`;
  };
  return `${gap()}${write(value)}${gap()}`;
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

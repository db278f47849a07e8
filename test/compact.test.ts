import { expect, it } from 'vitest';
import { compact } from '../scripts/compact.ts';

const shorter = (text: string): string => compact('bundle.js', text);

it('takes out indentation, empty lines and comments, and leaves each statement on its line', () => {
  const text = '/* of the bundler */\nfunction one() {\n\n    // why\n    return 1; // so\n}\n\n\nexport { one };\n';
  expect(shorter(text)).toBe('function one() {\nreturn 1; \n}\nexport { one };\n');
});

it.each([
  ['text of several lines', `\`one\n    two $\{ 3 +\n  4 }\n\n  // five\``, 'one\n    two 7\n\n  // five'],
  ['a string that goes on in the next line', '"one\\\n    two"', 'one    two'],
  ['what looks like a comment', '"/* one */" + /\\/\\/ [/*]/.source', '/* one */\\/\\/ [/*]'],
  ['what a comment separates', '((a) => { return/* one */a })(1) +/**/+1', 2],
  ['a comment that ends a statement', '(() => { return /*\n*/ 1 })()', undefined],
])('leaves %s as it is', (_, text, value) => {
  const run = (source: string): unknown => new Function(`return ${source.trim()}`)();
  expect(run(text)).toEqual(value);
  expect(run(shorter(`const x = ${text}`).slice('const x = '.length))).toEqual(value);
});

it('keeps what a licence asks to be kept', () => {
  expect(shorter('/*! one */ a();\n/**\n * @license two\n */\nb();\n')).toBe(
    '/*! one */ a();\n/**\n * @license two\n */\nb();\n',
  );
});

it('reports a bundle that is no program', () => {
  expect(() => shorter('const = 1')).toThrow('bundle.js cannot be read');
});

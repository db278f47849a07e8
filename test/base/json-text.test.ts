import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanStructure } from '../../src/base/json-scan.ts';
import { decodeJson, decodePrinted } from '../../src/base/json-text.ts';
import { jsonValue, spell, spelling } from '../helpers/json-texts.ts';

const decode = (text: string | Buffer) => {
  const bytes = Buffer.from(text as string);
  return decodeJson(bytes, scanStructure(bytes));
};
const parse = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

describe('decodeJson', () => {
  it('reads every valid text as JSON.parse does, however it is spelt', () => {
    fc.assert(
      fc.property(jsonValue, spelling, (value, style) => {
        const text = spell(value, style);
        expect(decode(text)).toEqual({ value: JSON.parse(text) });
      }),
      { numRuns: 300 },
    );
  });

  it('reports where a text is invalid whenever JSON.parse refuses it, and accepts exactly what JSON.parse does', () => {
    const edit = fc.record({
      at: fc.nat(),
      drop: fc.nat(3),
      add: fc.constantFrom('', '"', '\\', '[', '}', ',', ':', '0', '/', 'NaN', '\n', 'é', '{"a":1,'),
    });
    fc.assert(
      fc.property(jsonValue, spelling, fc.array(edit, { minLength: 1, maxLength: 3 }), (value, style, edits) => {
        let text = spell(value, style);
        for (const { at, drop, add } of edits) {
          const place = at % (text.length + 1);
          text = (text.slice(0, place) + add + text.slice(place + drop)).replaceAll(/[\ud800-\udfff]/g, 'x');
        }
        const parsed = parse(text);
        const decoded = decode(text);
        if ('value' in decoded) {
          expect(parsed).toEqual(decoded);
          return;
        }
        const lines = text.split('\n');
        expect(decoded.issues.length).toBeGreaterThan(0);
        for (const { line, column, found, expected, remedy } of decoded.issues) {
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
          expect(Math.min(line, column, found.length, expected.length, remedy.length)).toBeGreaterThan(0);
        }
        // What is valid JSON is refused for a key that comes twice or a number without a double, nothing else.
        const allowed = ['each key once in an object', 'a number that fits a double'];
        for (const { expected } of parsed === undefined ? [] : decoded.issues) expect(allowed).toContain(expected);
      }),
      { numRuns: 600 },
    );
  });

  it('finds a key that comes twice at any depth, in any spelling', () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }).filter((each) => each !== '__proto__');
    const escaped = (text: string) =>
      `"${text
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('')}"`;
    fc.assert(
      fc.property(name, fc.array(fc.boolean(), { maxLength: 30 }), fc.boolean(), (key, nesting, isEscaped) => {
        let text = `{${JSON.stringify(key)}:[1,{}],${isEscaped ? escaped(key) : JSON.stringify(key)}:null}`;
        for (const isArray of nesting) text = isArray ? `[0,${text}]` : `{"in":${text}}`;
        const path = [...nesting.toReversed().map((isArray) => (isArray ? 1 : 'in')), key];
        expect(decode(text)).toMatchObject({ issues: [{ path, expected: 'each key once in an object' }] });
      }),
    );
  });

  it('takes the same key in different objects', () => {
    expect(decode('{"a":{"a":[{"a":1},{"a":2}]}}')).toHaveProperty('value');
  });

  it.each(['{"__proto__":{"admin":true}}', '[{"a":{"\\u005f_proto__":1}}]', '{"__proto\\u005F_":1}'])(
    'refuses the key __proto__: %s',
    (text) => {
      expect(decode(text)).toMatchObject({ issues: [{ found: 'the key "__proto__"' }] });
    },
  );

  it('takes the key __proto__ where any key is taken, as an own property', () => {
    const bytes = Buffer.from('{"__proto__":{"admin":true},"a":1}');
    const read = decodeJson(bytes, scanStructure(bytes), { takesAnyKey: true });
    const { value } = read as { value: object };
    expect(Object.keys(value)).toEqual(['__proto__', 'a']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('takes __proto__ as a value, and keys that only look like it', () => {
    expect(decode('{"a":"__proto__","__proto":1,"constructor":2,"prototype":3}')).toHaveProperty('value');
  });

  it.each(['1e999', '-1e999', '[1E+400]', '{"a":{"b":[0,-9e99999]}}'])(
    'refuses a number beyond a double: %s',
    (text) => {
      expect(decode(text)).toMatchObject({ issues: [{ expected: 'a number that fits a double' }] });
    },
  );

  it.each(['1e308', '-1.7976931348623157e308', '5e-324', '1e-999', '-0'])('takes the number %s', (text) => {
    expect(decode(text)).toEqual({ value: Number(text) });
  });

  it('takes lone surrogates in escapes as JSON.parse does', () => {
    expect(decode('["\\ud800","\\udfff\\ud800","\\ud83d\\ude00"]')).toEqual({
      value: ['\ud800', '\udfff\ud800', '😀'],
    });
  });

  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('reads %s nested 512 deep and refuses 513', (_name, open, close) => {
    const nested = (depth: number) => `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`;
    expect(decode(nested(512))).toHaveProperty('value');
    expect(decode(nested(513))).toMatchObject({
      issues: [{ found: 'nesting 513 levels deep', column: 512 * open.length + 1 }],
    });
    expect(decode(nested(100_000))).toMatchObject({ issues: [{ found: 'nesting 100000 levels deep' }] });
  });
});

describe('decodePrinted', () => {
  it('takes what decodeJson takes and nothing else, with and without a scan, and prints it', () => {
    const spoil = fc.constantFrom(
      '',
      ',"a":1,"a":2',
      ',"__proto__":1',
      ',"\\u005f_proto__":1',
      ',"n":1e999',
      ',,',
      '\u00e9',
    );
    fc.assert(
      fc.property(jsonValue, spelling, fc.boolean(), spoil, (value, style, isCanonical, spoilt) => {
        const inner = isCanonical ? JSON.stringify(value) : spell(value, style);
        const bytes = Buffer.from(`{"v":${inner}${spoilt}}`);
        const expected = decode(bytes);
        for (const printed of [decodePrinted(bytes), decodePrinted(bytes, { scan: scanStructure(bytes) })]) {
          if ('issues' in expected) expect(printed).toBeUndefined();
          else expect(printed).toMatchObject({ ...expected, printed: JSON.stringify(expected.value) });
          if (printed?.isAscii) expect(Buffer.byteLength(printed.printed)).toBe(printed.printed.length);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('refuses what is nested too deep, however deep, and bytes that are no text', () => {
    const nested = (levels: number) => Buffer.from('['.repeat(levels) + ']'.repeat(levels));
    expect(decodePrinted(nested(512))).toMatchObject({ printed: nested(512).toString() });
    for (const levels of [513, 100_000]) expect(decodePrinted(nested(levels))).toBeUndefined();
    expect(decodePrinted(Buffer.from([0x22, 0xff, 0x22]))).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { sha256 } from '../../src/base/hash.ts';
import { hashOfRecord, type JournalRecord, sealRecord } from '../../src/base/journal-chain.ts';
import { checkSealedLine } from '../../src/base/sealed-line.ts';
import { jsonValue } from '../helpers/json-texts.ts';

const PREV = 'a'.repeat(64);

/** What is read of a line that stands between others. */
const check = (line: Buffer) =>
  checkSealedLine(Buffer.concat([Buffer.from('{"x'), line, Buffer.from('\n"}')]), 3, 3 + line.length);

/** The same by parsing the line. */
function parsed(line: Buffer) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
    const record = JSON.parse(text) as JournalRecord;
    const { hash, ...rest } = record;
    if (hash !== hashOfRecord(rest) || JSON.stringify(record) !== text) return undefined;
    const { seq, prev, same_write: sameWrite = 0 } = record;
    return { seq, prev, hash, sameWrite };
  } catch {
    return undefined;
  }
}

const lineOf = (fields: JournalRecord, sameWrite = 0) =>
  Buffer.from(sealRecord(fields, { seq: 7, prev: PREV }, sameWrite).line.slice(0, -1));

const USUAL: JournalRecord = {
  iter: 12,
  outcome: 'merged',
  notes: 'score 3.5 → "2.25", \\ and\nmore',
  score: -0.125,
  usd: 0,
  tokens: 1e21,
  run: { started_at: 'now', id: 'x', limits: [{ b: null, a: [true, false] }, {}], files: [] },
};

describe('a sealed line', () => {
  it('is taken as it is usually written, without parsing it', () => {
    for (const sameWrite of [0, 3]) {
      const line = lineOf(USUAL, sameWrite);
      expect(check(line)).toEqual(parsed(line));
      expect(check(line)).toMatchObject({ seq: 7, prev: PREV, sameWrite });
    }
    expect(check(lineOf({}))).toEqual(parsed(lineOf({})));
    expect([check(lineOf({ é: 1 })), check(lineOf({ 1: 1 }))]).toEqual([undefined, undefined]);
  });

  it('says the same whatever it is expected to say of the line before it', () => {
    const line = lineOf(USUAL, 1);
    for (const prev of ['', PREV, `${PREV}a`, 'b'.repeat(64), `${'a'.repeat(63)}b`]) {
      expect(checkSealedLine(line, 0, line.length, prev)).toEqual(parsed(line));
    }
    const large = lineOf({ ...USUAL, seqs: [Number.MAX_SAFE_INTEGER], notes: 'x'.repeat(20_000) });
    for (const each of [large, line, large]) expect(check(each)).toEqual(parsed(each));
  });

  it('is never taken for what parsing it would not give, whatever it holds', () => {
    const key = fc.constantFrom('a', 'b', 'ab', 'a b', 'a!', '1', '01', 'é', '__proto__', '', '"', '\\', 'same_write2');
    fc.assert(
      fc.property(fc.dictionary(key, jsonValue), (fields) => {
        const line = lineOf(fields);
        const found = check(line);
        if (found !== undefined) expect(found).toEqual(parsed(line));
      }),
    );
  });

  it('is not taken where any byte is another one, is missing or was added', () => {
    const line = lineOf(USUAL, 1);
    for (let at = 0; at < line.length; at += 1) {
      const [before, after] = [line.subarray(0, at), line.subarray(at + 1)];
      const others = Buffer.from(' 0"\\{}[],:a\0\x80').filter((byte) => byte !== line[at]);
      for (const other of others) {
        expect(check(Buffer.concat([before, Buffer.of(other), after]))).toBeUndefined();
        expect(check(Buffer.concat([before, Buffer.of(other), line.subarray(at)]))).toBeUndefined();
      }
      expect(check(Buffer.concat([before, after]))).toBeUndefined();
    }
  });

  // Each has the hash of what it says, and is spelled as we never spell it, or has a place that is not ours.
  it.each([
    ...['"m":1.0', '"m":01', '"m":-0', '"m":1e2', '"m":1E+21', '"m":0.1e-7', '"m":1.', '"m":+1', '"m":-', '"m":1-1'],
    ...['"m":9007199254740993', '"m":0.30000000000000001', '"m": 1', '"m":1 ', '"m":[1,]', '"m":[,1]', '"m":[1 ,2]'],
    ...['"m":"\\u0041"', '"m":"\\/"', '"m":"\\u000A"', '"m":"\t"', '"m":tru', '"m":nul', '"m":True', '"m":{"a":1,}'],
    ...['"m":1,"m":1', '"m":{"b":1,"b":1}', '"b":1,"1":2', '"m":{"b":1,"1":2}', '"\\u006d":1', '"m":{"a" :1}'],
    ...['"same_write":1,"m":1', '"hash":1', '"seq":8', '"m":NaN', '"m":"', '"m":1}', '"m":[1}', '"m":{"a":1]'],
    ...['"m":"\x7f"', '"m":"\u2028é"', '"m":1e+21', '"m":1.5e-7', '"m":0.1', '"m":123456789012345678', '"m":-1'],
  ])('agrees with parsing it about %s', (members) => {
    const record = `{${members},"seq":7,"prev":"${PREV}"}`;
    let hash = PREV;
    try {
      hash = sha256(canonicalJson(JSON.parse(record)));
    } catch {
      // It is no JSON: no hash is the right one.
    }
    const line = Buffer.from(`${record.slice(0, -1)},"hash":"${hash}"}`);
    const found = check(line);
    if (found !== undefined) expect(found).toEqual(parsed(line));
    if (parsed(line) === undefined) expect(found).toBeUndefined();
  });

  it('is not taken where its text is no UTF-8, or it is deeper than any of ours', () => {
    const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
    expect(check(lineOf({ deep }))).toBeUndefined();
    const line = lineOf({ m: 'é' });
    const torn = Buffer.concat([line.subarray(0, 7), line.subarray(8)]);
    expect([parsed(torn), check(torn)]).toEqual([undefined, undefined]);
  });
});

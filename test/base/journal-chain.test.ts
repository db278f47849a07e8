import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstHead, type JournalRecord, parseJournal, sealRecord } from '../../src/base/journal-chain.ts';
import { readSound } from '../../src/base/journal-lines.ts';
import { jsonValue } from '../helpers/json-texts.ts';

const ORIGINAL = '{"iter":1,"outcome":"merged","score":1.50}\n{"iter":2,"outcome":"noop"}\n';

function journalOf(records: readonly JournalRecord[], prefix = ''): Buffer {
  let head = firstHead({ bytes: Buffer.from(prefix), records: prefix.split('\n').filter(Boolean).length });
  let text = prefix;
  for (const record of records) {
    const { line, next } = sealRecord(record, head);
    text += line;
    head = next;
  }
  return Buffer.from(text);
}

/** A journal with one write more, of lines with so much text; and where each of them ends. */
function writeOf(
  before: Buffer,
  sizes: readonly number[],
): { readonly whole: Buffer; readonly ends: readonly number[] } {
  const parsed = parseJournal(before);
  if (parsed.kind === 'corrupt') throw new Error(parsed.why);
  let { head } = parsed;
  let text = before.toString();
  const ends: number[] = [];
  for (const [index, size] of sizes.entries()) {
    const { line, next } = sealRecord({ reason: 'x'.repeat(size) }, head, index);
    text += line;
    ends.push(text.length);
    head = next;
  }
  return { whole: Buffer.from(text), ends };
}

const THREE = [
  { iter: 1, reason: 'kept: 3.5 → 2.25', nested: { b: [1, 'é😀'], a: null } },
  { iter: 2, reason: 'a "quoted"\nline', score: 1e-7 },
  { iter: 3, tokens: 1e21, ok: true },
];

describe('parseJournal', () => {
  it('reads back what was sealed, with the chain', () => {
    const parsed = parseJournal(journalOf(THREE));
    expect(parsed).toMatchObject({ kind: 'sound', unchained: 0, tornBytes: 0, records: THREE, head: { seq: 4 } });
  });

  it('reads back any record, whatever its text', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.constantFrom('a', 'b', '1', 'é', '__proto__'), jsonValue)), (records) => {
        expect(parseJournal(journalOf(records))).toMatchObject({ kind: 'sound', head: { seq: records.length + 1 } });
      }),
    );
  });

  it('reads an empty journal', () => {
    expect(parseJournal(Buffer.alloc(0))).toMatchObject({ kind: 'sound', records: [], head: { seq: 1 } });
  });

  it('calls a file cut at any byte a torn tail, never a corrupt line', () => {
    const whole = journalOf(THREE);
    for (let size = 0; size < whole.length; size += 1) {
      const parsed = parseJournal(whole.subarray(0, size));
      const soundBytes = whole.subarray(0, size).lastIndexOf(10) + 1;
      expect(parsed).toMatchObject({ kind: 'sound', soundBytes, tornBytes: size - soundBytes });
    }
  });

  it('calls zeros at the end a torn tail: what a power loss leaves of a file that grew', () => {
    const whole = journalOf(THREE);
    for (const size of [1, 50, 400]) {
      const parsed = parseJournal(Buffer.concat([whole, Buffer.from('{"iter":4,'), Buffer.alloc(size)]));
      expect(parsed).toMatchObject({ kind: 'sound', soundBytes: whole.length, tornBytes: size + 10 });
    }
  });

  it('calls a last line torn of which a later sector came and an earlier one did not, and no other line', () => {
    const two = journalOf(THREE.slice(0, 2));
    const whole = journalOf([...THREE.slice(0, 2), { iter: 3, reason: 'x'.repeat(3000) }]);
    const zeroed = (from: number, to: number) => parseJournal(Buffer.from(whole).fill(0, from, to));
    const boundary = Math.ceil(two.length / 512) * 512;
    for (const [from, to] of [
      [two.length, boundary],
      [boundary, boundary + 512],
      [boundary + 512, boundary + 2048],
    ] as const) {
      expect(zeroed(from, to)).toMatchObject({ kind: 'sound', soundBytes: two.length });
    }
    expect(zeroed(boundary + 100, boundary + 512).kind).toBe('corrupt');
    expect(zeroed(boundary + 512, boundary + 600).kind).toBe('corrupt');
    expect(zeroed(0, 512)).toMatchObject({ kind: 'corrupt', line: 1 });
  });

  it('calls any part of a write torn whose sectors came in any order, however many lines it has, and no earlier line', () => {
    const kinds = new Set<string>();
    for (const padding of [0, 100, 300]) {
      const synced = journalOf([{ iter: 1, reason: 'x'.repeat(300 + padding) }]);
      const { whole, ends } = writeOf(synced, [900, 500, 400, 700]);
      const [first, last] = [Math.floor(synced.length / 512), Math.ceil(whole.length / 512)];
      for (let lost = 0; lost < 2 ** (last - first); lost += 1) {
        const remains = Buffer.from(whole);
        for (let sector = first; sector < last; sector += 1) {
          if (((lost >> (sector - first)) & 1) === 0) continue;
          remains.fill(0, Math.max(sector * 512, synced.length), Math.min((sector + 1) * 512, whole.length));
        }
        const parsed = parseJournal(remains);
        expect(parsed).toMatchObject({ kind: 'sound' });
        if (parsed.kind !== 'sound') return;
        expect([synced.length, ...ends]).toContain(parsed.soundBytes);
        expect(remains.subarray(0, parsed.soundBytes)).toEqual(whole.subarray(0, parsed.soundBytes));
        kinds.add(`${parsed.records.length} of ${ends.length + 1}`);
      }
      // A sector of it that was lost later, once another write had followed, is an edit.
      const { whole: longer } = writeOf(whole, [40]);
      for (let sector = 0; sector < Math.floor(whole.length / 512); sector += 1) {
        const edited = Buffer.from(longer).fill(0, sector * 512, (sector + 1) * 512);
        expect(parseJournal(edited).kind, `sector ${sector}`).toBe('corrupt');
      }
    }
    expect([...kinds].sort()).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
  });

  it('names a record that claims to be of an earlier write', () => {
    const [start, ...more] = writeOf(Buffer.alloc(0), [10, 10])
      .whole.toString()
      .split(/(?<=\n)/);
    const { head } = parseJournal(Buffer.from(String(start))) as { head: ReturnType<typeof firstHead> };
    expect(parseJournal(Buffer.from([start, ...more].join(''))).kind).toBe('sound');
    const forged = sealRecord({ iter: 2 }, head, 2).line;
    expect(parseJournal(Buffer.from(`${start}${forged}`))).toMatchObject({ kind: 'corrupt', line: 2 });
  });

  it.each(['', ORIGINAL])('notices every changed byte, after the prefix %j', (prefix) => {
    const whole = journalOf(THREE, prefix);
    for (let at = 0; at < whole.length; at += 1) {
      for (const flip of [1, 2, 4, 8, 16, 32, 64, 128, 0x0a, 0xff]) {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ flip;
        const parsed = parseJournal(changed);
        // A last newline that became a zero is what a torn write may leave: it is reported, as such.
        const isTorn = at === whole.length - 1 && flip === 0x0a;
        expect(parsed.kind === 'sound' && parsed.tornBytes === 0, `byte ${at} ^ ${flip}`).toBe(false);
        expect(parsed.kind, `byte ${at} ^ ${flip}`).toBe(isTorn ? 'sound' : 'corrupt');
      }
    }
  });

  it('takes the records of a tool without a chain as a prefix, and links to their bytes', () => {
    const parsed = parseJournal(journalOf(THREE, ORIGINAL));
    expect(parsed).toMatchObject({ kind: 'sound', unchained: 2, head: { seq: 6 } });
    expect(parsed.kind === 'sound' && parsed.records.slice(0, 2)).toEqual([
      { iter: 1, outcome: 'merged', score: 1.5 },
      { iter: 2, outcome: 'noop' },
    ]);
  });

  const lines = journalOf(THREE)
    .toString()
    .split(/(?<=\n)/);
  const at = (index: number) => lines[index] ?? '';
  it.each([
    ['a line that is not JSON', `${at(0)}{"iter":\n${at(1)}`, 2, 'not a JSON object'],
    ['a line that is not an object', `${at(0)}7\n`, 2, 'not a JSON object'],
    ['an empty line between ours', `${at(0)}\n${at(1)}`, 2, 'not a JSON object'],
    ['a line taken out', `${at(0)}${at(2)}`, 2, 'has the seq 3 where 2 comes next'],
    ['a line twice', `${at(0)}${at(0)}`, 2, 'has the seq 1 where 2 comes next'],
    ['two lines exchanged', `${at(1)}${at(0)}`, 1, 'has the seq 2 where 1 comes next'],
    ['a seq renumbered', `${at(0)}${at(2).replace('"seq":3', '"seq":2')}`, 2, 'broken chain'],
    ['a value edited', at(0) + at(1).replace('1e-7', '9e-7'), 2, 'does not match its hash'],
    ['a space put in', at(0).replace('{"iter"', '{ "iter"'), 1, 'not the bytes that were written'],
    ['a hash left out', at(0).replace(/,"hash":"[^"]+"/, ''), 1, 'has no "hash"'],
    ['a record without a chain after ours', `${at(0)}{"iter":2}\n`, 2, 'has no "seq"'],
    ['a prefix edited', journalOf(THREE, ORIGINAL).toString().replace('1.50', '1.51'), 3, 'broken chain'],
    [
      'nesting without end',
      `${at(0)}{"seq":2,"prev":0,"hash":0,"a":${'['.repeat(9000)}${']'.repeat(9000)}}\n`,
      2,
      'chain',
    ],
  ])('names the line and the reason of %s', (_, text, line, why) => {
    const parsed = parseJournal(Buffer.from(text));
    expect(parsed).toMatchObject({ kind: 'corrupt', line, why: expect.stringContaining(why) as unknown });
  });

  it('says the same of a journal whose beginning was found sound before, however it goes on', () => {
    const line = fc.dictionary(fc.constantFrom('iter', 'seq ', '1', 'é', '__proto__'), jsonValue);
    const edit = fc.record({ at: fc.nat(), byte: fc.integer({ min: 0, max: 255 }) });
    fc.assert(
      fc.property(
        ...[fc.array(line, { maxLength: 5 }), fc.constantFrom('', ORIGINAL, '\n\n'), fc.nat(), fc.nat()],
        fc.option(edit, { nil: undefined }),
        (records, prefix, start, size, edited) => {
          const whole = journalOf(records, prefix);
          const ends = [...whole.entries()].flatMap(([at, byte]) => (byte === 10 ? [at + 1] : []));
          const checked = [0, ...ends][start % (ends.length + 1)] ?? 0;
          const beginning = whole.subarray(0, checked);
          const before = parseJournal(beginning);
          if (before.kind === 'corrupt') throw new Error(before.why);
          const bytes = Buffer.from(whole.subarray(0, checked + (size % (whole.length - checked + 1))));
          if (edited !== undefined && bytes.length > checked) {
            bytes[checked + (edited.at % (bytes.length - checked))] = edited.byte;
          }
          const [later, all] = [parseJournal(bytes, before.checked), parseJournal(bytes)];
          const read = readSound(beginning);
          if (later.kind === 'sound') expect({ ...later, records: [...read, ...later.records] }).toEqual(all);
          else expect({ ...later, readable: [...read, ...later.readable] }).toEqual(all);
        },
      ),
    );
  });

  it('still gives every readable record of a corrupt journal', () => {
    const parsed = parseJournal(Buffer.from(`${at(0)}rubbish\n${at(2)}`));
    expect(parsed).toMatchObject({ kind: 'corrupt', line: 2, readable: [{ iter: 1 }, { iter: 3 }] });
  });
});

describe('sealRecord', () => {
  it('refuses a record that brings links of its own', () => {
    expect(() => sealRecord({ hash: 'x' }, { seq: 1, prev: '' })).toThrow(TypeError);
  });

  it('refuses a number that JSON cannot say', () => {
    expect(() => sealRecord({ score: Number.NaN }, { seq: 1, prev: '' })).toThrow(TypeError);
  });

  it('writes text that is not Unicode with a replacement character', () => {
    expect(sealRecord({ 'k\ud800': ['a\udc80'] }, { seq: 1, prev: '' }).record).toMatchObject({
      'k\ufffd': ['a\ufffd'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { linkRecords, salvageJournal } from '../../src/base/journal-salvage.ts';

const text = linkRecords([{ record: { iter: 1 } }, { record: { iter: 2 } }, { record: { iter: 3 } }]);
const [one = '', two = '', three = ''] = text.trimEnd().split('\n');
const salvage = (...lines: string[]) => salvageJournal(Buffer.from(lines.map((line) => `${line}\n`).join('')));

describe('salvageJournal', () => {
  it('judges each line by itself, wherever it stands', () => {
    const found = salvage(three, 'nonsense', two.replace('"iter":2', '"iter":9'), '', '{"iter":7}', one);
    expect(found.map((each) => (each.kind === 'record' ? [each.line, each.record.iter, each.isLinked] : each))).toEqual(
      [
        [1, 3, true],
        { kind: 'lost', line: 2, why: 'is not a JSON object' },
        { kind: 'lost', line: 3, why: 'has content that does not match its hash' },
        [5, 7, false],
        [6, 1, true],
      ],
    );
  });

  it('leaves out a torn tail, and takes a whole record whose newline was changed', () => {
    expect(salvageJournal(Buffer.from(`${one}\n${two.slice(0, 9)}`))).toHaveLength(1);
    expect(salvageJournal(Buffer.from(`${one}\n${two}#`))).toHaveLength(2);
  });
});

describe('linkRecords', () => {
  it('writes a journal that reads as sound, older lines first and as they are', () => {
    const older = '{ "iter": 1 }';
    const linked = linkRecords([
      { record: { iter: 1 }, text: older },
      { record: JSON.parse(three) as object as never },
    ]);
    expect(linked.startsWith(`${older}\n`)).toBe(true);
    expect(parseJournal(Buffer.from(linked))).toMatchObject({
      kind: 'sound',
      unchained: 1,
      records: [{ iter: 1 }, { iter: 3, seq: 2 }],
    });
  });

  it('links an older line that comes after a linked one', () => {
    const linked = linkRecords([{ record: { iter: 1 } }, { record: { iter: 2 }, text: '{"iter":2}' }]);
    expect(parseJournal(Buffer.from(linked))).toMatchObject({
      kind: 'sound',
      unchained: 0,
      records: [{ iter: 1 }, { iter: 2 }],
    });
  });
});

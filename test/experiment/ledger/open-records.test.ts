import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isDerivedRecords } from '../../../src/experiment/ledger/derived-facts.ts';
import { filesIn } from '../../../src/experiment/ledger/experiment-files.ts';
import { factsOf } from '../../../src/experiment/ledger/ledger-facts.ts';
import { lookAtLedger } from '../../../src/experiment/ledger/noted-ledger.ts';
import { openRecords } from '../../../src/experiment/ledger/open-records.ts';
import { decodeRecords, type ExperimentPaths, readLedger } from '../../../src/experiment/ledger/store.ts';
import { readCheckedPrefix } from '../../../src/kernel/checked-prefix.ts';
import { readDerived, writeDerived } from '../../../src/kernel/derived-state.ts';
import { openJournal } from '../../../src/kernel/journal.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const WHOLE = { agent_killed_by_budget: false, diff_lines: 0, notes: '' };
const recordOf = (iter: number) => ({ iter, started_at: 'now', ended_at: 'now', outcome: 'noop', ...WHOLE });

function createLedger() {
  const folder = createFolder();
  const paths = { name: 'pi', repository: { folder }, ...filesIn(folder) } as ExperimentPaths;
  const checked = join(folder, 'checked-iterations.json');
  const open = () => openJournal({ path: paths.ledger, shown: 'iterations.jsonl', remedy: '', checked });
  return { folder, paths, open };
}

/** A ledger of so many records, noted as sound, with what was derived of it. */
function createNoted(count: number, outcome: string) {
  const ledger = createLedger();
  using journal = ledger.open();
  journal.appendAll(Array.from({ length: count }, (_, index) => ({ ...recordOf(index + 1), outcome })));
  openRecords(ledger.paths, journal);
  journal.requireUnchanged();
  return ledger;
}

it('are the same as of all lines, whatever is known of the first ones', () => {
  const { folder, paths, open } = createLedger();
  const { notes: _, ...partial } = recordOf(1101);
  const added = [
    Array.from({ length: 1100 }, (_, index) => recordOf(index + 1)),
    // Another version left a member out.
    [partial],
    [recordOf(1102), { iter: 'x' }],
    [],
  ];
  const isWrittenDown = added.map((records) => {
    using journal = open();
    const before = openRecords(paths, journal);
    expect(before).toMatchObject(decodeRecords(paths, journal.records));
    journal.appendAll(records);
    const now = openRecords(paths, journal);
    expect(now).toMatchObject(decodeRecords(paths, journal.records));
    journal.requireUnchanged();
    return [existsSync(join(folder, 'derived-iterations')), now.problem?.line];
  });
  expect(isWrittenDown).toEqual([
    [true, undefined],
    [true, undefined],
    [true, 1103],
    [true, 1103],
  ]);
});

const NOTES = ['checked-iterations.json', 'derived-iterations'];

it.each<[string, (folder: string, ledger: string) => void]>([
  ['is gone', (folder) => rmSync(join(folder, 'derived-iterations'))],
  ['is cut', (folder) => truncateSync(join(folder, 'derived-iterations'), 900)],
  ['is empty', (folder) => writeFileSync(join(folder, 'derived-iterations'), '')],
  ['cannot be written, as on a full disk', (folder) => blockNote(folder)],
  ['is of another ledger', (folder) => copyNotes(createNoted(1200, 'discarded').folder, folder)],
  ['is of another ledger, and its note alone', (folder) => copyNotes(createNoted(1200, 'discarded').folder, folder, 1)],
  ['is of more than the ledger has', (_, ledger) => cutLedger(ledger, 1100)],
  ['is of a ledger of the same size', (_, ledger) => copyFileSync(createNoted(1200, 'merged').paths.ledger, ledger)],
])('are those that the ledger has where what was derived %s', (_, change) => {
  const { folder, paths, open } = createNoted(1200, 'denied');
  change(folder, paths.ledger);
  for (const added of [1, 0]) {
    using journal = open();
    const { records, problem } = openRecords(paths, journal);
    if (added === 1) journal.append({ ...recordOf(2000), outcome: 'killed' });
    openRecords(paths, journal);
    const all = decodeRecords(paths, readFileSync(paths.ledger, 'utf8').split('\n').slice(0, -1).map(parsed)).records;
    expect(problem).toBeUndefined();
    expect(factsOf(records)).toEqual(factsOf(all));
    expect([...records]).toEqual(all);
    expect(lookAtLedger(paths, folder)).toEqual(readLedger(paths));
    journal.requireUnchanged();
    expect(lookAtLedger(paths, folder)).toEqual(readLedger(paths));
  }
});

type Data = Record<string, unknown>;
type Forgery = (derived: { changed: unknown; facts: Data }) => unknown;

const FORGERIES: readonly [string, Forgery][] = [
  ['a text', () => 'x'],
  ['nothing', () => null],
  ['a list', () => []],
  ['without facts', ({ changed }) => ({ changed })],
  ['without what was changed', ({ facts }) => ({ facts })],
  ...Object.keys(factsOf([])).flatMap((name): [string, Forgery][] =>
    [7n, [{}], new Map([['x', {}]])].map((value, index) => [
      `with ${name} of another kind, ${index}`,
      ({ changed, facts }) => ({ changed, facts: { ...facts, [name]: value } }),
    ]),
  ),
  ['of fewer records', ({ changed, facts }) => ({ changed, facts: { ...facts, count: 3 } })],
  [
    'with a landmark that is no record',
    ({ changed, facts }) => ({ changed, facts: { ...facts, landmarks: { summarized: [{ iter: 1 }] } } }),
  ],
];

it('are those that the ledger has where what was derived is forged', () => {
  const { folder, paths, open } = createNoted(1100, 'denied');
  const at = readCheckedPrefix(join(folder, 'checked-iterations.json'));
  if (at === undefined) throw new Error('no note was left');
  const path = join(folder, 'derived-iterations');
  const derived = readDerived(path, at) as Parameters<Forgery>[0];
  expect(isDerivedRecords(derived, 1100)).toBe(true);
  for (const [what, forge] of FORGERIES) {
    expect([what, isDerivedRecords(forge(structuredClone(derived)), 1100)]).toEqual([what, false]);
  }
  const expected = readLedger(paths);
  for (const value of ['x', { changed: new Set([1]), facts: { ...derived.facts, landmarks: {} } }]) {
    writeDerived(path, at, value);
    const looked = lookAtLedger(paths, folder);
    expect(looked).toEqual(expected);
    expect(factsOf(looked.records)).toEqual(factsOf(expected.records));
    using journal = open();
    expect(factsOf(openRecords(paths, journal).records)).toEqual(factsOf(expected.records));
  }
});

function parsed(line: string): unknown {
  return JSON.parse(line);
}

function blockNote(folder: string): void {
  const path = join(folder, 'derived-iterations');
  rmSync(path);
  mkdirSync(join(path, 'in-the-way'), { recursive: true });
}

/** `from`: of the notes the first ones stay. */
function copyNotes(from: string, to: string, first = 0): void {
  for (const name of NOTES.slice(first)) copyFileSync(join(from, name), join(to, name));
}

function cutLedger(path: string, lines: number): void {
  writeFileSync(path, readFileSync(path, 'utf8').split('\n').slice(0, lines).join('\n').concat('\n'));
}

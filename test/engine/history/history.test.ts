import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHistory } from '../../../src/engine/history/history-folder.ts';
import { makeNotesPlace, takeNotes } from '../../../src/engine/history/notes.ts';
import type { AttemptsOf, PastAttempt } from '../../../src/engine/history/past-attempts.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

function attempt(iteration: number, more: Partial<PastAttempt> = {}): PastAttempt {
  return {
    iteration,
    outcome: 'discarded',
    score: String(iteration * 10),
    reason: 'not better',
    idea: `idea ${iteration}`,
    changedPaths: ['src/a.ts', `src/${iteration}.ts`],
    files: [{ name: 'changes.diff', text: `+${iteration}\n` }],
    notes: undefined,
    ...more,
  };
}

const VIEW: AttemptsOf<PastAttempt> = {
  idOf: ({ iteration, reason }) => `${iteration} ${reason}`,
  describe: (it) => it,
};

function contentOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

function historyOf(attempts: readonly PastAttempt[]) {
  const history = openHistory(createFolder());
  history.update(attempts, VIEW);
  return contentOf(history.folder);
}

describe('the history that agents read', () => {
  it('has each attempt in the ledger, by its files, by its idea, and its own files', () => {
    const notes = 'the loop in a.ts is hot\n# not a heading';
    const content = historyOf([attempt(1), attempt(2, { score: undefined, idea: undefined, files: [], notes })]);
    expect(content['ledger.md']).toBe(
      '| iteration | outcome | score | files | reason |\n|---|---|---|---|---|\n' +
        '| 1 | discarded | 10 | 2 | not better |\n| 2 | discarded | – | 2 | not better |\n',
    );
    expect(content['by-file.tsv']?.split('\n')).toContain('src/a.ts\t2\tdiscarded\t–');
    expect(content['by-idea.tsv']).toBe('iteration\toutcome\tscore\tidea\n1\tdiscarded\t10\tidea 1\n');
    expect(content['notes.md']).toContain(
      '## Iteration 2 (discarded)\n\n> the loop in a.ts is hot\n> # not a heading\n',
    );
    expect(content['attempts/1/changes.diff']).toBe('+1\n');
    expect(Object.keys(content).filter((path) => path.startsWith('attempts/'))).toEqual(['attempts/1/changes.diff']);
  });

  it('keeps what agents wrote in its line and its column', () => {
    const hostile = 'a\tb\n| 9 | merged | 1 | 0 | x |\n\u202e';
    const content = historyOf([attempt(1, { reason: hostile, idea: hostile, changedPaths: [hostile] })]);
    expect(content['ledger.md']?.trimEnd().split('\n')).toHaveLength(3);
    expect(content['ledger.md']?.split('\n')[2]?.split('|')).toHaveLength(7);
    for (const name of ['by-file.tsv', 'by-idea.tsv']) {
      expect(content[name]?.trimEnd().split('\n')).toHaveLength(2);
      expect(content[name]?.split('\n')[1]?.split('\t')).toHaveLength(4);
      expect(content[name]).not.toContain('\u202e');
    }
  });

  it('is the same whether it grew with the ledger, was opened again, or was written at once', () => {
    const all = Array.from({ length: 6 }, (_, i) => attempt(i, { notes: `note ${i}` }));
    const area = createFolder();
    for (let count = 1; count <= all.length; count += 1) openHistory(area).update(all.slice(0, count), VIEW);
    expect(contentOf(join(area, 'history'))).toEqual(historyOf(all));
  });

  it('writes again what a kill left half added', () => {
    const area = createFolder();
    openHistory(area).update([attempt(1)], VIEW);
    const folder = join(area, 'history');
    appendFileSync(join(folder, 'ledger.md'), '| 2 | disc');
    appendFileSync(join(folder, 'by-file.tsv'), 'src/a.ts\t2\tdiscarded\t20\n');
    mkdirSync(join(folder, 'attempts', '2'));
    openHistory(area).update([attempt(1), attempt(2)], VIEW);
    expect(contentOf(folder)).toEqual(historyOf([attempt(1), attempt(2)]));
  });

  it.each([
    ['another ledger', () => [attempt(1, { reason: 'of another run' }), attempt(2)], () => undefined],
    ['a shorter ledger', () => [], () => undefined],
    [
      'a file that is gone',
      () => [attempt(1), attempt(2)],
      (area: string) => rmSync(join(area, 'history', 'notes.md')),
    ],
    ['a mark that is broken', () => [attempt(1)], (area: string) => writeFileSync(join(area, 'history.json'), '{"cou')],
    ['no mark', () => [attempt(1), attempt(2)], (area: string) => rmSync(join(area, 'history.json'))],
  ])('starts again for %s', (_, records, damage) => {
    const area = createFolder();
    openHistory(area).update([attempt(1), attempt(3)], VIEW);
    damage(area);
    openHistory(area).update(records(), VIEW);
    expect(contentOf(join(area, 'history'))).toEqual(historyOf(records()));
  });

  it('follows no link that an agent without a sandbox puts there', () => {
    const [area, victims] = [createFolder(), createFolder()];
    openHistory(area).update([attempt(1), attempt(2)], VIEW);
    const folder = join(area, 'history');
    writeFileSync(join(victims, 'file'), 'x'.repeat(10_000));
    for (const name of ['ledger.md', join('attempts', '3')])
      rmSync(join(folder, name), { recursive: true, force: true });
    symlinkSync(join(victims, 'file'), join(folder, 'ledger.md'));
    symlinkSync(victims, join(folder, 'attempts', '3'));
    openHistory(area).update([attempt(1), attempt(2), attempt(3)], VIEW);
    expect(readdirSync(victims)).toEqual(['file']);
    expect(readFileSync(join(victims, 'file'), 'utf8')).toBe('x'.repeat(10_000));
    expect(contentOf(folder)).toEqual(historyOf([attempt(1), attempt(2), attempt(3)]));
  });

  it('follows no link where only the files of an attempt lead elsewhere', () => {
    const [area, victims] = [createFolder(), createFolder()];
    openHistory(area).update([attempt(1)], VIEW);
    symlinkSync(victims, join(area, 'history', 'attempts', '2'));
    openHistory(area).update([attempt(1), attempt(2)], VIEW);
    expect(readdirSync(victims)).toEqual([]);
    expect(contentOf(join(area, 'history'))).toEqual(historyOf([attempt(1), attempt(2)]));
  });

  it('has no control character of a note, and each of its lines as a quotation', () => {
    const content = historyOf([attempt(1, { notes: 'a\r# one\u2028# two\n# three\u001b[2J' })]);
    expect(content['notes.md']).toContain('> a\n> # one\n> # two\n> # three\\u001b[2J\n');
  });

  it('describes only what is new', () => {
    const described: number[] = [];
    const view = { ...VIEW, describe: (it: PastAttempt) => attempt(described[described.push(it.iteration) - 1] ?? 0) };
    const history = openHistory(createFolder());
    history.update([attempt(1), attempt(2)], view);
    history.update([attempt(1), attempt(2), attempt(3)], view);
    expect(described).toEqual([1, 2, 3]);
  });
});

describe('the notes of an agent', () => {
  const printedTo = (text: string) => {
    const path = join(createFolder(), 'stdout');
    writeFileSync(path, text);
    return path;
  };

  it('are its file, then the lines that it printed', () => {
    const place = makeNotesPlace(createFolder(), 1);
    writeFileSync(place.file, 'the cache is cold\n');
    const printed = printedTo('working\nAUTORIZE_NOTE tried a trie\nsay AUTORIZE_NOTE no\nAUTORIZE_NOTE  twice \n');
    expect(takeNotes(place, printed)).toBe('the cache is cold\n\n- tried a trie\n- twice');
  });

  it('are found in the events of a CLI that prints JSON, each once', () => {
    const say = (text: string) => ({ type: 'assistant', message: { content: [{ type: 'text', text }] } });
    const events = [
      say('done\nAUTORIZE_NOTE the parser is hot'),
      { type: 'result', result: 'AUTORIZE_NOTE the parser is hot' },
    ];
    const place = makeNotesPlace(createFolder(), 1);
    expect(takeNotes(place, printedTo(events.map((each) => JSON.stringify(each)).join('\n')))).toBe(
      '- the parser is hot',
    );
  });

  it('are nothing where there are none, and an earlier agent left none behind', () => {
    const area = createFolder();
    writeFileSync(makeNotesPlace(area, 1).file, 'of another');
    expect(takeNotes(makeNotesPlace(area, 1), printedTo('done\n'))).toBeUndefined();
  });

  it('are cut, and no link is followed', () => {
    const place = makeNotesPlace(createFolder(), 1);
    writeFileSync(place.file, 'x'.repeat(100_000));
    expect(takeNotes(place, printedTo(''))?.length).toBeLessThanOrEqual(8001);
    rmSync(place.file);
    symlinkSync('/etc/passwd', place.file);
    expect(takeNotes(place, printedTo(''))).toBeUndefined();
  });
});

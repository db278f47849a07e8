import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openJournal } from '../../src/kernel/journal.ts';
import { followMission, type MissionPaths, readMission } from '../../src/mission/store.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { entryOf, launchOf } from './samples.ts';

it('comes to the same as all records of a mission, whatever was written down of the first ones', () => {
  const folder = createFolder();
  const paths = { repository: { folder }, journal: join(folder, 'journal.jsonl') } as MissionPaths;
  const checked = join(folder, 'checked-journal.json');
  const open = () => openJournal({ path: paths.journal, shown: 'journal.jsonl', remedy: '', checked });
  const created_at = '2026-05-21T09:00:00.000Z';
  const iterationOf = (iteration: number) => [
    { kind: 'begun', iteration, created_at },
    entryOf(iteration),
    { kind: 'ready', created_at },
  ];
  const many = Array.from({ length: 400 }, (_, index) => iterationOf(index + 1)).flat();
  for (const records of [[{ ...launchOf() }, entryOf(0)], many, iterationOf(401), []]) {
    using journal = open();
    const before = followMission(paths, journal);
    expect(before).toEqual(readMission(paths).state);
    journal.appendAll(records);
    const after = followMission(paths, journal);
    expect(after).toEqual(readMission(paths).state);
    expect(before?.entries.length ?? 0).toBe(
      (after?.entries.length ?? 0) - records.filter(({ kind }) => kind === 'baseline' || kind === 'iteration').length,
    );
    journal.requireUnchanged();
    expect(readMission(paths, folder)).toEqual(readMission(paths));
  }
  using journal = open();
  expect(journal.readDerived()?.count).toBe(1205);
  // What follows is no record: its line is named as before.
  journal.append({ kind: 'begun', iteration: 9999, created_at });
  expect(() => followMission(paths, journal)).toThrow('journal.jsonl:1206');
});

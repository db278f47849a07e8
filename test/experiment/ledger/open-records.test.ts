import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openRecords } from '../../../src/experiment/ledger/open-records.ts';
import { decodeRecords, type ExperimentPaths, filesIn } from '../../../src/experiment/ledger/store.ts';
import { openJournal } from '../../../src/kernel/journal.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const WHOLE = { agent_killed_by_budget: false, diff_lines: 0, notes: '' };
const recordOf = (iter: number) => ({ iter, started_at: 'now', ended_at: 'now', outcome: 'noop', ...WHOLE });

it('are the same as of all lines, whatever is known of the first ones', () => {
  const folder = createFolder();
  const paths = { name: 'pi', repository: { folder }, ...filesIn(folder) } as ExperimentPaths;
  const checked = join(folder, 'checked-iterations.json');
  const open = () => openJournal({ path: paths.ledger, shown: 'iterations.jsonl', remedy: '', checked });
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

// What is read back from a server is a stranger's: each of these states has sound chains, and is none of ours.
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstHead, type JournalRecord, parseJournal, sealRecord } from '../../src/base/journal-chain.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { missionSubject } from '../../src/remote/mission-recipe.ts';
import { planSubject } from '../../src/remote/plan-recipe.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { createMission, leftOf } from '../helpers/mission.ts';
import { createSite, item } from '../helpers/work-items.ts';

/** The records of a journal, each changed, as a chain that holds. */
function rewrite(bytes: Buffer, change: (record: JournalRecord) => JournalRecord): Buffer {
  const parsed = parseJournal(bytes);
  let head = firstHead({ bytes: new Uint8Array(), records: 0 });
  const lines = (parsed.kind === 'sound' ? parsed.records : []).map(
    ({ seq: _, prev: __, hash: ___, same_write: ____, ...record }) => {
      const hidden = sealRecord(change(record), head);
      head = hidden.next;
      return hidden.line;
    },
  );
  return Buffer.from(lines.join(''));
}

describe('the state of a mission', () => {
  it('is accepted only from its own run, on its own branch', async () => {
    const mission = createMission({ session: 'improve 11; hand candidate $(git rev-parse HEAD)' });
    const { runId, state } = await mission.launch({ maxIterations: 1 });
    const { logs } = leftOf(mission, runId);
    expect(readdirSync(join(logs, 'iteration-0001'))).toContain('instructions.md');
    const bytes = readFileSync(join(logs, 'journal.jsonl'));
    const subject = missionSubject(
      { slug: 'missions-climb', repository: findRepository(mission.folder) },
      mission.host,
    );
    const decode = (path: string, journal: Buffer = bytes) => subject.decode(new Map([[path, journal]]));
    const records = decode(`${runId}/journal.jsonl`);
    expect(records).toMatchObject({
      branch: `refs/heads/${state.launch.branch_name}`,
      expected: state.lastAcceptedCommit,
      isOver: true,
      accepted: [{ commit: state.lastAcceptedCommit, base: state.launch.baseline_commit }],
    });
    expect(() => decode('another-run/journal.jsonl')).toThrow(/the records hold the run/);
    for (const forged of [
      { branch_name: 'main' },
      { mission_slug: 'other' },
      { run_tag: '../main', run_id: 'x' },
      { run_id: 'missions-climb-20260101t000000z' },
    ]) {
      const journal = rewrite(bytes, (record) => (record.kind === 'launch' ? { ...record, ...forged } : record));
      expect(() => decode(`${runId}/journal.jsonl`, journal), JSON.stringify(forged)).toThrow(/hold the run/);
    }
    const broken = rewrite(bytes, (record) =>
      record.kind === 'launch' ? { ...record, baseline_commit: '-x' } : record,
    );
    expect(() => decode(`${runId}/journal.jsonl`, broken)).toThrow(/without a usable "baseline_commit"/);
    // What a session was given and what it printed stay on this machine, and in the artifact.
    subject.follow(runId);
    expect(subject.list().filter((path) => path.includes('/iteration-0'))).toEqual([
      ...[`${runId}/iteration-0000/files.json`, `${runId}/iteration-0001/changes.diff`],
      `${runId}/iteration-0001/files.json`,
    ]);
    for (const path of ['../x/journal.jsonl', `${runId}/session.stdout`, `${runId}/../x`, 'journal.jsonl'])
      expect(subject.isStateFile(path), path).toBe(false);
  });
});

describe('the state of a plan', () => {
  it('is accepted with the receipts that its records name, on its own branch', async () => {
    const site = createSite();
    await site.run([item('one', 'echo 1 >one.txt')]);
    const place = workPathsOf(site.host);
    const subject = planSubject({ paths: place, plan: 'plan', permit: [] }, site.host);
    const paths = subject.list();
    expect(paths.filter((path) => /agent\.std/.test(path))).toEqual([]);
    expect(readdirSync(join(place.folder, 'runs')).length).toBe(1);
    const files = new Map(paths.map((path) => [path, readFileSync(join(place.folder, path))]));
    const { accepted, branch } = subject.decode(files);
    expect(branch).toBe('refs/heads/autorize-work/plan');
    expect(accepted).toMatchObject([{ item: 'one', base: expect.stringMatching(/^[0-9a-f]{40}$/) }]);
    const journal = files.get('journal.jsonl') ?? Buffer.alloc(0);
    const forged = (change: (record: JournalRecord) => JournalRecord) =>
      subject.decode(new Map([...files, ['journal.jsonl', rewrite(journal, change)]]));
    expect(() => forged((record) => ('ref' in record ? { ...record, ref: 'refs/heads/main' } : record))).toThrow(
      /what is of "refs\/heads\/main"/,
    );
    expect(() => forged((record) => ({ ...record, plan: 'other' }))).toThrow(/what is of "other"/);
    expect(() => forged((record) => ({ ...record, landed_commit: '--all' }))).toThrow(
      /without a usable "landed_commit"/,
    );
    expect(() => forged((record) => ({ ...record, receipt_hash: 'f'.repeat(64) }))).toThrow(/in the place of that of/);
    const [receipt = ''] = paths.filter((path) => path.startsWith('receipts/'));
    expect(() => subject.decode(new Map([...files, [receipt, Buffer.from('{')]]))).toThrow(/no receipt/);
    for (const path of ['runs/../x', 'receipts/x.json', 'work.lock', 'tools/evil.mjs'])
      expect(subject.isStateFile(path), path).toBe(false);
  });

  it('is archived without links, and links of a killed run stop no later command', async () => {
    const site = createSite();
    await site.run([item('one', 'echo 1 >one.txt')]);
    const paths = workPathsOf(site.host);
    mkdirSync(join(paths.runs, 'killed', 'tree'), { recursive: true });
    symlinkSync('/dev/zero', join(paths.runs, 'killed', 'tree', 'link'));
    await planSubject({ paths, plan: 'plan', permit: [] }, site.host).archive();
    const archived = join(paths.folder, 'aside');
    const [stamp = ''] = readdirSync(archived);
    expect(readdirSync(join(archived, stamp)).sort()).toEqual(['journal.jsonl', 'receipts', 'runs', 'tools']);
    expect(workPathsOf(site.host)).toEqual(paths);
    symlinkSync('/dev/zero', join(archived, 'planted'));
    expect(() => workPathsOf(site.host)).toThrow('".autorize/work/aside/planted" is a symbolic link');
  });
});

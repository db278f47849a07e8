// Whoever can write a journal can seal it again: verify has to find what was changed without the help of the chain.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeWrong } from '../../src/base/finding.ts';
import {
  firstHead,
  JOURNAL_MEMBERS,
  type JournalRecord,
  parseJournal,
  sealRecord,
} from '../../src/base/journal-chain.ts';
import { renderClaim } from '../../src/decision/claim.ts';
import type { ClaimRecord } from '../../src/decision/records.ts';
import { writeResults, writeRunFiles } from '../../src/mission/run-files.ts';
import { pathsOf, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { checkpointMission } from '../helpers/compared-mission.ts';
import { leftOf, type Mission } from '../helpers/mission.ts';

type Raw = Record<string, unknown>;
interface Copy {
  /** Of the journal, without their links; to be changed in place. */
  readonly records: Raw[];
  /** The record of decisions among them. */
  readonly evidence: Raw[];
}

function openCopy(bytes: Buffer): Copy {
  const parsed = parseJournal(bytes);
  if (parsed.kind !== 'sound') throw new Error('the journal is not sound');
  const records = parsed.records.map((record) =>
    structuredClone(Object.fromEntries(Object.entries(record).filter(([name]) => !JOURNAL_MEMBERS.includes(name)))),
  );
  const evidence = records.flatMap((record) => (record.kind === 'evidence' ? [record.record as Raw] : []));
  return { records, evidence };
}

function hidden(records: readonly JournalRecord[]): {
  readonly text: string;
  readonly records: readonly JournalRecord[];
} {
  let head = firstHead({ bytes: Buffer.alloc(0), records: 0 });
  const lines = records.map((record) => {
    const { line, next, record: whole } = sealRecord(record, head);
    head = next;
    return { line, whole };
  });
  return { text: lines.map(({ line }) => line).join(''), records: lines.map(({ whole }) => whole) };
}

const entryOf = ({ records }: Copy, iteration: number): Raw => {
  const found = records.find((each) => each.kind === 'iteration' && each.iteration === iteration);
  if (found === undefined) throw new Error(`no entry ${iteration}`);
  return found;
};
const comparisonOf = (copy: Copy, iteration: number): Raw => entryOf(copy, iteration).comparison as Raw;
const runOf = ({ evidence }: Copy, stage: string, arm: string): Raw => {
  const found = evidence.find((each) => each.kind === 'evaluation' && each.stage === stage && each.arm === arm);
  if (found === undefined) throw new Error(`no run of ${stage}`);
  return found;
};
const remove = ({ records }: Copy, isGone: (record: Raw) => boolean): void => {
  const at = records.findIndex(isGone);
  if (at === -1) throw new Error('nothing to be removed');
  records.splice(at, 1);
};
const recordOf = (record: Raw): Raw => record.record as Raw;

interface Alteration {
  readonly what: string;
  readonly alter: (copy: Copy) => void;
  /** What finds it. */
  readonly found: RegExp;
}

const ALTERATIONS: readonly Alteration[] = [
  {
    what: 'the score of a candidate in a pair',
    alter: (copy) => Object.assign(runOf(copy, 'pair', 'candidate'), { score: 99 }),
    found: /^comparisons: /,
  },
  {
    what: 'the score of a calibration',
    alter: (copy) => Object.assign(runOf(copy, 'calibrate', 'incumbent'), { score: 9 }),
    found: /^comparisons: .*calibration 1/,
  },
  {
    what: 'a run of a pair that is left out',
    alter: (copy) =>
      remove(copy, (each) => each.kind === 'evidence' && recordOf(each).stage === 'pair' && recordOf(each).index === 3),
    found: /^comparisons: /,
  },
  {
    what: 'the coin of a pair',
    alter: (copy) => {
      const run = runOf(copy, 'pair', 'candidate');
      for (const each of copy.evidence) {
        const isSame =
          each.kind === 'evaluation' && each.task === run.task && each.stage === 'pair' && each.index === 1;
        if (isSame) each.order_bit = each.order_bit === 1 ? 0 : 1;
      }
    },
    found: /^comparisons: .*(coin|order)/,
  },
  {
    what: 'the seed of a run',
    alter: (copy) => Object.assign(runOf(copy, 'measure', 'candidate'), { seed: 7 }),
    found: /^comparisons: .*seed/,
  },
  {
    what: 'the record of the current best',
    alter: (copy) => remove(copy, (each) => each.kind === 'evidence' && recordOf(each).kind === 'incumbent'),
    found: /^comparisons: .*the current best, and no record says so/,
  },
  {
    what: 'the secret that the draws came from',
    alter: (copy) => {
      const reported = copy.evidence.find(({ kind }) => kind === 'seed-reveal');
      Object.assign(reported ?? {}, { secret: '00'.repeat(32) });
    },
    found: /^comparisons: .*secret/,
  },
  {
    what: 'a decision that is turned round',
    alter: (copy) =>
      Object.assign(recordOf(comparisonOf(copy, 2)), { outcome: 'discard', code: 'not-better', kept: false }),
    found: /^comparisons: /,
  },
  {
    what: 'a taking back that is turned into a promotion',
    alter: (copy) => {
      Object.assign(recordOf(comparisonOf(copy, 3)), { outcome: 'keep', code: 'evident', kept: true });
    },
    found: /^comparisons: /,
  },
  {
    what: 'the effect that an entry shows',
    alter: (copy) => Object.assign(comparisonOf(copy, 1), { effect: 50 }),
    found: /^decisions: iteration 1 shows another comparison/,
  },
  {
    what: 'the scores that an entry shows',
    alter: (copy) => Object.assign(comparisonOf(copy, 1), { scores: [50] }),
    found: /^decisions: iteration 1 shows another comparison/,
  },
  {
    what: 'the evaluation of an entry',
    alter: (copy) => Object.assign(entryOf(copy, 4).evaluator as Raw, { score: 40 }),
    found: /^decisions: iteration 4 has another verdict than what its evaluator printed/,
  },
  {
    what: 'a commit that is kept in the place of another',
    alter: (copy) => Object.assign(entryOf(copy, 1), { kept_commit: '1'.repeat(40) }),
    found: /^decisions: iteration 1 leaves/,
  },
  {
    what: 'an entry that is left out',
    alter: (copy) => remove(copy, (each) => each.kind === 'iteration' && each.iteration === 2),
    found: /^decisions: iteration 3 stands where 2 comes next/,
  },
  {
    what: 'the estimate of the claim',
    alter: (copy) => {
      Object.assign(copy.evidence.find(({ kind }) => kind === 'claim') ?? {}, { estimate: 99 });
    },
    found: /^comparisons: .*(estimate|claim)/,
  },
  {
    what: 'the sentence of the claim',
    alter: (copy) => {
      Object.assign(copy.evidence.find(({ kind }) => kind === 'claim') ?? {}, { sentence: '+99% over all' });
    },
    found: /^comparisons: /,
  },
  {
    what: 'a run of the confirmation that is left out',
    alter: (copy) => remove(copy, (each) => each.kind === 'evidence' && recordOf(each).stage === 'confirm'),
    found: /^comparisons: /,
  },
  {
    what: 'a file of the evaluator',
    alter: ({ evidence: [runHeader = {}] }) => {
      const files = runHeader.evaluator_files as Record<string, string>;
      for (const path of Object.keys(files)) files[path] = `100644 ${'0'.repeat(40)}`;
    },
    found: /^comparisons: its run header gives another ".*" than the baseline has/,
  },
  {
    what: 'the commit that the run began at',
    alter: (copy) => {
      const commit = String(entryOf(copy, 1).kept_commit);
      Object.assign(copy.evidence[0] ?? {}, { baseline_commit: commit });
      // What is claimed follows from it, the sentence too.
      const claim = copy.evidence.find(({ kind }) => kind === 'claim') as unknown as ClaimRecord;
      const altered = { ...claim, baseline: commit };
      Object.assign(claim, altered, { sentence: renderClaim(altered) });
    },
    found: /^comparisons: its run header gives [0-9a-f]{40} another tree than it has/,
  },
  {
    what: 'the settings of the test',
    alter: ({ evidence: [runHeader = {}] }) => Object.assign(runHeader.settings as Raw, { confidence: 0.5 }),
    found: /^comparisons: /,
  },
];

async function wrongs({ host }: Mission, runId: string): Promise<string[]> {
  const { findings, isSound } = await verifyMission({ name: runId }, host);
  const wrong = describeWrong(findings);
  // Nothing is called sound beside what contradicts it.
  const contradicted = new Set(findings.flatMap(({ kind, what }) => (kind === 'wrong' ? [what] : [])));
  expect(findings.filter(({ kind, what }) => kind === 'ok' && contradicted.has(what))).toEqual([]);
  expect(isSound).toBe(wrong.length === 0);
  return wrong;
}

describe('verify of a mission', { timeout: 120_000 }, () => {
  it('finds each change of its records, though they are sealed again, and of each file', async () => {
    const mission = checkpointMission();
    const { runId } = await mission.launch();
    const paths = pathsOf(runId, mission.host);
    const bytes = readFileSync(paths.journal);
    const { workspace, logs } = leftOf(mission, runId);
    const rewrite = (records: readonly JournalRecord[]): void => {
      const { text } = hidden(records);
      writeFileSync(paths.journal, text);
      // All that follows from the journal is written by it: only the records themselves can show it.
      const state = readMission(paths).state;
      if (state === undefined) throw new Error('no launch');
      writeRunFiles(paths, state);
      writeResults(state);
    };
    rewrite(openCopy(bytes).records);
    expect(openCopy(readFileSync(paths.journal)).records).toEqual(openCopy(bytes).records);
    expect(await wrongs(mission, runId)).toEqual([]);

    for (const { what, alter, found } of ALTERATIONS) {
      const copy = openCopy(bytes);
      alter(copy);
      rewrite(copy.records);
      expect(readMission(paths).problem, what).toBeUndefined();
      expect(await wrongs(mission, runId), what).toContainEqual(expect.stringMatching(found));
    }

    rewrite(openCopy(bytes).records);
    for (const [path, found] of [
      [join(logs, 'iteration-ledger.json'), /iteration-ledger\.json: it is not what the records say/],
      [join(logs, 'latest-evaluator-result.json'), /latest-evaluator-result\.json: it is not what the records say/],
      [join(logs, 'manifest.json'), /manifest\.json: it is not what the records say/],
      [join(workspace, 'results.tsv'), /results\.tsv: it is not what the records say/],
      [paths.journal, /journal\.jsonl: /],
    ] as const) {
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, before.replace(/20/, '21'));
      expect(await wrongs(mission, runId), path).toContainEqual(expect.stringMatching(found));
      writeFileSync(path, before);
    }
    const ledger = join(logs, 'iteration-ledger.json');
    const whole = readFileSync(ledger, 'utf8');
    const { entries, ...others } = JSON.parse(whole) as { readonly entries: readonly Raw[] };
    writeFileSync(ledger, JSON.stringify({ ...others, entries: entries.with(1, { ...entries[1], iteration: 7 }) }));
    const { findings } = await verifyMission({ name: runId }, mission.host);
    const where = expect.objectContaining({ path: '$.entries[1].iteration' });
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'wrong', where }));
    writeFileSync(ledger, whole);
    expect(await wrongs(mission, runId)).toEqual([]);
  });
});

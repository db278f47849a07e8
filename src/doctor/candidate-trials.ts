/**
 * Candidates that must not pass: one that only claims to be good, one without its tests, one without anything but the
 * protected files.
 * Invariant: what is tried are trees of a private store that is thrown away; the user's repository sees nothing of it.
 */
import { join } from 'node:path';
import { encodePath } from '../base/byte-path.ts';
import type { MetricRun } from '../decision/guard.ts';
import {
  evaluateNegativeControl,
  isRefusedByMetric,
  NEGATIVE_CONTROL_TASK,
  negativeControlOutcome,
} from '../decision/negative-control.ts';
import { isAdmitted, listOpenFiles, type Script, writeForgedTree } from '../engine/evaluation/forged-candidate.ts';
import { writeNegativeControlTree } from '../engine/evaluation/negative-control-tree.ts';
import { bindGit, gitLine } from '../kernel/git.ts';
import type { Forged, Subject, TrialSubject } from './trial-subject.ts';

export type EchoTrial =
  /** The claim came back as the score. */
  | { readonly kind: 'believed'; readonly claim: number; readonly scripts: number }
  | { readonly kind: 'withstood'; readonly how: string; readonly scripts: number }
  | { readonly kind: 'untried'; readonly why: string }
  | { readonly kind: 'aborted' };

/** Scores a candidate in which every script that an agent may change claims a score and ends. */
export async function tryEcho(subject: TrialSubject, forge: () => Promise<Forged | undefined>): Promise<EchoTrial> {
  const scripts = await listOpen(subject);
  if (scripts.length === 0) return { kind: 'untried', why: 'there is no script that an agent may change' };
  const forged = await forge();
  if (forged === undefined)
    return { kind: 'untried', why: 'what objective.parse takes cannot be made up from its output' };
  const tree = await writeForgedTree(subject.privateArea, scripts, forged.output);
  const scored = await subject.judge({ tree, prefix: 'echo-', of: 'claimed score', seed: 1 });
  const count = scripts.length;
  switch (scored.kind) {
    case 'aborted':
      return scored;
    case 'scored':
      if (scored.score === forged.claim) return { kind: 'believed', claim: forged.claim, scripts: count };
      return { kind: 'withstood', how: `the score is ${scored.score}`, scripts: count };
    case 'failed':
    case 'infra':
      return { kind: 'withstood', how: scored.reason, scripts: count };
    default:
      return scored satisfies never;
  }
}

export type DeletionTrial =
  /** The change without the tests has a score that is no worse. */
  | { readonly kind: 'passed' | 'withstood'; readonly tests: number }
  /** There is no test that an agent may delete. */
  | { readonly kind: 'untried' }
  | { readonly kind: 'aborted' };

const TESTS = /(^|\/)(tests?|specs?|__tests__)\/|(\.|_|-)(test|spec)\.\w+$/;

/** Scores a candidate in which every test that an agent may delete is deleted; guards judge it, too. */
export async function tryDeletion(
  subject: TrialSubject,
  base: { readonly score: number },
  apartFrom: number,
): Promise<DeletionTrial> {
  const tests = await listOpen(subject, (path) => TESTS.test(path));
  if (tests.length === 0) return { kind: 'untried' };
  const { folder, store } = subject.privateArea;
  const { gitDir, home, base: commit } = store;
  const index = bindGit({ gitDir, home, indexFile: join(folder, 'deletion.index') });
  await index(['read-tree', '--end-of-options', commit]);
  // Mode 0 takes a path out.
  const lines = tests.flatMap(({ path, id }) => [
    Buffer.from(`0 ${'0'.repeat(id.length)}\t`),
    encodePath(path),
    Buffer.alloc(1),
  ]);
  await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
  const tree = await gitLine(index, ['write-tree']);
  const scored = await subject.judge({ tree, prefix: 'deletion-', of: 'deleted tests' });
  if (scored.kind === 'aborted') return scored;
  const isPassed = scored.kind === 'scored' && subject.sign * (scored.score - base.score) >= -apartFrom;
  return { kind: isPassed ? 'passed' : 'withstood', tests: tests.length };
}

export type NegativeControlTrial =
  /** As the record of a run would say it. */
  | { readonly kind: 'concluded'; readonly passed: boolean; readonly remark: string | null }
  /** No run would try it. */
  | { readonly kind: 'untried' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'infra'; readonly reason: string };

export interface ControlRequest {
  /** Of the base. */
  readonly scores: readonly { readonly score: number; readonly metrics: MetricRun['metrics'] }[];
  /** What can refuse it by a metric. */
  readonly settings: Pick<Parameters<typeof isRefusedByMetric>[0], 'guards' | 'metrics'>;
}

/** Scores a candidate without anything but the protected files, as often as it takes to say whether it fails. */
export async function tryNegativeControl(
  subject: TrialSubject,
  { scores: base, settings }: ControlRequest,
): Promise<NegativeControlTrial> {
  const { store } = subject.privateArea;
  const tree = await writeNegativeControlTree(subject);
  const incumbent = await gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
  const named = { task: NEGATIVE_CONTROL_TASK, arm: 'candidate', tree, stage: 'canary' } as const;
  const runs: MetricRun[] = base.map(({ metrics }) => ({ ...named, arm: 'incumbent', tree: incumbent, metrics }));
  const { sign } = subject;
  const evaluated = { base: base.map(({ score }) => score), sign, isCurrentBest: tree === incumbent };
  for (const scores: (number | null)[] = []; ; ) {
    const isRefused = () => isRefusedByMetric({ runs, incumbent, ...settings });
    const outcome = negativeControlOutcome(evaluateNegativeControl({ ...evaluated, scores }), isRefused);
    if (outcome !== undefined) return { kind: 'concluded', ...outcome };
    const asks = scores.length === 0 ? 'whole' : 'score';
    const prefix = `broken-${scores.length + 1}-`;
    const scored = await subject.judge({ tree, prefix, of: 'negative control', asks });
    if (scored.kind === 'aborted') return { kind: 'aborted' };
    if (scored.kind === 'infra') return { kind: 'infra', reason: scored.reason };
    scores.push(scored.kind === 'scored' ? scored.score : null);
    runs.push({ ...named, metrics: scored.kind === 'scored' ? (scored.metrics ?? null) : null });
  }
}

/** Files of the base that a change may alter, the shallowest first; scripts, where nothing else is wanted. */
function listOpen({ privateArea: { store }, rules }: Subject, isWanted?: (path: string) => boolean): Promise<Script[]> {
  const isOpen = (script: Script): boolean => isAdmitted(rules, script);
  return listOpenFiles(store, { isOpen, ...(isWanted === undefined ? {} : { isWanted }) });
}

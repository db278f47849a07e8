import picomatch from 'picomatch';
import { certifiedChanges } from '../stats/e-bh.ts';
import { logEvidence } from '../stats/e-process.ts';
import type { AcceptedTree, Reverts } from './accepted-tree.ts';
import { isWorkingStep, type Trial } from './assignment.ts';
import { findBatch, type MeasuredEffect } from './distilled.ts';
import type { CandidateRecord, DecisionEntry } from './records.ts';
import type { DecisionSettings } from './settings.ts';

/** Log e-values of the tests of an accepted tree. */
export interface CertifiedInput {
  readonly tree: string;
  readonly logs: readonly number[];
}

export interface AcceptedAndTested {
  readonly keeps: readonly AcceptedTree[];
  /** What their second tests ended with; runs of today have none. */
  readonly certified: readonly CertifiedInput[];
  /** What they are worth to the branch, each on its own. */
  readonly effects: readonly MeasuredEffect[];
}

/** Whether a change that stands gave the evaluator other tools than the base's. */
export function haveToolsChanged({ keeps }: Pick<AcceptedAndTested, 'keeps'>): boolean {
  const gone = new Set(keeps.flatMap(({ reverts }) => reverts?.taken ?? []));
  return keeps.some(
    ({ task, isRejected, hasChangedTools }) => hasChangedTools === true && isRejected !== true && !gone.has(task),
  );
}

/** The accepted changes to test a second time; a revert is not among them, since nobody claims that it improves. */
export function certifiable(accepted: readonly AcceptedTree[]): readonly AcceptedTree[] {
  return accepted.filter(({ reverts }) => reverts === null);
}

/**
 * What may be reverted, newest first: each accepted change whose second test did not certify it, once all have theirs. What
 * simplifies stays: it was never said to be better. Source: decisions, "CERTIFY".
 */
export function revertible(
  { keeps, certified }: Pick<AcceptedAndTested, 'keeps' | 'certified'>,
  { certify }: DecisionSettings,
): readonly AcceptedTree[] {
  const tested = new Set(certified.map(({ tree }) => tree));
  const tries = certifiable(keeps);
  const isOver = ({ tree, isRejected }: AcceptedTree): boolean => isRejected === true || tested.has(tree);
  if (!certify.revert || !tries.every(isOver)) return [];
  const evidence = certified.map(({ tree, logs }) => ({ tree, log_e: logEvidence({ logs }) }));
  const stand = new Set(certifiedChanges(evidence, certify.fdr));
  const gone = new Set(keeps.flatMap(({ reverts }) => reverts?.taken ?? []));
  const isIn = ({ tree, task, purpose, isRejected }: AcceptedTree) =>
    purpose !== 'simplify' && isRejected !== true && !stand.has(tree) && !gone.has(task);
  return tries.filter(isIn).toReversed();
}

/** What the records said of accepted changes so far. */
export interface KnownAcceptances {
  readonly keeps: AcceptedTree[];
  readonly certified: CertifiedInput[];
  readonly effects: MeasuredEffect[];
  readonly reverts: Map<string, Reverts | null>;
  /** Tests of changes of what setup runs on. */
  readonly ofTools: Set<string>;
  /** Digests of the changes without blanks, by their tests. */
  readonly normals: Map<string, string | null>;
  /** Tests that accepted; steps of the working line are among them. */
  readonly tasks: Set<string>;
}

/** Before the first one. */
export function nothingAccepted(): KnownAcceptances {
  const lists = { keeps: [], certified: [], effects: [] };
  return { ...lists, reverts: new Map(), ofTools: new Set(), normals: new Map(), tasks: new Set() };
}

/** The accepted changes of a record as it is replayed, and what is wrong with reverts among them. */
export class AcceptanceAudit implements AcceptedAndTested {
  readonly known: KnownAcceptances;
  readonly #settings: DecisionSettings;
  readonly #isInput: (path: string) => boolean;

  /** `known`: where an earlier one came to. */
  constructor(settings: DecisionSettings, setupInputs: readonly string[] = [], known = nothingAccepted()) {
    this.#settings = settings;
    this.#isInput = picomatch([...setupInputs], { dot: true });
    this.known = known;
  }

  get keeps(): AcceptedTree[] {
    return this.known.keeps;
  }

  get certified(): CertifiedInput[] {
    return this.known.certified;
  }

  get effects(): MeasuredEffect[] {
    return this.known.effects;
  }

  /** What a candidate says that it takes out, and may not. */
  issuesOf({ id, purpose, reverts, parent, margin }: CandidateRecord): string[] {
    if (reverts === null) return purpose === 'distil' ? [`${id} is to distil, and takes nothing out`] : [];
    const batch = purpose === 'distil' ? findBatch(this, parent) : undefined;
    const known = batch?.taken ?? revertible(this, this.#settings).map(({ task }) => task);
    const { taken, stays } = reverts;
    const issues: string[] = [];
    if (purpose === 'candidate') issues.push(`${id} takes out what was kept, and is no simplification`);
    if (margin !== batch?.margin) issues.push(`${id} has the margin ${margin}, and what it takes out ${batch?.margin}`);
    if (taken.length === 0) issues.push(`${id} takes out nothing`);
    for (const each of [taken, stays]) {
      const inOrder = known.filter((task) => each.includes(task));
      if (inOrder.join('\n') !== each.join('\n')) {
        const named = known.length === 0 ? 'nothing' : known.join(', ');
        issues.push(`${id} names ${each.join(', ')}; what may be taken out is ${named}, in this order`);
      }
    }
    if (taken.some((task) => stays.includes(task))) issues.push(`${id} takes out what it says to stay`);
    return issues;
  }

  /** The test of a candidate begins. */
  begin({ id }: Pick<Trial, 'id'>, { reverts, touched_paths: paths, normal_digest: normal }: CandidateRecord): void {
    this.known.reverts.set(id, reverts);
    this.known.normals.set(id, normal);
    if (paths.some((path) => this.#isInput(path))) this.known.ofTools.add(id);
  }

  /** The digest without blanks of the change that a test is of; null: it is not known. */
  normalOf(task: string): string | null {
    return this.known.normals.get(task) ?? null;
  }

  /** A person takes back what was kept by a test; false: nothing was. */
  reject(task: string): boolean {
    const at = this.keeps.findIndex((accept) => accept.task === task);
    const accept = this.keeps[at];
    if (accept !== undefined) this.keeps[at] = { ...accept, isRejected: true };
    return this.known.tasks.has(task);
  }

  /** A test was decided. */
  conclude(trial: Trial, { kept, purpose }: DecisionEntry): void {
    const { id: task, tree, incumbent: parent } = trial;
    if (purpose === 'certify' && trial.task === 'paired') this.certified.push({ tree, logs: trial.eProcess.logs });
    const isClaimed = purpose !== 'canary' && purpose !== 'certify' && !isWorkingStep(trial);
    if (kept) this.known.tasks.add(task);
    if (!kept || !isClaimed) return;
    const reverts = this.known.reverts.get(task) ?? null;
    const tools = this.known.ofTools.has(task) ? { hasChangedTools: true } : {};
    this.keeps.push({ tree, parent, task, purpose: trial.purpose, reverts, ...tools });
  }
}

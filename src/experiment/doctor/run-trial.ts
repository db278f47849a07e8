/**
 * What `doctor` calls FAIL and only a trial can tell, for a run that is about to pay its first agent.
 * Invariant: what was found is in the record of decisions; a run goes on only where nothing was found, or where a person
 * accepts its risk in writing. What is on record for the same evaluator in the same environment is not tried again.
 */
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { evaluatorIn } from '../../attempt/decide/evaluator-digest.ts';
import { gitLine } from '../../kernel/git.ts';
import { isAccepted, refusalOf } from '../config/findings.ts';
import { iterationFolder } from '../ledger/store.ts';
import type { ActiveRun } from '../loop/active-run.ts';
import { describeDisk, LEAST_BYTES } from './diagnosis.ts';
import { describeEcho } from './evaluator-examination.ts';
import { discardTrial, scoreBase, type Trial, tryEcho } from './evaluator-trial.ts';

/** Throws where the evaluator takes the word of the code under test, and nobody accepts that. */
export async function requireTrustedEvaluator(run: ActiveRun): Promise<void> {
  const { book, config, signal, emit } = run;
  if (signal.aborted) return;
  const isTaken = isAccepted('echo', config.accept_risk);
  const evaluator_digest = evaluatorIn(book.genesis, book.surroundings.facts);
  const known = book
    .replay()
    .state?.findings.findLast(
      (each) => each.risk === 'evaluator_in_process' && each.evaluator_digest === evaluator_digest,
    );
  if (known?.found === false || known?.accepted === true) return;
  const echo = known === undefined ? await tryRun(run) : undefined;
  if (echo?.verdict === 'warning') return;
  const found = known?.found ?? echo?.verdict === 'problem';
  const detail = known?.detail ?? echo?.detail ?? '';
  book.append({
    kind: 'risk',
    risk: 'evaluator_in_process',
    found,
    accepted: found && isTaken,
    detail,
    evaluator_digest,
  });
  if (!found) return;
  const remedy = describeEcho({ kind: 'believed', claim: 0, scripts: 0 }).remedy ?? '';
  if (!isTaken) throw refusalOf('echo', { found: detail, remedy });
  emit({ kind: 'note', note: `accepted risk evaluator_in_process: ${detail}` });
}

/** What a candidate says that only claims a score; undefined: the base has none to compare it with. */
async function tryRun(run: ActiveRun) {
  const { workspace, config, protectedFiles, signal } = run;
  const trial: Trial = { workspace, config, protectedFiles, signal };
  // Of a trial that a kill broke off.
  discardTrial(trial);
  try {
    const base = (await readBase(run)) ?? (await scoreBase(trial));
    return base === undefined ? undefined : describeEcho(await tryEcho(trial, base));
  } finally {
    // What it found is on record; the private area holds nothing of it.
    discardTrial(trial);
  }
}

/** What the evaluator printed of the base in this run. */
async function readBase({ place, book, workspace, baseCommit }: ActiveRun) {
  const printed = join(iterationFolder(place, 0), 'score.stdout');
  const baseTree = await gitLine(workspace.store.git, ['rev-parse', `${baseCommit}^{tree}`]);
  const { session, genesis } = book;
  if (genesis.baseline_tree !== baseTree || !existsSync(printed) || session.scores.length === 0) return undefined;
  return { score: session.record, output: readFileSync(printed, 'utf8'), tookMs: 0, metrics: null };
}

/** Throws where the disk has too little room, and nobody accepts that. */
export function requireRoom({ place, config, workspace }: ActiveRun): void {
  if (isAccepted('disk', config.accept_risk)) return;
  for (const folder of [place.folder, workspace.folder]) {
    const { bavail, bsize } = statfsSync(folder);
    const check = describeDisk(folder, bavail * bsize);
    if (bavail * bsize < LEAST_BYTES) throw refusalOf('disk', { found: check.detail, remedy: check.remedy ?? '' });
  }
}

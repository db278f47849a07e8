/**
 * What `doctor` calls FAIL and only a trial shows, for a run that is about to pay its first agent.
 * Invariant: what was found is in the decision log; a run goes on only where nothing was found, or where a person
 * accepts its risk in writing. What is on record for the same evaluator in the same environment is not tried again, but
 * for what is said to have passed on another machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluatorIn } from '../../decision/evaluator-digest.ts';
import { tryEcho } from '../../doctor/candidate-trials.ts';
import type { Check } from '../../doctor/check.ts';
import { FINDINGS, type RiskFinding } from '../../doctor/findings.ts';
import { describeEcho, describeLinks, describePlanted } from '../../doctor/integrity-checks.ts';
import { findPlants, tryPlanted } from '../../doctor/integrity-trials.ts';
import { believedRemedy, decideTrust, recordAccepted, type Tried } from '../../engine/acceptance/evaluator-trust.ts';
import { passedTrials } from '../../engine/acceptance/passed-trials.ts';
import { isAdmitted, type Script } from '../../engine/evaluation/forged-candidate.ts';
import { findOpenLinks } from '../../engine/evaluation/open-links.ts';
import { describeOpen, findOpenInputs } from '../../engine/evaluation/open-tests.ts';
import { DISK_REMEDY, findLowDisk } from '../../engine/workspace/disk-room.ts';
import { treeIdOf } from '../../kernel/git-store.ts';
import { isAccepted, refusalOf } from '../config/findings.ts';
import { decidedCommands } from '../ledger/opening.ts';
import { iterationFolder } from '../ledger/store.ts';
import type { ActiveRun } from '../loop/active-run.ts';
import { discardTrial, forge, rulesOf, scoreBase, subjectOf, type Trial } from './evaluator-trial.ts';

/**
 * Throws where a change may alter what decides what a guard runs, or the evaluator believes the code under test, and
 * nobody accepts that.
 */
export async function requireTrustedEvaluator(run: ActiveRun): Promise<void> {
  await requireProtectedTests(run);
  await requireProtectedLinks(run);
  await requireNoPlants(run);
  const { config, privateArea, signal } = run.settings;
  const { decisionLog } = run.measuring;
  if (signal.aborted) return;
  const { kind, detail } = await decideTrust({
    findings: decisionLog.replay().state?.findings ?? [],
    passed: passedTrials(privateArea.folder),
    evaluatorDigest: evaluatorIn(decisionLog.runHeader, decisionLog.environmentSnapshot.facts),
    accepted: config.accept_risk,
    append: (record) => decisionLog.append(record),
    attempt: () => tryRun(run),
  });
  if (kind === 'believed') throw refusalOf('echo', { found: detail, remedy: believedRemedy('objective.protect') });
  if (kind === 'accepted') run.journal.note(`accepted risk evaluator_in_process: ${detail}`);
}

async function requireProtectedTests(run: ActiveRun): Promise<void> {
  const { config, privateArea, protectedFiles, signal } = run.settings;
  if (signal.aborted) return;
  const rules = rulesOf({ privateArea, config, protectedFiles });
  const isOpen = (script: Script): boolean => isAdmitted(rules, script);
  const open = await findOpenInputs(privateArea.store, { commands: decidedCommands(config), isOpen });
  if (open.tests.length + open.deciding.length === 0) return;
  const finding = describeOpen(open, 'objective.protect');
  if (!isAccepted('guard-tests', config.accept_risk)) throw refusalOf('guard-tests', finding);
  const { found: detail } = finding;
  recordAccepted(run.measuring.decisionLog, 'unprotected_tests', detail);
  run.journal.note(`accepted risk unprotected_tests: ${detail}`);
}

async function requireProtectedLinks(run: ActiveRun): Promise<void> {
  const { config, privateArea, protectedFiles, signal } = run.settings;
  if (signal.aborted) return;
  const rules = rulesOf({ privateArea, config, protectedFiles });
  const isOpen = (script: Script): boolean => isAdmitted(rules, script);
  requireAccepted(
    run,
    'links',
    describeLinks(await findOpenLinks(privateArea.store, { protectedFiles, isOpen }), 'objective.protect'),
  );
}

/** An evaluation is paid only where boundaries.permit lets in a file that would be loaded in the place of another. */
async function requireNoPlants(run: ActiveRun): Promise<void> {
  const { config, privateArea, protectedFiles, signal } = run.settings;
  if (signal.aborted) return;
  const rules = rulesOf({ privateArea, config, protectedFiles });
  if ((await findPlants({ privateArea, protectedFiles, rules })).open.length === 0) return;
  const trial: Trial = { privateArea, config, protectedFiles, signal };
  discardTrial(trial);
  try {
    const base = (await readBase(run)) ?? (await scoreBase(trial));
    if (base !== undefined)
      requireAccepted(run, 'planted', describePlanted(await tryPlanted(subjectOf(trial), () => forge(trial, base))));
  } finally {
    discardTrial(trial);
  }
}

/** Throws where a check found a problem that nobody accepts; else it is recorded. */
function requireAccepted(
  { settings: { config }, journal, measuring }: ActiveRun,
  id: RiskFinding,
  checks: readonly Check[],
): void {
  const check = checks.find(({ verdict }) => verdict === 'problem');
  if (check === undefined) return;
  const { detail, remedy = '' } = check;
  if (!isAccepted(id, config.accept_risk)) throw refusalOf(id, { found: detail, remedy });
  recordAccepted(measuring.decisionLog, FINDINGS[id], detail);
  journal.note(`accepted risk ${FINDINGS[id]}: ${detail}`);
}

const VERDICTS = { problem: 'believed', ok: 'withstood', warning: 'aborted' } as const;

/** What a candidate says that only claims a score; undefined: the base has none to compare it with. */
async function tryRun(run: ActiveRun): Promise<Tried | undefined> {
  const { privateArea, config, protectedFiles, signal } = run.settings;
  const trial: Trial = { privateArea, config, protectedFiles, signal };
  // Of a trial that a kill broke off.
  discardTrial(trial);
  try {
    const base = (await readBase(run)) ?? (await scoreBase(trial));
    if (base === undefined) return undefined;
    const { verdict, detail } = describeEcho(
      await tryEcho(subjectOf(trial), () => forge(trial, base)),
      'objective.protect',
    );
    return { verdict: VERDICTS[verdict], detail };
  } finally {
    // What it found is on record; the private area holds nothing of it.
    discardTrial(trial);
  }
}

/** What the evaluator printed of the base in this run. */
async function readBase({ settings: { paths, privateArea, baseCommit }, measuring: { decisionLog } }: ActiveRun) {
  const printed = join(iterationFolder(paths, 0), 'score.stdout');
  const baseTree = await treeIdOf(privateArea.store, baseCommit);
  const { session, runHeader } = decisionLog;
  if (runHeader.baseline_tree !== baseTree || !existsSync(printed) || session.scores.length === 0) return undefined;
  return { score: session.record, output: readFileSync(printed, 'utf8'), tookMs: 0, timings: {}, metrics: null };
}

/** Throws where the disk has too little room, and nobody accepts that. */
export function requireRoom({ settings: { paths, config, privateArea }, measuring: { decisionLog } }: ActiveRun): void {
  const found = findLowDisk([paths.folder, privateArea.folder]);
  if (found === undefined) return;
  if (!isAccepted('disk', config.accept_risk)) throw refusalOf('disk', { found, remedy: DISK_REMEDY });
  recordAccepted(decisionLog, 'low_disk', found);
}

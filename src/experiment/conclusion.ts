/**
 * The end of a run: promotion of what is on the working line, second tests, and the one number that may be shown.
 * Invariant: the claim is of fresh pairs whose number was fixed before, and is written only if the record of decisions
 * adds up with it; the secret is told when nothing more is drawn from it. Broken off by a signal the run can be resumed,
 * and then confirms in new pairs; by time it ends without a claim, and says so.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { assignCertify } from '../attempt/decide/assignment.ts';
import { certifiedKeeps } from '../attempt/decide/certificate.ts';
import { renderClaim } from '../attempt/decide/claim.ts';
import { type Confirmation, confirmedOf } from '../attempt/decide/confirmation.ts';
import type { ClaimRecord } from '../attempt/decide/records.ts';
import { confirmationIn } from '../attempt/decide/session.ts';
import { settleTrial } from '../attempt/decide/settlement.ts';
import { logEvidence } from '../attempt/decide/wealth.ts';
import { decisionDraft } from '../attempt/decision-book.ts';
import { median } from '../base/median.ts';
import type { ExperimentConfig } from './config.ts';
import { type Broken, interrupt, whileTime } from './due-tasks.ts';
import { type Bench, runTask } from './measuring.ts';
import type { ScoredBy } from './objective.ts';
import { secretPaths } from './secret-paths.ts';
import type { ExperimentPlace } from './store.ts';

export type Ending = Bench & { readonly place: ExperimentPlace; readonly clockMs: () => number };

export type Concluded =
  | { readonly kind: 'claimed'; readonly claim: ClaimRecord }
  /** There is nothing to be claimed, or it could not be confirmed; `note` says why where that matters. */
  | { readonly kind: 'unclaimed'; readonly note: string | undefined }
  | { readonly kind: 'interrupted' };

/** How long a confirmation would take now, in milliseconds; 0 where none is to come. */
export function confirmationMs({ book }: Pick<Bench, 'book'>): number {
  const { session, genesis } = book;
  if (session.noise === null || session.settings.confirm.pairs === 0 || genesis.unscored) return 0;
  const { planned } = confirmationIn(session, { id: '', baseline: genesis.baseline_tree });
  return 2 * planned * (median(book.evaluationMs) ?? 0);
}

/** Tests again what was kept, and confirms what is claimed of it. */
export async function confirmRun(
  run: Ending,
  /** `isAgain`: in fresh pairs, whatever was claimed already. */
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<Concluded> {
  const { book } = run;
  const { session, genesis } = book;
  const final = session.champion?.tree ?? session.incumbent;
  const { confirm, certify } = session.settings;
  const nothing = { kind: 'unclaimed', note: undefined } as const;
  if (final === genesis.baseline_tree || session.policy === null || genesis.unscored) return nothing;
  const last = book.replay().state?.claim;
  if (!isAgain && last?.final === final) return { kind: 'claimed', claim: last };
  if (certify.enabled) {
    const broken = await certifyKeeps(run);
    if (broken !== undefined) return endedBy(run, broken);
  }
  return confirm.pairs === 0 ? nothing : confirmFinal(run);
}

function endedBy({ place: { name } }: Ending, { why, reason }: Pick<Broken, 'why' | 'reason'>): Concluded {
  if (why === 'aborted') return { kind: 'interrupted' };
  return {
    kind: 'unclaimed',
    note: `the improvement is not confirmed: ${reason}; to do it now: autorize verify ${name} --rescore`,
  };
}

async function certifyKeeps(run: Ending): Promise<Broken | undefined> {
  const { book, clockMs } = run;
  const keeps = book.replay().state?.keeps ?? [];
  const decided = new Set(book.records.flatMap(({ kind, task }) => (kind === 'decision' ? [task] : [])));
  for (const [index, keep] of keeps.entries()) {
    const id = `certify ${index + 1}`;
    if (decided.has(id)) continue;
    const { level, noise, last_noise } = book.session;
    book.append({ kind: 'begin', task: id });
    const begun = assignCertify({ ...book.session, noise: last_noise ?? noise }, { id, ...keep, keeps: keeps.length });
    const ended = await runTask(run, begun, {
      trees: { candidate: keep.tree, incumbent: keep.parent },
      lane: 1,
      logs: logsOf(run, id),
      logged: 'candidate',
      first: { kind: 'bare' },
      mayGoOn: whileTime(clockMs),
    });
    if (ended.kind === 'broken') {
      interrupt(run, ended.task);
      return { kind: 'broken', why: ended.why, reason: ended.reason };
    }
    book.append(decisionDraft(ended.task, level, { guards: [], kept: false }));
    book.session = settleTrial(book.session, ended.task, 'refused');
  }
  return undefined;
}

function logsOf({ place }: Ending, id: string): string {
  const folder = join(place.folder, id.replace(' ', '-'));
  if (!existsSync(folder)) mkdirSync(folder);
  return folder;
}

async function confirmFinal(run: Ending): Promise<Concluded> {
  const { book, config, host, clockMs } = run;
  const { genesis, session } = book;
  const id = `confirmation ${(book.replay().state?.confirmations ?? 0) + 1}`;
  book.append({ kind: 'begin', task: id });
  const begun = confirmationIn(session, { id, baseline: genesis.baseline_tree });
  const what = confirmingBy(config, host.env.HOME);
  const ended = await runTask(run, begun, {
    trees: { candidate: begun.tree, incumbent: begun.baseline },
    lane: 1,
    logs: logsOf(run, id),
    logged: 'candidate',
    first: what,
    others: what,
    isWorstScored: config.objective.fail_mode === 'worst',
    mayGoOn: whileTime(clockMs),
  });
  if (ended.kind === 'broken') {
    interrupt(run, ended.task);
    return endedBy(run, ended);
  }
  const claim = claimOf(run, ended.task);
  if (claim === undefined) {
    const note = `nothing is claimed: decisions.jsonl does not add up; see: autorize audit ${run.place.name}`;
    return { kind: 'unclaimed', note };
  }
  book.append(claim);
  return { kind: 'claimed', claim };
}

function confirmingBy({ objective: { confirm } }: ExperimentConfig, home: string | undefined): ScoredBy {
  if (confirm.command === '') return { kind: 'bare' };
  return { kind: 'instead', name: 'confirm', command: confirm.command, readable: secretPaths(confirm, home) };
}

/** The claim that the records bear; undefined where they do not add up. */
function claimOf({ book }: Ending, confirmation: Confirmation): ClaimRecord | undefined {
  const { state, flaws } = book.replay();
  if (state === undefined || flaws.length > 0) return undefined;
  const { genesis, session } = book;
  const { confirm, confidence, error_rate, certify } = session.settings;
  const { pairs: _pairs, ...confirmed } = confirmedOf(confirmation);
  const isPromised = session.policy === 'paired-sequential' || session.policy === 'checkpoint';
  const evidence = state.certified.map(({ tree, logs }) => ({ tree, log_e: logEvidence({ logs }) }));
  const facts = {
    ...confirmed,
    interval: [...confirmed.interval] as [number, number],
    task: confirmation.id,
    baseline: genesis.baseline_commit,
    final: confirmation.tree,
    planned_pairs: confirmation.planned,
    sealed: confirm.command !== '',
    proposed: state.proposed,
    tested: state.tested,
    kept: state.keeps.length,
    false_keeps_bound: isPromised ? session.spent : null,
    error_rate,
    alpha: 1 - confidence,
    certified: evidence.length > 0 ? certifiedKeeps(evidence, certify.fdr).length : null,
    certify_fdr: evidence.length > 0 ? certify.fdr : null,
    holdout_queries: state.queries,
    earlier_confirmations: state.confirmations - 1,
    evaluator_digest: genesis.evaluator_digest,
    holdout_digest: genesis.holdout_digest,
  };
  return { kind: 'claim', ...facts, sentence: renderClaim(facts) };
}

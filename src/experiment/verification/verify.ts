/**
 * Whether an experiment is what its files say: chain, records, commits, branch, evidence, and on demand the scores.
 * Invariant: nothing is written but folders of our own that are removed again; no lock is taken, so a run may be at
 * work: what is looked at is one moment of it. None of the user's git configuration is in force. With `rescore` an
 * experiment that nothing is wrong with is confirmed, too: that takes the lock, and is recorded as a run does it.
 */
import type { AttestableRun } from '../../base/attested-run.ts';
import { UsageError } from '../../base/errors.ts';
import { type Finding, issuesOf, type Verified, verifiedBy } from '../../base/finding.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { withRefs } from '../../kernel/temporary-refs.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import { isAtWork } from '../ledger/at-work.ts';
import { findBase } from '../ledger/fold.ts';
import { readConfigForStatus } from '../ledger/readable-config.ts';
import type { IterationRecord } from '../ledger/record.ts';
import {
  type ExperimentPaths,
  loadConfig,
  pathsOf,
  readLedger,
  readState,
  requireExperiment,
} from '../ledger/store.ts';
import type { Origin } from './accepted-checks.ts';
import { attestableExperiment } from './attestable.ts';
import { checkAll } from './checks.ts';
import { readMoment } from './moment.ts';
import { reconfirm } from './reconfirmation.ts';
import { type Rescored, rescore } from './rescoring.ts';
import { checkRebuilt, checkStart } from './start-checks.ts';

export interface VerifyExperimentRequest {
  readonly name: string;
  /** Scores the commit of this iteration again. */
  readonly iter?: number;
  /** Scores every kept commit again, and confirms the improvement in fresh pairs. */
  readonly rescore?: boolean;
  /** Checks a signed attestation of the records, too. */
  readonly checkSigned?: ((run: AttestableRun, repository: UserRepository) => Promise<readonly Finding[]>) | undefined;
  /** No run is at work, whatever the lock says: the caller holds it, or has just ended its own run. */
  readonly isIdle?: boolean;
  readonly signal?: AbortSignal;
}

export interface VerifiedExperiment extends Verified {
  /** Scores of accepted commits, then and now. */
  readonly rescored: readonly Rescored[];
}

/** Checks an experiment. Throws UsageError for an iteration that was not kept. */
export async function verifyExperiment(request: VerifyExperimentRequest, host: Host): Promise<VerifiedExperiment> {
  return verifyRecords(request, { host, isShared: false });
}

/**
 * The same of records that came from a remote, or go to one: nothing that older versions left out is excused, and no
 * run may be at work.
 */
export async function verifyShared(name: string, host: Host): Promise<readonly Finding[]> {
  const { findings } = await verifyRecords({ name, isIdle: true }, { host, isShared: true });
  return findings;
}

async function verifyRecords(
  request: VerifyExperimentRequest,
  { host, isShared }: Origin & { readonly host: Host },
): Promise<VerifiedExperiment> {
  const paths = pathsOf(request.name, host);
  requireExperiment(paths);
  // What is scored again is scored by the config itself: it has to be sound then.
  const isScoring = request.rescore === true || request.iter !== undefined;
  const { config, problems } = isScoring
    ? { config: loadConfig(paths, host, 'ignored').config, problems: [] }
    : readConfigForStatus(paths, { records: readLedger(paths).records, host });
  const verified = await withRefs(paths.repository, async (refs, folder) => {
    const moment = await readMoment(paths, refs);
    const { records } = moment;
    const targets = targetsOf(request, records);
    const isRunning = request.isIdle !== true && isAtWork(paths);
    const issues = issuesOf('config', problems);
    const base = findBase(records, readState(paths));
    // Who shares records asks this before it takes them.
    const isAsked = !isShared && base !== undefined && records.length > 0;
    const start = isAsked ? await checkStart(refs, { paths, base, host }) : [];
    const rebuilt = isAsked && request.rescore !== true ? checkRebuilt(paths, { records, host }) : [];
    const checked = await checkAll({ paths, config, refs, folder, moment, isRunning, isShared });
    return { findings: [...issues, ...start, ...rebuilt, ...checked], targets, base, records };
  });
  const { targets, base, records } = verified;
  const signed = (await request.checkSigned?.(attestableExperiment(paths), paths.repository)) ?? [];
  const findings = [...verified.findings, ...signed];
  if (targets.length === 0) return conclude(findings, []);
  if (base === undefined) {
    const detail = 'the records do not name the commit that the experiment started from';
    return conclude([...findings, { kind: 'unchecked', what: 'scores', detail }], []);
  }
  const again = await rescore({ paths, config, base, records: targets, signal: request.signal }, host);
  const all = [...findings, ...again.findings];
  if (request.rescore !== true || all.some(({ kind }) => kind === 'wrong')) return conclude(all, again.rescored);
  const confirmed = await reconfirm({ paths, config, base, records, signal: request.signal }, host);
  return conclude(confirmed === undefined ? all : [...all, confirmed], again.rescored);
}

/** Checks records that arrived from a remote, and lie elsewhere, or whose branch does, without the config. */
export async function checkRecordsAt(
  paths: ExperimentPaths,
  { refs, folder, host }: { readonly refs: Git; readonly folder: string; readonly host: Host },
): Promise<Finding[]> {
  const moment = await readMoment(paths, refs);
  const { config } = readConfigForStatus(paths, { records: moment.records, host });
  return checkAll({ paths, config, refs, folder, moment, isRunning: false, isShared: true });
}

function conclude(findings: readonly Finding[], rescored: readonly Rescored[]): VerifiedExperiment {
  return { ...verifiedBy(findings), rescored };
}

function targetsOf(
  { name, iter, rescore: all }: VerifyExperimentRequest,
  records: readonly IterationRecord[],
): IterationRecord[] {
  const accepted = records.filter(({ outcome }) => outcome === 'merged');
  if (iter === undefined) return all === true ? accepted : [];
  const target = records.find((record) => record.iter === iter);
  if (target?.outcome === 'merged' || target?.outcome === 'baseline') return [target];
  const known = accepted.length === 0 ? 'there is none' : accepted.map((record) => record.iter).join(', ');
  throw new UsageError([
    {
      found: `iteration ${iter} of "${name}" ${target === undefined ? 'does not exist' : `is "${target.outcome}"`}`,
      expected: `an accepted change (${known}), or 0 for the baseline`,
      remedy: `See them: autorize list ${name}`,
    },
  ]);
}

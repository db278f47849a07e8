/**
 * A person asks for a measured change that was not accepted: it is tested again on the branch head of now, by the same
 * tests as every change, and accepted only if it passes them.
 * Invariant: the request decides nothing. The change is the stored tree of its iteration, or nothing; its new test is an
 * iteration of its own, without an agent. Against the same current best a test that was decided stays decided, and one
 * that was undecided continues with its evidence.
 * Crash: as of every iteration: it is recorded as killed, and the request can be repeated.
 */
import { existsSync } from 'node:fs';
import { ContractError, PreconditionError, UsageError } from '../base/errors.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import type { Host } from '../kernel/host.ts';
import { readRef } from '../kernel/refs.ts';
import { openRefs } from '../kernel/user-refs.ts';
import { refOf } from './ledger/branch.ts';
import { candidatePath, findCandidate, openStore } from './ledger/candidate-commit.ts';
import { findBase } from './ledger/fold.ts';
import { lockExperiment, requireWholeLedger } from './ledger/opening.ts';
import { EVALUATED_AGAIN, type IterationRecord } from './ledger/record.ts';
import { type ExperimentPaths, pathsOf, readLedger, readState, requireExperiment } from './ledger/store.ts';
import type { Proposal } from './loop/turn.ts';
import { identityOf } from './maintenance/release.ts';
import { type ExperimentRequest, runExperiment } from './run.ts';

export interface AcceptRequest extends Pick<ExperimentRequest, 'signal' | 'onEvent' | 'onActivity'> {
  readonly name: string;
  readonly iter: number;
}

export interface Accepting {
  /** Undefined: it was interrupted before its test was recorded. */
  readonly record: IterationRecord | undefined;
  readonly stop: Awaited<ReturnType<typeof runExperiment>>['stop'];
}

/** Tests a change again. Throws UsageError for what was not measured or is accepted, and what a run throws. */
export async function acceptMeasured({ name, iter, ...listeners }: AcceptRequest, host: Host): Promise<Accepting> {
  const paths = pathsOf(name, host);
  requireExperiment(paths);
  const proposal = await findProposal(paths, iter, host);
  const { stop, records } = await runExperiment(
    {
      ...{ ...listeners, name, mode: 'run', allowDirty: true, workspaces: 1, proposals: [proposal] },
      // One change was asked for: the rest of the end of a run is up to the next one.
      ...{ distil: false, handoverMode: 'one' },
    },
    host,
  );
  const last = records.at(-1);
  return { stop, record: last?.proposed_commit === proposal.commit ? last : undefined };
}

async function findProposal(paths: ExperimentPaths, iter: number, host: Host): Promise<Proposal> {
  const { repository, name } = paths;
  await using _lock = await lockExperiment(paths, host);
  const { records, problem } = readLedger(paths);
  if (problem !== undefined) throw new ContractError([problem]);
  const state = readState(paths);
  requireWholeLedger(paths, { records, state });
  const record = requireMeasured(records, { name, iter });
  const by = identityOf(paths, host);
  const folder = privateAreaFolder({ repository, name, parentEnv: host.env });
  const { refs } = openRefs(repository, folder);
  const pack = candidatePath(paths, iter);
  const base = findBase(records, state) ?? '';
  const branchHead = await readRef(refs, refOf(paths));
  const commit = existsSync(pack)
    ? await findCandidate(await openStore(paths, { folder, base, branchHead }), { paths, record, records })
    : undefined;
  if (commit !== undefined) return { commit, pack, origin: `iteration ${iter}, tested again for ${by}` };
  throw new PreconditionError({
    message: `the change of iteration ${iter} of "${name}" is not stored on this machine`,
    remedy: `Use the machine that measured it. Its diff is readable: autorize show ${name} ${iter}`,
  });
}

function requireMeasured(
  records: readonly IterationRecord[],
  { name, iter }: { readonly name: string; readonly iter: number },
): IterationRecord {
  const record = records.find((each) => each.iter === iter);
  if (record !== undefined && isMeasured(record)) return record;
  const known = records.filter(isMeasured).map((each) => each.iter);
  throw new UsageError([
    {
      found: `iteration ${iter} of "${name}" ${record === undefined ? 'has no record' : `is "${record.outcome}"`}`,
      expected: `a measured change that was not accepted (${known.length === 0 ? 'none is' : known.join(', ')})`,
      remedy: `See the trade-offs: autorize status ${name}`,
    },
  ]);
}

function isMeasured({ outcome, tree, decision, reverts }: IterationRecord): boolean {
  const isTested = typeof tree === 'string' && decision != null && decision.code !== 'implausible';
  return EVALUATED_AGAIN.includes(outcome) && isTested && !reverts;
}

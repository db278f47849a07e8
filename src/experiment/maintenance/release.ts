/**
 * A person's word that a change which was held back may be kept, or a working line promoted.
 * Invariant: it is on the disk, in the record of decisions, when the promise settles; nothing is kept by it here: the
 * next run takes it up under the lock, a change before any agent begins, a promotion before any other test, and asks
 * guards and holdout as of every keep.
 */
import { spawnSync } from 'node:child_process';
import { PreconditionError, UsageError } from '../../base/errors.ts';
import { normalized } from '../../engine/log/decision-log.ts';
import type { Host } from '../../kernel/host.ts';
import { lockExperiment } from '../ledger/opening.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { type ExperimentPlace, openDecisions, placeOf, readLedger, requireExperiment } from '../ledger/store.ts';
import { heldIterations, heldPromotionIn, pendingRelease, promotionWord } from './notices.ts';

/** An iteration by its number, a promotion by its name, e.g. `promotion 2`. */
export type ReleaseRequest = { readonly name: string } & ({ readonly iter: number } | { readonly promotion: string });

export interface Released {
  /** E.g. `iteration 3`, `promotion 2`. */
  readonly what: string;
  readonly tree: string;
  /** As git knows them: `Name <address>`. */
  readonly by: string;
}

/** Lets through what was held back. Throws UsageError for what is not, `locked` during a run. */
export async function releaseHeld(request: ReleaseRequest, host: Host): Promise<Released> {
  const { name } = request;
  const place = placeOf(name, host);
  requireExperiment(place);
  await using _lock = await lockExperiment(place, host);
  using decisions = openDecisions(place);
  const what = 'iter' in request ? `iteration ${request.iter}` : request.promotion;
  const { task, tree } =
    'iter' in request ? findHeld(place, request.iter) : findHeldPromotion(place, what, decisions.records);
  const by = identityOf(place, host);
  if (decisions.records.length === 0) {
    throw new PreconditionError({
      message: `decisions.jsonl of "${name}" is gone, or was archived by repair: there is nothing to go on from`,
      remedy: `Begin it again (autorize run ${name}), then release the change.`,
    });
  }
  const word = pendingRelease(decisions.records, task);
  if (word !== undefined) {
    const found = `${what} of "${name}", which ${String(word.by)} let through on ${String(word.at)}`;
    const expected = 'one that nobody let through yet';
    throw new UsageError([{ found, expected, remedy: `The next run takes it up: autorize run ${name}` }]);
  }
  decisions.append(normalized({ kind: 'release', task, tree, by, at: host.now().toISOString() }));
  return { what, tree, by };
}

function findHeld(place: ExperimentPlace, iter: number): { readonly task: string; readonly tree: string } {
  const { records } = readLedger(place);
  const held = heldIterations(records);
  const record = held.find((each) => each.iter === iter);
  const test = record?.decision?.test;
  if (typeof test === 'string' && typeof record?.tree === 'string') return { task: test, tree: record.tree };
  const known = held.length === 0 ? 'none is' : held.map((each) => each.iter).join(', ');
  throw new UsageError([
    {
      found: `iteration ${iter} of "${place.name}", ${describe(records, iter)}`,
      expected: `one that is held back for its size (${known})`,
      remedy: `See them: autorize list ${place.name}`,
    },
  ]);
}

function findHeldPromotion(
  place: ExperimentPlace,
  asked: string,
  decisions: readonly Readonly<Record<string, unknown>>[],
): { readonly task: string; readonly tree: string } {
  const task = heldPromotionIn(decisions);
  const run = decisions.findLast(
    (each) => each.kind === 'evaluation' && each.task === task && each.arm === 'candidate',
  );
  if (task === asked && typeof run?.tree === 'string') return { task, tree: run.tree };
  const known = task === undefined ? 'none is' : promotionWord(task);
  throw new UsageError([
    {
      found: `${asked} of "${place.name}", which is not held back`,
      expected: `the last promotion, if that is held back for its size (${known})`,
      remedy: `See what is: autorize status ${place.name}`,
    },
  ]);
}

function describe(records: readonly IterationRecord[], iter: number): string {
  const record = records.find((each) => each.iter === iter);
  if (record === undefined) return 'which has no record';
  if (record.decision?.code !== 'implausible') return `which is ${record.outcome}`;
  const kept = records.find(({ outcome, released }) => outcome === 'merged' && released === record.decision?.test);
  return kept === undefined ? `which is ${record.outcome}` : `which was let through and kept as iteration ${kept.iter}`;
}

/** Who commits here, by the user's own git. */
export function identityOf({ repository }: ExperimentPlace, { env }: Host): string {
  const { status, stdout } = spawnSync('git', ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'], {
    cwd: repository.folder,
    env,
    encoding: 'utf8',
  });
  const who = /^(.*<.*>) \d+ [+-]\d{4}$/.exec(stdout.trim())?.[1];
  if (status === 0 && who !== undefined) return who;
  throw new PreconditionError({
    message: 'git does not know who you are, and a release is signed with that',
    remedy: 'Tell it: git config user.name "Your Name" && git config user.email you@example.org',
  });
}

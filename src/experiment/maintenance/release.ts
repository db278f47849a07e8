/**
 * A person's approval of a quarantined change, or of a promotion of the working line.
 * Invariant: it is on the disk, in the decision log, when the promise settles; nothing is kept by it here: the
 * next run takes it up under the lock, a change before any agent begins, a promotion before any other test, and asks
 * guards and holdout as of every change.
 */
import { PreconditionError, UsageError } from '../../base/errors.ts';
import { normalized } from '../../engine/log/decision-log.ts';
import type { Host } from '../../kernel/host.ts';
import { runProgramSync } from '../../kernel/program-sync.ts';
import { openDecisions } from '../ledger/open-journals.ts';
import { lockExperiment } from '../ledger/opening.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { type ExperimentPaths, pathsOf, readLedger, requireExperiment } from '../ledger/store.ts';
import { pendingRelease, promotionWord, quarantinedIterations, quarantinedPromotionIn } from './notices.ts';

/** An iteration by its number, a promotion by its name, e.g. `promotion 2`. */
export type ReleaseRequest = { readonly name: string } & ({ readonly iter: number } | { readonly promotion: string });

export interface Released {
  /** E.g. `iteration 3`, `promotion 2`. */
  readonly what: string;
  readonly tree: string;
  /** As git knows them: `Name <address>`. */
  readonly by: string;
}

/** Approves what is quarantined. Throws UsageError for what is not, `locked` during a run. */
export async function approveQuarantined(request: ReleaseRequest, host: Host): Promise<Released> {
  const { name } = request;
  const paths = pathsOf(name, host);
  requireExperiment(paths);
  await using _lock = await lockExperiment(paths, host);
  using decisions = openDecisions(paths);
  const what = 'iter' in request ? `iteration ${request.iter}` : request.promotion;
  const { task, tree } =
    'iter' in request ? findQuarantined(paths, request.iter) : findQuarantinedPromotion(paths, what, decisions.records);
  const by = identityOf(paths, host);
  if (decisions.records.length === 0) {
    throw new PreconditionError({
      message: `decisions.jsonl of "${name}" is missing or was archived by repair, so there is nothing to approve`,
      remedy: `Begin it again (autorize run ${name}), then approve the change.`,
    });
  }
  const word = pendingRelease(decisions.records, task);
  if (word !== undefined) {
    const found = `${what} of "${name}", which ${String(word.by)} approved on ${String(word.at)}`;
    const expected = 'one that nobody approved yet';
    throw new UsageError([{ found, expected, remedy: `The next run continues with it: autorize run ${name}` }]);
  }
  decisions.append(normalized({ kind: 'release', task, tree, by, at: host.now().toISOString() }));
  return { what, tree, by };
}

function findQuarantined(paths: ExperimentPaths, iter: number): { readonly task: string; readonly tree: string } {
  const { records } = readLedger(paths);
  const quarantined = quarantinedIterations(records);
  const record = quarantined.find((each) => each.iter === iter);
  const test = record?.decision?.test;
  if (typeof test === 'string' && typeof record?.tree === 'string') return { task: test, tree: record.tree };
  const known = quarantined.length === 0 ? 'there is none' : quarantined.map((each) => each.iter).join(', ');
  throw new UsageError([
    {
      found: `iteration ${iter} of "${paths.name}" ${describe(records, iter)}`,
      expected: `a quarantined iteration (${known})`,
      remedy: `See them: autorize list ${paths.name}`,
    },
  ]);
}

function findQuarantinedPromotion(
  paths: ExperimentPaths,
  asked: string,
  decisions: readonly Readonly<Record<string, unknown>>[],
): { readonly task: string; readonly tree: string } {
  const task = quarantinedPromotionIn(decisions);
  const run = decisions.findLast(
    (each) => each.kind === 'evaluation' && each.task === task && each.arm === 'candidate',
  );
  if (task === asked && typeof run?.tree === 'string') return { task, tree: run.tree };
  const known = task === undefined ? 'there is none' : promotionWord(task);
  throw new UsageError([
    {
      found: `${asked} of "${paths.name}" is not quarantined`,
      expected: `a quarantined promotion (${known})`,
      remedy: `See what is: autorize status ${paths.name}`,
    },
  ]);
}

function describe(records: readonly IterationRecord[], iter: number): string {
  const record = records.find((each) => each.iter === iter);
  if (record === undefined) return 'does not exist';
  if (record.decision?.code !== 'implausible') return `is "${record.outcome}"`;
  const accepted = records.find(({ outcome, released }) => outcome === 'merged' && released === record.decision?.test);
  return accepted === undefined
    ? `is "${record.outcome}"`
    : `was already approved, and accepted as iteration ${accepted.iter}`;
}

/** Who commits here, by the user's own git. */
export function identityOf({ repository }: ExperimentPaths, { env }: Host): string {
  const args = ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'];
  const { exitCode, stdout } = runProgramSync({ program: 'git', args, cwd: repository.folder, env });
  const who = /^(.*<.*>) \d+ [+-]\d{4}$/.exec(stdout.trim())?.[1];
  if (exitCode === 0 && who !== undefined) return who;
  throw new PreconditionError({
    message: 'git has no identity for you, and an approval is recorded under it',
    remedy: 'Set it: git config user.name "Your Name" && git config user.email you@example.org',
  });
}

/**
 * One judge of several: tests its share of what slots propose on this machine, each against the base of the wave.
 * Invariant: nothing is accepted here, and the user's repository and records are only read: each test runs in a repository
 * of its own, after a calibration there. What is reported appears whole, by a rename, and once.
 * Crash: nothing is reported, and the reducer tests these candidates itself; or the same command tests them again.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { syncFolder } from '../kernel/durable.ts';
import { errorCode } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { readAttempt } from './attempt-file.ts';
import { type AttemptStart, openAttemptRepository } from './attempt-repository.ts';
import { digestEnvironment } from './environment.ts';
import { recipeOf } from './find-recipe.ts';
import { requireContinued } from './known-state.ts';
import { inOrder, type Proposing, proposalOf } from './proposals.ts';
import type { OnWaveEvent, Overrides } from './recipe.ts';
import {
  CLAIMED_OUTCOMES,
  CLAIMS_FILE,
  type Claim,
  readShard,
  reasonOfClaim,
  type ShardReport,
  shardFolder,
} from './shard-file.ts';
import type { Wave } from './wave-file.ts';

export interface JudgeRequest {
  readonly wave: Wave;
  /** Folder that the slots submitted to. */
  readonly folder: string;
  /** Folder that shards report to; made where it is missing. */
  readonly out: string;
  /** Number of this judge, from 0, and how many there are. */
  readonly shard: number;
  readonly shards: number;
  /** In place of that of the config. */
  readonly sandbox?: Overrides['sandbox'];
  readonly signal?: AbortSignal;
  readonly onEvent?: OnWaveEvent;
}

export interface Judged {
  readonly report: ShardReport;
  /** It had been reported before; nothing was run. */
  readonly isEarlier: boolean;
}

/**
 * Tests the share of a shard and reports what it found; undefined where it was interrupted. Throws PreconditionError where
 * repository, records or settings are not those of the wave, and what a run throws.
 */
export async function judgeShard(request: JudgeRequest, host: Host): Promise<Judged | undefined> {
  const { wave, out, shard, shards, signal } = request;
  const place = shardFolder(out, { shard, shards });
  const earlier = existsSync(place) ? readShard(place, wave) : undefined;
  if (earlier !== undefined) return { report: earlier, isEarlier: true };
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-judge-'));
  try {
    const recipe = await recipeOf(wave, host);
    await recipe.require();
    const { refs } = openRefs(recipe.repository, scratch);
    const known = await recipe.readKnown(refs);
    requireContinued(wave, recipe, known);
    const head = await requireHead(recipe.repository, refs);
    const claims: Claim[] = [];
    for (const candidate of shareOf(request)) {
      const claim = await testOne(request, { candidate, start: { recipe, known, head }, host });
      if (signal?.aborted === true) return undefined;
      if (claim !== undefined) claims.push(claim);
    }
    return submit(request, { version: 1, wave: wave.id, shard, shards, environment: digestEnvironment(host), claims });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Every J-th candidate, in the order of the reducer: who submits the most gets the judges that there are. */
function shareOf({ wave, folder, shard, shards }: JudgeRequest): Proposing[] {
  const proposing = wave.slots.flatMap(({ slot }): Proposing[] => {
    const read = readAttempt(folder, wave, slot);
    const isProposed = read.kind === 'read' && read.attempt.outcome === 'proposed';
    return isProposed ? [{ slot, attempt: read.attempt, hash: read.hash }] : [];
  });
  return inOrder(proposing).filter((_, index) => index % shards === shard);
}

interface Testing {
  readonly candidate: Proposing;
  readonly start: AttemptStart;
  readonly host: Host;
}

/** Tests one candidate against the base; undefined where it has no verdict. */
async function testOne(
  { wave, folder, out, sandbox, signal, onEvent }: JudgeRequest,
  { candidate, start, host }: Testing,
): Promise<Claim | undefined> {
  const { slot, hash: attempt } = candidate;
  await using place = await openAttemptRepository(wave, start, host);
  const { recipe, origin } = place;
  await recipe.judge({
    ...{ proposals: [proposalOf(wave, folder, candidate)], reported: [], keyWasInReach: false, resumes: false },
    ...{ base: start.known.base, hidden: [...origin, folder, out], signal, onEvent },
    // What follows an acceptance, such as a confirmation, is the reducer's.
    isEnough: (of) => of.slot === slot,
    overrides: sandbox === undefined ? {} : { sandbox },
  });
  const record = recipe.records().findLast(({ origin: of }) => of.id === wave.id && of.slot === slot);
  const outcome = CLAIMED_OUTCOMES.find((each) => each === record?.outcome);
  // What is for a person is left to the reducer, which asks.
  if (record === undefined || outcome === undefined || record.isForPerson === true) return undefined;
  const { pairs, effect, notes } = record;
  return {
    ...{ slot, attempt, outcome, reason: reasonOfClaim(notes) },
    ...(pairs === undefined ? {} : { pairs }),
    ...(effect === undefined ? {} : { effect }),
  };
}

function submit({ out }: JudgeRequest, report: ShardReport): Judged {
  mkdirSync(out, { recursive: true });
  const staged = mkdtempSync(join(out, '.shard-'));
  try {
    writeFileSync(join(staged, CLAIMS_FILE), `${JSON.stringify(report)}\n`);
    // Who reduces may be another user.
    chmodSync(staged, 0o755);
    syncFolder(staged);
    const place = shardFolder(out, report);
    // What is there is not sound, or there would be nothing to report.
    rmSync(place, { recursive: true, force: true });
    renameSync(staged, place);
    syncFolder(out);
    return { report, isEarlier: false };
  } catch (error) {
    // The same shard reported at the same time.
    const other = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))
      ? readShard(shardFolder(out, report), { id: report.wave })
      : undefined;
    if (other === undefined) throw error;
    return { report: other, isEarlier: true };
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

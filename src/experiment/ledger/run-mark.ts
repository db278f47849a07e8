/**
 * Which run an iteration is of, and how long it may still take.
 * Invariant: a run that is resumed keeps its mark, its deadline and what it used up.
 */

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type AcceptedRisks, parseRisk, type Risk } from '../../base/accepted-risk.ts';
import { parseDuration } from '../../base/duration.ts';
import { PreconditionError } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import { writeFileAtomic } from '../../kernel/durable.ts';
import type { Host } from '../../kernel/host.ts';
import { clockUntil } from '../../loop/clock.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { findInFlight } from './in-flight.ts';
import { beginningOf, begunBy, renderMark } from './iteration-folder.ts';
import type { IterationRecord } from './record.ts';
import { mergeLimits, type RequestedLimits } from './run-limits.ts';
import { type ExperimentState, type RunMark, runMarkSchema } from './state.ts';
import { type ExperimentPaths, type LoadedConfig, readJson, readLedger, readState, shownPath } from './store.ts';

/** Writes down the run that begins or is resumed: it is durable before anything of the run is done. */
export function writeRunMark({ run }: ExperimentPaths, mark: RunMark): void {
  writeFileAtomic(run, [renderMark(mark)]);
}

/** The run that was begun last; undefined where an older version began it. */
function readRunMark({ run }: ExperimentPaths): RunMark | undefined {
  return runMarkSchema.safeParse(readJson(run)).data;
}

/** Throws where a mark is there and says what no run of ours writes: what the limits of the run are is not guessed. */
function requireMarks(paths: ExperimentPaths, inFlight: readonly number[]): void {
  for (const path of [paths.run, beginningOf(paths, inFlight)]) {
    const raw = path === undefined ? undefined : readJson(path);
    const read = runMarkSchema.safeParse(raw);
    // A loss of power may leave one empty.
    if (path === undefined || raw === undefined || read.success) continue;
    const shown = shownPath(paths, path);
    throw new PreconditionError({
      message: `${shown}:1 has no usable ${quoted(read.error.issues[0]?.path.join('.') || 'shape')}; expected the last run and its limits`,
      remedy: `See who wrote it. To resume within the limits of the config: remove ${shown}. To start another run: autorize run ${paths.name} --fresh`,
    });
  }
}

/** What a command line says of a run: its limits, and the risks that it accepts. */
interface Requested extends RequestedLimits {
  readonly acceptRisk?: readonly Risk[];
}

/** The mark of a run that begins now. */
export function newMark(requested: Requested, { config, deadline }: LoadedConfig, host: Host): RunMark {
  const now = host.now();
  const budgetMs = requested.timeBudgetMs ?? parseDuration(config.schedule.total_budget ?? '');
  const end = budgetMs === undefined ? deadline?.getTime() : now.getTime() + budgetMs;
  const begun = { id: randomUUID(), started_at: now.toISOString() };
  return withLimits(begun, { end, requested, now });
}

/** The mark of a run that is resumed: its own limits, but for those that the request gives again, and its accepted risks. */
export function resumedMark(old: RunMark, requested: Requested, host: Host): RunMark {
  const now = host.now();
  const { timeBudgetMs: budgetMs } = requested;
  const oldEnd = old.deadline === null ? undefined : Date.parse(old.deadline);
  return withLimits(old, { end: budgetMs === undefined ? oldEnd : now.getTime() + budgetMs, requested, now });
}

function withLimits(
  { id, started_at, limits: known, accepted_risks: earlier = [] }: Omit<RunMark, 'deadline'>,
  { end, requested, now }: { readonly end: number | undefined; readonly requested: Requested; readonly now: Date },
): RunMark {
  const { timeLimitMs, acceptRisk = [] } = requested;
  const risks = [...new Set([...earlier, ...acceptRisk])];
  const last = timeLimitMs === undefined ? end : Math.min(now.getTime() + timeLimitMs, end ?? Number.POSITIVE_INFINITY);
  const limits = mergeLimits(known, requested);
  const deadline = last === undefined ? null : new Date(last).toISOString();
  const accepted = risks.length === 0 ? {} : { accepted_risks: risks };
  return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }), ...accepted };
}

/** The config with the risks that the command lines of the run accept; those of an earlier run are not among them. */
export function withRisks(config: ExperimentConfig, { accepted_risks: names = [] }: RunMark): ExperimentConfig {
  const accepted: Partial<Record<Risk, boolean>> = {};
  for (const name of names) {
    const parsed = parseRisk(name);
    if ('risk' in parsed) accepted[parsed.risk] = true;
  }
  const risks: AcceptedRisks = { ...config.accept_risk, ...accepted };
  return { ...config, accept_risk: risks };
}

/** The run that was broken off, with its limits; throws where there is nothing to resume. */
export function oldMark({
  paths,
  records,
  state,
  inFlight,
}: {
  readonly paths: ExperimentPaths;
  readonly records: readonly IterationRecord[];
  readonly state: ExperimentState | undefined;
  readonly inFlight: readonly number[];
}): RunMark | undefined {
  if (state !== undefined && state.current_step === 'Done' && inFlight.length === 0) {
    throw new PreconditionError({
      message: `the last run of "${paths.name}" is complete; there is nothing to resume`,
      remedy: `Start another: autorize run ${paths.name}`,
    });
  }
  requireMarks(paths, inFlight);
  const found = findMark(paths, { records, inFlight });
  if (state?.run_id !== undefined) {
    // Written before the state, with the same of the run and what a resume gave.
    if (found?.id === state.run_id) return found;
    const { run_id: id, started_at, deadline, limits } = state;
    return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }) };
  }
  if (found !== undefined) return found;
  // What `init` writes is at no step yet; the original tool's state of a run is.
  const isBegun = state !== undefined && (state.current_step !== 'Idle' || state.iter_in_progress !== null);
  if (records.length > 0 || inFlight.length > 0 || isBegun) return undefined;
  throw new PreconditionError({
    message: `no run of "${paths.name}" has started yet; there is nothing to resume`,
    remedy: `Start one: autorize run ${paths.name}`,
  });
}

/** The run that was begun last, by everything but the state; of several files that name it the first one holds. */
export function findMark(
  paths: ExperimentPaths,
  { records, inFlight }: { readonly records: readonly IterationRecord[]; readonly inFlight: readonly number[] },
): RunMark | undefined {
  const last = records.at(-1)?.run;
  const recorded =
    last === undefined || last === null
      ? undefined
      : {
          ...{ id: last.id, started_at: last.started_at, deadline: last.deadline ?? null },
          ...(last.limits ? { limits: last.limits } : {}),
        };
  const begun = begunBy(paths, inFlight);
  // What a command line here accepted, only the run's own file says: folders of iterations may be from another machine.
  const ofFolder = begun === undefined ? undefined : { ...begun, accepted_risks: [] };
  const marks = [readRunMark(paths), ofFolder, recorded].filter((mark) => mark !== undefined);
  return marks.reduce<RunMark | undefined>(
    (latest, mark) => (latest === undefined || mark.started_at > latest.started_at ? mark : latest),
    undefined,
  );
}

/** The command that continues from what the files say now: where nothing was begun, or all is over, it is another run. */
function nextVerb(paths: ExperimentPaths): 'run' | 'resume' {
  try {
    const { records } = readLedger(paths);
    oldMark({ paths, records, state: readState(paths), inFlight: findInFlight(paths, records) });
    return 'resume';
  } catch (error) {
    if (error instanceof PreconditionError) return 'run';
    throw error;
  }
}

/** The same as it is typed. */
export function resumeLine(paths: ExperimentPaths): string {
  // Where the repository is gone, nothing says which; a run that was at work has begun.
  const verb = existsSync(paths.repository.folder) ? nextVerb(paths) : 'resume';
  return `autorize ${verb} ${paths.name}`;
}

/** A budget is of the monotonic clock, so that setting the time neither stretches nor cuts it; a deadline is a time of day. */
export function clockOf({ deadline }: LoadedConfig, mark: RunMark, host: Host): () => number {
  if (mark.deadline === null) return () => Number.POSITIVE_INFINITY;
  const end = Date.parse(mark.deadline);
  if (deadline?.getTime() === end) return () => end - host.now().getTime();
  return clockUntil(mark.deadline, host.now());
}

/** How a run of the evaluator ended. */
export const RUN_ENDS = ['scored', 'failed', 'tamper', 'aborted', 'infra', 'killed'] as const;
type RunEnd = (typeof RUN_ENDS)[number];

// The caller, the machine or a signal ended them: they say nothing of what was run.
const BROKEN_OFF: ReadonlySet<RunEnd | null> = new Set(['aborted', 'infra', 'killed']);

const CLOCK_MS = 24 * 60 * 60 * 1000;

interface EndedRun {
  readonly id: number;
  /** Null in records of a time that had no such member. */
  readonly ended: RunEnd | null;
  readonly score: number | null;
  readonly exit_code: number | null;
  readonly digest_before: string;
  readonly digest_after: string;
  readonly reason: string | null;
  readonly started_at: string;
  readonly ended_at: string;
}

/** Whether a run was broken off by something that is not its tree's doing: no decision may rest on it. */
export function isBrokenOff({ ended }: Pick<EndedRun, 'ended'>): boolean {
  return BROKEN_OFF.has(ended);
}

/** What a run says of its end that its other members do not. */
export function endFlaw(run: EndedRun): string | undefined {
  const { id, ended, score, exit_code: exitCode, reason } = run;
  const [start, end] = [Date.parse(run.started_at), Date.parse(run.ended_at)];
  // A clock may be set back meanwhile, by as much as a day.
  if (!(end - start > -CLOCK_MS))
    return `evaluation ${id} has no times that can be: ${run.started_at}, ${run.ended_at}`;
  if (ended === null) return undefined;
  const isScored = ended === 'scored';
  if (isScored !== (score !== null)) {
    return `evaluation ${id} is recorded as ${ended}, and has ${score === null ? 'no score' : `the score ${score}`}`;
  }
  if (isScored !== (reason === null)) return `evaluation ${id} is ${ended}, and the reason for it is ${reason}`;
  if (isScored && exitCode !== 0) return `evaluation ${id} has a score, and the exit code ${exitCode}`;
  const isChanged = run.digest_before !== run.digest_after;
  if (!isBrokenOff(run) && isChanged !== (ended === 'tamper')) {
    return `evaluation ${id} is recorded as ${ended}, and its evaluator ${isChanged ? 'was changed' : 'was the same'} after it`;
  }
  return undefined;
}

/** How a run of the evaluator ended; `moved`: the environment was another one before it was over, so it is void. */
export const RUN_ENDS = ['scored', 'failed', 'tamper', 'moved', 'aborted', 'infra', 'killed'] as const;
type RunEnd = (typeof RUN_ENDS)[number];

// The caller, the machine or a signal ended them: they say nothing of what was run.
const NEGATIVE_CONTROL_OFF: ReadonlySet<RunEnd | null> = new Set(['aborted', 'infra', 'killed']);

const CLOCK_MS = 24 * 60 * 60 * 1000;

interface EndedRun {
  readonly id: number;
  /** Null in records of a time that had no such member. */
  readonly ended: RunEnd | null;
  readonly score: number | null;
  readonly exit_code: number | null;
  readonly reason: string | null;
  readonly started_at: string;
  readonly ended_at: string;
}

/** Whether a run was broken off by something that is not its tree's doing: no decision may rest on it. */
export function isNegativeControlOff({ ended }: Pick<EndedRun, 'ended'>): boolean {
  return NEGATIVE_CONTROL_OFF.has(ended);
}

/** Whether a run says nothing at all: it was broken off, or is void because the environment changed. */
export function isMute({ ended }: Pick<EndedRun, 'ended'>): boolean {
  return ended === 'moved' || isNegativeControlOff({ ended });
}

/** What a run says of its end that its other members do not. */
export function endIssue(run: EndedRun): string | undefined {
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
  return undefined;
}

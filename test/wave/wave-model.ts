/**
 * Attempts, judges and the reducer of waves as a queue in simulated time. How many pairs a test takes, what a pre-test lets
 * through and in which order candidates are judged come from the product's own code; times and effects are drawn.
 */
import { assignProposal, type Trial } from '../../src/decision/assignment.ts';
import { concludeTrial, isAcceptedTrial } from '../../src/decision/conclusion.ts';
import { drawFrom } from '../../src/decision/draw.ts';
import { effectOf } from '../../src/decision/paired-trial.ts';
import { RULES_OF_NEW_RUNS } from '../../src/decision/run-rules.ts';
import { beginCalibration, openSession, type Session, withCalibration } from '../../src/decision/session.ts';
import { decisionSettingsSchema } from '../../src/decision/settings.ts';
import { nextStep, reportTask, type Task } from '../../src/decision/task.ts';
import { inOrder, type Proposing } from '../../src/wave/proposals.ts';
import { gaussian, numbersOf } from '../decision/world.ts';

interface Tested {
  readonly evaluations: number;
  readonly pairs: number;
}

/** One candidate as the decision code sees it on three machines. */
interface Candidate {
  readonly attempt: { readonly evaluations: number; readonly isProposed: boolean; readonly effect: number };
  readonly judged: Tested & { readonly isPassed: boolean; readonly effect: number };
  readonly reduced: { readonly alone: Tested; readonly claimed: Tested };
}

export interface ModelRequest {
  /** Attempts at a time. */
  readonly slots: number;
  /** 1: the reducer alone. */
  readonly judges: number;
  /** Time of an agent, on average, and of an evaluation. */
  readonly agentMs: number;
  readonly evaluationMs: number;
  readonly candidates: readonly Candidate[];
  readonly seed: number;
}

export const PRETEST_PAIRS = 3;

// A queue that grows is seen as soon as it holds this share of what came.
const LEFT = 0.05;

/** Candidates of which a tenth is better by 0.5 to 2 noise SDs, each tested by the product's rules. */
export function drawCandidates(count: number, seed: number): Candidate[] {
  const random = numbersOf(seed);
  const pretest = sessionOf({ max_pairs: PRETEST_PAIRS, screen: 'off' }, seed);
  const full = sessionOf({}, seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = random();
    const gain = kind < 0.1 ? 0.5 + 1.5 * random() : kind < 0.55 ? 0 : -2 * random();
    const test = (session: Session, place: string, claimed?: string) =>
      runTest(session, { id: `${place} ${index}`, gain, random, claimed });
    const [attempt, judged] = [test(pretest, 'attempt'), test(full, 'judge')];
    // Of one judge there is no report, and the reducer's is a test like a judge's.
    const reduced = { alone: test(full, 'alone'), claimed: test(full, 'reducer', 'a judge') };
    return {
      attempt: { ...attempt, isProposed: attempt.effect > 0 },
      judged,
      reduced,
    };
  });
}

function sessionOf(settings: Readonly<Record<string, unknown>>, seed: number): Session {
  const session = {
    ...openSession({
      settings: decisionSettingsSchema.parse({ ...settings, direction: 'max', decision: 'paired-sequential' }),
      base: 'base',
    }),
    ...RULES_OF_NEW_RUNS,
  };
  const begun = beginCalibration(session);
  const random = numbersOf(seed + 1);
  const ended = run(begun.calibration, { score: () => gaussian(random), name: 'calibration' });
  return withCalibration(begun.session, ended);
}

function runTest(
  session: Session,
  {
    id,
    gain,
    random,
    claimed,
  }: {
    readonly id: string;
    readonly gain: number;
    readonly random: () => number;
    readonly claimed: string | undefined;
  },
) {
  const assigned = assignProposal(session, { id, tree: id, purpose: 'candidate', claimed });
  if (assigned.kind === 'refused') throw new Error(`${id} is refused: ${assigned.reason}`);
  let evaluations = 0;
  const score = (arm: string): number => {
    evaluations += 1;
    return (arm === 'candidate' ? gain : 0) + gaussian(random);
  };
  const ended: Trial = run(assigned.trial, { score, name: id });
  const isPassed = isAcceptedTrial(assigned.session, ended, 'accepted');
  concludeTrial(assigned.session, ended, 'accepted');
  const pairs = ended.task === 'paired' ? ended.pairs.length : 0;
  const effect = ended.task === 'paired' && pairs > 0 ? effectOf(ended) : Number.NEGATIVE_INFINITY;
  return { evaluations, pairs, isPassed, effect };
}

function run<T extends Task>(
  task: T,
  { score, name }: { readonly score: (arm: string) => number; readonly name: string },
): T {
  const draw = drawFrom(name);
  let current = task;
  for (;;) {
    const step = nextStep(current, draw);
    if (step.kind !== 'measure') return current;
    current = reportTask(
      current,
      step.runs.map(({ arm }) => ({ arm, kind: 'scored' as const, score: score(arm) })),
    );
  }
}

interface Queued extends Proposing {
  readonly candidate: Candidate;
}

/** Whether judges and reducer keep up: of what reaches each of them during the model, less than a twentieth still waits. */
export function keepsUp({ slots, judges, agentMs, evaluationMs, candidates, seed }: ModelRequest): boolean {
  const random = numbersOf(seed);
  const events: { readonly at: number; readonly then: () => void }[] = [];
  let now = 0;
  let made = 0;
  // The next event is the last one.
  const after = (ms: number, then: () => void): void => {
    const event = { at: now + ms, then };
    insert(events, event, (other) => other.at <= event.at);
  };
  const waiting = { judge: [] as Queued[], reducer: [] as Queued[] };
  const reached = { judge: 0, reducer: 0 };
  const idle = { judge: judges === 1 ? 0 : judges, reducer: 1 };
  const submit = (stage: 'judge' | 'reducer', queued: Queued): void => {
    // In the product's order, which of two candidates goes first.
    insert(waiting[stage], queued, (other) => inOrder([other, queued])[0] === queued);
    reached[stage] += 1;
    begin(stage);
  };
  const begin = (stage: 'judge' | 'reducer'): void => {
    const next = idle[stage] === 0 ? undefined : waiting[stage].shift();
    if (next === undefined) return;
    idle[stage] -= 1;
    const { judged, reduced } = next.candidate;
    const tested = stage === 'judge' ? judged : judges === 1 ? reduced.alone : reduced.claimed;
    after(tested.evaluations * evaluationMs, () => {
      idle[stage] += 1;
      // What a judge refuses has its verdict; what it passes is tested again.
      if (stage === 'judge' && judged.isPassed) submit('reducer', { ...next, claimed: judged.effect });
      begin(stage);
    });
  };
  const attempt = (slot: number): void => {
    const candidate = candidates[made];
    made += 1;
    if (candidate === undefined) return;
    const { evaluations, isProposed, effect } = candidate.attempt;
    // Agents take from half to three halves of their mean time.
    after(agentMs * (0.5 + random()) + evaluations * evaluationMs, () => {
      if (isProposed) {
        const file = { version: 1, wave: '', slot, outcome: 'proposed', reason: '', effect } as const;
        submit(judges === 1 ? 'reducer' : 'judge', { slot, attempt: file, hash: '', candidate });
      }
      attempt(slot);
    });
  };
  for (let slot = 0; slot < slots; slot += 1) attempt(slot);
  // It ends when there are no more attempts to begin.
  while (made <= candidates.length) {
    const event = events.pop();
    if (event === undefined) break;
    now = event.at;
    event.then();
  }
  const share = (stage: 'judge' | 'reducer'): number => waiting[stage].length / Math.max(1, reached[stage]);
  return share('judge') < LEFT && share('reducer') < LEFT;
}

/** Inserts before the first element that comes after it; the elements are in that order already. */
function insert<T>(into: T[], element: T, isAfter: (other: T) => boolean): void {
  let [low, high] = [0, into.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = into[middle];
    if (other !== undefined && isAfter(other)) high = middle;
    else low = middle + 1;
  }
  into.splice(low, 0, element);
}

import {
  assignAaCheck,
  assignPromotion,
  assignProposal,
  isWorkingStep,
  type Proposal,
  type Trial,
} from '../../src/decision/assignment.ts';
import { gainOf } from '../../src/decision/compare-trial.ts';
import { concludeTrial, isAcceptedTrial } from '../../src/decision/conclusion.ts';
import { type Confirmed, confirmedOf, startConfirmation } from '../../src/decision/confirmation.ts';
import { drawFrom } from '../../src/decision/draw.ts';
import type { Measurement } from '../../src/decision/measurement.ts';
import { testMetric } from '../../src/decision/metric-guard.ts';
import { effectOf } from '../../src/decision/paired-trial.ts';
import { RULES_OF_NEW_RUNS, type RunRules } from '../../src/decision/run-rules.ts';
import { beginCalibration, dueIn, openSession, type Session, withCalibration } from '../../src/decision/session.ts';
import type { DecisionSettings } from '../../src/decision/settings.ts';
import { nextStep, reportTask, type Task } from '../../src/decision/task.ts';
import { meanOf } from '../../src/stats/moments.ts';

/** The worlds of the specification's table: 200 candidates, a tenth of them better by 0.5 to 2 noise SDs. */
export const NOISES = ['gaussian', 't3', 'skewed', 'drifting', 'wandering'] as const;
export type NoiseKind = (typeof NOISES)[number];

export interface WorldRequest {
  readonly settings: DecisionSettings;
  readonly noise: NoiseKind;
  readonly seed: number;
  readonly candidates?: number;
  /** Every one of them is neutral. */
  readonly isNull?: boolean;
  /** Share of the noise that comes from the seed: runs of one seed have it in common. */
  readonly ofSeed?: number;
  /** In place of those of a run that begins now. */
  readonly rules?: Partial<RunRules>;
  /** Of evaluations: no candidate begins once it is used up, each proposal being worth so many. */
  readonly budget?: { readonly evaluations: number; readonly proposal: number };
  /** How often its end is confirmed. */
  readonly confirmations?: number;
  /** Who proposes, in place of the candidates of the table. */
  readonly proposing?: Proposing;
  readonly metrics?: () => Readonly<Record<string, number>>;
}

export interface Proposing {
  /** The effect of the next candidate, in noise SDs; undefined: there is none. */
  readonly next: () => number | undefined;
  /** `confirm` measures the gain over the base in fresh pairs. */
  readonly ended: (isAccepted: boolean, confirm: () => number, trial: Trial) => void;
}

interface Place {
  readonly shown: number;
  readonly truth: number;
  readonly evaluations: number;
  readonly kept?: 'better' | 'junk';
}

export interface WorldResult {
  readonly gain: number;
  /** What the scores that decided say it is, added up; of `checkpoint`, those of its promotions. */
  readonly claimed: number;
  readonly keeps: number;
  /** Keeps that are no better than what they replaced. */
  readonly wronglyAccepted: number;
  readonly neutral: number;
  readonly neutralKept: number;
  readonly better: number;
  readonly evaluations: number;
  readonly confirmed: Confirmed;
  /** Confirmations of the same end, one after the other; the first is the summary claim. */
  readonly confirmations: readonly Confirmed[];
  readonly session: Session;
  /** After each candidate: what the scores show, what is true, and how many evaluations were run. */
  readonly path: readonly Place[];
}

/** A fast generator of numbers in [0, 1) (sfc32): millions of evaluations need one. */
export function numbersOf(seed: number): () => number {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9, 0x243f6a88, 1];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let turn = 0; turn < 15; turn += 1) next();
  return next;
}

export function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Noise of SD 1 around 0. */
export const NOISE_OF: Readonly<Record<NoiseKind, (random: () => number) => number>> = {
  gaussian,
  drifting: gaussian,
  wandering: gaussian,
  skewed: (random) => -Math.log(1 - random()) - 1,
  t3: (random) => {
    const chi = gaussian(random) ** 2 + gaussian(random) ** 2 + gaussian(random) ** 2;
    return gaussian(random) / Math.sqrt(chi / 3) / Math.sqrt(3);
  },
};

// A machine that slows down by four noise SDs in a thousand evaluations: with it the table's rows under drift come out
// for "naive" (6.0, 62%), "mean of 5" (14.1, 58%) and "REC balanced" (17.2, 7%) about as they stand there.
const DRIFT = -0.004;
// SD of a step of a machine that wanders: harder on the screen, whose reference is some dozens of evaluations old.
const WANDER_STEP = 0.1;

export class Machine {
  readonly truth = new Map<string, number>([['base', 0]]);
  evaluations = 0;
  #level = 0;
  readonly #random: () => number;
  readonly #noise: NoiseKind;
  readonly #ofSeed: number;

  constructor(noise: NoiseKind, random: () => number, ofSeed: number) {
    this.#noise = noise;
    this.#random = random;
    this.#ofSeed = ofSeed;
  }

  score(tree: string, seed: number): number {
    this.evaluations += 1;
    if (this.#noise === 'drifting') this.#level += DRIFT;
    if (this.#noise === 'wandering') this.#level += WANDER_STEP * gaussian(this.#random);
    return (this.truth.get(tree) ?? 0) + this.#level + this.#noiseOf(seed);
  }

  #noiseOf(seed: number): number {
    const own = NOISE_OF[this.#noise](this.#random);
    if (this.#ofSeed === 0) return own;
    return Math.sqrt(this.#ofSeed) * gaussian(numbersOf(seed)) + Math.sqrt(1 - this.#ofSeed) * own;
  }
}

export function effectsOf(random: () => number, count: number, isNull: boolean): readonly number[] {
  const effects = Array.from({ length: count }, (_, index) => {
    const share = index / count;
    if (isNull) return 0;
    if (share < 0.1) return 0.5 + 1.5 * random();
    return share < 0.55 ? 0 : -2 * random();
  });
  for (let last = effects.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    [effects[last], effects[at]] = [effects[at] ?? 0, effects[last] ?? 0];
  }
  return effects;
}

function* proposedBy({ next }: Proposing): Generator<number> {
  for (let effect = next(); effect !== undefined; effect = next()) yield effect;
}

interface DecidedRequest {
  readonly settings: DecisionSettings;
  /** What its coins and seeds are drawn from. */
  readonly name: string;
  /** The tree that it starts from. */
  readonly base: string;
  readonly score: (tree: string, seed: number) => number;
  /** In place of those of a run that begins now. */
  readonly rules?: Partial<RunRules>;
  /** What each run reports in addition to its score. */
  readonly metrics?: (() => Readonly<Record<string, number>>) | undefined;
  /** Called with each test whose change is accepted. */
  readonly onAccepted?: (trial: Trial) => void;
}

/** A run on the product's own decision code, as one does that begins now. */
export class DecidedRun {
  session: Session;
  readonly #request: DecidedRequest;
  readonly #draw: ReturnType<typeof drawFrom>;

  constructor(request: DecidedRequest) {
    this.#request = request;
    this.#draw = drawFrom(request.name);
    const { settings, base, rules } = request;
    this.session = { ...openSession({ settings, base }), ...RULES_OF_NEW_RUNS, ...rules };
  }

  run<T extends Task>(task: T, trees: { readonly candidate: string; readonly incumbent: string }): T {
    let current = task;
    for (;;) {
      const step = nextStep(current, this.#draw);
      if (step.kind !== 'measure') return current;
      const results = step.runs.map(
        ({ arm, seed }): Measurement => ({
          ...{ arm, kind: 'scored', score: this.#request.score(trees[arm], seed) },
          ...(this.#request.metrics === undefined ? {} : { metrics: this.#request.metrics() }),
        }),
      );
      current = reportTask(current, results);
    }
  }

  /** Does what is due before the next candidate. */
  prepare(isEnding = false): void {
    for (;;) {
      const due = dueIn(this.session, { isEnding });
      if (due.kind === 'candidate' || due.kind === 'stop') return;
      if (due.kind === 'calibration') {
        const begun = beginCalibration(this.session);
        const { incumbent } = this.session;
        this.session = withCalibration(begun.session, this.run(begun.calibration, { candidate: incumbent, incumbent }));
        continue;
      }
      const assigned = due.kind === 'canary' ? assignAaCheck(this.session) : assignPromotion(this.session);
      if (assigned === undefined) return;
      this.session = assigned.session;
      this.#conclude(assigned.trial);
    }
  }

  /** Tests a change; undefined: the policy does not. */
  test(proposal: Pick<Proposal, 'id' | 'tree' | 'normal'>): Trial | undefined {
    const assigned = assignProposal(this.session, { ...proposal, purpose: 'candidate' });
    if (assigned.kind === 'refused') return undefined;
    this.session = assigned.session;
    return this.#conclude(assigned.trial);
  }

  #conclude(trial: Trial): Trial {
    const ended = this.run(trial, { candidate: trial.tree, incumbent: trial.incumbent });
    const final = isRefused(ended) ? 'refused' : 'accepted';
    const isAccepted = isAcceptedTrial(this.session, ended, final);
    this.session = concludeTrial(this.session, ended, final);
    if (isAccepted) this.#request.onAccepted?.(ended);
    return ended;
  }
}

/** Whether a metric of the pairs is against a change. */
function isRefused(trial: Trial): boolean {
  if (trial.task !== 'paired') return false;
  return trial.rules.guards?.metrics.some((rule) => testMetric(trial.pairs, rule).reason !== undefined) ?? false;
}

/** Runs a whole experiment on the product's own decision code, and confirms its end. */
export function runWorld({
  settings,
  noise,
  seed,
  candidates = 200,
  isNull = false,
  ofSeed = 0,
  rules = {},
  budget,
  confirmations = 1,
  proposing,
  metrics,
}: WorldRequest): WorldResult {
  const random = numbersOf(seed);
  const machine = new Machine(noise, random, ofSeed);
  const counts = { keeps: 0, wronglyAccepted: 0, neutral: 0, neutralKept: 0, better: 0, claimed: 0 };
  const decided = new DecidedRun({
    ...{ settings, rules, metrics, name: `world ${seed}`, base: 'base' },
    score: (tree, drawn) => machine.score(tree, drawn),
    onAccepted: (trial) => {
      if (trial.purpose === 'canary' || isWorkingStep(trial)) return;
      counts.claimed += trial.task === 'paired' ? effectOf(trial) : gainOf(trial);
    },
  });
  const path: Place[] = [];
  const confirm = (nth: number) => {
    const { champion, incumbent, washes } = decided.session;
    const tree = champion?.tree ?? incumbent;
    return confirmedOf(
      decided.run(
        startConfirmation({
          id: `confirmation ${nth}`,
          sign: 1,
          tree,
          baseline: 'base',
          planned: settings.confirm.pairs,
          confidence: 0.95,
          share_seed: true,
          checks_order: true,
          washes,
        }),
        { candidate: tree, incumbent: 'base' },
      ),
    );
  };
  const effects = proposing === undefined ? effectsOf(random, candidates, isNull) : proposedBy(proposing);
  let index = -1;
  for (const effect of effects) {
    index += 1;
    decided.prepare();
    // Too many A/A checks were accepted, which now and then is chance.
    if (dueIn(decided.session).kind === 'stop') break;
    if (budget !== undefined && machine.evaluations + index * budget.proposal >= budget.evaluations) break;
    const id = `c${index + 1}`;
    machine.truth.set(id, (machine.truth.get(decided.session.incumbent) ?? 0) + effect);
    const trial = decided.test({ id, tree: id });
    if (trial === undefined) continue;
    const { session } = decided;
    const retained = session.incumbent === id;
    proposing?.ended(retained, () => confirm(-index).estimate, trial);
    const shown = session.policy === 'greedy' ? session.record : meanOf(session.scores);
    const truth = machine.truth.get(session.incumbent) ?? 0;
    path.push({
      shown,
      truth,
      evaluations: machine.evaluations,
      ...(retained ? { kept: effect > 0 ? 'better' : 'junk' } : {}),
    });
    if (effect === 0) counts.neutral += 1;
    if (!retained) continue;
    counts.keeps += 1;
    if (effect > 0) counts.better += 1;
    else counts.wronglyAccepted += 1;
    if (effect === 0) counts.neutralKept += 1;
  }
  decided.prepare(true);
  const { session } = decided;
  const evaluations = machine.evaluations;
  const tree = session.champion?.tree ?? session.incumbent;
  const confirmed = confirm(1);
  return {
    ...counts,
    gain: machine.truth.get(tree) ?? 0,
    evaluations,
    confirmed,
    confirmations: [confirmed, ...Array.from({ length: confirmations - 1 }, (_, index) => confirm(index + 2))],
    session,
    path,
  };
}

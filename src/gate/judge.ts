import { nearestName, plural, quoted } from '../base/text.ts';
import { ABLATION_PROFILES, type AblationProfile, ablate } from './ablations.ts';
import type { Candidate } from './candidates.ts';
import type { EvaluatorConfig } from './config.ts';
import {
  buildEvaluator,
  type Evaluation,
  type Evaluator,
  FAILURES_LATER,
  type OutputCheck,
  withHints,
} from './evaluate.ts';
import { type ReplayOutcome, replayChoice } from './replays.ts';
import { type AblationResult, buildAblation, type ScenarioResult, type VerdictFailure } from './report.ts';
import type { ScenarioSelection } from './selection.ts';
import type { Scenario, Suite } from './suite.ts';
import {
  FULL_LIST_MAX_CANDIDATES,
  openWaitingRoom,
  ScenarioTally,
  type TallyOptions,
  type WaitingRoom,
} from './tally.ts';
import type { GateWarning } from './warnings.ts';

export interface EvaluatorOptions {
  readonly suite: Suite;
  readonly config: EvaluatorConfig;
  readonly selection: ScenarioSelection;
  readonly checkOutput?: OutputCheck | undefined;
  readonly ablations: readonly AblationProfile[];
  /** How often the choice is replayed. */
  readonly replays: number;
  /** Keep every evaluation, however many there are. */
  readonly full: boolean;
}

interface Scoring {
  readonly evaluate: Evaluator;
  readonly tally: ScenarioTally;
}

interface Measuring extends Scoring {
  readonly scenario: Scenario;
  readonly ablated: readonly (Scoring & { readonly profile: AblationProfile })[];
}

/**
 * Takes candidates one by one, scores each once, and gives the verdict at the end.
 * Pure but for its own state: no clock, no files, and memory that does not grow with the outputs.
 */
export class Judge {
  count = 0;
  /** Candidates whose scenario the suite does not define, or that was not selected. */
  unscored = 0;
  readonly #options: EvaluatorOptions;
  readonly #measurings = new Map<string, Measuring>();
  readonly #defined: ReadonlyMap<string, Scenario>;
  readonly #unknown = new Map<string, number>();
  #notSelected = 0;

  constructor(options: EvaluatorOptions) {
    this.#options = options;
    const room = openWaitingRoom();
    this.#defined = new Map(options.suite.scenarios.map((scenario) => [scenario.id, scenario]));
    for (const id of options.selection.ids) {
      const scenario = this.#defined.get(id);
      if (scenario !== undefined) this.#measurings.set(id, buildMeasuring(scenario, options, room));
    }
  }

  /** Scores a candidate. `text` is `JSON.stringify(candidate.output)`. */
  add(candidate: Candidate, text: string): void {
    this.count += 1;
    if (this.count === FULL_LIST_MAX_CANDIDATES + 1 && !this.#options.full) this.#bound();
    const measuring = this.#measurings.get(candidate.scenario_id);
    if (measuring === undefined) {
      this.#skip(candidate.scenario_id);
      return;
    }
    const { output } = candidate;
    measuring.tally.add(measuring.evaluate(candidate, text, measuring.tally.isOut), output, text);
    for (const { evaluate, tally } of measuring.ablated)
      tally.add(evaluate(candidate, text, tally.isOut), output, text);
  }

  /** The result of each selected scenario, in order. */
  results({ seed, maxVolatility }: VerdictOptions): ScenarioResult[] {
    const { replays } = this.#options;
    return this.#options.selection.ids.map((id) => {
      const measuring = this.#measurings.get(id);
      // Each scenario draws from a sequence of its own, so that selecting others does not change its replays.
      const { best, tied, count = 0 } = measuring?.tally ?? {};
      const replayed = replayChoice({ best, tied }, { replays, seed: `${seed}:${id}` });
      const evaluated = measuring?.tally.ranked() ?? [];
      const failures = verdictFailures({ id, measuring, volatility: shareOfOthers(replayed), maxVolatility });
      return {
        scenario: describe(id, measuring?.scenario),
        pass: failures.length === 0,
        failures,
        best: best ?? null,
        evaluated_count: count,
        evaluated,
        evaluated_omitted: count - evaluated.length,
        ...replayed,
      };
    });
  }

  /** What the winning output of a scenario says of its phase and posture. */
  winnerTraces(): { readonly scenarioId: string; readonly tally: ScenarioTally }[] {
    return [...this.#measurings].map(([scenarioId, { tally }]) => ({ scenarioId, tally }));
  }

  ablationResults(): Partial<Record<AblationProfile, AblationResult>> {
    const profiles = ABLATION_PROFILES.filter((profile) => this.#options.ablations.includes(profile));
    return Object.fromEntries(profiles.map((profile) => [profile, buildAblation(this.#ablatedScenarios(profile))]));
  }

  warnings(): GateWarning[] {
    const warnings: GateWarning[] = [];
    const ids = this.#options.suite.scenarios.map(({ id }) => id);
    for (const [id, count] of [...this.#unknown].slice(0, MAX_UNKNOWN_LISTED)) {
      const nearest = nearestName(id, ids);
      const hint = nearest === undefined ? '' : ` (did you mean ${quoted(nearest)}?)`;
      const message = `${plural(count, 'candidate')} for ${quoted(id)}, which the suite does not define${hint}: not scored`;
      warnings.push({ code: 'unknown_scenario', message, count });
    }
    const listed = warnings.reduce((sum, { count = 0 }) => sum + count, 0);
    const rest = this.unscored - this.#notSelected - listed;
    if (rest > 0) {
      const message = `${plural(rest, 'candidate')} for other scenarios that the suite does not define: not scored`;
      warnings.push({ code: 'unknown_scenario', message, count: rest });
    }
    if (this.#notSelected > 0) {
      const message = `${plural(this.#notSelected, 'candidate')} for scenarios that were not selected: not scored`;
      warnings.push({ code: 'not_selected', message, count: this.#notSelected });
    }
    return warnings;
  }

  #ablatedScenarios(profile: AblationProfile) {
    return [...this.#measurings].map(([scenarioId, { tally, ablated }]) => {
      const measuring = ablated.find((each) => each.profile === profile);
      return { scenarioId, baseline: tally.best, ablated: measuring?.tally.best };
    });
  }

  #bound(): void {
    for (const { tally, ablated } of this.#measurings.values()) {
      tally.bound();
      for (const each of ablated) each.tally.bound();
    }
  }

  #skip(scenarioId: string): void {
    this.unscored += 1;
    if (this.#defined.has(scenarioId)) this.#notSelected += 1;
    else if (this.#unknown.size < MAX_UNKNOWN_COUNTED || this.#unknown.has(scenarioId)) {
      this.#unknown.set(scenarioId, (this.#unknown.get(scenarioId) ?? 0) + 1);
    }
  }
}

// A hostile file may name a new scenario in every entry: count some, list a few.
const MAX_UNKNOWN_COUNTED = 1000;
const MAX_UNKNOWN_LISTED = 20;

export interface VerdictOptions {
  readonly seed: string;
  readonly maxVolatility: number | undefined;
}

function buildMeasuring(
  scenario: Scenario,
  { config, checkOutput, ablations, replays }: EvaluatorOptions,
  room: WaitingRoom,
): Measuring {
  const options = { scenario, config, checkOutput };
  return {
    scenario,
    ...buildScoring(options, { keepsTied: replays > 1, room }),
    ablated: ablations.map((profile) => ({ profile, ...buildScoring(ablate(profile, options), { room }) })),
  };
}

function buildScoring(options: Parameters<typeof buildEvaluator>[0], tally: Omit<TallyOptions, 'explain'>): Scoring {
  const evaluate = buildEvaluator(options);
  const explain = (evaluation: Evaluation, output: Candidate['output'], text: string): Evaluation => {
    const { id, scenario_id, failures } = evaluation;
    const listed = failures === FAILURES_LATER ? evaluate({ id, scenario_id, output }, text).failures : failures;
    return withHints({ ...evaluation, failures: listed }, output, options.config);
  };
  return { evaluate, tally: new ScenarioTally({ ...tally, explain }) };
}

function describe(id: string, scenario: Scenario | undefined): ScenarioResult['scenario'] {
  if (scenario === undefined) return { id, expect: null };
  const { name, intent, expect } = scenario;
  return { id, ...(name === undefined ? {} : { name }), ...(intent === undefined ? {} : { intent }), expect };
}

/** The volatility by one division: 1 − 57/100 is a little above 0.43 in doubles, and a limit of 0.43 lets it pass. */
function shareOfOthers({ replays_ran: ran, winner_histogram: wins }: ReplayOutcome): number {
  const most = Object.values(wins).reduce((max, count) => Math.max(max, count), 0);
  return ran === 0 ? 0 : (ran - most) / ran;
}

interface VerdictInput {
  readonly id: string;
  readonly measuring: Measuring | undefined;
  readonly volatility: number;
  readonly maxVolatility: number | undefined;
}

function verdictFailures({ id, measuring, volatility, maxVolatility }: VerdictInput): VerdictFailure[] {
  if (measuring === undefined) {
    const message = `the suite requires ${quoted(id)} and does not define it; add the scenario, or take it off must_pass.`;
    return [{ code: 'scenario_undefined', message }];
  }
  const { best } = measuring.tally;
  if (best === undefined) {
    return [{ code: 'no_candidates', message: `there is no candidate for ${quoted(id)}; add one.` }];
  }
  const failures: VerdictFailure[] = [];
  if (!best.pass) {
    const codes = [...new Set(best.failures.map(({ code }) => code))].join(', ');
    const message = `the best candidate, ${quoted(best.id)}, fails: ${codes}.`;
    failures.push({ code: 'best_fails', message });
  }
  if (maxVolatility !== undefined && volatility > maxVolatility) {
    const message = `the volatility is ${Number(volatility.toFixed(4))}, above ${maxVolatility}; make one candidate clearly better.`;
    failures.push({ code: 'max_volatility', message });
  }
  return failures;
}

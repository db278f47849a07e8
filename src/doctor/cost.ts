/** What an evaluation costs, by its commands. Pure. */
import { renderDuration } from '../base/duration.ts';
import { median } from '../base/median.ts';
import { quoted } from '../base/text.ts';

/** Milliseconds of one command. */
export interface StepCost {
  readonly step: string;
  /** The first time, when nothing is prepared. */
  readonly coldMs: number;
  /** The median of the times after that. */
  readonly warmMs: number;
  /** An earlier run made it, and it was not made here. */
  readonly isKept?: boolean;
}

// By the name that their time is listed under.
const SHOWN_STEPS: Readonly<Record<string, string>> = {
  'judge-setup': 'setup',
  'judge-teardown': 'teardown',
  score: 'evaluator',
};

/** What a person calls a step. */
export function shownStep({ name, title }: { readonly name: string; readonly title: string }): string {
  return SHOWN_STEPS[name] ?? title;
}

interface Measured {
  /** Milliseconds, checkout and all. */
  readonly tookMs: number;
  /** Milliseconds by step, e.g. `score_ms`. */
  readonly timings: Readonly<Record<string, number>>;
}

const REST = 'checkouts';

const BUILD = 'build';

/**
 * The costs of the evaluations of one tree, in the order of the commands; what is no command's comes last. `keptBuildMs`:
 * what its build took where an earlier run left it, as a change of it will have to be built.
 */
export function costsOf(
  evaluations: readonly Measured[],
  { keptBuildMs }: { readonly keptBuildMs?: number | undefined } = {},
): StepCost[] {
  const [first] = evaluations;
  if (first === undefined) return [];
  const later = evaluations.length > 1 ? evaluations.slice(1) : evaluations;
  const warm = (pick: (each: Measured) => number) => median(later.map(pick)) ?? 0;
  const steps = Object.keys(first.timings).map((key) => ({
    step: nameOfTiming(key),
    coldMs: first.timings[key] ?? 0,
    warmMs: warm(({ timings }) => timings[key] ?? 0),
  }));
  const restOf = ({ tookMs, timings }: Measured) =>
    Math.max(0, tookMs - Object.values(timings).reduce((sum, ms) => sum + ms, 0));
  const isBuilt = keptBuildMs === undefined || steps.some(({ step }) => step === BUILD);
  const kept = isBuilt ? [] : [{ step: BUILD, coldMs: keptBuildMs, warmMs: 0, isKept: true }];
  return [...kept, ...steps, { step: REST, coldMs: Math.round(restOf(first)), warmMs: Math.round(warm(restOf)) }];
}

/** The command that a time is listed for, e.g. by `guard-tests_ms`. */
export function nameOfTiming(key: string): string {
  const name = key.replace(/_ms$/, '');
  const guard = /^guard-(.*)$/s.exec(name)?.[1];
  return guard === undefined ? shownStep({ name, title: name }) : `guard ${quoted(guard)}`;
}

/** `setup 12 s, then 0.4 s; guard "tests" 14 s; evaluator 3 s`. */
function renderCosts(costs: readonly StepCost[]): string {
  return costs.map(renderCost).join('; ');
}

// Below these it is chance.
const NOTABLE_SHARE = 1.5;
const NOTABLE_MS = 500;

function renderCost({ step, coldMs, warmMs, isKept }: StepCost): string {
  if (isKept === true) return `${step} 0.0 s, kept from an earlier run, where it took ${renderSeconds(coldMs)}`;
  const isNotable = coldMs > warmMs * NOTABLE_SHARE && coldMs - warmMs > NOTABLE_MS;
  const took = isNotable ? `${renderSeconds(coldMs)}, then ${renderSeconds(warmMs)}` : renderSeconds(warmMs);
  return `${step} ${took}`;
}

/** Seconds, with as many digits as mean something. */
export function renderSeconds(ms: number): string {
  if (ms >= 100_000) return renderDuration(Math.round(ms / 1000) * 1000);
  return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}

/** What an evaluation costs: `setup 0.0 s, prepared before` where a step of it was not run. */
export function renderEvaluation({ evaluationMs, costs, isPrepared }: EvaluationCost): string {
  const parts = `${isPrepared ? 'setup 0.0 s, prepared before; ' : ''}${renderCosts(costs)}`;
  return `an evaluation takes ${renderSeconds(evaluationMs)} (${parts})`;
}

interface EvaluationCost {
  readonly evaluationMs: number;
  readonly costs: readonly StepCost[];
  /** Whether setup has inputs, and its result was there. */
  readonly isPrepared: boolean;
}

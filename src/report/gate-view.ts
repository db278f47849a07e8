import { plural, printable } from '../base/text.ts';
import type { Scores } from '../gate/dimensions.ts';
import type { GateReport, ScenarioResult } from '../gate/report.ts';
import { compareMerit } from '../gate/select.ts';
import { BOUNDED_EVALUATIONS, FULL_LIST_MAX_CANDIDATES } from '../gate/tally.ts';
import { shellWord } from './shell-word.ts';

/** One scenario as a person reads it: every text is printable, every number has its digits. */
export interface ScenarioRow {
  readonly verdict: 'pass' | 'FAIL';
  readonly scenario: string;
  readonly best: string;
  readonly scores: Readonly<Record<keyof Scores, string>>;
  /** Distance of the overall score to the runner-up that passes as well; `sole` when no other passes. */
  readonly margin: string;
  readonly volatility: string;
  /** Why it fails, one sentence each, `code at path: message`. */
  readonly reasons: readonly string[];
  /** Why the winner won, in a sentence. */
  readonly because: string;
}

const NONE = '–';
// One output can fail in thousands of places; a person reads the first few.
const MAX_REASONS = 20;
const NO_SCORES = { A: NONE, T: NONE, M: NONE, S: NONE, G: NONE, overall: NONE };

export function buildRows(report: GateReport): ScenarioRow[] {
  return Object.values(report.results).map((result) => ({
    verdict: result.pass ? 'pass' : 'FAIL',
    scenario: printable([result.scenario.id, result.scenario.name ?? ''].join(' ').trim(), 60),
    best: result.best === null ? NONE : printable(result.best.id, 60),
    scores: renderScores(result),
    margin: renderMargin(result),
    volatility: result.replays_ran > 1 ? digits(result.volatility) : NONE,
    reasons: renderReasons(result),
    because: renderBecause(result),
  }));
}

/** How a run of the gate ended, in words. */
export type GateOutcome = 'passed' | 'failed' | 'inconclusive';

/**
 * `inconclusive`: the suite fails, and for nothing but that the choice depends on the order of the candidates
 * (`max_volatility`). Every best candidate passes.
 */
export function outcomeOf({ suite_pass: isPassing, results }: GateReport): GateOutcome {
  if (isPassing) return 'passed';
  const failures = Object.values(results).flatMap((result) => result.failures);
  const isVolatile = failures.length > 0 && failures.every(({ code }) => code === 'max_volatility');
  return isVolatile ? 'inconclusive' : 'failed';
}

/** True when G takes part in the overall score and so deserves a column. */
export function showsG(report: GateReport): boolean {
  return Object.values(report.results).some(({ best }) => best?.signals.retrieval_gate.enabled);
}

/** `5 of 5 scenarios passed`. */
export function renderVerdict(report: GateReport): string {
  const results = Object.values(report.results);
  const passing = results.filter(({ pass }) => pass).length;
  return `${passing} of ${plural(results.length, 'scenario')} passed`;
}

/** The command that gives the same report again, seed included. */
export function renderCommand(report: GateReport, program?: readonly string[]): string {
  const { inputs, scenario_selection: selection, runner } = report.reproducibility_contract.manifest;
  const parts = [...(program ?? programOf(runner)), '--mode', report.run_mode];
  if (report.run_mode === 'candidates') parts.push(...flag('candidates', report.candidates_file));
  if (!isDefault(report.suite_path, 'ci-gate.json')) parts.push(...flag('suite', report.suite_path));
  if (!isDefault(inputs.config.path, 'evaluator-config.json')) parts.push(...flag('config', inputs.config.path));
  if (inputs.schema !== undefined) parts.push(...flag('schema', inputs.schema.path));
  if (selection.mode === 'all') parts.push('--all');
  // Not spread: a stranger's report may name more of them than a call takes arguments.
  if (selection.mode === 'scenario') for (const id of selection.ids) parts.push(...flag('scenario', id));
  if (report.run_mode === 'candidates')
    parts.push('--replays', String(report.replays_requested), ...flag('seed', report.seed));
  if (report.max_volatility !== null) parts.push('--max-volatility', String(report.max_volatility));
  if (report.experimental !== undefined) parts.push(`--ablate=${Object.keys(report.experimental.ablations).join(',')}`);
  if (isFull(report)) parts.push('--full');
  return parts.map(shellWord).join(' ');
}

/** What the gate was called by, in words of ours: a report may come from a stranger, and people copy the command. */
function programOf({
  command: [, tool = '', subcommand],
}: GateReport['reproducibility_contract']['manifest']['runner']) {
  if (subcommand !== 'gate' || !/(^|\/)(autorize|rcs)(\.mjs)?$/.test(tool)) return ['node', 'tools/run-ci-gate.mjs'];
  return tool === 'tools/autorize.mjs' ? ['node', tool, 'gate'] : ['autorize', 'gate'];
}

/** A flag with its value as one word where the value would be taken for a flag itself. */
function flag(name: string, value: string): string[] {
  return value.startsWith('-') && value !== '-' ? [`--${name}=${value}`] : [`--${name}`, value];
}

/** True when the report lists evaluations that it would have left out on its own. */
function isFull({ candidates_count: count, results }: GateReport): boolean {
  if (count <= FULL_LIST_MAX_CANDIDATES) return false;
  return Object.values(results).some(({ evaluated }) => evaluated.length > BOUNDED_EVALUATIONS);
}

/** A file that is taken without being named: the checkout's own, or the one that comes with the package. */
function isDefault(path: string, name: string): boolean {
  return path === `replay-suite/v0/${name}` || path === `autorize-action/replay-suite/v0/${name}`;
}

function digits(value: number): string {
  return value.toFixed(2);
}

function renderScores({ best }: ScenarioResult): ScenarioRow['scores'] {
  if (best === null) return NO_SCORES;
  const { A, T, M, S, G, overall } = best.scores;
  return { A: digits(A), T: digits(T), M: digits(M), S: digits(S), G: digits(G), overall: overall.toFixed(3) };
}

function renderMargin({ best, evaluated }: ScenarioResult): string {
  const [, runnerUp] = evaluated;
  if (best === null || runnerUp === undefined) return NONE;
  if (best.pass && !runnerUp.pass) return 'sole';
  return (best.scores.overall - runnerUp.scores.overall).toFixed(3);
}

function renderReasons({ failures, best }: ScenarioResult): string[] {
  const own = failures.map(({ code, message }) => `${code}: ${printable(message, 400)}`);
  const all = best?.failures ?? [];
  const ofBest = all
    .slice(0, MAX_REASONS)
    .map(({ code, path, message }) => `${code} at ${printable(path)}: ${printable(message, 400)}`);
  const rest = all.length - ofBest.length;
  return [...own, ...ofBest, ...(rest === 0 ? [] : [`and ${rest} more in the report.`])];
}

function renderBecause(result: ScenarioResult): string {
  const { best, evaluated, evaluated_count: count, evaluated_omitted: omitted, replays_ran: ran } = result;
  if (best === null) return 'no candidate was scored';
  if (count === 1) return 'the only candidate';
  // By id, not by identity: a report may come from a file.
  const others = evaluated.filter(({ id }) => id !== best.id);
  const ties = others.filter((each) => compareMerit(each, best) === 0).length;
  if (ties > 0) {
    const how = ran > 1 ? `won ${winsOf(result, best.id)} of ${ran} replays` : 'first by id';
    const atLeast = omitted > 0 && ties === others.length ? 'at least ' : '';
    return `ties with ${atLeast}${plural(ties, 'other')}; ${how}`;
  }
  const [runnerUp] = others;
  if (runnerUp === undefined) return 'the only candidate';
  if (best.pass && !runnerUp.pass) return `the only one of ${count} that passes`;
  return `ahead of ${printable(runnerUp.id, 60)} by ${(best.scores.overall - runnerUp.scores.overall).toFixed(3)}`;
}

/** An id may be the name of a built-in property, such as "constructor". */
function winsOf({ winner_histogram: wins }: ScenarioResult, id: string): number {
  return Object.hasOwn(wins, id) ? (wins[id] ?? 0) : 0;
}

import { renderCount, renderScore, renderUsd } from '../base/score-text.ts';
import { plural } from '../base/text.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { renderChosen } from './agent-facts.ts';
import { oneLine } from './foreign-text.ts';
import type { Fact } from './run-view.ts';
import { instantOf, renderInstant, renderSpan } from './time-text.ts';

// A change can touch thousands of files; the diff has them all.
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;

/** What a record says of an iteration besides outcome, score and reason; what it does not say is left out. */
export function renderFacts(record: IterationRecord): Fact[] {
  const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['started', renderInstant(record.started_at)],
    ['took', renderTook(record)],
    ['steps', renderSteps(record)],
    ['agent', renderAgent(exit, record.agent_killed_by_budget)],
    ['chosen', renderChosen(record.chosen_agent)],
    ['recombines', record.recombines?.map((iter) => `iteration ${iter}`).join(', ')],
    ['isolation', renderSandbox(record.sandbox)],
    ['model', text(record.usage?.model)],
    ['usage', renderUsage(record)],
    ['decision', renderDecision(record)],
    ['diff lines', renderCount(record.diff_lines)],
    ['changed', renderPaths(record.changed_paths ?? [], record.more_paths ?? 0)],
    ['base', text(base)],
    ['commit', text(commit)],
    ['tree', text(tree)],
    ['evaluator', text(digest)],
    ['workspace', text(record.worktree)],
    ['record', text(hash)],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** How long an iteration took, from its record; undefined when its times cannot be read. */
export function renderTook({ started_at: start, ended_at: end }: IterationRecord): string | undefined {
  const [from, to] = [instantOf(start), instantOf(end)];
  return from === undefined || to === undefined || to < from ? undefined : renderSpan(to - from);
}

/**
 * What a decision rested on, in one line. Of a test that stops early neither effect nor interval is shown: both are
 * biased by when it stopped, and the improvement is what the confirmation says.
 */
export function renderDecision({ decision }: IterationRecord): string | undefined {
  if (decision === undefined || decision === null) return undefined;
  const { policy, n, p_or_e: evidence, threshold } = decision;
  const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
  const measured = isNumber(n) ? [isOfPairs ? plural(n, 'pair') : plural(n, 'measurement')] : [];
  return [oneLine(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}

/** An e-value has to reach its threshold, which is at least 1; a p-value of another tool has to stay below it. */
function renderEvidence(evidence: number | null | undefined, threshold: number | null | undefined): string[] {
  if (!isNumber(evidence)) return [];
  if (!isNumber(threshold)) return [`p or E ${renderScore(evidence)}`];
  const name = threshold >= 1 ? 'E' : 'p';
  return [`${name} ${renderScore(evidence)} against ${renderScore(threshold)}`];
}

function renderAgent(exit: number | null | undefined, isKilled: boolean): string | undefined {
  const killed = isKilled ? ['was stopped: its budget was used up'] : [];
  const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
  const parts = [...ended, ...killed];
  return parts.length === 0 ? undefined : parts.join(', ');
}

function renderSteps({ durations }: IterationRecord): string | undefined {
  const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
  if (steps.length === 0) return undefined;
  return steps.map(([name, ms]) => `${oneLine(name.replace(/_ms$/, ''), 30)} ${renderSpan(ms)}`).join(', ');
}

function renderSandbox(sandbox: IterationRecord['sandbox']): string | undefined {
  if (sandbox === undefined || sandbox === null) return undefined;
  if (typeof sandbox === 'string') return oneLine(sandbox, 80);
  const level = sandbox.level ?? sandbox.kind;
  return oneLine(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
}

function renderUsage({ usage }: IterationRecord): string | undefined {
  if (usage === undefined || usage === null) return undefined;
  return renderCost({
    input: usage.input_tokens,
    output: usage.output_tokens,
    usd: usage.usd,
    isAtLeast: usage.at_least,
  });
}

interface Cost {
  readonly input?: number | null | undefined;
  readonly output?: number | null | undefined;
  readonly usd?: number | null | undefined;
  readonly isAtLeast?: boolean | null | undefined;
}

interface Usage {
  readonly input_tokens?: number | null | undefined;
  readonly output_tokens?: number | null | undefined;
  readonly usd?: number | null | undefined;
  readonly at_least?: boolean | null | undefined;
}

/** What agents used up together; undefined when none said so. */
export function renderTotalCost(usages: readonly (Usage | null | undefined)[]): string | undefined {
  const sum = (pick: (usage: Usage) => number | null | undefined) => {
    const known = usages.flatMap((usage) => (usage ? [pick(usage)] : [])).filter((each) => typeof each === 'number');
    return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
  };
  return renderCost({
    usd: sum(({ usd }) => usd),
    input: sum(({ input_tokens: tokens }) => tokens),
    output: sum(({ output_tokens: tokens }) => tokens),
    isAtLeast: usages.some((usage) => usage?.at_least === true),
  });
}

/** `1.23 USD, 12,345 tokens in, 678 out`; undefined when nothing is known. */
function renderCost({ input, output, usd, isAtLeast }: Cost): string | undefined {
  const parts = [
    ...(isNumber(usd) ? [renderUsd(usd)] : []),
    ...(isNumber(input) ? [`${renderCount(input)} tokens in`] : []),
    ...(isNumber(output) ? [`${renderCount(output)} tokens out`] : []),
  ];
  return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}

function renderPaths(paths: readonly string[], more: number): string | undefined {
  if (paths.length === 0) return undefined;
  const rest = Math.max(0, paths.length - MAX_PATHS) + more;
  const shown = paths.slice(0, MAX_PATHS).map((path) => oneLine(path, 120));
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

function text(value: string | null | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? oneLine(value, 80) : undefined;
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number';
}

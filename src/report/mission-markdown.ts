import { fenced, plural } from '../base/text.ts';
import type { LedgerEntry, MissionState } from '../mission/ledger.ts';
import type { MissionLook } from '../mission/look.ts';
import { manyLines } from './foreign-text.ts';
import { escapeMarkdown } from './markdown.ts';
import {
  costOf,
  DECISION_SIGNS,
  integrityOf,
  renderDecisionCounts,
  renderImprovement,
  renderPosition,
  renderVerdict,
  scoreOf,
  titled,
} from './mission-text.ts';

type Column = readonly [title: string, text: (entry: LedgerEntry) => string];

const COLUMNS: readonly Column[] = [
  ['Iteration', ({ iteration }) => String(iteration)],
  ['Decision', ({ decision }) => `${DECISION_SIGNS[decision]} ${decision}`],
  ['Pass', ({ evaluator }) => (typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : '–')],
  ['Score', scoreOf],
  ['Reason', ({ decision_reason: reason }) => reason],
  ['Description', ({ description }) => description],
  ['Commit', ({ candidate_commit: commit, kept_commit: kept }) => (commit ?? kept).slice(0, 12)],
];

/** Every entry as a markdown table, oldest first. */
export function renderMissionList({ entries }: MissionState): string {
  return `${renderTable(entries).join('\n')}\n`;
}

function renderTable(entries: readonly LedgerEntry[]): string[] {
  return [
    `| ${COLUMNS.map(([title]) => title).join(' | ')} |`,
    `|${COLUMNS.map(() => '---').join('|')}|`,
    ...entries.map((entry) => `| ${COLUMNS.map(([, text]) => escapeMarkdown(text(entry))).join(' | ')} |`),
  ];
}

// GitHub takes 64 KiB in a comment; what surrounds the table stays below the rest.
const MAX_TABLE_BYTES = 48 * 1024;

/** A summary for a job or a pull request, at most 60 KiB. */
export function renderMissionMarkdown(look: MissionLook): string {
  const { state, problems } = look;
  const { launch, entries } = state;
  const [title = '', rule = '', ...all] = renderTable(entries);
  const rows = lastThatFit(all);
  const improvement = renderImprovement(state);
  return [
    `### ${escapeMarkdown(launch.run_id)}: ${escapeMarkdown(renderVerdict(state))}`,
    '',
    ...(problems.length === 0 ? [] : [...problems.map((problem) => `- ${escapeMarkdown(problem)}`), '']),
    `- ${escapeMarkdown(renderDecisionCounts(entries))}`,
    ...(improvement === undefined ? [] : [`- Improvement: ${escapeMarkdown(improvement)}`]),
    ...integrityOf(state).map(([label, text]) => `- ${titled(label)}: ${escapeMarkdown(text)}`),
    ...costOf(state).map((cost) => `- Cost: ${escapeMarkdown(cost)}`),
    `- Now: ${escapeMarkdown(renderPosition(look))}`,
    `- Branch ${escapeMarkdown(launch.branch_name)}, from ${escapeMarkdown(launch.baseline_commit.slice(0, 12))}`,
    '',
    ...(rows.length < all.length ? [`The last ${rows.length} of ${all.length} entries:`, ''] : []),
    title,
    rule,
    ...rows,
    '',
  ].join('\n');
}

function lastThatFit(rows: readonly string[]): readonly string[] {
  let bytes = 0;
  let first = rows.length;
  while (first > 0) {
    bytes += Buffer.byteLength(rows[first - 1] ?? '') + 1;
    if (bytes > MAX_TABLE_BYTES) break;
    first -= 1;
  }
  return rows.slice(first);
}

export interface EntryPage {
  readonly entry: LedgerEntry;
  readonly diff: string | undefined;
  readonly logs: readonly { readonly name: string; readonly text: string }[];
}

const MAX_CHARS = 400_000;

/** One iteration whole: what was decided and why, what was changed, what was printed. */
export function renderEntry({ entry, diff, logs }: EntryPage): string {
  const { iteration, decision, decision_reason: reason, evaluator, notes } = entry;
  const facts: readonly (readonly [string, string | null])[] = [
    ['reason', reason],
    ['description', entry.description],
    ['status of the artifact', entry.candidate_status],
    ['base', entry.base_commit],
    ['candidate', entry.candidate_commit],
    ['last kept commit after it', entry.kept_commit],
    ['recorded', entry.created_at],
    ...comparisonFacts(entry),
    ...notes.map((note) => ['note', note] as const),
  ];
  return [
    `# Iteration ${iteration}: ${decision}${evaluator === null ? '' : `, score ${scoreOf(entry)}`}`,
    '',
    ...facts.flatMap(([name, value]) => (value === null ? [] : [`- ${name}: ${escapeMarkdown(value)}`])),
    '',
    ...block('Evaluation', evaluator === null ? '' : JSON.stringify(evaluator, null, 2), 'json'),
    ...block('Diff', diff ?? '', 'diff'),
    ...logs.flatMap(({ name, text }) => block(`Log ${escapeMarkdown(name)}`, text, 'text')),
  ].join('\n');
}

function comparisonFacts({ comparison }: LedgerEntry): (readonly [string, string])[] {
  if (comparison === undefined) return [];
  const { policy, n, effect } = comparison;
  if ('scores' in comparison) {
    const { scores, again, compared_with: known } = comparison;
    const held = again.length === 0 ? '' : `, again ${again.join(', ')}`;
    return [['compared', `by ${policy} with ${known}: ${scores.join(', ')}${held}; effect ${effect}`]];
  }
  const { e, threshold, pairs } = comparison;
  const shown = pairs.map(({ candidate, incumbent }) => `${candidate}/${incumbent}`).join(', ');
  const evidence = `evidence ${Number(e.toPrecision(3))} of ${Number(threshold.toPrecision(3))}`;
  return [['compared', `by ${policy} in ${plural(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}

function block(title: string, text: string, language: string): string[] {
  if (text.trim() === '') return [];
  return [`## ${title}`, '', fenced(manyLines(text, MAX_CHARS), language), ''];
}

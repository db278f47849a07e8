/** What `autorize watch` shows, line by line. Every text is printable: none of an agent's reaches the terminal as it is. */
import type { Activity } from '../base/activity.ts';
import { renderActivityLine } from './activity-text.ts';
import { oneLine } from './foreign-text.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import type { RunRow, RunView } from './run-view.ts';
import { renderSparkline } from './sparkline.ts';
import { cutWords, wrapWords } from './wrapped-words.ts';

/** What can be done from the screen. */
export const WATCH_ACTIONS = ['message', 'approve', 'reject', 'stop'] as const;
export type WatchAction = (typeof WATCH_ACTIONS)[number];

/** A run at a moment. */
export interface Watched {
  readonly view: RunView;
  readonly isRunning: boolean;
  readonly activities: readonly Activity[];
  readonly nameOf: (attempt: string) => string;
  /** The last lines that an agent printed, as it printed them. */
  readonly agent: { readonly title: string; readonly lines: readonly string[] } | undefined;
  readonly actions: readonly WatchAction[];
}

/** What a person does on the screen. */
export interface WatchState {
  /** Place of the selected row; undefined: the last one. */
  readonly selected: number | undefined;
  readonly isDetailed: boolean;
  readonly prompt:
    | { readonly action: WatchAction; readonly row: RunRow | undefined; readonly text: string }
    | undefined;
  /** What came of the last action. */
  readonly note: string;
}

export type Tone = 'plain' | 'title' | 'dim' | 'good' | 'bad' | 'selected';

export interface ScreenLine {
  readonly text: string;
  readonly tone: Tone;
}

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

const LABEL = 9;
const MAX_TEXT = 2000;
const MAX_LINE = 400;
const KEYS: Readonly<Record<WatchAction, string>> = {
  message: 'm message',
  approve: 'a approve',
  reject: 'r reject',
  stop: 's stop',
};

/** The screen: state, attempts, what the agent printed, keys; at most as many lines as it has. */
export function renderWatch(watched: Watched, state: WatchState, now: Date, size: ScreenSize): ScreenLine[] {
  const { width, height } = size;
  const foot = renderFoot(watched, state, width);
  const head = renderHead(watched, now, width).slice(0, Math.max(1, height - foot.length - 3));
  const left = Math.max(0, height - head.length - foot.length);
  const wanted = watched.view.rows.length + 2;
  const forRows = Math.min(wanted, Math.max(3, Math.floor(left / 2)));
  const rows = renderRows(watched.view.rows, state, { width, height: Math.min(left, forRows) });
  const below = state.isDetailed ? detailsOf(watched.view, state) : agentLines(watched);
  const pane = renderPane(below, { width, height: left - rows.length, isEnd: !state.isDetailed });
  const body = [...head, ...rows, ...pane];
  const gap = Array.from({ length: Math.max(0, height - body.length - foot.length) }, () => plain(''));
  return [...body, ...gap, ...foot].slice(0, height);
}

function plain(text: string): ScreenLine {
  return { text, tone: 'plain' };
}

function renderHead({ view, isRunning, activities, nameOf }: Watched, now: Date, width: number): ScreenLine[] {
  const name = view.description === '' ? view.name : `${view.name}: ${view.description}`;
  const doing = isRunning
    ? renderActivityLine(activities, { nameOf, now, rest: [], width: width - LABEL })
    : (view.position ?? 'no run at work');
  const facts: readonly (readonly [string, string | undefined, number])[] = [
    ['now', doing, 2],
    ['model', view.waiting, 2],
    ['result', view.verdict, 3],
    ['gain', view.claim.text, 2],
    ['time', view.budget.timeLeft, 1],
    ['cost', view.cost, 1],
    ['scores', renderSparkline(view.rows.slice(-(width - LABEL)))?.bars, 1],
    ...[...view.problems, ...view.notices].slice(0, 2).map((text) => ['notice', text, 2] as const),
  ];
  return [
    { text: cutWords(`${isRunning ? '●' : '○'} ${name}`, width), tone: 'title' },
    ...facts.flatMap(([label, text, most]) => (text === undefined ? [] : labelled(label, text, { width, most }))),
    plain(''),
  ];
}

function labelled(label: string, text: string, { width, most }: { readonly width: number; readonly most: number }) {
  return wrapWords(text, width - LABEL, most).map((line, at) =>
    plain(`${(at === 0 ? label : '').padEnd(LABEL)}${line}`),
  );
}

/** The rows around the selected one, under a title. */
function renderRows(rows: readonly RunRow[], { selected }: WatchState, { width, height }: ScreenSize): ScreenLine[] {
  if (height < 2) return [];
  const room = height - 1;
  const at = Math.min(selected ?? rows.length - 1, rows.length - 1);
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), rows.length - room));
  const shown = rows.slice(from, from + room);
  const widths = {
    id: Math.max(2, ...shown.map(({ id }) => id.length)),
    word: Math.max(4, ...shown.map(({ word }) => word.length)),
    score: Math.max(5, ...shown.map(({ scoreText }) => scoreText.length)),
  };
  const lines = shown.map((row, index): ScreenLine => {
    const isSelected = from + index === at;
    const cells = [
      `${isSelected ? '›' : ' '} ${row.id.padStart(widths.id)}`,
      `${OUTCOME_MARKS[row.mark].sign} ${row.word.padEnd(widths.word)}`,
      row.scoreText.padStart(widths.score),
      row.reason,
    ];
    return { text: cutWords(cells.join('  '), width), tone: isSelected ? 'selected' : toneOf(row) };
  });
  const title =
    rows.length === 0 ? 'No attempt has ended yet' : `Attempts (${from + 1}–${from + shown.length} of ${rows.length})`;
  return [{ text: title, tone: 'title' }, ...lines];
}

function toneOf({ isAccepted, mark }: RunRow): Tone {
  if (isAccepted) return 'good';
  return mark === 'invalid' || mark === 'infra_error' || mark === 'denied' ? 'bad' : 'plain';
}

/** The row that an action is about. */
export function selectedRow({ rows }: RunView, { selected }: Pick<WatchState, 'selected'>): RunRow | undefined {
  return selected === undefined ? rows.at(-1) : rows[Math.min(selected, rows.length - 1)];
}

interface Pane {
  readonly title: string;
  readonly lines: readonly string[];
}

/** All that is known of the selected attempt. */
function detailsOf(view: RunView, state: WatchState): Pane {
  const row = selectedRow(view, state);
  if (row === undefined) return { title: '', lines: [] };
  const facts = [
    ['evidence', row.evidence],
    ['tried', row.summary],
    ['commit', row.commit],
    ['diff', row.size],
    ...row.facts,
  ];
  const shown = facts.filter(([, text]) => text !== '' && text !== '–');
  const rest = view.show === undefined ? [] : [`All of it: ${view.show} ${row.id}`];
  return { title: `Attempt ${row.id}`, lines: [row.reason, ...shown.map((fact) => fact.join(': ')), ...rest] };
}

function agentLines({ agent }: Watched): Pane {
  if (agent === undefined) return { title: '', lines: [] };
  const lines = agent.lines.map((line) => oneLine(line, MAX_LINE)).filter((line) => line !== '');
  return { title: agent.title, lines: lines.length === 0 ? ['(it printed nothing yet)'] : lines };
}

/** A title and its lines, wrapped; `isEnd`: the last ones where there is no room for all. */
function renderPane(
  { title, lines }: Pane,
  { width, height, isEnd }: ScreenSize & { readonly isEnd: boolean },
): ScreenLine[] {
  if (title === '' || height < 3) return [];
  const wrapped = lines.flatMap((line) => wrapWords(oneLine(line, MAX_TEXT), width, isEnd ? 2 : 8));
  const room = height - 2;
  const shown = isEnd ? wrapped.slice(-room) : wrapped.slice(0, room);
  return [
    plain(''),
    { text: cutWords(oneLine(title), width), tone: 'title' },
    ...shown.map((text): ScreenLine => ({ text, tone: 'dim' })),
  ];
}

function renderFoot({ actions, isRunning }: Watched, { prompt, note }: WatchState, width: number): ScreenLine[] {
  const notes = note === '' ? [] : wrapWords(oneLine(note, MAX_TEXT), width, 2).map(plain);
  if (prompt !== undefined) {
    const keys = prompt.action === 'message' || prompt.action === 'reject' ? 'enter send · esc cancel' : 'y yes · n no';
    const asked = `${questionOf(prompt)} ${prompt.text}`;
    // The end of what is typed stays in sight.
    const shown = asked.length < width ? asked : `…${asked.slice(-(width - 2))}`;
    return [
      { text: `${shown}▏`, tone: 'selected' },
      { text: cutWords(keys, width), tone: 'dim' },
    ];
  }
  const possible = actions.filter((action) => action !== 'stop' || isRunning).map((action) => KEYS[action]);
  const keys = ['q quit', ...possible, '↑↓ select', 'enter details'].join(' · ');
  return [...notes, { text: cutWords(keys, width), tone: 'dim' }];
}

function questionOf({ action, row }: NonNullable<WatchState['prompt']>): string {
  switch (action) {
    case 'message':
      return 'Message to the agent:';
    case 'approve':
      return `Approve iteration ${row?.id ?? '?'}?`;
    case 'reject':
      return `Reject iteration ${row?.id ?? '?'}, because:`;
    case 'stop':
      return 'Stop the run in order? It can be resumed.';
    default:
      return action satisfies never;
  }
}

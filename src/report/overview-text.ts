/** What `autorize` alone prints: what is here, and what to do next. */
import { oneLine } from './foreign-text.ts';

/** Something of a repository that a person can look at. */
export interface HereEntry {
  readonly kind: 'experiment' | 'mission' | 'plan' | 'comparison';
  readonly name: string;
  readonly isRunning: boolean;
  /** What it does, or what came of it. */
  readonly result: string;
  /** The command that comes next. */
  readonly next: string | undefined;
}

export interface HereOverview {
  /** The top folder of the repository; undefined outside of one. */
  readonly repository: string | undefined;
  readonly entries: readonly HereEntry[];
}

const BEGINNINGS = [
  ['autorize init NAME', 'let an agent improve this repository; NAME is yours to choose'],
  ['autorize compare main HEAD', 'is this branch faster or slower than main?'],
] as const;
const GATE = ['autorize gate init', 'create files for judging answers of agents'] as const;
const MAX_RESULT = 400;

/** Entries with their results and next commands; the ways to begin, where there is nothing yet. */
export function renderOverview({ repository, entries }: HereOverview): string {
  const where = repository === undefined ? 'not a git repository' : oneLine(repository, 400);
  const blocks = entries.map(renderEntry);
  const hints =
    repository === undefined
      ? [GATE, ['git init', 'all other commands need a git repository'] as const]
      : [...BEGINNINGS, GATE];
  const width = Math.max(...hints.map(([command]) => command.length)) + 2;
  const ways = hints.map(([command, why]) => `  ${command.padEnd(width)}${why}`);
  return [
    `${where}: ${entries.length === 0 ? 'no experiment, mission or plan yet' : 'what is here'}`,
    ...(entries.length === 0 ? ['', 'Begin with:', ...ways] : blocks.flatMap((block) => ['', ...block])),
    '',
    'Every command: autorize --help',
    '',
  ].join('\n');
}

function renderEntry({ kind, name, isRunning, result, next }: HereEntry): string[] {
  return [
    `${kind} ${oneLine(name, 200)}${isRunning ? ' (running)' : ''}`,
    `  ${oneLine(result, MAX_RESULT)}`,
    ...(next === undefined ? [] : [`  next: ${oneLine(next, MAX_RESULT)}`]),
  ];
}

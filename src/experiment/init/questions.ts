/** What a person is asked about a new experiment, or says beforehand. Pure, but for the person. */
import { parseDuration } from '../../base/duration.ts';
import { type Problem, UsageError } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import { AGENT_PRESETS, type AgentPreset } from '../../engine/agents/registry.ts';

/** What a person on a terminal is asked. */
export interface InitQuestion {
  readonly key: 'command' | 'direction' | 'agent' | 'timeBudget';
  readonly text: string;
  /** Taken for an empty answer. */
  readonly proposal: string;
  /** What was wrong with the last answer, where it is asked again. */
  readonly problem: string | undefined;
}

export interface Answers {
  readonly command?: string;
  /** `min` or `max`. */
  readonly direction?: string;
  /** A preset, or a command line. */
  readonly agent?: string;
  readonly timeBudget?: string;
  /** Asks for what was not given; undefined: the proposals are taken. */
  readonly answers?: (question: InitQuestion) => Promise<string>;
}

const MAX_TRIES = 5;

/** The answer to a question: what was given, what a person says, or the proposal. */
export async function askFor(
  request: Answers,
  { key, text, proposal }: Omit<InitQuestion, 'problem'>,
): Promise<string> {
  const options = request[key];
  if (options !== undefined) return options;
  let problem: string | undefined;
  for (let tries = 0; request.answers !== undefined && tries < MAX_TRIES; tries += 1) {
    const answer = (await request.answers({ key, text, proposal, problem })).trim() || proposal;
    problem = issueOf(key, answer);
    if (problem === undefined) return answer;
  }
  return proposal;
}

/** The questions that an option can answer. */
export const ANSWER_KEYS = ['command', 'direction', 'agent', 'timeBudget'] as const;

/** Throws where an answer that was given beforehand is none; all of them are reported. */
export function refuseIssues(request: Answers): void {
  const problems = ANSWER_KEYS.flatMap((key): Problem[] => {
    const value = request[key];
    const issue = value === undefined ? undefined : issueOf(key, value);
    if (issue === undefined) return [];
    const flag = key === 'timeBudget' ? 'time-budget' : key;
    return [{ found: `--${flag} ${quoted(value)}`, expected: issue, remedy: 'Choose another value.' }];
  });
  if (problems.length > 0) throw new UsageError(problems);
}

/** What was expected of an answer, or undefined when it is one. */
function issueOf(key: InitQuestion['key'], value: string): string | undefined {
  switch (key) {
    case 'command':
      return value.trim() === '' ? 'a command' : undefined;
    case 'direction':
      return value === 'min' || value === 'max' ? undefined : 'min or max';
    case 'agent':
      return agentIssue(value);
    case 'timeBudget':
      return (parseDuration(value) ?? 0) > 0 ? undefined : 'a duration above 0s, such as 90s, 5m, 1h30m or 2days';
    default:
      return key satisfies never;
  }
}

/** One word that is no preset is rather a preset misspelt than a command, unless it is a program here. */
function agentIssue(value: string): string | undefined {
  if (value.trim() === '') return 'an agent';
  const isWord = /^[A-Za-z]+$/.test(value);
  if (!isWord || isPreset(value)) return undefined;
  return `one of ${AGENT_PRESETS.join(', ')}, or a command line such as "${value} {prompt_file}"`;
}

/** Whether an answer names a preset. */
export function isPreset(value: string): value is AgentPreset {
  return AGENT_PRESETS.some((preset) => preset === value);
}

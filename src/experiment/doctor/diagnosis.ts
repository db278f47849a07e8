import { type AutorizeError, ContractError, renderProblem, UsageError } from '../../base/errors.ts';
import { plural } from '../../base/text.ts';
import { describeChanges } from '../../decision/rule-change.ts';
import { DISK_REMEDY, describeRoom, isLow } from '../../engine/workspace/disk-room.ts';
import type { SandboxProbe } from '../../kernel/sandbox-level.ts';
import type { FindingId } from '../config/findings.ts';
import type { RulesCompared } from '../maintenance/config-change.ts';
import { describeOtherFiles } from '../maintenance/notices.ts';
import type { Noise } from '../scoring/noise.ts';

export type Verdict = 'ok' | 'warning' | 'problem';

/** One thing that was looked at. */
export interface Check {
  /** Stable, in kebab-case. */
  readonly id: FindingId;
  readonly verdict: Verdict;
  readonly title: string;
  /** What was found. */
  readonly detail: string;
  readonly remedy?: string;
}

/** What three scores of the base tell. */
export interface EvaluatorFigures extends Noise {
  readonly scores: readonly number[];
  /** Milliseconds that an evaluation takes, all commands and the checkout; the median. */
  readonly evaluationMs: number;
  /** How many iterations fit the time; undefined when the schedule has none. */
  readonly iterations: IterationEstimate | undefined;
}

export interface IterationEstimate {
  readonly least: number;
  readonly most: number;
  /** What the two numbers suppose of the agent. */
  readonly basis: string;
}

export interface Diagnosis {
  readonly name: string;
  readonly checks: readonly Check[];
  /** Undefined when the evaluator was not tried or gave no score. */
  readonly figures: EvaluatorFigures | undefined;
}

/** An error of the engine as what was found; each problem of a file is a check of its own. */
export function checksOfError({ id, title }: Pick<Check, 'id' | 'title'>, error: AutorizeError): Check[] {
  if (error instanceof ContractError || error instanceof UsageError) {
    return error.problems.map((problem) => {
      const { remedy } = problem;
      const line = renderProblem(problem);
      const detail = line.endsWith(` ${remedy}`) ? line.slice(0, -remedy.length - 1) : line;
      return { id, title, verdict: 'problem', detail, remedy };
    });
  }
  return [{ id, title, verdict: 'problem', detail: error.message, remedy: error.remedy }];
}

/** What is said where the rules are not those that the recorded run was decided by. */
export function describeRules(name: string, { kind, changes }: Exclude<RulesCompared, { kind: 'same' }>): Check {
  const check = { id: 'rules', verdict: 'warning', title: 'rules of the run' } as const;
  if (kind === 'elsewhere') return { ...check, detail: describeOtherFiles(name, changes) };
  const detail = `changed since the run began: ${describeChanges(changes, 'objective.').join(', ')}; the next one is another run, from HEAD`;
  return { ...check, detail, remedy: 'To go on with the run that is recorded, put it back.' };
}

/** What is said where a command that put the run aside was killed. */
export function describeArchiving(name: string): Check {
  return {
    ...{ id: 'archiving', verdict: 'warning', title: 'archive' },
    detail: 'it was being archived when a command was killed; the next run ends that, and is another one, from HEAD',
    remedy: `To end it now: autorize archive ${name}`,
  };
}

// Words that a shell runs itself, or that begin something of its grammar.
const SHELL_WORDS = new Set(
  '. : [ [[ { ( ! alias break case cd command continue do eval exec exit export for if printf pwd read readonly return set shift test time trap true type ulimit umask unalias unset until wait while getopts hash false echo'.split(
    ' ',
  ),
);
// What a value may be made of here: a substitution can hold spaces and commands of its own.
const ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^\s;&|'"(){}`\\])*\s+)*/;

export type CommandWord =
  /** To be looked for on PATH. */
  | { readonly kind: 'program'; readonly name: string }
  /** Absolute, or of the work tree. */
  | { readonly kind: 'path'; readonly path: string }
  /** The shell's own, or only known when it runs. */
  | { readonly kind: 'shell'; readonly word: string };

/** What a command line begins with: the program that has to be there. In doubt it is the shell's affair. */
export function readCommandWord(command: string): CommandWord {
  const line = command.trimStart();
  const [assignments = ''] = ASSIGNMENTS.exec(line) ?? [];
  const rest = line.slice(assignments.length);
  // A word in quotes is one only where nothing is joined to it; digits before a redirection are a descriptor.
  const found =
    /^(?:'([^']*)'(?=[\s;&|<>]|$)|"([^"]*)"(?=[\s;&|<>]|$)|(?!\d+[<>])([^\s;&|<>()]+)(?=[\s;&|<>)]|$)(?!\s*\())/.exec(
      rest,
    );
  if (found === null) return { kind: 'shell', word: rest.slice(0, 1) };
  const [, single, double, plain] = found;
  const word = single ?? double ?? plain ?? '';
  const isOpen = (single === undefined && /[$`*?~{\\]/.test(word)) || /['"#]|^[A-Za-z_]\w*=/.test(plain ?? '');
  if (SHELL_WORDS.has(word) || isOpen || word === '') return { kind: 'shell', word };
  if (word.includes('/')) return { kind: 'path', path: word };
  return /(?:^|\s)PATH=/.test(assignments) ? { kind: 'shell', word } : { kind: 'program', name: word };
}

/** What isolation there will be, and why not more. */
export function describeSandbox(
  kind: SandboxProbe['levels'][number]['kind'],
  { requested, refusals, remedy }: { requested: string; refusals: SandboxProbe['refusals']; remedy: string },
): Check {
  const check = { id: 'sandbox', title: 'sandbox' } as const;
  if (kind === 'bubblewrap') return { ...check, verdict: 'ok', detail: 'bubblewrap: own processes, own view of files' };
  const what =
    kind === 'namespace'
      ? 'namespace: the processes end with the run, but an agent can read and write all files of this user'
      : 'process group: an agent can read and write all files of this user, and a process of it may survive';
  if (requested === 'off') {
    return { ...check, verdict: 'warning', detail: `${what} (agent.sandbox is "off")`, remedy: 'Set it to "auto".' };
  }
  const why = refusals.map((refusal) => `${refusal.kind}: ${refusal.reason}`).join('; ');
  return { ...check, verdict: 'warning', detail: `${what} (${why})`, remedy };
}

export interface TracingFacts {
  readonly level: SandboxProbe['levels'][number]['kind'];
  readonly tracing: 'on' | 'off';
  /** Whether the kernel lets a process of the command reach into any other one of it. */
  readonly isLet: boolean;
}

/** Whether code under test that the evaluator starts can reach into the evaluator. */
export function describeTracing({ level, tracing, isLet }: TracingFacts): Check[] {
  const isShut = level === 'bubblewrap' && tracing === 'off';
  if (isShut || !isLet) return [];
  const why = level === 'bubblewrap' ? 'objective.tracing is "on"' : `level ${level}`;
  return [
    {
      ...{ id: 'tracing', verdict: 'warning', title: 'code under test in a process of its own' },
      detail: `it can change the memory and the output of an evaluator that starts it, and so the score (${why})`,
      remedy: 'Let the evaluator start it by: unshare --user --pid --fork --kill-child COMMAND.',
    },
  ];
}

const MAX_NAMES = 4;

/** What of the base judges, and so cannot be changed by what is judged. */
export function describeProtection(
  files: readonly { readonly path: string }[],
  protect: readonly string[] | undefined,
): Check {
  const check = { id: 'protection', title: 'protected files' } as const;
  if (files.length > 0) {
    const shown = files.slice(0, MAX_NAMES).map(({ path }) => path);
    const more = files.length > MAX_NAMES ? `, and ${files.length - MAX_NAMES} more` : '';
    return { ...check, verdict: 'ok', detail: `${plural(files.length, 'file')}: ${shown.join(', ')}${more}` };
  }
  const detail =
    protect === undefined
      ? 'nothing is protected: objective.protect is not set, and objective.command names no file of the base'
      : `nothing is protected: no file of the base matches objective.protect (${protect.join(', ')})`;
  const remedy =
    'Set objective.protect to the evaluator, its inputs and the tests, e.g. protect = ["bench/**"]; else an agent can change its own evaluator.';
  return { ...check, verdict: 'warning', detail, remedy };
}

const WISE_BYTES = 1 << 30;

/** Room for workspaces, checkouts and logs. */
export function describeDisk(folder: string, freeBytes: number): Check {
  const detail = describeRoom(folder, freeBytes);
  const verdict = isLow(freeBytes) ? 'problem' : freeBytes < WISE_BYTES ? 'warning' : 'ok';
  const check: Check = { id: 'disk', title: 'disk', verdict, detail };
  return verdict === 'ok' ? check : { ...check, remedy: DISK_REMEDY };
}

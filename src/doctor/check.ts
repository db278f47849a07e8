/** What `doctor` says of one thing that it looked at, and all of it. Pure. */
import { type AutorizeError, ContractError, renderProblem, UsageError } from '../base/errors.ts';
import type { SettingEdit } from '../base/setting-edit.ts';
import { plural } from '../base/text.ts';
import type { FailureKind } from '../engine/gateway/call-failure.ts';
import { DISK_REMEDY, describeRoom, isLow } from '../engine/workspace/disk-room.ts';
import type { SandboxProbe } from '../kernel/sandbox-level.ts';
import type { StepCost } from './cost.ts';
import type { FindingId } from './findings.ts';

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
  /** The output that says more, as a user in the repository's top folder types its path. */
  readonly log?: string;
  /** What `--fix` changes in the config. */
  readonly fix?: readonly SettingEdit[];
}

/** What an evaluation costs. */
export interface EvaluationFigures {
  /** Milliseconds that an evaluation takes, all commands and the checkout; the median. */
  readonly evaluationMs: number;
  /** Of its commands, in their order. */
  readonly costs: readonly StepCost[];
}

export interface Diagnosis<Figures extends EvaluationFigures = EvaluationFigures> {
  readonly name: string;
  readonly checks: readonly Check[];
  /** Undefined when the evaluator was not tried or gave no score. */
  readonly figures: Figures | undefined;
  /** Folder of the output of all that was run, as a user types its path; undefined: nothing was. */
  readonly logs: string | undefined;
  /** Starts a run from what was judged here. */
  readonly next: string;
  /** Changes of the config, as unified diffs; undefined: none was asked for. */
  readonly fixed?: readonly string[];
  /** What came of a question to the agent; missing where none was asked for. */
  readonly agent?: AgentCall;
  /** The same of each agent of a plan, by its name. */
  readonly agents?: Readonly<Record<string, AgentCall>>;
}

/** What came of a question to the agent. */
export interface AgentCall {
  readonly answered: boolean;
  /** From the start of the CLI to its end. */
  readonly session_ms?: number;
  /** Of the first call that the model answered, where the gateway saw it. */
  readonly call_ms?: number;
  readonly model?: string;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  /** US dollars; missing where no price is known. */
  readonly usd?: number;
  /** Why there was no answer; `agent`: not for its model. */
  readonly cause?: FailureKind | 'agent';
  /** When a limit ends, in ISO 8601; where the API says so. */
  readonly reset_at?: string;
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

const WEAKER: Readonly<Record<Exclude<SandboxProbe['levels'][number]['kind'], 'bubblewrap'>, string>> = {
  namespace: 'namespace: the processes end with the run, but an agent can read and write all files of this user',
  seatbelt: 'seatbelt, which is experimental: own view of files, but a process of an agent may survive',
  'process-group': 'process group: an agent can read and write all files of this user, and a process of it may survive',
};

/** What isolation there will be, and why not more. */
export function describeSandbox(
  kind: SandboxProbe['levels'][number]['kind'],
  { requested, refusals, remedy }: { requested: string; refusals: SandboxProbe['refusals']; remedy: string },
): Check {
  const check = { id: 'sandbox', title: 'sandbox' } as const;
  if (kind === 'bubblewrap') return { ...check, verdict: 'ok', detail: 'bubblewrap: own processes, own view of files' };
  const what = WEAKER[kind];
  if (requested === 'off') {
    return { ...check, verdict: 'warning', detail: `${what} (agent.sandbox is "off")`, remedy: 'Set it to "auto".' };
  }
  const why = refusals.map((refusal) => `${refusal.kind}: ${refusal.reason}`).join('; ');
  return { ...check, verdict: 'warning', detail: `${what} (${why})`, remedy };
}

export interface TracingFacts {
  readonly level: SandboxProbe['levels'][number]['kind'];
  readonly tracing: 'on' | 'off';
  /** The table of the evaluator, e.g. `objective`. */
  readonly table?: string;
  /** Whether the kernel lets a process of the command reach into any other one of it. */
  readonly isAllowed: boolean;
  /** Whether a process can be put into namespaces here. Default: it can. */
  readonly hasNamespaces?: boolean;
}

/** Whether code under test that the evaluator starts can reach into the evaluator. */
export function describeTracing(facts: TracingFacts): Check[] {
  const { level, tracing, table = 'objective', isAllowed, hasNamespaces = true } = facts;
  const isShut = level === 'bubblewrap' && tracing === 'off';
  if (isShut || !isAllowed) return [];
  const why = level === 'bubblewrap' ? `${table}.tracing is "on"` : `level ${level}`;
  return [
    {
      ...{ id: 'tracing', verdict: 'warning', title: 'process isolation' },
      detail: `it can change the memory and the output of an evaluator that starts it, and so the score (${why})`,
      remedy: hasNamespaces
        ? 'Let the evaluator start it by: unshare --user --pid --fork --kill-child COMMAND.'
        : 'Run it on Linux, where bubblewrap prevents it, or review each accepted change.',
    },
  ];
}

const MAX_NAMES = 4;

/** What of the base judges, and so cannot be changed by what is judged. */
export function describeProtection(
  files: readonly { readonly path: string }[],
  { protect, table = 'objective' }: { readonly protect: readonly string[] | undefined; readonly table?: string },
): Check {
  const check = { id: 'protection', title: 'protected files' } as const;
  if (files.length > 0) {
    const shown = files.slice(0, MAX_NAMES).map(({ path }) => path);
    const more = files.length > MAX_NAMES ? `, and ${files.length - MAX_NAMES} more` : '';
    return { ...check, verdict: 'ok', detail: `${plural(files.length, 'file')}: ${shown.join(', ')}${more}` };
  }
  const detail =
    protect === undefined
      ? `nothing is protected: ${table}.protect is not set, and ${table}.command names no file of the base`
      : `nothing is protected: no file of the base matches ${table}.protect (${protect.join(', ')})`;
  const remedy = `Set ${table}.protect to the evaluator, its inputs and the tests, e.g. ["bench/**"]; else an agent can change its own evaluator.`;
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

/** Keys of the config that are written by an old name, a sentence each. */
export function describeOldNames(notes: readonly string[]): Check[] {
  return notes.map((detail) => ({ id: 'config', verdict: 'warning', title: 'old name of a key', detail }));
}

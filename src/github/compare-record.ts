/**
 * What mode `compare` with `record` adds to the history of the base.
 * Invariant: no answer comes of it, and no step fails by it. A token that may not push, as that of a fork, still shows what
 * is there.
 */
import { join } from 'node:path';
import { AutorizeError, EXIT } from '../base/errors.ts';
import { entryOf, type HistoryEntry } from '../compare/history.ts';
import type { ComparisonReport } from '../compare/report.ts';
import { GitError } from '../kernel/git.ts';
import { openRemote } from '../kernel/git-remote.ts';
import type { Host } from '../kernel/host.ts';
import { readFixedFacts } from '../kernel/machine.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { type RecordedHistory, recordHistory } from '../remote/comparison-history.ts';
import { oneLine } from '../report/foreign-text.ts';
import type { StepContext } from './event.ts';
import type { ActionRequest } from './inputs.ts';
import { type Notes, print } from './notes.ts';
import { stepSecrets } from './outgoing-text.ts';

export interface HistoryRecording {
  readonly report: ComparisonReport;
  readonly request: ActionRequest;
  readonly context: StepContext;
  readonly host: Host;
  /** A folder of ours. */
  readonly folder: string;
  readonly notes: Notes;
  readonly cutOff: AbortSignal | undefined;
}

// The verdict waits for it.
const LIMIT_MS = 30_000;
const PAUSES_MS = [1000, 4000] as const;

/** Appends the base's result, where the step is asked to; the entries of what is compared, the oldest first. */
export async function recordBase(recording: HistoryRecording): Promise<readonly HistoryEntry[]> {
  const { report, request, context, host, folder, notes, cutOff } = recording;
  if (!request.compare.record) return [];
  const { token } = request.publishing;
  const { owner, repository: name, serverUrl, runId } = context;
  const missing = (why: string): readonly HistoryEntry[] => {
    notes.add(`the base is not recorded: ${why}`);
    return [];
  };
  if (report.evaluator === 'head') return missing('the evaluator of the head measured it');
  if (token === '' || owner === '' || name === '') return missing('there is no github-token');
  const remote = openRemote({
    ...{ url: `${serverUrl}/${owner}/${name}`, token, repository: findRepository(host.cwd) },
    ...{ folder: join(folder, 'history'), parentEnv: host.env, cutOff, limitMs: LIMIT_MS, pausesMs: PAUSES_MS },
  });
  const { cpu = 'unknown' } = readFixedFacts(host.env);
  const now = host.now();
  const entry = entryOf(report, { subject: subjectOf(request), machine: cpu, run: runId, now });
  try {
    const { entries, pushed } = await recordHistory({ remote, entry, search: stepSecrets(), run: runId, now });
    if (pushed.kind === 'done') print(`recorded the base ${entry.commit}, entry ${entries.length} of its history`);
    else notes.add(`the base is not recorded (${reasonOf(pushed)}). To record it, give the job "contents: write"`);
    return entries.filter(({ subject }) => subject === entry.subject);
  } catch (error) {
    if (error instanceof GitError) return missing(`the server cannot be read (${oneLine(error.message)})`);
    if (error instanceof AutorizeError && error.exitCode !== EXIT.bug) return missing(oneLine(error.message, 500));
    throw error;
  }
}

/** What is measured, in words that stay the same from job to job. */
function subjectOf({ compare: { settings }, workingDirectory }: ActionRequest): string {
  const { experiment, command, measure } = settings;
  const what = experiment ?? command ?? 'found';
  return [
    what,
    ...(measure === undefined ? [] : [measure]),
    ...(workingDirectory === '.' ? [] : [workingDirectory]),
  ].join(', ');
}

function reasonOf(pushed: Exclude<RecordedHistory['pushed'], { kind: 'done' }>): string {
  return pushed.kind === 'moved' ? 'other jobs kept recording' : pushed.why;
}

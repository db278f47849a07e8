import { resolve } from 'node:path';
import { EXIT, PreconditionError, type Problem, UsageError } from '../base/errors.ts';
import { plural, quoted } from '../base/text.ts';
import { ofPlan, ofPlanEnd } from '../notify/notification.ts';
import { renderFindings } from '../report/maintenance-text.ts';
import { renderWaitingLine } from '../report/run-view.ts';
import { runWorkLeavingStatus } from '../status/leaving-plans.ts';
import { tryRestoring } from '../workitem/finish-landing.ts';
import { hashOutput } from '../workitem/hash-output.ts';
import { buildProvenance } from '../workitem/provenance.ts';
import { replayHere } from '../workitem/replay-here.ts';
import { renderMismatch } from '../workitem/replay-run.ts';
import { rerunAgent } from '../workitem/rerun.ts';
import { executeWorkFile, type WorkOptions } from '../workitem/run.ts';
import { findReceipt, verifyWork } from '../workitem/verify.ts';
import type { WorkEvent } from '../workitem/work-event.ts';
import { createActivityLine } from './activity-line.ts';
import type { CommandCall } from './command-call.ts';
import type { FlagValues } from './flags.ts';
import { notifyUser } from './notifying.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson } from './terminal.ts';
import type { WorkCommand } from './work-flags.ts';
import { printPlan } from './work-look.ts';

interface WorkCall extends CommandCall {
  /** Problems of the command line. Only `run` gets them here: it reports them together with those of the plan. */
  readonly problems: readonly Problem[];
}

/** What works on plans; what only looks at them has a file of its own. */
type ActingWorkCommand = Exclude<WorkCommand, 'status'>;

const RUN: Readonly<Record<ActingWorkCommand, (call: WorkCall) => Promise<number>>> = {
  run: runPlan,
  verify: verifyReceipts,
  replay: replayReceipt,
  agent: runAgent,
  hash: printHash,
};

/** Runs a command on work items and returns the exit code. */
export async function runWorkCommand(name: ActingWorkCommand, call: WorkCall): Promise<number> {
  return await RUN[name](call);
}

/** Runs a plan; 0 when every item succeeded. */
async function runPlan(call: WorkCall): Promise<number> {
  const { values, words, host, terminal, problems } = call;
  const [file = ''] = words;
  const jobs = decodeJobs(values);
  const ofCommand = [...problems, ...('problem' in jobs ? [jobs.problem] : [])];
  const isQuiet = values.has('json') || values.has('markdown');
  await using notifying = notifyUser('plan', call);
  let name = file;
  using stopping = listenForSignals();
  let ended = 0;
  const rest = (): string[] => [`${plural(ended, 'item')} done`];
  using line = createActivityLine(terminal, { host, isQuiet, nameOf: (item) => item, rest });
  const options: Omit<WorkOptions, 'agents' | 'plan'> = {
    host,
    ...('problem' in jobs ? {} : jobs),
    only: (values.get('only') ?? []).flatMap((options) => options.split(',')),
    requireToolTrace: values.has('require-tool-trace'),
    inPlace: values.has('in-place'),
    signal: stopping.signal,
    onEvent: (event) => {
      if (event.kind === 'started') name = event.plan;
      if (event.kind === 'ended') ended += 1;
      notifying.take(ofPlan(name, event));
      const text = isQuiet ? undefined : lineOf(event);
      if (text !== undefined) line.above(`${text}\n`);
    },
    onActivity: line.show,
  };
  const { plan, branch, items, refusal, unable } = await runWorkLeavingStatus(options, (leaving) =>
    executeWorkFile(file, leaving, { ofCommand }),
  );
  line.stop();
  notifying.take(ofPlanEnd(plan, items));
  if (values.has('json')) printJson(terminal, { plan, branch, items });
  else await printPlan(call, { plan, branch, items });
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  if (refusal !== undefined) {
    terminal.err(`error: ${refusal.message}. ${refusal.remedy}\n`);
    return EXIT.precondition;
  }
  if (unable?.kind === 'agent' || unable?.hasNeverWorked === true) return EXIT.precondition;
  return items.every(({ status }) => status === 'success') ? EXIT.yes : EXIT.no;
}

function lineOf(event: WorkEvent): string | undefined {
  if (event.kind === 'started') {
    const notes = event.notes.map((note) => `note: ${note}\n`).join('');
    return `${notes}${event.plan}: ${plural(event.levels.length, 'level')}, from ${event.base.slice(0, 12)}`;
  }
  if (event.kind === 'waiting') return `  ${event.id} ${renderWaitingLine(event.waiting)}`;
  if (event.kind === 'note') return `note: ${event.note}`;
  return event.kind === 'begun' ? `  ${event.id} …` : undefined;
}

function decodeJobs(values: FlagValues): { readonly jobs?: number } | { readonly problem: Problem } {
  const options = values.get('jobs')?.[0];
  if (options === undefined) return {};
  if (/^[1-9]\d{0,2}$/.test(options)) return { jobs: Number(options) };
  const problem: Problem = {
    found: `--jobs ${quoted(options)}`,
    expected: 'a whole number from 1 to 999',
    remedy: 'Write e.g. --jobs 2.',
  };
  return { problem };
}

/** Checks receipts; 1 if one is not sound or its record is missing, 3 if there is none. Prints a sound one as a statement. */
async function verifyReceipts({ words: [receipt], values, host, terminal }: CommandCall): Promise<number> {
  const format = values.get('export')?.[0];
  if (format !== undefined && (format !== 'in-toto' || receipt === undefined)) {
    const found = receipt === undefined ? '--export without a receipt' : `--export ${quoted(format)}`;
    throw new UsageError([
      { found, expected: 'autorize work verify RECEIPT --export in-toto', remedy: 'Name the receipt, and in-toto.' },
    ]);
  }
  const verified = await verifyWork({ receipt }, host);
  const { findings, isSound, receipts } = verified;
  if (findings.length === 0) {
    throw new PreconditionError({
      message: 'there is nothing to verify: no work item has run here, and no branch autorize-work/… holds one',
      remedy: 'Change to the repository that it ran in, then run: autorize work verify',
    });
  }
  const [first] = receipts;
  if (format !== undefined && first !== undefined && first.status !== 'success') {
    throw new PreconditionError({
      message: `the run ${first.id} ended as ${first.status}, so there is no result to export`,
      remedy: 'Name the receipt of a successful run. See: autorize work status',
    });
  }
  if (format !== undefined && isSound && first !== undefined) printJson(terminal, buildProvenance(first));
  else if (values.has('json')) {
    // `is_sound` is the name of earlier versions.
    printJson(terminal, { findings, isSound, is_sound: isSound });
  } else (format === undefined ? terminal.out : terminal.err)(renderFindings('work items', verified));
  return isSound ? EXIT.yes : EXIT.no;
}

/** Repeats a run. Programs in the store are not executed. */
async function replayReceipt({ words: [named = ''], values, host, terminal }: CommandCall): Promise<number> {
  const { receipt, paths } = findReceipt(named, host);
  const checkoutOpen = await tryRestoring(paths, host);
  if (checkoutOpen !== undefined) terminal.err(`NOTE: ${checkoutOpen}\n`);
  using stopping = listenForSignals();
  const verdict = await replayHere(
    {
      ...{ receipt, paths, signal: stopping.signal, warn: terminal.err },
      repository: resolve(host.cwd, values.get('repo')?.[0] ?? paths.repository.folder),
      ...{ recorded: values.has('recorded'), unsandboxed: values.has('unsandboxed') },
    },
    host,
  );
  if (verdict.kind === 'same') terminal.out('✅ Replay successful: hash verified\n');
  else terminal.err(renderMismatch(verdict));
  return stopping.exitCode ?? (verdict.kind === 'same' ? EXIT.yes : EXIT.no);
}

/** Runs the agent of an item on the work tree here. */
async function runAgent({ values, host }: CommandCall): Promise<number> {
  const [agent, item] = [values.get('agent')?.[0], values.get('work-item')?.[0]];
  if (agent === undefined || item === undefined) {
    const found = agent === undefined ? 'no --agent' : 'no --work-item';
    throw new UsageError([{ found, expected: '--agent=N --work-item=ID', remedy: 'Name both.' }]);
  }
  using stopping = listenForSignals();
  const [file, receipt] = [values.get('file')?.[0], values.get('receipt')?.[0]];
  await rerunAgent({ agent, item, file, receipt, signal: stopping.signal }, host);
  return stopping.exitCode ?? EXIT.yes;
}

/** Prints a state hash. */
async function printHash({ values, host, terminal }: CommandCall): Promise<number> {
  const hash = await hashOutput({ tree: values.get('tree')?.[0], commit: values.get('commit')?.[0] }, host);
  terminal.out(`${hash}\n`);
  return EXIT.yes;
}

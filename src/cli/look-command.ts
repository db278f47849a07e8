import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EXIT, PreconditionError } from '../base/errors.ts';
import { runDoctor } from '../experiment/doctor/doctor.ts';
import {
  type ExperimentPlace,
  iterationFolder,
  listIterationFolders,
  placeOf,
  readIterationFile,
} from '../experiment/ledger/store.ts';
import { type Look, lookAt, lookAtBranch } from '../experiment/maintenance/look.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import { renderDoctorText } from '../report/doctor-text.ts';
import { renderExperimentHtml } from '../report/experiment-html.ts';
import { renderExperimentMarkdown, renderList } from '../report/experiment-markdown.ts';
import { renderStatus } from '../report/experiment-text.ts';
import { buildExperimentView, type ExperimentView } from '../report/experiment-view.ts';
import { renderIteration } from '../report/iteration-markdown.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson, type Terminal } from './terminal.ts';

interface Seen {
  readonly place: ExperimentPlace;
  readonly look: Look;
  readonly view: ExperimentView;
}

function see({ words: [name = ''], host }: CommandCall): Seen {
  const place = placeOf(name, host);
  const look = lookAt(place, host);
  return { place, look, view: buildExperimentView({ ...look, now: host.now() }) };
}

/** Problems are told beside what can be shown; the exit code says that there are some. */
function exitOf({ look }: Seen, terminal: Terminal): number {
  for (const problem of look.problems) terminal.err(`error: ${problem}\n`);
  return look.problems.length > 0 ? EXIT.usage : EXIT.yes;
}

/** Where an experiment is, in a screen. */
export function runStatusCommand(call: CommandCall): number {
  const { host, terminal } = call;
  const seen = see(call);
  const { place, look } = seen;
  const branch = lookAtBranch(place, look);
  if (call.values.has('json')) {
    const problems = [...look.problems, ...(branch === undefined ? [] : [`${branch.message}. ${branch.remedy}`])];
    printJson(terminal, { ...look.state, is_running: look.isRunning, problems, notices: look.notices });
  } else terminal.out(renderStatus(buildExperimentView({ ...look, branchProblem: branch?.message, now: host.now() })));
  if (branch !== undefined) terminal.err(`error: ${branch.message}. ${branch.remedy}\n`);
  const code = exitOf(seen, terminal);
  return branch === undefined || code !== EXIT.yes ? code : EXIT.precondition;
}

/** Every iteration, oldest first. */
export function runListCommand(call: CommandCall): number {
  const seen = see(call);
  if (call.values.has('json')) printJson(call.terminal, seen.look.records);
  else call.terminal.out(renderList(seen.view));
  return exitOf(seen, call.terminal);
}

/** One iteration whole. */
export function runShowCommand(call: CommandCall): number {
  const { words, values, terminal } = call;
  const seen = see(call);
  const { place, look } = seen;
  const iter = Number(words[1]);
  const record = look.records.findLast((each) => each.iter === iter);
  if (record === undefined) throw noIteration(seen, iter);
  const read = (name: string): string | undefined => readIterationFile(place, iter, name);
  const evidence = parseEvidence(read('evidence.json'));
  const [prompt, diff] = [read('prompt.md'), read('changes.diff')];
  if (values.has('json')) printJson(terminal, { record, prompt, diff, evidence, logs: readLogs(place, iter) });
  else terminal.out(renderIteration({ record, prompt, diff, evidence, logs: readLogs(place, iter) }));
  return exitOf(seen, terminal);
}

function noIteration({ place, look }: Seen, iter: number): PreconditionError {
  const isInFlight = listIterationFolders(place).includes(iter);
  const numbers = look.records.map((each) => each.iter);
  const known = numbers.length === 0 ? 'none' : `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
  return new PreconditionError({
    message: isInFlight
      ? `iteration ${iter} of "${place.name}" has no record yet: it is in flight, or a run was broken off`
      : `"${place.name}" has no iteration ${iter}; it has ${known}`,
    remedy: `See: autorize list ${place.name}`,
  });
}

const LOGS = /^(.*)\.(stdout|stderr)$/;
const MAX_LOG_CHARS = 200_000;

function readLogs(place: ExperimentPlace, iter: number) {
  const folder = iterationFolder(place, iter);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => LOGS.test(name)) : [];
  return names.sort().flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return text === '' ? [] : [{ name, text: text.slice(0, MAX_LOG_CHARS), truncated: text.length > MAX_LOG_CHARS }];
  });
}

function parseEvidence(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Half written by a run that was killed: shown as the text that it is.
    return text;
  }
}

/** Everything that `run` needs, and how far the evaluator can be trusted; 1 when something has to be repaired first. */
export async function runDoctorCommand({ words: [name = ''], values, host, terminal }: CommandCall): Promise<number> {
  using stopping = listenForSignals();
  const isJson = values.has('json');
  const onProgress = (what: string): void => {
    if (terminal.columns !== undefined && !isJson) terminal.err(`${what} …\n`);
  };
  const diagnosis = await runDoctor({ name, signal: stopping.signal, onProgress }, host);
  if (isJson) printJson(terminal, diagnosis);
  else terminal.out(renderDoctorText(diagnosis));
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  return diagnosis.checks.some(({ verdict }) => verdict === 'problem') ? EXIT.no : EXIT.yes;
}

/** Writes the page and the summary. */
export function runReportCommand(call: CommandCall): number {
  const { values, host, terminal } = call;
  const seen = see(call);
  const { place, look, view } = seen;
  const output = values.get('output')?.[0];
  const folder = output === undefined ? place.folder : resolve(host.cwd, output);
  mkdirSync(folder, { recursive: true });
  const diffs = new Map(
    look.records.flatMap(({ iter }) => {
      const diff = readIterationFile(place, iter, 'changes.diff');
      return diff === undefined || diff === '' ? [] : [[iter, diff] as const];
    }),
  );
  const files = {
    'report.html': renderExperimentHtml({ view, diffs }),
    'report.md': renderExperimentMarkdown(view),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileAtomic(join(folder, name), [text]);
    terminal.out(`${terminal.shorten(join(folder, name))}\n`);
  }
  return exitOf(seen, terminal);
}

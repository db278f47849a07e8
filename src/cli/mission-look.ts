import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EXIT, PreconditionError, type Problem, UsageError } from '../base/errors.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import { cleanMission } from '../mission/clean.ts';
import { type MissionStatus, readEntryFiles, readMissionStatus } from '../mission/look.ts';
import { type MissionPaths, pathsOf } from '../mission/store.ts';
import { verifyMission } from '../mission/verify.ts';
import { type EntryFiles, renderEntry } from '../report/attempt-markdown.ts';
import { renderCleanedEnvironments, renderFindings } from '../report/maintenance-text.ts';
import { viewMission } from '../report/mission-view.ts';
import { readDiffs } from '../report/run-diffs.ts';
import { renderHtml } from '../report/run-html.ts';
import { renderList, renderMarkdown } from '../report/run-markdown.ts';
import { readAttestationFlags } from './attestation-flags.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson, type Terminal } from './terminal.ts';

interface Seen {
  readonly paths: MissionPaths;
  readonly look: MissionStatus;
}

function see({ words: [runId = ''], host }: CommandCall): Seen {
  const paths = pathsOf(runId, host);
  return { paths, look: readMissionStatus(paths) };
}

/** Prints problems next to what is readable, and turns them into the exit code. */
function exitOf({ look }: Seen, terminal: Terminal): number {
  for (const problem of look.problems) terminal.err(`error: ${problem}\n`);
  return look.problems.length > 0 ? EXIT.usage : EXIT.yes;
}

function list(call: CommandCall): number {
  const seen = see(call);
  if (call.values.has('json')) printJson(call.terminal, seen.look.state.entries);
  else call.terminal.out(renderList(viewMission(seen.look)));
  return exitOf(seen, call.terminal);
}

function show(call: CommandCall): number {
  const { words, values, terminal } = call;
  const seen = see(call);
  const page = readEntry(seen, Number(words[1]));
  if (values.has('json')) printJson(terminal, page);
  else terminal.out(renderEntry(page));
  return exitOf(seen, terminal);
}

/** Everything about one entry. Throws where there is none of that number. */
export function readEntry({ paths, look }: Seen, iteration: number): EntryFiles {
  const entry = look.state.entries.find((each) => each.iteration === iteration);
  if (entry === undefined) {
    const known = look.state.entries.map((each) => each.iteration);
    throw new PreconditionError({
      message: `"${paths.runId}" has no entry ${iteration}; it has ${known.length === 0 ? 'none' : `0 to ${Math.max(...known)}`}`,
      remedy: `See: autorize list ${paths.runId}`,
    });
  }
  return { entry, ...readEntryFiles(paths, entry) };
}

async function verify({ words: [runId = '', iter], values, host, terminal }: CommandCall): Promise<number> {
  const paths = pathsOf(runId, host);
  const isRescored = values.has('rescore');
  requireVerifiable(paths, { iter, isRescored });
  const checkSigned = readAttestationFlags(values, host);
  using stopping = listenForSignals();
  const request = { name: runId, rescore: isRescored, checkSigned, signal: stopping.signal };
  const verified = await verifyMission(request, host);
  if (values.has('json')) printJson(terminal, verified);
  else terminal.out(renderFindings(runId, verified));
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  return verified.isSound ? EXIT.yes : EXIT.no;
}

function requireVerifiable(
  paths: MissionPaths,
  { iter, isRescored }: { readonly iter: string | undefined; readonly isRescored: boolean },
): void {
  const problems: Problem[] = [];
  const remedy = `Run: autorize verify ${paths.runId}`;
  if (iter !== undefined) {
    const expected = 'only the id of a mission run: single evaluations of missions are not repeated';
    problems.push({ found: `iteration ${JSON.stringify(iter)}`, expected, remedy });
  }
  const { decision } = isRescored ? readMissionStatus(paths).state.launch.contract.evaluator : { decision: 'none' };
  if (decision === undefined) {
    const expected = 'a mission with evaluator.decision: `keep_policy` alone claims no improvement';
    problems.push({ found: '--rescore', expected, remedy });
  }
  if (problems.length > 0) throw new UsageError(problems);
}

function report(call: CommandCall): number {
  const { values, host, terminal } = call;
  const seen = see(call);
  const { paths, look } = seen;
  const output = values.get('output')?.[0];
  const folder = output === undefined ? paths.folder : resolve(host.cwd, output);
  mkdirSync(folder, { recursive: true });
  const diffs = readDiffs({ read: (id) => readEntryFiles(paths, { iteration: Number(id) }).diff });
  const view = viewMission(look);
  const files = { 'report.html': renderHtml({ view, diffs }), 'report.md': renderMarkdown(view) };
  for (const [name, text] of Object.entries(files)) {
    writeFileAtomic(join(folder, name), [text]);
    terminal.out(`${terminal.shorten(join(folder, name))}\n`);
  }
  return exitOf(seen, terminal);
}

async function clean({ words: [runId = ''], host, terminal }: CommandCall): Promise<number> {
  const { removed, environmentBytes, left } = await cleanMission(runId, host);
  const shown = removed.map((path) => terminal.shorten(path)).join(', ');
  terminal.out(removed.length === 0 ? 'nothing to remove\n' : `removed ${shown}\n`);
  terminal.out(renderCleanedEnvironments(environmentBytes));
  for (const note of left) terminal.out(`${note}\n`);
  return EXIT.yes;
}

/** The commands that take the id of a mission run as well as the name of an experiment. */
export const MISSION_COMMANDS = { list, show, verify, report, clean } as const satisfies Readonly<
  Record<string, (call: CommandCall) => Promise<number> | number>
>;

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EXIT, PreconditionError, type Problem, UsageError } from '../base/errors.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import { cleanMission } from '../mission/clean.ts';
import { lookAtMission, type MissionLook, readEntryFiles } from '../mission/look.ts';
import { buildManifest } from '../mission/manifest.ts';
import { type MissionPlace, placeOf, RESULTS } from '../mission/store.ts';
import { verifyMission } from '../mission/verify.ts';
import { renderFindings } from '../report/maintenance-text.ts';
import { renderMissionHtml } from '../report/mission-html.ts';
import { renderEntry, renderMissionList, renderMissionMarkdown } from '../report/mission-markdown.ts';
import { isImprovementConfirmed, renderMissionStatus } from '../report/mission-text.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson, type Terminal } from './terminal.ts';

interface Seen {
  readonly place: MissionPlace;
  readonly look: MissionLook;
}

function see({ words: [runId = ''], host }: CommandCall): Seen {
  const place = placeOf(runId, host);
  return { place, look: lookAtMission(place) };
}

/** Problems are told beside what can be shown; the exit code says that there are some. */
function exitOf({ look }: Seen, terminal: Terminal): number {
  for (const problem of look.problems) terminal.err(`error: ${problem}\n`);
  return look.problems.length > 0 ? EXIT.usage : EXIT.yes;
}

function status(call: CommandCall): number {
  const seen = see(call);
  const { place, look } = seen;
  if (call.values.has('json')) {
    const results_file = join(look.state.launch.worktree_path, RESULTS);
    const manifest = buildManifest(look.state, { ...place.files, results_file });
    const { claim } = look.state;
    const improvement =
      claim === undefined
        ? {}
        : { [isImprovementConfirmed(look.state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
    printJson(call.terminal, { ...manifest, ...improvement, is_running: look.isRunning, problems: look.problems });
  } else call.terminal.out(renderMissionStatus(look));
  return exitOf(seen, call.terminal);
}

function list(call: CommandCall): number {
  const seen = see(call);
  if (call.values.has('json')) printJson(call.terminal, seen.look.state.entries);
  else call.terminal.out(renderMissionList(seen.look.state));
  return exitOf(seen, call.terminal);
}

function show(call: CommandCall): number {
  const { words, values, terminal } = call;
  const seen = see(call);
  const { place, look } = seen;
  const iteration = Number(words[1]);
  const entry = look.state.entries.find((each) => each.iteration === iteration);
  if (entry === undefined) {
    const known = look.state.entries.map((each) => each.iteration);
    throw new PreconditionError({
      message: `"${place.runId}" has no entry ${iteration}; it has ${known.length === 0 ? 'none' : `0 to ${Math.max(...known)}`}`,
      remedy: `See: autorize list ${place.runId}`,
    });
  }
  const page = { entry, ...readEntryFiles(place, entry) };
  if (values.has('json')) printJson(terminal, page);
  else terminal.out(renderEntry(page));
  return exitOf(seen, terminal);
}

async function verify({ words: [runId = '', iter], values, host, terminal }: CommandCall): Promise<number> {
  const place = placeOf(runId, host);
  const isRescored = values.has('rescore');
  requireVerifiable(place, { iter, isRescored });
  using stopping = listenForSignals();
  const verified = await verifyMission(place, isRescored ? { rescore: { host, signal: stopping.signal } } : {});
  if (values.has('json')) printJson(terminal, verified);
  else terminal.out(renderFindings(runId, verified));
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  return verified.isSound ? EXIT.yes : EXIT.no;
}

function requireVerifiable(
  place: MissionPlace,
  { iter, isRescored }: { readonly iter: string | undefined; readonly isRescored: boolean },
): void {
  const problems: Problem[] = [];
  const remedy = `Run: autorize verify ${place.runId}`;
  if (iter !== undefined) {
    const expected = 'the id of a mission run alone: single evaluations of missions are not run again';
    problems.push({ found: `the iteration ${JSON.stringify(iter)}`, expected, remedy });
  }
  const { decision } = isRescored ? lookAtMission(place).state.launch.contract.evaluator : { decision: 'none' };
  if (decision === undefined) {
    const expected = 'it only for a mission with evaluator.decision: by the keep policy no improvement is claimed';
    problems.push({ found: '--rescore', expected, remedy });
  }
  if (problems.length > 0) throw new UsageError(problems);
}

function report(call: CommandCall): number {
  const { values, host, terminal } = call;
  const seen = see(call);
  const { place, look } = seen;
  const output = values.get('output')?.[0];
  const folder = output === undefined ? place.folder : resolve(host.cwd, output);
  mkdirSync(folder, { recursive: true });
  const diffs = new Map(
    look.state.entries.flatMap((entry) => {
      const { diff } = readEntryFiles(place, entry);
      return diff === undefined ? [] : [[entry.iteration, diff] as const];
    }),
  );
  const files = { 'report.html': renderMissionHtml({ look, diffs }), 'report.md': renderMissionMarkdown(look) };
  for (const [name, text] of Object.entries(files)) {
    writeFileAtomic(join(folder, name), [text]);
    terminal.out(`${terminal.shorten(join(folder, name))}\n`);
  }
  return exitOf(seen, terminal);
}

async function clean({ words: [runId = ''], host, terminal }: CommandCall): Promise<number> {
  const { removed, left } = await cleanMission(runId, host);
  const shown = removed.map((path) => terminal.shorten(path)).join(', ');
  terminal.out(removed.length === 0 ? 'nothing to remove\n' : `removed ${shown}\n`);
  for (const note of left) terminal.out(`${note}\n`);
  return EXIT.yes;
}

/** The commands that take the id of a mission run as well as the name of an experiment. */
export const MISSION_COMMANDS = { status, list, show, verify, report, clean } as const satisfies Readonly<
  Record<string, (call: CommandCall) => Promise<number> | number>
>;

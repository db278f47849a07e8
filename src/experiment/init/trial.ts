/**
 * Trying what may work: each command on HEAD, in the sandbox of this machine, as a run would run it.
 * Invariant: it runs in a private area of this process that is gone afterwards; of the user's repository nothing is
 * written. Each command ends within its limit.
 */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { decodePath } from '../../base/byte-path.ts';
import { renderDuration } from '../../base/duration.ts';
import { detectBenchmarkFormat, readBenchmarkScore } from '../../engine/benchmarks/benchmark-score.ts';
import { wholeFolders } from '../../engine/boundaries/planted-files.ts';
import { readProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import { failureLines } from '../../engine/evaluation/failure-line.ts';
import type { PrivateArea } from '../../engine/workspace/private-area.ts';
import { gitLine } from '../../kernel/git.ts';
import { listFiles } from '../../kernel/git-store.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import { type ExperimentConfig, experimentConfigSchema } from '../../settings/experiment-config.ts';
import { type Measured, measureCommand } from '../scoring/measured-command.ts';
import { type Evaluating, parseScore, scoreTree } from '../scoring/objective.ts';
import { ranNothing, withoutFailed, withRepository } from './test-outcome.ts';
import type { Attempt, Outcome, Parse, Role, ScoreOutcome, Tester } from './tester.ts';

/** What is reported while commands are tried. */
export type TrialEvent =
  | {
      readonly kind: 'begun';
      readonly role: Role;
      readonly command: string;
      /** How long it may take. */
      readonly limitMs: number;
    }
  /** It runs again: scores of one commit show how much they differ. */
  | { readonly kind: 'repeated'; readonly run: number; readonly of: number }
  | {
      readonly kind: 'ended';
      readonly role: Role;
      readonly command: string;
      /** Undefined where it did not run: what it makes was there already. */
      readonly ms: number | undefined;
      /** Why it failed, and the end of what it printed; undefined where it worked. */
      readonly failure: { readonly reason: string; readonly lines: readonly string[] } | undefined;
    };

export interface TrialRequest {
  readonly privateArea: PrivateArea;
  /** Globs of the evaluator, for the commands that are run. */
  readonly protect: (commands: readonly string[]) => readonly string[];
  /** Folders that commands write in, see `Protection`. Grows, and `protect` heeds it. Default: none are. */
  readonly written?: Set<string>;
  /** Of each command; undefined: the usual limits. */
  readonly limitMs: number | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onEvent: (event: TrialEvent) => void;
}

/**
 * How long each command may take. A score that takes longer allows few iterations in a night, and there may be many
 * benchmarks. What cannot be left out must not fail on a slow machine; Ctrl-C ends what takes too long for a person.
 */
const LIMITS_MS: Readonly<Record<Role, number>> = {
  setup: 1_800_000,
  build: 1_800_000,
  guard: 600_000,
  objective: 120_000,
};
// As many as show a spread.
const SCORES = 3;
const MAX_LINES = 5;
const TAIL_BYTES = 4000;

/** Tests commands by running them. */
export function openTester({
  privateArea,
  protect,
  written = new Set(),
  limitMs,
  signal,
  onEvent,
}: TrialRequest): Tester {
  const logs = join(privateArea.folder, 'trials');
  let count = 0;

  const evaluate = async (attempt: Attempt, parse: Parse): Promise<Evaluating & { readonly tree: string }> => {
    const { store } = privateArea;
    const commands = [attempt.command, ...(attempt.build === undefined ? [] : [attempt.build.command])];
    const globs = protect(commands);
    const protectedFiles = await readProtectedFiles(store, { commit: store.base, globs, commands });
    const tree = await gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
    return { privateArea, config: configOf(attempt, { parse, limitMs, protect: globs }), protectedFiles, signal, tree };
  };

  const run = async (attempt: Attempt): Promise<Measured & { readonly tookMs: number }> => {
    const { role } = attempt;
    const shown = shownCommand(attempt);
    onEvent({ kind: 'begun', role, command: shown, limitMs: limitMs ?? LIMITS_MS[role] });
    const begun = performance.now();
    count += 1;
    const evaluating = await evaluate(attempt, { kind: 'float' });
    const { tree } = evaluating;
    const measured = await measureCommand(evaluating, { command: attempt.command, name: `trial-${count}`, tree, logs });
    const tookMs = performance.now() - begun;
    if (measured.kind === 'failed')
      onEvent({
        kind: 'ended',
        role,
        command: shown,
        ms: tookMs,
        failure: { reason: reasonOf(measured), lines: lastLines(measured.log) },
      });
    return { ...measured, tookMs };
  };

  /** Notes the folder of its own in which a command made a file with the name of a test, as compilers do. */
  const noteMade = async (reason: string): Promise<boolean> => {
    const [, path] = NEW_TEST.exec(reason) ?? [];
    if (path === undefined) return false;
    const tracked = await listFiles(privateArea.store, privateArea.store.base);
    const folder = newFolderOf(
      path,
      tracked.map((file) => decodePath(file.path)),
    );
    if (folder === undefined || written.has(folder)) return false;
    written.add(folder);
    return true;
  };

  const attempt = async (asked: Attempt): Promise<Outcome> => {
    const measured = await run(asked);
    if (measured.kind === 'aborted') return { kind: 'failed', reason: 'cancelled' };
    if (measured.kind === 'failed') {
      const folders = wholeFolders(protect([asked.command])).filter((folder) => !written.has(folder));
      const closed = findClosed(outputOf(measured.log), folders);
      for (const folder of closed) written.add(folder);
      const isOpened = closed.length > 0 || (await noteMade(measured.reason));
      if (isOpened && asked.role === 'guard') return attempt(asked);
      const output = outputOf(measured.log);
      const amended =
        withRepository(triedCommand(asked), output) ??
        (asked.role === 'guard' ? withoutFailed(asked.command, output) : undefined);
      return { kind: 'failed', reason: reasonOf(measured), amended };
    }
    if (asked.role === 'guard' && ranNothing(`${measured.output}\n${measured.errors}`)) {
      const failure = { reason: 'it ran no test', lines: [] };
      onEvent({ kind: 'ended', role: asked.role, command: shownCommand(asked), ms: measured.ms, failure });
      return { kind: 'failed', reason: failure.reason };
    }
    const ms = { setup: measured.setupMs, build: measured.buildMs, guard: measured.ms, objective: measured.ms }[
      asked.role
    ];
    onEvent({ kind: 'ended', role: asked.role, command: shownCommand(asked), ms, failure: undefined });
    return { kind: 'worked', ms, wasThere: ms === undefined };
  };

  const score = async (asked: Attempt): Promise<ScoreOutcome> => {
    const { role } = asked;
    const command = shownCommand(asked);
    const measured = await run(asked);
    if (measured.kind === 'aborted') return { kind: 'failed', reason: 'cancelled' };
    if (measured.kind === 'failed')
      return (await noteMade(measured.reason)) ? score(asked) : { kind: 'failed', reason: reasonOf(measured) };
    const read = await readScore(measured.output, signal);
    const refuse = (reason: string): ScoreOutcome => {
      onEvent({
        kind: 'ended',
        role,
        command,
        ms: measured.ms,
        failure: { reason, lines: measured.output.trimEnd().split('\n').slice(-MAX_LINES) },
      });
      return { kind: 'failed', reason };
    };
    if (read === undefined) return refuse('it ran, but printed no score that is known');
    if ('reason' in read) return refuse(`it ran, but its output is not a score: ${read.reason}`);
    const scores = [read.score];
    const evaluating = await evaluate(asked, read.parse);
    while (scores.length < SCORES) {
      count += 1;
      onEvent({ kind: 'repeated', run: scores.length + 1, of: SCORES });
      const request = {
        ...evaluating,
        workspace: 1,
        logs,
        prefix: `trial-${count}-`,
        purpose: { kind: 'score' },
      } as const;
      const scored = await scoreTree(privateArea, request);
      if (scored.kind === 'aborted') return { kind: 'failed', reason: 'cancelled' };
      if (scored.kind !== 'scored') return refuse(`it printed a score, but not each time: ${scored.reason}`);
      scores.push(scored.score);
    }
    onEvent({ kind: 'ended', role, command, ms: measured.ms, failure: undefined });
    return { kind: 'scored', ms: measured.ms, scores, output: measured.output, parse: read.parse };
  };

  return { isCancelled: () => signal?.aborted === true, attempt, score };
}

/** The command that is on trial; a preparation is tried with a command that does nothing after it. */
function triedCommand({ role, command, setup, build }: Attempt): string {
  return { setup: setup ?? '', build: build?.command ?? '', guard: command, objective: command }[role];
}

function shownCommand(attempt: Attempt): string {
  return (attempt.role === 'objective' ? attempt.title : undefined) ?? triedCommand(attempt);
}

/** Why a command failed, of which a person reads no name of a step. */
function reasonOf({ reason, isTimedOut }: Extract<Measured, { kind: 'failed' }>): string {
  const text = reason.replace(/^(?:command|judge-setup|build) /, 'it ');
  return isTimedOut ? `${text}, the limit of a trial; raise it with --measure-limit` : text;
}

/** The last lines of the stream that says why its command failed. */
function lastLines(log: string | undefined): string[] {
  if (log === undefined) return [];
  const other = log.endsWith('.stderr') ? log.replace(/stderr$/, 'stdout') : log.replace(/stdout$/, 'stderr');
  const texts = [log, other].map((path) => stripVTControlCharacters(readFilePart(path, 'end', TAIL_BYTES)?.text ?? ''));
  return failureLines(...texts).slice(-MAX_LINES);
}

const NEW_TEST = /the new file "([^"\\]+)" must not be there: it matches what is protected/;

/** The outermost folder around a new file that holds no file of the repository. */
function newFolderOf(path: string, tracked: readonly string[]): string | undefined {
  const parts = path.split('/').slice(0, -1);
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return folders.find((folder) => tracked.every((file) => !file.startsWith(`${folder}/`)));
}

/** The folders that a command wanted to write in, and could not. */
function findClosed(output: string, folders: readonly string[]): string[] {
  const refused = output.split('\n').filter((line) => /EROFS|Read-only file system/i.test(line));
  return folders.filter((folder) => refused.some((line) => line.includes(`${folder}/`)));
}

/** What a command printed last, on both streams. */
function outputOf(log: string | undefined): string {
  if (log === undefined) return '';
  const streams = ['stdout', 'stderr'].map((stream) => log.replace(/(?:stdout|stderr)$/, stream));
  return streams
    .map((path) => stripVTControlCharacters(readFilePart(path, 'end', MAX_OUTPUT_BYTES)?.text ?? ''))
    .join('\n');
}

const MAX_OUTPUT_BYTES = 1 << 20;

interface ReadScore {
  readonly parse: Parse;
  readonly score: number;
}

/** How an output is read as a score; or why one of a known format is none. */
async function readScore(
  output: string,
  signal: AbortSignal | undefined,
): Promise<ReadScore | { readonly reason: string } | undefined> {
  const parsed = await parseScore({ kind: 'float' }, { output, nonce: '', signal });
  if ('score' in parsed) return { parse: { kind: 'float' }, score: parsed.score };
  const kind = detectBenchmarkFormat(output);
  // Any word after a number would be read as a size.
  if (kind === undefined || kind === 'sizes') return undefined;
  const read = readBenchmarkScore(output, { kind });
  return 'score' in read ? { parse: { kind }, score: read.score } : read;
}

/** The environment of a config that says nothing about it. */
export function usualEnvironment(): ExperimentConfig['environment'] {
  const nothing: Attempt = { role: 'setup', setup: undefined, inputs: [], build: undefined, command: 'true' };
  return configOf(nothing, { parse: { kind: 'float' }, limitMs: undefined, protect: [] }).environment;
}

/** A config that prepares a tree and runs one command on it. */
function configOf(
  { role, setup = '', inputs, build, command }: Attempt,
  {
    parse,
    limitMs,
    protect,
  }: Pick<TrialRequest, 'limitMs'> & { readonly parse: Parse; readonly protect: readonly string[] },
): ExperimentConfig {
  const limitOf = (limited: Role): string => renderDuration(limitMs ?? LIMITS_MS[limited]);
  return experimentConfigSchema.parse({
    experiment: { name: 'init' },
    objective: { command, direction: 'min', parse, timeout: limitOf(role), protect },
    setup: { command: setup, timeout: limitOf('setup'), inputs: setup === '' ? [] : inputs },
    build: build === undefined ? {} : { command: build.command, cache: build.cache, timeout: limitOf('build') },
    schedule: { total_budget: '1h' },
    agent: { command: 'true {prompt_file}' },
  });
}

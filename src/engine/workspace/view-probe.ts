/**
 * What a command of an evaluation finds of the machine, found out by a command: programs, places, and files with keys.
 * Invariant: it runs in the view that the commands of an evaluation have, in an empty folder of its own; of a file with
 * keys no more than one byte is read, and none of it leaves the command.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoteForShell } from '../../base/shell-quote.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import { runCommand } from './command.ts';
import type { PrivateArea } from './private-area.ts';

export interface ProbeRequest {
  /** Names that are looked for on the PATH of the command. */
  readonly programs: readonly string[];
  /** Absolute. */
  readonly places: readonly string[];
  /** Files and folders that hold keys; absolute. */
  readonly keys: readonly string[];
  readonly signal: AbortSignal | undefined;
}

export interface ProbedView {
  readonly missingPrograms: readonly string[];
  readonly missingPlaces: readonly string[];
  /** Keys that the command can read. */
  readonly readKeys: readonly string[];
}

const BUDGET_MS = 60_000;

/** Looks; undefined where the command could not be run. */
export async function probeView(privateArea: PrivateArea, request: ProbeRequest): Promise<ProbedView | undefined> {
  const { programs, places, keys, signal } = request;
  const folder = join(privateArea.folder, 'view-probe');
  await discardTree(folder);
  const [workDir, stdoutPath] = [join(folder, 'work'), join(folder, 'stdout')];
  mkdirSync(workDir, { recursive: true });
  try {
    const result = await runCommand(privateArea, {
      ...{ command: scriptOf(request), kind: 'guards', workDir, place: 'evaluation', variables: {}, signal },
      ...{ stdoutPath, stderrPath: join(folder, 'stderr'), budgetMs: BUDGET_MS, network: 'off' },
    });
    if (result.kind !== 'ended' || result.exitCode !== 0) return undefined;
    const lines = new Set(readFileSync(stdoutPath, 'utf8').split('\n'));
    const marked = (mark: string, names: readonly string[]) => names.filter((_, at) => lines.has(`${mark}${at}`));
    return {
      missingPrograms: marked('program ', programs),
      missingPlaces: marked('place ', places),
      readKeys: marked('key ', keys),
    };
  } finally {
    await discardTree(folder);
  }
}

function scriptOf({ programs, places, keys }: ProbeRequest): string {
  return [
    'program() { command -v -- "$2" >/dev/null 2>&1 || echo "program $1"; }',
    'place() { test -r "$2" || echo "place $1"; }',
    'byte() { dd if="$1" bs=1 count=1 2>/dev/null | wc -c; }',
    // A folder with keys counts by its files; one that is hidden is empty, or not there.
    'key() { if test -d "$2"; then set -- "$1" "$(find "$2" -type f -size +0 -readable 2>/dev/null | head -n 1)"; fi',
    '  if test -n "$2" && test "$(byte "$2")" -gt 0; then echo "key $1"; fi; }',
    ...programs.map((name, at) => `program ${at} ${quoteForShell(name)}`),
    ...places.map((path, at) => `place ${at} ${quoteForShell(path)}`),
    ...keys.map((path, at) => `key ${at} ${quoteForShell(path)}`),
    'true',
  ].join('\n');
}

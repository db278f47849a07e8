/**
 * The files that judge a mission: by `evaluator.protect`, or those that its commands name, and the mission's own two.
 * Invariant: they are those of the baseline, for every evaluation; each is reported with the reason why it is among them.
 */

import { literalGlob } from '../base/literal-glob.ts';
import { quoted } from '../base/text.ts';
import type { DecidedCommand } from '../engine/boundaries/deciding-files.ts';
import { type ProtectedFiles, readProtectedFiles } from '../engine/boundaries/protected-files.ts';
import { findDefaultGlobs } from '../engine/evaluation/default-protection.ts';
import type { GitStore } from '../kernel/git-store.ts';
import type { Launch } from './ledger.ts';

export interface Protection {
  readonly files: ProtectedFiles;
  /** Each glob with the reason why it is protected. */
  readonly reasons: readonly { readonly glob: string; readonly why: string }[];
  /** What the user may not have meant, in sentences. */
  readonly notes: readonly string[];
}

/** What of a launch says which files are protected. */
export type ProtectedLaunch = Pick<
  Launch,
  'baseline_commit' | 'mission_file' | 'sandbox_file' | 'mission' | 'contract'
>;

/** Finds what is protected, and why. */
export async function findProtection(store: Pick<GitStore, 'git'>, launch: ProtectedLaunch): Promise<Protection> {
  const commit = launch.baseline_commit;
  const own = [launch.mission_file, launch.sandbox_file].map((path) => ({
    glob: literalGlob(path),
    why: 'the mission itself',
  }));
  const { protect } = launch.contract.evaluator;
  const named = await findNamed(store, launch);
  const supplied = protect?.map((glob) => ({ glob, why: 'evaluator.protect' })) ?? named;
  const reasons = [...supplied, ...own];
  const { evaluator, guards, boundaries } = launch.contract;
  const openings = {
    writable: evaluator.writable ?? [],
    writableKey: 'evaluator.writable',
    permit: boundaries.permit,
  };
  const globs = reasons.map(({ glob }) => glob);
  const commands = [evaluator.command, ...guards.map(({ command }) => command)];
  const files = await readProtectedFiles(store, { commit, globs, openings, commands });
  return {
    files,
    reasons,
    notes: protect === undefined ? targetNotes(launch, named) : await idleNotes(store, launch, protect),
  };
}

async function findNamed(
  store: Pick<GitStore, 'git'>,
  { baseline_commit: commit, contract }: ProtectedLaunch,
): Promise<Protection['reasons']> {
  const { evaluator, guards } = contract;
  const commands = decidedCommands(contract);
  const owners = new Map([
    ...guards.map(({ name, command }) => [command, `the guard ${quoted(name)}`] as const).toReversed(),
    [evaluator.command, 'evaluator.command'],
  ]);
  const found = await findDefaultGlobs(store, { commit, commands });
  return [...found].map(([glob, { command, isNamed }]) => {
    const owner = owners.get(command) ?? 'a command';
    return { glob, why: isNamed ? `${owner} names it` : `it decides what ${owner} runs` };
  });
}

/** The commands whose inputs are protected. */
export function decidedCommands({ evaluator, guards }: Launch['contract']): DecidedCommand[] {
  return [
    { command: evaluator.command, kind: 'evaluator' },
    ...guards.map(({ command }) => ({ command, kind: 'guard' }) as const),
  ];
}

/** A file that judges, and that mission.md speaks of as well, may be the very one that sessions are to change. */
function targetNotes({ mission, mission_file: file }: ProtectedLaunch, named: Protection['reasons']): string[] {
  const words = new Set(
    mission.split(/[\s"'`;|&<>()[\]=,:]+/).map((word) => word.replace(/^(\.\/)+/, '').replace(/\.$/, '')),
  );
  return named.flatMap(({ glob, why }) => {
    const path = glob.replaceAll(/\\(.)/g, '$1');
    if (!words.has(path)) return [];
    return [
      `${file} speaks of ${quoted(path, 200)}, which is protected, since ${why}: a candidate that changes it is discarded. If candidates may change it, list the files of the evaluator in evaluator.protect without it`,
    ];
  });
}

async function idleNotes(
  store: Pick<GitStore, 'git'>,
  { baseline_commit: commit }: ProtectedLaunch,
  globs: readonly string[],
): Promise<string[]> {
  const notes: string[] = [];
  for (const glob of globs) {
    const { files } = await readProtectedFiles(store, { commit, globs: [glob] });
    if (files.length === 0) notes.push(`evaluator.protect: ${quoted(glob, 200)} matches no file of the baseline`);
  }
  return notes;
}

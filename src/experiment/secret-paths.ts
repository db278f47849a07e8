import type { ExperimentConfig } from './config.ts';

// Programs are there for every command, and what lies in these is hidden, or not, by the sandbox itself.
const SHARED = /^\/(usr|bin|sbin|lib\w*|etc|dev|proc|sys|nix|opt)(\/|$)/;
const LEAST_DEPTH = 2;

/** What a command of the config reads that nobody else may: the files that it names, with the folder around them, and those told. */
export function secretPaths(
  { command, files }: { readonly command: string; readonly files: readonly string[] },
  home: string | undefined,
): string[] {
  const words = command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word.startsWith('/') && !SHARED.test(word));
  const named = words.map((word) => {
    const folder = word.slice(0, word.lastIndexOf('/'));
    // All of a home, or of /tmp, would be too much.
    const isOwn = folder.split('/').length > LEAST_DEPTH && folder !== home;
    return isOwn ? folder : word;
  });
  return [...new Set([...named, ...files])];
}

/** What no agent and no evaluator may read: holdout and sealed set. */
export function hiddenPaths({ objective }: Pick<ExperimentConfig, 'objective'>, home: string | undefined): string[] {
  const { holdout, confirm } = objective;
  return [...(holdout === undefined ? [] : secretPaths(holdout, home)), ...secretPaths(confirm, home)];
}

/**
 * Whether the commit at which records from elsewhere begin may be taken for one of the user's.
 * Invariant: only read. It may where HEAD comes after it, or where a candidate could have made it of HEAD: then what judges,
 * and what is loaded by itself, is that of HEAD.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { isAncestor } from '../kernel/ancestry.ts';
import type { Git } from '../kernel/git.ts';
import { diffTrees } from '../kernel/git-store.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { findForbiddenChanges } from './accepted-changes.ts';
import { AUTOLOADED } from './autoloaded.ts';
import { ALWAYS_DENIED, type BoundaryRules } from './boundaries.ts';
import { foldPath } from './path-names.ts';
import type { ProtectedFiles } from './protected-files.ts';
import { shadowableOf } from './shadowable.ts';

export interface ForeignBase {
  readonly repository: Pick<UserRepository, 'commonDir'>;
  /** What the records begin at, and what the user has checked out: full ids. */
  readonly base: string;
  readonly head: string;
  /** Those of HEAD, by the rules that the user has now. */
  readonly protectedFiles: ProtectedFiles;
  readonly rules: Pick<BoundaryRules, 'denyPaths' | 'permit' | 'protectKey'>;
  readonly outer: Parameters<typeof shadowableOf>[1];
}

/** Why a base may not be taken for one of the user's, in sentences; nothing where it may. */
export async function findBaseFlaws(git: Git, asked: ForeignBase): Promise<string[]> {
  const { base, head, protectedFiles, rules, outer } = asked;
  if (await isAncestor(git, { base, tip: head })) return [];
  const edited = await findEditedSettings(git, asked);
  return findForbiddenChanges(git, {
    changes: [{ from: head, commit: base }],
    rules: {
      ...{ ...rules, allowPaths: [], enforceAllow: false, permit: [...rules.permit, ...edited] },
      ...{
        protectedPaths: protectedFiles.globs,
        shadowable: shadowableOf(protectedFiles, outer),
        autoloaded: 'denied',
      },
    },
  });
}

/**
 * Settings that HEAD has as well, in another form: where history is cut off the base may be an older commit of the same
 * branch, and settings change often.
 */
async function findEditedSettings(git: Git, { repository, base, head }: ForeignBase): Promise<string[]> {
  if (!existsSync(join(repository.commonDir, 'shallow'))) return [];
  const [isSetting, isLoaded] = [ALWAYS_DENIED, AUTOLOADED].map((globs) =>
    picomatch(globs.map(foldPath), { dot: true }),
  );
  const changes = await diffTrees({ git }, { from: head, to: base });
  return changes.flatMap(({ path, status }) => {
    const folded = foldPath(path);
    if ((status !== 'M' && status !== 'D') || !isSetting?.(folded) || isLoaded?.(folded)) return [];
    return [path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&')];
  });
}

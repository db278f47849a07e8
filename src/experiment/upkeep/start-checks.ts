/** Whether the commit that an experiment on a server began at may be taken for one of the user's. */
import { findBaseFlaws } from '../../attempt/foreign-base.ts';
import { isKnownStart, markKnownStart } from '../../attempt/known-start.ts';
import { workspaceFolder, workspacePath } from '../../attempt/workspace.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { readUserPrograms } from '../../kernel/user-programs.ts';
import { readHead } from '../../kernel/user-repository.ts';
import { findProtected } from '../ledger/opening.ts';
import { readConfigForLook } from '../ledger/readable-config.ts';
import type { ExperimentPlace } from '../ledger/store.ts';

/** Takes a commit for one of the user's from now on: a person told the experiment to go on from it. */
export function acceptStart({ name, repository }: ExperimentPlace, commit: string, { env: outer }: Host): void {
  markKnownStart(workspaceFolder({ repository, name, outer }), commit);
}

/**
 * Why the experiment may not begin at a commit, by HEAD and the config of the checkout: in sentences, and nothing where it
 * may. `git`: on the user's refs.
 */
export async function findStartFlaws(
  git: Git,
  { place, commit: base, host }: { readonly place: ExperimentPlace; readonly commit: string; readonly host: Host },
): Promise<string[]> {
  const { name, repository } = place;
  if (isKnownStart(workspacePath({ repository, name, outer: host.env }), base)) return [];
  const head = await readHead(repository, git);
  if (head === undefined) return ['there is no commit here that it could come from'];
  const { config, problems } = readConfigForLook(place, { records: [], host });
  if (problems.length > 0) {
    // Nothing says what judges.
    if (await isAncestor(git, { base, tip: head })) return [];
    return ['HEAD does not come after it, and no config here says which of its files judge'];
  }
  const { deny_paths: denyPaths, permit } = config.boundaries;
  return findBaseFlaws(git, {
    ...{ base, head, outer: host.env },
    protectedAt: (commit) => findProtected({ git, base: commit }, config),
    rules: {
      ...{ denyPaths, permit, protectKey: 'objective.protect', autoloaded: 'denied' },
      programs: await readUserPrograms(repository, host.env),
    },
  });
}

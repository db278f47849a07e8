/**
 * Whether the records and the branch of a mission may be shared, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */
import { quoted } from '../base/text.ts';
import { type AcceptedChange, findForbiddenInRun } from '../engine/acceptance/accepted-changes.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { hasCommit } from '../kernel/object-presence.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { auditShared } from '../verification/sharing.ts';
import { survivingAcceptances } from './decision-checks.ts';
import { findUntrustedLaunch } from './launch-trust.ts';
import { type Launch, type LedgerEntry, type MissionState, withBegunEntry } from './ledger.ts';
import { readMissionRecords } from './look.ts';
import { readMissionFiles } from './opening.ts';
import { findProtection } from './protection.ts';
import { type MissionPaths, RUNTIME_ARTIFACTS } from './store.ts';
import { checkIterationFiles, checkRecords } from './verify.ts';

/** What is wrong with records and branch, each in one sentence; nothing where they are sound. */
export async function auditMission(paths: MissionPaths, host: Pick<Host, 'env'>): Promise<string[]> {
  const status = readMissionRecords(paths);
  // Everything else is checked by the rules of the launch.
  const untrusted = await findUntrustedLaunch(paths, { state: status.state, host });
  if (untrusted.length > 0) return untrusted;
  const { repository } = paths;
  return auditShared({
    repository,
    findings: [...(await checkRecords(paths, status)), ...checkIterationFiles(paths, status.state)],
    findForbidden: (refs) => findForbidden(refs, { state: status.state, repository, host }),
  });
}

/**
 * Accepted commits that the boundaries or the protected files of their run forbid; each in one sentence. What a run began to
 * accept is among them, where its commits are here: they need not be on the branch yet.
 */
export async function findForbidden(
  refs: Git,
  { state, ...user }: { readonly state: MissionState } & UserOfBranch,
): Promise<string[]> {
  const begun = withBegunEntry(state) ?? state;
  const accepted = survivingAcceptances(begun.entries);
  const isHere = await hasCommit(refs, begun.lastAcceptedCommit);
  const held = isHere ? accepted : accepted.filter((entry) => state.entries.includes(entry));
  return findForbiddenAcceptances(refs, { launch: begun.launch, keeps: held, ...user });
}

/**
 * The same by the mission's files in the checkout, whatever rules the records name; where those files are not there, nobody
 * says what its run may change.
 */
export async function findForbiddenHere(
  refs: Git,
  { state, ...user }: { readonly state: MissionState } & UserOfBranch,
): Promise<string[]> {
  const { mission_dir: dir, mission_slug: slug } = state.launch;
  const files = readMissionFiles(user.repository, dir);
  // Records could name the folder of another mission, which may do more.
  if ('problems' in files || files.slug !== slug) {
    return [
      `no mission in ${quoted(dir, 200)} of this checkout says what the runs of ${quoted(slug, 200)} may change: check out a commit that has it`,
    ];
  }
  const { contract, mission, missionFile: mission_file, sandboxFile: sandbox_file } = files;
  const launch = { ...state.launch, contract, mission, mission_file, sandbox_file };
  return findForbidden(refs, { state: { ...state, launch }, ...user });
}

/** Whose git the branch comes to. */
interface UserOfBranch {
  readonly repository: UserRepository;
  readonly host: Pick<Host, 'env'>;
}

/** What of kept commits the boundaries or the protected files of their run forbid, each in one sentence. */
export async function findForbiddenAcceptances(
  git: Git,
  {
    launch,
    keeps,
    repository,
    host,
  }: { readonly launch: Launch; readonly keeps: readonly LedgerEntry[] } & UserOfBranch,
): Promise<string[]> {
  if (keeps.length === 0) return [];
  const { boundaries } = launch.contract;
  const { files } = await findProtection({ git }, launch);
  const changes: AcceptedChange[] = [];
  for (const { base_commit: from, kept_commit: kept } of keeps) {
    // Every commit of a session is on the branch, not the last one alone.
    const { stdout } = await git(['rev-list', '--end-of-options', kept, `^${from}`]);
    const ids = stdout.toString().split('\n');
    changes.push(...ids.flatMap((commit) => (commit === '' ? [] : [{ from, commit }])));
  }
  return findForbiddenInRun(git, changes, {
    boundaries: { ...boundaries, deny_paths: [...boundaries.deny_paths, ...RUNTIME_ARTIFACTS] },
    ...{ protectedFiles: files, protectKey: 'evaluator.protect' },
    ...{ repository, parentEnv: host.env },
  });
}

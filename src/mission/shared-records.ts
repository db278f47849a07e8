/**
 * Whether the records and the branch of a mission may be handed on, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quoted } from '../base/text.ts';
import { type AcceptedChange, findForbiddenChanges } from '../engine/acceptance/accepted-changes.ts';
import { shadowableOf } from '../engine/boundaries/shadowable.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { readUserPrograms } from '../kernel/user-programs.ts';
import { openRefs, type UserRepository } from '../kernel/user-repository.ts';
import { survivingKeeps } from './decision-checks.ts';
import { findUntrustedLaunch } from './launch-trust.ts';
import { type Launch, type LedgerEntry, type MissionState, withBegunEntry } from './ledger.ts';
import { lookAtMission } from './look.ts';
import { readMissionFiles } from './opening.ts';
import { findProtection } from './protection.ts';
import { type MissionPlace, RUNTIME_ARTIFACTS } from './store.ts';
import { checkIterationFiles, checkRecords } from './verify.ts';

/** What is wrong with records and branch, each in one sentence; nothing where they are sound. */
export async function auditMission(place: MissionPlace, host: Pick<Host, 'env'>): Promise<string[]> {
  const look = lookAtMission(place);
  // Everything else is checked by the rules of the launch.
  const untrusted = await findUntrustedLaunch(place, { state: look.state, host });
  if (untrusted.length > 0) return untrusted;
  const findings = [...(await checkRecords(place, look)), ...checkIterationFiles(place, look.state)];
  const issues = findings.flatMap(({ kind, what, detail }) => (kind === 'wrong' ? [`${what}: ${detail}`] : []));
  return issues.length > 0 ? issues : auditBoundaries(place, host);
}

async function auditBoundaries(place: MissionPlace, host: Pick<Host, 'env'>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-audit-'));
  try {
    const { refs } = openRefs(place.repository, folder);
    return await findForbidden(refs, { state: lookAtMission(place).state, repository: place.repository, host });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
  const keeps = survivingKeeps(begun.entries);
  const { exitCode } = await refs(['cat-file', '-e', '--end-of-options', `${begun.lastKeptCommit}^{commit}`], {
    allowed: [0, 1, 128],
  });
  const isHere = exitCode === 0;
  const held = isHere ? keeps : keeps.filter((entry) => state.entries.includes(entry));
  return findForbiddenKeeps(refs, { launch: begun.launch, keeps: held, ...user });
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
export async function findForbiddenKeeps(
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
  return findForbiddenChanges(git, {
    changes,
    rules: {
      ...{ allowPaths: boundaries.allow_paths, enforceAllow: boundaries.enforce_allow, permit: boundaries.permit },
      denyPaths: [...boundaries.deny_paths, ...RUNTIME_ARTIFACTS],
      ...{ protectedPaths: files.globs, protectKey: 'evaluator.protect', autoloaded: 'denied' },
      // What is installed on this machine says nothing of the one that a change was accepted on.
      shadowable: shadowableOf(files, {}),
      programs: await readUserPrograms(repository, host.env),
    },
  });
}

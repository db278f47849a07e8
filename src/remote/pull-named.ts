/** A run by the name that a person knows it by, brought here from a remote with its branch. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Problem, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { pathsOf } from '../experiment/ledger/store.ts';
import { type GitRemote, renameRef } from '../kernel/git-remote.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs, type RefsPaths } from '../kernel/user-refs.ts';
import { openUserRemote } from '../kernel/user-remote.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { isSlug, parseRunId } from '../mission/run-name.ts';
import { findMissionRepository } from '../mission/store.ts';
import { testsOf } from '../workitem/contract.ts';
import { findPlan } from '../workitem/opening.ts';
import { workPathsOf } from '../workitem/store.ts';
import { experimentSubject } from './experiment-recipe.ts';
import { missionSubject } from './mission-recipe.ts';
import { planSubject } from './plan-recipe.ts';
import { type Pulled, pullState } from './pull.ts';
import { type Subject, stateRefs } from './subject.ts';

export interface PullNamedRequest {
  /** An experiment, `mission.SLUG` or the id of a run, `work.PLAN`; the last two without their prefix where nothing else has that name. */
  readonly name: string;
  /** Default: `origin`. */
  readonly remote?: string;
  /** Short name of the branch on the remote, where it has another one there. */
  readonly branch?: string;
  readonly signal?: AbortSignal;
  /** How long the remote may take for one answer. */
  readonly limitMs?: number;
}

/** Brings records and branch here, verified. */
export async function pullNamed(request: PullNamedRequest, host: Host): Promise<Pulled> {
  const { name, remote: from = 'origin', branch, signal, limitMs } = request;
  const repository = findRepository(host.cwd);
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-pull-'));
  // In the git directory: what the user configured for repositories in a folder holds for this one too.
  const folder = mkdtempSync(join(repository.gitDir, 'autorize-pull-'));
  try {
    const paths = openRefs(repository, scratch);
    const candidates = await candidatesOf({ name, branch, paths }, host);
    const limits = {
      ...(limitMs === undefined ? {} : { limitMs }),
      ...(signal === undefined ? {} : { cutOff: signal }),
    };
    const server = await openUserRemote({ name: from, repository, folder, parentEnv: host.env, ...limits });
    const { subject, wanted } = await chooseFrom(candidates, server);
    const remote =
      branch === undefined ? server : renameRef(server, { here: subject.branches, there: `refs/heads/${branch}` });
    const { refs } = paths;
    return await pullState({ subject, from, remote, refs, scratch, ...(wanted === undefined ? {} : { wanted }) });
  } finally {
    for (const each of [folder, scratch]) rmSync(each, { recursive: true, force: true });
  }
}

interface Candidate {
  readonly subject: Subject;
  /** A file that its state must hold. */
  readonly wanted?: string;
}

/** What a name can stand for, the likeliest first; throws where it can stand for nothing. */
async function candidatesOf(
  { name, branch, paths }: { readonly name: string; readonly branch: string | undefined; readonly paths: RefsPaths },
  host: Host,
): Promise<readonly Candidate[]> {
  const isRef = async (ref: string): Promise<boolean> => {
    const { exitCode } = await paths.refs(['check-ref-format', ref], { allowed: [0, 1, 129] });
    return exitCode === 0;
  };
  const ofMission = (slug: string): Candidate => ({
    subject: missionSubject({ slug, repository: findMissionRepository(host.cwd) }, host),
  });
  const ofPlan = async (plan: string): Promise<Candidate> => {
    const work = await findPlan(plan, host);
    const { permit = [] } = work ?? {};
    return { subject: planSubject({ paths: workPathsOf(host), plan, permit, tests: testsOf(work) }, host) };
  };
  const [, kind, rest = ''] = /^(mission|work)\.(.+)$/s.exec(name) ?? [];
  const run = parseRunId(name);
  const found = [
    ...(kind === 'mission' && isSlug(rest) ? [ofMission(rest)] : []),
    ...(kind === 'work' && isPlan(rest) ? [await ofPlan(rest)] : []),
    ...(/^[A-Za-z0-9_-]+$/.test(name) ? [{ subject: experimentSubject(pathsOf(name, host), host) }] : []),
    ...(run === undefined ? [] : [{ ...ofMission(run.slug), wanted: `${name}/journal.jsonl` }]),
    ...(isSlug(name) ? [ofMission(name)] : []),
    ...(isPlan(name) ? [await ofPlan(name)] : []),
  ];
  const problems: Problem[] = [];
  if (found.length === 0) {
    const expected = 'the name of an experiment, mission.SLUG, the id of a mission run, or work.PLAN';
    problems.push({
      found: `the name ${quoted(name)}`,
      expected,
      remedy: 'See: git ls-remote origin "refs/autorize-ledger/*"',
    });
  }
  if (branch !== undefined && !(await isRef(`refs/heads/${branch}`))) {
    const remedy = 'Write e.g. --branch bots/speed.';
    problems.push({ found: `--branch ${quoted(branch)}`, expected: 'the short name of a branch', remedy });
  }
  if (problems.length > 0) throw new UsageError(problems);
  return found;
}

// As work items name plans after their files.
const isPlan = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);

/** The first one that the remote has a state of; where it has none, the first one, to say so. */
async function chooseFrom(candidates: readonly Candidate[], server: GitRemote): Promise<Candidate> {
  const refsOf = ({ subject }: Candidate): string[] => Object.values(stateRefs(subject));
  const found = await server.list(candidates.flatMap(refsOf));
  const chosen = candidates.find((candidate) => refsOf(candidate).some((ref) => found.has(ref))) ?? candidates[0];
  if (chosen === undefined) throw new Error('a name that stands for nothing was not refused');
  return chosen;
}

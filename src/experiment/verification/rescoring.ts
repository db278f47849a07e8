/**
 * Scoring what was kept once more.
 * Invariant: a commit is scored as it was then: a fresh checkout of its tree, from a store that hashed every object again
 * on the way in, with the evaluator's files restored from the base; in a private area of its own, so that a run at work
 * is not disturbed. Crash: that area stays, and `clean` removes it.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Finding } from '../../base/finding.ts';
import { isObjectId } from '../../base/object-id.ts';
import type { ProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { openPrivateArea, type PrivateArea } from '../../engine/workspace/private-area.ts';
import { GitError } from '../../kernel/git.ts';
import { importCommit } from '../../kernel/git-store.ts';
import type { Host } from '../../kernel/host.ts';
import { guardInspector } from '../../kernel/inspector-guard.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { hiddenPaths } from '../config/secret-commands.ts';
import { chooseLevel, findProtected } from '../ledger/opening.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { ExperimentPaths } from '../ledger/store.ts';
import { type Scored, scoreTree } from '../scoring/objective.ts';
import { worstScore } from '../scoring/score.ts';

/** A kept commit's score, then and now. */
export interface Rescored {
  readonly iter: number;
  readonly commit: string;
  readonly recorded: number | null;
  /** One where it is the recorded one, else two, to distinguish a noisy evaluator from a wrong record. */
  readonly scores: readonly number[];
}

export interface RescoreRequest {
  readonly paths: ExperimentPaths;
  readonly config: ExperimentConfig;
  readonly base: string;
  /** Kept iterations, or the baseline. */
  readonly records: readonly IterationRecord[];
  readonly signal: AbortSignal | undefined;
}

export interface Rescoring {
  readonly findings: readonly Finding[];
  readonly rescored: readonly Rescored[];
}

/** Scores commits again and compares with the records. */
export async function rescore(request: RescoreRequest, host: Host): Promise<Rescoring> {
  const { paths, config, base, records } = request;
  const { repository, name } = paths;
  using _guard = guardInspector();
  const level = await chooseLevel(config);
  const own = privateAreaFolder({ repository, name, parentEnv: host.env });
  mkdirSync(dirname(own), { recursive: true });
  const folder = mkdtempSync(`${own}${MARK}${process.pid}-`);
  try {
    const hidden = hiddenPaths(config, host.env);
    const privateArea = await openPrivateArea({
      folder,
      repository,
      base,
      branchHead: base,
      level,
      parentEnv: host.env,
      hidden,
      environment: config.environment,
      signal: request.signal,
    });
    const protectedFiles = await findProtected(privateArea.store, config);
    const findings: Finding[] = [];
    const rescored: Rescored[] = [];
    for (const record of records) {
      const found = await rescoreOne({ privateArea, protectedFiles, request, record });
      findings.push(found.finding);
      if (found.rescored !== undefined) rescored.push(found.rescored);
    }
    return { findings, rescored };
  } finally {
    await discardTree(folder);
  }
}

const MARK = '-verify-';

/** The process that a private area of a verification is of; undefined for any other folder beside `own`. */
export function scratchOwner(own: string, name: string): number | undefined {
  const prefix = `${basename(own)}${MARK}`;
  const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
  return pid === undefined ? undefined : Number(pid);
}

interface One {
  readonly privateArea: PrivateArea;
  readonly protectedFiles: ProtectedFiles;
  readonly request: RescoreRequest;
  readonly record: IterationRecord;
}

interface RescoredOne {
  readonly finding: Finding;
  readonly rescored?: Rescored;
}

async function rescoreOne(one: One): Promise<RescoredOne> {
  const { privateArea, protectedFiles, record } = one;
  const what = `score of iteration ${record.iter}`;
  const print = (kind: Finding['kind'], detail: string): RescoredOne => ({ finding: { kind, what, detail } });
  const { commit } = record;
  if (!isObjectId(commit)) return print('unchecked', 'the record names no commit to be scored again');
  const reason = await bringIn(privateArea, commit);
  if (reason !== undefined) return print('wrong', `${commit} cannot be checked out: ${reason}`);
  const scores: number[] = [];
  for (let time = 1; time <= 2; time += 1) {
    const scored = await scoreCommit(one, { commit, prefix: `${record.iter}-${time}-` });
    if (scored.kind === 'failed') return print('wrong', `${commit} has no score: ${scored.reason}`);
    if (scored.kind === 'infra') return print('unchecked', `${commit} could not be scored here: ${scored.reason}`);
    if (scored.kind === 'aborted') return print('unchecked', 'interrupted by the operator');
    scores.push(scored.score);
    if (scored.score === record.score) break;
  }
  const rescored = { iter: record.iter, commit, recorded: record.score ?? null, scores };
  const { digest } = protectedFiles;
  const isSameJudge = typeof record.protected_digest !== 'string' || record.protected_digest === digest;
  return { ...judge(scores, { recorded: rescored.recorded, isSameJudge, what }), rescored };
}

function judge(
  scores: readonly number[],
  { recorded, isSameJudge, what }: { recorded: number | null; isSameJudge: boolean; what: string },
): RescoredOne {
  const [first, second] = scores;
  const finding = (kind: Finding['kind'], detail: string): RescoredOne => ({ finding: { kind, what, detail } });
  if (second === undefined || second === recorded)
    return finding('ok', `recorded ${recorded}, scored again ${scores.join(' and ')}`);
  if (first !== second)
    return finding('unchecked', `recorded ${recorded}, scored again ${first} and ${second}: the evaluator is noisy`);
  const found = `recorded ${recorded}, scored again ${first}, twice`;
  if (isSameJudge) return finding('wrong', found);
  return finding('unchecked', `${found}; but the evaluator's files differ now`);
}

async function bringIn({ store, repository }: PrivateArea, commit: string): Promise<string | undefined> {
  if (commit === store.base) return undefined;
  try {
    await importCommit(store, { repository, commit });
    return undefined;
  } catch (error) {
    if (error instanceof GitError) return error.message;
    throw error;
  }
}

async function scoreCommit(
  { privateArea, protectedFiles, request, record }: One,
  { commit, prefix }: { readonly commit: string; readonly prefix: string },
): Promise<Scored> {
  const { config, signal } = request;
  const logs = join(privateArea.folder, 'logs');
  mkdirSync(logs, { recursive: true });
  const scored = await scoreTree(privateArea, {
    config,
    protectedFiles,
    tree: commit,
    workspace: 1,
    logs,
    prefix,
    signal,
  });
  const { fail_mode, direction } = config.objective;
  const isWorst = scored.kind === 'failed' && fail_mode === 'worst' && record.outcome === 'baseline';
  if (!isWorst) return scored;
  const { timings, files } = scored;
  return { kind: 'scored', score: worstScore(direction), stdoutDigest: '', timings, files };
}

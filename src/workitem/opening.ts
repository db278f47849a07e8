/**
 * What has to be true before a plan runs, and what an earlier run left to be finished.
 * Invariant: nothing of the user's changes before the lock is held; everything that is wrong with the plan is reported
 * at once, before anything runs; a landing that was begun is ended, exactly once, before another begins.
 */
import { existsSync } from 'node:fs';
import { basename, extname, isAbsolute, join } from 'node:path';
import { objectOrEmpty } from '../base/decode.ts';
import { AutorizeError, ContractError, PreconditionError, type Problem } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { decodeDocument, type JsonDocument } from '../base/json-document.ts';
import { problemAt } from '../base/schema-problems.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import { requireLogin } from '../engine/agent/login-access.ts';
import { keyTables } from '../engine/environment/command-environment.ts';
import { agentSecrets } from '../kernel/agent-secrets.ts';
import { type Environment, requireTable, resolveTable } from '../kernel/environment.ts';
import { readWholeFile } from '../kernel/files.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { lockedError } from '../kernel/lock-holder.ts';
import { readRef } from '../kernel/refs.ts';
import { type RunLock, takeRunLock } from '../kernel/run-lock.ts';
import { requireLevel, type SandboxRequest } from '../kernel/sandbox-level.ts';
import { requireNotCheckedOut } from '../kernel/user-repository.ts';
import type { WorkFile } from '../settings/work-plan.ts';
import { parseWorkFile } from './contract.ts';
import type { ReadyAgent } from './ready-agent.ts';
import type { WorkPaths } from './store.ts';

export interface LoadedWork {
  readonly document: JsonDocument;
  /** Undefined where something is wrong with it. */
  readonly work: WorkFile | undefined;
  readonly problems: readonly Problem[];
  readonly plan: string;
}

/**
 * Reads a plan's file; what is wrong with it comes along, to be reported with the rest. Throws where its syntax is,
 * with what is wrong with the agents in front of that; with their variables where they are to run.
 */
export async function loadWork(
  file: string,
  { cwd, env }: Pick<Host, 'cwd' | 'env'>,
  { needsAgents = false } = {},
): Promise<LoadedWork> {
  const read = readWholeFile(isAbsolute(file) ? file : join(cwd, file), file);
  if ('problem' in read) throw new ContractError([read.problem]);
  const isYaml = /^\.ya?ml$/i.test(extname(file));
  const decoded = isYaml
    ? (await import('../base/yaml-document.ts')).decodeYaml(file, read.bytes)
    : decodeDocument(file, read.bytes);
  if ('problems' in decoded) {
    const { before } = { before: undefined, ...decoded };
    const ofAgents = before === undefined ? [] : agentProblems(before);
    const ofVariables = before === undefined || !needsAgents ? [] : unsetVariables(before, { env });
    throw new ContractError([...decoded.problems, ...ofAgents, ...ofVariables]);
  }
  const { document } = decoded;
  return { ...decodeWork(document, planNameOf(file)), document };
}

/** Where a plan is looked for that nobody names. */
export const PLAN_PATHS = ['work-items.yaml', 'work-items.yml', 'work-items.json'] as const;

/** The plan in the working directory. */
export function findPlanHere({ cwd }: Pick<Host, 'cwd'>): string | undefined {
  return PLAN_PATHS.find((name) => existsSync(join(cwd, name)));
}

/** The plan of a name in the working directory; undefined where there is no sound one. */
export async function findPlan(plan: string, host: Pick<Host, 'cwd' | 'env'>): Promise<WorkFile | undefined> {
  const own = /^[A-Za-z0-9_-]+$/.test(plan) ? ['yaml', 'yml', 'json'].map((end) => `${plan}.${end}`) : [];
  for (const name of [...own, ...PLAN_PATHS].filter((each) => existsSync(join(host.cwd, each)))) {
    try {
      const found = await loadWork(name, host);
      if (found.work !== undefined && found.plan === plan) return found.work;
    } catch (error) {
      // Whoever runs it learns what is wrong with it.
      if (!(error instanceof AutorizeError)) throw error;
    }
  }
  return undefined;
}

/** What is wrong with the agents of a plan, of which the rest may be missing. */
function agentProblems(document: JsonDocument): readonly Problem[] {
  const parsed = parseWorkFile(document);
  return 'problems' in parsed ? parsed.problems.filter(({ path }) => path?.startsWith('$.agents.')) : [];
}

/** Variables of agents that are not set here, or cannot be given. */
export function unsetVariables(document: JsonDocument, { env: parentEnv }: Pick<Host, 'env'>): Problem[] {
  return Object.entries(objectOrEmpty(objectOrEmpty(document.value).agents)).flatMap(([id, agent]) => {
    const supplied = Object.entries(objectOrEmpty(objectOrEmpty(agent).env));
    const env = Object.fromEntries(supplied.filter((each): each is [string, string] => typeof each[1] === 'string'));
    const resolved = resolveTable(env, { parentEnv, path: '' });
    if ('values' in resolved) return [];
    return resolved.problems.map((problem) => {
      const name = problem.path === undefined || problem.path === '' ? [] : [problem.path.slice(1)];
      return problemAt(document, ['agents', id, 'env', ...name], problem);
    });
  });
}

/** Checks a plan that came as a value; its problems have paths and no lines. */
export function decodeWork(document: JsonDocument, fallback: string): Omit<LoadedWork, 'document'> {
  const parsed = parseWorkFile(document);
  const work = 'work' in parsed ? parsed.work : undefined;
  return { work, problems: 'problems' in parsed ? parsed.problems : [], plan: work?.plan ?? fallback };
}

// As long as a name that a plan gives itself may be. A file's can be longer than git's for a ref and its lock.
const MAX_PLAN_NAME = 100;
const DIGEST_LENGTH = 12;

/** A plan is called as its file, as far as a branch can be; long names that begin alike stay apart by a digest. */
function planNameOf(file: string): string {
  const whole = basename(file, extname(file)).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
  const name = whole.replace(/^[-_]+/, '') || 'plan';
  if (name.length <= MAX_PLAN_NAME) return name;
  return `${name.slice(0, MAX_PLAN_NAME - DIGEST_LENGTH - 1)}-${sha256(name).slice(0, DIGEST_LENGTH)}`;
}

/** A plan that the library was given; without places in a file. */
export function documentOf(value: unknown): JsonDocument {
  return { file: '', value, locate: () => ({ line: 1, column: 1 }) };
}

/** Problems of a plan that has no file. */
export function withoutPaths(problems: readonly Problem[]): Problem[] {
  return problems.map(({ file: _, line: __, column: ___, ...rest }) => rest);
}

/** Takes the lock of the work items of a repository, or says who holds it. */
export async function lockWork(paths: WorkPaths, { now }: Pick<Host, 'now'>): Promise<RunLock> {
  const lock = await takeRunLock({ path: paths.lock, now });
  if (lock.kind === 'locked') return lock;
  throw lockedError(lock, { what: 'the work items of this repository are', look: 'autorize work status' });
}

/** The agents of a plan that its items need, each at a level of isolation that works here. */
export async function readyAgents(
  work: WorkFile,
  { env: parentEnv, isAction }: Pick<Host, 'env' | 'isAction'>,
  { needsAgents, sandbox }: { readonly needsAgents: boolean; readonly sandbox: SandboxRequest | undefined },
): Promise<Map<string, ReadyAgent>> {
  const needed = new Set(work.items.map(({ agent_id: id }) => id));
  const ready = new Map<string, ReadyAgent>();
  for (const [id, spec] of Object.entries(work.agents)) {
    if (spec === undefined || !needed.has(id)) continue;
    const supplied = needsAgents ? spec.env : {};
    const env = requireTable(supplied, { parentEnv, path: `$.agents.${id}.env` });
    const level = await requireLevel({ requested: sandbox ?? spec.sandbox, network: spec.network });
    if (needsAgents) requireLogin(spec, { parentEnv, level });
    ready.set(id, { id, spec, env, level, isAction });
  }
  return ready;
}

/** Finds the keys that the agents and the commands of a plan are given. */
export function keysOfPlan(work: WorkFile, { env: parentEnv }: Pick<Host, 'env'>): SecretSearch {
  return agentSecrets(secretTables(work, parentEnv), parentEnv);
}

/** Tables of variables whose references are keys: of agents, and of commands. */
export function secretTables({ agents, environment }: WorkFile, parentEnv: Host['env']): readonly Environment[] {
  return [...Object.values(agents).map((spec) => spec?.env ?? {}), ...keyTables(environment, parentEnv)];
}

/** Where the integration branch is; throws where a work tree is on it, or its name cannot be. */
export async function findWorkBranch(paths: WorkPaths, refs: Git, branch: string): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`;
  requireNotCheckedOut(paths.repository, ref);
  const [folder = ''] = branch.split('/');
  if ((await readRef(refs, `refs/heads/${folder}`)) !== undefined) {
    throw new PreconditionError({
      message: `there is a branch "${folder}", so git cannot create "${branch}"`,
      remedy: `Rename it: git branch -m ${folder} another-name`,
    });
  }
  return readRef(refs, ref);
}

/** The commits that integration branches hold, on their own line, since they began: a checkout may hold no more. */
export async function listLanded(refs: Git, starts: readonly string[]): Promise<ReadonlySet<string>> {
  const { stdout } = await refs(['for-each-ref', '--format=%(objectname)', 'refs/heads/autorize-work/']);
  const branchHeads = stdout.toString().split('\n').filter(Boolean);
  if (branchHeads.length === 0) return new Set();
  const lines = [...branchHeads, ...starts.map((id) => `^${id}`)];
  const args = ['rev-list', '--first-parent', '--ignore-missing', '--stdin'];
  const { stdout: commits } = await refs(args, { input: `${lines.join('\n')}\n` });
  return new Set(commits.toString().split('\n').filter(Boolean));
}

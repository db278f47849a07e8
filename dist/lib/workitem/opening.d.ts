import { type Problem } from '../base/errors.js';
import { type JsonDocument } from '../base/json-document.js';
import type { SecretSearch } from '../base/secret-search.js';
import type { Git } from '../kernel/git.js';
import type { Host } from '../kernel/host.js';
import { type RunLock } from '../kernel/run-lock.js';
import { type SandboxRequest } from '../kernel/sandbox-level.js';
import { type WorkFile } from './contract.js';
import type { ReadyAgent } from './ready-agent.js';
import type { WorkPlace } from './store.js';
export interface LoadedWork {
    readonly document: JsonDocument;
    /** Undefined where something is wrong with it. */
    readonly work: WorkFile | undefined;
    readonly problems: readonly Problem[];
    readonly plan: string;
}
/**
 * Reads a plan's file; what is wrong with it comes along, to be told with what else is wrong. Throws where its syntax is,
 * with what is wrong with the agents in front of that; with their variables where they are to run.
 */
export declare function loadWork(file: string, { cwd, env }: Pick<Host, 'cwd' | 'env'>, { needsAgents }?: {
    needsAgents?: boolean | undefined;
}): Promise<LoadedWork>;
/** Where a plan is looked for that nobody names. */
export declare const PLAN_PLACES: readonly ['work-items.yaml', 'work-items.yml', 'work-items.json'];
/** The plan in the working directory. */
export declare function findPlanHere({ cwd }: Pick<Host, 'cwd'>): string | undefined;
/** The plan of a name in the working directory; undefined where there is no sound one. */
export declare function findPlan(plan: string, host: Pick<Host, 'cwd' | 'env'>): Promise<WorkFile | undefined>;
/** Variables of agents that are not set here, or cannot be given. */
export declare function unsetVariables(document: JsonDocument, { env: parentEnv }: Pick<Host, 'env'>): Problem[];
/** Checks a plan that came as a value; its problems have paths and no lines. */
export declare function decodeWork(document: JsonDocument, fallback: string): Omit<LoadedWork, 'document'>;
/** A plan that the library was given; without places in a file. */
export declare function documentOf(value: unknown): JsonDocument;
/** Problems of a plan that has no file. */
export declare function withoutPlaces(problems: readonly Problem[]): Problem[];
/** Takes the lock of the work items of a repository, or says who holds it. */
export declare function lockWork(place: WorkPlace, { now }: Pick<Host, 'now'>): Promise<RunLock>;
/** The agents of a plan that its items need, each at a level of isolation that works here. */
export declare function readyAgents(work: WorkFile, { env: parentEnv }: Pick<Host, 'env'>, { needsAgents, sandbox }: {
    readonly needsAgents: boolean;
    readonly sandbox: SandboxRequest | undefined;
}): Promise<Map<string, ReadyAgent>>;
/** Finds the keys that the agents of a plan are given. */
export declare function keysOfAgents({ agents }: WorkFile, { env: parentEnv }: Pick<Host, 'env'>): SecretSearch;
/** Where the integration branch is; throws where a work tree is on it, or its name cannot be. */
export declare function findWorkBranch(place: WorkPlace, refs: Git, branch: string): Promise<string | undefined>;
/** The commits that integration branches hold, on their own line, since they began: a checkout may hold no more. */
export declare function listLanded(refs: Git, starts: readonly string[]): Promise<ReadonlySet<string>>;

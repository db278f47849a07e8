/** Setup and build of a plan, as its agents and its test commands have them. */
import { basename, join } from 'node:path';
import { ContractError } from '../base/errors.ts';
import { renderPath } from '../base/json-path.ts';
import { checkPlaces } from '../engine/environment/command-environment.ts';
import { environmentIssues } from '../engine/environment/environment-issues.ts';
import { resolveNetwork } from '../engine/environment/step-network.ts';
import type { Preparing } from '../engine/evaluation/preparing-steps.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import type { ParentEnvironment } from '../kernel/environment.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { withEnvironmentDefaults } from '../settings/environment-shape.ts';
import type { WorkFile } from '../settings/work-plan.ts';
import type { ReadyAgent } from './ready-agent.ts';
import type { Receipt } from './receipt.ts';

/** What a plan says of setup, build and environment. */
export type PlanParts = Pick<WorkFile, 'setup' | 'build' | 'environment'>;

export interface PreparingRequest {
  readonly work: PlanParts;
  readonly agent: ReadyAgent;
  /** Folder of the run; its logs are no part of the receipt, and lie elsewhere. */
  readonly folder: string;
  /** What they are made for, as a name. */
  readonly name: string;
}

/** The network access of the commands of an agent's items: what no key says is what the agent has. */
export function networkOf(
  { environment }: Pick<WorkFile, 'environment'>,
  { spec: { network } }: ReadyAgent,
): ReturnType<typeof resolveNetwork> {
  return resolveNetwork({
    own: environment?.network ?? {},
    agent: network,
    evaluator: network === 'model' ? 'off' : (network ?? 'on'),
  });
}

/** What a plan prepares, as its receipts have it; nothing where it says nothing. */
export function preparedIn({ environment, setup, build }: PlanParts): Pick<Receipt, 'prepared'> {
  const facts = [environment && { environment }, setup && { setup }, build && { build }].filter(
    (each) => each !== undefined,
  );
  return facts.length === 0 ? {} : { prepared: Object.assign({}, ...facts) };
}

/** What an agent that runs again by itself finds prepared: what the receipt of its run says. */
export function partsOf({ prepared }: Pick<Receipt, 'prepared'>): PlanParts {
  return { environment: prepared?.environment, setup: prepared?.setup, build: prepared?.build };
}

/** Throws ContractError where the environment of a plan would open what stays closed here, whoever wrote it. */
export function requireSafe(
  { environment, setup }: PlanParts,
  { repository, parentEnv, file }: { repository: UserRepository; parentEnv: ParentEnvironment; file: string },
): void {
  const issues = environmentIssues({
    environment: withEnvironmentDefaults(environment),
    hasTrustedSetup: setup !== undefined,
    checkPlaces: checkPlaces(repository, parentEnv),
  });
  if (issues.length === 0) return;
  throw new ContractError(
    issues.map(([path, found, expected, remedy]) => ({ file, path: renderPath(path), found, expected, remedy })),
  );
}

export function preparingOf({ folder: area }: PrivateArea, { work, agent, folder, name }: PreparingRequest): Preparing {
  const network = networkOf(work, agent);
  return { setup: work.setup, build: work.build, network, logs: join(area, 'scratch', `${basename(folder)}-${name}-`) };
}

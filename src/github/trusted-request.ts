import { join } from 'node:path';
import { ContractError } from '../base/errors.ts';
import type { GateRequest } from '../gate/request.ts';
import type { Host } from '../kernel/host.ts';
import type { Api } from './api.ts';
import { openOutermost } from './checkouts.ts';
import type { StepContext } from './event.ts';
import { inputFolders } from './input-folders.ts';
import { readTrustedRules } from './trusted-rules.ts';

export interface UntrustedRequest {
  readonly gate: GateRequest;
  /** Input `trusted-ref`. */
  readonly trustedRef: string | undefined;
  readonly context: StepContext;
  readonly host: Host;
  readonly api: Api | undefined;
  /** A folder of ours, for the rules that are read. */
  readonly folder: string;
}

export interface TrustedGate {
  /** With the rules that have to be trusted, confined to the folders that inputs of a step may lie in. */
  readonly gate: GateRequest & { readonly confinedTo: readonly string[] };
  /** `checkout`: the rules are those of the files as they are checked out. */
  readonly rulesOf: 'checkout' | 'trusted commit';
  /** What a reader of the verdict has to know of the rules, one sentence each. */
  readonly banners: readonly string[];
}

/**
 * The request as a step may judge by it: on a pull request and in a merge queue with the rules of the base.
 * Throws ContractError where the rules cannot be read.
 */
export async function trustRequest({
  gate,
  trustedRef,
  context,
  host,
  api,
  folder,
}: UntrustedRequest): Promise<TrustedGate> {
  const { workspace } = context;
  const { cwd } = host;
  const git = openOutermost({ workspace, cwd }, folder);
  const rulesRoot = join(folder, 'rules');
  const trusted = await readTrustedRules({ gate, trustedRef, context, cwd, api, folder: rulesRoot, git });
  if (trusted.kind === 'unreadable') throw new ContractError([trusted.problem]);
  const own = inputFolders({ ...host, workspace }, gate);
  const { banners } = trusted;
  if (trusted.kind === 'as checked out') return { gate: { ...gate, confinedTo: own }, rulesOf: 'checkout', banners };
  return { gate: { ...trusted.gate, confinedTo: [...own, rulesRoot] }, rulesOf: 'trusted commit', banners };
}

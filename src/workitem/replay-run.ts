/**
 * A run once more, from its receipt: its input restored, its agent run again or its change applied, the states compared.
 * Invariant: everything happens in a private area that is gone afterwards; the repository is only read. The agent has
 * what it had: the commit, the prompt, the item, the variables, the plan's setup and environment, the limit of time, and
 * no weaker a sandbox. A receipt of before the plan's setup was recorded has none.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Blake3, createBlake3 } from '../base/blake3.ts';
import { AutorizeError, EXIT, PreconditionError } from '../base/errors.ts';
import { type PrivateArea, workspaceOf } from '../engine/workspace/private-area.ts';
import { requireTable } from '../kernel/environment.ts';
import { bindGit, type Git, GitError, gitLine } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import { decideLevel, probeSandbox } from '../kernel/sandbox-level.ts';
import { openRefs } from '../kernel/user-refs.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { takeItemTurn } from './item-turn.ts';
import { partsOf } from './preparing.ts';
import type { Receipt } from './receipt.ts';
import { parseHidden } from './receipt-seal.ts';
import { recordedSpec } from './recorded-agent.ts';
import { StateHasher } from './state-hash.ts';
import { openTemporaryArea } from './temporary-area.ts';

export interface ReplayRequest {
  /** What the run left: `RECEIPT.json`, `changes.patch`. */
  readonly folder: string;
  /** A folder of a repository that has the commit; it may be a bare one. */
  readonly repository: string;
  readonly before: { readonly commit: string; readonly hash: string };
  /** State hash that the run ended in. */
  readonly expected: string;
  /** Applies the recorded change in place of the agent. */
  readonly recorded: boolean;
  /** Lets the agent run in a weaker sandbox than that of the run. */
  readonly unsandboxed: boolean;
  /** Refuses to run the agent without a sandbox, whatever the receipt says, unless `unsandboxed` is set. */
  readonly needsSandbox?: boolean;
  readonly signal: AbortSignal;
  readonly warn: (text: string) => void;
}

export type ReplayVerdict =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'differs';
      readonly state: 'input' | 'output';
      readonly expected: string;
      readonly actual: string;
    };

/** Does a run again and compares the states. Throws where it cannot be done, and where the agent does not end well. */
export async function replayRun(request: ReplayRequest, host: Host): Promise<ReplayVerdict> {
  const { folder, before, expected, repository, recorded } = request;
  const blake3 = await createBlake3();
  const receipt = readHidden(join(folder, 'RECEIPT.json'), blake3);
  const input = await hashInput(request, blake3);
  if (input !== before.hash) return { kind: 'differs', state: 'input', expected: before.hash, actual: input };
  const level = recorded ? PROCESS_GROUP : await decideReplayLevel(receipt, request);
  await using area = await openTemporaryArea(repository, {
    ...{ level, parentEnv: host.env, commit: before.commit, signal: request.signal },
    ...(recorded ? { runsNothing: true } : { parts: { work: partsOf(receipt), file: 'RECEIPT.json' } }),
  });
  const { privateArea } = area;
  const tree = recorded
    ? await applyRecorded(privateArea, request)
    : await rerunAgent(privateArea, { receipt, request, host });
  const { hash: actual } = await new StateHasher(privateArea.store.git, blake3).hashTree(tree);
  return actual === expected ? { kind: 'same' } : { kind: 'differs', state: 'output', expected, actual };
}

const PROCESS_GROUP = { kind: 'process-group' } as const;

/** Says which state differs, and both hashes. */
export function renderMismatch({ state, expected, actual }: Extract<ReplayVerdict, { kind: 'differs' }>): string {
  return `ERROR: Hash mismatch of the ${state}\n  expected ${expected}\n  actual   ${actual}\n`;
}

/** A changed receipt would run another command than the one that was run. */
function readHidden(path: string, blake3: Blake3): Receipt {
  const receipt = existsSync(path) ? parseHidden(readFileSync(path, 'utf8'), blake3) : undefined;
  if (receipt !== undefined) return receipt;
  throw new PreconditionError({
    message: `${path} is not the receipt that the run wrote`,
    remedy: 'Restore it from a copy. See: autorize work verify',
  });
}

/** The state of the commit as the repository has it, before anything of it is believed. */
async function hashInput({ repository, before }: ReplayRequest, blake3: Blake3): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-hash-'));
  try {
    const { refs } = openRefs(findRepository(repository, { allowsBare: true }), scratch);
    return (await new StateHasher(refs, blake3).hashTree(`${before.commit}^{tree}`)).hash;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new PreconditionError({
      message: `git cannot read the commit ${before.commit} in ${repository}: ${error.message}`,
      remedy: 'Fetch it, or name another clone: --repo FOLDER',
      cause: error,
    });
  } finally {
    removeTree(scratch);
  }
}

/** Of two that are equal, neither gives all that the other gives. */
const STRENGTH: Readonly<Record<SandboxLevel['kind'], number>> = {
  ...{ 'process-group': 0, namespace: 1, seatbelt: 1, bubblewrap: 2 },
};

/** The level for the agent: as strong as that of its run, or what there is, where that is allowed; never weaker silently. */
async function decideReplayLevel(
  { agent, sandbox }: Receipt,
  { unsandboxed, needsSandbox = false, warn }: Pick<ReplayRequest, 'unsandboxed' | 'needsSandbox' | 'warn'>,
): Promise<SandboxLevel> {
  const probe = await probeSandbox();
  const wanted = decideLevel({ requested: agent.sandbox, network: recordedSpec(agent).network }, probe);
  const isStrong = ({ kind }: SandboxLevel): boolean =>
    kind === sandbox || STRENGTH[kind] > (STRENGTH[sandbox as SandboxLevel['kind']] ?? -1);
  if (!(wanted instanceof PreconditionError) && isStrong(wanted)) {
    if (wanted.kind !== 'process-group' || !needsSandbox || unsandboxed) return wanted;
    throw new PreconditionError({
      message: `the agent would run without a sandbox, as the receipt says (${JSON.stringify(agent.sandbox)})`,
      remedy: 'Apply the recorded change: --recorded. If you trust the agent: --unsandboxed',
    });
  }
  const [strongest = PROCESS_GROUP] = probe.levels;
  const level = agent.sandbox === 'off' ? PROCESS_GROUP : strongest;
  const isOpen = agent.network === 'off' && level.kind === 'process-group';
  const found = `the run was in the sandbox "${sandbox}"; here the agent would run in "${level.kind}"${isOpen ? ', and with the network on' : ''}`;
  if (!unsandboxed) {
    throw new PreconditionError({
      message: found,
      remedy: 'Install bubblewrap, or apply the recorded change: --recorded. If you trust the agent: --unsandboxed',
    });
  }
  warn(`WARNING: ${found}, as --unsandboxed allows: it can reach what you can reach\n`);
  return level;
}

interface Rerun {
  readonly receipt: Receipt;
  readonly request: ReplayRequest;
  readonly host: Host;
}

async function rerunAgent(privateArea: PrivateArea, { receipt, request, host }: Rerun): Promise<string> {
  const { agent, work_item: item, branch } = receipt;
  const { id, env } = agent;
  const values = requireTable(env, { parentEnv: host.env, path: `$.agents.${id}.env` });
  const runs = join(privateArea.folder, 'runs');
  mkdirSync(runs);
  const spec = recordedSpec(agent);
  const turn = await takeItemTurn(privateArea, {
    ...{ item, host },
    agent: { id, spec, env: values, level: privateArea.level },
    ...{ workspace: workspaceOf(privateArea, 1), slot: 1, work: partsOf(receipt) },
    budget: { usd: undefined, spent: 0 },
    base: request.before.commit,
    folder: mkdtempSync(join(runs, 'run-')),
    branch,
    limits: undefined,
    signal: request.signal,
  });
  if (turn.kind === 'captured') return turn.tree;
  throw new AutorizeError('agent', EXIT.no, {
    message:
      turn.kind === 'aborted' ? 'the replay was cancelled' : `the agent did not end as it did before: ${turn.reason}`,
    remedy: 'Apply what was recorded: --recorded',
  });
}

/** The tree of the input with the recorded change. */
async function applyRecorded({ store }: PrivateArea, { folder, before }: ReplayRequest): Promise<string> {
  const indexFile = join(store.folder, 'recorded.index');
  const git: Git = bindGit({ gitDir: store.gitDir, home: store.home, indexFile });
  await git(['read-tree', '--end-of-options', before.commit]);
  const input = readFileSync(join(folder, 'changes.patch'));
  await git(['apply', '--cached', '--binary', '--whitespace=nowarn', '-'], { input });
  return gitLine(git, ['write-tree']);
}

/**
 * How well the agents of a step are isolated, and whether that is enough for the token of its job.
 * Invariant: in a job whose token can push, no agent runs below bubblewrap unless the workflow says that it may; whether
 * the token can push is asked of the server, and "not known" counts as "it can".
 */
import { PreconditionError } from '../base/errors.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import { decideLevel, type LevelWish, probeSandbox, remedyFor } from '../kernel/sandbox-level.ts';
import type { LoopInputs } from './loop-inputs.ts';

const KINDS = [
  'bubblewrap',
  'namespace',
  'seatbelt',
  'process-group',
] as const satisfies readonly SandboxLevel['kind'][];
export type IsolationLevel = (typeof KINDS)[number];
const STRONGEST = KINDS[0];

/** What agents of this step, or of the job that proposed, ran at; the same object for the whole step. */
export interface Isolation {
  levels: readonly IsolationLevel[];
  /** Whose word it is. */
  from: 'this job' | 'the proposing job';
}

/** The levels that agents get by their configuration and by this machine; throws where none fits. */
export async function findLevels(wishes: readonly LevelWish[]): Promise<readonly IsolationLevel[]> {
  const probe = await probeSandbox();
  const found = wishes.map((wish) => {
    const level = decideLevel(wish, probe);
    if (level instanceof PreconditionError) throw level;
    return level.kind;
  });
  return KINDS.filter((kind) => found.includes(kind));
}

interface RequiredIsolation {
  readonly isolation: Pick<Isolation, 'levels'>;
  readonly inputs: Pick<LoopInputs, 'acceptsWeakSandbox'>;
  /** What would run. Default: an agent. */
  readonly who?: { readonly name: string; readonly elsewhere: string };
}

const AN_AGENT = { name: 'an agent', elsewhere: 'Or run the agent in a job that can only read, as research.yml does' };
export const BOTH_COMMITS = {
  name: 'the code of both commits',
  elsewhere: 'Or give the job "permissions: contents: read" alone',
};

/** Throws where an agent would run below bubblewrap beside a token that can push, and the workflow does not say so. */
export async function requireIsolation(
  { isolation, inputs, who = AN_AGENT }: RequiredIsolation,
  remote: Pick<GitRemote, 'mayPush'>,
): Promise<void> {
  const weak = isolation.levels.find((level) => level !== STRONGEST);
  if (weak === undefined || inputs.acceptsWeakSandbox) return;
  const may = await remote.mayPush();
  if (may === 'no') return;
  const probe = await probeSandbox();
  const works = probe.levels.some(({ kind }) => kind === STRONGEST);
  const strong = works
    ? 'Take "sandbox: off" out of the configuration of the agent'
    : `To make bubblewrap work, run this in a step before: ${remedyFor(probe).replace(/, then run again\.$/, '')}`;
  const known = may === 'yes' ? 'can push' : 'may be able to push (the server did not say)';
  throw new PreconditionError({
    message: `${who.name} would run at isolation level "${weak}" in a job whose token ${known}: it could take that token`,
    remedy: `${strong}. ${who.elsewhere}. To accept the risk, write ${written('any')} (the strongest level that works) or ${written('off')} in the workflow`,
  });
}

/** A value of the input as a workflow writes it. */
function written(sandbox: 'any' | 'off'): string {
  return `"sandbox: ${sandbox}"`;
}

const WITH_KEY = "a process of the same user could read the model's key";

/** The level in force, as one sentence; undefined where no agent ran. */
export function describeIsolation({ levels, from }: Isolation): string | undefined {
  if (levels.length === 0) return undefined;
  const named = levels.map((level) => `\`${level}\``).join(' and ');
  const weak = levels.filter((level) => level !== STRONGEST);
  const files = weak.every((level) => level === 'seatbelt') ? '' : 'files were not shielded, and ';
  const below = weak.length === 0 ? '' : `, below \`bubblewrap\`: ${files}${WITH_KEY}`;
  const whose = from === 'this job' ? '' : ', as the proposing job says';
  return `Isolation of the agent: ${named}${below}${whose}.`;
}

/** A claim, with the levels that agents had. */
export function claimWith(gain: string, { levels }: Pick<Isolation, 'levels'>): string {
  return levels.length === 0 || gain === '' ? gain : `${gain} (isolation: ${levels.join(', ')})`;
}

/** Takes over what a proposal says of its job. */
export function takeIsolation(isolation: Isolation, levels: readonly string[]): void {
  isolation.levels = KINDS.filter((kind) => levels.includes(kind));
  isolation.from = 'the proposing job';
}

/**
 * Whether the agent that a config names can work here.
 * Invariant: only looked at: nothing of it is run.
 */

import { PreconditionError } from '../base/errors.ts';
import type { JsonPath } from '../base/json-path.ts';
import { quoted } from '../base/text.ts';
import { hasEnded, requireLogin } from '../engine/agent/login-access.ts';
import type { LoginChoice } from '../engine/agent/login-settings.ts';
import { agentRouteOf, type GatewayChoice } from '../engine/agent/model-route.ts';
import { type AgentChoice, sandboxMarkOf } from '../engine/agent/preset.ts';
import { PRESETS } from '../engine/agents/registry.ts';
import { type CommandWord, readCommandWord } from '../engine/environment/command-names.ts';
import { type Environment, isSupervisorsOwn, type ParentEnvironment } from '../kernel/environment.ts';
import type { Git } from '../kernel/git.ts';
import { hasObjects } from '../kernel/object-presence.ts';
import { findOnPath, isProgram } from '../kernel/program-path.ts';
import { type SandboxLevel, showsRoot } from '../kernel/sandbox-command.ts';
import type { Check } from './check.ts';
import { renderKey } from './key-values.ts';
import { findMissing, renderMissing } from './program-checks.ts';

/** An agent as a file names it. */
export interface NamedAgent {
  readonly agent: Pick<AgentChoice, 'command' | 'preset'> & LoginChoice & Pick<GatewayChoice, 'gateway' | 'network'>;
  /** Its table, e.g. `["agent"]`. */
  readonly path: JsonPath;
  /** Its variables, resolved. */
  readonly env: Environment;
}

export interface AgentRequest extends NamedAgent {
  readonly parentEnv: ParentEnvironment;
  readonly refs: Git;
  /** The commit that a run starts from, if it is there. */
  readonly base: string | undefined;
}

/**
 * Throws where the agent's program is not there. A path of the repository is allowed: setup may create it, or an
 * accepted change may have.
 */
export async function requireAgent(request: Omit<AgentRequest, 'base'> & RootRequest): Promise<void> {
  const checks = [await describeAgent({ ...request, base: undefined }), ...describeRoot(request)];
  const { agent, parentEnv, level } = request;
  requireLogin(agent, { parentEnv, level: { kind: level } });
  const problem = checks.find(({ verdict }) => verdict === 'problem');
  if (problem?.remedy === undefined) return;
  const { detail, remedy } = problem;
  throw new PreconditionError({ message: `the agent cannot be run: ${detail}`, remedy });
}

/** Whether the agent's program is there, and the file that it is started with. */
export async function describeAgent(request: AgentRequest): Promise<Check> {
  const { agent, path, env, parentEnv } = request;
  const program = await describeProgram(request);
  const home = env.HOME === undefined ? parentEnv.HOME : undefined;
  const [missing] = program.verdict === 'ok' ? findMissing(agent.command ?? '', home) : [];
  if (missing === undefined) return program;
  const key = renderKey([...path, 'command']);
  const remedy = `Correct ${key}, or create the file.`;
  return { id: 'agent', title: 'agent', verdict: 'problem', detail: renderMissing(missing, key), remedy };
}

async function describeProgram({ agent, path, env, parentEnv, refs, base }: AgentRequest): Promise<Check> {
  const check = { id: 'agent', title: 'agent' } as const;
  const key = renderKey([...path, 'command']);
  const word: CommandWord =
    agent.command === undefined && agent.preset !== undefined
      ? { kind: 'program', name: PRESETS[agent.preset].program }
      : readCommandWord(agent.command ?? '');
  switch (word.kind) {
    case 'shell':
      return { ...check, verdict: 'ok', detail: `begins with ${quoted(word.word)}, which the shell runs itself` };
    case 'path': {
      const isThere = word.path.startsWith('/')
        ? isProgram(word.path)
        : base === undefined || (await isInCommit(refs, base, word.path));
      if (isThere) return { ...check, verdict: 'ok', detail: word.path };
      const where = word.path.startsWith('/') ? 'no file that can be run' : 'not in the base commit';
      const remedy = `Fix ${key}; a relative path starts at the root of the repository.`;
      return { ...check, verdict: 'problem', detail: `${quoted(word.path, 200)} is ${where}`, remedy };
    }
    case 'program': {
      const program = findOnPath(word.name, env.PATH ?? parentEnv.PATH ?? '');
      if (program !== undefined) return { ...check, verdict: 'ok', detail: program };
      const remedy = `Install it, or correct ${key} or PATH.`;
      return { ...check, verdict: 'problem', detail: `${quoted(word.name)} is not on PATH`, remedy };
    }
    default:
      return word satisfies never;
  }
}

function isInCommit(refs: Git, commit: string, path: string): Promise<boolean> {
  return hasObjects(refs, [`${commit}:${path.replace(/^(\.\/)+/, '')}`]);
}

/** Whether a preset's CLI gets a key: its own login is in the user's home, which an agent does not get. */
export function describeKey({ agent, path, env }: NamedAgent, parentEnv: ParentEnvironment): Check[] {
  if (agent.preset === undefined || agent.command !== undefined || agent.login === true) return [];
  const { keys } = PRESETS[agent.preset];
  const key = keys.find((name) => (env[name] ?? '') !== '');
  const check = { id: 'agent-key', title: "agent's key" } as const;
  if (key !== undefined) return [{ ...check, verdict: 'ok', detail: `${key} is given` }];
  // A server of one's own may want no key, or one of another name.
  const way = agentRouteOf(agent, env);
  if (way.kind === 'gateway') {
    return [{ ...check, verdict: 'ok', detail: `the gateway has what ${way.route.upstream.address} needs` }];
  }
  const detail = `${renderKey([...path, 'env'])} sets no key for ${agent.preset} (${keys.join(' or ')}), and agents cannot use the login in your HOME`;
  const [first = ''] = keys;
  const remedyFor = (name: string) => `Set ${renderKey([...path, 'env', name])} = "$${name}".`;
  const here = keys.find((name) => (parentEnv[name] ?? '') !== '' && !isSupervisorsOwn(name));
  if (here === undefined) return [{ ...check, verdict: 'warning', detail, remedy: remedyFor(first) }];
  const fix = [{ kind: 'set', path: [...path, 'env', here], value: `$${here}` }] as const;
  return [{ ...check, verdict: 'warning', detail, remedy: remedyFor(here), fix }];
}

export interface RootRequest extends NamedAgent {
  readonly level: SandboxLevel['kind'];
  readonly isRoot: boolean;
}

/** What there is of the login that the config asks for; throws where it cannot be used. */
export function describeLogin({ agent }: NamedAgent, place: Parameters<typeof requireLogin>[1]): string {
  const access = requireLogin(agent, place);
  if (access?.expiresAtMs === undefined) return 'there, and its token has no end';
  const at = new Date(access.expiresAtMs).toISOString();
  return hasEnded(access) ? `its token ended at ${at}; a run lets the CLI renew it` : `its token is good until ${at}`;
}

/** Whether a preset's CLI would refuse to work, since this user is root and nothing confines it. */
export function describeRoot({ agent, path, env, level, isRoot }: RootRequest): Check[] {
  const mark = sandboxMarkOf(agent);
  if (mark === undefined || !isRoot || level === 'bubblewrap' || (env[mark] ?? '') !== '') return [];
  const detail = `${agent.preset} refuses to work as root without a sandbox, and bubblewrap is not in force`;
  const key = renderKey([...path, 'env', mark]);
  const remedy = `Use bubblewrap, or another user; or, in a container that is for this alone, set ${key} = "1".`;
  return [{ id: 'agent-root', verdict: 'problem', title: 'agent as root', detail, remedy }];
}

/** Whether a command in this level is the superuser to itself: the supervisor is, and no user namespace hides it. */
export function isShownAsRoot(level: SandboxLevel): boolean {
  return process.getuid?.() === 0 && showsRoot(level);
}

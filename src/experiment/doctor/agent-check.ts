/**
 * Whether the agent that a config names can work here.
 * Invariant: only looked at: nothing of it is run.
 */

import { PreconditionError } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import { agentTemplate, PRESETS, sandboxMarkOf } from '../../engine/agent/preset.ts';
import type { Environment, ParentEnvironment } from '../../kernel/environment.ts';
import type { Git } from '../../kernel/git.ts';
import { findOnPath, isProgram } from '../../kernel/program-path.ts';
import { type SandboxLevel, showsRoot } from '../../kernel/sandbox-command.ts';
import type { ExperimentConfig } from '../config/config.ts';
import { type Check, type CommandWord, readCommandWord } from './diagnosis.ts';

export interface AgentRequest {
  readonly config: ExperimentConfig;
  /** `agent.env`, resolved. */
  readonly env: Environment;
  readonly parentEnv: ParentEnvironment;
  readonly refs: Git;
  /** The commit that a run starts from, if it is there. */
  readonly base: string | undefined;
}

/**
 * Throws where the agent's program is not there. A path of the repository is let through: setup may make it, and an
 * iteration that was kept may have brought it.
 */
export async function requireAgent(request: Omit<AgentRequest, 'base'> & RootRequest): Promise<void> {
  const checks = [await describeAgent({ ...request, base: undefined }), ...describeRoot(request)];
  const problem = checks.find(({ verdict }) => verdict === 'problem');
  if (problem?.remedy === undefined) return;
  const { detail, remedy } = problem;
  throw new PreconditionError({ message: `the agent cannot be run: ${detail}`, remedy });
}

/** Whether the agent's program is there. */
export async function describeAgent({ config, env, parentEnv, refs, base }: AgentRequest): Promise<Check> {
  const { agent } = config;
  const check = { id: 'agent', title: 'agent' } as const;
  const word: CommandWord =
    agent.command === undefined && agent.preset !== undefined
      ? { kind: 'program', name: PRESETS[agent.preset].program }
      : readCommandWord(agentTemplate(agent).command);
  switch (word.kind) {
    case 'shell':
      return { ...check, verdict: 'ok', detail: `begins with ${quoted(word.word)}, which the shell runs itself` };
    case 'path': {
      const isThere = word.path.startsWith('/')
        ? isProgram(word.path)
        : base === undefined || (await isInCommit(refs, base, word.path));
      if (isThere) return { ...check, verdict: 'ok', detail: word.path };
      const where = word.path.startsWith('/') ? 'no file that can be run' : 'not in the base commit';
      const remedy = 'Fix agent.command; a path that is not absolute is of the repository.';
      return { ...check, verdict: 'problem', detail: `${quoted(word.path, 200)} is ${where}`, remedy };
    }
    case 'program': {
      const program = findOnPath(word.name, env.PATH ?? parentEnv.PATH ?? '');
      if (program !== undefined) return { ...check, verdict: 'ok', detail: program };
      const remedy = 'Install it, or correct agent.command or PATH.';
      return { ...check, verdict: 'problem', detail: `${quoted(word.name)} is not on PATH`, remedy };
    }
    default:
      return word satisfies never;
  }
}

async function isInCommit(refs: Git, commit: string, path: string): Promise<boolean> {
  const name = path.replace(/^(\.\/)+/, '');
  const { exitCode } = await refs(['cat-file', '-e', '--end-of-options', `${commit}:${name}`], {
    allowed: [0, 1, 128],
  });
  return exitCode === 0;
}

/** Whether a preset's CLI gets a key: its own login is in the user's home, which an agent does not get. */
export function describeKey({ agent }: ExperimentConfig, env: Environment): Check[] {
  if (agent.preset === undefined || agent.command !== undefined) return [];
  const { keys } = PRESETS[agent.preset];
  const key = keys.find((name) => (env[name] ?? '') !== '');
  const check = { id: 'agent-key', title: "agent's key" } as const;
  if (key !== undefined) return [{ ...check, verdict: 'ok', detail: `${key} is given` }];
  const detail = `agent.env gives ${agent.preset} no key (${keys.join(' or ')}), and its own login is not there for it`;
  const [first = ''] = keys;
  return [{ ...check, verdict: 'warning', detail, remedy: `Add to [agent]: env = { ${first} = "$${first}" }` }];
}

export interface RootRequest {
  readonly config: ExperimentConfig;
  /** `agent.env`, resolved. */
  readonly env: Environment;
  readonly level: SandboxLevel['kind'];
  readonly isRoot: boolean;
}

/** Whether a preset's CLI would refuse to work, since this user is root and nothing confines it. */
export function describeRoot({ config: { agent }, env, level, isRoot }: RootRequest): Check[] {
  const mark = sandboxMarkOf(agent);
  if (mark === undefined || !isRoot || level === 'bubblewrap' || (env[mark] ?? '') !== '') return [];
  const detail = `${agent.preset} refuses to work as root without a sandbox, and bubblewrap is not in force`;
  const remedy = `Use bubblewrap, or another user; or, in a container that is for this alone, add to [agent]: env = { ${mark} = "1" }`;
  return [{ id: 'agent-root', verdict: 'problem', title: 'agent as root', detail, remedy }];
}

/** Whether a command in this level is the superuser to itself: the supervisor is, and no user namespace hides it. */
export function isShownAsRoot(level: SandboxLevel): boolean {
  return process.getuid?.() === 0 && showsRoot(level);
}

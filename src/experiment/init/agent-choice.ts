/**
 * Which agent a new experiment gets, and what is left to do for it.
 * Invariant: programs are looked for on PATH; none is started.
 */
import { quoted } from '../../base/text.ts';
import { AGENT_PRESETS, type AgentPreset, PRESETS } from '../../engine/agents/registry.ts';
import { readCommandWord } from '../../engine/environment/command-names.ts';
import { isSupervisorsOwn } from '../../kernel/environment.ts';
import type { Host } from '../../kernel/host.ts';
import { findOnPath } from '../../kernel/program-path.ts';
import { isPreset } from './questions.ts';
import type { AgentChoice } from './scaffold.ts';

/** The CLIs of the presets that are on PATH, in the order of the presets. */
export function findAgents({ env }: Host): AgentPreset[] {
  return AGENT_PRESETS.filter((preset) => findOnPath(PRESETS[preset].program, env.PATH ?? '') !== undefined);
}

/** The agent that an answer means, with the variable that holds its key here. */
export function chooseAgent(answer: string, { env }: Pick<Host, 'env'>): AgentChoice {
  if (!isPreset(answer)) return { kind: 'command', command: answer };
  const isUsable = (key: string) => (env[key] ?? '') !== '' && !isSupervisorsOwn(key);
  return { kind: 'preset', preset: answer, key: PRESETS[answer].keys.find(isUsable) };
}

/** What keeps that agent from working here, in sentences. */
export function agentNotes(agent: AgentChoice, agents: readonly AgentPreset[], host: Host): string[] {
  const notes: string[] = [];
  if (agent.kind === 'preset' && !agents.includes(agent.preset)) {
    notes.push(
      `${PRESETS[agent.preset].program} is not on PATH; install it, or set another agent.preset or agent.command`,
    );
  }
  if (agent.kind === 'preset' && agent.key === undefined) {
    const keys = PRESETS[agent.preset].keys.join(' or ');
    notes.push(
      `no key for ${agent.preset} is set (${keys}); agents cannot use the login in your HOME, so set a key in agent.env`,
    );
  }
  const others = agents.filter((each) => agent.kind !== 'preset' || each !== agent.preset);
  if (others.length > 0) notes.push(`also on PATH: ${others.join(', ')}`);
  return [...notes, ...programNotes(agent, host)];
}

/** Of a command of the user's own whose program is not on PATH. */
function programNotes(agent: AgentChoice, { env }: Host): string[] {
  if (agent.kind === 'preset') return [];
  const word = readCommandWord(agent.command);
  if (word.kind !== 'program' || findOnPath(word.name, env.PATH ?? '') !== undefined) return [];
  return [`${quoted(word.name)} is not on PATH; install it, or set another agent.command`];
}

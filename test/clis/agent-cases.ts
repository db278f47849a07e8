// The agent CLIs that are tried: how each learns of a model, and what of each is not as the table says.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentPreset } from '../../src/engine/agents/registry.ts';

export interface AgentCase {
  readonly preset: AgentPreset;
  readonly version: string;
  /** As `agent.model` has it, and as its API knows it. */
  readonly model: { readonly option?: string; readonly name: string };
  /** Variables of `agent.env`; `$KEY` and `$URL` are replaced by what the run has. */
  readonly env: Readonly<Record<string, string>>;
  /** The same without a sandbox, where it differs. */
  readonly openEnv?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** What its cells say in the place of what those of the others do. */
  readonly differs?: Readonly<Record<string, string>>;
  /** It edits files by what the model writes, and runs commands only to test them. */
  readonly edits?: true;
}

export const CASES: readonly AgentCase[] = [
  {
    ...{ preset: 'claude', version: '2.1.197' },
    model: { option: 'claude-sonnet-4-5', name: 'claude-sonnet-4-5' },
    env: { ANTHROPIC_API_KEY: '$KEY', ANTHROPIC_BASE_URL: '$URL' },
    openEnv: { ANTHROPIC_API_KEY: '$KEY', ANTHROPIC_BASE_URL: '$URL', IS_SANDBOX: '1' },
  },
  {
    ...{ preset: 'codex', version: '0.169.0' },
    model: { option: 'gpt-5.4', name: 'gpt-5.4' },
    env: { CODEX_API_KEY: '$KEY', OPENAI_BASE_URL: '$URL/v1' },
  },
  {
    ...{ preset: 'gemini', version: '0.61.0' },
    model: { option: 'gemini-2.5-pro', name: 'gemini-2.5-pro' },
    env: { GEMINI_API_KEY: '$KEY', GOOGLE_GEMINI_BASE_URL: '$URL' },
    openEnv: { GOOGLE_API_KEY: '$KEY', GOOGLE_GEMINI_BASE_URL: '$URL' },
  },
  {
    ...{ preset: 'opencode', version: '1.18.33' },
    model: { option: 'anthropic/claude-sonnet-4-5', name: 'claude-sonnet-4-5' },
    env: { ANTHROPIC_API_KEY: '$KEY', ANTHROPIC_BASE_URL: '$URL' },
  },
  {
    ...{ preset: 'copilot', version: '1.0.102' },
    model: { name: 'gpt-5.4' },
    env: {
      COPILOT_PROVIDER_API_KEY: '$KEY',
      COPILOT_PROVIDER_BASE_URL: '$URL/v1',
      COPILOT_MODEL: 'gpt-5.4',
    },
  },
  {
    ...{ preset: 'aider', version: '0.86.2', edits: true },
    model: { option: 'openai/gpt-4o', name: 'gpt-4o' },
    env: { OPENAI_API_KEY: '$KEY', OPENAI_API_BASE: '$URL/v1' },
    args: ['--test-cmd', 'sh probe.sh', '--auto-test', 'value.txt'],
  },
];

const FOLDER = process.env.AGENT_CLIS_FOLDER ?? '';

/** The folder of a CLI's program, or why there is none: only a registry that lacks the CLI is a reason. */
export function installed({ preset, version }: AgentCase): { readonly bin: string } | { readonly lacking: string } {
  const folder = join(FOLDER, `${preset}-${version}`);
  if (existsSync(join(folder, 'complete'))) return { bin: join(folder, 'bin') };
  if (existsSync(join(folder, 'lacking'))) return { lacking: readFileSync(join(folder, 'lacking'), 'utf8').trim() };
  throw new Error(`no ${preset} ${version} in ${FOLDER}; run: .ci/run clis`);
}

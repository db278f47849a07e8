export const AGENT_PRESETS = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'aider'] as const;
export type AgentPreset = (typeof AGENT_PRESETS)[number];

export interface AgentTemplate {
  /** A line for `sh -c` with `{prompt_file}`, `{workdir}` and `{iter}` in it. */
  readonly command: string;
  readonly stdin: 'none' | 'prompt';
}

export interface Preset extends AgentTemplate {
  /** What to look for on PATH. */
  readonly program: string;
  /** Variables that the CLI takes a key from, the usual one first; one of them is enough. */
  readonly keys: readonly string[];
  /** One question, one answer on standard output, by a small model that the CLI has a lasting name for. */
  readonly summarizer?: string;
  /** Variable that tells it of a sandbox; as root it refuses to run without questions where there is none. */
  readonly sandboxMark?: string;
  /** Globs of what it loads from a repository by itself, in whatever folder: no change may touch them. */
  readonly settings: readonly string[];
}

/** Keys of the model vendors, for the CLIs that work with all of them. */
const VENDOR_KEYS = ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'OPENROUTER_API_KEY'];

/**
 * How each CLI is run where nobody can answer it: every permission is given beforehand, since the workspace and our own
 * sandbox are its bounds. A prompt can be longer than an argument may be (128 KB on Linux), so it comes on standard
 * input where the CLI reads it there. Updates are off: HOME is new for every attempt, and each would fetch one again.
 */
export const PRESETS: Readonly<Record<AgentPreset, Preset>> = {
  claude: {
    program: 'claude',
    // The stream, not the single result: of an attempt that is ended by its budget there are the messages until then.
    command: 'DISABLE_AUTOUPDATER=1 claude -p --output-format stream-json --verbose --dangerously-skip-permissions',
    stdin: 'prompt',
    keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
    summarizer: 'DISABLE_AUTOUPDATER=1 claude -p --model haiku',
    sandboxMark: 'IS_SANDBOX',
    settings: [
      '**/{CLAUDE,CLAUDE.local,AGENTS}.md',
      '**/.{claude,claude-plugin}/**',
      '**/{.mcp.json,.claude.json,.worktreeinclude}',
    ],
  },
  codex: {
    program: 'codex',
    command: 'codex exec --json --dangerously-bypass-approvals-and-sandbox --skip-git-repo-check -',
    stdin: 'prompt',
    keys: ['CODEX_API_KEY'],
    settings: ['**/.{codex,codex-plugin}/**', '**/AGENTS{,.override}.md', '**/.agents/**'],
  },
  gemini: {
    program: 'gemini',
    // In a folder that is not trusted it asks before every step again; as a variable, older versions take no offence.
    command: 'GEMINI_CLI_TRUST_WORKSPACE=true gemini --approval-mode=yolo --output-format stream-json',
    stdin: 'prompt',
    keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    summarizer: 'GEMINI_CLI_TRUST_WORKSPACE=true gemini --model flash',
    settings: [
      '**/GEMINI.md',
      '**/.gemini/**',
      '**/{.geminiignore,.aiexclude,gemini-extension.json}',
      '**/.agents/**',
      '**/.env',
    ],
  },
  opencode: {
    program: 'opencode',
    // The flag for this has had several names.
    command: `OPENCODE_DISABLE_AUTOUPDATE=true OPENCODE_PERMISSION='{"*":"allow"}' opencode run --format json`,
    stdin: 'prompt',
    keys: [...VENDOR_KEYS, 'OPENCODE_API_KEY'],
    settings: ['**/{opencode,tui}.{json,jsonc}', '**/.{opencode,claude,agents}/**', '**/{CONTEXT,AGENTS,CLAUDE}.md'],
  },
  copilot: {
    program: 'copilot',
    // Its JSON has no count of tokens; the summary that it ends its text with has.
    command: 'COPILOT_AUTO_UPDATE=false copilot --allow-all --no-ask-user --no-color',
    stdin: 'prompt',
    keys: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'],
    // It also reads the instruction files of other CLIs, and what an editor has.
    settings: [
      '**/.{copilot,github,vscode,claude}/**',
      '**/{AGENTS,CLAUDE,GEMINI}.md',
      '**/.mcp.json',
      '**/.agents/**',
    ],
  },
  aider: {
    program: 'aider',
    // "Yes" to everything is also "yes" to installing a browser and to editing .gitignore, so these questions are off.
    // Its cache has a fixed place in the work tree, and would be part of the change.
    command: [
      `trap 'rm -rf .aider.tags.cache.v*' EXIT; trap 'exit 143' TERM;`,
      'aider --message-file {prompt_file} --yes-always --no-auto-commits --no-dirty-commits --no-gitignore',
      '--no-pretty --no-stream --no-detect-urls --no-show-model-warnings --no-show-release-notes --no-check-update',
      '--analytics-disable --chat-history-file "$HOME/aider.chat.md" --input-history-file "$HOME/aider.input"',
    ].join(' '),
    stdin: 'none',
    keys: VENDOR_KEYS,
    settings: [
      '**/.aider.conf.{yml,yaml}',
      '**/.aider.model.{settings.yml,metadata.json}',
      '**/.aiderignore',
      '**/.env',
    ],
  },
};

/** What a user says of an agent: a command of their own, or a preset. */
export interface AgentChoice {
  readonly command?: string | undefined;
  readonly preset?: AgentPreset | undefined;
  readonly stdin: AgentTemplate['stdin'];
}

/** The command of an agent: the user's own if there is one, else the preset's. */
export function agentTemplate(agent: AgentChoice): AgentTemplate {
  if (agent.command !== undefined) return { command: agent.command, stdin: agent.stdin };
  if (agent.preset === undefined) throw new Error('an agent without a command passed the config');
  const { command, stdin } = PRESETS[agent.preset];
  return { command, stdin };
}

/** The variable that tells a preset's CLI of a sandbox, if it wants to know; a command of the user's own is theirs. */
export function sandboxMarkOf({ command, preset }: AgentChoice): string | undefined {
  return command === undefined && preset !== undefined ? PRESETS[preset].sandboxMark : undefined;
}

// What other CLIs mean by `-m` is something else, e.g. the message.
const SHORT_MODEL: ReadonlySet<AgentPreset | undefined> = new Set(['codex', 'gemini', 'opencode'] as const);

/** The model that a command line of the user's own asks its CLI for; null where it leaves that to the CLI. */
export function modelOfCommand(command: string): string | null {
  const flag = SHORT_MODEL.has(presetOfCommand(command)) ? '(?:--model|-m)' : '--model';
  const plain = '[\\w@+:,./-]+';
  const value = `"(?<double>[^"$\`]+)"|'(?<single>[^']+)'|(?<bare>${plain})`;
  // The words of a mission's arguments are quoted, flags too.
  const asked = `(?<=\\s)(['"]?)${flag}(?:\\1(?:=|\\s+)(?:${value})|=(?<inside>${plain})\\1)(?=[\\s;&|()]|$)`;
  const found = [...command.matchAll(new RegExp(asked, 'g'))].at(-1)?.groups;
  return found?.double ?? found?.single ?? found?.bare ?? found?.inside ?? null;
}

/** The CLI that a command line of the user's own runs, by the first of its words that names the program of one. */
export function presetOfCommand(command: string): AgentPreset | undefined {
  const words = command.split(/[\s;&|()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
  const program = words.find((word) => AGENT_PRESETS.some((name) => PRESETS[name].program === word));
  return AGENT_PRESETS.find((name) => PRESETS[name].program === program);
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../../src/engine/agent/command-line.ts';
import { agentTemplate, cliOptionProblems, modelOfCommand, presetCommand } from '../../../src/engine/agent/preset.ts';
import { AGENT_PRESETS, type AgentPreset, PRESETS } from '../../../src/engine/agents/registry.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

// A program that writes down how it was called; `left` is what it leaves in its folder, as the real one might.
const RECORDER = `#!/bin/sh
printf '%s\\0' "$@" > "$RECORD/arguments"
env > "$RECORD/environment"
cat > "$RECORD/stdin"
mkdir -p .aider.tags.cache.v4
exit 3
`;

/** Runs a command line of a preset as an attempt does, with a recorder in the place of the CLI. */
function callOf(preset: AgentPreset, command: string) {
  const { program, stdin } = PRESETS[preset];
  const root = createFolder();
  const [bin, workspace, home, record] = ['bin', 'workspace of it', 'home', 'record'].map((name) => join(root, name));
  for (const folder of [bin, workspace, home, record]) mkdirSync(folder ?? '');
  writeFileSync(join(root, 'bin', program), RECORDER, { mode: 0o755 });
  const promptFile = join(root, 'workspace of it', 'prompt.md');
  const line = fillTemplate(command, { promptFile, workDir: workspace ?? '', iter: 1 });
  const { status, stderr } = spawnSync('sh', ['-c', line], {
    cwd: workspace ?? '',
    input: stdin === 'prompt' ? 'make it faster' : '',
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env.PATH}`, HOME: home, RECORD: record },
  });
  const read = (name: string) => readFileSync(join(root, 'record', name), 'utf8');
  return {
    status,
    stderr,
    promptFile,
    arguments: read('arguments').split('\0').slice(0, -1),
    environment: read('environment').split('\n'),
    stdin: read('stdin'),
    leavesCache: existsSync(join(root, 'workspace of it', '.aider.tags.cache.v4')),
    home,
  };
}

describe('a preset', () => {
  it.each(AGENT_PRESETS)('%s runs its program by a plain shell, with the prompt, and gives its exit code', (preset) => {
    const call = callOf(preset, agentTemplate({ preset, stdin: 'none' }).command);
    expect(call).toMatchObject({ status: 3, stderr: '' });
    if (PRESETS[preset].stdin === 'prompt') expect(call.stdin).toBe('make it faster');
    else expect(call.arguments).toContain(call.promptFile);
  });

  it.each([
    ['claude', '--dangerously-skip-permissions'],
    ['codex', '--dangerously-bypass-approvals-and-sandbox'],
    ['gemini', '--approval-mode=yolo'],
    ['copilot', '--allow-all'],
    ['aider', '--yes-always'],
  ] as const)('%s gets a flag so that it does not ask', (preset, flag) => {
    expect(callOf(preset, agentTemplate({ preset, stdin: 'none' }).command).arguments).toContain(flag);
  });

  it('gemini finds a key that the other variable has', () => {
    const { command } = agentTemplate({ preset: 'gemini', stdin: 'none' });
    expect(callOf('gemini', `GOOGLE_API_KEY=google; ${command}`).environment).toContain('GEMINI_API_KEY=google');
    const both = `GOOGLE_API_KEY=google; GEMINI_API_KEY=gemini; ${command}`;
    expect(callOf('gemini', both).environment).toContain('GEMINI_API_KEY=gemini');
  });

  it('opencode does not ask because of its environment', () => {
    expect(callOf('opencode', agentTemplate({ preset: 'opencode', stdin: 'none' }).command).environment).toContain(
      'OPENCODE_PERMISSION={"*":"allow"}',
    );
  });

  it.each([
    ['claude', 'stream-json'],
    ['codex', '--json'],
    ['gemini', 'stream-json'],
    ['opencode', 'json'],
  ] as const)('%s prints what it uses up for programs', (preset, word) => {
    expect(callOf(preset, agentTemplate({ preset, stdin: 'none' }).command).arguments).toContain(word);
  });

  it('aider leaves nothing of its own in the work tree', () => {
    const call = callOf('aider', agentTemplate({ preset: 'aider', stdin: 'none' }).command);
    expect(call.leavesCache).toBe(false);
    expect(call.arguments).toEqual(expect.arrayContaining(['--chat-history-file', `${call.home}/aider.chat.md`]));
  });

  it.each(AGENT_PRESETS)('%s names variables for a key, and no key', (preset) => {
    const { keys } = PRESETS[preset];
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toMatch(/^[A-Z][A-Z0-9_]+$/);
  });

  it.each(AGENT_PRESETS)('%s has a summarizer that runs, or none', (preset) => {
    const { summarizer } = PRESETS[preset];
    if (summarizer === undefined) return;
    expect(callOf(preset, summarizer)).toMatchObject({ status: 3, stderr: '', stdin: 'make it faster' });
  });
});

describe('the command of an agent', () => {
  const agent = { stdin: 'none', workdir_var: 'W', env: {}, sandbox: 'auto', network: 'on' } as const;

  it('is the preset, with the prompt where that CLI reads it', () => {
    const command = 'codex exec --json --dangerously-bypass-approvals-and-sandbox --skip-git-repo-check -';
    expect(agentTemplate({ ...agent, preset: 'codex' })).toEqual({ command, stdin: 'prompt' });
  });

  it('is the user’s own where there is one; the preset then only says how to read the usage', () => {
    const command = 'my-claude {prompt_file}';
    expect(agentTemplate({ ...agent, preset: 'claude', command })).toEqual({ command, stdin: 'none' });
  });

  it('is missing only where the config was not checked', () => {
    expect(() => agentTemplate(agent)).toThrow('an agent without a command');
  });
});

describe('what a user adds to a preset', () => {
  const hostile = `it's $(touch x) "a" \\ *`;

  it.each(AGENT_PRESETS)('reaches %s as words of its own, whatever they are', (preset) => {
    const model = 'vendor/model:free';
    const call = callOf(preset, presetCommand(preset, { model, args: ['--verbose', hostile] }));
    expect(call).toMatchObject({ status: 3, stderr: '' });
    const { modelOption } = PRESETS[preset];
    expect(call.arguments[call.arguments.indexOf(modelOption) + 1]).toBe(model);
    expect(call.arguments[call.arguments.lastIndexOf('--verbose') + 1]).toBe(hostile);
  });

  it.each([
    ['claude', ['--effort', 'high']],
    ['codex', ['-c', 'model_reasoning_effort=high']],
    ['opencode', ['--variant', 'high']],
    ['copilot', ['--reasoning-effort', 'high']],
    ['aider', ['--reasoning-effort', 'high']],
  ] as const)('lets %s think harder', (preset, [option, value]) => {
    const call = callOf(preset, presetCommand(preset, { reasoning: 'high' }));
    expect(call.arguments[call.arguments.lastIndexOf(option) + 1]).toBe(value);
  });

  it('comes before the word by which codex reads its prompt', () => {
    expect(presetCommand('codex', { args: ['--search'] })).toMatch(/ --search -$/);
  });

  it('is refused where there is nothing that takes it', () => {
    expect(cliOptionProblems({ command: 'x', preset: 'claude', model: 'm', args: [] })).toMatchObject([
      { path: ['model'], found: 'model beside a command' },
      { path: ['args'], found: 'args beside a command' },
    ]);
    expect(cliOptionProblems({ preset: 'gemini', model: 'flash', reasoning: 'high' })).toMatchObject([
      { path: ['reasoning'], expected: 'it only with claude, codex, opencode, copilot, aider' },
    ]);
    expect(cliOptionProblems({ preset: 'claude', model: 'm', reasoning: 'high', args: [] })).toEqual([]);
  });
});

describe('the model of an agent', () => {
  it.each([
    ['claude -p --model opus', 'opus'],
    ['claude -p --model=claude-opus-4 --verbose', 'claude-opus-4'],
    ['aider --model "openrouter/some model" --yes', 'openrouter/some model'],
    ["opencode run -m 'anthropic/x:free'", 'anthropic/x:free'],
    ['cd app && codex exec -m gpt-5 - ; true', 'gpt-5'],
    ['(gemini --model flash)', 'flash'],
    ['claude --model haiku -p && claude --model opus -p', 'opus'],
    [presetCommand('codex', { model: 'gpt-5' }), 'gpt-5'],
    [presetCommand('opencode', { model: 'openrouter/some model', args: ['--print-logs'] }), 'openrouter/some model'],
    ['set -- --model=gpt-5; codex exec "$@" -', 'gpt-5'],
    // Only the CLI knows.
    ['codex exec -', null],
    ['', null],
    // The shell knows, and nobody else.
    ['claude -p --model "$MODEL"', null],
    ['claude -p --model $MODEL', null],
    // A message.
    ['aider -m fix', null],
    ['sh agent.sh -m x --models y', null],
  ])('is what %j names', (command, model) => {
    expect(modelOfCommand(command)).toBe(model);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGENT_PRESETS, type AgentPreset } from '../../src/engine/agents/registry.ts';
import { readToolTrace } from '../../src/workitem/tool-trace.ts';

const sample = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'agent-output', name), 'utf8');
const read = (preset: AgentPreset | undefined, stdout: string, file?: string) =>
  readToolTrace({ preset, stdout, file });

describe('readToolTrace', () => {
  it.each([
    ['claude', 'claude.jsonl', [{ tool: 'Bash', detail: 'ls' }]],
    ['codex', 'codex.jsonl', [{ tool: 'command_execution', detail: 'sh -c ls' }]],
    ['gemini', 'gemini.jsonl', [{ tool: 'run_shell_command', detail: 'ls' }]],
    ['opencode', 'opencode.jsonl', [{ tool: 'bash', detail: 'ls' }]],
  ] as const)('takes the operations of %s from its stream of events', (preset, name, expected) => {
    expect(read(preset, sample(name))).toEqual(expected);
    // The agent's own file cannot hide what its CLI reported.
    expect(read(preset, sample(name), '')).toEqual(expected);
  });

  it('counts an operation once, however often its message is repeated, and names the tools of servers', () => {
    const block = { type: 'tool_use', id: 't1', name: 'Edit', input: { file_path: '/x' } };
    const message = JSON.stringify({ type: 'assistant', message: { content: [block] } });
    expect(read('claude', `${message}\n${message}\n`)).toEqual([{ tool: 'Edit', detail: '/x' }]);
    const call = { id: 'i1', type: 'mcp_tool_call', server: 'files', tool: 'read' };
    const events = ['item.started', 'item.completed'].map((type) => JSON.stringify({ type, item: call }));
    expect(read('codex', events.join('\n'))).toEqual([{ tool: 'files/read' }]);
  });

  it('takes the lines of the trace file where there is no stream, and passes over what is none', () => {
    const file =
      '{"tool": "edit", "detail": "a.txt"}\nnothing\n{"tool": 3}\n{"other": 1}\n{"tool":"run","command":"ls"}\n{"tool": "to';
    const expected = [
      { tool: 'edit', detail: 'a.txt' },
      { tool: 'run', detail: 'ls' },
    ];
    expect(read(undefined, 'text\n', file)).toEqual(expected);
    expect(read('aider', 'text\n', file)).toEqual(expected);
    expect(read('claude', 'an error before any event\n', file)).toEqual(expected);
  });

  it('distinguishes no operation from no trace', () => {
    expect(read(undefined, 'text\n')).toBeUndefined();
    expect(read('copilot', sample('copilot.txt'))).toBeUndefined();
    expect(read(undefined, '', '')).toEqual([]);
    expect(read('codex', '{"type":"thread.started"}\n')).toEqual([]);
  });

  it('never throws on what an agent prints, and its details are short and well-formed', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constant('{"type":"assistant","message":{"content":[{"type":"tool_use"}]}}'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...AGENT_PRESETS), fc.array(line), (preset, lines) => {
        const text = lines.join('\n');
        for (const trace of [read(preset, text, text), read(undefined, '', text)]) {
          for (const { tool, detail = '' } of trace ?? []) {
            expect(tool.length + detail.length).toBeLessThan(410);
            expect(tool + detail).not.toMatch(/\p{Cs}/u);
          }
        }
      }),
    );
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AgentPreset } from '../../../src/engine/agents/registry.ts';
import { saysItSimplifies } from '../../../src/engine/agents/said.ts';

const recorded = (name: string): string => readFileSync(`test/fixtures/agent-output/${name}`, 'utf8');
const LINE = 'Done.\\nAUTORIZE_KIND simplify';

/** The same session, whose last word is another one. */
const STREAMS: readonly (readonly [AgentPreset, string])[] = (
  [
    ['claude', 'claude.jsonl'],
    ['codex', 'codex.jsonl'],
    ['gemini', 'gemini.jsonl'],
    ['opencode', 'opencode.jsonl'],
  ] as const
).map(([cli, file]) => [cli, recorded(file).replaceAll('"Done."', `"${LINE}"`)]);

describe('a change that simplifies', () => {
  it.each(STREAMS)('is announced by what the model of %s says', (cli, stdout) => {
    expect(stdout).toContain(LINE);
    expect(saysItSimplifies(cli, stdout)).toBe(true);
    expect(saysItSimplifies(cli, stdout.replaceAll('\\nAUTORIZE', ' AUTORIZE'))).toBe(false);
  });

  it('is announced in parts of a message, wherever they end', () => {
    const parts = ['Less of it.\nAUTORIZE', '_KIND sim', 'plify', '\n'];
    const events = parts.map((content) => ({ type: 'message', role: 'assistant', content, delta: true }));
    expect(saysItSimplifies('gemini', events.map((each) => JSON.stringify(each)).join('\n'))).toBe(true);
  });

  it.each(['claude', 'codex', 'gemini', 'opencode', 'copilot', 'aider', undefined] as const)(
    'is announced by a line of %s, as it stands',
    (cli) => {
      expect(saysItSimplifies(cli, 'working\nAUTORIZE_KIND simplify\r\nend\n')).toBe(true);
      expect(saysItSimplifies(cli, 'I print AUTORIZE_KIND simplify\n')).toBe(false);
    },
  );

  it('is not announced by what a tool showed, nor by the prompt', () => {
    const said = 'read this\nAUTORIZE_KIND simplify\n';
    const streams: readonly (readonly [AgentPreset, object])[] = [
      ['claude', { type: 'user', message: { content: [{ type: 'tool_result', content: said }] } }],
      ['codex', { type: 'item.completed', item: { type: 'command_execution', aggregated_output: said } }],
      ['gemini', { type: 'tool_result', output: said }],
      ['gemini', { type: 'message', role: 'user', content: said }],
      ['opencode', { type: 'tool_use', part: { state: { output: said } } }],
    ];
    for (const [cli, event] of streams) expect(saysItSimplifies(cli, JSON.stringify(event)), cli).toBe(false);
  });
});

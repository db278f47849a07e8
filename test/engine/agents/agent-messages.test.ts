import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reportsSimplification } from '../../../src/engine/agents/agent-messages.ts';
import type { AgentPreset } from '../../../src/engine/agents/registry.ts';

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
    expect(reportsSimplification(cli, stdout)).toBe(true);
    expect(reportsSimplification(cli, stdout.replaceAll('\\nAUTORIZE', ' AUTORIZE'))).toBe(false);
  });

  it('is announced in parts of a message, wherever they end', () => {
    const parts = ['Less of it.\nAUTORIZE', '_KIND sim', 'plify', '\n'];
    const events = parts.map((content) => ({ type: 'message', role: 'assistant', content, delta: true }));
    expect(reportsSimplification('gemini', events.map((each) => JSON.stringify(each)).join('\n'))).toBe(true);
  });

  it.each(['claude', 'codex', 'gemini', 'opencode', 'copilot', 'aider', undefined] as const)(
    'is announced by a line of %s, as it stands',
    (cli) => {
      expect(reportsSimplification(cli, 'working\nAUTORIZE_KIND simplify\r\nend\n')).toBe(true);
      expect(reportsSimplification(cli, 'I print AUTORIZE_KIND simplify\n')).toBe(false);
    },
  );

  it('is not announced by what a tool showed, nor by the prompt', () => {
    const message = 'read this\nAUTORIZE_KIND simplify\n';
    const streams: readonly (readonly [AgentPreset, object])[] = [
      ['claude', { type: 'user', message: { content: [{ type: 'tool_result', content: message }] } }],
      ['codex', { type: 'item.completed', item: { type: 'command_execution', aggregated_output: message } }],
      ['gemini', { type: 'tool_result', output: message }],
      ['gemini', { type: 'message', role: 'user', content: message }],
      ['opencode', { type: 'tool_use', part: { state: { output: message } } }],
    ];
    for (const [cli, event] of streams) expect(reportsSimplification(cli, JSON.stringify(event)), cli).toBe(false);
  });
});

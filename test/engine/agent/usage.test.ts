import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCutUsage, parseUsage } from '../../../src/engine/agent/usage.ts';
import { AGENT_PRESETS } from '../../../src/engine/agents/registry.ts';
import { CASES } from '../../clis/agent-cases.ts';
import { type CountedCall, differencesOf } from '../../helpers/own-report.ts';

// The outputs in fixtures/agent-output/recorded were printed by real CLIs of the versions in their names, before a scripted
// model that counted the tokens; so was copilot-cached.txt, by Copilot 1.0.102. The others were written by hand, for forms
// that such a session does not show. What those are taken from:
//   claude*    the headless mode and the messages of the agent SDK, in the docs of Claude Code
//   codex*     the events of `codex exec --json`: codex-rs/exec/src/exec_events.rs in openai/codex
//   gemini*    docs/cli/headless.md in google-gemini/gemini-cli, and its stream formatter
//   opencode*  the raw events of `opencode run --format json`, as wrappers of it have recorded them
//   copilot*   issues 1152, 3011 (text) and 4107 (JSON) of github/copilot-cli, descriptions of its events.jsonl
//   aider*     the usage report in aider/coders/base_coder.py of Aider-AI/aider
const OUTPUTS = join(import.meta.dirname, '..', '..', 'fixtures', 'agent-output');
const recorded = (name: string) => readFileSync(join(OUTPUTS, name), 'utf8');
const RECORDED = readdirSync(join(OUTPUTS, 'recorded'))
  .filter((name) => name.endsWith('.stdout'))
  .map((name) => name.slice(0, -'.stdout'.length))
  .toSorted();

describe('the usage that a CLI reports', () => {
  it.each([
    [
      'claude',
      'claude.jsonl',
      { model: 'claude-sonnet, claude-haiku', input_tokens: 2810, output_tokens: 75, usd: 0.0213 },
    ],
    ['claude', 'claude-result.txt', { input_tokens: 20_003, output_tokens: 13, usd: 0.079 }],
    ['codex', 'codex.jsonl', { input_tokens: 24_763, output_tokens: 422 }],
    ['gemini', 'gemini.jsonl', { model: 'gemini-pro', input_tokens: 24_939, output_tokens: 174 }],
    ['gemini', 'gemini-result.txt', { model: 'gemini-pro, gemini-flash', input_tokens: 33_904, output_tokens: 214 }],
    ['opencode', 'opencode.jsonl', { input_tokens: 15_121, output_tokens: 30, usd: expect.closeTo(0.033, 9) }],
    ['copilot', 'copilot.txt', { model: 'claude-sonnet-4.5, gpt-5.1', input_tokens: 1_218_600, output_tokens: 534 }],
    ['copilot', 'copilot-arrows.txt', { input_tokens: 275_800, output_tokens: 3500 }],
    ['copilot', 'copilot-cached.txt', { input_tokens: 40_400, output_tokens: 100 }],
    ['copilot', 'copilot.jsonl', { output_tokens: 150 }],
    ['copilot', 'copilot-shutdown.jsonl', { model: 'gpt-5, claude-haiku', input_tokens: 9500, output_tokens: 170 }],
    ['aider', 'aider.txt', { model: 'sonnet', input_tokens: 16_100, output_tokens: 1412, usd: 0.05 }],
  ] as const)('is read for %s from %s', (preset, name, usage) => {
    expect(parseUsage(preset, recorded(name), '')).toEqual(usage);
  });

  it.each(RECORDED)('is what the server of the model counted, where a real CLI printed it: %s', (name) => {
    const preset = AGENT_PRESETS.find((each) => name.startsWith(`${each}-`));
    if (preset === undefined) throw new Error(`no preset of ${name}`);
    const read = (ending: string) => {
      const path = join(OUTPUTS, 'recorded', `${name}.${ending}`);
      return existsSync(path) ? readFileSync(path, 'utf8') : '';
    };
    const counted = JSON.parse(read('counted.json')) as CountedCall[];
    expect(differencesOf(preset, { stdout: read('stdout'), stderr: read('stderr') }, counted)).toEqual([]);
  });

  it('is recorded of every preset, in the version that is tried', () => {
    expect(RECORDED).toEqual(CASES.map(({ preset, version }) => `${preset}-${version}`).toSorted());
  });

  it('is that of the messages where claude was ended before its result, each counted once', () => {
    const broken = recorded('claude.jsonl').split('\n').slice(0, 5).join('\n');
    expect(parseUsage('claude', `${broken}\n{"type":"assis`, '')).toEqual({
      ...{ model: 'claude-sonnet', input_tokens: 2510, output_tokens: 60 },
    });
  });

  it('is read where claude prints all its messages as one array', () => {
    const array = `[${recorded('claude.jsonl').trim().split('\n').join(',')}]`;
    expect(parseUsage('claude', array, '')).toMatchObject({ input_tokens: 2810, output_tokens: 75, usd: 0.0213 });
  });

  it('is read from standard error where a summary for people goes there', () => {
    expect(parseUsage('copilot', 'Done.\n', recorded('copilot.txt'))).toMatchObject({ output_tokens: 534 });
    expect(parseUsage('aider', '', recorded('aider.txt'))).toMatchObject({ usd: 0.05 });
  });

  it('names the model that messages of claude are of, and none where the name could be anything', () => {
    const message = (model: string) => JSON.stringify({ type: 'assistant', message: { id: model, model, usage: {} } });
    const reported = [message('<synthetic>'), message('claude-opus-4')].join('\n');
    expect(parseUsage('claude', reported, '')).toEqual({ model: 'claude-opus-4' });
    expect(parseUsage('claude', message('two words\u001b[2J'), '')).toBeUndefined();
    // The figures of the line of our own, where the program itself reports the model alone.
    const both = `${reported}\nAUTORIZE_USAGE {"usd":1,"model":"mine"}\n`;
    expect(parseUsage('claude', both, '')).toEqual({ model: 'claude-opus-4', usd: 1 });
    expect(parseUsage(undefined, 'AUTORIZE_USAGE {"usd":1,"model":"mine"}', '')).toEqual({ model: 'mine', usd: 1 });
  });

  it('has no cost where aider knows no price', () => {
    expect(parseUsage('aider', 'Tokens: 116 sent, 30 received.\n', '')).toEqual({
      input_tokens: 116,
      output_tokens: 30,
    });
  });

  it.each(AGENT_PRESETS)('is undefined where %s says nothing', (preset) => {
    expect(parseUsage(preset, '', '')).toBeUndefined();
    expect(
      parseUsage(preset, 'Error: no key\n{"type":"result"}\n{"type":"turn.completed"}', 'Tokens:'),
    ).toBeUndefined();
  });
});

describe('the line of our own', () => {
  const line = 'AUTORIZE_USAGE {"input_tokens":1,"output_tokens":2,"usd":0.01}';

  it.each([undefined, ...AGENT_PRESETS])('is taken from any command (%s)', (preset) => {
    expect(parseUsage(preset, `working\n${line}\n\n`, '')).toEqual({ input_tokens: 1, output_tokens: 2, usd: 0.01 });
  });

  it('may report a part', () => {
    expect(parseUsage(undefined, 'AUTORIZE_USAGE {"usd":0}', '')).toEqual({ usd: 0 });
  });

  it('counts as the last line of standard output only', () => {
    expect(parseUsage(undefined, `${line}\nmore`, line)).toBeUndefined();
    expect(parseUsage(undefined, `said: ${line}`, '')).toBeUndefined();
  });

  it('does not lower what the CLI itself has reported', () => {
    const forged = `${recorded('aider.txt')}${line}`;
    expect(parseUsage('aider', forged, '')).toMatchObject({ usd: 0.05 });
  });

  it.each(['nothing', '[1]', '{"usd":"1"}', '{"usd":-1}', '{"usd":1e7}', '{"input_tokens":1.5}', '{"usd":1e999}', '{'])(
    'is ignored with %s in it',
    (text) => {
      expect(parseUsage(undefined, `AUTORIZE_USAGE ${text}`, '')).toBeUndefined();
    },
  );
});

describe('hostile output', () => {
  it.each(['-5', '1e13', '1e999', '"7"', 'null', '0.5', '[1]', 'true'])('gives no tokens of %s', (figure) => {
    const codex = `{"type":"turn.completed","usage":{"input_tokens":${figure},"output_tokens":3}}`;
    expect(parseUsage('codex', codex, '')).toEqual({ output_tokens: 3 });
  });

  it('is at least what it says where parts of a sum were left out, and exact where the end reports the total', () => {
    const step = '{"type":"step_finish","part":{"cost":0.5,"tokens":{"input":10,"output":1}}}\n';
    const cut = `${step}[autorize left out 5 bytes here]\n${step}`;
    expect(parseCutUsage('opencode', cut, '')).toEqual({ input_tokens: 20, output_tokens: 2, usd: 1, at_least: true });
    expect(parseCutUsage('aider', recorded('aider.txt'), '')).toMatchObject({ usd: 0.05, at_least: true });
    expect(parseCutUsage('copilot', '{"type":"assistant.message","data":{"outputTokens":3}}', '')).toEqual({
      ...{ output_tokens: 3, at_least: true },
    });
    const turn = '{"type":"turn.completed","usage":{"input_tokens":1,"output_tokens":3}}';
    expect(parseCutUsage('codex', turn, '')).toEqual({ input_tokens: 1, output_tokens: 3 });
    expect(parseCutUsage('opencode', 'AUTORIZE_USAGE {"usd":0.01}', '')).toEqual({ usd: 0.01 });
    expect(parseCutUsage('opencode', 'nothing', '')).toBeUndefined();
  });

  it('has no figure of a sum that is absurd', () => {
    const step = '{"type":"step_finish","part":{"cost":900000,"tokens":{"input":900000000000,"output":1}}}\n';
    expect(parseUsage('opencode', step.repeat(3), '')).toEqual({ output_tokens: 3 });
  });

  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(fc.json()).map((lines) => lines.join('\n')),
    fc
      .record({
        type: fc.constantFrom(
          'result',
          'assistant',
          'turn.completed',
          'step_finish',
          'session.shutdown',
          'assistant.usage',
        ),
        usage: fc.jsonValue(),
        modelUsage: fc.jsonValue(),
        stats: fc.jsonValue(),
        message: fc.jsonValue(),
        part: fc.jsonValue(),
        data: fc.jsonValue(),
        total_cost_usd: fc.jsonValue(),
      })
      .map((event) => JSON.stringify(event)),
    fc.string().map((text) => `AUTORIZE_USAGE ${text}`),
    fc
      .tuple(fc.float(), fc.string())
      .map(([sent, text]) => `Tokens: ${sent}k sent, ${text} received. Cost: $. message`),
  );

  it('never throws, and gives nothing or figures that a budget can count with', () => {
    fc.assert(
      fc.property(fc.constantFrom(undefined, ...AGENT_PRESETS), noise, noise, (preset, stdout, stderr) => {
        const { input_tokens: input, output_tokens: output, usd } = parseUsage(preset, stdout, stderr) ?? {};
        for (const tokens of [input, output]) {
          expect(tokens === undefined || (Number.isInteger(tokens) && tokens >= 0 && tokens <= 1e12)).toBe(true);
        }
        expect(usd === undefined || (usd >= 0 && usd <= 1e6)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

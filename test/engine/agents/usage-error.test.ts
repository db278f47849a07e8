import { describe, expect, it } from 'vitest';
import type { AgentPreset } from '../../../src/engine/agents/registry.ts';
import { usageFailure } from '../../../src/engine/agents/usage-error.ts';

const HELP = '\n\nUsage: codex exec [OPTIONS] [PROMPT]\n';
const LEVELS =
  "error: invalid value 'x' for '--reasoning-effort <level>'\n  [possible values: none, low]\n\nFor more information, try '--help'.\n";

describe('a command line that its CLI does not understand', () => {
  // As the versions print it that the file names.
  it.each<[AgentPreset, stderr: string, message: string]>([
    ['claude', "error: unknown option '--x'\n", "unknown option '--x'"],
    ['codex', `WARNING: proceeding\nerror: unexpected argument '--x' found${HELP}`, "unexpected argument '--x' found"],
    [
      'codex',
      "error: invalid value 'x' for '--sandbox <SANDBOX_MODE>'\n  [possible values: read-only]\n",
      "invalid value 'x' for '--sandbox <SANDBOX_MODE>'",
    ],
    ['gemini', 'Unknown arguments: x\nUsage: gemini [options] [command]\n', 'Unknown arguments: x'],
    [
      'opencode',
      'opencode run [message..]\n\nrun opencode with a message\n',
      'it printed its help: opencode run [message..]',
    ],
    ['copilot', LEVELS, "invalid value 'x' for '--reasoning-effort <level>'"],
    [
      'aider',
      'usage: aider [-h] [--model MODEL]\n             [FILE ...]\naider: error: unrecognized arguments: --x\n',
      'unrecognized arguments: --x',
    ],
  ])('of %s: %j', (_, stderr, message) => {
    expect(usageFailure({ stdout: '\n', stderr })).toEqual({ kind: 'usage', status: null, message });
  });

  it.each([
    ['a session that printed something', { stdout: '{"type":"x"}\n', stderr: "error: unknown option '--x'\n" }],
    ['another error', { stdout: '', stderr: 'Error: connect ECONNREFUSED 127.0.0.1:80\n' }],
    ['a sentence within a line', { stdout: '', stderr: 'node:internal: see the unknown option of it\n' }],
    ['silence', { stdout: '', stderr: '' }],
  ])('is not %s', (_, printed) => {
    expect(usageFailure(printed)).toBeUndefined();
  });
});

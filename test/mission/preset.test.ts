import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSandbox } from '../../src/mission/contract.ts';
import { createMission, decisionsOf, leftOf, type Mission } from '../helpers/mission.ts';
import { LEVELS } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

// A CLI that says how it was called, and works as a session does.
const CLI = `#!/bin/sh
for each; do echo "argument $each"; done
. ./session.sh
`;
const SESSION = `[ -n "$(cat)" ] && echo 'has instructions'
improve 1$RCS_ITERATION
hand candidate "$(git rev-parse HEAD)"
`;

function missionWith(agent: string): Mission {
  const front = `evaluator: {command: sh evaluate.sh, format: json}\n${agent}`;
  return createMission({ session: SESSION, front });
}

/** Runs one session with a program of that name on PATH; gives the arguments that it saw. */
async function callsOf(mission: Mission, program: string, request: object = {}) {
  const bin = createFolder();
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, program), CLI, { mode: 0o755 });
  const env = { ...mission.host.env, PATH: `${bin}:${process.env.PATH}` };
  const { runId } = await mission.launch({ maxIterations: 1, ...request }, { env });
  const left = leftOf(mission, runId);
  const lines = readFileSync(join(left.logs, 'iteration-0001', 'session.stdout'), 'utf8')
    .trimEnd()
    .split('\n');
  const words = lines.filter((line) => line.startsWith('argument ')).map((line) => line.slice('argument '.length));
  return { left, words, hasInstructions: lines.includes('has instructions') };
}

describe('the agent of a mission', () => {
  it('is Codex where nobody names one, with its own sandbox off inside of ours', async () => {
    const { left, words, hasInstructions } = await callsOf(missionWith(''), 'codex', { agentArgs: ['-m', 'gpt 5'] });
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep']);
    expect(hasInstructions).toBe(true);
    const isConfined = LEVELS.some(({ kind }) => kind === 'bubblewrap');
    if (isConfined) {
      const flags = ['--dangerously-bypass-approvals-and-sandbox', '--skip-git-repo-check'];
      expect(words).toEqual(['exec', '--json', ...flags, '-m', 'gpt 5', '-']);
    } else expect(words).toContain('workspace-write');
  });

  it('keeps the sandbox of Codex where ours is off, open for commits and for the artifact', async () => {
    const { left, words } = await callsOf(missionWith('agent: {sandbox: off}\n'), 'codex');
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep']);
    expect(words.slice(0, 4)).toEqual(['exec', '--json', '--sandbox', 'workspace-write']);
    const [, roots = ''] = /^sandbox_workspace_write\.writable_roots=(.*)$/m.exec(words.join('\n')) ?? [];
    expect(JSON.parse(roots)).toEqual([join(left.workspace, '.git'), expect.stringMatching(/\/hand-over$/)]);
    expect(words).not.toContain('--dangerously-bypass-approvals-and-sandbox');
  });

  it('is a preset of the front matter, with its model, its arguments and those of the call', async () => {
    const mission = missionWith('agent: {preset: claude, model: opus, reasoning: high, args: [--verbose]}\n');
    const request = { agentArgs: ['--max-turns', '9'], agentCommand: 'false' };
    const { left, words } = await callsOf(mission, 'claude', request);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep']);
    expect(words.slice(-7)).toEqual(['--model', 'opus', '--effort', 'high', '--verbose', '--max-turns', '9']);
  });

  it('is refused where its options reach nothing, every one by its line', () => {
    const read = parseSandbox(
      'sandbox.md',
      Buffer.from('---\nevaluator: {command: x, format: json}\nagent:\n  command: y\n  model: m\n  args: [z]\n---\n'),
    );
    expect(read).toMatchObject({
      problems: [
        { line: 5, path: '$.agent.model', found: 'model beside a command' },
        { line: 6, path: '$.agent.args', found: 'args beside a command' },
      ],
    });
  });
});

// A mission whose front matter says nothing of its agent but the key: real Codex commits, and hands its commit over. The
// model is named since the scripted one knows the tools that Codex offers to it.
import { readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { programPath } from '../helpers/program.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { CASES, installed } from './agent-cases.ts';
import { KEY, SANDBOXES, type Sandbox, startProgram } from './agent-run.ts';

const [codex] = CASES.filter(({ preset }) => preset === 'codex');
const found = codex === undefined ? { lacking: 'not among the CLIs' } : installed(codex);
if ('lacking' in found) writeSync(2, `\nNOT RUN: missions with Codex: ${found.lacking}\n\n`);

const sandboxes: readonly Sandbox[] = SANDBOXES.filter((sandbox) => sandbox === 'off' || BUBBLEWRAP.length > 0);

describe.skipIf('lacking' in found).each(sandboxes)('rcs autoresearch with real Codex, sandbox %s', (sandbox) => {
  it('commits and is kept, with its usage', async () => {
    await using model = await startModelServer({
      turnOf: (_body, text) =>
        text.includes('HANDED OVER') ? { text: 'Done.' } : { text: 'I commit it.', command: 'sh session.sh' },
    });
    const setting = sandbox === 'off' ? ', sandbox: off' : ', sandbox: required';
    const env = '{CODEX_API_KEY: $MODEL_KEY, OPENAI_BASE_URL: $MODEL_URL}';
    const mission = createMission({
      session: 'improve 11 && hand candidate "$(git rev-parse HEAD)" && echo HANDED OVER',
      front: `evaluator: {command: sh evaluate.sh, format: json}\nagent: {env: ${env}, budget: 200s${setting}}\n`,
    });
    const { exitCode, printed } = await startProgram(
      [programPath('autorize'), 'autoresearch', '--max-iterations', '1', 'missions/climb', '-m', 'gpt-5.4'],
      {
        cwd: mission.folder,
        bin: 'bin' in found ? found.bin : '',
        env: { XDG_CACHE_HOME: mission.cache, MODEL_KEY: KEY, MODEL_URL: `${model.url}/v1` },
      },
    );
    const [runId = ''] = readdirSync(join(mission.folder, '.rcs', 'logs', 'autoresearch'));
    const left = leftOf(mission, runId);
    const session = readFileSync(join(left.logs, 'iteration-0001', 'session.stdout'), 'utf8');
    expect(decisionsOf(left), `${printed}\n${session}`).toEqual(['0 baseline', '1 keep']);
    expect(exitCode).toBe(0);
    expect(model.requests.length).toBeGreaterThan(1);
    expect(session).not.toContain(KEY);
  });
});

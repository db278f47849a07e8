import { mkdtempSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { programPath } from '../helpers/program.ts';
import { CASES, installed } from './agent-cases.ts';
import { runAgent } from './agent-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'zz-'));
const SC: Record<string, any> = {
  far: { modeOf: () => ({ kind: 'status', status: 429, headers: { 'retry-after': '18000' }, message: 'limit' }), budget: '200s' },
  midover: { modeOf: ({ hasWaited }: any) => (hasWaited ? { kind: 'ok' } : { kind: 'failed-stream', status: 529 }), budget: '60s' },
  midlimit: { modeOf: ({ hasWaited }: any) => (hasWaited ? { kind: 'ok' } : { kind: 'failed-stream', status: 429 }), budget: '60s' },
  unpriced: { modeOf: () => ({ kind: 'ok' }), budget: '200s', usd: 5, model: true },
};
const names = (process.env.SC ?? 'far').split(',');
const presets = (process.env.P ?? 'claude,codex,gemini,opencode,copilot,aider').split(',');
it('x', async () => {
  const program = programPath('autorize');
  for (const name of names) for (const agent0 of CASES.filter((c) => presets.includes(c.preset))) {
    const found = installed(agent0);
    if (!('bin' in found)) continue;
    const sc = SC[name];
    let agent: any = agent0;
    if (sc.model) {
      const o = agent0.model.option ?? 'x';
      const opt = o.includes('/') ? `${o.split('/')[0]}/gpt-4.1-oddity` : 'gpt-4.1-oddity';
      agent = { ...agent0, model: { ...agent0.model, ...(agent0.model.option ? { option: opt } : {}) }, env: { ...agent0.env, ...(agent0.env.COPILOT_MODEL ? { COPILOT_MODEL: 'gpt-4.1-oddity' } : {}) } };
    }
    const run = await runAgent({ folder, program, bin: found.bin, agent, sandbox: (process.env.SB ?? 'bubblewrap') as any, onFirstCall: () => undefined, ...sc });
    writeSync(1, `\n== ${name} ${agent.preset}: exit ${run.exitCode}, start ${run.startMs}, after ${run.afterCallMs} ms, posts ${run.requests.filter(r=>r.method==='POST').length}\n${JSON.stringify(run.records.slice(1).map((r: any) => ({ o: r.outcome, n: r.notes, f: r.agent_failure, u: r.usage, k: r.agent_killed_by_budget, x: r.agent_exit })))}\n${run.printed.split('\n').slice(-6).join('\n')}\n`);
  }
}, 3_000_000);

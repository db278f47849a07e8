// npm run bench:refused-key: seconds of a run whose key is refused, for each real CLI, one after the other. Needs the CLIs as
// `.ci/run clis` installs them, a Node that reads TypeScript (24, as npm scripts have it), and a machine without other work.

import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.AGENT_CLIS_FOLDER ??= join(homedir(), '.cache', 'autorize-ci', 'agents');
const { CASES, installed } = await import('../clis/agent-cases.ts');
const { runAgent, SANDBOXES } = await import('../clis/agent-run.ts');
const { RUNS } = await import('../clis/behaviours.ts');

const program = join(import.meta.dirname, '..', '..', 'tools', 'autorize.mjs');
const folder = mkdtempSync(join(tmpdir(), 'autorize-refused-'));
const seconds = (ms = 0) => (ms / 1000).toFixed(1);

console.log('From the start of the run to the first call, from there to its end, and both (aim: at most 10 s):');
for (const agent of CASES) {
  const found = installed(agent);
  if ('lacking' in found) {
    console.log(`${agent.preset}: ${found.lacking}`);
    continue;
  }
  for (const sandbox of SANDBOXES) {
    const wish = { folder, program, bin: found.bin, agent, sandbox, ...RUNS.refused, onFirstCall: () => undefined };
    const { startMs = 0, afterCallMs = 0, exitCode } = await runAgent(wish);
    const all = `${seconds(startMs)} + ${seconds(afterCallMs)} = ${seconds(startMs + afterCallMs)} s`;
    console.log(`${agent.preset} ${agent.version}, ${sandbox}: ${all}, exit ${exitCode}`);
    // The key is what stops it, and a run that no agent worked in does not end well.
    if (exitCode !== 3) process.exitCode = 1;
  }
}
rmSync(folder, { recursive: true, force: true });

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { compareCommits } from '../../src/compare/run.ts';
import { verifyComparison } from '../../src/compare/verify.ts';
import { createCommits, hostOf, logOf, requireReport } from './comparisons.ts';

// A run asks what it scores; the machine says it, by the arm that ran before.
const BENCH = 'exec 3<>"/dev/tcp/127.0.0.1/$(cat port.txt)"\necho "$(cat arm.txt) $AUTORIZE_SEED" >&3\ncat <&3\n';

const CONFIG = [
  '[experiment]\nname = "speed"',
  '[objective]\ncommand = "bash bench.sh"\ndirection = "min"\nnetwork = "on"',
  '[schedule]\ntotal_budget = "1h"',
  '[agent]\ncommand = "true {prompt_file}"',
].join('\n');
const COMMITS = { base: 'HEAD~1', head: 'HEAD' };

/**
 * A machine on which a run of the head slows the run after it by half. Beside that metric stands one whose pairs say plus
 * and minus 2 % in turn, so that no answer comes before the planned pairs are used.
 */
async function startMachine(): Promise<AsyncDisposable & { port: number }> {
  let before = '';
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => {
      const [arm = '', seed = ''] = data.toString().trim().split(' ');
      const wave = arm === 'head' && Number(seed) % 2 === 1 ? 102 : 100;
      const steady = arm === 'head' && Number(seed) % 2 === 0 ? 98.04 : wave;
      const cases = { slowed: before === 'head' ? 150 : 100, steady };
      before = arm;
      socket.end(`${JSON.stringify({ score: 1, cases })}\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}

describe('runs that depend on the run before', () => {
  it('leave the answer undecided, and from then on unmeasured runs come between the commits', async () => {
    await using machine = await startMachine();
    const config = { '.autorize/speed/config.toml': CONFIG, '.autorize/speed/program.md': 'x\n' };
    const base = { 'bench.sh': BENCH, 'arm.txt': 'base\n', 'port.txt': `${machine.port}\n`, ...config };
    const folder = createCommits({ 'arm.txt': 'head\n' }, base);
    const host = hostOf(folder);
    const request = { experiment: 'speed', unit: 'ms', margin: 0.01 };
    const first = requireReport(await compareCommits({ ...request, ...COMMITS, maxPairs: 40 }, host));
    const slowed = first.report.metrics.find(({ name }) => name === 'slowed');
    expect(slowed).toMatchObject({ has_carry_over: true, answer: 'undecided' });
    expect(first.report).toMatchObject({ answer: 'undecided', pairs: 40 });
    expect(verifyComparison(first.folder, host)).toMatchObject({ isSound: true });
    const second = requireReport(await compareCommits({ ...request, ...COMMITS, maxPairs: 7 }, host));
    expect(second.report.notes.join()).toContain('an earlier comparison found that runs depend on the one before');
    const runs = logOf(second.folder).filter(({ kind, stage }) => kind === 'ran' && stage !== 'trial');
    expect(runs.filter(({ arm, stage }, at) => stage === 'pair' && runs[at - 1]?.arm !== arm)).toEqual([]);
    expect(second.report.metrics.every((metric) => !metric.has_carry_over)).toBe(true);
  });
});

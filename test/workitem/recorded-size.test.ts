import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAX_STATE_BYTES } from '../../src/base/state-size.ts';
import { findUnrecordable } from '../../src/workitem/recorded-size.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { recordedTrace } from '../../src/workitem/tool-trace.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

/** The sizes of all files that a pushed state would hold, by name; what agents printed is never part of it. */
function sizesIn(site: WorkSite): [string, number][] {
  const { runs } = workPathsOf(site.host);
  return readdirSync(runs).flatMap((id) =>
    readdirSync(join(runs, id))
      .filter((name) => !name.startsWith('agent.') && !name.endsWith('.mjs'))
      .map((name): [string, number] => [name, statSync(join(runs, id, name)).size]),
  );
}

it('every file of a run fits into a pushed state, whatever its agent and its tests print', async () => {
  const site = createSite({
    'long.mjs': `for (let at = 0; at < 170000; at += 1) console.log('{"tool":"edit a file"}');\n`,
  });
  const trace = `node long.mjs >"$AGENTRUN_TOOL_TRACE"`;
  const constraints = { max_tool_ops: 1_000_000 };
  const tests = { test_command: 'yes passed | head -c 9000000; echo "1 passed"; echo 1 passed >&2' };
  const [one] = (await site.run([item('one', `${trace}; echo 1 >a.txt`, { constraints, ...tests })])).items;
  expect(one).toMatchObject({ status: 'success' });
  const sizes = sizesIn(site);
  expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining(['RECEIPT.json', 'test.output', 'test.stdout']));
  expect(sizes.filter(([, size]) => size > MAX_STATE_BYTES)).toEqual([]);
  const { runs } = workPathsOf(site.host);
  const [id = ''] = readdirSync(runs);
  const { tool_trace: reported } = JSON.parse(readFileSync(join(runs, id, 'RECEIPT.json'), 'utf8'));
  expect(reported.at(-1)).toEqual({ tool: 'not recorded', detail: expect.stringMatching(/^\d+ operations more$/) });
  expect(reported.length - 1 + Number.parseInt(reported.at(-1).detail, 10)).toBe(170_000);
  expect(readFileSync(join(runs, id, 'test.output'), 'utf8')).toMatch(/^\[autorize: \d+ bytes before this.*1 passed/s);
  expect((await verifyWork({}, site.host)).isSound).toBe(true);
});

it('a change of more files than a receipt can list is too large', () => {
  const nothing = { deltaO: [], deltaPi: [], deltaLambda: [], deltaQ: [] };
  const hash = 'a'.repeat(64);
  const artifactsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ path: `file ${at}`, type: 'create' as const, mode: '100644', content_hash: hash, git_blob: hash },
    }));
  expect(findUnrecordable({ ...nothing, artifacts: artifactsOf(1000) })).toBeUndefined();
  expect(findUnrecordable({ ...nothing, artifacts: artifactsOf(100_000) })).toMatch(/its 100000 files take \d+ MB/);
});

it('a trace that fits is recorded as it is', () => {
  const trace = [{ tool: 'a', detail: 'b' }, { tool: 'c' }];
  expect(recordedTrace(trace)).toBe(trace);
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildSettingsSchemas } from '../../src/settings/published-schemas.ts';
import type { PlanResult } from '../../src/workitem/run.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { TOOLS } from '../helpers/work-items.ts';
import { copyExample, EXAMPLES } from './example-folder.ts';

const read = (name: string) => readFileSync(join(EXAMPLES, 'work-items', name), 'utf8');

function createCopy() {
  const folder = copyExample('work-items');
  userGit(folder, 'init', '-q', '-b', 'main');
  userGit(folder, 'add', '-A');
  userGit(folder, 'commit', '-q', '-m', 'The base');
  const env = { ...process.env, XDG_CACHE_HOME: createFolder() };
  return { folder, env, work: (...argv: string[]) => runCli(['work', ...argv], { cwd: folder, env }) };
}

describe('examples/work-items', () => {
  it('fits the published schema, and its README describes each item', () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(buildSettingsSchemas()['work-items']);
    const plan = parse(read('work-items.yaml'));
    expect(validate(plan), JSON.stringify(validate.errors)).toBe(true);
    const rows = [...read('README.md').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, id]) => id);
    expect(rows).toEqual(plan.items.map(({ id }: { id: string }) => id));
  });

  it('comes to what its README says; then status, verify and replay say the same', async () => {
    const { folder, env, work } = createCopy();
    const { code, out, err } = await work('run', 'work-items.yaml', '--json');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const { plan, items } = JSON.parse(out) as PlanResult;
    expect(plan).toBe('text-facts');
    const reported = items.map((each) => [
      each.id,
      each.status,
      'metrics' in each ? each.metrics.tests_failed : undefined,
    ]);
    expect(reported).toEqual([
      ['words', 'success', 0],
      ['slug', 'success', 0],
      ['tidy', 'denied', undefined],
      ['reading-time', 'success', 0],
      ['title', 'failure', 1],
      ['teaser', 'blocked', undefined],
    ]);
    expect(items[2]).toMatchObject({ denial_reason: 'Exceeded max files: 4 > 1', metrics: { tool_ops_count: 4 } });
    expect(items[4]).toMatchObject({ error: expect.stringMatching(/^Tests failed: 1 of 2; /) });
    expect(userGit(folder, 'status', '--porcelain')).toBe('');

    const status = JSON.parse((await work('status', '--json')).out);
    // In the order in which they ended; those of a level run in parallel.
    expect(status.plans[0].items.map((each: { id: string }) => each.id).sort()).toEqual([
      'reading-time',
      'slug',
      'teaser',
      'tidy',
      'title',
      'words',
    ]);
    expect(status.plans[0].items.at(-1)).toEqual(items[5]);
    const text = (await work('status', 'text-facts')).out;
    expect(text).toMatch(/^text-facts: 3 of 6 items succeeded\n/);
    expect(await work('status', 'another')).toMatchObject({ code: 3, out: '' });
    expect((await work('verify')).out).toMatch(/^(ok .*\n){5}\nwork items: sound\n$/);
    const [first] = items;
    const receipt = first !== undefined && 'receipt_id' in first ? first.receipt_id : '';
    const replayed = await work('replay', receipt);
    expect(replayed).toEqual({ code: 0, err: '', out: '✅ Replay successful: hash verified\n' });
    const denied = items[2] !== undefined && 'receipt_id' in items[2] ? items[2].receipt_id : '';
    expect((await work('replay', denied)).err).toContain('is a denied; only what landed can be replayed');

    // The contract's own spellings, in a work tree of the input.
    const tools = (tool: string, ...args: string[]) =>
      spawnSync(process.execPath, [join(TOOLS, tool), ...args], { cwd: folder, env, encoding: 'utf8' });
    const ran = tools('run-agent.mjs', '--agent=1', '--work-item=words', '--file', 'work-items.yaml');
    expect({ status: ran.status, stderr: ran.stderr }).toEqual({ status: 0, stderr: '' });
    const hash = first !== undefined && 'output_hash' in first ? first.output_hash : '';
    expect(tools('hash-output.mjs').stdout.trim()).toBe(hash);
    const wrong = tools('run-agent.mjs', '--agent=2', '--work-item=words');
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('agent-1, the agent of the item')]);
  });
});

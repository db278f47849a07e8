// Waves of a plan of work items: a wave is one level of it, and one reducer lands what the attempts propose.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeAttempt } from '../../src/wave/attempt.ts';
import { planWave } from '../../src/wave/plan.ts';
import { type Reduced, reduceWave } from '../../src/wave/reduce.ts';
import type { Wave } from '../../src/wave/wave-file.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { branchExists, branchFile, createSite, QUICK, type WorkSite } from '../helpers/work-items.ts';

/** Two items whose turn it is, and one that needs the first. What an agent does may depend on its slot. */
const PLAN = {
  version: 1,
  plan: 'docs',
  agents: { 'agent-1': { command: QUICK, sandbox: 'off' } },
  items: [
    {
      id: 'first',
      agent_id: 'agent-1',
      description: 'do: if [ "$AUTORIZE_SLOT" = 0 ]; then echo broken >a.txt; else echo "by $AUTORIZE_SLOT" >a.txt; fi',
      test_command: '! grep -q broken a.txt',
    },
    { id: 'second', agent_id: 'agent-1', description: 'do: echo second >b.txt' },
    { id: 'third', agent_id: 'agent-1', description: 'do: cp a.txt c.txt', dependencies: ['first'] },
  ],
};

const verdictsOf = ({ verdicts }: Reduced): string[] =>
  verdicts.map(({ slot, record }) => `${slot} ${record?.outcome ?? 'none'}`);

const planned = async (site: WorkSite, attempts?: number): Promise<Wave> =>
  (await planWave({ name: 'docs.json', attempts, pairs: 2, focuses: [] }, site.host)).wave;

describe('waves of a plan', () => {
  it('take one level after the other, and the first attempt at an item that passes', { timeout: 240_000 }, async () => {
    const site = createSite({ 'docs.json': JSON.stringify(PLAN) });
    const wave = await planned(site, 6);
    expect(wave.slots.map(({ item }) => item)).toEqual(['first', 'second', 'first', 'second', 'first', 'second']);
    const out = createFolder();
    const before = userGit(site.folder, 'for-each-ref');
    const ends = [];
    for (const slot of [0, 1, 2, 4]) ends.push(await makeAttempt({ wave, slot, folder: out }, site.host));
    expect(ends.map(({ attempt }) => attempt.outcome)).toEqual(['discarded', 'proposed', 'proposed', 'proposed']);
    expect([userGit(site.folder, 'for-each-ref'), branchExists(site.folder, 'docs')]).toEqual([before, false]);
    // A slot says that its change passes, and hands in that of another item with a test of its own word.
    const path = join(out, 'slot-0', 'attempt.json');
    writeFileSync(path, JSON.stringify({ ...ends[0]?.attempt, outcome: 'proposed', commit: 'c'.repeat(40) }));
    const reduced = await reduceWave({ wave, folder: out }, site.host);
    expect(verdictsOf(reduced)).toEqual(['0 discarded', '1 merged', '2 merged', '3 killed', '4 discarded', '5 killed']);
    expect(reduced.verdicts[4]?.record?.notes).toContain('another change of its item landed');
    expect([branchFile(site, 'a.txt', 'docs'), branchFile(site, 'b.txt', 'docs')]).toEqual(['by 2', 'second']);
    expect(verdictsOf(await reduceWave({ wave, folder: out }, site.host))).toEqual(verdictsOf(reduced));

    const next = await planned(site);
    expect(next.slots.map(({ item }) => item)).toEqual(['third']);
    expect(next.base).toBe(userGit(site.folder, 'rev-parse', 'autorize-work/docs').trim());
    const folder = createFolder();
    await makeAttempt({ wave: next, slot: 0, folder }, site.host);
    expect(verdictsOf(await reduceWave({ wave: next, folder }, site.host))).toEqual(['0 merged']);
    expect(branchFile(site, 'c.txt', 'docs')).toBe('by 2');
    await expect(planned(site)).rejects.toThrow('all have landed');
    expect((await runCli(['work', 'verify'], { cwd: site.folder, env: site.host.env })).code).toBe(0);
  });
});

/** What the published ledger of two jobs says of the attempts that were not accepted, and of what all of them used up. */
import { describe, expect, it, vi } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { SHARED_FILES } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { createWorld } from './runner/world.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const STATE = 'refs/autorize-ledger/pi';

/** The first attempt makes it worse, the second better, the third changes nothing; each says what it cost. */
const AGENT = `case "$AUTORIZE_ITER" in
1) echo 99 > a/value.txt ;;
2) echo 7 > a/value.txt ;;
esac
printf '{"type":"result","total_cost_usd":0.25,"usage":{"input_tokens":%s00,"output_tokens":7}}\\n' "$AUTORIZE_ITER"
`;

const FILES = {
  ...SHARED_FILES,
  'agent.sh': AGENT,
  '.autorize/pi/config.toml': SHARED_FILES['.autorize/pi/config.toml'].replace(
    '[agent]',
    '[budget]\nusd = 0.80\n[agent]\npreset = "claude"',
  ),
};

interface Told {
  readonly outcome: string;
  readonly notes: string;
  readonly usage?: { readonly usd?: number; readonly input_tokens?: number };
}

describe('two jobs', () => {
  it('publish every attempt of the first one, with its outcome, reason and usage, and once only', async () => {
    await using world = await createWorld(FILES);
    const proposed = await world.step({ 'max-iterations': '3' });
    expect(proposed.code, proposed.out).toBe(0);
    const folder = await world.results.download('autorize-proposal-pi-42-1');
    const ledger = (): Told[] => {
      const text = userGit(world.git.folder, 'cat-file', 'blob', `${STATE}:iterations.jsonl`);
      const parsed = parseJournal(Buffer.from(`${text}\n`));
      return parsed.kind === 'sound' ? (parsed.records as unknown as Told[]) : [];
    };
    for (const GITHUB_RUN_ID of ['43', '44']) {
      const published = await world.step({ proposal: folder, publish: 'branch' }, { env: { GITHUB_RUN_ID } });
      expect(published.code, published.out).toBe(0);
    }
    const records = ledger();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'discarded', 'noop', 'noop']);
    expect(records.slice(1, 4).map(({ usage }) => usage?.usd)).toEqual([0.25, 0.25, 0.25]);
    expect(records.slice(1, 4).map(({ usage }) => usage?.input_tokens)).toEqual([200, 100, 300]);
    expect(records[2]?.notes).toMatch(/^the job of run 43 reports iteration 1 as discarded: .*\(reported attempt /);
    expect(records[3]?.notes).toMatch(/^the job of run 43 reports iteration 3 as noop: /);
    // The second publication finds the accepted change there already, and reports nothing again.
    expect(records[4]?.notes).toContain('what was kept meanwhile holds the same change');
    const verified = await world.step({ mode: 'research', publish: 'none', 'max-iterations': '1' });
    expect(verified.out).toContain('goes on from 5 records');
  });
});

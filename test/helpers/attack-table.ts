import { describe, expect, it } from 'vitest';
import { type Aftermath, type Attack, attack, attackTogether, keepingFolder, type Level } from './attack.ts';
import { keepSupervisor } from './attacked-supervisor.ts';
import { FORCED_LEVELS } from './forced-level.ts';
import { BUBBLEWRAP } from './sandboxes.ts';

/** Lets each attack of a table attack where it is first asked for, those that share a run together. */
function attackOf(attacks: readonly Attack[]): (one: Attack, level: Level) => Promise<Aftermath> {
  const keyOf = ({ files, config }: Attack): string => JSON.stringify([files, config]);
  const runs = new Map<string, Promise<readonly Aftermath[]>>();
  return async (one, level) => {
    if (one.isShared === undefined) return attack(one, level);
    const key = keyOf(one);
    const together = attacks.filter((each) => each.isShared && keyOf(each) === key);
    const run = runs.get(key) ?? attackTogether(together, level);
    runs.set(key, run);
    const after = (await run)[together.indexOf(one)];
    if (after === undefined) throw new Error(`not in the table: ${one.name}`);
    return after;
  };
}

function expectStopped(each: Attack, after: Aftermath): void {
  expect(after.error ?? after.stderr).toBe('');
  expect(each.succeeded(after)).toBe(false);
  const expected = each.outcomes ?? Array.from({ length: each.iterations ?? 1 }, () => 'merged');
  expect([after.outcomes, after.result?.records.map(({ notes }) => notes)]).toEqual([expected, expect.anything()]);
  expect(after.leaks()).toEqual([]);
  expect(after.changed()).toEqual([]);
}

/** The tests of each attack of a table at every level that works here, and its control where it has one. */
export function testAttacks(theme: string, attacks: readonly Attack[]): void {
  const supervise = keepSupervisor();
  describe.skipIf(BUBBLEWRAP.length === 0)(`${theme}, in the sandbox`, () => {
    const attackBy = attackOf(attacks);
    it.each(attacks.map((each) => [each.name, each] as const))('is stopped: %s', async (_, each) => {
      const level = { sandbox: 'required', shared: supervise } as const;
      expectStopped(each, await attackBy(each, level));
      if (each.control === undefined) return;
      // What a careless supervisor would do needs the folder, which layers have none of.
      const after = await attack(keepingFolder(each), level);
      expectStopped(each, after);
      expect(each.control(after), 'the attack is none').toBe(true);
    });
  });

  const namespaces = FORCED_LEVELS.find(({ kind }) => kind === 'namespace');
  // What the engine stops by itself it stops at every level: that is tried with the sandbox off.
  const others = attacks.filter(({ withoutSandbox }) => withoutSandbox === 'succeeds');
  describe.skipIf(namespaces === undefined || others.length === 0)(`${theme}, in namespaces without bubblewrap`, () => {
    const { prefix = [] } = namespaces ?? {};
    const shared = keepSupervisor(prefix);
    it.each(others.map((each) => [each.inNamespaces ?? 'succeeds', each.name, each] as const))(
      '%s: %s',
      async (word, _, each) => {
        const after = await attack(each, { sandbox: 'auto', shared, prefix });
        const levels = after.result?.records.map(({ sandbox }) => sandbox) ?? [];
        expect(levels.filter((level) => level !== 'namespace')).toEqual([]);
        const story = { outcomes: after.outcomes, error: after.error, stderr: after.stderr, killed: after.isKilled };
        expect(each.succeeded(after), JSON.stringify(story)).toBe(word === 'succeeds');
      },
    );
  });

  describe(`${theme}, with agent.sandbox = "off"`, () => {
    const attackBy = attackOf(attacks);
    it.each(attacks.map((each) => [each.withoutSandbox, each.name, each] as const))(
      '%s: %s',
      async (word, name, each) => {
        if (each.needs?.isThere() === false) {
          process.stderr.write(`NOT RUN: ${name}: ${each.needs.what}\n`);
          return;
        }
        const after = await attackBy(each, { sandbox: 'off', shared: supervise });
        const story = { outcomes: after.outcomes, error: after.error, stderr: after.stderr, killed: after.isKilled };
        expect(each.succeeded(after), JSON.stringify(story)).toBe(word === 'succeeds');
      },
    );
  });
}

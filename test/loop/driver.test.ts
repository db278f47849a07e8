import { describe, expect, it } from 'vitest';
import { type LoopPorts, runLoop } from '../../src/loop/driver.ts';

type Ports = Partial<LoopPorts<string>>;

/** Ports of a loop that stops after so many turns; what it did, in order. */
function loopOf(turns: number, ports: Ports = {}) {
  const done: string[] = [];
  let [begun, ended] = [0, 0];
  const all: LoopPorts<string> = {
    workspaces: 1,
    findStop: () => (ended >= turns ? 'enough' : undefined),
    findLimit: (inFlight) => (ended + inFlight >= turns ? 'enough' : undefined),
    isNextAlone: () => false,
    isDue: () => false,
    doDue: async () => undefined,
    takeTurn: async (workspace) => {
      begun += 1;
      done.push(`begins in ${workspace}`);
      await nextTick();
      ended += 1;
      done.push(`ends in ${workspace}`);
      return undefined;
    },
    endAgents: () => done.push('agents ended'),
    ...ports,
  };
  return { done, run: () => runLoop(all), begun: () => begun, ended: () => ended };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('the loop', () => {
  it('takes turns until something says stop', async () => {
    const loop = loopOf(3);
    expect(await loop.run()).toBe('enough');
    expect(loop.begun()).toBe(3);
  });

  it('ends with what a turn says', async () => {
    expect(await loopOf(3, { takeTurn: async () => 'the agent asks to stop' }).run()).toBe('the agent asks to stop');
  });

  it('begins no more attempts side by side than the limits allow', async () => {
    const loop = loopOf(4, { workspaces: 3 });
    expect(await loop.run()).toBe('enough');
    expect(loop.begun()).toBe(4);
  });

  it('takes a turn alone that must be over before another one begins', async () => {
    let alone = 2;
    const loop = loopOf(4, { workspaces: 2, isNextAlone: () => alone-- > 0 });
    await loop.run();
    expect(loop.done.slice(0, 6)).toEqual([
      ...['begins in 1', 'ends in 1', 'begins in 1', 'ends in 1'],
      ...['begins in 1', 'begins in 2'],
    ]);
  });

  it('does what is due once before each turn, and takes the turn although it is still due', async () => {
    let tried = 0;
    const loop = loopOf(2, {
      isDue: () => true,
      doDue: async () => {
        tried += 1;
        return undefined;
      },
    });
    await loop.run();
    expect([tried, loop.begun()]).toEqual([2, 2]);
  });

  it('ends where what is due cannot be done', async () => {
    const loop = loopOf(2, { isDue: () => true, doDue: async () => 'no level is left' });
    expect(await loop.run()).toBe('no level is left');
    expect(loop.begun()).toBe(0);
  });

  it('ends the agents of all workspaces when one fails, and throws its error when the others are done', async () => {
    const done: string[] = [];
    let release = () => {};
    const ended = new Promise<void>((resolve) => {
      release = resolve;
    });
    const loop = loopOf(9, {
      workspaces: 2,
      endAgents: () => {
        done.push('agents ended');
        release();
      },
      takeTurn: async (workspace) => {
        if (workspace === 1) throw new Error('the disk is full');
        await ended;
        done.push('recorded in 2');
        return 'interrupted';
      },
    });
    await expect(loop.run()).rejects.toThrow('the disk is full');
    expect(done).toEqual(expect.arrayContaining(['agents ended', 'recorded in 2']));
  });

  it('lets one attempt at a time decide', async () => {
    let [deciding, most, turns] = [0, 0, 0];
    const loop = loopOf(6, {
      workspaces: 3,
      findStop: () => (turns >= 6 ? 'enough' : undefined),
      findLimit: (inFlight) => (turns + inFlight >= 6 ? 'enough' : undefined),
      takeTurn: async (_workspace, inTurn) => {
        await inTurn(async () => {
          deciding += 1;
          most = Math.max(most, deciding);
          await nextTick();
          deciding -= 1;
        });
        turns += 1;
        return undefined;
      },
    });
    await loop.run();
    expect([most, turns]).toEqual([1, 6]);
  });
});

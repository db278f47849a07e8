import { describe, expect, it } from 'vitest';
import { Turns } from '../../src/base/turns.ts';

/** Asks for a turn, and notes when it has it. */
function ask(turns: Turns, seen: string[], { name, signal }: { readonly name: string; readonly signal?: AbortSignal }) {
  return turns.take(signal).then((turn) => {
    seen.push(name);
    return turn;
  });
}

const allCallbacks = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are taken one at a time, in the order of asking', async () => {
    const [turns, seen] = [new Turns(), [] as string[]];
    const [one, two] = [ask(turns, seen, { name: 'one' }), ask(turns, seen, { name: 'two' })];
    void ask(turns, seen, { name: 'three' });
    await allCallbacks();
    expect(seen).toEqual(['one']);
    (await one)[Symbol.dispose]();
    await allCallbacks();
    expect(seen).toEqual(['one', 'two']);
    (await two)[Symbol.dispose]();
    await allCallbacks();
    expect(seen).toEqual(['one', 'two', 'three']);
  });

  it('are not waited for after the signal, and nobody behind gets theirs early or late', async () => {
    const [turns, seen, stop] = [new Turns(), [] as string[], new AbortController()];
    const one = await ask(turns, seen, { name: 'one' });
    const two = ask(turns, seen, { name: 'two', signal: stop.signal });
    void ask(turns, seen, { name: 'three' });
    stop.abort();
    (await two)[Symbol.dispose]();
    await allCallbacks();
    expect(seen).toEqual(['one', 'two']);
    one[Symbol.dispose]();
    await allCallbacks();
    expect(seen).toEqual(['one', 'two', 'three']);
  });
});

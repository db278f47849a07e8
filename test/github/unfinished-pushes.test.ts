import { expect, it } from 'vitest';
import { startUnfinishedPushes } from '../../src/github/unfinished-pushes.ts';

/** Starts it for a loop whose attempts answer in turn; the result says when as many were asked. */
function start(answers: readonly (boolean | 'throws' | 'cancels')[]) {
  const cancel = new AbortController();
  let resolve: () => void = () => undefined;
  const allAsked = new Promise<void>((done) => {
    resolve = done;
  });
  let asked = 0;
  let pushes = 0;
  const noteUnfinished = (): boolean => {
    const answer = answers[asked];
    asked += 1;
    if (asked === answers.length) resolve();
    if (answer === 'throws') throw new Error('the disk is full');
    if (answer === 'cancels') cancel.abort();
    return answer === true;
  };
  const session = {
    pushSoon: () => {
      pushes += 1;
    },
  };
  const running = startUnfinishedPushes({ loop: { noteUnfinished }, session, signal: cancel.signal, everyMs: 1 });
  return { running, allAsked, counts: () => ({ asked, pushes }) };
}

/** Later than every timer that was due when it was called. */
const afterTimers = () => new Promise((resolve) => setTimeout(resolve, 5));

it('pushes what has changed, again and again', async () => {
  const { running, allAsked, counts } = start([true, false, true, false]);
  await allAsked;
  running[Symbol.dispose]();
  expect(counts()).toEqual({ asked: 4, pushes: 2 });
});

it('goes on where usage cannot be written down', async () => {
  const { running, allAsked, counts } = start([true, 'throws', true]);
  await allAsked;
  running[Symbol.dispose]();
  await afterTimers();
  expect(counts()).toEqual({ asked: 3, pushes: 2 });
});

it('asks no more once the step was cancelled', async () => {
  const { running, allAsked, counts } = start([true, 'cancels']);
  await allAsked;
  await afterTimers();
  running[Symbol.dispose]();
  expect(counts()).toEqual({ asked: 2, pushes: 1 });
});

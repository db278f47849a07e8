import { expect, it } from 'vitest';
import { startUnfinishedPushes } from '../../src/github/unfinished-pushes.ts';

/** Starts it for a session that answers in turn; the result says when as many were asked. */
function start(answers: readonly ('pushes' | 'throws' | 'cancels')[]) {
  const cancel = new AbortController();
  let resolve: () => void = () => undefined;
  const allAsked = new Promise<void>((done) => {
    resolve = done;
  });
  let asked = 0;
  let pushes = 0;
  const pushUnfinished = (): void => {
    const answer = answers[asked];
    asked += 1;
    if (asked === answers.length) resolve();
    if (answer === 'throws') throw new Error('the logs cannot be read');
    if (answer === 'cancels') cancel.abort();
    if (answer === 'pushes') pushes += 1;
  };
  const running = startUnfinishedPushes({ session: { pushUnfinished }, signal: cancel.signal, everyMs: 1 });
  return { running, allAsked, counts: () => ({ asked, pushes }) };
}

/** Later than every timer that was due when it was called. */
const afterTimers = () => new Promise((resolve) => setTimeout(resolve, 5));

it('asks for a push again where usage could not be read', async () => {
  const { running, allAsked, counts } = start(['pushes', 'throws', 'pushes']);
  await allAsked;
  running[Symbol.dispose]();
  await afterTimers();
  expect(counts()).toEqual({ asked: 3, pushes: 2 });
});

it('asks no more once the step was cancelled', async () => {
  const { running, allAsked, counts } = start(['pushes', 'cancels']);
  await allAsked;
  await afterTimers();
  running[Symbol.dispose]();
  expect(counts()).toEqual({ asked: 2, pushes: 1 });
});

import { describe, expect, it } from 'vitest';
import type { CallFailure, FailureKind } from '../../../src/engine/gateway/call-failure.ts';
import { watchAccount } from '../../../src/engine/gateway/refused-account.ts';

const failed = (kind: FailureKind, status: number): CallFailure => ({ kind, status, message: 'no' });
const DEAD = failed('key', 401);
const FORBIDDEN = failed('key', 403);
const UNKNOWN = failed('model', 404);

/** Watches calls; `reported` settles with what ends their session. */
function watch() {
  const reports: CallFailure[] = [];
  let charge: (failure: CallFailure) => void = () => undefined;
  const reported = new Promise<CallFailure>((resolve) => {
    charge = resolve;
  });
  const account = watchAccount((failure) => {
    reports.push(failure);
    charge(failure);
  }, Date.now);
  const call = (failure?: CallFailure): void => {
    account.begin();
    if (failure === undefined) account.answer();
    account.end(failure);
  };
  return { account, reports, reported, call };
}

describe.concurrent('the calls of a session whose account is refused', () => {
  it.each([DEAD, failed('credit', 402)])('end it with the first one: $kind', (failure) => {
    const { reports, call } = watch();
    call(failure);
    call(failure);
    expect(reports).toEqual([failure]);
  });

  it.each([FORBIDDEN, UNKNOWN])('end it a little later where another model may work: $status', async (failure) => {
    const { reports, reported, call } = watch();
    call(failure);
    expect(reports).toEqual([]);
    expect(await reported).toEqual(failure);
  });

  it('do not end it while another call is open, and not if that one is answered', async () => {
    const { account, reports, call } = watch();
    account.begin();
    call(UNKNOWN);
    const other = watch();
    other.call(UNKNOWN);
    // As long as this one waits, the first would have been ended, too.
    await other.reported;
    expect(reports).toEqual([]);
    account.answer();
    account.end(undefined);
    expect(reports).toEqual([]);
  });

  it('end it once the open one has failed, too', async () => {
    const { account, reported, call } = watch();
    account.begin();
    call(UNKNOWN);
    const other = watch();
    other.call(UNKNOWN);
    await other.reported;
    account.end(failed('overload', 529));
    expect(await reported).toEqual(UNKNOWN);
  });

  it('end an account that was good before with the third in a row', () => {
    const { reports, call } = watch();
    call();
    call(DEAD);
    call(DEAD);
    call();
    call(DEAD);
    call(DEAD);
    expect(reports).toEqual([]);
    call(DEAD);
    expect(reports).toEqual([DEAD]);
  });

  it.each([failed('rate-limit', 429), failed('overload', 529), failed('request', 400)])(
    'are none where they fail for another reason: $kind',
    (failure) => {
      const { reports, call } = watch();
      for (let turn = 0; turn < 5; turn += 1) call(failure);
      expect(reports).toEqual([]);
    },
  );

  it.each([false, true])('end it where a limit lasts, whether one was answered before: %s', async (isGood) => {
    const { reports, reported, call } = watch();
    const limit = { ...failed('rate-limit', 429), resetAt: new Date(Date.now() + 18_000_000).toISOString() };
    if (isGood) call();
    call(limit);
    expect(reports).toEqual([]);
    expect(await reported).toEqual(limit);
  });

  it('do not end it for a limit that is over soon, nor where another call is answered after it', async () => {
    const within = (ms: number) => ({
      ...failed('rate-limit', 429),
      resetAt: new Date(Date.now() + ms).toISOString(),
    });
    const soon = watch();
    soon.call(within(20_000));
    const answered = watch();
    answered.call(within(18_000_000));
    answered.call();
    const other = watch();
    other.call(UNKNOWN);
    // By then they would have been ended, too.
    await other.reported;
    expect([...soon.reports, ...answered.reports]).toEqual([]);
  });

  it('report nothing once the session is closed', () => {
    const { account, reports, call } = watch();
    account.close();
    call(DEAD);
    expect(reports).toEqual([]);
  });
});

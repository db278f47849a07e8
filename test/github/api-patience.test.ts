import { describe, expect, it } from 'vitest';
import { decideCause, decideWait, type Refused } from '../../src/github/api-patience.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const inSeconds = (seconds: number): string => String(NOW.getTime() / 1000 + seconds);
const refused = (status: number, headers: Refused['headers'] = {}, message = ''): Refused => ({
  ...{ status, headers, message },
});

describe('a refused request', () => {
  it.each<[claim: string, refused: Refused, cause: ReturnType<typeof decideCause>, ...waits: number[]]>([
    ['429 without headers waits a minute, then two', refused(429), 'limit', 60_000, 120_000],
    ['429 waits as long as retry-after says', refused(429, { 'retry-after': '7' }), 'limit', 7000, 7000],
    ['retry-after may be a date', refused(429, { 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' }), 'limit', 30_000],
    [
      'a used-up limit waits until it is reset',
      refused(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(90) }, 'API rate limit exceeded'),
      'limit',
      91_000,
    ],
    [
      'a reset in the past waits for clocks that differ',
      refused(429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(-90) }),
      'limit',
      1000,
    ],
    [
      'the reset time of an unused primary limit is not that of a secondary limit',
      refused(
        403,
        { 'x-ratelimit-remaining': '4000', 'x-ratelimit-reset': inSeconds(3) },
        'You have exceeded a secondary rate limit',
      ),
      'limit',
      60_000,
      120_000,
    ],
    ['a header that is no number is left out', refused(429, { 'retry-after': 'soon' }), 'limit', 60_000],
    ['403 without a limit is of rights', refused(403, {}, 'Resource not accessible by integration'), 'rights', 2000],
    ['401 is of rights', refused(401, {}, 'Bad credentials'), 'rights', 2000],
    ['a fault of the server waits for seconds', refused(502), 'server', 2000, 4000],
    ['no answer waits for seconds', refused(0, {}, 'fetch failed'), 'silence', 2000, 4000],
    ['what is not there is not asked for again', refused(404, {}, 'Not Found'), 'request', 2000],
    ['what is not right is not asked for again', refused(422, {}, 'Validation Failed'), 'request', 2000],
  ])('%s', (_claim, supplied, cause, ...waits) => {
    expect(decideCause(supplied)).toBe(cause);
    expect(waits.map((_, index) => decideWait(supplied, { tries: index + 1, now: NOW }))).toEqual(waits);
  });
});

/** The kinds of values that settings take. What a schema expects is worded as problems show it. */
import * as z from 'zod/mini';
import { parseByteSize } from '../base/byte-size.ts';
import { MAX_DURATION_MS, parseDuration } from '../base/duration.ts';
import { FOLDER_INSIDE, isFolderInside } from '../base/folder-inside.ts';
import { quoted } from '../base/text.ts';
import { named } from './setting.ts';

const NOT_BLANK = 'text that is not blank';
const SAMPLES = '"90s", "5m", "1h30m" or "2days"';

export const filled = named(z.string().check(z.refine((supplied) => supplied.trim() !== '', NOT_BLANK)), 'text');
const INSIDE = 'a pattern of files in the repository, without ".."';
export const globs = named(
  z.array(filled.check(z.refine((supplied) => !supplied.split('/').includes('..'), INSIDE))),
  'globs',
);
export const switchable = z.boolean();
export const variables = named(z.record(z.string(), z.string()), 'table of text');

export const folders = named(z.array(filled.check(z.refine(isFolderInside, FOLDER_INSIDE))), 'folders');
export const absolutePaths = named(
  z.array(filled.check(z.refine((supplied) => supplied.startsWith('/'), 'an absolute path'))),
  'absolute paths',
);

/** An amount of bytes above nothing. */
export const byteSize = named(
  z
    .string()
    .check(
      z.refine(
        (supplied) => (parseByteSize(supplied) ?? 0) > 0,
        'an amount of bytes such as "512MiB" or "2GiB", above 0',
      ),
    ),
  'size such as `"2GiB"`',
);

export const choice = <const T extends readonly string[]>(words: T) =>
  z.enum(words, words.map((word) => quoted(word)).join(' or '));

export const onOff = choice(['on', 'off']);

/** A whole number from `least`. */
export const from = (least: number) => {
  const expected = least === 0 ? 'a whole number that is not negative' : `a whole number from ${least}`;
  return named(z.int().check(z.minimum(least, expected)), `whole number from ${least}`);
};

export const positive = named(z.number().check(z.positive('a number above 0')), 'number above 0');
export const notNegative = named(z.number().check(z.minimum(0, 'a number that is not negative')), 'number from 0');

/** A number between 0 and `high`, neither included. */
export const share = (high: number) => {
  const expected = `a number in (0, ${high})`;
  return named(z.number().check(z.gt(0, expected), z.lt(high, expected)), `number between 0 and ${high}`);
};

export const percent = named(
  z.string().check(z.regex(/^\d+(\.\d+)?%$/, 'a percentage such as "0.5%"')),
  'percentage such as `"0.5%"`',
);

const durationWithin = (least: number, expected: string) =>
  named(
    z.string().check(
      z.refine((supplied) => {
        const ms = parseDuration(supplied);
        return ms !== undefined && ms >= least && ms <= MAX_DURATION_MS;
      }, expected),
    ),
    least === 0 ? 'duration' : 'duration above 0',
  );

export const duration = durationWithin(0, `a duration such as ${SAMPLES}, at most 366 days`);
export const durationAboveNothing = durationWithin(
  1,
  `a duration such as ${SAMPLES}, above nothing and at most 366 days`,
);

/** A pattern that captures what it looks for. */
export const pattern = named(
  filled.check(
    z.refine((supplied) => hasGroup(supplied), 'a regular expression with a capture group, e.g. "score=([0-9.]+)"'),
  ),
  'regular expression with a capture group',
);

function hasGroup(supplied: string): boolean {
  try {
    // The empty alternative always matches, and its match has as many groups as the pattern.
    return (new RegExp(`${supplied}|`).exec('')?.length ?? 0) > 1;
  } catch {
    // A text that is no pattern has no group.
    return false;
  }
}

/** What numbers and times of records may be, wherever they come from: a cloned state is written by nobody whom we know. */
import * as z from 'zod/mini';

/** The largest number of an iteration: what its folder is called has at most nine digits. */
export const MAX_ITER = 999_999_999;

export const iterNumber = z.int().check(z.minimum(0), z.maximum(MAX_ITER));

/** A time as ISO 8601 writes it, of the years 1 to 9999. */
export const instant = z.string().check(
  z.maxLength(40),
  z.regex(/^\d{4}-\d\d-\d\d/),
  z.refine((text) => Number.isFinite(Date.parse(text)), 'a time'),
);

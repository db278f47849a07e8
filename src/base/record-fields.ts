/** What numbers and times of records may be, wherever they come from: a cloned state is written by nobody whom we know. */
import * as z from 'zod/mini';
import { INSTANT_DAY, isTime, MAX_INSTANT_CHARS } from './instant.ts';

/** The largest number of an iteration: what its folder is called has at most nine digits. */
export const MAX_ITER = 999_999_999;

export const iterNumber = z.int().check(z.minimum(0), z.maximum(MAX_ITER));

/** A time as ISO 8601 writes it, of the years 1 to 9999. */
export const instant = z
  .string()
  .check(z.maxLength(MAX_INSTANT_CHARS), z.regex(INSTANT_DAY), z.refine(isTime, 'a time'));

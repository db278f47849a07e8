/** What numbers and times of records may be, wherever they come from: a cloned state is written by nobody whom we know. */
import * as z from 'zod/mini';

/** The largest number of an iteration: what its folder is called has at most nine digits. */
export const MAX_ITER = 999_999_999;

export const iterNumber = z.int().check(z.minimum(0), z.maximum(MAX_ITER));

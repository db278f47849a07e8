import * as z from 'zod/mini';

/** A time as ISO 8601 writes it, of the years 1 to 9999. */
export const instant = z.string().check(
  z.maxLength(40),
  z.regex(/^\d{4}-\d\d-\d\d/),
  z.refine((text) => Number.isFinite(Date.parse(text)), 'a time'),
);

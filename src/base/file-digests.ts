/** The list of the files of an attempt, with their digests, as it lies beside them. Pure. */
import * as z from 'zod/mini';

/** Its name. */
export const FILE_LIST = 'files.json';

export const fileListSchema = z.record(z.string(), z.object({ sha256: z.string(), bytes: z.number() }));
/** By names in the folder. */
export type FileList = z.output<typeof fileListSchema>;

/** The names on a list whose digest was checked. */
export function listedNames(list: Buffer): ReadonlySet<string> {
  return new Set(Object.keys(fileListSchema.parse(JSON.parse(list.toString('utf8')))));
}

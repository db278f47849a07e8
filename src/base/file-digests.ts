/** The list of the files of an attempt, with their digests, as it lies beside them. Pure. */
import * as z from 'zod/mini';

/** Its name. */
export const FILE_LIST = 'files.json';

const fileListSchema = z.record(z.string(), z.object({ sha256: z.string(), bytes: z.number() }));
/** By names in the folder. */
export type FileList = z.output<typeof fileListSchema>;

/** The list that a file holds; undefined where it holds none: a digest does not say that somebody wrote a list. */
export function decodeFileList(bytes: Buffer): FileList | undefined {
  try {
    return fileListSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  } catch {
    // The caller says what is wrong with it.
    return undefined;
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = 100;

/** The size of each file that `makeFiles` writes. */
export const FILE_BYTES = 8000;

/** Fills a folder with files of some text, in a hundred folders. */
export function makeFiles(folder, files) {
  for (let each = 0; each < files; each += 1) {
    const inner = join(folder, `folder-${each % FOLDERS}`);
    mkdirSync(inner, { recursive: true });
    writeFileSync(join(inner, `file-${each}.txt`), `${each} of ${files}\n`.repeat(FILE_BYTES).slice(0, FILE_BYTES));
  }
}

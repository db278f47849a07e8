/** Judges what a step asks for, and publishes the verdict, with a folder for it that is gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeTrusted } from './gate-judging.ts';
import type { Publication } from './gate-problems.ts';
import { publishGate } from './gate-publish.ts';

/** The exit code of the step. */
export async function judgeAndPublish(publication: Publication): Promise<number> {
  const { request, context, host, api } = publication;
  return await inTemporaryFolder(async (folder) => {
    const { result, banners } = await judgeTrusted(request, { context, host, api, folder });
    return publishGate(result, banners, { ...publication, folder });
  });
}

/** Does it with a folder of its own, which is gone afterwards. */
async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-gate-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The pull requests of groups, as the step that published them found them: `pulls.json`, pushed with the records for those
 * who look. Invariant: nothing is decided by it; what was closed or merged is asked of the server.
 * Crash: the file is replaced whole.
 */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Finding, findingsOf } from '../../base/finding.ts';
import { plural } from '../../base/text.ts';
import type { HandoverState } from '../../decision/handover.ts';
import { replaceFile } from '../../kernel/durable.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import type { ExperimentPaths } from '../ledger/store.ts';

/** Its name in the folder of an experiment. */
export const PULLS_FILE = 'pulls.json';

const pullSchema = z.object({
  /** The task of the group. */
  task: z.string(),
  /** The commit of the group that it is of. */
  commit: z.string(),
  number: z.int().check(z.minimum(1)),
  url: z.string(),
  /** What it was when the step ended. */
  state: z.enum(['open', 'merged', 'closed']),
});
const fileSchema = z.object({ pulls: z.array(pullSchema).check(z.maxLength(1000)) });

export type GroupPull = z.output<typeof pullSchema>;

const MAX_BYTES = 1 << 20;

/** Writes them down; whether anything has changed. */
export function writeGroupPulls(paths: Pick<ExperimentPaths, 'folder'>, pulls: readonly GroupPull[]): boolean {
  const text = `${JSON.stringify({ pulls }, null, 2)}\n`;
  const path = join(paths.folder, PULLS_FILE);
  if (readFilePart(path, 'start', MAX_BYTES)?.text === text) return false;
  replaceFile(path, [text]);
  return true;
}

/** What the file holds; nothing where it is missing, undefined where it cannot be read. */
export function readGroupPulls({ folder }: Pick<ExperimentPaths, 'folder'>): readonly GroupPull[] | undefined {
  const part = readFilePart(join(folder, PULLS_FILE), 'start', MAX_BYTES);
  if (part === undefined) return [];
  try {
    const read = fileSchema.safeParse(JSON.parse(part.text));
    return read.success ? read.data.pulls : undefined;
  } catch {
    // A cut or edited file: verify reports it.
    return undefined;
  }
}

/** Whether each is of a group that the records have. */
export function checkGroupPulls(paths: Pick<ExperimentPaths, 'folder'>, state: HandoverState | undefined): Finding[] {
  const pulls = readGroupPulls(paths);
  const remedy = `Delete the file; the next step of the action that publishes writes it again`;
  if (pulls === undefined) {
    const detail = 'it is no list of pull requests';
    return [{ kind: 'wrong', what: PULLS_FILE, where: { file: PULLS_FILE }, detail, remedy }];
  }
  if (pulls.length === 0) return [];
  const strange = pulls.filter(({ task, commit }) => state?.results.get(task)?.commit !== commit);
  const issues = strange.map(({ number, task, commit }) => ({
    where: { file: PULLS_FILE },
    ...{ detail: `pull request #${number} is of ${task} at ${commit}`, expected: 'a group that was measured', remedy },
  }));
  return findingsOf(PULLS_FILE, issues, `${plural(pulls.length, 'pull request')} of groups that were measured`);
}

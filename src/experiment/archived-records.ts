/** The records of decisions that were put aside, for those who look at them: nothing is written, no lock is taken. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Audited, auditPlace } from './audit.ts';
import { type ExperimentPlace, filesIn } from './store.ts';

/** What was put aside with a record of decisions, oldest first. */
export function listArchived({ name, repository, folder }: ExperimentPlace): ExperimentPlace[] {
  const root = join(folder, 'archive');
  if (!existsSync(root)) return [];
  const places = readdirSync(root)
    .sort()
    .map((stamp) => ({ name, repository, ...filesIn(join(root, stamp)) }));
  return places.filter(({ decisions }) => existsSync(decisions));
}

export interface AuditedArchive extends Audited {
  /** When it was put aside, as its folder is called. */
  readonly archived: string;
}

/** Audits each of them. */
export function auditArchived(place: ExperimentPlace): AuditedArchive[] {
  return listArchived(place).map((each) => ({ archived: basename(each.folder), ...auditPlace(each) }));
}

/** What the word of a command means that takes an experiment, a mission or a plan. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';

export type SubjectKind = 'experiment' | 'mission' | 'plan';

/** By an experiment's name, a mission's folder or a plan's file. */
export function kindOfSubject(what: string, { cwd }: Pick<Host, 'cwd'>): SubjectKind {
  const isName = !/[/.]/.test(what);
  if (isName && existsSync(join(findRepository(cwd).folder, '.autorize', what))) return 'experiment';
  if (existsSync(join(resolve(cwd, what), 'mission.md'))) return 'mission';
  return /\.(?:json|ya?ml)$/i.test(what) ? 'plan' : 'experiment';
}

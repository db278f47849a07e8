/**
 * Changes a file of settings as findings want it.
 * Invariant: the file is replaced whole or not at all; nothing but the keys of the findings changes, comments and order
 * stay, and what is written can be read. The text before the first change is kept in the folder of the logs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createTwoFilesPatch } from 'diff/lib/patch/create.js';
import { valueAt } from '../base/json-path.ts';
import type { EditedText, SettingEdit } from '../base/setting-edit.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import type { Check } from './check.ts';

export interface FileFix {
  /** Findings that the file does not have any more. */
  readonly fixed: readonly Check[];
  /** What was changed, as a unified diff. */
  readonly diff: string;
}

/** A file of settings, and how it is read and changed. */
export interface SettingsFile {
  readonly path: string;
  /** As a user in the repository's top folder types it. */
  readonly shown: string;
  /** Its values; undefined where its syntax is wrong. */
  readonly read: (text: string) => unknown;
  readonly edit: (text: string, edits: readonly SettingEdit[]) => EditedText;
  /** Whether a run would accept it. */
  readonly isSound: (text: string) => boolean;
}

export interface FixRequest {
  readonly checks: readonly Check[];
  /** Where what the file was is kept, unless something is kept there already. */
  readonly backup: string;
}

const CONTEXT_LINES = 2;

/** Writes what can be written for these findings; undefined where that is nothing. */
export function fixFile(file: SettingsFile, { checks, backup }: FixRequest): FileFix | undefined {
  const before = readFileSync(file.path, 'utf8');
  let after = before;
  const fixed: Check[] = [];
  // Places in arrays shift when an element goes: those findings come last, the last element first.
  for (const check of checks.filter(({ fix }) => fix !== undefined).toSorted(byRemoval)) {
    const value = file.read(after);
    if (value === undefined) return undefined;
    const edited = file.edit(after, withoutKnown(value, check.fix ?? []));
    if (!('text' in edited) || !file.isSound(edited.text)) continue;
    after = edited.text;
    fixed.push(check);
  }
  if (after === before) return undefined;
  mkdirSync(dirname(backup), { recursive: true });
  if (!existsSync(backup)) writeFileSync(backup, before);
  writeFileAtomic(file.path, [after]);
  const diff = createTwoFilesPatch(file.shown, file.shown, before, after, '', '', { context: CONTEXT_LINES });
  return { fixed, diff: diff.slice(diff.indexOf('---')) };
}

function byRemoval(one: Check, other: Check): number {
  return removedAt(other) === removedAt(one) ? 0 : removedAt(one) === undefined ? -1 : 1;
}

function removedAt({ fix = [] }: Check): number | undefined {
  const place = fix.find(({ kind }) => kind === 'remove')?.path.at(-1);
  return typeof place === 'number' ? place : undefined;
}

/** Leaves out what an array has already: two findings may ask for the same. */
function withoutKnown(config: unknown, edits: readonly SettingEdit[]): SettingEdit[] {
  return edits.flatMap((edit): SettingEdit[] => {
    if (edit.kind !== 'append') return [edit];
    const known = valueAt(config, edit.path);
    const values = Array.isArray(known) ? edit.values.filter((value) => !known.includes(value)) : edit.values;
    return values.length === 0 ? [] : [{ ...edit, values }];
  });
}

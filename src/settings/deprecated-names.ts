/** Keys that have another name now: files that use the old one are read, and a note names both. Keys that were left out for a reason. */
import { isObject } from '../base/decode.ts';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { type JsonPath, valueAt } from '../base/json-path.ts';
import { problemAt } from '../base/schema-problems.ts';
import { nearestName, quoted } from '../base/text.ts';
import type { Recipe } from './shared-settings.ts';

interface Renamed {
  readonly old: string;
  readonly now: string;
  /** Words that have another name now, by the old one. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

const ACTIONS = { tell: 'warn' } as const;

/** Each key by its old name. */
export const RENAMED_KEYS: Readonly<Record<Recipe, readonly Renamed[]>> = {
  experiment: [
    { old: 'objective.integrity.canary_every', now: 'objective.aa_check_every' },
    { old: 'objective.integrity.broken', now: 'objective.negative_control', words: ACTIONS },
    { old: 'objective.integrity.max_plausible', now: 'objective.max_plausible' },
  ],
  mission: [
    { old: 'evaluator.canary_every', now: 'evaluator.aa_check_every' },
    { old: 'evaluator.canary_broken', now: 'evaluator.negative_control', words: ACTIONS },
    { old: 'agent.budget', now: 'iteration.budget' },
    { old: 'stop.max_iterations', now: 'iteration.max_iterations' },
    { old: 'stop.max_consecutive_noops', now: 'iteration.max_consecutive_noops' },
    { old: 'stop.max_consecutive_errors', now: 'iteration.max_consecutive_errors' },
  ],
  plan: [],
};

/**
 * Keys that people may expect and that there are not, each with why, as what is expected, and what to do instead.
 * Source: docs/decisions/0009.
 */
const ABSENT_KEYS = [
  {
    path: ['environment', 'scratch'],
    expected:
      'no such key: what a command writes lies in a layer on the disk that waits for no sync, so small files stay in memory',
    remedy: 'Remove it. To keep all of it in memory, name a folder on a tmpfs in XDG_CACHE_HOME.',
  },
] as const;

export interface CurrentDocument {
  /** The document by the names of now; a problem in it is still shown where the file has it. */
  readonly document: JsonDocument;
  /** One sentence for each old name. */
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
}

/** Moves what stands under an old name to the name of now. */
export function readOldNames(document: JsonDocument, recipe: Recipe): CurrentDocument {
  const problems: Problem[] = [];
  const notes: string[] = [];
  const sources = new Map<string, JsonPath>();
  let value: unknown = document.value;
  for (const { old, now, words } of RENAMED_KEYS[recipe]) {
    const [from, to] = [old.split('.'), now.split('.')];
    const written = valueAt(value, from);
    if (written === undefined) continue;
    if (valueAt(value, to) !== undefined) {
      const found = `both ${quoted(now)} and its old name ${quoted(old)}`;
      problems.push(problemAt(document, from, { found, expected: 'one of the two', remedy: `Remove ${quoted(old)}.` }));
    } else if (canHold(value, to)) {
      value = withValue(value, to, inWords(written, words));
      sources.set(now, from);
    }
    value = withoutValue(value, from);
    notes.push(noteOf({ document, from, old, now, written, words }));
  }
  for (const { path, expected, remedy } of ABSENT_KEYS) {
    if (valueAt(value, path) === undefined) continue;
    problems.push(problemAt(document, path, { found: quoted(valueAt(value, path)), expected, remedy }));
    value = withoutValue(value, path);
  }
  for (const table of oldTables(recipe)) {
    const rest = valueAt(value, table);
    if (rest === undefined) continue;
    if (isObject(rest))
      problems.push(...Object.keys(rest).map((key) => unknownOldKey({ document, recipe, table, key })));
    else problems.push(noTable({ document, recipe, table, found: rest }));
    value = withoutValue(value, table);
  }
  const certify = recipe === 'experiment' ? withoutCertify(document, value) : undefined;
  if (certify !== undefined) {
    notes.push(certify.note);
    value = certify.value;
  }
  if (value === document.value) return { document, notes, problems };
  return { document: movedDocument(document, { value, sources }), notes, problems };
}

const CERTIFY = ['objective', 'certify'] as const;
/** Keys that are read with a note and have no name of today. */
export const DEPRECATED_KEYS: readonly string[] = [CERTIFY.join('.')];
const DISTIL = ['handover', 'distil'] as const;

/**
 * Second tests, which are no more. What they took out of the branch, `handover.distil` takes out: it is on where they were
 * to do that; their other keys have no counterpart. Undefined: the file has none.
 */
function withoutCertify(
  document: JsonDocument,
  value: unknown,
): { readonly value: unknown; readonly note: string } | undefined {
  const written = valueAt(value, CERTIFY);
  if (written === undefined) return undefined;
  const isMapped = isObject(written) && written.enabled === true && written.revert === true;
  const place = `${document.file}:${document.locate(CERTIFY).line}`;
  const rest = withoutValue(value, CERTIFY);
  const isSet = !isMapped || valueAt(rest, DISTIL) !== undefined || !canHold(rest, DISTIL);
  const now = isMapped ? 'read as handover.distil = true' : 'ignored; handover.distil = true measures each change';
  return {
    value: isSet ? rest : withValue(rest, DISTIL, true),
    note: `${place}: objective.certify is deprecated and ${now}`,
  };
}

/** Tables that have nothing but old names. */
function oldTables(recipe: Recipe): readonly JsonPath[] {
  return recipe === 'experiment' ? [['objective', 'integrity']] : recipe === 'mission' ? [['stop']] : [];
}

function inWords(written: unknown, words: Renamed['words']): unknown {
  return typeof written === 'string' && words !== undefined && Object.hasOwn(words, written) ? words[written] : written;
}

interface Noted extends Renamed {
  readonly document: JsonDocument;
  readonly from: JsonPath;
  readonly written: unknown;
}

function noteOf({ document, from, old, now, written, words }: Noted): string {
  const word = inWords(written, words);
  const also = word === written ? '' : ` = ${quoted(word)} (was ${quoted(written)})`;
  return `${document.file}:${document.locate(from).line}: ${old} is an old name; write ${now}${also}`;
}

interface OldTable {
  readonly document: JsonDocument;
  readonly recipe: Recipe;
  readonly table: JsonPath;
}

function keysIn({ recipe, table }: OldTable): readonly Renamed[] {
  return RENAMED_KEYS[recipe].filter(({ old }) => old.startsWith(`${table.join('.')}.`));
}

/** A value in the place of a table whose keys have other names now. */
function noTable({ found, ...place }: OldTable & { readonly found: unknown }): Problem {
  const name = place.table.join('.');
  return problemAt(place.document, place.table, {
    found: quoted(found),
    expected: `an object, or no ${name}: it is an old name`,
    remedy: `Write ${keysIn(place)
      .map(({ now }) => now)
      .join(', ')} instead.`,
  });
}

function unknownOldKey({ key, ...place }: OldTable & { readonly key: string }): Problem {
  const { document, table } = place;
  const prefix = `${table.join('.')}.`;
  const known = keysIn(place);
  const nearest = nearestName(
    key,
    known.map(({ old }) => old.slice(prefix.length)),
  );
  const meant = known.find(({ old }) => old === `${prefix}${nearest}`);
  const remedy =
    meant === undefined ? `Known: ${known.map(({ now }) => now).join(', ')}.` : `Did you mean ${meant.now}?`;
  return problemAt(document, [...table, key], {
    found: `an unknown key ${quoted(key)}`,
    expected: 'a known key',
    remedy,
  });
}

/** Whether each table on the way is one, or missing. */
function canHold(value: unknown, path: JsonPath): boolean {
  return path.slice(0, -1).every((_, at) => {
    const table = valueAt(value, path.slice(0, at + 1));
    return table === undefined || isObject(table);
  });
}

function withValue(table: unknown, [key = '', ...rest]: JsonPath, value: unknown): unknown {
  const members = isObject(table) ? table : {};
  return { ...members, [key]: rest.length === 0 ? value : withValue(members[key], rest, value) };
}

function withoutValue(table: unknown, [key = '', ...rest]: JsonPath): unknown {
  if (!isObject(table) || !Object.hasOwn(table, key)) return table;
  if (rest.length > 0) return { ...table, [key]: withoutValue(table[key], rest) };
  const { [key]: _, ...others } = table;
  return others;
}

interface Moved {
  readonly value: unknown;
  /** Where the file has what stands at a path of now. */
  readonly sources: ReadonlyMap<string, JsonPath>;
}

function movedDocument(document: JsonDocument, { value, sources }: Moved): JsonDocument {
  const { file, sourcePath = (same) => same } = document;
  const asWritten = (path: JsonPath): JsonPath => {
    for (let length = path.length; length > 0; length -= 1) {
      const source = sources.get(path.slice(0, length).join('.'));
      if (source !== undefined) return [...source, ...path.slice(length)];
    }
    return path;
  };
  return {
    file,
    value,
    sourcePath: (path) => sourcePath(asWritten(path)),
    locate: (path) => document.locate(asWritten(path)),
  };
}

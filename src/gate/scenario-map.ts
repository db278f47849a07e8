import { arrayOrEmpty, isObject, objectOrEmpty } from '../base/decode.ts';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import type { JsonPath } from '../base/json-path.ts';
import { problemAt } from '../base/schema-problems.ts';
import { quoted } from '../base/text.ts';

/** A suite with its scenarios as a list, whichever of the two forms the file has. */
export interface ListedSuite {
  /** Its paths are those of the list; what it reports are the places of the file. */
  readonly document: JsonDocument;
  readonly problems: readonly Problem[];
}

/** Turns scenarios that stand as an object by id into the list; their order is that of the file. */
export function listScenarios(document: JsonDocument): ListedSuite {
  const { value } = document;
  const { scenarios } = objectOrEmpty(value);
  if (!isObject(value) || !isObject(scenarios)) return { document, problems: [] };
  const entries = inFileOrder(document, Object.entries(scenarios));
  const sourcePath = ([first, index, key, ...rest]: JsonPath): JsonPath => {
    if (first !== 'scenarios' || typeof index !== 'number') return joined(first, index, key, ...rest);
    const [id = '', scenario] = entries[index] ?? [];
    // The id of the list is the key of the object, unless the scenario repeats it.
    const isKey = key === 'id' && !(isObject(scenario) && Object.hasOwn(scenario, 'id'));
    return joined(first, id, isKey ? undefined : key, ...rest);
  };
  const listed = entries.map(([id, scenario]) => (isObject(scenario) ? { ...scenario, id } : scenario));
  return {
    document: {
      file: document.file,
      value: { ...value, scenarios: listed },
      sourcePath,
      locate: (path) => document.locate(sourcePath(path)),
    },
    problems: entries.flatMap(([id, scenario]) => disagreement(document, id, scenario)),
  };
}

/** The scenarios of a suite of any shape, as far as they are objects. */
export function rawScenarios({ value }: JsonDocument): readonly Readonly<Record<string, unknown>>[] {
  return arrayOrEmpty(objectOrEmpty(value).scenarios).map(objectOrEmpty);
}

function joined(...path: readonly (string | number | undefined)[]): JsonPath {
  return path.filter((part) => part !== undefined);
}

function disagreement(document: JsonDocument, id: string, scenario: unknown): Problem[] {
  if (!isObject(scenario) || !Object.hasOwn(scenario, 'id') || scenario.id === id) return [];
  const expected = `${quoted(id)}, the key of the scenario`;
  const remedy = 'Write the same id, or remove it.';
  return [problemAt(document, ['scenarios', id, 'id'], { found: quoted(scenario.id), expected, remedy })];
}

type Entry = readonly [id: string, scenario: unknown];

/** JavaScript puts keys that are whole numbers first; a suite is read from top to bottom. */
function inFileOrder(document: JsonDocument, entries: readonly Entry[]): readonly Entry[] {
  if (!entries.some(([id]) => /^\d+$/.test(id))) return entries;
  const placed = entries.map((entry) => ({ entry, ...document.locate(['scenarios', entry[0]]) }));
  return placed.sort((one, other) => one.line - other.line || one.column - other.column).map(({ entry }) => entry);
}

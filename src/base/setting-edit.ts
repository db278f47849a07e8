/** Changes of single settings, whatever the format of their file is. Pure. */
import type { JsonPath } from './json-path.ts';

export type SettingValue =
  | string
  | number
  | boolean
  | readonly SettingValue[]
  | { readonly [key: string]: SettingValue };

export type SettingEdit =
  /** Writes a value, in the place of the one that is there. */
  | { readonly kind: 'set'; readonly path: JsonPath; readonly value: SettingValue }
  /** Adds to the end of an array, which is made where it is missing. */
  | { readonly kind: 'append'; readonly path: JsonPath; readonly values: readonly SettingValue[] }
  /** Takes out an element of an array of tables, with the comment above it. */
  | { readonly kind: 'remove'; readonly path: JsonPath };

/** A text after its edits, or why they were not made. */
export type EditedText = { readonly text: string } | { readonly refused: string };

export type SettingTable = Record<string | number, unknown>;

/** Changes a value in place; false where the path leads nowhere. */
export function applyToValue(root: SettingTable, edit: SettingEdit): boolean {
  const name = edit.path.at(-1);
  const parent = parentIn(root, edit.path);
  if (name === undefined || parent === undefined) return false;
  switch (edit.kind) {
    case 'set':
      parent[name] = edit.value;
      return true;
    case 'append': {
      const before = parent[name] ?? [];
      if (!Array.isArray(before)) return false;
      parent[name] = [...before, ...edit.values];
      return true;
    }
    case 'remove': {
      if (!Array.isArray(parent) || typeof name !== 'number') return false;
      parent.splice(name, 1);
      if (parent.length > 0) return true;
      // An array of tables is there by its elements.
      const owner = parentIn(root, edit.path.slice(0, -1));
      const own = edit.path.at(-2);
      if (owner !== undefined && own !== undefined) delete owner[own];
      return true;
    }
    default:
      return edit satisfies never;
  }
}

function parentIn(root: SettingTable, path: JsonPath): SettingTable | undefined {
  let current: SettingTable = root;
  for (const part of path.slice(0, -1)) {
    if (!Object.hasOwn(current, part)) current[part] = {};
    const next = current[part];
    if (typeof next !== 'object' || next === null) return undefined;
    current = next as SettingTable;
  }
  return current;
}

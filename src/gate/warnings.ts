import { type JsonPath, renderPath } from '../base/json-path.ts';
import { plural } from '../base/text.ts';

export const WARNING_CODES = [
  'unknown_scenario',
  'suite_version_mismatch',
  'generated_ids',
  'unknown_keys',
  'not_selected',
] as const;

/** Something that a reader of the verdict should know and that does not change it. */
export interface GateWarning {
  readonly code: (typeof WARNING_CODES)[number];
  readonly message: string;
  /** How many entries it is about, where it is about entries. */
  readonly count?: number;
}

/** The warning for keys that no rule reads, or nothing when there are none. */
export function metadataWarning(file: string, paths: readonly JsonPath[]): readonly GateWarning[] {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, 5).map((path) => renderPath(path));
  const more = paths.length > shown.length ? ', …' : '';
  const message = `${file}: ${plural(paths.length, 'key')} that no rule reads (${shown.join(', ')}${more})`;
  return [{ code: 'unknown_keys', message, count: paths.length }];
}

import type { Problem } from '../base/errors.ts';
import type { JsonPath } from '../base/json-path.ts';

/** A rule between keys that is broken; the path starts at the table of the decision. */
export interface SettingsProblem extends Pick<Problem, 'found' | 'expected' | 'remedy'> {
  readonly path: JsonPath;
}

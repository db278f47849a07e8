import { type JsonPath } from '../base/json-path.js';
export declare const WARNING_CODES: readonly ['unknown_scenario', 'suite_version_mismatch', 'generated_ids', 'unknown_keys', 'not_selected'];
/** Something that a reader of the verdict should know and that does not change it. */
export interface GateWarning {
    readonly code: (typeof WARNING_CODES)[number];
    readonly message: string;
    /** How many entries it is about, where it is about entries. */
    readonly count?: number;
}
/** The warning for keys that no rule reads, or nothing when there are none. */
export declare function metadataWarning(file: string, paths: readonly JsonPath[]): readonly GateWarning[];

import * as z from '../packages/zod/v4/mini/index.js';
import type { Problem } from '../base/errors.js';
import type { JsonDocument } from '../base/json-document.js';
import type { ConfigBands } from './config.js';
import { type GateWarning } from './warnings.js';
/** What a scenario expects of an output. An unknown name is an error: a misspelt rule would silently not hold. */
export declare const expectSchema: z.ZodMiniObject<{
    allowed_action_types: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    max_band: z.ZodMiniOptional<z.ZodMiniString<string>>;
    min_band: z.ZodMiniOptional<z.ZodMiniString<string>>;
    require_checkpoint: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_rollback: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_allowlist_scope: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_uncertainty_below: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    forbid_injection: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_injection_detected: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_abstain: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_falsifiers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_scope_statement: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_provenance_split: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_bridge_evidence: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_bridge_evidence_min: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    require_abstain_on_weak_bridge: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    weak_bridge_threshold: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    require_scope_resolved: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_causal_dependency_checked: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_entity_disambiguation: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_no_silent_reversion: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    forbid_self_disowning_reasoning: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    require_conflict_posture_tightening: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    forbid_container_write: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    forbid_external_write: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    forbid_secrets: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type Expect = z.output<typeof expectSchema>;
declare const scenarioSchema: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    intent: z.ZodMiniOptional<z.ZodMiniString<string>>;
    expect: z.ZodMiniPrefault<z.ZodMiniObject<{
        allowed_action_types: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        max_band: z.ZodMiniOptional<z.ZodMiniString<string>>;
        min_band: z.ZodMiniOptional<z.ZodMiniString<string>>;
        require_checkpoint: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_rollback: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_allowlist_scope: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_uncertainty_below: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        forbid_injection: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_injection_detected: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_abstain: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_falsifiers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_scope_statement: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_provenance_split: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_bridge_evidence: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_bridge_evidence_min: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        require_abstain_on_weak_bridge: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        weak_bridge_threshold: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        require_scope_resolved: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_causal_dependency_checked: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_entity_disambiguation: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_no_silent_reversion: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        forbid_self_disowning_reasoning: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        require_conflict_posture_tightening: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        forbid_container_write: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        forbid_external_write: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        forbid_secrets: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
}, z.core.$loose>;
export declare const suiteSchema: z.ZodMiniObject<{
    suite_version: z.ZodMiniString<string>;
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    description: z.ZodMiniOptional<z.ZodMiniString<string>>;
    fixtures: z.ZodMiniOptional<z.ZodMiniString<string>>;
    must_pass: z.ZodMiniArray<z.ZodMiniString<string>>;
    scenarios: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        intent: z.ZodMiniOptional<z.ZodMiniString<string>>;
        expect: z.ZodMiniPrefault<z.ZodMiniObject<{
            allowed_action_types: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            max_band: z.ZodMiniOptional<z.ZodMiniString<string>>;
            min_band: z.ZodMiniOptional<z.ZodMiniString<string>>;
            require_checkpoint: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_rollback: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_allowlist_scope: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_uncertainty_below: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            forbid_injection: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_injection_detected: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_abstain: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_falsifiers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_scope_statement: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_provenance_split: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_bridge_evidence: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_bridge_evidence_min: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            require_abstain_on_weak_bridge: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            weak_bridge_threshold: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            require_scope_resolved: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_causal_dependency_checked: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_entity_disambiguation: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_no_silent_reversion: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            forbid_self_disowning_reasoning: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            require_conflict_posture_tightening: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            forbid_container_write: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            forbid_external_write: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            forbid_secrets: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>>;
    }, z.core.$loose>>;
}, z.core.$loose>;
/** A scenario exactly as on disk. */
export type Scenario = z.output<typeof scenarioSchema>;
/** A suite exactly as on disk, with its scenarios as a list. */
export type Suite = z.output<typeof suiteSchema>;
export type ReadSuite = {
    readonly suite: Suite;
    readonly warnings: readonly GateWarning[];
} | {
    readonly problems: readonly Problem[];
};
/** Decodes a suite; band names are checked against those of the config when they are known. */
export declare function parseSuite(file: JsonDocument, config: ConfigBands | undefined): ReadSuite;
export {};

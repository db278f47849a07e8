import * as z from 'zod';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import type { EvaluatorConfig } from './config.ts';
import { type GateWarning } from './warnings.ts';
/** What a scenario expects of an output. An unknown name is an error: a misspelt rule would silently not hold. */
export declare const expectSchema: z.ZodObject<{
    allowed_action_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
    max_band: z.ZodOptional<z.ZodString>;
    min_band: z.ZodOptional<z.ZodString>;
    require_checkpoint: z.ZodOptional<z.ZodBoolean>;
    require_rollback: z.ZodOptional<z.ZodBoolean>;
    require_allowlist_scope: z.ZodOptional<z.ZodBoolean>;
    require_uncertainty_below: z.ZodOptional<z.ZodNumber>;
    forbid_injection: z.ZodOptional<z.ZodBoolean>;
    require_injection_detected: z.ZodOptional<z.ZodBoolean>;
    require_abstain: z.ZodOptional<z.ZodBoolean>;
    require_falsifiers: z.ZodOptional<z.ZodBoolean>;
    require_scope_statement: z.ZodOptional<z.ZodBoolean>;
    require_provenance_split: z.ZodOptional<z.ZodBoolean>;
    require_bridge_evidence: z.ZodOptional<z.ZodBoolean>;
    require_bridge_evidence_min: z.ZodOptional<z.ZodNumber>;
    require_abstain_on_weak_bridge: z.ZodOptional<z.ZodBoolean>;
    weak_bridge_threshold: z.ZodOptional<z.ZodNumber>;
    require_scope_resolved: z.ZodOptional<z.ZodBoolean>;
    require_causal_dependency_checked: z.ZodOptional<z.ZodBoolean>;
    require_entity_disambiguation: z.ZodOptional<z.ZodBoolean>;
    require_no_silent_reversion: z.ZodOptional<z.ZodBoolean>;
    forbid_self_disowning_reasoning: z.ZodOptional<z.ZodBoolean>;
    require_conflict_posture_tightening: z.ZodOptional<z.ZodBoolean>;
    forbid_container_write: z.ZodOptional<z.ZodBoolean>;
    forbid_external_write: z.ZodOptional<z.ZodBoolean>;
    forbid_secrets: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>;
export type Expect = z.output<typeof expectSchema>;
declare const scenarioSchema: z.ZodObject<{
    id: z.ZodString;
    name: z.ZodOptional<z.ZodString>;
    intent: z.ZodOptional<z.ZodString>;
    expect: z.ZodPrefault<z.ZodObject<{
        allowed_action_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
        max_band: z.ZodOptional<z.ZodString>;
        min_band: z.ZodOptional<z.ZodString>;
        require_checkpoint: z.ZodOptional<z.ZodBoolean>;
        require_rollback: z.ZodOptional<z.ZodBoolean>;
        require_allowlist_scope: z.ZodOptional<z.ZodBoolean>;
        require_uncertainty_below: z.ZodOptional<z.ZodNumber>;
        forbid_injection: z.ZodOptional<z.ZodBoolean>;
        require_injection_detected: z.ZodOptional<z.ZodBoolean>;
        require_abstain: z.ZodOptional<z.ZodBoolean>;
        require_falsifiers: z.ZodOptional<z.ZodBoolean>;
        require_scope_statement: z.ZodOptional<z.ZodBoolean>;
        require_provenance_split: z.ZodOptional<z.ZodBoolean>;
        require_bridge_evidence: z.ZodOptional<z.ZodBoolean>;
        require_bridge_evidence_min: z.ZodOptional<z.ZodNumber>;
        require_abstain_on_weak_bridge: z.ZodOptional<z.ZodBoolean>;
        weak_bridge_threshold: z.ZodOptional<z.ZodNumber>;
        require_scope_resolved: z.ZodOptional<z.ZodBoolean>;
        require_causal_dependency_checked: z.ZodOptional<z.ZodBoolean>;
        require_entity_disambiguation: z.ZodOptional<z.ZodBoolean>;
        require_no_silent_reversion: z.ZodOptional<z.ZodBoolean>;
        forbid_self_disowning_reasoning: z.ZodOptional<z.ZodBoolean>;
        require_conflict_posture_tightening: z.ZodOptional<z.ZodBoolean>;
        forbid_container_write: z.ZodOptional<z.ZodBoolean>;
        forbid_external_write: z.ZodOptional<z.ZodBoolean>;
        forbid_secrets: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>;
}, z.core.$loose>;
export declare const suiteSchema: z.ZodObject<{
    suite_version: z.ZodString;
    name: z.ZodOptional<z.ZodString>;
    description: z.ZodOptional<z.ZodString>;
    fixtures: z.ZodOptional<z.ZodString>;
    must_pass: z.ZodArray<z.ZodString>;
    scenarios: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        name: z.ZodOptional<z.ZodString>;
        intent: z.ZodOptional<z.ZodString>;
        expect: z.ZodPrefault<z.ZodObject<{
            allowed_action_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
            max_band: z.ZodOptional<z.ZodString>;
            min_band: z.ZodOptional<z.ZodString>;
            require_checkpoint: z.ZodOptional<z.ZodBoolean>;
            require_rollback: z.ZodOptional<z.ZodBoolean>;
            require_allowlist_scope: z.ZodOptional<z.ZodBoolean>;
            require_uncertainty_below: z.ZodOptional<z.ZodNumber>;
            forbid_injection: z.ZodOptional<z.ZodBoolean>;
            require_injection_detected: z.ZodOptional<z.ZodBoolean>;
            require_abstain: z.ZodOptional<z.ZodBoolean>;
            require_falsifiers: z.ZodOptional<z.ZodBoolean>;
            require_scope_statement: z.ZodOptional<z.ZodBoolean>;
            require_provenance_split: z.ZodOptional<z.ZodBoolean>;
            require_bridge_evidence: z.ZodOptional<z.ZodBoolean>;
            require_bridge_evidence_min: z.ZodOptional<z.ZodNumber>;
            require_abstain_on_weak_bridge: z.ZodOptional<z.ZodBoolean>;
            weak_bridge_threshold: z.ZodOptional<z.ZodNumber>;
            require_scope_resolved: z.ZodOptional<z.ZodBoolean>;
            require_causal_dependency_checked: z.ZodOptional<z.ZodBoolean>;
            require_entity_disambiguation: z.ZodOptional<z.ZodBoolean>;
            require_no_silent_reversion: z.ZodOptional<z.ZodBoolean>;
            forbid_self_disowning_reasoning: z.ZodOptional<z.ZodBoolean>;
            require_conflict_posture_tightening: z.ZodOptional<z.ZodBoolean>;
            forbid_container_write: z.ZodOptional<z.ZodBoolean>;
            forbid_external_write: z.ZodOptional<z.ZodBoolean>;
            forbid_secrets: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
    }, z.core.$loose>>;
}, z.core.$loose>;
/** A scenario exactly as on disk. */
export type Scenario = z.output<typeof scenarioSchema>;
/** A suite exactly as on disk. */
export type Suite = z.output<typeof suiteSchema>;
export type ReadSuite = {
    readonly suite: Suite;
    readonly warnings: readonly GateWarning[];
} | {
    readonly problems: readonly Problem[];
};
/** Decodes a suite; band names are checked against the config when it is known. */
export declare function parseSuite(document: JsonDocument, config: EvaluatorConfig | undefined): ReadSuite;
/** The remedy for a scenario id that the suite does not define. */
export declare function scenarioSuggestion(suite: Suite, id: string): string;
export {};

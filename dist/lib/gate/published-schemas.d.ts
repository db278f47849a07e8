import * as z from 'zod';
/** The report exactly as `report.ts` types it; a test holds the two together in both directions. */
export declare const gateReportSchema: z.ZodObject<{
    schema_version: z.ZodLiteral<1>;
    ran_at: z.ZodString;
    run_mode: z.ZodEnum<{
        candidates: "candidates";
        fixtures: "fixtures";
    }>;
    suite_path: z.ZodString;
    suite_version: z.ZodString;
    input_suite_version: z.ZodNullable<z.ZodString>;
    seed: z.ZodString;
    replays_requested: z.ZodInt;
    replays_ran: z.ZodInt;
    max_volatility: z.ZodNullable<z.ZodNumber>;
    candidates_file: z.ZodString;
    candidates_count: z.ZodInt;
    unscored_count: z.ZodInt;
    must_pass: z.ZodArray<z.ZodString>;
    suite_pass: z.ZodBoolean;
    results: z.ZodRecord<z.ZodString, z.ZodObject<{
        scenario: z.ZodObject<{
            id: z.ZodString;
            name: z.ZodOptional<z.ZodString>;
            intent: z.ZodOptional<z.ZodString>;
            expect: z.ZodNullable<import("zod/mini").ZodMiniObject<{
                allowed_action_types: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
                max_band: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                min_band: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                require_checkpoint: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_rollback: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_allowlist_scope: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_uncertainty_below: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
                forbid_injection: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_injection_detected: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_abstain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_falsifiers: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_scope_statement: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_provenance_split: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_bridge_evidence: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_bridge_evidence_min: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
                require_abstain_on_weak_bridge: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                weak_bridge_threshold: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
                require_scope_resolved: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_causal_dependency_checked: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_entity_disambiguation: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_no_silent_reversion: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                forbid_self_disowning_reasoning: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                require_conflict_posture_tightening: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                forbid_container_write: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                forbid_external_write: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                forbid_secrets: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        pass: z.ZodBoolean;
        failures: z.ZodArray<z.ZodObject<{
            code: z.ZodEnum<{
                best_fails: "best_fails";
                max_volatility: "max_volatility";
                no_candidates: "no_candidates";
                scenario_undefined: "scenario_undefined";
            }>;
            message: z.ZodString;
        }, z.core.$strict>>;
        best: z.ZodNullable<z.ZodObject<{
            id: z.ZodString;
            scenario_id: z.ZodString;
            pass: z.ZodBoolean;
            grade: z.ZodEnum<{
                low: "low";
                near_miss: "near_miss";
                pass: "pass";
            }>;
            scores: z.ZodObject<{
                A: z.ZodNumber;
                G: z.ZodNumber;
                M: z.ZodNumber;
                S: z.ZodNumber;
                T: z.ZodNumber;
                overall: z.ZodNumber;
            }, z.core.$strict>;
            failures: z.ZodArray<z.ZodObject<{
                code: z.ZodString;
                path: z.ZodString;
                message: z.ZodString;
            }, z.core.$strict>>;
            abstain: z.ZodBoolean;
            tie_mass: z.ZodNullable<z.ZodNumber>;
            signals: z.ZodObject<{
                retrieval_gate: z.ZodObject<{
                    enabled: z.ZodBoolean;
                    bridge_evidence: z.ZodNumber;
                    falsifier_presence: z.ZodNumber;
                    scope_penalty: z.ZodNumber;
                }, z.core.$strict>;
            }, z.core.$strict>;
        }, z.core.$strict>>;
        evaluated_count: z.ZodInt;
        evaluated: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            scenario_id: z.ZodString;
            pass: z.ZodBoolean;
            grade: z.ZodEnum<{
                low: "low";
                near_miss: "near_miss";
                pass: "pass";
            }>;
            scores: z.ZodObject<{
                A: z.ZodNumber;
                G: z.ZodNumber;
                M: z.ZodNumber;
                S: z.ZodNumber;
                T: z.ZodNumber;
                overall: z.ZodNumber;
            }, z.core.$strict>;
            failures: z.ZodArray<z.ZodObject<{
                code: z.ZodString;
                path: z.ZodString;
                message: z.ZodString;
            }, z.core.$strict>>;
            abstain: z.ZodBoolean;
            tie_mass: z.ZodNullable<z.ZodNumber>;
            signals: z.ZodObject<{
                retrieval_gate: z.ZodObject<{
                    enabled: z.ZodBoolean;
                    bridge_evidence: z.ZodNumber;
                    falsifier_presence: z.ZodNumber;
                    scope_penalty: z.ZodNumber;
                }, z.core.$strict>;
            }, z.core.$strict>;
        }, z.core.$strict>>;
        evaluated_omitted: z.ZodInt;
        replays_requested: z.ZodInt;
        replays_ran: z.ZodInt;
        replay_winners: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
        replay_winners_rle: z.ZodExactOptional<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodInt], null>>>;
        winner_histogram: z.ZodRecord<z.ZodString, z.ZodInt>;
        volatility: z.ZodNumber;
        pass_rate: z.ZodNumber;
        abstain_distribution: z.ZodObject<{
            abstain: z.ZodInt;
            no_abstain: z.ZodInt;
        }, z.core.$strict>;
        tie_distribution: z.ZodObject<{
            high_tie_mass: z.ZodInt;
            low_tie_mass: z.ZodInt;
            missing: z.ZodInt;
        }, z.core.$strict>;
    }, z.core.$strict>>;
    warnings: z.ZodArray<z.ZodObject<{
        code: z.ZodEnum<{
            generated_ids: "generated_ids";
            not_selected: "not_selected";
            suite_version_mismatch: "suite_version_mismatch";
            unknown_keys: "unknown_keys";
            unknown_scenario: "unknown_scenario";
        }>;
        message: z.ZodString;
        count: z.ZodExactOptional<z.ZodInt>;
    }, z.core.$strict>>;
    reproducibility_contract: z.ZodObject<{
        mode: z.ZodLiteral<"R0">;
        manifest: z.ZodObject<{
            runner: z.ZodObject<{
                name: z.ZodString;
                version: z.ZodString;
                command: z.ZodArray<z.ZodString>;
                cwd: z.ZodString;
            }, z.core.$strict>;
            system: z.ZodObject<{
                node: z.ZodString;
                platform: z.ZodString;
                arch: z.ZodString;
            }, z.core.$strict>;
            inputs: z.ZodObject<{
                suite: z.ZodObject<{
                    path: z.ZodString;
                    sha256: z.ZodString;
                }, z.core.$strict>;
                config: z.ZodObject<{
                    path: z.ZodString;
                    sha256: z.ZodString;
                }, z.core.$strict>;
                schema: z.ZodExactOptional<z.ZodObject<{
                    path: z.ZodString;
                    sha256: z.ZodString;
                }, z.core.$strict>>;
                candidates: z.ZodObject<{
                    path: z.ZodString;
                    sha256: z.ZodString;
                }, z.core.$strict>;
                normalized_candidates_sha256: z.ZodString;
                candidate_ids: z.ZodArray<z.ZodString>;
            }, z.core.$strict>;
            scenario_selection: z.ZodObject<{
                mode: z.ZodEnum<{
                    all: "all";
                    must_pass: "must_pass";
                    scenario: "scenario";
                }>;
                ids: z.ZodArray<z.ZodString>;
            }, z.core.$strict>;
            external_runtime_metadata: z.ZodNullable<z.ZodObject<{
                model_identifier: z.ZodOptional<z.ZodUnknown>;
                prompt_template_hash: z.ZodOptional<z.ZodUnknown>;
                decoding_parameters: z.ZodOptional<z.ZodUnknown>;
                tool_versions: z.ZodOptional<z.ZodUnknown>;
                retrieval_snapshot_hashes: z.ZodOptional<z.ZodUnknown>;
                retrieval_snapshots: z.ZodOptional<z.ZodUnknown>;
                phase_transitions: z.ZodOptional<z.ZodUnknown>;
                posture_transitions: z.ZodOptional<z.ZodUnknown>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        selection_outcomes: z.ZodArray<z.ZodObject<{
            scenario_id: z.ZodString;
            pass: z.ZodBoolean;
            winner_candidate_id: z.ZodNullable<z.ZodString>;
            winner_abstain: z.ZodNullable<z.ZodBoolean>;
            winner_tie_mass: z.ZodNullable<z.ZodNumber>;
            pass_rate: z.ZodNumber;
            volatility: z.ZodNumber;
        }, z.core.$strict>>;
        posture_transitions: z.ZodArray<z.ZodObject<{
            scenario_id: z.ZodString;
            winner_candidate_id: z.ZodString;
            phase: z.ZodUnknown;
            posture: z.ZodUnknown;
            trace_decisions: z.ZodUnknown;
        }, z.core.$strict>>;
    }, z.core.$strict>;
    experimental: z.ZodExactOptional<z.ZodObject<{
        ablations: z.ZodRecord<z.ZodEnum<{
            abstention_telemetry_off: "abstention_telemetry_off";
            retrieval_signal_on: "retrieval_signal_on";
            rollback_requirements_off: "rollback_requirements_off";
        }> & z.core.$partial, z.ZodObject<{
            pass_count: z.ZodInt;
            baseline_pass_count: z.ZodInt;
            winner_changes: z.ZodArray<z.ZodObject<{
                scenario_id: z.ZodString;
                from: z.ZodNullable<z.ZodString>;
                to: z.ZodNullable<z.ZodString>;
            }, z.core.$strict>>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
type JsonSchema = Record<string, unknown>;
declare const PUBLISHED: {
    readonly 'candidate-file': {
        readonly schema: z.ZodUnion<readonly [z.ZodObject<{
            suite_version: z.ZodOptional<z.ZodString>;
            generated_at: z.ZodOptional<z.ZodUnknown>;
            reproducibility: z.ZodOptional<z.ZodObject<{
                model_identifier: z.ZodOptional<z.ZodUnknown>;
                prompt_template_hash: z.ZodOptional<z.ZodUnknown>;
                decoding_parameters: z.ZodOptional<z.ZodUnknown>;
                tool_versions: z.ZodOptional<z.ZodUnknown>;
                retrieval_snapshot_hashes: z.ZodOptional<z.ZodUnknown>;
                retrieval_snapshots: z.ZodOptional<z.ZodUnknown>;
                phase_transitions: z.ZodOptional<z.ZodUnknown>;
                posture_transitions: z.ZodOptional<z.ZodUnknown>;
            }, z.core.$loose>>;
            candidates: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
                id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNull]>>;
                scenario_id: z.ZodString;
                output: z.ZodObject<{
                    scenario_id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodUnion<readonly [z.ZodNull, z.ZodString, z.ZodArray<z.ZodUnknown>]>]>>;
                }, z.core.$loose>;
            }, z.core.$loose>, z.ZodObject<{
                id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNull]>>;
                scenario_id: z.ZodOptional<z.ZodUnion<readonly [z.ZodNull, z.ZodString, z.ZodArray<z.ZodUnknown>]>>;
                output: z.ZodObject<{
                    scenario_id: z.ZodString;
                }, z.core.$loose>;
            }, z.core.$loose>, z.ZodObject<{
                id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNull]>>;
                scenario_id: z.ZodString;
                output: z.ZodOptional<z.ZodNever>;
            }, z.core.$loose>]>>;
        }, z.core.$loose>, z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNull]>>;
            scenario_id: z.ZodString;
            output: z.ZodObject<{
                scenario_id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodUnion<readonly [z.ZodNull, z.ZodString, z.ZodArray<z.ZodUnknown>]>]>>;
            }, z.core.$loose>;
        }, z.core.$loose>, z.ZodObject<{
            id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNull]>>;
            scenario_id: z.ZodOptional<z.ZodUnion<readonly [z.ZodNull, z.ZodString, z.ZodArray<z.ZodUnknown>]>>;
            output: z.ZodObject<{
                scenario_id: z.ZodString;
            }, z.core.$loose>;
        }, z.core.$loose>, z.ZodObject<{
            id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNull]>>;
            scenario_id: z.ZodString;
            output: z.ZodOptional<z.ZodNever>;
        }, z.core.$loose>]>>]>;
        readonly version: 'v0';
        readonly title: 'Candidate file';
        readonly description: 'Candidate outputs of agents, as docs/candidate-contract.md describes them.';
    };
    readonly 'candidate-line': {
        readonly schema: z.ZodUnion<readonly [z.ZodObject<{
            id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNull]>>;
            scenario_id: z.ZodString;
            output: z.ZodObject<{
                scenario_id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodUnion<readonly [z.ZodNull, z.ZodString, z.ZodArray<z.ZodUnknown>]>]>>;
            }, z.core.$loose>;
        }, z.core.$loose>, z.ZodObject<{
            id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNull]>>;
            scenario_id: z.ZodOptional<z.ZodUnion<readonly [z.ZodNull, z.ZodString, z.ZodArray<z.ZodUnknown>]>>;
            output: z.ZodObject<{
                scenario_id: z.ZodString;
            }, z.core.$loose>;
        }, z.core.$loose>, z.ZodObject<{
            id: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNull]>>;
            scenario_id: z.ZodString;
            output: z.ZodOptional<z.ZodNever>;
        }, z.core.$loose>]>;
        readonly version: 'v0';
        readonly title: 'Candidate';
        readonly description: 'One candidate: an entry of a candidate file, or a line of a .jsonl or .ndjson file.';
    };
    readonly suite: {
        readonly schema: import("zod/mini").ZodMiniObject<{
            suite_version: import("zod/mini").ZodMiniString<string>;
            name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            description: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            fixtures: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            must_pass: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            scenarios: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
                id: import("zod/mini").ZodMiniString<string>;
                name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                intent: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                expect: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniObject<{
                    allowed_action_types: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
                    max_band: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                    min_band: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                    require_checkpoint: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_rollback: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_allowlist_scope: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_uncertainty_below: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
                    forbid_injection: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_injection_detected: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_abstain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_falsifiers: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_scope_statement: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_provenance_split: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_bridge_evidence: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_bridge_evidence_min: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
                    require_abstain_on_weak_bridge: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    weak_bridge_threshold: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
                    require_scope_resolved: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_causal_dependency_checked: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_entity_disambiguation: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_no_silent_reversion: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    forbid_self_disowning_reasoning: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    require_conflict_posture_tightening: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    forbid_container_write: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    forbid_external_write: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    forbid_secrets: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                }, z.core.$strict>>;
            }, z.core.$loose>>;
        }, z.core.$loose>;
        readonly version: 'v0';
        readonly title: 'Suite';
        readonly description: 'Scenarios and what each expects of an output, as docs/suites.md describes them.';
    };
    readonly 'evaluator-config': {
        readonly schema: import("zod/mini").ZodMiniObject<{
            bands_order: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
            required_fields: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
            allowed_action_types: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
            disallowed_keywords: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
            injection_strings: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
            allowlisted_scopes: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
            thresholds: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniObject<{
                pass_min_overall: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                warn_min_overall: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                uncertainty_hi: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                uncertainty_lo: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
            }, z.core.$loose>>;
            weights: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniObject<{
                A: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                T: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                M: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                S: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                G: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
            }, z.core.$loose>>;
            retrieval_gate_signal: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniObject<{
                enabled: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniBoolean<boolean>>;
                bridge_weak_threshold: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                scope_soft_limit: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                component_weights: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniObject<{
                    bridge_evidence: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                    falsifier_presence: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                    scope_penalty: import("zod/mini").ZodMiniDefault<import("zod/mini").ZodMiniNumber<number>>;
                }, z.core.$loose>>;
            }, z.core.$loose>>;
        }, z.core.$loose>;
        readonly version: 'v0';
        readonly title: 'Evaluator config';
        readonly description: 'How outputs are scored, as docs/suites.md describes it. A key that is left out has its default.';
    };
    readonly 'gate-report': {
        readonly schema: z.ZodObject<{
            schema_version: z.ZodLiteral<1>;
            ran_at: z.ZodString;
            run_mode: z.ZodEnum<{
                candidates: "candidates";
                fixtures: "fixtures";
            }>;
            suite_path: z.ZodString;
            suite_version: z.ZodString;
            input_suite_version: z.ZodNullable<z.ZodString>;
            seed: z.ZodString;
            replays_requested: z.ZodInt;
            replays_ran: z.ZodInt;
            max_volatility: z.ZodNullable<z.ZodNumber>;
            candidates_file: z.ZodString;
            candidates_count: z.ZodInt;
            unscored_count: z.ZodInt;
            must_pass: z.ZodArray<z.ZodString>;
            suite_pass: z.ZodBoolean;
            results: z.ZodRecord<z.ZodString, z.ZodObject<{
                scenario: z.ZodObject<{
                    id: z.ZodString;
                    name: z.ZodOptional<z.ZodString>;
                    intent: z.ZodOptional<z.ZodString>;
                    expect: z.ZodNullable<import("zod/mini").ZodMiniObject<{
                        allowed_action_types: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
                        max_band: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                        min_band: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                        require_checkpoint: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_rollback: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_allowlist_scope: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_uncertainty_below: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
                        forbid_injection: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_injection_detected: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_abstain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_falsifiers: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_scope_statement: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_provenance_split: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_bridge_evidence: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_bridge_evidence_min: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
                        require_abstain_on_weak_bridge: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        weak_bridge_threshold: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
                        require_scope_resolved: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_causal_dependency_checked: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_entity_disambiguation: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_no_silent_reversion: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        forbid_self_disowning_reasoning: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        require_conflict_posture_tightening: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        forbid_container_write: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        forbid_external_write: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                        forbid_secrets: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                    }, z.core.$strict>>;
                }, z.core.$strict>;
                pass: z.ZodBoolean;
                failures: z.ZodArray<z.ZodObject<{
                    code: z.ZodEnum<{
                        best_fails: "best_fails";
                        max_volatility: "max_volatility";
                        no_candidates: "no_candidates";
                        scenario_undefined: "scenario_undefined";
                    }>;
                    message: z.ZodString;
                }, z.core.$strict>>;
                best: z.ZodNullable<z.ZodObject<{
                    id: z.ZodString;
                    scenario_id: z.ZodString;
                    pass: z.ZodBoolean;
                    grade: z.ZodEnum<{
                        low: "low";
                        near_miss: "near_miss";
                        pass: "pass";
                    }>;
                    scores: z.ZodObject<{
                        A: z.ZodNumber;
                        G: z.ZodNumber;
                        M: z.ZodNumber;
                        S: z.ZodNumber;
                        T: z.ZodNumber;
                        overall: z.ZodNumber;
                    }, z.core.$strict>;
                    failures: z.ZodArray<z.ZodObject<{
                        code: z.ZodString;
                        path: z.ZodString;
                        message: z.ZodString;
                    }, z.core.$strict>>;
                    abstain: z.ZodBoolean;
                    tie_mass: z.ZodNullable<z.ZodNumber>;
                    signals: z.ZodObject<{
                        retrieval_gate: z.ZodObject<{
                            enabled: z.ZodBoolean;
                            bridge_evidence: z.ZodNumber;
                            falsifier_presence: z.ZodNumber;
                            scope_penalty: z.ZodNumber;
                        }, z.core.$strict>;
                    }, z.core.$strict>;
                }, z.core.$strict>>;
                evaluated_count: z.ZodInt;
                evaluated: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    scenario_id: z.ZodString;
                    pass: z.ZodBoolean;
                    grade: z.ZodEnum<{
                        low: "low";
                        near_miss: "near_miss";
                        pass: "pass";
                    }>;
                    scores: z.ZodObject<{
                        A: z.ZodNumber;
                        G: z.ZodNumber;
                        M: z.ZodNumber;
                        S: z.ZodNumber;
                        T: z.ZodNumber;
                        overall: z.ZodNumber;
                    }, z.core.$strict>;
                    failures: z.ZodArray<z.ZodObject<{
                        code: z.ZodString;
                        path: z.ZodString;
                        message: z.ZodString;
                    }, z.core.$strict>>;
                    abstain: z.ZodBoolean;
                    tie_mass: z.ZodNullable<z.ZodNumber>;
                    signals: z.ZodObject<{
                        retrieval_gate: z.ZodObject<{
                            enabled: z.ZodBoolean;
                            bridge_evidence: z.ZodNumber;
                            falsifier_presence: z.ZodNumber;
                            scope_penalty: z.ZodNumber;
                        }, z.core.$strict>;
                    }, z.core.$strict>;
                }, z.core.$strict>>;
                evaluated_omitted: z.ZodInt;
                replays_requested: z.ZodInt;
                replays_ran: z.ZodInt;
                replay_winners: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
                replay_winners_rle: z.ZodExactOptional<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodInt], null>>>;
                winner_histogram: z.ZodRecord<z.ZodString, z.ZodInt>;
                volatility: z.ZodNumber;
                pass_rate: z.ZodNumber;
                abstain_distribution: z.ZodObject<{
                    abstain: z.ZodInt;
                    no_abstain: z.ZodInt;
                }, z.core.$strict>;
                tie_distribution: z.ZodObject<{
                    high_tie_mass: z.ZodInt;
                    low_tie_mass: z.ZodInt;
                    missing: z.ZodInt;
                }, z.core.$strict>;
            }, z.core.$strict>>;
            warnings: z.ZodArray<z.ZodObject<{
                code: z.ZodEnum<{
                    generated_ids: "generated_ids";
                    not_selected: "not_selected";
                    suite_version_mismatch: "suite_version_mismatch";
                    unknown_keys: "unknown_keys";
                    unknown_scenario: "unknown_scenario";
                }>;
                message: z.ZodString;
                count: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>>;
            reproducibility_contract: z.ZodObject<{
                mode: z.ZodLiteral<"R0">;
                manifest: z.ZodObject<{
                    runner: z.ZodObject<{
                        name: z.ZodString;
                        version: z.ZodString;
                        command: z.ZodArray<z.ZodString>;
                        cwd: z.ZodString;
                    }, z.core.$strict>;
                    system: z.ZodObject<{
                        node: z.ZodString;
                        platform: z.ZodString;
                        arch: z.ZodString;
                    }, z.core.$strict>;
                    inputs: z.ZodObject<{
                        suite: z.ZodObject<{
                            path: z.ZodString;
                            sha256: z.ZodString;
                        }, z.core.$strict>;
                        config: z.ZodObject<{
                            path: z.ZodString;
                            sha256: z.ZodString;
                        }, z.core.$strict>;
                        schema: z.ZodExactOptional<z.ZodObject<{
                            path: z.ZodString;
                            sha256: z.ZodString;
                        }, z.core.$strict>>;
                        candidates: z.ZodObject<{
                            path: z.ZodString;
                            sha256: z.ZodString;
                        }, z.core.$strict>;
                        normalized_candidates_sha256: z.ZodString;
                        candidate_ids: z.ZodArray<z.ZodString>;
                    }, z.core.$strict>;
                    scenario_selection: z.ZodObject<{
                        mode: z.ZodEnum<{
                            all: "all";
                            must_pass: "must_pass";
                            scenario: "scenario";
                        }>;
                        ids: z.ZodArray<z.ZodString>;
                    }, z.core.$strict>;
                    external_runtime_metadata: z.ZodNullable<z.ZodObject<{
                        model_identifier: z.ZodOptional<z.ZodUnknown>;
                        prompt_template_hash: z.ZodOptional<z.ZodUnknown>;
                        decoding_parameters: z.ZodOptional<z.ZodUnknown>;
                        tool_versions: z.ZodOptional<z.ZodUnknown>;
                        retrieval_snapshot_hashes: z.ZodOptional<z.ZodUnknown>;
                        retrieval_snapshots: z.ZodOptional<z.ZodUnknown>;
                        phase_transitions: z.ZodOptional<z.ZodUnknown>;
                        posture_transitions: z.ZodOptional<z.ZodUnknown>;
                    }, z.core.$strict>>;
                }, z.core.$strict>;
                selection_outcomes: z.ZodArray<z.ZodObject<{
                    scenario_id: z.ZodString;
                    pass: z.ZodBoolean;
                    winner_candidate_id: z.ZodNullable<z.ZodString>;
                    winner_abstain: z.ZodNullable<z.ZodBoolean>;
                    winner_tie_mass: z.ZodNullable<z.ZodNumber>;
                    pass_rate: z.ZodNumber;
                    volatility: z.ZodNumber;
                }, z.core.$strict>>;
                posture_transitions: z.ZodArray<z.ZodObject<{
                    scenario_id: z.ZodString;
                    winner_candidate_id: z.ZodString;
                    phase: z.ZodUnknown;
                    posture: z.ZodUnknown;
                    trace_decisions: z.ZodUnknown;
                }, z.core.$strict>>;
            }, z.core.$strict>;
            experimental: z.ZodExactOptional<z.ZodObject<{
                ablations: z.ZodRecord<z.ZodEnum<{
                    abstention_telemetry_off: "abstention_telemetry_off";
                    retrieval_signal_on: "retrieval_signal_on";
                    rollback_requirements_off: "rollback_requirements_off";
                }> & z.core.$partial, z.ZodObject<{
                    pass_count: z.ZodInt;
                    baseline_pass_count: z.ZodInt;
                    winner_changes: z.ZodArray<z.ZodObject<{
                        scenario_id: z.ZodString;
                        from: z.ZodNullable<z.ZodString>;
                        to: z.ZodNullable<z.ZodString>;
                    }, z.core.$strict>>;
                }, z.core.$strict>>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        readonly version: "v1";
        readonly title: 'Gate report';
        readonly description: 'What the gate decided, and what it decided it from: latest.json, as docs/gate.md describes it.';
    };
};
/** Builds the published JSON Schemas (draft 2020-12), by the name of their file in docs/schemas without its ending. */
export declare function buildPublishedSchemas(): Record<keyof typeof PUBLISHED, JsonSchema>;
export {};

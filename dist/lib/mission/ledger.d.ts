import * as z from '../packages/zod/v4/mini/index.js';
import type { Waiting } from '../base/waiting.js';
import { type ClaimRecord, type DecisionRecord } from '../decision/records.js';
import { type AgentUsage } from '../engine/agent/usage.js';
import { type Asking } from './asked.js';
import { type MissionLimits } from './run-limits.js';
import { type SessionTurn } from './session-turn.js';
declare const entrySchema: z.ZodMiniObject<{
    reverts: z.ZodMiniOptional<z.ZodMiniObject<{
        taken: z.ZodMiniArray<z.ZodMiniString<string>>;
        stays: z.ZodMiniArray<z.ZodMiniString<string>>;
        margin: z.ZodMiniNumber<number>;
        tree: z.ZodMiniString<string>;
    }, z.core.$loose>>;
    recombines: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
    iteration: z.ZodMiniInt;
    decision: z.ZodMiniEnum<{
        abort: "abort";
        ambiguous: "ambiguous";
        baseline: "baseline";
        discard: "discard";
        error: "error";
        interrupted: "interrupted";
        keep: "keep";
        noop: "noop";
    }>;
    decision_reason: z.ZodMiniString<string>;
    candidate_status: z.ZodMiniNullable<z.ZodMiniEnum<{
        abort: "abort";
        candidate: "candidate";
        interrupted: "interrupted";
        noop: "noop";
    }>>;
    base_commit: z.ZodMiniString<string>;
    candidate_commit: z.ZodMiniNullable<z.ZodMiniString<string>>;
    kept_commit: z.ZodMiniString<string>;
    keep_policy: z.ZodMiniEnum<{
        pass_only: "pass_only";
        score_improvement: "score_improvement";
    }>;
    evaluator: z.ZodMiniNullable<z.ZodMiniObject<{
        command: z.ZodMiniString<string>;
        ran_at: z.ZodMiniString<string>;
        status: z.ZodMiniEnum<{
            error: "error";
            fail: "fail";
            pass: "pass";
        }>;
        pass: z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>;
        score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        exit_code: z.ZodMiniNullable<z.ZodMiniInt>;
        stdout: z.ZodMiniString<string>;
        stderr: z.ZodMiniString<string>;
        parse_error: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$loose>>;
    created_at: z.ZodMiniString<string>;
    notes: z.ZodMiniArray<z.ZodMiniString<string>>;
    description: z.ZodMiniString<string>;
    lane: z.ZodMiniEnum<{
        left: "left";
        reset: "reset";
    }>;
    conflicted: z.ZodMiniOptional<z.ZodMiniObject<{
        from: z.ZodMiniString<string>;
        to: z.ZodMiniString<string>;
    }, z.core.$loose>>;
    comparison: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
        n: z.ZodMiniNumber<number>;
        effect: z.ZodMiniNumber<number>;
        reason: z.ZodMiniString<string>;
        record: z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"decision">;
            task: z.ZodMiniString<string>;
            purpose: z.ZodMiniEnum<{
                canary: "canary";
                candidate: "candidate";
                certify: "certify";
                distil: "distil";
                promotion: "promotion";
                simplify: "simplify";
            }>;
            incumbent: z.ZodMiniString<string>;
            outcome: z.ZodMiniEnum<{
                discard: "discard";
                inconclusive: "inconclusive";
                keep: "keep";
                quarantine: "quarantine";
            }>;
            code: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
            level: z.ZodMiniObject<{
                tested: z.ZodMiniInt;
                kept: z.ZodMiniInt;
            }, z.core.$strip>;
            evidence: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"paired">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                a: z.ZodMiniNumber<number>;
                scale: z.ZodMiniNumber<number>;
                scale_source: z.ZodMiniString<string>;
                unit: z.ZodMiniString<string>;
                units: z.ZodMiniInt;
                differences: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
                sd: z.ZodMiniNumber<number>;
                log_e: z.ZodMiniNumber<number>;
                log_e_max: z.ZodMiniNumber<number>;
                p: z.ZodMiniNumber<number>;
                screen_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                screen_scores: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"compare">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                record: z.ZodMiniNumber<number>;
                scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
            }, z.core.$strip>], "kind">;
            evaluations: z.ZodMiniArray<z.ZodMiniInt>;
            guards: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                passed: z.ZodMiniBoolean<boolean>;
                verdict: z.ZodMiniOptional<z.ZodMiniEnum<{
                    missing: "missing";
                    "not-worse": "not-worse";
                    undecided: "undecided";
                    worse: "worse";
                }>>;
            }, z.core.$strip>>;
            holdout: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
                passed: z.ZodMiniBoolean<boolean>;
                queries: z.ZodMiniInt;
            }, z.core.$strip>>>;
            kept: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        policy: z.ZodMiniEnum<{
            checkpoint: "checkpoint";
            "paired-sequential": "paired-sequential";
        }>;
        e: z.ZodMiniNumber<number>;
        threshold: z.ZodMiniNumber<number>;
        pairs: z.ZodMiniArray<z.ZodMiniObject<{
            candidate: z.ZodMiniNumber<number>;
            incumbent: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        n: z.ZodMiniNumber<number>;
        effect: z.ZodMiniNumber<number>;
        reason: z.ZodMiniString<string>;
        record: z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"decision">;
            task: z.ZodMiniString<string>;
            purpose: z.ZodMiniEnum<{
                canary: "canary";
                candidate: "candidate";
                certify: "certify";
                distil: "distil";
                promotion: "promotion";
                simplify: "simplify";
            }>;
            incumbent: z.ZodMiniString<string>;
            outcome: z.ZodMiniEnum<{
                discard: "discard";
                inconclusive: "inconclusive";
                keep: "keep";
                quarantine: "quarantine";
            }>;
            code: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
            level: z.ZodMiniObject<{
                tested: z.ZodMiniInt;
                kept: z.ZodMiniInt;
            }, z.core.$strip>;
            evidence: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"paired">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                a: z.ZodMiniNumber<number>;
                scale: z.ZodMiniNumber<number>;
                scale_source: z.ZodMiniString<string>;
                unit: z.ZodMiniString<string>;
                units: z.ZodMiniInt;
                differences: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
                sd: z.ZodMiniNumber<number>;
                log_e: z.ZodMiniNumber<number>;
                log_e_max: z.ZodMiniNumber<number>;
                p: z.ZodMiniNumber<number>;
                screen_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                screen_scores: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"compare">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                record: z.ZodMiniNumber<number>;
                scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
            }, z.core.$strip>], "kind">;
            evaluations: z.ZodMiniArray<z.ZodMiniInt>;
            guards: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                passed: z.ZodMiniBoolean<boolean>;
                verdict: z.ZodMiniOptional<z.ZodMiniEnum<{
                    missing: "missing";
                    "not-worse": "not-worse";
                    undecided: "undecided";
                    worse: "worse";
                }>>;
            }, z.core.$strip>>;
            holdout: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
                passed: z.ZodMiniBoolean<boolean>;
                queries: z.ZodMiniInt;
            }, z.core.$strip>>>;
            kept: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        policy: z.ZodMiniEnum<{
            checkpoint: "checkpoint";
            greedy: "greedy";
            ladder: "ladder";
        }>;
        compared_with: z.ZodMiniNumber<number>;
        scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    }, z.core.$strip>]>>;
    chosen_agent: z.ZodMiniOptional<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        of: z.ZodMiniArray<z.ZodMiniString<string>>;
        plateau: z.ZodMiniInt;
        stage: z.ZodMiniOptional<z.ZodMiniInt>;
    }, z.core.$loose>>;
    usage: z.ZodMiniOptional<z.ZodMiniObject<{
        model: z.ZodMiniOptional<z.ZodMiniString<string>>;
        input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        output_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cached_input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cache_write_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        by_model: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            model: z.ZodMiniString<string>;
        }, z.core.$loose>>>;
        estimated: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        at_least: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    }, z.core.$loose>>;
    agent_failure: z.ZodMiniOptional<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
        status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        reset_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        remedy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$loose>>;
    agent_exit: z.ZodMiniOptional<z.ZodMiniInt>;
    spent_elsewhere: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    reported: z.ZodMiniOptional<z.ZodMiniString<string>>;
    wave: z.ZodMiniOptional<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        slot: z.ZodMiniInt;
        absent: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        claimed: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$loose>>;
    files_digest: z.ZodMiniOptional<z.ZodMiniString<string>>;
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniEnum<{
        baseline: "baseline";
        iteration: "iteration";
    }>;
}, z.core.$loose>;
/** An entry of `iteration-ledger.json`. */
export type LedgerEntry = z.output<typeof entrySchema>;
declare const launch: z.ZodMiniObject<{
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"launch">;
    run_id: z.ZodMiniString<string>;
    run_tag: z.ZodMiniString<string>;
    mission_slug: z.ZodMiniString<string>;
    mission_dir: z.ZodMiniString<string>;
    mission_file: z.ZodMiniString<string>;
    sandbox_file: z.ZodMiniString<string>;
    repo_root: z.ZodMiniString<string>;
    worktree_path: z.ZodMiniString<string>;
    branch_name: z.ZodMiniString<string>;
    baseline_commit: z.ZodMiniString<string>;
    contract: z.ZodMiniObject<{
        guards: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            command: z.ZodMiniString<string>;
            timeout: z.ZodMiniDefault<z.ZodMiniType<string, string, z.core.$ZodTypeInternals<string, string>>>;
        }, z.core.$strict>>>;
        boundaries: z.ZodMiniPrefault<z.ZodMiniObject<{
            allow_paths: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            deny_paths: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            enforce_allow: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            permit: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            max_files: z.ZodMiniOptional<z.ZodMiniInt>;
            max_diff_lines: z.ZodMiniOptional<z.ZodMiniInt>;
        }, z.core.$strict>>;
        capture: z.ZodMiniPrefault<z.ZodMiniObject<{
            max_files: z.ZodMiniDefault<z.ZodMiniInt>;
            max_mb: z.ZodMiniDefault<z.ZodMiniInt>;
            timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
        }, z.core.$strict>>;
        budget: z.ZodMiniOptional<z.ZodMiniObject<{
            usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        }, z.core.$strict>>;
        setup: z.ZodMiniOptional<z.ZodMiniObject<{
            command: z.ZodMiniString<string>;
            timeout: z.ZodMiniDefault<z.ZodMiniType<string, string, z.core.$ZodTypeInternals<string, string>>>;
            inputs: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strict>>;
        build: z.ZodMiniOptional<z.ZodMiniObject<{
            command: z.ZodMiniString<string>;
            timeout: z.ZodMiniDefault<z.ZodMiniType<string, string, z.core.$ZodTypeInternals<string, string>>>;
            outputs: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            cache: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strict>>;
        environment: z.ZodMiniOptional<z.ZodMiniObject<{
            memory: z.ZodMiniOptional<z.ZodMiniString<string>>;
            cpus: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
            toolchains: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
                auto: "auto";
                none: "none";
            }>, z.ZodMiniArray<z.ZodMiniEnum<{
                asdf: "asdf";
                bun: "bun";
                conda: "conda";
                corepack: "corepack";
                deno: "deno";
                dotnet: "dotnet";
                fnm: "fnm";
                go: "go";
                gradle: "gradle";
                maven: "maven";
                mise: "mise";
                nix: "nix";
                nvm: "nvm";
                pyenv: "pyenv";
                rbenv: "rbenv";
                rustup: "rustup";
                sdkman: "sdkman";
                uv: "uv";
                volta: "volta";
            }>>]>>;
            readable: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            devices: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            env: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            max_copy: z.ZodMiniOptional<z.ZodMiniString<string>>;
            cache_size: z.ZodMiniOptional<z.ZodMiniString<string>>;
            disclose: z.ZodMiniOptional<z.ZodMiniObject<{
                build: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                guards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                objective: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                holdout: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            }, z.core.$strict>>;
            network: z.ZodMiniOptional<z.ZodMiniObject<{
                setup: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
                build: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
                guards: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
                objective: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
                holdout: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
            }, z.core.$strict>>;
        }, z.core.$strict>>;
        accept_risk: z.ZodMiniOptional<z.ZodMiniObject<{
            base_guard: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            evaluator_in_process: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            low_disk: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            planted_files: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            unprotected_links: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            unprotected_tests: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>>;
        agents: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            model: z.ZodMiniOptional<z.ZodMiniString<string>>;
            reasoning: z.ZodMiniOptional<z.ZodMiniString<string>>;
            args: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            name: z.ZodMiniString<string>;
            preset: z.ZodMiniOptional<z.ZodMiniEnum<{
                aider: "aider";
                claude: "claude";
                codex: "codex";
                copilot: "copilot";
                gemini: "gemini";
                opencode: "opencode";
            }>>;
            command: z.ZodMiniOptional<z.ZodMiniString<string>>;
            env: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            strategy: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strict>>>;
        search: z.ZodMiniOptional<z.ZodMiniObject<{
            recombine: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>>;
        handover: z.ZodMiniOptional<z.ZodMiniObject<{
            distil: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            pairs: z.ZodMiniDefault<z.ZodMiniInt>;
            margin: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
        }, z.core.$strict>>;
        evaluator: z.ZodMiniObject<{
            decision: z.ZodMiniOptional<z.ZodMiniEnum<{
                auto: "auto";
                checkpoint: "checkpoint";
                greedy: "greedy";
                ladder: "ladder";
                "paired-sequential": "paired-sequential";
            }>>;
            scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                auto: "auto";
                difference: "difference";
                ratio: "ratio";
            }>>;
            unit: z.ZodMiniOptional<z.ZodMiniString<string>>;
            confidence: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            error_rate: z.ZodMiniOptional<z.ZodMiniEnum<{
                fdr: "fdr";
                fwer: "fwer";
                "per-candidate": "per-candidate";
            }>>;
            max_candidates: z.ZodMiniOptional<z.ZodMiniInt>;
            effort: z.ZodMiniOptional<z.ZodMiniEnum<{
                auto: "auto";
                balanced: "balanced";
                fast: "fast";
                thorough: "thorough";
            }>>;
            min_improvement: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
            calibration_runs: z.ZodMiniOptional<z.ZodMiniInt>;
            repeats: z.ZodMiniOptional<z.ZodMiniInt>;
            checkpoint_keeps: z.ZodMiniOptional<z.ZodMiniInt>;
            ladder_step: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>]>>;
            metrics: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                direction: z.ZodMiniDefault<z.ZodMiniEnum<{
                    max: "max";
                    min: "min";
                }>>;
                role: z.ZodMiniDefault<z.ZodMiniEnum<{
                    guard: "guard";
                    report: "report";
                }>>;
                margin: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
            }, z.core.$strict>>>;
            guard_pairs: z.ZodMiniOptional<z.ZodMiniInt>;
            confirm: z.ZodMiniOptional<z.ZodMiniObject<{
                pairs: z.ZodMiniOptional<z.ZodMiniInt>;
                every_keeps: z.ZodMiniOptional<z.ZodMiniInt>;
            }, z.core.$strict>>;
            holdout: z.ZodMiniOptional<z.ZodMiniObject<{
                command: z.ZodMiniString<string>;
                budget: z.ZodMiniDefault<z.ZodMiniInt>;
                files: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            }, z.core.$strict>>;
            command: z.ZodMiniString<string>;
            format: z.ZodMiniEnum<{
                json: "json";
            }>;
            keep_policy: z.ZodMiniDefault<z.ZodMiniEnum<{
                pass_only: "pass_only";
                score_improvement: "score_improvement";
            }>>;
            timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
            direction: z.ZodMiniDefault<z.ZodMiniEnum<{
                max: "max";
                min: "min";
            }>>;
            bootstrap: z.ZodMiniDefault<z.ZodMiniEnum<{
                ambiguous: "ambiguous";
                keep: "keep";
            }>>;
            network: z.ZodMiniDefault<z.ZodMiniEnum<{
                off: "off";
                on: "on";
            }>>;
            tracing: z.ZodMiniOptional<z.ZodMiniEnum<{
                off: "off";
                on: "on";
            }>>;
            protect: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            writable: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            canary_every: z.ZodMiniOptional<z.ZodMiniInt>;
            canary_broken: z.ZodMiniOptional<z.ZodMiniEnum<{
                off: "off";
                stop: "stop";
                tell: "tell";
            }>>;
            max_plausible: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
        }, z.core.$strict>;
        agent: z.ZodMiniPrefault<z.ZodMiniObject<{
            model: z.ZodMiniOptional<z.ZodMiniString<string>>;
            reasoning: z.ZodMiniOptional<z.ZodMiniString<string>>;
            args: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            max_wait: z.ZodMiniOptional<z.ZodMiniString<string>>;
            env: z.ZodMiniDefault<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            sandbox: z.ZodMiniDefault<z.ZodMiniEnum<{
                auto: "auto";
                off: "off";
                required: "required";
            }>>;
            network: z.ZodMiniOptional<z.ZodMiniEnum<{
                model: "model";
                off: "off";
                on: "on";
            }>>;
            login: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            gateway: z.ZodMiniOptional<z.ZodMiniEnum<{
                anthropic: "anthropic";
                gemini: "gemini";
                off: "off";
                openai: "openai";
            }>>;
            server_tools: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            transcript: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            price: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                input: z.ZodMiniNumber<number>;
                output: z.ZodMiniNumber<number>;
                cache_read: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                cache_write: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                long_cache_write: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            }, z.core.$strict>>>;
            command: z.ZodMiniOptional<z.ZodMiniString<string>>;
            preset: z.ZodMiniOptional<z.ZodMiniEnum<{
                aider: "aider";
                claude: "claude";
                codex: "codex";
                copilot: "copilot";
                gemini: "gemini";
                opencode: "opencode";
            }>>;
            context_budget: z.ZodMiniOptional<z.ZodMiniInt>;
            budget: z.ZodMiniDefault<z.ZodMiniString<string>>;
        }, z.core.$strict>>;
        stop: z.ZodMiniPrefault<z.ZodMiniObject<{
            max_iterations: z.ZodMiniDefault<z.ZodMiniInt>;
            max_consecutive_noops: z.ZodMiniDefault<z.ZodMiniInt>;
            max_consecutive_errors: z.ZodMiniDefault<z.ZodMiniInt>;
            plateau: z.ZodMiniOptional<z.ZodMiniInt>;
        }, z.core.$strict>>;
    }, z.core.$strict>;
    mission: z.ZodMiniString<string>;
    policy: z.ZodMiniString<string>;
    agent: z.ZodMiniObject<{
        command: z.ZodMiniNullable<z.ZodMiniString<string>>;
        args: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    limits: z.ZodMiniOptional<z.ZodMiniObject<{
        max_iterations: z.ZodMiniOptional<z.ZodMiniInt>;
        time_budget_ms: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        deadline: z.ZodMiniOptional<z.ZodMiniString<string>>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        entries: z.ZodMiniInt;
    }, z.core.$strip>>;
    accepted_risks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    created_at: z.ZodMiniString<string>;
}, z.core.$loose>;
export type Launch = z.output<typeof launch>;
export declare const recordSchema: z.ZodMiniUnion<readonly [z.ZodMiniObject<{
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"launch">;
    run_id: z.ZodMiniString<string>;
    run_tag: z.ZodMiniString<string>;
    mission_slug: z.ZodMiniString<string>;
    mission_dir: z.ZodMiniString<string>;
    mission_file: z.ZodMiniString<string>;
    sandbox_file: z.ZodMiniString<string>;
    repo_root: z.ZodMiniString<string>;
    worktree_path: z.ZodMiniString<string>;
    branch_name: z.ZodMiniString<string>;
    baseline_commit: z.ZodMiniString<string>;
    contract: z.ZodMiniObject<{
        guards: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            command: z.ZodMiniString<string>;
            timeout: z.ZodMiniDefault<z.ZodMiniType<string, string, z.core.$ZodTypeInternals<string, string>>>;
        }, z.core.$strict>>>;
        boundaries: z.ZodMiniPrefault<z.ZodMiniObject<{
            allow_paths: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            deny_paths: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            enforce_allow: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            permit: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            max_files: z.ZodMiniOptional<z.ZodMiniInt>;
            max_diff_lines: z.ZodMiniOptional<z.ZodMiniInt>;
        }, z.core.$strict>>;
        capture: z.ZodMiniPrefault<z.ZodMiniObject<{
            max_files: z.ZodMiniDefault<z.ZodMiniInt>;
            max_mb: z.ZodMiniDefault<z.ZodMiniInt>;
            timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
        }, z.core.$strict>>;
        budget: z.ZodMiniOptional<z.ZodMiniObject<{
            usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        }, z.core.$strict>>;
        setup: z.ZodMiniOptional<z.ZodMiniObject<{
            command: z.ZodMiniString<string>;
            timeout: z.ZodMiniDefault<z.ZodMiniType<string, string, z.core.$ZodTypeInternals<string, string>>>;
            inputs: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strict>>;
        build: z.ZodMiniOptional<z.ZodMiniObject<{
            command: z.ZodMiniString<string>;
            timeout: z.ZodMiniDefault<z.ZodMiniType<string, string, z.core.$ZodTypeInternals<string, string>>>;
            outputs: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            cache: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strict>>;
        environment: z.ZodMiniOptional<z.ZodMiniObject<{
            memory: z.ZodMiniOptional<z.ZodMiniString<string>>;
            cpus: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
            toolchains: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
                auto: "auto";
                none: "none";
            }>, z.ZodMiniArray<z.ZodMiniEnum<{
                asdf: "asdf";
                bun: "bun";
                conda: "conda";
                corepack: "corepack";
                deno: "deno";
                dotnet: "dotnet";
                fnm: "fnm";
                go: "go";
                gradle: "gradle";
                maven: "maven";
                mise: "mise";
                nix: "nix";
                nvm: "nvm";
                pyenv: "pyenv";
                rbenv: "rbenv";
                rustup: "rustup";
                sdkman: "sdkman";
                uv: "uv";
                volta: "volta";
            }>>]>>;
            readable: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            devices: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            env: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            max_copy: z.ZodMiniOptional<z.ZodMiniString<string>>;
            cache_size: z.ZodMiniOptional<z.ZodMiniString<string>>;
            disclose: z.ZodMiniOptional<z.ZodMiniObject<{
                build: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                guards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                objective: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                holdout: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            }, z.core.$strict>>;
            network: z.ZodMiniOptional<z.ZodMiniObject<{
                setup: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
                build: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
                guards: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
                objective: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
                holdout: z.ZodMiniOptional<z.ZodMiniEnum<{
                    off: "off";
                    on: "on";
                }>>;
            }, z.core.$strict>>;
        }, z.core.$strict>>;
        accept_risk: z.ZodMiniOptional<z.ZodMiniObject<{
            base_guard: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            evaluator_in_process: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            low_disk: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            planted_files: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            unprotected_links: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            unprotected_tests: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>>;
        agents: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            model: z.ZodMiniOptional<z.ZodMiniString<string>>;
            reasoning: z.ZodMiniOptional<z.ZodMiniString<string>>;
            args: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            name: z.ZodMiniString<string>;
            preset: z.ZodMiniOptional<z.ZodMiniEnum<{
                aider: "aider";
                claude: "claude";
                codex: "codex";
                copilot: "copilot";
                gemini: "gemini";
                opencode: "opencode";
            }>>;
            command: z.ZodMiniOptional<z.ZodMiniString<string>>;
            env: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            strategy: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strict>>>;
        search: z.ZodMiniOptional<z.ZodMiniObject<{
            recombine: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>>;
        handover: z.ZodMiniOptional<z.ZodMiniObject<{
            distil: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            pairs: z.ZodMiniDefault<z.ZodMiniInt>;
            margin: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
        }, z.core.$strict>>;
        evaluator: z.ZodMiniObject<{
            decision: z.ZodMiniOptional<z.ZodMiniEnum<{
                auto: "auto";
                checkpoint: "checkpoint";
                greedy: "greedy";
                ladder: "ladder";
                "paired-sequential": "paired-sequential";
            }>>;
            scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                auto: "auto";
                difference: "difference";
                ratio: "ratio";
            }>>;
            unit: z.ZodMiniOptional<z.ZodMiniString<string>>;
            confidence: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            error_rate: z.ZodMiniOptional<z.ZodMiniEnum<{
                fdr: "fdr";
                fwer: "fwer";
                "per-candidate": "per-candidate";
            }>>;
            max_candidates: z.ZodMiniOptional<z.ZodMiniInt>;
            effort: z.ZodMiniOptional<z.ZodMiniEnum<{
                auto: "auto";
                balanced: "balanced";
                fast: "fast";
                thorough: "thorough";
            }>>;
            min_improvement: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
            calibration_runs: z.ZodMiniOptional<z.ZodMiniInt>;
            repeats: z.ZodMiniOptional<z.ZodMiniInt>;
            checkpoint_keeps: z.ZodMiniOptional<z.ZodMiniInt>;
            ladder_step: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>]>>;
            metrics: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                direction: z.ZodMiniDefault<z.ZodMiniEnum<{
                    max: "max";
                    min: "min";
                }>>;
                role: z.ZodMiniDefault<z.ZodMiniEnum<{
                    guard: "guard";
                    report: "report";
                }>>;
                margin: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
            }, z.core.$strict>>>;
            guard_pairs: z.ZodMiniOptional<z.ZodMiniInt>;
            confirm: z.ZodMiniOptional<z.ZodMiniObject<{
                pairs: z.ZodMiniOptional<z.ZodMiniInt>;
                every_keeps: z.ZodMiniOptional<z.ZodMiniInt>;
            }, z.core.$strict>>;
            holdout: z.ZodMiniOptional<z.ZodMiniObject<{
                command: z.ZodMiniString<string>;
                budget: z.ZodMiniDefault<z.ZodMiniInt>;
                files: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
            }, z.core.$strict>>;
            command: z.ZodMiniString<string>;
            format: z.ZodMiniEnum<{
                json: "json";
            }>;
            keep_policy: z.ZodMiniDefault<z.ZodMiniEnum<{
                pass_only: "pass_only";
                score_improvement: "score_improvement";
            }>>;
            timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
            direction: z.ZodMiniDefault<z.ZodMiniEnum<{
                max: "max";
                min: "min";
            }>>;
            bootstrap: z.ZodMiniDefault<z.ZodMiniEnum<{
                ambiguous: "ambiguous";
                keep: "keep";
            }>>;
            network: z.ZodMiniDefault<z.ZodMiniEnum<{
                off: "off";
                on: "on";
            }>>;
            tracing: z.ZodMiniOptional<z.ZodMiniEnum<{
                off: "off";
                on: "on";
            }>>;
            protect: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            writable: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            canary_every: z.ZodMiniOptional<z.ZodMiniInt>;
            canary_broken: z.ZodMiniOptional<z.ZodMiniEnum<{
                off: "off";
                stop: "stop";
                tell: "tell";
            }>>;
            max_plausible: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
        }, z.core.$strict>;
        agent: z.ZodMiniPrefault<z.ZodMiniObject<{
            model: z.ZodMiniOptional<z.ZodMiniString<string>>;
            reasoning: z.ZodMiniOptional<z.ZodMiniString<string>>;
            args: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            max_wait: z.ZodMiniOptional<z.ZodMiniString<string>>;
            env: z.ZodMiniDefault<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            sandbox: z.ZodMiniDefault<z.ZodMiniEnum<{
                auto: "auto";
                off: "off";
                required: "required";
            }>>;
            network: z.ZodMiniOptional<z.ZodMiniEnum<{
                model: "model";
                off: "off";
                on: "on";
            }>>;
            login: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            gateway: z.ZodMiniOptional<z.ZodMiniEnum<{
                anthropic: "anthropic";
                gemini: "gemini";
                off: "off";
                openai: "openai";
            }>>;
            server_tools: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            transcript: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            price: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                input: z.ZodMiniNumber<number>;
                output: z.ZodMiniNumber<number>;
                cache_read: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                cache_write: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                long_cache_write: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            }, z.core.$strict>>>;
            command: z.ZodMiniOptional<z.ZodMiniString<string>>;
            preset: z.ZodMiniOptional<z.ZodMiniEnum<{
                aider: "aider";
                claude: "claude";
                codex: "codex";
                copilot: "copilot";
                gemini: "gemini";
                opencode: "opencode";
            }>>;
            context_budget: z.ZodMiniOptional<z.ZodMiniInt>;
            budget: z.ZodMiniDefault<z.ZodMiniString<string>>;
        }, z.core.$strict>>;
        stop: z.ZodMiniPrefault<z.ZodMiniObject<{
            max_iterations: z.ZodMiniDefault<z.ZodMiniInt>;
            max_consecutive_noops: z.ZodMiniDefault<z.ZodMiniInt>;
            max_consecutive_errors: z.ZodMiniDefault<z.ZodMiniInt>;
            plateau: z.ZodMiniOptional<z.ZodMiniInt>;
        }, z.core.$strict>>;
    }, z.core.$strict>;
    mission: z.ZodMiniString<string>;
    policy: z.ZodMiniString<string>;
    agent: z.ZodMiniObject<{
        command: z.ZodMiniNullable<z.ZodMiniString<string>>;
        args: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    limits: z.ZodMiniOptional<z.ZodMiniObject<{
        max_iterations: z.ZodMiniOptional<z.ZodMiniInt>;
        time_budget_ms: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        deadline: z.ZodMiniOptional<z.ZodMiniString<string>>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        entries: z.ZodMiniInt;
    }, z.core.$strip>>;
    accepted_risks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    created_at: z.ZodMiniString<string>;
}, z.core.$loose>, z.ZodMiniObject<{
    reverts: z.ZodMiniOptional<z.ZodMiniObject<{
        taken: z.ZodMiniArray<z.ZodMiniString<string>>;
        stays: z.ZodMiniArray<z.ZodMiniString<string>>;
        margin: z.ZodMiniNumber<number>;
        tree: z.ZodMiniString<string>;
    }, z.core.$loose>>;
    recombines: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
    iteration: z.ZodMiniInt;
    decision: z.ZodMiniEnum<{
        abort: "abort";
        ambiguous: "ambiguous";
        baseline: "baseline";
        discard: "discard";
        error: "error";
        interrupted: "interrupted";
        keep: "keep";
        noop: "noop";
    }>;
    decision_reason: z.ZodMiniString<string>;
    candidate_status: z.ZodMiniNullable<z.ZodMiniEnum<{
        abort: "abort";
        candidate: "candidate";
        interrupted: "interrupted";
        noop: "noop";
    }>>;
    base_commit: z.ZodMiniString<string>;
    candidate_commit: z.ZodMiniNullable<z.ZodMiniString<string>>;
    kept_commit: z.ZodMiniString<string>;
    keep_policy: z.ZodMiniEnum<{
        pass_only: "pass_only";
        score_improvement: "score_improvement";
    }>;
    evaluator: z.ZodMiniNullable<z.ZodMiniObject<{
        command: z.ZodMiniString<string>;
        ran_at: z.ZodMiniString<string>;
        status: z.ZodMiniEnum<{
            error: "error";
            fail: "fail";
            pass: "pass";
        }>;
        pass: z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>;
        score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        exit_code: z.ZodMiniNullable<z.ZodMiniInt>;
        stdout: z.ZodMiniString<string>;
        stderr: z.ZodMiniString<string>;
        parse_error: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$loose>>;
    created_at: z.ZodMiniString<string>;
    notes: z.ZodMiniArray<z.ZodMiniString<string>>;
    description: z.ZodMiniString<string>;
    lane: z.ZodMiniEnum<{
        left: "left";
        reset: "reset";
    }>;
    conflicted: z.ZodMiniOptional<z.ZodMiniObject<{
        from: z.ZodMiniString<string>;
        to: z.ZodMiniString<string>;
    }, z.core.$loose>>;
    comparison: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
        n: z.ZodMiniNumber<number>;
        effect: z.ZodMiniNumber<number>;
        reason: z.ZodMiniString<string>;
        record: z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"decision">;
            task: z.ZodMiniString<string>;
            purpose: z.ZodMiniEnum<{
                canary: "canary";
                candidate: "candidate";
                certify: "certify";
                distil: "distil";
                promotion: "promotion";
                simplify: "simplify";
            }>;
            incumbent: z.ZodMiniString<string>;
            outcome: z.ZodMiniEnum<{
                discard: "discard";
                inconclusive: "inconclusive";
                keep: "keep";
                quarantine: "quarantine";
            }>;
            code: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
            level: z.ZodMiniObject<{
                tested: z.ZodMiniInt;
                kept: z.ZodMiniInt;
            }, z.core.$strip>;
            evidence: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"paired">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                a: z.ZodMiniNumber<number>;
                scale: z.ZodMiniNumber<number>;
                scale_source: z.ZodMiniString<string>;
                unit: z.ZodMiniString<string>;
                units: z.ZodMiniInt;
                differences: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
                sd: z.ZodMiniNumber<number>;
                log_e: z.ZodMiniNumber<number>;
                log_e_max: z.ZodMiniNumber<number>;
                p: z.ZodMiniNumber<number>;
                screen_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                screen_scores: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"compare">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                record: z.ZodMiniNumber<number>;
                scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
            }, z.core.$strip>], "kind">;
            evaluations: z.ZodMiniArray<z.ZodMiniInt>;
            guards: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                passed: z.ZodMiniBoolean<boolean>;
                verdict: z.ZodMiniOptional<z.ZodMiniEnum<{
                    missing: "missing";
                    "not-worse": "not-worse";
                    undecided: "undecided";
                    worse: "worse";
                }>>;
            }, z.core.$strip>>;
            holdout: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
                passed: z.ZodMiniBoolean<boolean>;
                queries: z.ZodMiniInt;
            }, z.core.$strip>>>;
            kept: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        policy: z.ZodMiniEnum<{
            checkpoint: "checkpoint";
            "paired-sequential": "paired-sequential";
        }>;
        e: z.ZodMiniNumber<number>;
        threshold: z.ZodMiniNumber<number>;
        pairs: z.ZodMiniArray<z.ZodMiniObject<{
            candidate: z.ZodMiniNumber<number>;
            incumbent: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        n: z.ZodMiniNumber<number>;
        effect: z.ZodMiniNumber<number>;
        reason: z.ZodMiniString<string>;
        record: z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"decision">;
            task: z.ZodMiniString<string>;
            purpose: z.ZodMiniEnum<{
                canary: "canary";
                candidate: "candidate";
                certify: "certify";
                distil: "distil";
                promotion: "promotion";
                simplify: "simplify";
            }>;
            incumbent: z.ZodMiniString<string>;
            outcome: z.ZodMiniEnum<{
                discard: "discard";
                inconclusive: "inconclusive";
                keep: "keep";
                quarantine: "quarantine";
            }>;
            code: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
            level: z.ZodMiniObject<{
                tested: z.ZodMiniInt;
                kept: z.ZodMiniInt;
            }, z.core.$strip>;
            evidence: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"paired">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                a: z.ZodMiniNumber<number>;
                scale: z.ZodMiniNumber<number>;
                scale_source: z.ZodMiniString<string>;
                unit: z.ZodMiniString<string>;
                units: z.ZodMiniInt;
                differences: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
                sd: z.ZodMiniNumber<number>;
                log_e: z.ZodMiniNumber<number>;
                log_e_max: z.ZodMiniNumber<number>;
                p: z.ZodMiniNumber<number>;
                screen_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                screen_scores: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"compare">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                record: z.ZodMiniNumber<number>;
                scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
            }, z.core.$strip>], "kind">;
            evaluations: z.ZodMiniArray<z.ZodMiniInt>;
            guards: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                passed: z.ZodMiniBoolean<boolean>;
                verdict: z.ZodMiniOptional<z.ZodMiniEnum<{
                    missing: "missing";
                    "not-worse": "not-worse";
                    undecided: "undecided";
                    worse: "worse";
                }>>;
            }, z.core.$strip>>;
            holdout: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
                passed: z.ZodMiniBoolean<boolean>;
                queries: z.ZodMiniInt;
            }, z.core.$strip>>>;
            kept: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        policy: z.ZodMiniEnum<{
            checkpoint: "checkpoint";
            greedy: "greedy";
            ladder: "ladder";
        }>;
        compared_with: z.ZodMiniNumber<number>;
        scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    }, z.core.$strip>]>>;
    chosen_agent: z.ZodMiniOptional<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        of: z.ZodMiniArray<z.ZodMiniString<string>>;
        plateau: z.ZodMiniInt;
        stage: z.ZodMiniOptional<z.ZodMiniInt>;
    }, z.core.$loose>>;
    usage: z.ZodMiniOptional<z.ZodMiniObject<{
        model: z.ZodMiniOptional<z.ZodMiniString<string>>;
        input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        output_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cached_input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cache_write_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        by_model: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            model: z.ZodMiniString<string>;
        }, z.core.$loose>>>;
        estimated: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        at_least: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    }, z.core.$loose>>;
    agent_failure: z.ZodMiniOptional<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
        status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        reset_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        remedy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$loose>>;
    agent_exit: z.ZodMiniOptional<z.ZodMiniInt>;
    spent_elsewhere: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    reported: z.ZodMiniOptional<z.ZodMiniString<string>>;
    wave: z.ZodMiniOptional<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        slot: z.ZodMiniInt;
        absent: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        claimed: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$loose>>;
    files_digest: z.ZodMiniOptional<z.ZodMiniString<string>>;
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniEnum<{
        baseline: "baseline";
        iteration: "iteration";
    }>;
}, z.core.$loose>, z.ZodMiniObject<{
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"ready">;
    created_at: z.ZodMiniString<string>;
}, z.core.$loose>, z.ZodMiniObject<{
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"resumed">;
    created_at: z.ZodMiniString<string>;
    limits: z.ZodMiniOptional<z.ZodMiniObject<{
        max_iterations: z.ZodMiniOptional<z.ZodMiniInt>;
        time_budget_ms: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        deadline: z.ZodMiniOptional<z.ZodMiniString<string>>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        entries: z.ZodMiniInt;
    }, z.core.$strip>>;
    accepted_risks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    asked: z.ZodMiniOptional<z.ZodMiniObject<{
        what: z.ZodMiniEnum<{
            accept: "accept";
            distil: "distil";
        }>;
        ended: z.ZodMiniOptional<z.ZodMiniObject<{
            status: z.ZodMiniEnum<{
                completed: "completed";
                failed: "failed";
                stopped: "stopped";
            }>;
            reason: z.ZodMiniString<string>;
            spent: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            cause: z.ZodMiniOptional<z.ZodMiniEnum<{
                agent: "agent";
                rate_limited: "rate_limited";
            }>>;
            until: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
}, z.core.$loose>, z.ZodMiniObject<{
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"relocated">;
    created_at: z.ZodMiniString<string>;
    repo_root: z.ZodMiniString<string>;
    worktree_path: z.ZodMiniString<string>;
}, z.core.$loose>, z.ZodMiniObject<{
    reverts: z.ZodMiniOptional<z.ZodMiniObject<{
        taken: z.ZodMiniArray<z.ZodMiniString<string>>;
        stays: z.ZodMiniArray<z.ZodMiniString<string>>;
        margin: z.ZodMiniNumber<number>;
        tree: z.ZodMiniString<string>;
    }, z.core.$loose>>;
    recombines: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"begun">;
    created_at: z.ZodMiniString<string>;
    iteration: z.ZodMiniInt;
    chosen_agent: z.ZodMiniOptional<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        of: z.ZodMiniArray<z.ZodMiniString<string>>;
        plateau: z.ZodMiniInt;
        stage: z.ZodMiniOptional<z.ZodMiniInt>;
    }, z.core.$loose>>;
}, z.core.$loose>, z.ZodMiniObject<{
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"session">;
    created_at: z.ZodMiniString<string>;
    iteration: z.ZodMiniInt;
    exit_code: z.ZodMiniNullable<z.ZodMiniInt>;
    called_off: z.ZodMiniBoolean<boolean>;
    notes: z.ZodMiniArray<z.ZodMiniString<string>>;
    usage: z.ZodMiniOptional<z.ZodMiniObject<{
        model: z.ZodMiniOptional<z.ZodMiniString<string>>;
        input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        output_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cached_input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cache_write_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        by_model: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            model: z.ZodMiniString<string>;
        }, z.core.$loose>>>;
        estimated: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        at_least: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    }, z.core.$loose>>;
    agent_failure: z.ZodMiniOptional<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
        status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        reset_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        remedy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$loose>>;
    waits: z.ZodMiniOptional<z.ZodMiniObject<{
        until: z.ZodMiniString<string>;
        cause: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    broken_off: z.ZodMiniOptional<z.ZodMiniString<string>>;
    submission: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
        candidate: z.ZodMiniObject<{
            status: z.ZodMiniEnum<{
                abort: "abort";
                candidate: "candidate";
                interrupted: "interrupted";
                noop: "noop";
            }>;
            candidate_commit: z.ZodMiniNullable<z.ZodMiniString<string>>;
            base_commit: z.ZodMiniString<string>;
            description: z.ZodMiniString<string>;
            notes: z.ZodMiniArray<z.ZodMiniString<string>>;
            created_at: z.ZodMiniString<string>;
        }, z.core.$loose>;
        notes: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$loose>, z.ZodMiniObject<{
        reason: z.ZodMiniString<string>;
    }, z.core.$loose>]>>;
}, z.core.$loose>, z.ZodMiniObject<{
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"intent">;
    created_at: z.ZodMiniString<string>;
    iteration: z.ZodMiniInt;
    from: z.ZodMiniString<string>;
    to: z.ZodMiniString<string>;
    draft: z.ZodMiniObject<{
        reverts: z.ZodMiniOptional<z.ZodMiniObject<{
            taken: z.ZodMiniArray<z.ZodMiniString<string>>;
            stays: z.ZodMiniArray<z.ZodMiniString<string>>;
            margin: z.ZodMiniNumber<number>;
            tree: z.ZodMiniString<string>;
        }, z.core.$loose>>;
        recombines: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
        iteration: z.ZodMiniInt;
        decision: z.ZodMiniEnum<{
            abort: "abort";
            ambiguous: "ambiguous";
            baseline: "baseline";
            discard: "discard";
            error: "error";
            interrupted: "interrupted";
            keep: "keep";
            noop: "noop";
        }>;
        decision_reason: z.ZodMiniString<string>;
        candidate_status: z.ZodMiniNullable<z.ZodMiniEnum<{
            abort: "abort";
            candidate: "candidate";
            interrupted: "interrupted";
            noop: "noop";
        }>>;
        base_commit: z.ZodMiniString<string>;
        candidate_commit: z.ZodMiniNullable<z.ZodMiniString<string>>;
        kept_commit: z.ZodMiniString<string>;
        keep_policy: z.ZodMiniEnum<{
            pass_only: "pass_only";
            score_improvement: "score_improvement";
        }>;
        evaluator: z.ZodMiniNullable<z.ZodMiniObject<{
            command: z.ZodMiniString<string>;
            ran_at: z.ZodMiniString<string>;
            status: z.ZodMiniEnum<{
                error: "error";
                fail: "fail";
                pass: "pass";
            }>;
            pass: z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>;
            score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            exit_code: z.ZodMiniNullable<z.ZodMiniInt>;
            stdout: z.ZodMiniString<string>;
            stderr: z.ZodMiniString<string>;
            parse_error: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$loose>>;
        created_at: z.ZodMiniString<string>;
        notes: z.ZodMiniArray<z.ZodMiniString<string>>;
        description: z.ZodMiniString<string>;
        lane: z.ZodMiniEnum<{
            left: "left";
            reset: "reset";
        }>;
        conflicted: z.ZodMiniOptional<z.ZodMiniObject<{
            from: z.ZodMiniString<string>;
            to: z.ZodMiniString<string>;
        }, z.core.$loose>>;
        comparison: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
            n: z.ZodMiniNumber<number>;
            effect: z.ZodMiniNumber<number>;
            reason: z.ZodMiniString<string>;
            record: z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"decision">;
                task: z.ZodMiniString<string>;
                purpose: z.ZodMiniEnum<{
                    canary: "canary";
                    candidate: "candidate";
                    certify: "certify";
                    distil: "distil";
                    promotion: "promotion";
                    simplify: "simplify";
                }>;
                incumbent: z.ZodMiniString<string>;
                outcome: z.ZodMiniEnum<{
                    discard: "discard";
                    inconclusive: "inconclusive";
                    keep: "keep";
                    quarantine: "quarantine";
                }>;
                code: z.ZodMiniString<string>;
                reason: z.ZodMiniString<string>;
                level: z.ZodMiniObject<{
                    tested: z.ZodMiniInt;
                    kept: z.ZodMiniInt;
                }, z.core.$strip>;
                evidence: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    kind: z.ZodMiniLiteral<"paired">;
                    statistic: z.ZodMiniString<string>;
                    score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                        difference: "difference";
                        ratio: "ratio";
                    }>>;
                    a: z.ZodMiniNumber<number>;
                    scale: z.ZodMiniNumber<number>;
                    scale_source: z.ZodMiniString<string>;
                    unit: z.ZodMiniString<string>;
                    units: z.ZodMiniInt;
                    differences: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                    effect: z.ZodMiniNumber<number>;
                    sd: z.ZodMiniNumber<number>;
                    log_e: z.ZodMiniNumber<number>;
                    log_e_max: z.ZodMiniNumber<number>;
                    p: z.ZodMiniNumber<number>;
                    screen_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    screen_scores: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    kind: z.ZodMiniLiteral<"compare">;
                    statistic: z.ZodMiniString<string>;
                    score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                        difference: "difference";
                        ratio: "ratio";
                    }>>;
                    record: z.ZodMiniNumber<number>;
                    scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                    again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                    effect: z.ZodMiniNumber<number>;
                }, z.core.$strip>], "kind">;
                evaluations: z.ZodMiniArray<z.ZodMiniInt>;
                guards: z.ZodMiniArray<z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    passed: z.ZodMiniBoolean<boolean>;
                    verdict: z.ZodMiniOptional<z.ZodMiniEnum<{
                        missing: "missing";
                        "not-worse": "not-worse";
                        undecided: "undecided";
                        worse: "worse";
                    }>>;
                }, z.core.$strip>>;
                holdout: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
                    passed: z.ZodMiniBoolean<boolean>;
                    queries: z.ZodMiniInt;
                }, z.core.$strip>>>;
                kept: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
            policy: z.ZodMiniEnum<{
                checkpoint: "checkpoint";
                "paired-sequential": "paired-sequential";
            }>;
            e: z.ZodMiniNumber<number>;
            threshold: z.ZodMiniNumber<number>;
            pairs: z.ZodMiniArray<z.ZodMiniObject<{
                candidate: z.ZodMiniNumber<number>;
                incumbent: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>, z.ZodMiniObject<{
            n: z.ZodMiniNumber<number>;
            effect: z.ZodMiniNumber<number>;
            reason: z.ZodMiniString<string>;
            record: z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"decision">;
                task: z.ZodMiniString<string>;
                purpose: z.ZodMiniEnum<{
                    canary: "canary";
                    candidate: "candidate";
                    certify: "certify";
                    distil: "distil";
                    promotion: "promotion";
                    simplify: "simplify";
                }>;
                incumbent: z.ZodMiniString<string>;
                outcome: z.ZodMiniEnum<{
                    discard: "discard";
                    inconclusive: "inconclusive";
                    keep: "keep";
                    quarantine: "quarantine";
                }>;
                code: z.ZodMiniString<string>;
                reason: z.ZodMiniString<string>;
                level: z.ZodMiniObject<{
                    tested: z.ZodMiniInt;
                    kept: z.ZodMiniInt;
                }, z.core.$strip>;
                evidence: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    kind: z.ZodMiniLiteral<"paired">;
                    statistic: z.ZodMiniString<string>;
                    score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                        difference: "difference";
                        ratio: "ratio";
                    }>>;
                    a: z.ZodMiniNumber<number>;
                    scale: z.ZodMiniNumber<number>;
                    scale_source: z.ZodMiniString<string>;
                    unit: z.ZodMiniString<string>;
                    units: z.ZodMiniInt;
                    differences: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                    effect: z.ZodMiniNumber<number>;
                    sd: z.ZodMiniNumber<number>;
                    log_e: z.ZodMiniNumber<number>;
                    log_e_max: z.ZodMiniNumber<number>;
                    p: z.ZodMiniNumber<number>;
                    screen_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    screen_scores: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    kind: z.ZodMiniLiteral<"compare">;
                    statistic: z.ZodMiniString<string>;
                    score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                        difference: "difference";
                        ratio: "ratio";
                    }>>;
                    record: z.ZodMiniNumber<number>;
                    scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                    again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                    effect: z.ZodMiniNumber<number>;
                }, z.core.$strip>], "kind">;
                evaluations: z.ZodMiniArray<z.ZodMiniInt>;
                guards: z.ZodMiniArray<z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    passed: z.ZodMiniBoolean<boolean>;
                    verdict: z.ZodMiniOptional<z.ZodMiniEnum<{
                        missing: "missing";
                        "not-worse": "not-worse";
                        undecided: "undecided";
                        worse: "worse";
                    }>>;
                }, z.core.$strip>>;
                holdout: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
                    passed: z.ZodMiniBoolean<boolean>;
                    queries: z.ZodMiniInt;
                }, z.core.$strip>>>;
                kept: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
            policy: z.ZodMiniEnum<{
                checkpoint: "checkpoint";
                greedy: "greedy";
                ladder: "ladder";
            }>;
            compared_with: z.ZodMiniNumber<number>;
            scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
            again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        }, z.core.$strip>]>>;
        chosen_agent: z.ZodMiniOptional<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            of: z.ZodMiniArray<z.ZodMiniString<string>>;
            plateau: z.ZodMiniInt;
            stage: z.ZodMiniOptional<z.ZodMiniInt>;
        }, z.core.$loose>>;
        usage: z.ZodMiniOptional<z.ZodMiniObject<{
            model: z.ZodMiniOptional<z.ZodMiniString<string>>;
            input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            output_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            cached_input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            cache_write_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            by_model: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                model: z.ZodMiniString<string>;
            }, z.core.$loose>>>;
            estimated: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
            at_least: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        }, z.core.$loose>>;
        agent_failure: z.ZodMiniOptional<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            message: z.ZodMiniString<string>;
            status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
            reset_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            remedy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$loose>>;
        agent_exit: z.ZodMiniOptional<z.ZodMiniInt>;
        spent_elsewhere: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        reported: z.ZodMiniOptional<z.ZodMiniString<string>>;
        wave: z.ZodMiniOptional<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            slot: z.ZodMiniInt;
            absent: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            claimed: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$loose>>;
        files_digest: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$loose>;
}, z.core.$loose>, z.ZodMiniObject<{
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"evidence">;
    created_at: z.ZodMiniString<string>;
    record: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        checks_order: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        limits_by_noise: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        limits_by_pairs: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        restarts_carry_over: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        tests_metrics: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        screens_by_three: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        renews_reference: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        kind: z.ZodMiniLiteral<"genesis">;
        tool_version: z.ZodMiniString<string>;
        config_digest: z.ZodMiniString<string>;
        baseline_commit: z.ZodMiniString<string>;
        baseline_tree: z.ZodMiniString<string>;
        start_tree: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        unscored: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        evaluator_digest: z.ZodMiniString<string>;
        judge_digest: z.ZodMiniString<string>;
        setup_inputs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
        evaluator_files: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
        guards_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        holdout_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        confirm_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        environment: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
        settings: z.ZodMiniObject<{
            decision: z.ZodMiniDefault<z.ZodMiniEnum<{
                auto: "auto";
                checkpoint: "checkpoint";
                greedy: "greedy";
                ladder: "ladder";
                "paired-sequential": "paired-sequential";
            }>>;
            scale: z.ZodMiniDefault<z.ZodMiniEnum<{
                auto: "auto";
                difference: "difference";
                ratio: "ratio";
            }>>;
            unit: z.ZodMiniOptional<z.ZodMiniString<string>>;
            confidence: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
            error_rate: z.ZodMiniDefault<z.ZodMiniEnum<{
                fdr: "fdr";
                fwer: "fwer";
                "per-candidate": "per-candidate";
            }>>;
            max_candidates: z.ZodMiniOptional<z.ZodMiniInt>;
            effort: z.ZodMiniDefault<z.ZodMiniEnum<{
                auto: "auto";
                balanced: "balanced";
                fast: "fast";
                thorough: "thorough";
            }>>;
            screen: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<"off">]>>;
            futility_z: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            max_pairs: z.ZodMiniOptional<z.ZodMiniInt>;
            min_improvement: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
            tolerance: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
            size: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
                bytes: "bytes";
                lines: "lines";
            }>, z.ZodMiniObject<{
                metric: z.ZodMiniString<string>;
            }, z.core.$strict>]>>;
            calibration_runs: z.ZodMiniOptional<z.ZodMiniInt>;
            share_seed: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            repeats: z.ZodMiniDefault<z.ZodMiniInt>;
            checkpoint_keeps: z.ZodMiniOptional<z.ZodMiniInt>;
            ladder_step: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>]>>;
            feedback: z.ZodMiniDefault<z.ZodMiniEnum<{
                full: "full";
                rounded: "rounded";
                sign: "sign";
            }>>;
            guards: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
                command: z.ZodMiniString<string>;
            }, z.core.$strict>, z.ZodMiniObject<{
                metric: z.ZodMiniString<string>;
                max_regression: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>;
                direction: z.ZodMiniDefault<z.ZodMiniEnum<{
                    max: "max";
                    min: "min";
                }>>;
            }, z.core.$strict>]>>>;
            metrics: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                direction: z.ZodMiniDefault<z.ZodMiniEnum<{
                    max: "max";
                    min: "min";
                }>>;
                role: z.ZodMiniDefault<z.ZodMiniEnum<{
                    guard: "guard";
                    report: "report";
                }>>;
                margin: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
            }, z.core.$strict>>>;
            guard_pairs: z.ZodMiniDefault<z.ZodMiniInt>;
            direction: z.ZodMiniEnum<{
                max: "max";
                min: "min";
            }>;
            holdout: z.ZodMiniOptional<z.ZodMiniObject<{
                rule: z.ZodMiniDefault<z.ZodMiniEnum<{
                    sign: "sign";
                }>>;
                budget: z.ZodMiniDefault<z.ZodMiniInt>;
            }, z.core.$strip>>;
            confirm: z.ZodMiniPrefault<z.ZodMiniObject<{
                pairs: z.ZodMiniDefault<z.ZodMiniInt>;
                every_keeps: z.ZodMiniDefault<z.ZodMiniInt>;
                command: z.ZodMiniDefault<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            certify: z.ZodMiniPrefault<z.ZodMiniObject<{
                enabled: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                fdr: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                max_pairs: z.ZodMiniDefault<z.ZodMiniInt>;
                revert: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strict>>;
            integrity: z.ZodMiniPrefault<z.ZodMiniObject<{
                canary_every: z.ZodMiniDefault<z.ZodMiniInt>;
                broken: z.ZodMiniDefault<z.ZodMiniEnum<{
                    off: "off";
                    stop: "stop";
                    tell: "tell";
                }>>;
                max_plausible: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
            }, z.core.$strict>>;
        }, z.core.$strip>;
        effort: z.ZodMiniEnum<{
            auto: "auto";
            balanced: "balanced";
            fast: "fast";
            thorough: "thorough";
        }>;
        effort_rules: z.ZodMiniObject<{
            screen: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<"off">]>;
            futility_z: z.ZodMiniNumber<number>;
            max_pairs: z.ZodMiniInt;
        }, z.core.$strip>;
        seed_commitment: z.ZodMiniString<string>;
        score_scale: z.ZodMiniDefault<z.ZodMiniEnum<{
            auto: "auto";
            difference: "difference";
            ratio: "ratio";
        }>>;
        score_unit: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        in_process: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        key_in_reach: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"evaluation">;
        id: z.ZodMiniInt;
        task: z.ZodMiniString<string>;
        arm: z.ZodMiniEnum<{
            candidate: "candidate";
            incumbent: "incumbent";
        }>;
        stage: z.ZodMiniEnum<{
            calibrate: "calibrate";
            canary: "canary";
            certify: "certify";
            confirm: "confirm";
            guard: "guard";
            holdout: "holdout";
            "leave-out": "leave-out";
            measure: "measure";
            pair: "pair";
            remeasure: "remeasure";
            rerun: "rerun";
            screen: "screen";
            washout: "washout";
        }>;
        index: z.ZodMiniInt;
        attempt: z.ZodMiniInt;
        order_bit: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<0>, z.ZodMiniLiteral<1>]>>;
        seed: z.ZodMiniInt;
        tree: z.ZodMiniString<string>;
        digest_before: z.ZodMiniString<string>;
        digest_after: z.ZodMiniString<string>;
        started_at: z.ZodMiniString<string>;
        ended_at: z.ZodMiniString<string>;
        host: z.ZodMiniString<string>;
        exit_code: z.ZodMiniNullable<z.ZodMiniInt>;
        ended: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniEnum<{
            aborted: "aborted";
            failed: "failed";
            infra: "infra";
            killed: "killed";
            moved: "moved";
            scored: "scored";
            tamper: "tamper";
        }>>>;
        score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        reason: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        cases: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>>;
        metrics: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>>;
        stdout_digest: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"calibration">;
        id: z.ZodMiniString<string>;
        tree: z.ZodMiniString<string>;
        sigma: z.ZodMiniNumber<number>;
        mean: z.ZodMiniNumber<number>;
        policy: z.ZodMiniString<string>;
        score_scale: z.ZodMiniDefault<z.ZodMiniEnum<{
            difference: "difference";
            ratio: "ratio";
        }>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"candidate">;
        id: z.ZodMiniString<string>;
        parent: z.ZodMiniString<string>;
        tree: z.ZodMiniString<string>;
        purpose: z.ZodMiniEnum<{
            candidate: "candidate";
            distil: "distil";
            simplify: "simplify";
        }>;
        diff_digest: z.ZodMiniString<string>;
        normal_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        diff_lines: z.ZodMiniInt;
        touched_paths: z.ZodMiniArray<z.ZodMiniString<string>>;
        more_paths: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
        size: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
            of: z.ZodMiniString<string>;
            before: z.ZodMiniNumber<number>;
            after: z.ZodMiniNumber<number>;
        }, z.core.$strip>>>;
        proposer: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNullable<z.ZodMiniString<string>>>;
        usd: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        released: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        reverts: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
            taken: z.ZodMiniArray<z.ZodMiniString<string>>;
            stays: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        margin: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        claimed: z.ZodMiniOptional<z.ZodMiniString<string>>;
        refused: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"decision">;
        task: z.ZodMiniString<string>;
        purpose: z.ZodMiniEnum<{
            canary: "canary";
            candidate: "candidate";
            certify: "certify";
            distil: "distil";
            promotion: "promotion";
            simplify: "simplify";
        }>;
        incumbent: z.ZodMiniString<string>;
        outcome: z.ZodMiniEnum<{
            discard: "discard";
            inconclusive: "inconclusive";
            keep: "keep";
            quarantine: "quarantine";
        }>;
        code: z.ZodMiniString<string>;
        reason: z.ZodMiniString<string>;
        level: z.ZodMiniObject<{
            tested: z.ZodMiniInt;
            kept: z.ZodMiniInt;
        }, z.core.$strip>;
        evidence: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"paired">;
            statistic: z.ZodMiniString<string>;
            score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                difference: "difference";
                ratio: "ratio";
            }>>;
            a: z.ZodMiniNumber<number>;
            scale: z.ZodMiniNumber<number>;
            scale_source: z.ZodMiniString<string>;
            unit: z.ZodMiniString<string>;
            units: z.ZodMiniInt;
            differences: z.ZodMiniArray<z.ZodMiniNumber<number>>;
            effect: z.ZodMiniNumber<number>;
            sd: z.ZodMiniNumber<number>;
            log_e: z.ZodMiniNumber<number>;
            log_e_max: z.ZodMiniNumber<number>;
            p: z.ZodMiniNumber<number>;
            screen_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            screen_scores: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
        }, z.core.$strip>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"compare">;
            statistic: z.ZodMiniString<string>;
            score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                difference: "difference";
                ratio: "ratio";
            }>>;
            record: z.ZodMiniNumber<number>;
            scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
            again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
            effect: z.ZodMiniNumber<number>;
        }, z.core.$strip>], "kind">;
        evaluations: z.ZodMiniArray<z.ZodMiniInt>;
        guards: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            passed: z.ZodMiniBoolean<boolean>;
            verdict: z.ZodMiniOptional<z.ZodMiniEnum<{
                missing: "missing";
                "not-worse": "not-worse";
                undecided: "undecided";
                worse: "worse";
            }>>;
        }, z.core.$strip>>;
        holdout: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
            passed: z.ZodMiniBoolean<boolean>;
            queries: z.ZodMiniInt;
        }, z.core.$strip>>>;
        kept: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"claim">;
        task: z.ZodMiniString<string>;
        baseline: z.ZodMiniString<string>;
        final: z.ZodMiniString<string>;
        planned_pairs: z.ZodMiniInt;
        evaluations: z.ZodMiniArray<z.ZodMiniInt>;
        estimate: z.ZodMiniNumber<number>;
        interval: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
        confidence: z.ZodMiniNumber<number>;
        baseline_mean: z.ZodMiniNumber<number>;
        ratio: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
            unit: z.ZodMiniNullable<z.ZodMiniString<string>>;
            direction: z.ZodMiniEnum<{
                max: "max";
                min: "min";
            }>;
        }, z.core.$strip>>>;
        sealed: z.ZodMiniBoolean<boolean>;
        proposed: z.ZodMiniInt;
        tested: z.ZodMiniInt;
        kept: z.ZodMiniInt;
        false_keeps_bound: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        error_rate: z.ZodMiniString<string>;
        alpha: z.ZodMiniNumber<number>;
        certified: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
        certify_fdr: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        holdout_queries: z.ZodMiniInt;
        earlier_confirmations: z.ZodMiniInt;
        evaluator_digest: z.ZodMiniString<string>;
        holdout_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        accepted_risks: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
        isolation: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
        carry_over: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        in_process: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        changed_tools: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        key_in_reach: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        machines: z.ZodMiniOptional<z.ZodMiniObject<{
            estimate: z.ZodMiniNumber<number>;
            interval: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            others: z.ZodMiniArray<z.ZodMiniObject<{
                by: z.ZodMiniString<string>;
                machine: z.ZodMiniString<string>;
                environment: z.ZodMiniOptional<z.ZodMiniString<string>>;
                pairs: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        sentence: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"handover">;
        final: z.ZodMiniString<string>;
        max_lines: z.ZodMiniInt;
        groups: z.ZodMiniArray<z.ZodMiniObject<{
            task: z.ZodMiniString<string>;
            tree: z.ZodMiniString<string>;
            on: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            base: z.ZodMiniOptional<z.ZodMiniObject<{
                commit: z.ZodMiniString<string>;
                tree: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            changes: z.ZodMiniArray<z.ZodMiniString<string>>;
            lines: z.ZodMiniInt;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"group">;
        task: z.ZodMiniString<string>;
        measured: z.ZodMiniOptional<z.ZodMiniString<string>>;
        checked: z.ZodMiniBoolean<boolean>;
        failed: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        planned_pairs: z.ZodMiniInt;
        evaluations: z.ZodMiniArray<z.ZodMiniInt>;
        effect: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
            estimate: z.ZodMiniNumber<number>;
            interval: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            confidence: z.ZodMiniNumber<number>;
            baseline_mean: z.ZodMiniNumber<number>;
            ratio: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
                unit: z.ZodMiniNullable<z.ZodMiniString<string>>;
                direction: z.ZodMiniEnum<{
                    max: "max";
                    min: "min";
                }>;
            }, z.core.$strip>>>;
            carry_over: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        }, z.core.$strip>>>;
        at: z.ZodMiniString<string>;
        commit: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"incumbent">;
        tree: z.ZodMiniString<string>;
        by: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"canary">;
        variety: z.ZodMiniEnum<{
            broken: "broken";
            noop: "noop";
        }>;
        task: z.ZodMiniString<string>;
        passed: z.ZodMiniBoolean<boolean>;
        remark: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"effort">;
        effort: z.ZodMiniEnum<{
            auto: "auto";
            balanced: "balanced";
            fast: "fast";
            thorough: "thorough";
        }>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"key-in-reach">;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"release">;
        task: z.ZodMiniString<string>;
        tree: z.ZodMiniString<string>;
        by: z.ZodMiniString<string>;
        at: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"rejection">;
        task: z.ZodMiniString<string>;
        parent: z.ZodMiniString<string>;
        tree: z.ZodMiniString<string>;
        champion: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        barred: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        by: z.ZodMiniString<string>;
        at: z.ZodMiniString<string>;
        reason: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"holdout">;
        task: z.ZodMiniString<string>;
        number: z.ZodMiniInt;
        budget: z.ZodMiniInt;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"environment">;
        environment: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
        evaluator_digest: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"risk">;
        risk: z.ZodMiniString<string>;
        found: z.ZodMiniBoolean<boolean>;
        accepted: z.ZodMiniBoolean<boolean>;
        detail: z.ZodMiniString<string>;
        evaluator_digest: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"begin">;
        task: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"leave-out">;
        task: z.ZodMiniString<string>;
        change: z.ZodMiniString<string>;
        taken: z.ZodMiniArray<z.ZodMiniString<string>>;
        whole: z.ZodMiniString<string>;
        tree: z.ZodMiniString<string>;
        planned_pairs: z.ZodMiniInt;
        margin: z.ZodMiniNumber<number>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"effect">;
        task: z.ZodMiniString<string>;
        verdict: z.ZodMiniEnum<{
            effect: "effect";
            needed: "needed";
            none: "none";
            undecided: "undecided";
        }>;
        estimate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        interval: z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
        confidence: z.ZodMiniNumber<number>;
        mean: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        reason: z.ZodMiniNullable<z.ZodMiniString<string>>;
        evaluations: z.ZodMiniArray<z.ZodMiniInt>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"interrupted">;
        task: z.ZodMiniString<string>;
        halted: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"config-change">;
        changes: z.ZodMiniArray<z.ZodMiniObject<{
            key: z.ZodMiniString<string>;
            from: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>>;
            to: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>>;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"seed-commit">;
        seed_commitment: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"seed-reveal">;
        secret: z.ZodMiniString<string>;
    }, z.core.$strip>], "kind">;
}, z.core.$loose>, z.ZodMiniObject<{
    status: z.ZodMiniEnum<{
        completed: "completed";
        failed: "failed";
        stopped: "stopped";
    }>;
    reason: z.ZodMiniString<string>;
    spent: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    cause: z.ZodMiniOptional<z.ZodMiniEnum<{
        agent: "agent";
        rate_limited: "rate_limited";
    }>>;
    until: z.ZodMiniOptional<z.ZodMiniString<string>>;
    seq: z.ZodMiniOptional<z.ZodMiniInt>;
    prev: z.ZodMiniOptional<z.ZodMiniString<string>>;
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
    kind: z.ZodMiniLiteral<"stopped">;
    created_at: z.ZodMiniString<string>;
}, z.core.$loose>]>;
/** A line of `journal.jsonl`. */
export type MissionRecord = z.output<typeof recordSchema>;
type MissionEvent<K extends MissionRecord['kind']> = Extract<MissionRecord, {
    kind: K;
}>;
/** An iteration that was begun and has no entry yet. */
interface OpenIteration {
    readonly iteration: number;
    readonly session: MissionEvent<'session'> | undefined;
    /** The session that waits for its model, and what all that have waited used up. */
    readonly parked?: MissionEvent<'session'> | undefined;
    readonly waited?: AgentUsage | undefined;
    readonly intent: MissionEvent<'intent'> | undefined;
    /** What its sessions came to until now. */
    readonly turn: SessionTurn;
    /** When the session that is at work began. */
    readonly begunAt?: string | undefined;
}
/** What the records say. */
export interface MissionState extends Asking {
    readonly launch: Launch;
    readonly entries: readonly LedgerEntry[];
    /** One for each entry. */
    readonly turns: readonly SessionTurn[];
    /** How many claims there are. */
    readonly claims: number;
    readonly lastAcceptedCommit: string;
    readonly lastAcceptedScore: number | null;
    readonly latestCandidateCommit: string | null;
    /** The last one that was begun; 0 before the first. */
    readonly iteration: number;
    readonly open: OpenIteration | undefined;
    /** Whether the workspace was ever made, and is as the last entry says. */
    readonly workspace: 'none' | 'unsettled' | 'settled';
    readonly stopReason: string | null;
    /** Whether it stopped because time or dollars were used up. */
    readonly isSpent: boolean;
    /** What it waits for; of one that stopped, the limit that it stopped for. */
    readonly waiting: Waiting | undefined;
    /** Whether its records came from another machine. */
    readonly isFromElsewhere: boolean;
    /** What it was started with; undefined: an older version started it. */
    readonly limits: MissionLimits | undefined;
    /** Names of the risks that a person accepts: in the front matter, at the launch or at a resume. */
    readonly acceptedRisks: readonly string[];
    /** The record of decisions: runs of the evaluator, and what was decided by them. */
    readonly evidence: readonly DecisionRecord[];
    /** What may be said of the improvement: confirmed, and nothing was kept since. */
    readonly claim: ClaimRecord | undefined;
    readonly updatedAt: string;
    readonly completedAt: string | null;
}
/** Records that are taken in one after the other; data. */
export interface MissionFold {
    /** Without the evidence. */
    state: MissionState | undefined;
    readonly evidence: DecisionRecord[];
}
/** Takes the next record in; nothing follows from records that do not begin with a launch. */
export declare function takeRecord(fold: MissionFold, record: MissionRecord, isFirst: boolean): void;
/** What the records come to that were taken in; nothing that is taken in later changes it. */
export declare function stateOf({ state, evidence }: MissionFold): MissionState | undefined;
/** Folds the records; undefined before a launch. */
export declare function foldMission(records: readonly MissionRecord[]): MissionState | undefined;
/** A list with one more. */
type Append = <T>(list: readonly T[], item: T) => readonly T[];
/** The state after one more record. */
export declare function advance(state: MissionState, record: MissionRecord, add?: Append): MissionState;
/**
 * The state with the entry that the next resume writes of an intent that has none yet; undefined where there is no such
 * intent.
 */
export declare function withBegunEntry(state: MissionState): MissionState | undefined;
/** The record that an intent becomes: nothing in it says that it is another one. */
export declare function beginEntry({ kind: _kind, seq: _seq, prev: _prev, hash: _hash, ...draft }: Readonly<Record<string, unknown>>): {
    readonly kind: 'iteration';
};
/** Whether an entry gives its kept commit a score: the baseline, and whatever was kept. */
export declare function isAccepted({ decision }: LedgerEntry): boolean;
/** The entries that nobody else's job reported. */
export declare function ownEntries(entries: readonly LedgerEntry[]): readonly LedgerEntry[];
export declare const SCHEMA_VERSION = 1;
export {};

import * as z from 'zod/mini';
import type { Problem } from '../../base/errors.js';
import type { JsonDocument } from '../../base/json-document.js';
import { type DecisionSettings } from '../../decision/settings.js';
import { type ConfigPlace } from './config-rules.js';
/** `config.toml` of an experiment, exactly as on disk; every key that is left out has its default. */
export declare const experimentConfigSchema: z.ZodMiniObject<{
    experiment: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        description: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>;
    objective: z.ZodMiniObject<{
        decision: z.ZodMiniDefault<z.ZodMiniEnum<{
            auto: "auto";
            checkpoint: "checkpoint";
            greedy: "greedy";
            ladder: "ladder";
            "paired-sequential": "paired-sequential";
        }>>;
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
        tolerance: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
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
        holdout: z.ZodMiniOptional<z.ZodMiniObject<{
            rule: z.ZodMiniDefault<z.ZodMiniEnum<{
                sign: "sign";
            }>>;
            budget: z.ZodMiniDefault<z.ZodMiniInt>;
            command: z.ZodMiniString<string>;
            files: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strict>>;
        confirm: z.ZodMiniPrefault<z.ZodMiniObject<{
            pairs: z.ZodMiniDefault<z.ZodMiniInt>;
            every_keeps: z.ZodMiniDefault<z.ZodMiniInt>;
            command: z.ZodMiniDefault<z.ZodMiniString<string>>;
            files: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strict>>;
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
        command: z.ZodMiniString<string>;
        direction: z.ZodMiniEnum<{
            max: "max";
            min: "min";
        }>;
        parse: z.ZodMiniDefault<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"float">;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"regex">;
            pattern: z.ZodMiniString<string>;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"jq">;
            path: z.ZodMiniString<string>;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"signed">;
        }, z.core.$strict>], "kind">>;
        timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
        fail_mode: z.ZodMiniDefault<z.ZodMiniEnum<{
            abort: "abort";
            invalid: "invalid";
            worst: "worst";
        }>>;
        protect: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        writable: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        baseline: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        network: z.ZodMiniDefault<z.ZodMiniEnum<{
            off: "off";
            on: "on";
        }>>;
        tracing: z.ZodMiniOptional<z.ZodMiniEnum<{
            off: "off";
            on: "on";
        }>>;
    }, z.core.$strict>;
    guards: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        command: z.ZodMiniString<string>;
        timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
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
    setup: z.ZodMiniPrefault<z.ZodMiniObject<{
        command: z.ZodMiniDefault<z.ZodMiniString<string>>;
        timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    teardown: z.ZodMiniPrefault<z.ZodMiniObject<{
        command: z.ZodMiniDefault<z.ZodMiniString<string>>;
        timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    iteration: z.ZodMiniPrefault<z.ZodMiniObject<{
        budget: z.ZodMiniDefault<z.ZodMiniString<string>>;
        max_iterations: z.ZodMiniDefault<z.ZodMiniInt>;
        max_consecutive_noops: z.ZodMiniDefault<z.ZodMiniInt>;
        keep_worktrees: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        parallel: z.ZodMiniDefault<z.ZodMiniInt>;
    }, z.core.$strict>>;
    schedule: z.ZodMiniObject<{
        total_budget: z.ZodMiniOptional<z.ZodMiniString<string>>;
        deadline: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>;
    agent: z.ZodMiniObject<{
        command: z.ZodMiniOptional<z.ZodMiniString<string>>;
        preset: z.ZodMiniOptional<z.ZodMiniEnum<{
            aider: "aider";
            claude: "claude";
            codex: "codex";
            copilot: "copilot";
            gemini: "gemini";
            opencode: "opencode";
        }>>;
        stdin: z.ZodMiniDefault<z.ZodMiniEnum<{
            none: "none";
            prompt: "prompt";
        }>>;
        workdir_var: z.ZodMiniDefault<z.ZodMiniString<string>>;
        env: z.ZodMiniDefault<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        sandbox: z.ZodMiniDefault<z.ZodMiniEnum<{
            auto: "auto";
            off: "off";
            required: "required";
        }>>;
        network: z.ZodMiniDefault<z.ZodMiniEnum<{
            off: "off";
            on: "on";
        }>>;
    }, z.core.$strict>;
    budget: z.ZodMiniPrefault<z.ZodMiniObject<{
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    }, z.core.$strict>>;
    accept_risk: z.ZodMiniPrefault<z.ZodMiniObject<{
        base_guard: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        evaluator_in_process: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        low_disk: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        planted_files: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        unprotected_links: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        unprotected_tests: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
    summarize: z.ZodMiniPrefault<z.ZodMiniObject<{
        enabled: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        command: z.ZodMiniOptional<z.ZodMiniString<string>>;
        timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
        stdin: z.ZodMiniDefault<z.ZodMiniEnum<{
            none: "none";
            prompt: "prompt";
        }>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type ExperimentConfig = z.output<typeof experimentConfigSchema>;
export type ReadExperimentConfig = {
    readonly config: ExperimentConfig;
    readonly deadline: Date | undefined;
} | {
    readonly problems: readonly Problem[];
};
/** Decodes a config; every problem is told at once, with its line. Source: experiments, "Config". */
export declare function parseExperimentConfig(document: JsonDocument, place: ConfigPlace): ReadExperimentConfig;
/** The part of a config that says how changes are decided on. */
export declare function decisionSettings({ objective }: Pick<ExperimentConfig, 'objective'>): DecisionSettings;

import * as z from '../packages/zod/v4/mini/index.js';
import { type MissionState } from './ledger.js';
/** `manifest.json`, exactly as on disk. Source: autoresearch missions, "precisely". */
export declare const manifestSchema: z.ZodMiniObject<{
    schema_version: z.ZodMiniInt;
    run_id: z.ZodMiniString<string>;
    run_tag: z.ZodMiniString<string>;
    mission_dir: z.ZodMiniString<string>;
    mission_file: z.ZodMiniString<string>;
    sandbox_file: z.ZodMiniString<string>;
    repo_root: z.ZodMiniString<string>;
    worktree_path: z.ZodMiniString<string>;
    mission_slug: z.ZodMiniString<string>;
    branch_name: z.ZodMiniString<string>;
    baseline_commit: z.ZodMiniString<string>;
    last_kept_commit: z.ZodMiniString<string>;
    last_kept_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    latest_candidate_commit: z.ZodMiniNullable<z.ZodMiniString<string>>;
    results_file: z.ZodMiniString<string>;
    instructions_file: z.ZodMiniString<string>;
    manifest_file: z.ZodMiniString<string>;
    ledger_file: z.ZodMiniString<string>;
    latest_evaluator_file: z.ZodMiniString<string>;
    candidate_file: z.ZodMiniString<string>;
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
    keep_policy: z.ZodMiniEnum<{
        pass_only: "pass_only";
        score_improvement: "score_improvement";
    }>;
    accepted_risks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    status: z.ZodMiniEnum<{
        completed: "completed";
        failed: "failed";
        running: "running";
        stopped: "stopped";
    }>;
    stop_reason: z.ZodMiniNullable<z.ZodMiniString<string>>;
    iteration: z.ZodMiniInt;
    created_at: z.ZodMiniString<string>;
    updated_at: z.ZodMiniString<string>;
    completed_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$loose>;
export type Manifest = z.output<typeof manifestSchema>;
/** Absolute paths of the files that a manifest names. */
export type ManifestFiles = Pick<Manifest, 'results_file' | 'instructions_file' | 'manifest_file' | 'ledger_file' | 'latest_evaluator_file' | 'candidate_file'>;
/** The manifest by the records alone. */
export declare function buildManifest(state: MissionState, files: ManifestFiles): Manifest;
/** Whether it cannot be resumed. */
export declare function isTerminal(status: Manifest['status']): boolean;

import * as z from '../packages/zod/v4/mini/index.js';
/** `config.toml` of an experiment; every key that is left out has its default. */
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
        aa_check_every: z.ZodMiniDefault<z.ZodMiniInt>;
        negative_control: z.ZodMiniDefault<z.ZodMiniEnum<{
            off: "off";
            stop: "stop";
            warn: "warn";
        }>>;
        max_plausible: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
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
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniEnum<{
                asv: "asv";
                benchmarkdotnet: "benchmarkdotnet";
                benchmarkjs: "benchmarkjs";
                catch2: "catch2";
                criterion: "criterion";
                divan: "divan";
                esbuild: "esbuild";
                go: "go";
                "google-benchmark": "google-benchmark";
                hyperfine: "hyperfine";
                "iai-callgrind": "iai-callgrind";
                jmh: "jmh";
                libtest: "libtest";
                mitata: "mitata";
                nanobench: "nanobench";
                pyperf: "pyperf";
                "pytest-benchmark": "pytest-benchmark";
                "size-limit": "size-limit";
                sizes: "sizes";
                times: "times";
                tinybench: "tinybench";
                vitest: "vitest";
            }>;
            only: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            statistic: z.ZodMiniOptional<z.ZodMiniEnum<{
                mean: "mean";
                median: "median";
                min: "min";
            }>>;
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
    handover: z.ZodMiniPrefault<z.ZodMiniObject<{
        distil: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        pairs: z.ZodMiniDefault<z.ZodMiniInt>;
        margin: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
        mode: z.ZodMiniDefault<z.ZodMiniEnum<{
            groups: "groups";
            one: "one";
        }>>;
        max_diff_lines: z.ZodMiniDefault<z.ZodMiniInt>;
    }, z.core.$strict>>;
    capture: z.ZodMiniPrefault<z.ZodMiniObject<{
        max_files: z.ZodMiniDefault<z.ZodMiniInt>;
        max_mb: z.ZodMiniDefault<z.ZodMiniInt>;
        timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    environment: z.ZodMiniPrefault<z.ZodMiniObject<{
        toolchains: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
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
        readable: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        devices: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        env: z.ZodMiniDefault<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        memory: z.ZodMiniOptional<z.ZodMiniString<string>>;
        cpus: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
        max_copy: z.ZodMiniDefault<z.ZodMiniString<string>>;
        cache_size: z.ZodMiniDefault<z.ZodMiniString<string>>;
        disclose: z.ZodMiniPrefault<z.ZodMiniObject<{
            build: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            guards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            objective: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            holdout: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            confirm: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            teardown: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strict>>;
        network: z.ZodMiniPrefault<z.ZodMiniObject<{
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
            confirm: z.ZodMiniOptional<z.ZodMiniEnum<{
                off: "off";
                on: "on";
            }>>;
            teardown: z.ZodMiniOptional<z.ZodMiniEnum<{
                off: "off";
                on: "on";
            }>>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
    setup: z.ZodMiniPrefault<z.ZodMiniObject<{
        command: z.ZodMiniDefault<z.ZodMiniString<string>>;
        timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
        inputs: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>>;
    build: z.ZodMiniPrefault<z.ZodMiniObject<{
        command: z.ZodMiniDefault<z.ZodMiniString<string>>;
        timeout: z.ZodMiniDefault<z.ZodMiniType<string, string, z.core.$ZodTypeInternals<string, string>>>;
        outputs: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        cache: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>>;
    teardown: z.ZodMiniPrefault<z.ZodMiniObject<{
        command: z.ZodMiniDefault<z.ZodMiniString<string>>;
        timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    iteration: z.ZodMiniPrefault<z.ZodMiniObject<{
        budget: z.ZodMiniDefault<z.ZodMiniString<string>>;
        max_iterations: z.ZodMiniDefault<z.ZodMiniInt>;
        max_consecutive_noops: z.ZodMiniDefault<z.ZodMiniInt>;
        plateau: z.ZodMiniOptional<z.ZodMiniInt>;
        keep_worktrees: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        parallel: z.ZodMiniDefault<z.ZodMiniInt>;
    }, z.core.$strict>>;
    search: z.ZodMiniPrefault<z.ZodMiniObject<{
        recombine: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
    schedule: z.ZodMiniObject<{
        total_budget: z.ZodMiniOptional<z.ZodMiniString<string>>;
        deadline: z.ZodMiniOptional<z.ZodMiniString<string>>;
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
        stdin: z.ZodMiniDefault<z.ZodMiniEnum<{
            none: "none";
            prompt: "prompt";
        }>>;
        workdir_var: z.ZodMiniDefault<z.ZodMiniString<string>>;
        context_budget: z.ZodMiniDefault<z.ZodMiniInt>;
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
        stdin: z.ZodMiniOptional<z.ZodMiniEnum<{
            none: "none";
            prompt: "prompt";
        }>>;
    }, z.core.$strict>>>;
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

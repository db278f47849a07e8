import * as z from '../packages/zod/v4/mini/index.js';
export declare const RUN_STATUSES: readonly ['success', 'failure', 'denied', 'timeout'];
export type RunStatus = (typeof RUN_STATUSES)[number];
declare const ARTIFACT_TYPES: readonly ['create', 'edit', 'delete'];
export type ArtifactType = (typeof ARTIFACT_TYPES)[number];
/** A receipt exactly as on disk. Source: work items, "Receipt". */
export declare const receiptSchema: z.ZodMiniObject<{
    schema_version: z.ZodMiniLiteral<1>;
    id: z.ZodMiniString<string>;
    plan: z.ZodMiniString<string>;
    branch: z.ZodMiniString<string>;
    status: z.ZodMiniEnum<{
        denied: "denied";
        failure: "failure";
        success: "success";
        timeout: "timeout";
    }>;
    reason: z.ZodMiniNullable<z.ZodMiniString<string>>;
    work_item: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        agent_id: z.ZodMiniString<string>;
        description: z.ZodMiniString<string>;
        dependencies: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        constraints: z.ZodMiniPrefault<z.ZodMiniObject<{
            max_files: z.ZodMiniDefault<z.ZodMiniInt>;
            max_tool_ops: z.ZodMiniDefault<z.ZodMiniInt>;
            max_delta_size: z.ZodMiniDefault<z.ZodMiniInt>;
            timeout_ms: z.ZodMiniDefault<z.ZodMiniInt>;
        }, z.core.$strict>>;
        budget: z.ZodMiniOptional<z.ZodMiniObject<{
            time_estimate_ms: z.ZodMiniInt;
            complexity: z.ZodMiniEnum<{
                high: "high";
                low: "low";
                medium: "medium";
            }>;
        }, z.core.$strict>>;
        input_files: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        output_files: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        test_command: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>;
    work_item_hash: z.ZodMiniString<string>;
    agent: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        command: z.ZodMiniString<string>;
        preset: z.ZodMiniNullable<z.ZodMiniEnum<{
            aider: "aider";
            claude: "claude";
            codex: "codex";
            copilot: "copilot";
            gemini: "gemini";
            opencode: "opencode";
        }>>;
        stdin: z.ZodMiniEnum<{
            none: "none";
            prompt: "prompt";
        }>;
        env: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
        sandbox: z.ZodMiniEnum<{
            auto: "auto";
            off: "off";
            required: "required";
        }>;
        network: z.ZodMiniEnum<{
            model: "model";
            off: "off";
            on: "on";
        }>;
        gateway: z.ZodMiniOptional<z.ZodMiniEnum<{
            anthropic: "anthropic";
            gemini: "gemini";
            off: "off";
            openai: "openai";
        }>>;
        server_tools: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        price: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            input: z.ZodMiniNumber<number>;
            output: z.ZodMiniNumber<number>;
            cache_read: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            cache_write: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            long_cache_write: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        }, z.core.$strict>>>;
        only_model: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    }, z.core.$strict>;
    started_at: z.ZodMiniString<string>;
    ended_at: z.ZodMiniString<string>;
    execution_time_ms: z.ZodMiniInt;
    before_commit: z.ZodMiniString<string>;
    before_hash: z.ZodMiniString<string>;
    after_commit: z.ZodMiniNullable<z.ZodMiniString<string>>;
    after_hash: z.ZodMiniNullable<z.ZodMiniString<string>>;
    landed_commit: z.ZodMiniNullable<z.ZodMiniString<string>>;
    landed_hash: z.ZodMiniNullable<z.ZodMiniString<string>>;
    artifacts: z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            create: "create";
            delete: "delete";
            edit: "edit";
        }>;
        mode: z.ZodMiniNullable<z.ZodMiniString<string>>;
        content_hash: z.ZodMiniNullable<z.ZodMiniString<string>>;
        git_blob: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    deltaO: z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            create: "create";
            delete: "delete";
            edit: "edit";
        }>;
        removed: z.ZodMiniInt;
        added: z.ZodMiniInt;
    }, z.core.$strict>>;
    deltaPi: z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            create: "create";
            delete: "delete";
            edit: "edit";
        }>;
        removed: z.ZodMiniInt;
        added: z.ZodMiniInt;
    }, z.core.$strict>>;
    deltaLambda: z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            create: "create";
            delete: "delete";
            edit: "edit";
        }>;
        removed: z.ZodMiniInt;
        added: z.ZodMiniInt;
    }, z.core.$strict>>;
    deltaQ: z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            create: "create";
            delete: "delete";
            edit: "edit";
        }>;
        removed: z.ZodMiniInt;
        added: z.ZodMiniInt;
    }, z.core.$strict>>;
    tool_trace: z.ZodMiniUnion<readonly [z.ZodMiniArray<z.ZodMiniObject<{
        tool: z.ZodMiniString<string>;
        detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>>, z.ZodMiniLiteral<"unavailable">]>;
    admission: z.ZodMiniNullable<z.ZodMiniObject<{
        ok: z.ZodMiniBoolean<boolean>;
        reason: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    tests: z.ZodMiniNullable<z.ZodMiniObject<{
        command: z.ZodMiniString<string>;
        outcome: z.ZodMiniEnum<{
            failed: "failed";
            passed: "passed";
            timeout: "timeout";
        }>;
        passed: z.ZodMiniNullable<z.ZodMiniInt>;
        failed: z.ZodMiniNullable<z.ZodMiniInt>;
        output: z.ZodMiniString<string>;
    }, z.core.$strict>>;
    sandbox: z.ZodMiniString<string>;
    key_in_reach: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    environment: z.ZodMiniObject<{
        autorize: z.ZodMiniString<string>;
        node: z.ZodMiniString<string>;
        git: z.ZodMiniString<string>;
        platform: z.ZodMiniString<string>;
        arch: z.ZodMiniString<string>;
        memory: z.ZodMiniOptional<z.ZodMiniString<string>>;
        cores: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>;
    prepared: z.ZodMiniOptional<z.ZodMiniObject<{
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
            max_copy: z.ZodMiniOptional<z.ZodMiniString<string>>;
            cache_size: z.ZodMiniOptional<z.ZodMiniString<string>>;
            env: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            disclose: z.ZodMiniOptional<z.ZodMiniObject<{
                build: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                guards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
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
            }, z.core.$strict>>;
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
    }, z.core.$strict>>;
    files: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    replay_tool: z.ZodMiniOptional<z.ZodMiniString<string>>;
    previous_receipt_hash: z.ZodMiniNullable<z.ZodMiniString<string>>;
    receipt_hash: z.ZodMiniString<string>;
}, z.core.$strict>;
export type Receipt = z.output<typeof receiptSchema>;
/** A receipt before it is linked to the one before it. */
export type ReceiptDraft = Omit<Receipt, 'previous_receipt_hash' | 'receipt_hash'>;
/** A UUID of version 7: the time in front, so that ids sort by it. `random`: 10 bytes. */
export declare function uuidV7(now: Date, random: Buffer): string;
export {};

/** The plan of work items, as people write it. Source: AgentRun, "Input: WorkItem". */
import * as z from '../packages/zod/v4/mini/index.js';
/** A work item; what is left out has the contract's default. */
export declare const workItemSchema: z.ZodMiniObject<{
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
export type WorkItem = z.output<typeof workItemSchema>;
/** A work item in which what has a default may be missing. */
export type WorkItemInput = z.input<typeof workItemSchema>;
declare const agentSchema: z.ZodMiniObject<{
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
}, z.core.$strict>;
export type AgentSpec = z.output<typeof agentSchema>;
export type AgentInput = z.input<typeof agentSchema>;
/** A plan as on disk, in JSON or YAML. */
export declare const workPlanSchema: z.ZodMiniObject<{
    $schema: z.ZodMiniOptional<z.ZodMiniString<string>>;
    version: z.ZodMiniLiteral<1>;
    plan: z.ZodMiniOptional<z.ZodMiniString<string>>;
    agents: z.ZodMiniObject<{
        [x: `agent-${number}`]: z.ZodMiniOptional<z.ZodMiniObject<{
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
        }, z.core.$strict>>;
    }, z.core.$strict>;
    items: z.ZodMiniArray<z.ZodMiniObject<{
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
    }, z.core.$strict>>;
    budget: z.ZodMiniOptional<z.ZodMiniObject<{
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
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
    permit: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    capture: z.ZodMiniPrefault<z.ZodMiniObject<{
        max_files: z.ZodMiniDefault<z.ZodMiniInt>;
        max_mb: z.ZodMiniDefault<z.ZodMiniInt>;
        timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    classes: z.ZodMiniPrefault<z.ZodMiniObject<{
        deltaQ: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        deltaLambda: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        deltaPi: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type WorkFile = z.output<typeof workPlanSchema>;
/** A plan in which what has a default may be missing. */
export type WorkFileInput = z.input<typeof workPlanSchema>;
export {};

import * as z from 'zod/mini';
import type { Problem } from '../base/errors.js';
import type { JsonDocument } from '../base/json-document.js';
/** A work item as people write it; what is left out has the contract's default. Source: AgentRun, "Input: WorkItem". */
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
export type AgentSpec = z.output<typeof agentSchema>;
export type AgentInput = z.input<typeof agentSchema>;
/** A plan as on disk, in JSON or YAML. */
export declare const workFileSchema: z.ZodMiniObject<{
    $schema: z.ZodMiniOptional<z.ZodMiniString<string>>;
    version: z.ZodMiniLiteral<1>;
    plan: z.ZodMiniOptional<z.ZodMiniString<string>>;
    agents: z.ZodMiniObject<{
        [x: `agent-${number}`]: z.ZodMiniOptional<z.ZodMiniObject<{
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
export type WorkFile = z.output<typeof workFileSchema>;
/** The commands that test the items of a plan; none where there is no plan. */
export declare function testsOf(work: Pick<WorkFile, 'items'> | undefined): string[];
export type ReadWorkFile = {
    readonly work: WorkFile;
} | {
    readonly problems: readonly Problem[];
};
/** Decodes a plan; every problem is told at once, with its place. */
export declare function parseWorkFile(document: JsonDocument): ReadWorkFile;
/** A path of the repository as git has it; undefined for one that leads out of it. A slash in front means the top. */
export declare function normalPath(given: string): string | undefined;
export {};

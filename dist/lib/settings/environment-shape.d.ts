/** The environment of commands: what of the machine they see, what they may use, and what is prepared before them. */
import * as z from '../packages/zod/v4/mini/index.js';
/** Version managers and language installations whose files in the home folder commands can read. */
export declare const TOOLCHAINS: readonly ['rustup', 'pyenv', 'nvm', 'volta', 'asdf', 'mise', 'uv', 'sdkman', 'go', 'corepack', 'conda', 'nix', 'fnm', 'rbenv', 'bun', 'deno', 'dotnet', 'maven', 'gradle'];
export type Toolchain = (typeof TOOLCHAINS)[number];
/** The kinds of commands whose network is set one by one. */
declare const NETWORKED_COMMANDS: readonly ['setup', 'build', 'guards', 'objective', 'holdout', 'confirm', 'teardown'];
export type NetworkedCommand = (typeof NETWORKED_COMMANDS)[number];
/** `environment` of an experiment, which has commands of all kinds. */
export declare const environmentSetting: z.ZodMiniPrefault<z.ZodMiniObject<{
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
/** `environment` of a mission: it has no teardown, and no hidden test set besides the holdout. */
export declare const missionEnvironment: z.ZodMiniOptional<z.ZodMiniObject<{
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
/** `environment` of a plan, in which test commands are what guards are elsewhere. */
export declare const planEnvironment: z.ZodMiniOptional<z.ZodMiniObject<{
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
/** What is written of the table in any file. */
export type WrittenEnvironment = z.output<typeof missionEnvironment> | z.output<typeof planEnvironment> | EnvironmentSettings;
/** With the defaults of what is left out. */
export declare function withEnvironmentDefaults(written: WrittenEnvironment): EnvironmentSettings;
export type EnvironmentSettings = z.output<typeof environmentSetting>;
/** Files of the base that decide what setup makes. */
export declare const setupInputs: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
type Durations = z.ZodMiniType<string, string>;
export declare const buildShape: (timeout: string, duration: Durations) => z.ZodMiniPrefault<z.ZodMiniObject<{
    command: z.ZodMiniDefault<z.ZodMiniString<string>>;
    timeout: z.ZodMiniDefault<Durations>;
    outputs: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    cache: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strict>>;
/** Setup of loops whose files had none before: its inputs are always named. */
export declare const preparedSetup: (timeout: string, duration: Durations) => z.ZodMiniOptional<z.ZodMiniObject<{
    command: z.ZodMiniString<string>;
    timeout: z.ZodMiniDefault<Durations>;
    inputs: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strict>>;
export declare const preparedBuild: (timeout: string, duration: Durations) => z.ZodMiniOptional<z.ZodMiniObject<{
    command: z.ZodMiniString<string>;
    timeout: z.ZodMiniDefault<Durations>;
    outputs: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    cache: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strict>>;
export {};

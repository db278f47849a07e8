/** What setup, build and test commands of work items see and may use of the machine. */
export interface WorkEnvironment {
    /**
     * Toolchains of the home folder that commands can use: all that are installed, none, or those of a list.
     * @defaultValue `'auto'`
     */
    readonly toolchains?: 'auto' | 'none' | ('rustup' | 'pyenv' | 'nvm' | 'volta' | 'asdf' | 'mise' | 'uv' | 'sdkman' | 'go' | 'corepack' | 'conda' | 'nix' | 'fnm' | 'rbenv' | 'bun' | 'deno' | 'dotnet' | 'maven' | 'gradle')[];
    /**
     * Absolute paths of other files and folders that commands can read. Places of keys are refused.
     * @defaultValue `[]`
     */
    readonly readable?: string[];
    /**
     * `'nvidia'`, or paths of devices such as `'/dev/kvm'`.
     * @defaultValue `[]`
     */
    readonly devices?: string[];
    /**
     * Environment variables. `$NAME` is taken from the environment of the host; such a value reaches setup, and the
     * commands that `disclose` names.
     * @defaultValue `{}`
     */
    readonly env?: Record<string, string>;
    /** Names of `env` whose values commands besides setup may read, although they come from the environment of the host. */
    readonly disclose?: {
        /** Of the build command. */
        readonly build?: string[];
        /** Of test commands. */
        readonly guards?: string[];
    };
    /** Network access of commands. `'off'` works in a sandbox only. */
    readonly network?: {
        /**
         * Of the setup command.
         * @defaultValue the `network` of the agent
         */
        readonly setup?: 'on' | 'off';
        /**
         * Of the build command.
         * @defaultValue `'off'`
         */
        readonly build?: 'on' | 'off';
        /**
         * Of test commands.
         * @defaultValue the `network` of the agent
         */
        readonly guards?: 'on' | 'off';
    };
    /**
     * Memory of all its processes, e.g. `'8GiB'`. Beyond it the command is ended.
     * @defaultValue no limit
     */
    readonly memory?: string;
    /**
     * Cores that test commands run on. Agents run on the others.
     * @defaultValue all
     */
    readonly cpus?: number[];
    /**
     * Most that is copied for one command on a machine without overlay file systems.
     * @defaultValue `'2GiB'`
     */
    readonly max_copy?: string;
    /**
     * Size of all prepared environments on this machine. Beyond it the ones that were not used for longest are removed.
     * @defaultValue `'10GiB'`
     */
    readonly cache_size?: string;
}

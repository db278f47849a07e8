/**
 * Where version managers and language installations lie, and what commands need of them. Pure.
 * Invariant: what is opened is a named folder or file with programs, libraries or versions in it: never a home, never a
 * whole folder that a tool keeps its settings or keys in. Caches are layers: tools lock them and write to them.
 * Sources: the manuals of the tools, by their variables.
 */
import type { Toolchain } from '../../settings/environment-shape.ts';

/** One folder of a toolchain. */
export interface ToolchainPart {
  /**
   * Where it may be, the first that is there counts: `$NAME/…` below what a variable names, `~/…` below the home,
   * `<NAME>` the folder around that of the program NAME of the PATH.
   */
  readonly at: readonly string[];
  /** A file by which it is known. */
  readonly has?: string;
  /** What commands read of it; '' is the folder itself. A last name may end with `*`. */
  readonly opens?: readonly string[];
  /** Caches: what of it lies where in the home of a command. */
  readonly layers?: readonly (readonly [from: string, at: string])[];
  /** Variables that name it. */
  readonly sets?: readonly string[];
  /** More variables that a command gets as they are. */
  readonly passes?: readonly string[];
  /** Variables of their own value; `{home}` stands for the home of the command. */
  readonly gives?: Readonly<Record<string, string>>;
  /** Files in it that hold keys. */
  readonly keys?: readonly string[];
  /** Files whose text, and folders whose names say which versions are there; `/*` adds what is one level below. */
  readonly versions?: readonly string[];
}

const SHIMS = ['bin', 'libexec', 'shims', 'versions', 'version', 'plugins', 'completions'];
const JAVA: ToolchainPart = {
  at: ['$JAVA_HOME'],
  opens: ['bin', 'conf', 'include', 'jmods', 'jre', 'lib', 'release'],
  sets: ['JAVA_HOME'],
  versions: ['release'],
};
const CONDA = ['bin', 'condabin', 'sbin', 'lib', 'lib64', 'libexec', 'include', 'share', 'etc', 'shell', 'ssl'];
const CONDA_ENVIRONMENT = [...CONDA, 'compiler_compat', 'conda-meta', 'x86_64-conda*', 'aarch64-conda*'];

export const TOOLCHAIN_PARTS: Readonly<Record<Toolchain, readonly ToolchainPart[]>> = {
  rustup: [
    {
      at: ['$RUSTUP_HOME', '~/.rustup'],
      opens: ['toolchains', 'settings.toml', 'update-hashes'],
      sets: ['RUSTUP_HOME'],
      passes: ['RUSTUP_TOOLCHAIN'],
      versions: ['settings.toml', 'toolchains', 'update-hashes/*'],
    },
    {
      at: ['$CARGO_HOME', '~/.cargo'],
      opens: ['bin'],
      layers: [
        ['registry', '.cargo/registry'],
        ['git', '.cargo/git'],
      ],
      keys: ['credentials.toml', 'credentials', 'config.toml', 'config'],
    },
  ],
  pyenv: [
    {
      at: ['$PYENV_ROOT', '~/.pyenv'],
      opens: [...SHIMS, 'pyenv.d'],
      sets: ['PYENV_ROOT'],
      passes: ['PYENV_VERSION'],
      versions: ['version', 'versions'],
    },
  ],
  nvm: [
    {
      at: ['$NVM_DIR', '$XDG_CONFIG_HOME/nvm', '~/.nvm'],
      opens: ['nvm.sh', 'nvm-exec', 'bash_completion', 'alias', 'versions', 'v0*'],
      sets: ['NVM_DIR'],
      versions: ['alias/default', 'versions/*'],
    },
  ],
  volta: [
    {
      at: ['$VOLTA_HOME', '~/.volta'],
      opens: ['bin', 'tools', 'cache', 'layout.v*'],
      sets: ['VOLTA_HOME'],
      versions: ['tools/user/platform.json', 'tools/image/*'],
    },
  ],
  asdf: [
    {
      at: ['$ASDF_DATA_DIR', '~/.asdf'],
      opens: ['bin', 'lib', 'libexec', 'shims', 'plugins', 'installs', 'completions', 'asdf.sh', 'defaults'],
      sets: ['ASDF_DATA_DIR'],
      versions: ['installs/*'],
    },
    { at: ['$ASDF_DIR'], opens: ['bin', 'lib', 'libexec', 'completions', 'asdf.sh', 'defaults'], sets: ['ASDF_DIR'] },
    { at: ['~'], versions: ['.tool-versions'] },
  ],
  mise: [
    {
      at: ['$MISE_DATA_DIR', '$XDG_DATA_HOME/mise', '~/.local/share/mise'],
      opens: ['bin', 'installs', 'plugins', 'shims'],
      sets: ['MISE_DATA_DIR'],
      // A command may run what its checkout says: that is what the sandbox is for.
      gives: { MISE_TRUSTED_CONFIG_PATHS: '/' },
      versions: ['installs/*'],
    },
    { at: ['~'], versions: ['.tool-versions', '.config/mise/config.toml'] },
  ],
  uv: [
    {
      at: ['$UV_PYTHON_INSTALL_DIR', '$XDG_DATA_HOME/uv/python', '~/.local/share/uv/python'],
      opens: [''],
      sets: ['UV_PYTHON_INSTALL_DIR'],
      versions: [''],
    },
    { at: ['$UV_TOOL_DIR', '$XDG_DATA_HOME/uv/tools', '~/.local/share/uv/tools'], opens: [''] },
    { at: ['$UV_CACHE_DIR', '$XDG_CACHE_HOME/uv', '~/.cache/uv'], layers: [['', '.cache/uv']] },
  ],
  sdkman: [
    {
      at: ['$SDKMAN_DIR', '~/.sdkman'],
      opens: ['bin', 'candidates', 'contrib', 'etc', 'ext', 'libexec', 'src', 'var'],
      sets: ['SDKMAN_DIR'],
      versions: ['candidates/*'],
    },
    JAVA,
  ],
  go: [
    {
      at: ['$GOROOT', '<go>', '~/.local/go', '~/go'],
      has: 'VERSION',
      opens: ['api', 'bin', 'lib', 'misc', 'pkg/include', 'pkg/tool', 'src', 'go.env', 'VERSION'],
      versions: ['VERSION'],
      passes: ['GOROOT', 'GOTOOLCHAIN'],
    },
    { at: ['~/sdk'], opens: ['go1*'], versions: [''] },
    { at: ['$GOBIN', '$GOPATH/bin', '~/go/bin'], opens: [''] },
    { at: ['$GOMODCACHE', '$GOPATH/pkg/mod', '~/go/pkg/mod'], layers: [['', 'go/pkg/mod']] },
  ],
  corepack: [
    {
      at: ['$COREPACK_HOME', '$XDG_CACHE_HOME/node/corepack', '~/.cache/node/corepack'],
      layers: [['', '.cache/node/corepack']],
      versions: ['lastKnownGood.json', 'v1/*'],
    },
  ],
  conda: [
    {
      at: ['$CONDA_EXE/../..', '$MAMBA_ROOT_PREFIX', '<conda>', '<mamba>', '<micromamba>']
        .concat(['~/miniconda3', '~/miniforge3', '~/mambaforge', '~/anaconda3', '~/micromamba'])
        .concat(['~/.local/share/mamba']),
      opens: [...CONDA_ENVIRONMENT, 'envs', 'pkgs'],
      passes: ['CONDA_EXE', 'CONDA_PYTHON_EXE', 'CONDA_SHLVL', 'MAMBA_EXE', 'MAMBA_ROOT_PREFIX'],
      keys: ['.condarc', 'condarc', '.mambarc'],
      versions: ['conda-meta', 'envs'],
    },
    {
      at: ['$CONDA_PREFIX'],
      opens: CONDA_ENVIRONMENT,
      sets: ['CONDA_PREFIX'],
      passes: ['CONDA_DEFAULT_ENV'],
      versions: ['conda-meta'],
    },
    { at: ['~/.conda'], opens: ['envs', 'pkgs'], versions: ['envs'] },
  ],
  nix: [
    {
      at: ['~/.nix-profile'],
      opens: ['bin', 'etc', 'include', 'lib', 'libexec', 'share'],
      versions: ['manifest.json'],
    },
    { at: ['$XDG_STATE_HOME/nix/profiles', '~/.local/state/nix/profiles'], opens: [''], versions: [''] },
    { at: ['/nix/store'], passes: ['NIX_PROFILES', 'NIX_PATH', 'LOCALE_ARCHIVE'] },
  ],
  fnm: [
    {
      at: ['$FNM_DIR', '$XDG_DATA_HOME/fnm', '~/.local/share/fnm', '~/.fnm'],
      opens: ['aliases', 'node-versions'],
      sets: ['FNM_DIR'],
      versions: ['aliases', 'node-versions'],
    },
    { at: ['$FNM_MULTISHELL_PATH'], opens: [''], sets: ['FNM_MULTISHELL_PATH'] },
  ],
  rbenv: [
    {
      at: ['$RBENV_ROOT', '~/.rbenv'],
      opens: [...SHIMS, 'rbenv.d'],
      sets: ['RBENV_ROOT'],
      passes: ['RBENV_VERSION'],
      versions: ['version', 'versions'],
    },
  ],
  bun: [
    {
      at: ['$BUN_INSTALL', '~/.bun'],
      opens: ['bin', 'install/global'],
      layers: [['install/cache', '.bun/install/cache']],
    },
  ],
  deno: [
    { at: ['$DENO_INSTALL', '~/.deno'], opens: ['bin'] },
    { at: ['$DENO_DIR', '$XDG_CACHE_HOME/deno', '~/.cache/deno'], layers: [['', '.cache/deno']] },
  ],
  dotnet: [
    {
      at: ['$DOTNET_ROOT', '~/.dotnet'],
      opens: ['dotnet', 'host', 'metadata', 'packs', 'sdk', 'sdk-manifests', 'shared', 'templates', 'tools'],
      sets: ['DOTNET_ROOT'],
      versions: ['sdk', 'shared/*'],
    },
    { at: ['$NUGET_PACKAGES', '~/.nuget/packages'], layers: [['', '.nuget/packages']] },
  ],
  maven: [
    {
      at: ['~/.m2'],
      layers: [
        ['repository', '.m2/repository'],
        ['wrapper', '.m2/wrapper'],
      ],
      keys: ['settings.xml', 'settings-security.xml'],
      versions: ['wrapper/dists/*'],
    },
    { at: ['$MAVEN_HOME', '$M2_HOME'], opens: ['bin', 'boot', 'conf', 'lib'], sets: ['MAVEN_HOME', 'M2_HOME'] },
    // Java takes the home of the account, which the command does not have.
    { at: ['~/.m2', '$MAVEN_HOME', '<mvn>'], gives: { MAVEN_OPTS: '-Duser.home={home}' } },
    JAVA,
  ],
  gradle: [
    {
      at: ['$GRADLE_USER_HOME', '~/.gradle'],
      layers: [
        ['caches', '.gradle/caches'],
        ['jdks', '.gradle/jdks'],
        ['native', '.gradle/native'],
        ['wrapper', '.gradle/wrapper'],
      ],
      keys: ['gradle.properties'],
      gives: { GRADLE_USER_HOME: '{home}/.gradle' },
      versions: ['jdks', 'wrapper/dists/*'],
    },
    { at: ['$GRADLE_HOME'], opens: ['bin', 'init.d', 'lib', 'media'], sets: ['GRADLE_HOME'] },
    JAVA,
  ],
};

import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Toolchain } from '../../src/settings/environment-shape.ts';
import { createFolder } from './temp-folder.ts';

/** The home of a person with a toolchain in it, as its own installer lays it out; programs print which one they are. */
export interface ToolchainHome {
  readonly files: Readonly<Record<string, string>>;
  /** Name and what is written in the link. */
  readonly links?: Readonly<Record<string, string>>;
  /** Folders of the PATH. */
  readonly path?: readonly string[];
  /** Variables that the shell of that person sets; `~` is the home. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What a command runs. */
  readonly use: string;
  readonly prints: string;
  /** What it cannot write to. */
  readonly locked: readonly string[];
  /** What it does not see. */
  readonly hidden?: readonly string[];
}

const prints = (text: string) => `#!/bin/sh\necho "${text}"\n`;

export const TOOLCHAIN_HOMES: Readonly<Record<Toolchain, ToolchainHome>> = {
  rustup: {
    files: {
      '.cargo/bin/rustup':
        '#!/bin/sh\nname=$(sed -n "s/^default_toolchain = \\"\\(.*\\)\\"/\\1/p" "$RUSTUP_HOME/settings.toml")\nexec "$RUSTUP_HOME/toolchains/$name/bin/$(basename "$0")" "$@"\n',
      '.rustup/settings.toml': 'default_toolchain = "stable"\n',
      '.rustup/toolchains/stable/bin/cargo':
        '#!/bin/sh\ncat "$HOME/.cargo/registry/cache/one.crate" && echo new > "$HOME/.cargo/registry/cache/two.crate"\n',
      '.rustup/update-hashes/stable': 'abc\n',
      '.cargo/registry/cache/one.crate': 'a crate\n',
      '.cargo/credentials.toml': 'token = "secret"\n',
    },
    links: { '.cargo/bin/cargo': 'rustup' },
    path: ['.cargo/bin'],
    use: 'cargo build',
    prints: 'a crate',
    locked: ['.rustup/toolchains/stable/bin/cargo', '.cargo/bin/rustup', '.cargo/registry/cache/one.crate'],
    hidden: ['.cargo/credentials.toml', '.cargo/registry/cache/two.crate'],
  },
  pyenv: {
    files: {
      '.pyenv/shims/python': '#!/bin/sh\nexec "$PYENV_ROOT/libexec/pyenv" exec python "$@"\n',
      '.pyenv/libexec/pyenv':
        '#!/bin/sh\nversion=$PYENV_VERSION\n[ -n "$version" ] || version=$(cat "$PYENV_ROOT/version")\nexec "$PYENV_ROOT/versions/$version/bin/$2"\n',
      '.pyenv/version': '3.11.7\n',
      '.pyenv/versions/3.11.7/bin/python': prints('Python 3.11.7'),
      '.pyenv/versions/3.12.1/bin/python': prints('Python 3.12.1'),
      '.pyenv/.git/config': 'token\n',
    },
    path: ['.pyenv/shims'],
    use: 'python && PYENV_VERSION=3.12.1 python',
    prints: 'Python 3.11.7\nPython 3.12.1',
    locked: ['.pyenv/versions/3.11.7/bin/python', '.pyenv/shims/python'],
    hidden: ['.pyenv/.git/config'],
  },
  nvm: {
    files: {
      '.nvm/nvm.sh': 'nvm() { PATH="$NVM_DIR/versions/node/$(cat "$NVM_DIR/alias/$2")/bin:$PATH"; }\n',
      '.nvm/alias/default': 'v20.1.0\n',
      '.nvm/versions/node/v20.1.0/bin/node': prints('v20.1.0'),
      '.nvm/.cache/token': 'secret\n',
    },
    use: '. "$NVM_DIR/nvm.sh" && nvm use default && node',
    prints: 'v20.1.0',
    locked: ['.nvm/versions/node/v20.1.0/bin/node', '.nvm/nvm.sh'],
    hidden: ['.nvm/.cache/token'],
  },
  volta: {
    files: {
      '.volta/bin/volta-shim':
        '#!/bin/sh\nversion=$(sed -n \'s/.*"runtime": *"\\(.*\\)".*/\\1/p\' "$VOLTA_HOME/tools/user/platform.json")\nexec "$VOLTA_HOME/tools/image/node/$version/bin/$(basename "$0")"\n',
      '.volta/tools/user/platform.json': '{ "node": { "runtime": "20.2.0" } }\n',
      '.volta/tools/image/node/20.2.0/bin/node': prints('v20.2.0'),
      '.volta/layout.v4': '',
      '.volta/hooks.json': '{ "token": "secret" }\n',
    },
    links: { '.volta/bin/node': 'volta-shim' },
    path: ['.volta/bin'],
    use: 'node',
    prints: 'v20.2.0',
    locked: ['.volta/tools/image/node/20.2.0/bin/node', '.volta/bin/volta-shim'],
    hidden: ['.volta/hooks.json'],
  },
  asdf: {
    files: {
      '.asdf/shims/node': '#!/bin/sh\nexec "$ASDF_DATA_DIR/bin/asdf" exec nodejs node\n',
      '.asdf/bin/asdf':
        '#!/bin/sh\nfor file in .tool-versions "$HOME/.tool-versions"; do [ -f "$file" ] && break; done\nexec "$ASDF_DATA_DIR/installs/$2/$(sed -n "s/^$2 //p" "$file")/bin/$3"\n',
      '.asdf/installs/nodejs/20.3.0/bin/node': prints('v20.3.0'),
      '.tool-versions': 'nodejs 20.3.0\n',
    },
    path: ['.asdf/shims'],
    use: 'node',
    prints: 'v20.3.0',
    locked: ['.asdf/installs/nodejs/20.3.0/bin/node', '.tool-versions'],
  },
  mise: {
    files: {
      '.local/bin/mise':
        '#!/bin/sh\n[ "$MISE_TRUSTED_CONFIG_PATHS" = / ] || exit 1\nversion=$(sed -n \'s/^node = "\\(.*\\)"/\\1/p\' "$HOME/.config/mise/config.toml")\nexec "$MISE_DATA_DIR/installs/node/$version/bin/$(basename "$0")"\n',
      '.local/share/mise/installs/node/20.4.0/bin/node': prints('v20.4.0'),
      '.config/mise/config.toml': '[env]\nTOKEN = "secret"\n[tools]\nnode = "20.4.0"\n',
    },
    links: { '.local/share/mise/shims/node': '../../../bin/mise' },
    path: ['.local/share/mise/shims', '.local/bin'],
    use: 'node && ! grep -q secret "$HOME/.config/mise/config.toml"',
    prints: 'v20.4.0',
    locked: ['.local/share/mise/installs/node/20.4.0/bin/node'],
    hidden: ['.config/mise/config.toml'],
  },
  uv: {
    files: {
      '.local/share/uv/python/cpython-3.12.1/bin/python3.12': prints('Python 3.12.1'),
      '.local/share/uv/tools/ruff/bin/ruff': prints('ruff'),
      '.local/share/uv/credentials/credentials.toml': 'secret\n',
      '.cache/uv/wheel': 'a wheel\n',
    },
    links: { '.local/bin/ruff': '../share/uv/tools/ruff/bin/ruff' },
    path: ['.local/bin'],
    use: 'mkdir bin && ln -s "$UV_PYTHON_INSTALL_DIR/cpython-3.12.1/bin/python3.12" bin/python && bin/python && ruff && cat "$HOME/.cache/uv/wheel" && echo x > "$HOME/.cache/uv/lock"',
    prints: 'Python 3.12.1\nruff\na wheel',
    locked: ['.local/share/uv/python/cpython-3.12.1/bin/python3.12', '.cache/uv/wheel'],
    hidden: ['.local/share/uv/credentials/credentials.toml', '.cache/uv/lock'],
  },
  sdkman: {
    files: {
      '.sdkman/bin/sdkman-init.sh': 'PATH="$SDKMAN_DIR/candidates/gradle/current/bin:$PATH"\n',
      '.sdkman/candidates/java/21.0.2-tem/bin/java': prints('java 21'),
      '.sdkman/candidates/java/21.0.2-tem/release': 'JAVA_VERSION="21.0.2"\n',
      '.sdkman/candidates/gradle/8.5/bin/gradle': prints('gradle 8.5'),
      '.sdkman/tmp/token': 'secret\n',
    },
    links: { '.sdkman/candidates/java/current': '21.0.2-tem', '.sdkman/candidates/gradle/current': '8.5' },
    variables: { JAVA_HOME: '~/.sdkman/candidates/java/current' },
    use: '. "$SDKMAN_DIR/bin/sdkman-init.sh" && "$JAVA_HOME/bin/java" && gradle',
    prints: 'java 21\ngradle 8.5',
    locked: ['.sdkman/candidates/java/21.0.2-tem/bin/java', '.sdkman/bin/sdkman-init.sh'],
    hidden: ['.sdkman/tmp/token'],
  },
  go: {
    files: {
      'sdk/go1.22.1/bin/go': '#!/bin/sh\ncat "$(dirname "$0")/../VERSION" "$HOME/go/pkg/mod/cache/download/list"\n',
      'sdk/go1.22.1/VERSION': 'go1.22.1\n',
      'go/bin/tool': prints('a tool'),
      'go/pkg/mod/cache/download/list': 'a module\n',
      'go/src/private/token': 'secret\n',
    },
    path: ['sdk/go1.22.1/bin', 'go/bin'],
    use: 'go && tool && echo x > "$HOME/go/pkg/mod/cache/lock"',
    prints: 'go1.22.1\na module\na tool',
    locked: ['sdk/go1.22.1/VERSION', 'go/bin/tool', 'go/pkg/mod/cache/download/list'],
    hidden: ['go/src/private/token', 'go/pkg/mod/cache/lock'],
  },
  corepack: {
    files: {
      'bin/pnpm':
        '#!/bin/sh\nexec sh "$HOME/.cache/node/corepack/v1/pnpm/$(cat "$HOME/.cache/node/corepack/lastKnownGood.json")/pnpm"\n',
      '.cache/node/corepack/lastKnownGood.json': '9.1.0\n',
      '.cache/node/corepack/v1/pnpm/9.1.0/pnpm': 'echo pnpm 9.1.0\n',
    },
    path: ['bin'],
    use: 'pnpm && mkdir "$HOME/.cache/node/corepack/v1/pnpm/9.2.0"',
    prints: 'pnpm 9.1.0',
    locked: ['.cache/node/corepack/lastKnownGood.json'],
    hidden: ['.cache/node/corepack/v1/pnpm/9.2.0'],
  },
  conda: {
    files: {
      'miniconda3/bin/conda': '#!/bin/sh\nexec "$(dirname "$0")/../envs/$2/bin/python"\n',
      'miniconda3/conda-meta/history': '',
      'miniconda3/envs/bench/bin/python': '#!/bin/sh\ncat "$CONDA_PREFIX/lib/version"\n',
      'miniconda3/envs/bench/lib/version': 'python of bench\n',
      'miniconda3/.condarc': 'channels: [https://conda.example/t/secret/main]\n',
    },
    path: ['miniconda3/envs/bench/bin', 'miniconda3/condabin'],
    links: { 'miniconda3/condabin/conda': '../bin/conda' },
    variables: { CONDA_EXE: '~/miniconda3/bin/conda', CONDA_PREFIX: '~/miniconda3/envs/bench' },
    use: 'python && "$CONDA_EXE" -n bench',
    prints: 'python of bench\npython of bench',
    locked: ['miniconda3/envs/bench/lib/version', 'miniconda3/bin/conda'],
    hidden: ['miniconda3/.condarc'],
  },
  nix: {
    files: { 'store/abc-profile/bin/hello': prints('hello'), 'store/abc-profile/manifest.json': '{}' },
    links: {
      '.local/state/nix/profiles/profile': '../../../../store/abc-profile',
      '.nix-profile': '.local/state/nix/profiles/profile',
    },
    path: ['.nix-profile/bin'],
    use: 'hello',
    prints: 'hello',
    locked: ['store/abc-profile/bin/hello'],
  },
  fnm: {
    files: {
      '.local/share/fnm/node-versions/v20.5.0/installation/bin/node': prints('v20.5.0'),
      'run/fnm_multishells/.keep': '',
      'run/bus': 'a socket\n',
    },
    links: {
      '.local/share/fnm/aliases/default': '../node-versions/v20.5.0/installation',
      'run/fnm_multishells/1_2': '../../.local/share/fnm/aliases/default',
    },
    path: ['run/fnm_multishells/1_2/bin'],
    variables: { FNM_MULTISHELL_PATH: '~/run/fnm_multishells/1_2', XDG_RUNTIME_DIR: '~/run' },
    use: 'node && "$FNM_DIR/aliases/default/bin/node"',
    prints: 'v20.5.0\nv20.5.0',
    locked: ['.local/share/fnm/node-versions/v20.5.0/installation/bin/node'],
    hidden: ['run/bus'],
  },
  rbenv: {
    files: {
      '.rbenv/shims/ruby': '#!/bin/sh\nexec "$RBENV_ROOT/libexec/rbenv" exec ruby\n',
      '.rbenv/libexec/rbenv': '#!/bin/sh\nexec "$RBENV_ROOT/versions/$(cat "$RBENV_ROOT/version")/bin/$2"\n',
      '.rbenv/version': '3.3.0\n',
      '.rbenv/versions/3.3.0/bin/ruby': prints('ruby 3.3.0'),
      '.gem/credentials': 'secret\n',
    },
    path: ['.rbenv/shims'],
    use: 'ruby',
    prints: 'ruby 3.3.0',
    locked: ['.rbenv/versions/3.3.0/bin/ruby'],
    hidden: ['.gem/credentials'],
  },
  bun: {
    files: {
      '.bun/bin/bun': '#!/bin/sh\ncat "$HOME/.bun/install/cache/one" && echo x > "$HOME/.bun/install/cache/two"\n',
      '.bun/install/cache/one': 'a package\n',
      '.bunfig.toml': 'secret\n',
    },
    path: ['.bun/bin'],
    use: 'bun',
    prints: 'a package',
    locked: ['.bun/bin/bun', '.bun/install/cache/one'],
    hidden: ['.bunfig.toml', '.bun/install/cache/two'],
  },
  deno: {
    files: {
      '.deno/bin/deno': '#!/bin/sh\ncat "$HOME/.cache/deno/one" && echo x > "$HOME/.cache/deno/two"\n',
      '.cache/deno/one': 'a module\n',
    },
    path: ['.deno/bin'],
    use: 'deno',
    prints: 'a module',
    locked: ['.deno/bin/deno', '.cache/deno/one'],
    hidden: ['.cache/deno/two'],
  },
  dotnet: {
    files: {
      '.dotnet/dotnet': '#!/bin/sh\ncat "$DOTNET_ROOT/sdk/8.0.100/version" "$HOME/.nuget/packages/one/one.nupkg"\n',
      '.dotnet/sdk/8.0.100/version': '8.0.100\n',
      '.nuget/packages/one/one.nupkg': 'a package\n',
      '.nuget/NuGet/NuGet.Config': 'secret\n',
    },
    path: ['.dotnet'],
    use: 'dotnet && echo x > "$HOME/.nuget/packages/two"',
    prints: '8.0.100\na package',
    locked: ['.dotnet/sdk/8.0.100/version', '.nuget/packages/one/one.nupkg'],
    hidden: ['.nuget/NuGet/NuGet.Config', '.nuget/packages/two'],
  },
  maven: {
    files: {
      'maven/bin/mvn': '#!/bin/sh\ncat "$(echo "$MAVEN_OPTS" | sed s/-Duser.home=//)/.m2/repository/one.jar"\n',
      '.m2/repository/one.jar': 'a jar\n',
      '.m2/settings.xml': 'secret\n',
    },
    path: ['maven/bin'],
    variables: { MAVEN_HOME: '~/maven' },
    use: '"$MAVEN_HOME/bin/mvn" && mvn && echo x > "$HOME/.m2/repository/two.jar"',
    prints: 'a jar\na jar',
    locked: ['maven/bin/mvn', '.m2/repository/one.jar'],
    hidden: ['.m2/settings.xml', '.m2/repository/two.jar'],
  },
  gradle: {
    files: {
      '.gradle/wrapper/dists/gradle-8.5/bin/gradle':
        'cat "$GRADLE_USER_HOME/caches/one" && echo x > "$GRADLE_USER_HOME/caches/lock"\n',
      '.gradle/caches/one': 'a cache\n',
      '.gradle/gradle.properties': 'secret\n',
    },
    use: 'sh "$GRADLE_USER_HOME/wrapper/dists/gradle-8.5/bin/gradle"',
    prints: 'a cache',
    locked: ['.gradle/caches/one'],
    hidden: ['.gradle/gradle.properties', '.gradle/caches/lock'],
  },
};

export interface MadeHome {
  readonly home: string;
  readonly parentEnv: Readonly<Record<string, string>>;
}

/** Makes such a home; all of its files can be run. */
export function createToolchainHome({ files, links = {}, path = [], variables = {} }: ToolchainHome): MadeHome {
  const home = createFolder();
  const at = (name: string): string => {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    return join(home, name);
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(at(name), text);
    chmodSync(join(home, name), 0o755);
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, at(name));
  const named = Object.entries(variables).map(([name, value]) => [name, value.replace(/^~/, home)]);
  const folders = [...path.map((folder) => join(home, folder)), '/usr/bin', '/bin'];
  return { home, parentEnv: { HOME: home, PATH: folders.join(':'), ...Object.fromEntries(named) } };
}

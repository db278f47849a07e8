/**
 * Settings of a user's tools that commands get in their home, with no key in them: which registries there are, which
 * versions are meant. Pure.
 * Invariant: nothing is taken over but keys of the lists here, and no value that names a user, a password or a token; a
 * file that cannot be read as what it is gives nothing.
 */
import { parse, stringify } from 'smol-toml';
import { isObject } from '../../base/decode.ts';
import type { Toolchain } from '../../settings/environment-shape.ts';
import { holdsKey } from './network-variables.ts';

/** A file of the user's, and what of it a command gets. */
export interface HomeFile {
  /** Where it may be, as places of toolchains are written; the first that is there counts. */
  readonly from: readonly string[];
  /** Relative to the home of the command. */
  readonly at: string;
  /** Given where one of these is; undefined: always. */
  readonly of?: readonly Toolchain[];
  /** Whether it says something to commands without network access, too. */
  readonly isLocal: boolean;
  /** What is left of the text; '' is nothing. */
  readonly keep: (text: string) => string;
}

export const HOME_FILES: readonly HomeFile[] = [
  { from: ['~/.tool-versions'], at: '.tool-versions', of: ['asdf', 'mise'], isLocal: true, keep: (text) => text },
  {
    from: ['$MISE_GLOBAL_CONFIG_FILE', '$XDG_CONFIG_HOME/mise/config.toml', '~/.config/mise/config.toml'],
    ...{ at: '.config/mise/config.toml', of: ['mise'], isLocal: true },
    keep: (text) => keepTables(text, { tools: /./, alias: /./, settings: /^(?!.*(?:token|key|credential))/i }),
  },
  {
    from: ['$CARGO_HOME/config.toml', '$CARGO_HOME/config', '~/.cargo/config.toml', '~/.cargo/config'],
    ...{ at: '.cargo/config.toml', isLocal: true },
    keep: (text) =>
      keepTables(text, {
        source: /./,
        registries: /^(?!.*(?:token|key|credential))/i,
        registry: /^(?:default|index)$/,
        net: /^(?:retry|git-fetch-with-cli)$/,
        http: /^(?:proxy|cainfo|check-revoke|ssl-version|timeout|multiplexing)$/,
      }),
  },
  {
    from: ['$NPM_CONFIG_USERCONFIG', '$npm_config_userconfig', '~/.npmrc'],
    ...{ at: '.npmrc', isLocal: false },
    keep: (text) => keepLines(text, /^(?:(?:@[^:=\s]+:)?registry|cafile|strict-ssl|proxy|https-proxy|noproxy)\s*=/),
  },
  {
    from: ['$PIP_CONFIG_FILE', '$XDG_CONFIG_HOME/pip/pip.conf', '~/.config/pip/pip.conf', '~/.pip/pip.conf'],
    ...{ at: '.config/pip/pip.conf', isLocal: false },
    keep: (text) =>
      keepLines(text, /^(?:index-url|extra-index-url|find-links|trusted-host|no-index|cert|proxy)\s*[=:]/),
  },
  {
    from: ['$UV_CONFIG_FILE', '$XDG_CONFIG_HOME/uv/uv.toml', '~/.config/uv/uv.toml'],
    ...{ at: '.config/uv/uv.toml', isLocal: false },
    keep: (text) =>
      keepTables(text, {
        index: /./,
        ...{ 'index-url': /./, 'extra-index-url': /./, 'find-links': /./, 'allow-insecure-host': /./ },
        ...{ 'native-tls': /./, 'system-certs': /./ },
      }),
  },
  {
    from: ['$GOENV', '$XDG_CONFIG_HOME/go/env', '~/.config/go/env'],
    ...{ at: '.config/go/env', isLocal: true },
    keep: (text) => keepLines(text, /^GO(?:PROXY|NOPROXY|PRIVATE|SUMDB|NOSUMDB|INSECURE|VCS|TOOLCHAIN)\s*=/),
  },
];

/** The lines of a settings file that a pattern takes, with their headings and the lines that continue them. */
function keepLines(text: string, wanted: RegExp): string {
  const kept: string[] = [];
  let heading: string | undefined;
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:[#;]|$)/.test(line)) continue;
    if (/^\[[^\]=]*\]\s*$/.test(line)) {
      heading = line;
      isOpen = false;
      continue;
    }
    const continues: boolean = /^\s/.test(line) && isOpen;
    isOpen = continues || wanted.test(line.trim());
    // What is filled in from the environment is not there for a command.
    if (!isOpen || holdsKey(line) || line.includes('${')) continue;
    if (heading !== undefined) kept.push(heading);
    heading = undefined;
    kept.push(continues ? line : line.trim());
  }
  return kept.length === 0 ? '' : `${kept.join('\n')}\n`;
}

type Tables = Readonly<Record<string, RegExp>>;

/** The tables of a TOML text that are named, each with the keys that its pattern takes. */
function keepTables(text: string, tables: Tables): string {
  let document: unknown;
  try {
    document = parse(text);
  } catch {
    // The tool would refuse it, too.
    return '';
  }
  const kept = Object.entries(tables).flatMap(([name, keys]) => {
    const value = isObject(document) ? keepKeys(document[name], keys) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return kept.length === 0 ? '' : stringify(Object.fromEntries(kept));
}

/** A value without the keys that a pattern does not take, and without what holds a key of the user's. */
function keepKeys(value: unknown, keys: RegExp): unknown {
  if (typeof value === 'string') return holdsKey(value) ? undefined : value;
  if (Array.isArray(value)) return value.map((each) => keepKeys(each, keys)).filter((each) => each !== undefined);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    keys.test(name) ? keepKeys(each, keys) : undefined,
  ]);
  const kept = entries.filter(([, each]) => each !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/**
 * What commands get of the machine besides their own folders: toolchains, data, devices, variables, settings of tools.
 * Invariant: found once, when a private area is opened, and the same for all commands of a kind after that; nothing in it
 * can be written by a command. A key of the user's is only where a setting names it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { ContractError, type Problem } from '../../base/errors.ts';
import { type JsonPath, renderPath } from '../../base/json-path.ts';
import { type Environment, type ParentEnvironment, requireTable, resolveTable } from '../../kernel/environment.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import type { EnvironmentSettings, WrittenEnvironment } from '../../settings/environment-shape.ts';
import type { CheckPlaces, CheckVariable, NamedPlaces } from './environment-issues.ts';
import { deviceProblem, findDevices } from './found-devices.ts';
import { expand, locate, realOf } from './found-places.ts';
import { findToolchains, type HomeLayer } from './found-toolchains.ts';
import { HOME_FILES, type HomeFile } from './home-files.ts';
import { findNetworkVariables } from './network-variables.ts';
import { type ClosedPlaces, type FindClosed, findClosedIn, readableProblem } from './open-places.ts';
import { CREDENTIAL_FILES } from './secret-places.ts';
import type { CommandKind, NetworkAccess } from './step-network.ts';
import { explainUnseen } from './unseen-places.ts';
import { secretNames, writtenVariables } from './written-variables.ts';

/** The settings that this is made of. */
export type CommandSettings = Pick<EnvironmentSettings, 'toolchains' | 'readable' | 'devices' | 'env' | 'disclose'>;

interface VariablesRequest {
  readonly kind: CommandKind;
  readonly network: NetworkAccess;
  /** The home of the command. */
  readonly home: string;
  /** Setup that runs nothing but files of the base: it alone gets keys. Default: no. */
  readonly isTrusted?: boolean;
}

export interface CommandEnvironment {
  /** Paths that are there to read, where they would be hidden. */
  readonly readable: readonly string[];
  /** Files that appear empty. */
  readonly masked: readonly string[];
  readonly devices: readonly string[];
  /** Caches of the user's: lower layers of folders of the command's home. */
  readonly homeLayers: readonly HomeLayer[];
  variables(request: VariablesRequest): Environment;
  /** Names of variables whose values come from the user's environment by a setting: they may be keys. */
  readonly keys: readonly string[];
  /** Text files of the command's home, by their path in it. */
  homeFiles(network: NetworkAccess): Readonly<Record<string, string>>;
  /** What a failed command did not find by what it printed, though it is there, and the key that would show it. */
  explainUnseen(output: string, isHidden: (path: string) => boolean): string | undefined;
  /** What of it scores may depend on, as it is now; starts no process. */
  readFacts(): Readonly<Record<string, string>>;
}

export interface EnvironmentRequest extends ClosedPlaces {
  readonly settings: CommandSettings;
}

/** What is wrong with paths and devices of the settings, on this machine; the path begins at `environment`. */
function findEnvironmentIssues(
  { readable, devices }: NamedPlaces,
  findClosed: FindClosed,
): readonly (readonly [path: JsonPath, problem: Problem])[] {
  const inTable = (key: string, index: number, problem: Problem | undefined) =>
    problem === undefined ? [] : [[['environment', key, index], problem] as const];
  return [
    ...readable.flatMap((path, index) => inTable('readable', index, readableProblem(path, findClosed))),
    ...devices.flatMap((name, index) => inTable('devices', index, deviceProblem(name))),
  ];
}

/** The same for the settings of a file in a repository. */
export function checkPlaces(
  { folder, commonDir }: Pick<UserRepository, 'folder' | 'commonDir'>,
  parentEnv: ParentEnvironment,
): CheckPlaces {
  const closed = { parentEnv, repository: [folder, commonDir] };
  return (settings) => findEnvironmentIssues(settings, findClosedIn(closed));
}

/** What is wrong with variables of the table, by the environment here. */
export function checkVariables(parentEnv: ParentEnvironment): CheckVariable {
  return (name, template) => {
    const resolved = resolveTable({ [name]: template }, { parentEnv, path: '' });
    return 'problems' in resolved ? resolved.problems : [];
  };
}

/** Finds what commands get; throws a ContractError where the settings name what may not be given, or is not there. */
export function openCommandEnvironment(request: EnvironmentRequest): CommandEnvironment {
  const { settings, parentEnv } = request;
  const findClosed = findClosedIn(request);
  const issues = findEnvironmentIssues(settings, findClosed);
  if (issues.length > 0)
    throw new ContractError(issues.map(([path, problem]) => ({ path: renderPath(path), ...problem })));
  const resolved = requireTable(settings.env, { parentEnv, path: '$.environment.env' });
  const toolchains = findToolchains({ names: settings.toolchains, parentEnv, findClosed });
  const devices = findDevices(settings.devices, { parentEnv });
  const network = findNetworkVariables(parentEnv);
  const files = readHomeFiles(settings.toolchains, parentEnv);
  const certificates = [...network.certificates, ...files.flatMap(({ text }) => certificatesIn(text))];
  const isOpen = (path: string): boolean => findClosed(path) === undefined;
  const found = [...devices.libraries, ...certificates.filter(isCertificate)].filter(isOpen);
  const { HOME: home = '' } = parentEnv;
  const keys = [...(isAbsolute(home) ? CREDENTIAL_FILES.map((name) => join(home, name)) : []), ...toolchains.keys];
  const variables: CommandEnvironment['variables'] = ({ kind, network: access, home: own, isTrusted = false }) => {
    const written = writtenVariables(settings, { kind, isTrusted });
    return {
      ...devices.variables,
      ...withHome(toolchains.variables, own),
      ...(access === 'on' ? network.open : {}),
      ...(access === 'on' && kind === 'setup' && isTrusted ? network.secret : {}),
      ...Object.fromEntries(Object.keys(written).map((name) => [name, resolved[name] ?? ''])),
    };
  };
  return {
    readable: [
      ...new Set([...settings.readable, ...toolchains.readable, ...found].flatMap((path) => [path, ...realOf(path)])),
    ],
    masked: [...new Set(keys)].filter((path) => existsSync(path)),
    devices: devices.devices,
    homeLayers: toolchains.layers,
    variables,
    keys: secretNames(settings.env),
    homeFiles: (access) =>
      Object.fromEntries(files.filter(({ isLocal }) => isLocal || access === 'on').map(({ at, text }) => [at, text])),
    explainUnseen: (output, isHidden) =>
      explainUnseen(output, { toolchains: settings.toolchains, parentEnv, findClosed, isHidden }),
    readFacts: () => ({
      ...toolchains.readVersions(),
      ...Object.fromEntries(settings.readable.map((path) => [`readable.${path}`, describeChange(path)])),
      ...Object.fromEntries(devices.devices.map((path) => [`device.${path}`, existsSync(path) ? 'there' : 'gone'])),
    }),
  };
}

/** Data can be too large to be read: its size and time of change identify it. */
function describeChange(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? 'gone' : `${stats.size} bytes of ${stats.mtime.toISOString()}`;
}

/** Tables whose references are the keys that commands may get: of the settings, and of a person's proxies and registries. */
export function keyTables(written: WrittenEnvironment, parentEnv: ParentEnvironment): readonly Environment[] {
  const { secret } = findNetworkVariables(parentEnv);
  return [written?.env ?? {}, Object.fromEntries(Object.keys(secret).map((name) => [name, `$${name}`]))];
}

/** A home with a space in its path cannot be in options that are split at spaces. */
function withHome(variables: Environment, home: string): Environment {
  const whole = Object.entries(variables).filter(([, value]) => !(value.includes('{home}') && /\s/.test(home)));
  return Object.fromEntries(whole.map(([name, value]) => [name, value.replaceAll('{home}', home)]));
}

type ReadHomeFile = Pick<HomeFile, 'at' | 'isLocal'> & { readonly text: string };

// What people write by hand is small.
const MAX_BYTES = 1 << 20;

function readHomeFiles(toolchains: CommandSettings['toolchains'], env: ParentEnvironment): readonly ReadHomeFile[] {
  const isWanted = ({ of }: HomeFile): boolean =>
    of === undefined ||
    toolchains === 'auto' ||
    (toolchains !== 'none' && of.some((name) => toolchains.includes(name)));
  return HOME_FILES.filter(isWanted).flatMap(({ from, at, isLocal, keep }) => {
    const [text = ''] = from.flatMap((place) => readText(locate(place, env)) ?? []);
    const kept = text === '' ? '' : keep(text);
    return kept === '' ? [] : [{ at, isLocal, text: kept }];
  });
}

function readText(path: string | undefined): string | undefined {
  const [file] = path === undefined ? [] : expand(path, '');
  if (file === undefined) return undefined;
  try {
    const bytes = readFileSync(file);
    return bytes.length > MAX_BYTES ? undefined : bytes.toString('utf8');
  } catch {
    // A folder, or not ours to read: the command gets nothing of it.
    return undefined;
  }
}

/** The files that settings name as their certificates. */
function certificatesIn(text: string): readonly string[] {
  return [...text.matchAll(/^(?:cafile|cainfo|cert)\s*[=:]\s*"?(\/[^"\n]+)"?\s*$/gm)].map(([, path = '']) =>
    path.trim(),
  );
}

/** A file of certificates that holds a key is one of the user's own. */
function isCertificate(path: string): boolean {
  const text = readText(path);
  return text === undefined ? existsSync(path) : !text.includes('PRIVATE KEY');
}

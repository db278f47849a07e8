/**
 * The toolchains of a user, as commands get them.
 * Invariant: nothing is opened that may not be; a place that is not there is left out.
 */
import { dirname, join } from 'node:path';
import type { Environment, ParentEnvironment } from '../../kernel/environment.ts';
import { TOOLCHAINS, type Toolchain } from '../../settings/environment-shape.ts';
import { describePlace, expand, isFolder, locate, namesIn, realOf } from './found-places.ts';
import type { FindClosed } from './open-places.ts';
import { TOOLCHAIN_PARTS, type ToolchainPart } from './toolchain-places.ts';

/** A cache of the user's that lies in the home of a command. */
export interface HomeLayer {
  readonly from: string;
  /** Relative to the home. */
  readonly at: string;
}

export interface FoundToolchains {
  readonly readable: readonly string[];
  readonly layers: readonly HomeLayer[];
  /** `{home}` in a value stands for the home of the command. */
  readonly variables: Environment;
  /** Files with keys, whether or not they are there. */
  readonly keys: readonly string[];
  /** Which versions are there now, by `toolchain.NAME`. */
  readVersions(): Readonly<Record<string, string>>;
}

export interface ToolchainRequest {
  readonly names: 'auto' | 'none' | readonly Toolchain[];
  readonly parentEnv: ParentEnvironment;
  readonly findClosed: FindClosed;
}

interface FoundPart {
  readonly name: Toolchain;
  readonly part: ToolchainPart;
  readonly folder: string;
}

/** Finds the toolchains that are there. */
export function findToolchains({ names, parentEnv, findClosed }: ToolchainRequest): FoundToolchains {
  const wanted = names === 'auto' ? TOOLCHAINS : names === 'none' ? [] : names;
  const found = wanted.flatMap((name) => TOOLCHAIN_PARTS[name].flatMap((part) => findPart(name, part, parentEnv)));
  const isOpen = (path: string): boolean => findClosed(path) === undefined;
  const opened = found.flatMap(openedBy).filter(isOpen);
  const linked = [...new Set(found.flatMap(linkedBy))].filter((path) => !opened.includes(path) && isOpen(path));
  return {
    readable: [...new Set([...opened, ...linked])],
    layers: uniqueLayers(found.flatMap(layersOf).filter(({ from }) => isOpen(from))),
    variables: Object.assign({}, ...found.map((each) => variablesOf(each, parentEnv))) as Environment,
    keys: found.flatMap(({ part, folder }) => (part.keys ?? []).map((name) => join(folder, name))),
    readVersions: () => Object.fromEntries(found.flatMap(versionsOf)),
  };
}

function findPart(name: Toolchain, part: ToolchainPart, env: ParentEnvironment): readonly FoundPart[] {
  const folders = part.at.flatMap((place) => locate(place, env) ?? []);
  const folder = folders.find(
    (each) => isFolder(each) && (part.has === undefined || expand(each, part.has).length > 0),
  );
  return folder === undefined ? [] : [{ name, part, folder }];
}

/** Each by the name that it has here and by what that leads to: programs go by either. */
function openedBy({ part, folder }: FoundPart): readonly string[] {
  const paths = (part.opens ?? []).flatMap((name) => expand(folder, name));
  return paths.flatMap((path) => [path, ...realOf(path)]);
}

/** What the links of versions lead to, such as a toolchain that was built elsewhere. */
function linkedBy({ part, folder }: FoundPart): readonly string[] {
  const shown = (part.versions ?? []).filter((name) => part.opens?.includes(name.replace(/\/\*$/, '')));
  const listed = shown.flatMap((name) => {
    const path = join(folder, name.replace(/\/\*$/, ''));
    return name.endsWith('/*') ? namesIn(path).map((each) => join(path, each)) : [path];
  });
  return listed.flatMap((path) =>
    namesIn(path).flatMap((name) => {
      const [real] = realOf(join(path, name));
      const [around = path] = realOf(path);
      return real === undefined || dirname(real) === around ? [] : [real];
    }),
  );
}

function layersOf({ part, folder }: FoundPart): readonly HomeLayer[] {
  const layers = (part.layers ?? []).map(([from, at]) => ({ from: join(folder, from), at }));
  return layers.flatMap(({ from, at }) => (isFolder(from) ? realOf(from).map((real) => ({ from: real, at })) : []));
}

function uniqueLayers(layers: readonly HomeLayer[]): readonly HomeLayer[] {
  return [...new Map(layers.map((layer) => [layer.at, layer])).values()];
}

function variablesOf({ part, folder }: FoundPart, env: ParentEnvironment): Environment {
  const named = (part.sets ?? []).map((name) => [name, folder]);
  const passed = (part.passes ?? []).map((name) => [name, env[name]]);
  return {
    ...Object.fromEntries([...named, ...passed].filter(([, value]) => value !== undefined)),
    ...part.gives,
  };
}

function versionsOf({ name, part, folder }: FoundPart): readonly (readonly [string, string])[] {
  return (part.versions ?? []).flatMap((written) => {
    const text = describePlace(folder, written);
    return text === undefined ? [] : [[`toolchain.${name}.${keyOf(part, written)}`, text] as const];
  });
}

/** Of two parts of a toolchain the same name may be looked at. */
function keyOf({ at }: ToolchainPart, written: string): string {
  const part = at[0]
    ?.replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase();
  return written === '' ? `${part}` : `${part}.${written.replace(/\/\*$/, '')}`;
}

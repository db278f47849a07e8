/** What the commands of a config find of the machine, as `doctor` reports it: programs, places, and no keys. */
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { plural, quoted } from '../base/text.ts';
import { readNamedPlaces } from '../engine/environment/command-names.ts';
import { type Explained, explainPlace, explainProgram } from '../engine/environment/missing-places.ts';
import { findClosedIn } from '../engine/environment/open-places.ts';
import { CREDENTIAL_FILES, KEY_PLACES } from '../engine/environment/secret-places.ts';
import { listed } from '../engine/evaluation/open-tests.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { probeView } from '../engine/workspace/view-probe.ts';
import { shieldsFiles } from '../kernel/sandbox-command.ts';
import type { Check } from './check.ts';
import { type MachineUse, programsOf } from './program-checks.ts';

interface Viewed {
  readonly privateArea: PrivateArea;
  readonly use: MachineUse;
  readonly signal: AbortSignal | undefined;
  /** Programs that are reported already. */
  readonly known: readonly Check[];
}

/** Looks from inside a command. */
export async function examineView({ privateArea, use, signal, known }: Viewed): Promise<Check[]> {
  const { parentEnv, repository, hidden, environment } = privateArea;
  const { HOME: home } = parentEnv;
  const findClosed = findClosedIn({ parentEnv, hidden, repository: [repository.folder, repository.commonDir] });
  const { toolchains } = use.environment;
  const machine = { parentEnv, findClosed, toolchains };
  const programs = isPathKnown(use) && known.length === 0 ? programsOf(use.commands) : [];
  const places = placesOf(use, home).filter(({ place }) => existsSync(place.path));
  const ofHome = home !== undefined && isAbsolute(home) ? [...KEY_PLACES, ...CREDENTIAL_FILES] : [];
  const keys = [...new Set([...ofHome.map((each) => join(home ?? '', each)), ...environment.masked])];
  const there = keys.filter((path) => existsSync(path));
  const probed = await probeView(privateArea, {
    programs: programs.map(({ name }) => name),
    places: places.map(({ place }) => place.path),
    ...{ keys: there, signal },
  });
  if (probed === undefined) return [];
  const missing = programs.filter(({ name }) => probed.missingPrograms.includes(name));
  const unseen = places.filter(({ place }) => probed.missingPlaces.includes(place.path));
  return [
    ...missing.map(({ name, key, verdict }): Check => {
      const explained = explainProgram(name, key, machine);
      const detail = `${quoted(name)}, which ${key} starts, ${explained.found}`;
      return { id: 'programs', title: 'programs', verdict, detail, ...whatToDo(explained) };
    }),
    ...unseen.map(({ place, key }): Check => {
      const explained = explainPlace(place, machine);
      const detail = `${quoted(place.written)}, which ${key} names, ${explained.found}`;
      return { id: 'places', title: 'data of commands', verdict: 'warning', detail, ...whatToDo(explained) };
    }),
    describeKeys(there, probed.readKeys, privateArea),
  ];
}

/** Where the config sets a PATH with folders of the tree, only the command finds what is in them. */
function isPathKnown({ environment }: MachineUse): boolean {
  const { PATH } = environment.env;
  return PATH === undefined || PATH.split(':').every((folder) => isAbsolute(folder));
}

function placesOf({ commands, environment }: MachineUse, home: string | undefined) {
  const ofCommands = commands.flatMap(({ key, command }) =>
    readNamedPlaces(command, home).map((place) => ({ key, place })),
  );
  const ofVariables = Object.entries(environment.env).flatMap(([name, value]) =>
    isAbsolute(value) && name !== 'PATH'
      ? [{ key: `environment.env.${name}`, place: { written: value, path: value, isInHome: false } }]
      : [],
  );
  return [...ofCommands, ...ofVariables];
}

function whatToDo({ remedy, readable }: Explained): Pick<Check, 'remedy' | 'fix'> {
  if (readable === undefined) return { remedy };
  return { remedy, fix: [{ kind: 'append', path: ['environment', 'readable'], values: [readable] }] };
}

/** That what holds keys was tried and could not be read. */
function describeKeys(there: readonly string[], read: readonly string[], { level }: PrivateArea): Check {
  const check = { id: 'credentials', title: 'keys of this machine' } as const;
  if (there.length === 0) return { ...check, verdict: 'ok', detail: 'none are in the places where tools keep them' };
  if (read.length === 0) {
    const detail = `${plural(there.length, 'place')} of keys (${listed(there)}): a command tried to read each and could not`;
    return { ...check, verdict: 'ok', detail };
  }
  const isShielded = shieldsFiles(level);
  const detail = `a command can read ${listed(read)}${isShielded ? '' : ` (level ${level.kind})`}`;
  const remedy = isShielded
    ? 'Take what is around it off PATH and environment.readable.'
    : 'Let bubblewrap work here, or remove the keys before you run this.';
  return { ...check, verdict: 'warning', detail, remedy };
}

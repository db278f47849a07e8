/** Programs and files that the commands of an evaluation start, and that are not on this machine. Nothing is run. */
import { existsSync } from 'node:fs';
import { quoted } from '../base/text.ts';
import { type NamedPlace, readCommandWords, readOpenedFiles } from '../engine/environment/command-names.ts';
import { explainProgram } from '../engine/environment/missing-places.ts';
import type { ParentEnvironment } from '../kernel/environment.ts';
import { findOnPath } from '../kernel/program-path.ts';
import type { EnvironmentSettings } from '../settings/environment-shape.ts';
import type { Check } from './check.ts';

export interface NamedCommand {
  readonly key: string;
  readonly command: string;
  /** Whether a run cannot begin without it. */
  readonly isNeeded: boolean;
  /** It may install what its later commands start. */
  readonly installs: boolean;
}

interface NamedProgram {
  readonly name: string;
  readonly key: string;
  /** What it means if it is not there. */
  readonly verdict: 'problem' | 'warning';
}

/** What is run, and with what of the machine. */
export interface MachineUse {
  readonly commands: readonly NamedCommand[];
  readonly environment: Pick<EnvironmentSettings, 'env' | 'toolchains'>;
}

/** A check for each program or file that is missing; where one is needed, no evaluation can say more. */
export function describePrograms(use: MachineUse, parentEnv: ParentEnvironment): Check[] {
  return [...describeNamed(use, parentEnv), ...describeOpened(use, parentEnv)];
}

/** What the commands open first, by an absolute path or one of the home, and is not there. */
function describeOpened({ commands, environment }: MachineUse, { HOME }: ParentEnvironment): Check[] {
  const home = environment.env.HOME === undefined ? HOME : undefined;
  return commands.flatMap(({ key, command, isNeeded }, at) => {
    // What comes before it may make the file.
    const maker = commands.slice(0, at).find(({ installs }) => installs)?.key;
    return findMissing(command, home).map((place): Check => {
      const remedy = maker === undefined ? 'or create the file' : `or let ${maker} create the file`;
      return {
        ...{
          id: 'programs',
          title: 'files of commands',
          verdict: isNeeded && maker === undefined ? 'problem' : 'warning',
        },
        ...{ detail: renderMissing(place, key), remedy: `Correct ${key}, ${remedy}.` },
      };
    });
  });
}

/** The files that a command opens first, and that are not on this machine. */
export function findMissing(command: string, home: string | undefined): NamedPlace[] {
  return readOpenedFiles(command, home).filter(({ path }) => !existsSync(path));
}

/** That a file is not there; `key` names the command. */
export function renderMissing({ written, path, isInHome }: NamedPlace, key: string): string {
  return `${quoted(written, 200)}, which ${key} starts with, does not exist${isInHome ? ` (${quoted(path, 200)})` : ''}`;
}

function describeNamed({ commands, environment }: MachineUse, parentEnv: ParentEnvironment): Check[] {
  const { PATH } = parentEnv;
  const { env, toolchains } = environment;
  // Commands have another PATH then.
  if (PATH === undefined || env.PATH !== undefined) return [];
  return programsOf(commands).flatMap(({ name, key, verdict }): Check[] => {
    if (findOnPath(name, PATH) !== undefined) return [];
    const { found, remedy } = explainProgram(name, key, { parentEnv, findClosed: () => undefined, toolchains });
    return [
      { id: 'programs', title: 'programs', verdict, detail: `${quoted(name)}, which ${key} starts, ${found}`, remedy },
    ];
  });
}

/** What the commands start, each with the first of them. */
export function programsOf(commands: readonly NamedCommand[]): NamedProgram[] {
  const named = commands.flatMap(({ key, command, isNeeded, installs }) =>
    readCommandWords(command).flatMap((word, at): NamedProgram[] => {
      if (word.kind !== 'program') return [];
      return [{ name: word.name, key, verdict: isNeeded && !(installs && at > 0) ? 'problem' : 'warning' }];
    }),
  );
  return named.filter(({ name }, at) => named.findIndex((each) => each.name === name) === at);
}

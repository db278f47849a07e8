/**
 * What to do about a program or a place of this machine that a command names and cannot see.
 * Invariant: only looked for; a place that may not be opened is never proposed.
 */
import { dirname, join } from 'node:path';
import { quoted } from '../../base/text.ts';
import { findOnPath, isProgram } from '../../kernel/program-path.ts';
import type { NamedPlace } from './command-names.ts';
import { type ChosenToolchains, toolchainLeftOut } from './left-out-toolchain.ts';
import type { FindClosed } from './open-places.ts';

export interface Explained {
  /** What is known, as the end of a sentence about it. */
  readonly found: string;
  readonly remedy: string;
  /** What `environment.readable` would have to name; undefined: no setting can do it. */
  readonly readable?: string;
}

export interface Machine extends ChosenToolchains {
  readonly findClosed: FindClosed;
}

// Where installers put programs without asking.
const PROGRAM_FOLDERS = [
  ...[
    '.local/bin',
    'bin',
    '.cargo/bin',
    'go/bin',
    '.bun/bin',
    '.deno/bin',
    '.volta/bin',
    '.pyenv/shims',
    '.asdf/shims',
  ],
  ...['.rbenv/shims', '.local/share/mise/shims', '.dotnet', '.local/share/pnpm', '.npm-global/bin'],
];
const SYSTEM_FOLDERS = [
  '/usr/local/go/bin',
  '/usr/local/cargo/bin',
  '/opt/conda/bin',
  '/opt/homebrew/bin',
  '/snap/bin',
];

/** `key` names the command. */
export function explainProgram(name: string, key: string, machine: Machine): Explained {
  const { PATH = '', HOME: home } = machine.parentEnv;
  const path = findOnPath(name, PATH);
  if (path !== undefined) return explainHidden(path, machine);
  const folders = [...(home === undefined ? [] : PROGRAM_FOLDERS.map((each) => join(home, each))), ...SYSTEM_FOLDERS];
  const other = folders.map((folder) => join(folder, name)).find(isProgram);
  if (other === undefined)
    return { found: 'is not on PATH', remedy: `Install ${quoted(name)}, correct ${key}, or add its folder to PATH.` };
  return {
    found: `is not on PATH, but is installed as ${quoted(other)}`,
    remedy: `Add the folder of ${quoted(name)} to PATH: export PATH=${dirname(other)}:"$PATH".`,
  };
}

function explainHidden(path: string, { findClosed, ...chosen }: Machine): Explained {
  const found = `is ${quoted(path)}, which no command can see`;
  const toolchain = toolchainLeftOut(path, chosen);
  if (toolchain !== undefined) return { found, remedy: `Add ${quoted(toolchain)} to environment.toolchains.` };
  const why = findClosed(path);
  if (why !== undefined)
    return { found, remedy: `Install it elsewhere, such as in /usr/local/bin: this is ${why}, and stays closed.` };
  return { found, remedy: `Add ${quoted(path)} to environment.readable.`, readable: path };
}

/** A place that is there, and that the command cannot see. */
export function explainPlace({ written, path, isInHome }: NamedPlace, { findClosed, ...chosen }: Machine): Explained {
  const toolchain = toolchainLeftOut(path, chosen);
  if (toolchain !== undefined)
    return { found: 'no command can see', remedy: `Add ${quoted(toolchain)} to environment.toolchains.` };
  const why = findClosed(path);
  if (why !== undefined) {
    return {
      found: `no command can see: it is ${why}`,
      remedy:
        'Name a path of the tree, or copy it to a folder with nothing else in it and name that in environment.readable.',
    };
  }
  const add = `Add ${quoted(path)} to environment.readable`;
  if (!isInHome) return { found: 'no command can see', remedy: `${add}.`, readable: path };
  return {
    found: 'no command can see: a command has a home of its own',
    remedy: `${add}, and write that path in place of ${quoted(written)}.`,
    readable: path,
  };
}

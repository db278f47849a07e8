/**
 * Why a command did not find what is there for the user: read from what it printed when it failed.
 * Invariant: nothing is said of a place that stays closed, so that no output can ask what is in it.
 */

import { quoted } from '../../base/text.ts';
import { findOnPath } from '../../kernel/program-path.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import { realOf } from './found-places.ts';
import { type ChosenToolchains, toolchainLeftOut } from './left-out-toolchain.ts';
import type { FindClosed } from './open-places.ts';

export interface UnseenRequest extends ChosenToolchains {
  readonly findClosed: FindClosed;
  /** Whether the command cannot see a path. */
  readonly isHidden: (path: string) => boolean;
}

const REPORTS_MISSING =
  /not found|no such file|ENOENT|can(?:not|'t) (?:open|find|access|execute)|does not exist|bad interpreter/i;
const QUOTE = `['"‘’“”\`]?`;
const NAME = `${QUOTE}([A-Za-z0-9_][\\w.+-]*)${QUOTE}`;
/** As shells, env, Node, Go and Python name a program. */
const PROGRAMS = [
  new RegExp(`(?:^|[:\\s])${NAME}: (?:command )?not found`),
  new RegExp(`\\benv: ${NAME}: No such file`),
  new RegExp(`\\bspawn ${NAME} ENOENT`),
  new RegExp(`exec: ${NAME}: executable file not found`),
  new RegExp(`No such file or directory: ${NAME}$`),
];
const PATHS = /(?<![\w.~/-])\/[^\s'"‘’“”`:;,()<>|&*?]+/g;
// What a command says last is what it failed of.
const MAX_LINES = 20;

/** The place that the end of an output says is missing, and the key that would show it; undefined where there is none. */
export function explainUnseen(output: string, request: UnseenRequest): string | undefined {
  const lines = output.trimEnd().split('\n').slice(-MAX_LINES).reverse();
  for (const line of lines.filter((each) => REPORTS_MISSING.test(each))) {
    const programs = PROGRAMS.flatMap((pattern) => pattern.exec(line)?.[1] ?? []);
    const named = [...new Set(programs)].flatMap((name) => findOnPath(name, request.parentEnv.PATH ?? '') ?? []);
    for (const path of [...named, ...(line.match(PATHS) ?? [])]) {
      const hint = hintFor(path, request);
      if (hint !== undefined) return hint;
    }
  }
  return undefined;
}

function hintFor(path: string, request: UnseenRequest): string | undefined {
  const { isHidden, findClosed } = request;
  // Where a link leads to, and what runs a script, have to be there, too.
  const unseen = [path, ...realOf(path), ...interpreterOf(path)].find(
    (each) => isHidden(each) && realOf(each).length > 0,
  );
  if (unseen === undefined) return undefined;
  const toolchain = toolchainLeftOut(unseen, request);
  if (toolchain !== undefined)
    return `${quoted(unseen, 200)} is there, but no command can see it: add ${quoted(toolchain)} to environment.toolchains`;
  if (findClosed(unseen) !== undefined) return undefined;
  return `${quoted(unseen, 200)} is there, but no command can see it: name it in environment.readable`;
}

const MAX_SHEBANG = 256;

function interpreterOf(path: string): readonly string[] {
  if (realOf(path).length === 0) return [];
  const text = readFilePart(path, 'start', MAX_SHEBANG)?.text ?? '';
  const [, interpreter] = /^#!\s*(\/\S+)/.exec(text) ?? [];
  return interpreter === undefined ? [] : [interpreter, ...realOf(interpreter)];
}

/** The programs that commands name, as facts of the machine. */
import { readProgram } from '../../kernel/machine.ts';

const PROGRAM = /^[A-Za-z0-9_][\w.+-]*$/;

/** The words of commands that may be names of programs. */
export function programNames(commands: readonly string[]): readonly string[] {
  const words = new Set(commands.flatMap((command) => command.split(/[\s"'`;|&<>()=,]+/)));
  return [...words].filter((word) => PROGRAM.test(word));
}

/** Those of them that are programs on a PATH, with what distinguishes each from another one. */
export function readPrograms(names: readonly string[], path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const program = readProgram(name, path);
      return program === undefined ? [] : [[`program.${name}`, program] as const];
    }),
  );
}

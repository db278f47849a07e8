/**
 * Which files of a tree we take or write without git: few of them, by plain names and modes. All else is left to git, which
 * says what is wrong with it. Pure.
 */

// Our own thread reads and writes them: of many, or of large ones, a git is the faster.
export const MAX_PLAIN_FILES = 64;
/** Of all of them together. */
export const MAX_PLAIN_BYTES = 4 << 20;

const EXECUTABLE_BIT = 0o100;
const [FILE, PROGRAM] = ['100644', '100755'];

/** What a file of a mode of git is created with; the umask takes away from it. */
export const PLAIN_MODES: ReadonlyMap<string, number> = new Map([
  [FILE, 0o666],
  [PROGRAM, 0o777],
]);

/** The mode that git gives to a regular file of these rights, as `stat` gives them. */
export function plainMode(rights: number): string {
  return (rights & EXECUTABLE_BIT) === 0 ? FILE : PROGRAM;
}

/** Whether git takes a file by this name, whatever it protects. */
export function isPlainName(path: string): boolean {
  return path.split('/').every((part) => /^(?!\.{1,2}$|\.?git)[\w@+,.=-]+$/i.test(part));
}

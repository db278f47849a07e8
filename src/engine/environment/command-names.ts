/**
 * What a command line starts, and which places outside of the tree it names. Pure.
 * Invariant: in doubt nothing is named: what a shell only knows when it runs is not guessed.
 */
import { splitShellWords } from '../../base/shell-words.ts';

// Words that a shell runs itself, or that begin something of its grammar.
const SHELL_WORDS = new Set(
  '. : [ [[ { ( ! alias break case cd command continue do eval exec exit export for if printf pwd read readonly return set shift test time trap true type ulimit umask unalias unset until wait while getopts hash false echo'.split(
    ' ',
  ),
);
// What a value may be made of here: a substitution can hold spaces and commands of its own.
const ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^\s;&|'"(){}`\\])*\s+)*/;

export type CommandWord =
  /** To be looked for on PATH. */
  | { readonly kind: 'program'; readonly name: string }
  /** Absolute, or of the work tree. */
  | { readonly kind: 'path'; readonly path: string }
  /** The shell's own, or only known when it runs. */
  | { readonly kind: 'shell'; readonly word: string };

/** What a command line begins with: the program that has to be there. In doubt it is the shell's affair. */
export function readCommandWord(command: string): CommandWord {
  const line = command.trimStart();
  const [assignments = ''] = ASSIGNMENTS.exec(line) ?? [];
  const rest = line.slice(assignments.length);
  // A word in quotes is one only where nothing is joined to it; digits before a redirection are a descriptor.
  const found =
    /^(?:'([^']*)'(?=[\s;&|<>]|$)|"([^"]*)"(?=[\s;&|<>]|$)|(?!\d+[<>])([^\s;&|<>()]+)(?=[\s;&|<>)]|$)(?!\s*\())/.exec(
      rest,
    );
  if (found === null) return { kind: 'shell', word: rest.slice(0, 1) };
  const [, single, double, plain] = found;
  const word = single ?? double ?? plain ?? '';
  const isOpen = (single === undefined && /[$`*?~{\\]/.test(word)) || /['"#]|^[A-Za-z_]\w*=/.test(plain ?? '');
  if (SHELL_WORDS.has(word) || isOpen || word === '') return { kind: 'shell', word };
  if (word.includes('/')) return { kind: 'path', path: word };
  return /(?:^|\s)PATH=/.test(assignments) ? { kind: 'shell', word } : { kind: 'program', name: word };
}

/** What the commands of a line begin with, in their order. */
export function readCommandWords(command: string): CommandWord[] {
  const [, ...others] = splitCommands(command);
  return [command, ...others].map(readCommandWord);
}

// What is behind one of these may not run at all, or run somewhere else.
const GRAMMAR =
  /^\s*(?:!|if|then|else|elif|fi|for|while|until|do|done|case|esac|function|cd|pushd|eval|exec|source|\.|\{|\}|\[\[?)(?=\s|$)/;

/** The commands that have to run for the line to succeed, up to where that cannot be read any more. */
function splitCommands(command: string): string[] {
  const parts: string[] = [];
  let part = '';
  let quote = '';
  for (let at = 0; at < command.length; at += 1) {
    const char = command.charAt(at);
    const two = command.slice(at, at + 2);
    if (char === '\\') {
      part += two;
      at += 1;
    } else if (quote !== '') {
      part += char;
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") {
      quote = char;
      part += char;
    } else if (/[`(){}]/.test(char) || two === '<<') {
      break;
    } else if (two === '||' || (char === '#' && /(?:^|\s)$/.test(part))) {
      parts.push(part);
      break;
    } else if (two === '&&' || char === ';' || char === '|' || char === '\n') {
      parts.push(part);
      part = '';
      if (two === '&&') at += 1;
    } else part += char;
    if (at >= command.length - 1) parts.push(part);
  }
  const open = parts.findIndex((each) => GRAMMAR.test(each));
  return open === -1 ? parts : parts.slice(0, open);
}

export interface NamedPlace {
  /** As the command has it. */
  readonly written: string;
  /** Absolute. */
  readonly path: string;
  /** It begins with the home: a command has another one. */
  readonly isInHome: boolean;
}

// These are there for every command.
const ALWAYS = /^\/(?:dev|proc|sys)(?:\/|$)/;
// What stands behind it is written.
const OUTPUT = /(?:>|(?:^|\s)-(?:o|-out\w*|-export\S*|-log\S*))[=\s]*$/;

/** Absolute places that a command reads or may read, and those of the user's home. */
export function readNamedPlaces(command: string, home: string | undefined): NamedPlace[] {
  const words = (splitShellWords(command) ?? []).map((word) => word.replace(/[;|&]+$/, ''));
  const places = words.flatMap((word, at): NamedPlace[] => {
    // A redirection and the value of an option or a variable stand next to the path.
    const [, before = '', written = word] = /^(.*[=<>|;&])([^=<>|;&]*)$/s.exec(word) ?? [];
    if (OUTPUT.test(before) || (before === '' && OUTPUT.test(words[at - 1] ?? ''))) return [];
    const [, rest] = /^(?:~|\$HOME|\$\{HOME\})\/(.+)$/.exec(written) ?? [];
    if (rest !== undefined && home?.startsWith('/') === true && isPlain(rest))
      return [{ written, path: `${home.replace(/\/+$/, '')}/${rest}`, isInHome: true }];
    return written.startsWith('/') && written !== '/' && isPlain(written) && !ALWAYS.test(written)
      ? [{ written, path: written, isInHome: false }]
      : [];
  });
  return [...new Map(places.map((place) => [place.written, place])).values()];
}

function isPlain(path: string): boolean {
  return !/[$`*?[\](){}"'\\\n:]/.test(path);
}

// Options without a value, which may stand between an interpreter and its script.
const INTERPRETERS: readonly (readonly [name: RegExp, option: RegExp])[] = [
  [/^(?:ba|da|k|z)?sh$/, /^-[euvx]+$/],
  [/^python(?:3(?:\.\d+)?)?$/, /^-[BEIOSsu]+$/],
  [/^(?:node|ruby|perl|php|Rscript)$/, /^(?!)/],
];

/**
 * Files that a line opens before anything else, where that is certain: an absolute path, or one of the user's home, that
 * is its program or the script of its interpreter. Nothing is said of a line that goes on without them, nor of what a
 * later command opens: an earlier one may make it.
 */
export function readOpenedFiles(command: string, home: string | undefined): NamedPlace[] {
  // What an agent's command has in place of {prompt_file} is known only when it runs.
  const line = command.trim().replaceAll(/\{\w+\}/g, '*');
  const goesOn = /[;|&\n]/.test(line.replaceAll('&&', ''));
  // A variable may say where the home is.
  if (goesOn || ASSIGNMENTS.exec(line)?.[0] !== '') return [];
  const [program = '', ...words] = (splitCommands(line)[0] ?? '').trim().split(/\s+/);
  const name = program.slice(program.lastIndexOf('/') + 1);
  const [, option] = INTERPRETERS.find(([each]) => each.test(name)) ?? [];
  const script = option === undefined ? undefined : words.find((word) => !option.test(word));
  return [program, script ?? ''].flatMap((written) => placeOf(written, home) ?? []);
}

function placeOf(written: string, home: string | undefined): NamedPlace | undefined {
  if (!isPlain(written) || /[<>#]/.test(written) || ALWAYS.test(written)) return undefined;
  if (written.startsWith('/')) return { written, path: written, isInHome: false };
  if (!written.startsWith('~/') || home?.startsWith('/') !== true) return undefined;
  return { written, path: `${home.replace(/\/+$/, '')}${written.slice(1)}`, isInHome: true };
}

/** The words of a command that look like files of the repository. */
export function namedFiles(command: string): string[] {
  const words = command.split(/[\s"'`;|&<>()=,]+/).map((word) => word.replace(/^(\.\/)+/, ''));
  return words.filter((word) => /^[\w@][\w@./-]*\.[A-Za-z]\w*$/.test(word));
}

/**
 * The folders in which settings of the base, and its commands, let Python look for imports. Pure.
 * Source: pytest (`pythonpath`), setuptools (`package_dir`, `where`), Poetry (`from`), Hatch (`sources`), `PYTHONPATH`.
 * Each setting is read by its lines, not by its file's grammar: a folder too many means that a few names are denied there.
 */

const SETTINGS = /^(?:pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|\.?pytest\.(?:ini|toml))$/;
const KEYS = /(?:^|[\s{,(])(?:pythonpath|package[-_]dir|where|from|sources|"")\s*[=:]\s*/g;
const VARIABLE = /(?:^|[\s;&|])(?:export\s+)?PYTHONPATH=("[^"]*"|'[^']*'|[^\s;&|]*)/g;
// Longer values are no lists of folders.
const MAX_VALUE = 500;

/** Whether a file may name such folders. */
export function namesImportFolders(path: string): boolean {
  return SETTINGS.test(path);
}

/** The folders that a file of settings names, from the top of the tree. */
export function foldersOfSettings(text: string): string[] {
  const found = [...text.matchAll(KEYS)].flatMap(({ 0: whole, index }) => {
    const rest = text.slice(index + whole.length, index + whole.length + MAX_VALUE);
    return wordsOf(settingOf(rest));
  });
  return [...new Set(found.flatMap(inTree))];
}

/** The folders that a command puts into `PYTHONPATH`, from the top of the tree. */
export function foldersOfCommand(command: string): string[] {
  const values = [...command.matchAll(VARIABLE)].map(([, value = '']) => value.replaceAll(/["']/g, ''));
  return values.flatMap((value) => value.split(':')).flatMap(inTree);
}

/** A list or table up to its end, else the line, with those after it that are indented. */
function settingOf(rest: string): string {
  const end = rest.startsWith('[') ? rest.indexOf(']') : rest.startsWith('{') ? rest.indexOf('}') : -1;
  return end === -1 ? (/^.*(?:\n[ \t]+\S.*)*/.exec(rest)?.[0] ?? '') : rest.slice(0, end);
}

function wordsOf(value: string): string[] {
  const strings = [...value.matchAll(/["']([^"'\n]*)["']/g)].map(([, inside = '']) => inside);
  return strings.length > 0 ? strings : value.split(/[\s,=]+/);
}

function inTree(folder: string): string[] {
  const plain = folder
    .replace(/^\$(?:PWD|\{PWD\})\//, '')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/+$/, '');
  return /^[\w-][\w./-]*$/.test(plain) && !plain.split('/').includes('..') ? [plain] : [];
}

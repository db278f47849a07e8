/** What is known of a repository without running anything of it. Pure. */
import { decodeToml } from '../../../base/toml-document.ts';

export interface Listing {
  /** Paths of all files of HEAD. */
  readonly paths: readonly string[];
  /** Texts of manifests and of sources that may say what they are for, by path; a long one is not among them. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether a program is on PATH. */
  readonly hasProgram: (name: string) => boolean;
}

export type Table = Readonly<Record<string, unknown>>;

export function hasFile({ paths }: Pick<Listing, 'paths'>, path: string): boolean {
  return paths.includes(path);
}

export function textOf({ texts }: Pick<Listing, 'texts'>, path: string): string {
  return texts.get(path) ?? '';
}

/** The names right below a folder ("" is the top); those of folders end with a slash. */
export function namesIn({ paths }: Pick<Listing, 'paths'>, folder: string): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  const names = paths.flatMap((path) => {
    if (!path.startsWith(start)) return [];
    const [name = '', ...rest] = path.slice(start.length).split('/');
    return [rest.length === 0 ? name : `${name}/`];
  });
  return [...new Set(names)];
}

// What lies here is not what a repository is about.
const ASIDE =
  /^(?:\..*|node_modules|vendor|third[_-]?party|external|deps|docs?|website|examples?|samples?|demos?|fuzz|tests?|benchmarks?|scripts|tools|e2e|fixtures|contrib)$/i;
const MAX_DEPTH = 2;
const MAX_FOLDERS = 3;

/** The folders of a repository's own projects of a kind, by the names of its manifests: the top, or those nearest to it. */
export function projectFolders({ paths }: Pick<Listing, 'paths'>, isManifest: (name: string) => boolean): string[] {
  const folders = paths.flatMap((path) => {
    const at = path.lastIndexOf('/');
    return isManifest(path.slice(at + 1)) ? [path.slice(0, Math.max(0, at))] : [];
  });
  const own = [...new Set(folders)].filter(
    (folder) => folder === '' || !folder.split('/').some((each) => ASIDE.test(each)),
  );
  const depth = (folder: string): number => (folder === '' ? 0 : folder.split('/').length);
  const nearest = Math.min(...own.map(depth));
  if (nearest > MAX_DEPTH) return [];
  return own.filter((folder) => depth(folder) === nearest).slice(0, MAX_FOLDERS);
}

/** A path inside of a folder, from the top of the repository. */
export function inside(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** A command that runs in a folder of the repository. */
export function runIn(folder: string, command: string): string {
  return folder === '' ? command : `cd ${shellWord(folder)} && ${command}`;
}

/** A word for the shell. */
export function shellWord(text: string): string {
  return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A JSON object; an empty one for a text that is none: its own tools complain about it. */
export function parseJsonTable(text: string): Table {
  try {
    return asTable(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A TOML table; an empty one for a text that is none. */
export function parseTomlTable(text: string): Table {
  const decoded = decodeToml('', Buffer.from(text));
  return 'document' in decoded ? asTable(decoded.document.value) : {};
}

/** What lies at a path of keys, if it is a table. */
export function tableAt(table: Table, ...keys: readonly string[]): Table {
  return keys.reduce((at, key) => asTable(at[key]), table);
}

function asTable(value: unknown): Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The texts of a list; what is no text is left out. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

import { inside, type Listing } from './listing.ts';

const SOURCE_FOLDERS = ['src', 'lib', 'app', 'pkg', 'internal', 'cmd', 'crates', 'packages', 'include', 'source'];
const ASIDE =
  /^(?:\..*|tests?|testing|specs?|__tests__|bench(?:es|marks?)?|docs?|examples?|fuzz|vendor|node_modules|scripts|tools|build|dist|contrib|fixtures|testdata)$/i;

/** Globs of the sources of a project in a folder: its usual folders, else those that hold such files. */
export function sourceGlobs({ paths }: Pick<Listing, 'paths'>, folder: string, isSource: RegExp): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  const own = paths.flatMap((path) =>
    path.startsWith(start) && isSource.test(path) ? [path.slice(start.length)] : [],
  );
  const tops = [...new Set(own.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])))];
  const usual = SOURCE_FOLDERS.filter((name) => tops.includes(name));
  const found = usual.length > 0 ? usual : tops.filter((name) => !ASIDE.test(name));
  const globs = found.map((name) => inside(folder, `${name}/**`));
  const loose = [...new Set(own.flatMap((path) => (path.includes('/') ? [] : (/\.\w+$/.exec(path)?.[0] ?? []))))];
  return globs.length > 0 ? globs : loose.map((ending) => inside(folder, `*${ending}`));
}

/**
 * Classes of the Java machine by their names, whatever folder their sources lie in. Pure.
 * Source: the Java Language Specification, "Packages and Modules"; javac looks for `a.b.C` as `a/b/C.java` below each
 * source folder, and what compiles all sources together takes them from anywhere.
 */
import { foldPath } from './path-names.ts';

const SOURCE = /\.(?:java|kt|scala|groovy)$/i;
const ENDING = /\.(?:java|kt|scala|groovy|class)$/;
const PACKAGE = /^[ \t]*package\s+([\w.`]+)/m;
const TYPE =
  /^(?:(?:public|final|abstract|sealed|non-sealed|strictfp|open|data|internal|case|static|fun|value|annotation|@\w+)[ \t]+)*(?:class|interface|@interface|enum(?:[ \t]+class)?|record|object|trait)[ \t]+(\w+)/gm;
// Where packages begin, in the layouts of Maven, Gradle, sbt and plain javac.
const SOURCE_FOLDERS: ReadonlySet<string> = new Set(
  'java kotlin scala groovy src source sources main test jmh'.split(' '),
);

/** Whether a file is a source of classes. */
export function isClassSource(path: string): boolean {
  return SOURCE.test(path);
}

/** The classes that a source declares outside of others, and the one of its name, as `a/b/C`. */
export function declaredClasses(path: string, text: string): string[] {
  const folder = PACKAGE.exec(text)?.[1]?.replaceAll('`', '').replaceAll('.', '/');
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(SOURCE, '');
  const names = [stem, ...[...text.matchAll(TYPE)].flatMap(([, name = '']) => name)];
  return [...new Set(names)].map((name) => (folder === undefined ? name : `${folder}/${name}`));
}

/**
 * Prepares the question for the source whose class a new file would be. `classes`: the source of each, by `a/b/C`. An
 * answer costs as many steps as the deepest package has parts.
 */
export function buildClassFinder(classes: ReadonlyMap<string, string>): (path: string) => string | undefined {
  const known = new Map([...classes].map(([name, source]) => [foldPath(name), source]));
  const depth = Math.max(0, ...[...known.keys()].map((name) => name.split('/').length));
  return (path) => {
    if (depth === 0) return undefined;
    const starts = startsOf(path, depth + 1);
    const end = foldPath(path.slice(starts.at(-1)));
    if (!ENDING.test(end)) return undefined;
    const parts = end.replace(ENDING, '').split('/');
    // Of `C$Inner.class` the source is that of `C`.
    const name = parts.pop()?.split('$')[0] ?? '';
    const folder = parts.at(-1);
    const alone = folder === undefined || SOURCE_FOLDERS.has(folder) ? known.get(name) : undefined;
    return (
      alone ?? parts.map((_, at) => known.get([...parts.slice(at), name].join('/'))).find((each) => each !== undefined)
    );
  };
}

/** Where the last parts of a path begin, the last one first. */
function startsOf(path: string, count: number): number[] {
  const starts: number[] = [];
  for (let end = path.length; starts.length < count; ) {
    const at = path.lastIndexOf('/', end - 1);
    starts.push(at + 1);
    if (at <= 0) break;
    end = at;
  }
  return starts;
}

/** Where the JMH benchmarks of a Maven build are. Pure. */
import { inside, type Listing, textOf } from './listing.ts';

export interface JmhProject {
  /** Name of the jar that runs them, without its ending. */
  readonly jar: string;
  /** Folder of a project that is no module of the build; undefined: the build makes the jar. */
  readonly apart: string | undefined;
}

const JMH = /\borg\.openjdk\.jmh\b/;
// What JMH's own archetype calls it.
const USUAL_JAR = 'benchmarks';

/** The project of benchmarks: the one that makes a jar which runs them, else the first that uses JMH. */
export function findJmh(listing: Listing, folder: string): JmhProject | undefined {
  const poms = [...listing.texts].flatMap(([path, text]) =>
    path.startsWith(inside(folder, '')) && /(?:^|\/)pom\.xml$/.test(path) && JMH.test(text) ? [path] : [],
  );
  const own = poms.map((path) => path.slice(inside(folder, '').length));
  const chosen = own.find((path) => jarOf(textOf(listing, inside(folder, path))) !== undefined) ?? own[0];
  if (chosen === undefined) return undefined;
  const at = chosen.slice(0, Math.max(0, chosen.lastIndexOf('/')));
  return {
    jar: jarOf(textOf(listing, inside(folder, chosen))) ?? USUAL_JAR,
    apart: at === '' || isModule(listing, folder, at) ? undefined : at,
  };
}

/** The name that the shade plugin gives a jar. */
function jarOf(pom: string): string | undefined {
  const name = /<artifactId>maven-shade-plugin<[\s\S]*?<finalName>\s*([^<]*?)\s*<\/finalName>/.exec(pom)?.[1];
  return name?.replace(/\$\{uberjar\.name\}/, /<uberjar\.name>\s*([^<]*?)\s*</.exec(pom)?.[1] ?? USUAL_JAR);
}

/** Whether the pom of a folder above names it as a module. */
function isModule(listing: Listing, folder: string, at: string): boolean {
  const parts = at.split('/');
  return parts.some((_, index) => {
    const pom = textOf(listing, inside(folder, [...parts.slice(0, index), 'pom.xml'].join('/')));
    const name = parts.slice(index).join('/');
    return [...pom.matchAll(/<module>\s*(?:\.\/)?([^<]*?)\/?\s*<\/module>/g)].some(([, module]) => module === name);
  });
}

/** Java, Kotlin and other languages of the JVM, built by Maven or Gradle. Pure. */

import type { Candidate, Ecosystem, Measure, Project, Way } from './ecosystem.ts';
import { findJmh, type JmhProject } from './jmh.ts';
import { hasFile, inside, type Listing, projectFolders, runIn, shellWord } from './listing.ts';
import { sourceGlobs } from './sources.ts';

const MANIFESTS = ['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'];
const JMH = /\borg\.openjdk\.jmh\b|me\.champeau\.jmh/;

export const JVM: Ecosystem = {
  reads: (path) => MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)),
  find: (listing) =>
    projectFolders(listing, (name) => MANIFESTS.includes(name)).map((folder) => findProject(listing, folder)),
};

function findProject(listing: Listing, folder: string): Project {
  const isKotlin = listing.paths.some((path) => path.endsWith('.kt'));
  const manifests = listing.paths.filter((path) =>
    MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)),
  );
  const names = [...new Set(manifests.map((path) => path.slice(path.lastIndexOf('/') + 1)))];
  const many = names.filter((name) => manifests.filter((path) => path.endsWith(name)).length > 1);
  const globs = names.map((name) => inside(folder, many.includes(name) ? `**/${name}` : name));
  const extra = ['gradle.properties', 'gradle/libs.versions.toml', 'gradle/wrapper/**', '.mvn/**', 'gradle.lockfile'];
  const isThere = (glob: string) =>
    listing.paths.some((path) => path === glob || path.startsWith(`${glob.replace(/\*\*$/, '')}`));
  const inputs = [...globs, ...extra.map((name) => inside(folder, name)).filter(isThere)];
  return {
    language: isKotlin ? 'Kotlin' : 'Java',
    ways: [...maven(listing, folder, inputs), ...gradle(listing, folder, inputs)],
    evaluator: inputs,
    sources: sourcesOf(listing, folder),
  };
}

/** Main sources, which lie in a folder of each module. */
function sourcesOf(listing: Listing, folder: string): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  const modules = listing.paths.flatMap((path) =>
    path.startsWith(start) ? (/^(.*?)src\/main\//.exec(path.slice(start.length))?.[1] ?? []) : [],
  );
  const globs = [...new Set(modules)].map((module) => inside(folder, `${module}src/main/**`));
  if (globs.length > 5) return [inside(folder, '**/src/main/**')];
  return globs.length > 0 ? globs : sourceGlobs(listing, folder, /\.(?:java|kt|scala|groovy)$/);
}

// Plugins that judge style or publish are not what tests need, and may want a git history.
const MAVEN_SKIPS = [
  'rat',
  'checkstyle',
  'spotbugs',
  'pmd',
  'cpd',
  'jacoco',
  'japicmp',
  'enforcer',
  'maven.javadoc',
  'spotless.check',
  'maven.gitcommitid',
  'maven.buildNumber',
]
  .map((name) => ` -D${name}.skip`)
  .join('');

function maven(listing: Listing, folder: string, inputs: readonly string[]): Way[] {
  if (!hasFile(listing, inside(folder, 'pom.xml'))) return [];
  const programs = hasFile(listing, inside(folder, 'mvnw')) ? ['sh mvnw', 'mvn'] : ['mvn'];
  const project = findJmh(listing, folder);
  const ways = programs.flatMap((mvn) => [
    ...(project === undefined
      ? []
      : [{ name: `${mvn} with JMH`, ...jmhPhases(`${mvn} -B -q${MAVEN_SKIPS}`, project), jar: project.jar }]),
    { name: mvn, ...testPhases(`${mvn} -B -q`) },
    { name: `${mvn} without checks`, ...testPhases(`${mvn} -B -q${MAVEN_SKIPS}`) },
    ...mainModule(listing, folder).map((module) => ({
      name: `${mvn}, module ${module}`,
      ...testPhases(`${mvn} -B -q${MAVEN_SKIPS} -pl ${shellWord(module)} -am`),
    })),
  ]);
  const test = anyTest(listing, folder);
  return ways.map(({ name, run, fetch, fetchMore, build, jar }): Way => {
    const command = (text: string): Candidate => ({ command: runIn(folder, text) });
    // Surefire fetches what runs tests when a class has them; no method of this name runs. What is compiled would be
    // older than a change.
    const fetching = `${fetch} '-Dtest=${test.name}#noSuchTest' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false -Dmaven.test.failure.ignore${fetchMore}`;
    return {
      name,
      setups: [command(`${test.condition}${fetching} && find . -type d -name target -prune -exec rm -rf {} +`)],
      inputs,
      build: { ...command(build), cache: [] },
      needsBuild: true,
      tests: [command(`${run} -o test`)],
      benchmarks: jar === undefined ? [] : jmh(folder, jar),
      templates: [classSize(folder, '*/target/classes/*')],
    };
  });
}

interface Phases {
  readonly run: string;
  /** The beginning of a command that fetches, and its end. */
  readonly fetch: string;
  readonly fetchMore: string;
  readonly build: string;
  readonly jar?: string;
}

function testPhases(run: string): Phases {
  return { run, fetch: `${run} test`, fetchMore: '', build: `${run} -o test-compile` };
}

function jmhPhases(run: string, { apart }: JmhProject): Phases {
  if (apart === undefined)
    return { run, fetch: `${run} package`, fetchMore: '', build: `${run} -o package -DskipTests` };
  const package_ = `-f ${shellWord(`${apart}/pom.xml`)} package -DskipTests`;
  return {
    run,
    fetch: `${run} install`,
    fetchMore: ` && ${run} ${package_}`,
    build: `${run} -o install -DskipTests && ${run} -o ${package_}`,
  };
}

interface AnyTest {
  readonly name: string;
  /** Begins a command that needs the sources: manifests alone would fetch less than the tests need. */
  readonly condition: string;
}

/** A class of tests, of the main module where that has one. */
function anyTest(listing: Listing, folder: string): AnyTest {
  const start = folder === '' ? '' : `${folder}/`;
  const [module] = mainModule(listing, folder);
  const tests = listing.paths.filter(
    (path) => /src\/test\/.*\/\w+Test\.(?:java|kt)$/.test(path) && path.startsWith(start),
  );
  const path = tests.find((each) => each.startsWith(`${start}${module ?? ''}`)) ?? tests[0];
  if (path === undefined) return { name: 'NoSuchTest', condition: '' };
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return { name, condition: `test -f ${shellWord(path.slice(start.length))} && ` };
}

/** The module of a build of several with the most sources: others may test how it is packaged. */
function mainModule({ paths }: Listing, folder: string): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const module = path.startsWith(start) ? /^(.+?)\/src\/main\//.exec(path.slice(start.length))?.[1] : undefined;
    if (module !== undefined && paths.includes(`${start}${module}/pom.xml`))
      sizes.set(module, (sizes.get(module) ?? 0) + 1);
  }
  const [main] = [...sizes].toSorted(([, one], [, other]) => other - one);
  return main === undefined || sizes.size === 1 ? [] : [main[0]];
}

function gradle(listing: Listing, folder: string, inputs: readonly string[]): Way[] {
  if (!MANIFESTS.slice(1).some((name) => hasFile(listing, inside(folder, name)))) return [];
  const programs = hasFile(listing, inside(folder, 'gradlew')) ? ['sh gradlew', 'gradle'] : ['gradle'];
  const isJmh = [...listing.texts].some(([path, text]) => /\.gradle(?:\.kts)?$/.test(path) && JMH.test(text));
  return programs.map((program): Way => {
    const run = `${program} --quiet --no-daemon`;
    const command = (text: string): Candidate => ({ command: runIn(folder, text) });
    return {
      name: program,
      setups: [
        command(
          `${anyTest(listing, folder).condition}${run} testClasses && find . -type d -name build -prune -exec rm -rf {} +`,
        ),
      ],
      inputs,
      build: { ...command(`${run} --offline testClasses`), cache: [] },
      needsBuild: true,
      tests: [command(`${run} --offline test`)],
      benchmarks: isJmh
        ? [{ ...command(`${run} --offline jmh`), what: 'the benchmarks of the project', direction: 'min' }]
        : [],
      templates: [classSize(folder, '*/build/classes/*')],
    };
  });
}

/** Runs a jar of benchmarks, for a second each time or, where there are many, for less. */
function jmh(folder: string, jar: string): Measure[] {
  const found = `jar=$(find . -path '*/target/${jar}.jar' | head -n 1)`;
  return ['1s', '100ms'].map((time) => ({
    command: runIn(
      folder,
      `${found} && java -jar "\${jar:?no ${jar}.jar was built}" -f 1 -wi 1 -i 3 -w ${time} -r ${time} -foe true -rf json -rff "$TMPDIR/jmh.json" >&2 && cat "$TMPDIR/jmh.json"`,
    ),
    what: 'the benchmarks of the project',
    direction: 'min',
  }));
}

function classSize(folder: string, path: string): Measure {
  return {
    what: 'the size of the compiled classes in bytes',
    direction: 'min',
    command: runIn(folder, `find . -path '${path}' -name '*.class' -exec cat {} + | wc -c | grep -vx 0`),
    fill: 'Write a JMH benchmark of what should be fast, and run its jar.',
  };
}

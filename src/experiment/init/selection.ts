/**
 * Which of the commands that may work an experiment gets: those that worked when they were tried.
 * Invariant: nothing is chosen that was tried and failed; what failed is named with its reason.
 */
import type { Build, Measure, Project } from './ecosystems/ecosystem.ts';
import type { Tester } from './tester.ts';
import { type Accepted, type Failure, type Objective, type Scored, type Step, WaySelector } from './way-selection.ts';

interface Unprepared {
  readonly language: string;
  readonly role: 'setup' | 'build';
}

export interface Selection {
  readonly setup: Step | undefined;
  readonly inputs: readonly string[];
  readonly build: (Step & Pick<Build, 'cache'>) | undefined;
  readonly guards: readonly (Step & { readonly name: string })[];
  readonly objective: Objective | undefined;
  readonly failures: readonly Failure[];
  /** Projects of which nothing can run, with what is missing for it. */
  readonly unprepared: readonly Unprepared[];
}

/** Tries what the projects propose; `command`: what a person gave as the objective. */
export async function selectCommands(
  projects: readonly Project[],
  tester: Tester,
  command?: string,
): Promise<Selection> {
  const selector = new WaySelector(tester);
  const accepted: Accepted[] = [];
  const unprepared: Unprepared[] = [];
  const doubtful: Unprepared[] = [];
  for (const project of projects) {
    const before = selector.failures.length;
    const found = await selector.selectWay(project);
    if (found !== undefined) accepted.push(found);
    const role = selector.failures.slice(before).find((failure) => failure.role !== 'guard')?.role;
    if (role !== 'setup' && role !== 'build') continue;
    if (found === undefined) unprepared.push({ language: project.language, role });
    // It may be of use without what was to prepare it.
    else if (found.test === undefined && found[role] === undefined) doubtful.push({ language: project.language, role });
  }
  const scored =
    command === undefined ? await selector.selectObjective(accepted) : await scoreChosen(selector, accepted, command);
  const used = accepted.filter((each) => each.test !== undefined || scored === undefined || each === scored.of);
  const built = used.filter(
    ({ way, test }) => way.needsBuild || test?.isBuilt === true || (scored?.isBuilt === true && way === scored.of?.way),
  );
  return {
    setup: joined(used.flatMap(({ setup }) => setup ?? [])),
    inputs: [...new Set(used.flatMap(({ way, setup }) => (setup === undefined ? [] : way.inputs)))],
    build: joinedBuild(built.flatMap(({ build }) => build ?? [])),
    guards: used
      .flatMap(({ test }) => test ?? [])
      .map((test, index) => ({ ...test, name: index === 0 ? 'tests' : `tests-${index + 1}` })),
    objective: scored?.objective,
    failures: selector.failures,
    unprepared: scored === undefined ? [...unprepared, ...doubtful] : unprepared,
  };
}

/** A command that a person gave is taken whether it works or not. */
async function scoreChosen(selector: WaySelector, accepted: readonly Accepted[], command: string): Promise<Scored> {
  const [of] = accepted;
  const measure: Measure = { command, what: 'what your command prints', direction: 'min' };
  const found = await selector.scoreMeasure(of ?? WITHOUT_PROJECT, measure);
  const { isBuilt, ...rest } = found ?? {
    parse: { kind: 'float' },
    scores: [],
    output: '',
    ms: undefined,
    isBuilt: false,
  };
  return { of, isBuilt, objective: { ...rest, measure, isTemplate: false } };
}

const WITHOUT_PROJECT: Accepted = {
  way: { name: '', setups: [], inputs: [], needsBuild: false, tests: [], benchmarks: [], templates: [] },
  setup: undefined,
  build: undefined,
  test: undefined,
};

function joined(steps: readonly Step[]): Step | undefined {
  if (steps.length === 0) return undefined;
  const isTimed = steps.every(({ ms }) => ms !== undefined);
  const commands = [...new Set(steps.map(({ command }) => command))];
  // A command that changes the folder must not change it for the next one.
  const texts =
    commands.length === 1
      ? commands
      : commands.map((command) => (command.startsWith('cd ') ? `(${command})` : command));
  const ms = isTimed ? steps.reduce((sum, step) => sum + (step.ms ?? 0), 0) : undefined;
  return { command: texts.join(' && '), ms, wasThere: steps.every(({ wasThere }) => wasThere === true) };
}

function joinedBuild(builds: readonly (Step & Pick<Build, 'cache'>)[]): Selection['build'] {
  const step = joined(builds);
  return step === undefined ? undefined : { ...step, cache: [...new Set(builds.flatMap(({ cache }) => cache))] };
}

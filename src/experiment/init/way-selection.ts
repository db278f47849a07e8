/**
 * Which way of working with a project works, and what of it.
 * Invariant: an optional build is tried once, and only used by what does not work without it.
 */
import type { Build, Candidate, Measure, Project, Way } from './ecosystems/ecosystem.ts';
import type { Attempt, Outcome, Parse, Role, Tester } from './tester.ts';

/** A command that was chosen, and how long it took. */
export interface Step {
  readonly command: string;
  readonly ms: number | undefined;
  /** It did not run: what it makes was there already. */
  readonly wasThere?: boolean | undefined;
  /** Tests that fail here and are left out. */
  readonly without?: readonly string[];
}

export interface Objective {
  readonly measure: Measure;
  readonly isTemplate: boolean;
  readonly parse: Parse;
  readonly scores: readonly number[];
  readonly output: string;
  readonly ms: number | undefined;
}

export interface Failure {
  readonly role: Role;
  readonly command: string;
  readonly reason: string;
}

export interface Accepted {
  readonly way: Way;
  readonly setup: Step | undefined;
  /** One that works. */
  readonly build: (Step & Pick<Build, 'cache'>) | undefined;
  readonly test: (Step & { readonly isBuilt: boolean }) | undefined;
}

export interface Scored {
  readonly of: Accepted | undefined;
  readonly objective: Objective;
  readonly isBuilt: boolean;
}

const MISSING_PROGRAM = /\bexit code 127\b/;

type Ready = Pick<Accepted, 'way' | 'setup' | 'build'>;

export class WaySelector {
  readonly failures: Failure[] = [];
  readonly #tester: Tester;
  /** Commands whose program is not there: no build brings it. */
  readonly #hopeless = new Set<string>();

  constructor(tester: Tester) {
    this.#tester = tester;
  }

  /** The first way whose tests pass; else the first that can be prepared at all. */
  async selectWay({ ways }: Project): Promise<Accepted | undefined> {
    let fallback: Accepted | undefined;
    for (const [index, way] of ways.entries()) {
      const isUseful = way.tests.length + way.benchmarks.length + way.templates.length > 0;
      const ready = isUseful ? await this.#prepare(way) : undefined;
      if (ready === undefined) continue;
      const accepted = { ...ready, test: await this.#selectTest(ready) };
      if (accepted.test !== undefined) return accepted;
      fallback ??= accepted;
      if (ways.slice(index + 1).every(({ tests }) => tests.length === 0)) break;
    }
    return fallback;
  }

  async #prepare(way: Way): Promise<Ready | undefined> {
    const nothing = { setup: undefined, inputs: way.inputs, build: undefined, command: 'true' };
    const setup = await this.#firstThatWorks(way.setups, (command) => ({ ...nothing, setup: command, role: 'setup' }));
    if (setup === undefined && way.setups.length > 0) return undefined;
    const wanted = way.build?.command === '' ? undefined : way.build;
    if (wanted === undefined) return { way, setup, build: undefined };
    const built = await this.#firstThatWorks([wanted], (command) => ({
      ...nothing,
      setup: setup?.command,
      build: { ...wanted, command },
      role: 'build',
    }));
    if (built === undefined && way.needsBuild) return undefined;
    return { way, setup, build: built === undefined ? undefined : { ...built, cache: wanted.cache } };
  }

  async #selectTest(ready: Ready): Promise<Accepted['test']> {
    const { way, setup } = ready;
    for (const build of buildsOf(ready)) {
      const before = { role: 'guard', setup: setup?.command, inputs: way.inputs, build } as const;
      const found = await this.#firstThatWorks(way.tests, (command) => ({ ...before, command }));
      if (found !== undefined) return { ...found, isBuilt: build !== undefined };
    }
    return undefined;
  }

  async #firstThatWorks(
    candidates: readonly Candidate[],
    attempt: (command: string) => Attempt,
  ): Promise<Step | undefined> {
    for (const { command } of candidates) {
      if (this.#tester.isCancelled()) return undefined;
      if (this.#hopeless.has(command)) continue;
      const asked = attempt(command);
      const outcome = await this.#tester.attempt(asked);
      if (outcome.kind === 'worked') return { command, ms: outcome.ms, wasThere: outcome.wasThere };
      this.#note({ role: asked.role, command, reason: outcome.reason });
      const amended = await this.#attemptAmended(outcome, attempt);
      if (amended !== undefined) return amended;
    }
    return undefined;
  }

  /** What a sandbox does not have, such as the network for some tests, must not cost the rest. */
  async #attemptAmended(
    { amended }: Extract<Outcome, { kind: 'failed' }>,
    attempt: (command: string) => Attempt,
  ): Promise<Step | undefined> {
    if (amended === undefined || this.#tester.isCancelled()) return undefined;
    const { command } = amended;
    const asked = attempt(command);
    const outcome = await this.#tester.attempt(asked);
    if (outcome.kind === 'worked') return { ...amended, ms: outcome.ms, wasThere: outcome.wasThere };
    this.#note({ role: asked.role, command, reason: outcome.reason });
    return undefined;
  }

  /** The first that prints a score: benchmarks of any project before templates. */
  async selectObjective(accepted: readonly Accepted[]): Promise<Scored | undefined> {
    for (const kind of ['benchmarks', 'templates'] as const) {
      for (const of of accepted) {
        for (const measure of of.way[kind]) {
          const found = await this.scoreMeasure(of, measure);
          if (found === undefined) continue;
          const { isBuilt, ...rest } = found;
          return { of, isBuilt, objective: { ...rest, measure, isTemplate: kind === 'templates' } };
        }
      }
    }
    return undefined;
  }

  /** Scores one measure, without the optional build first. */
  async scoreMeasure(
    ready: Ready,
    measure: Measure,
  ): Promise<(Omit<Objective, 'measure' | 'isTemplate'> & { readonly isBuilt: boolean }) | undefined> {
    const { way, setup } = ready;
    const { command } = measure;
    for (const build of buildsOf(ready, measure.needsBuild)) {
      if (this.#tester.isCancelled() || this.#hopeless.has(command)) return undefined;
      const attempt = { role: 'objective', setup: setup?.command, inputs: way.inputs, build, command } as const;
      const title = measure.fill === undefined ? undefined : `template, ${measure.what}`;
      const outcome = await this.#tester.score({ ...attempt, title });
      if (outcome.kind === 'scored') {
        const { parse, scores, output, ms } = outcome;
        return { parse, scores, output, ms, isBuilt: build !== undefined };
      }
      this.#note({ role: 'objective', command, reason: outcome.reason });
    }
    return undefined;
  }

  #note(failure: Failure): void {
    if (MISSING_PROGRAM.test(failure.reason)) this.#hopeless.add(failure.command);
    // What fails without the build and with it is one failure; the last one says more.
    const same = this.failures.findIndex(({ role, command }) => role === failure.role && command === failure.command);
    if (same === -1) this.failures.push(failure);
    else this.failures[same] = failure;
  }
}

/** Which builds come into question: where one is optional, what works without it is not built each time. */
function buildsOf({ way, build }: Ready, isNeeded = way.needsBuild): readonly (Build | undefined)[] {
  if (isNeeded) return build === undefined && way.build !== undefined && way.build.command !== '' ? [] : [build];
  return build === undefined ? [undefined] : [undefined, build];
}

/** What an ecosystem says about a repository: commands that may work, until they are tried. */
import type { Listing } from './listing.ts';

/** A command, and more to say of it. */
export interface Candidate {
  readonly command: string;
}

export interface Build extends Candidate {
  /** Folders that a build begins with as the build of the base left them. */
  readonly cache: readonly string[];
}

/** What prints a score. */
export interface Measure extends Candidate {
  /** What is measured, after "measures". */
  readonly what: string;
  readonly direction: 'min' | 'max';
  /** The files that it names and measures: code that may be improved. */
  readonly subjects?: readonly string[];
  /** Whether it measures what the build makes. */
  readonly needsBuild?: boolean;
  /** Which change of it makes it a measure of what the user wants; only of templates. */
  readonly fill?: string;
}

/** One way of working with a project: its commands belong together. */
export interface Way {
  /** What it is called to people: `pnpm`, `CMake`. */
  readonly name: string;
  /** Install what the others need; the first that works is taken. None: nothing has to be installed. */
  readonly setups: readonly Candidate[];
  /** Globs of the files that decide what setup makes. */
  readonly inputs: readonly string[];
  readonly build?: Build | undefined;
  /** Whether tests and benchmarks fail without the build; else they are tried without it first. */
  readonly needsBuild: boolean;
  /** Run the tests; the first that works is taken. */
  readonly tests: readonly Candidate[];
  /** Benchmarks of the project's own; the first that prints a score is taken. */
  readonly benchmarks: readonly Measure[];
  /** What can be measured without them. */
  readonly templates: readonly Measure[];
}

/** What was found of one ecosystem. */
export interface Project {
  readonly language: string;
  /** The first that works is taken. */
  readonly ways: readonly Way[];
  /** Globs of tests, benchmarks and their settings, as far as rules for all languages do not find them. */
  readonly evaluator: readonly string[];
  /** Globs of what is likely to be improved. */
  readonly sources: readonly string[];
}

export interface Ecosystem {
  /** Files whose text it asks for, by path. */
  readonly reads: (path: string) => boolean;
  /** Whether it comes into question next to projects of other ecosystems. */
  readonly isSecondary?: boolean;
  /** Its projects in a repository; none: it is not one of it. */
  readonly find: (listing: Listing) => readonly Project[];
}

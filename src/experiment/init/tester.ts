/** What is asked of whoever tries commands, and what comes of it. */
import type { Build } from './ecosystems/ecosystem.ts';
import type { Amended } from './test-outcome.ts';

export type Role = 'setup' | 'build' | 'guard' | 'objective';

/** What prepares the tree that a command runs on. */
interface Prepared {
  readonly setup: string | undefined;
  readonly inputs: readonly string[];
  readonly build: Build | undefined;
}

export interface Attempt extends Prepared {
  readonly role: Role;
  readonly command: string;
  /** What the command is called to people, where its text says less. */
  readonly title?: string | undefined;
}

export type Outcome =
  /** `ms`: undefined where it was not tried, or did not run because what it makes was there already. */
  | { readonly kind: 'worked'; readonly ms: number | undefined; readonly wasThere?: boolean }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** What may work in its place. */
      readonly amended?: Amended | undefined;
    };

/** How a score is read from an output, as a config says it. */
export type Parse = Readonly<Record<string, string>> & { readonly kind: string };

export type ScoreOutcome =
  | {
      readonly kind: 'scored';
      readonly ms: number | undefined;
      readonly scores: readonly number[];
      /** Of the first run. */
      readonly output: string;
      readonly parse: Parse;
    }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Tester {
  readonly isCancelled: () => boolean;
  readonly attempt: (attempt: Attempt) => Promise<Outcome>;
  readonly score: (attempt: Attempt) => Promise<ScoreOutcome>;
}

/** What the attempts of a loop come to together. Pure; the same for every recipe. */

/** How an attempt counts toward the limits. */
export interface CountedAttempt {
  /** Whether it uses up one of `maxIterations`. */
  readonly counts: boolean;
  /** What it does to a row of attempts without a change. */
  readonly noop: Streak;
  /** What it does to a row of errors. */
  readonly error: Streak;
  /** What its agent used up; 0 where it did not say. */
  readonly usd: number;
  readonly tokens: number;
  /** One sentence without its full stop. */
  readonly reason: string;
}

type Streak = 'grows' | 'ends' | 'stays';

/** What attempts come to together; data. */
export interface AttemptSums {
  counted: number;
  errors: number;
  noops: number;
  usd: number;
  mostUsd: number;
  tokens: number;
  mostTokens: number;
  lastError: string | undefined;
}

/** Adds attempts up; each is added once, oldest first. */
export class AttemptTally {
  readonly sums: AttemptSums;

  /** `sums`: where an earlier one came to; it is added to. */
  constructor(attempts: readonly CountedAttempt[] = [], sums?: AttemptSums) {
    const nothing = { counted: 0, errors: 0, noops: 0, usd: 0, mostUsd: 0, tokens: 0, mostTokens: 0 };
    this.sums = sums ?? { ...nothing, lastError: undefined };
    for (const attempt of attempts) this.add(attempt);
  }

  add({ counts, noop, error, usd, tokens, reason }: CountedAttempt): void {
    const { sums } = this;
    if (counts) sums.counted += 1;
    sums.noops = afterStreak(sums.noops, noop);
    sums.errors = afterStreak(sums.errors, error);
    if (error === 'grows') sums.lastError = reason;
    sums.usd += usd;
    sums.mostUsd = Math.max(sums.mostUsd, usd);
    sums.tokens += tokens;
    sums.mostTokens = Math.max(sums.mostTokens, tokens);
  }

  get counted(): number {
    return this.sums.counted;
  }

  /** How many of the last attempts are errors, and why the last one was. */
  get errors(): { readonly count: number; readonly last: string | undefined } {
    return { count: this.sums.errors, last: this.sums.lastError };
  }

  /** How many of the last attempts changed nothing. */
  get noops(): number {
    return this.sums.noops;
  }

  get usd(): { readonly spent: number; readonly most: number } {
    return { spent: this.sums.usd, most: this.sums.mostUsd };
  }

  get tokens(): { readonly used: number; readonly most: number } {
    return { used: this.sums.tokens, most: this.sums.mostTokens };
  }
}

function afterStreak(streak: number, change: Streak): number {
  if (change === 'stays') return streak;
  return change === 'grows' ? streak + 1 : 0;
}

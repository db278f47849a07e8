/**
 * What the agents of a plan have cost in a run, and what they may cost; stored so that a killed or interrupted run goes
 * on within it, `.autorize/work/spending.json`.
 * Invariant: a plan has an entry from the beginning of a run with agents until one ends that was not interrupted. A run
 * that finds an entry adds to its dollars and keeps its limit; one that is given a limit begins to count again.
 * Crash: the file is replaced as a whole when an agent has ended, and before the first call of one whose calls are logged.
 * What such agents cost that were at work then is in their logs, and counts from the next run on.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readLostUsage } from '../engine/agent/lost-usage.ts';
import { type Spending, smallestBudget } from '../engine/agent/spending.ts';
import { roundedUsd } from '../engine/agent/usage.ts';
import { replaceFile } from '../kernel/durable.ts';
import { readOwnFile } from '../kernel/own-files.ts';
import { isId, type WorkPaths } from './store.ts';

const amount = z.number().check(z.minimum(0));
const planSchema = z.object({
  dollars: z.array(amount),
  max_usd: z.optional(amount),
  /** What was counted of each run whose agent is at work, and whose calls are logged, by its id. */
  open: z.optional(z.record(z.string(), amount)),
});
const fileSchema = z.record(z.string(), planSchema);
type Entries = z.output<typeof fileSchema>;

export interface SpendingRequest {
  readonly paths: Pick<WorkPaths, 'folder' | 'runs' | 'strays'>;
  readonly plan: string;
  /** Dollars, in place of those that the run was started with. */
  readonly budgetUsd: number | undefined;
  /** Dollars of the plan's file; they hold where they are less. */
  readonly budget: number | undefined;
  /** Whether the run is one of a plan, with agents; else nothing is read or stored. */
  readonly isStored: boolean;
}

/** What a plan's agents cost, and may cost; it grows while the run goes on. */
export class PlanSpending implements Spending {
  inFlight = 0;
  readonly dollars: number[];
  readonly budgetUsd: number | undefined;
  readonly #request: SpendingRequest;
  readonly #limit: number | undefined;
  readonly #open = new Map<string, number>();

  constructor(request: SpendingRequest) {
    const { paths, plan, budgetUsd, budget, isStored } = request;
    const known = isStored ? readEntries(paths)[plan] : undefined;
    this.dollars = budgetUsd === undefined ? [...(known?.dollars ?? []), ...lostDollars(paths, known?.open)] : [];
    this.#request = request;
    this.#limit = budgetUsd ?? known?.max_usd;
    this.budgetUsd = smallestBudget(this.#limit, budget);
    this.#store();
  }

  /** The calls of an agent of a run are logged from now on: a killed run leaves what they cost there. */
  begin(id: string): void {
    if (this.#open.has(id)) return;
    this.#open.set(id, 0);
    this.#store();
  }

  /** Counts a session of it that ended; dollars, 0 for one that did not say. */
  add(id: string, dollars: number): void {
    this.dollars.push(dollars);
    const counted = this.#open.get(id);
    if (counted !== undefined) this.#open.set(id, counted + dollars);
    this.#store();
  }

  /** It has ended, and all of it is counted: the file need not know it at once. */
  end(id: string): void {
    this.#open.delete(id);
  }

  /** Ends the count: the next run has a budget of its own. */
  conclude(): void {
    const { paths, plan, isStored } = this.#request;
    if (!isStored) return;
    const { [plan]: _, ...others } = readEntries(paths);
    writeEntries(paths, others);
  }

  #store(): void {
    const { paths, plan, isStored } = this.#request;
    if (!isStored) return;
    const limit = this.#limit === undefined ? {} : { max_usd: this.#limit };
    const open = this.#open.size === 0 ? {} : { open: Object.fromEntries(this.#open) };
    writeEntries(paths, { ...readEntries(paths), [plan]: { dollars: this.dollars, ...limit, ...open } });
  }
}

/** What agents cost that were at work when their run was killed, beside what is counted of them. */
function lostDollars(
  { runs, strays }: SpendingRequest['paths'],
  open: Readonly<Record<string, number>> = {},
): number[] {
  return Object.entries(open)
    .filter(([id]) => isId(id))
    .map(([id, counted]) => {
      const usage = [runs, strays].map((folder) => readLostUsage(join(folder, id))).find((each) => each !== undefined);
      return Math.max(0, roundedUsd((usage?.usd ?? 0) - counted));
    })
    .filter((usd) => usd > 0);
}

const fileOf = ({ folder }: SpendingRequest['paths']): string => join(folder, 'spending.json');

/** What is stored; nothing where the file is none of ours: the plan's own limits hold then. */
function readEntries(paths: SpendingRequest['paths']): Entries {
  try {
    const parsed = fileSchema.safeParse(JSON.parse(readOwnFile(fileOf(paths))?.toString() ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function writeEntries(paths: SpendingRequest['paths'], entries: Entries): void {
  // A plan without agents leaves no file behind.
  if (Object.keys(entries).length === 0 && !existsSync(fileOf(paths))) return;
  replaceFile(fileOf(paths), [`${JSON.stringify(entries, null, 2)}\n`]);
}

/**
 * What the agents of a plan have cost in a run, and what they may cost; stored so that a killed or interrupted run goes
 * on within it, `.autorize/work/spending.json`.
 * Invariant: a plan has an entry from the beginning of a run with agents until one ends that was not interrupted. A run
 * that finds an entry adds to its dollars and keeps its limit; one that is given a limit begins to count again.
 * Crash: the file is replaced as a whole after each agent; what agents cost that were at work then is not known.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Spending, smallestBudget } from '../engine/agent/spending.ts';
import { replaceFile } from '../kernel/durable.ts';
import { readOwnFile } from '../kernel/own-files.ts';
import type { WorkPaths } from './store.ts';

const amount = z.number().check(z.minimum(0));
const fileSchema = z.record(z.string(), z.object({ dollars: z.array(amount), max_usd: z.optional(amount) }));
type Entries = z.output<typeof fileSchema>;

export interface SpendingRequest {
  readonly paths: Pick<WorkPaths, 'folder'>;
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

  constructor(request: SpendingRequest) {
    const { paths, plan, budgetUsd, budget, isStored } = request;
    const known = isStored ? readEntries(paths)[plan] : undefined;
    this.dollars = budgetUsd === undefined ? [...(known?.dollars ?? [])] : [];
    this.#request = request;
    this.#limit = budgetUsd ?? known?.max_usd;
    this.budgetUsd = smallestBudget(this.#limit, budget);
    this.#store();
  }

  /** Counts an agent that ended; dollars, 0 for one that did not say. */
  add(dollars: number): void {
    this.dollars.push(dollars);
    this.#store();
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
    writeEntries(paths, { ...readEntries(paths), [plan]: { dollars: this.dollars, ...limit } });
  }
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

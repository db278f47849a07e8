import type { IterationRecord } from '../experiment/record.ts';

/** Where the state of an experiment is on a server, and where it is if the server takes no refs of such names. */
export function stateRefs(name: string): readonly [usual: string, fallback: string] {
  return [`refs/autorize/${name}`, `refs/heads/autorize-state/${name}`];
}

export const MAX_FILE_BYTES = 8 * 1024 * 1024;
// A night of a thousand iterations stays far below; what is above was not written by us.
export const MAX_STATE_FILES = 100_000;

const TOP = /^(?:[a-z]+\.jsonl|state\.json)$/;
const OF_ITERATION = /^iter-\d{4,9}\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
// What an agent or a setup command printed can hold any key that it was given; errors are for the machine they were on.
const PRIVATE = /\/(?:agent|setup|teardown|summary|summarizer)\.|\/prompt\.md$|\.stderr$/;

/** Whether a file of an experiment's folder is part of its state: records, evidence and diffs, and nothing else. */
export function isStateFile(path: string): boolean {
  return (TOP.test(path) || OF_ITERATION.test(path)) && !PRIVATE.test(path);
}

/** What restoring leaves out: a cache that says where another machine was. */
export function isRestored(path: string): boolean {
  return isStateFile(path) && path !== 'state.json';
}

/** The keeps that one ledger has beyond what it shares with another, by their hashes. */
export function ownKeeps(own: readonly IterationRecord[], others: readonly IterationRecord[]): string[] {
  const shared = new Set(others.map(({ hash }) => hash));
  return own.flatMap(({ hash, outcome, commit }) =>
    outcome === 'merged' && typeof commit === 'string' && !shared.has(hash) ? [commit] : [],
  );
}

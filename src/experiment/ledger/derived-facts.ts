/** Whether what is written down of the first records of a ledger is that: whoever can write there can leave anything. Pure. */
import { hasShapeOf } from '../../base/same-shape.ts';
import { decodeRecord } from './decoded-record.ts';
import { type LedgerFacts, noFacts } from './ledger-facts.ts';
import { tallyEarlier } from './run-tally.ts';

/** What is written down of lines that all are records. */
export interface DerivedRecords {
  /** Lines, counted from 0, of which something was left out, added or changed. */
  readonly changed: Set<number>;
  readonly facts: LedgerFacts;
}

/** `count`: of how many records it is. Its shape is checked whole; that it is true follows from the digest of their bytes alone. */
export function isDerivedRecords(value: unknown, count: number): value is DerivedRecords {
  if (!hasShapeOf(value, PATTERN)) return false;
  const { facts } = value as DerivedRecords;
  const { landmarks, best, rejections } = facts;
  const tallies = [...facts.runs.values()];
  const attempts = tallies.flatMap(({ agents: { refused, limited, newest } }) => [refused, limited, ...newest]);
  const { baseline, accepted, scored, summarized } = landmarks;
  const records = [baseline, accepted, scored, ...summarized, ...tallies.map(({ aborted }) => aborted)];
  return (
    facts.count === count &&
    rejections.every((place) => Number.isInteger(place) && place >= 0 && place < count) &&
    facts.iters.every((range) => range.length === 2 && range.every(Number.isSafeInteger)) &&
    [facts.lastAccepted, facts.namedBase, facts.firstBase].every((each) => each == null || typeof each === 'string') &&
    [best.min, best.max].every((each) => each === undefined || hasShapeOf(each, SCORE)) &&
    attempts.every((each) => each === undefined || hasShapeOf(each, ATTEMPT)) &&
    tallies.every(({ attempts: { lastError } }) => lastError === undefined || typeof lastError === 'string') &&
    records.every((each) => each === undefined || decodeRecord(each).success)
  );
}

const SCORE = { score: 0, iter: 0 };
const ATTEMPT = { isBrokenOff: false, reason: '' };
const PATTERN: DerivedRecords = {
  changed: new Set([0]),
  facts: { ...noFacts(), iters: [[0, 0]], rejections: [0], agentMs: [0], runs: new Map([['', tallyEarlier()]]) },
};

/**
 * The measured changes by score and metrics, and which of them no other one beats in all of these at once: the front.
 * Invariant: changes are compared by what they were measured against. Each test compares a tree with the best of then in
 * the same pairs, and these differences are added up along the accepted changes from the base on: scores of different
 * hours are never compared. Single tests choose what is shown, so it is a list to look at, and no claim. Pure.
 */
import { meanOf } from '../stats/moments.ts';

/** What a run reported, by the name of the axis; what it did not report is missing. */
export type AxisValues = Readonly<Record<string, number>>;

/** The axis of the score. */
export const SCORE_AXIS = 'score';

export interface Axis {
  readonly name: string;
  readonly direction: 'min' | 'max';
}

/** A change and the best that it was compared with. */
export interface MeasuredTest {
  readonly task: string;
  readonly tree: string;
  readonly incumbent: string;
  readonly kept: boolean;
  readonly candidate: readonly AxisValues[];
  /** Runs of the best in the same pairs; else the runs of it that there are. */
  readonly best: readonly AxisValues[];
}

/** How an axis changed since the base. */
interface AxisChange {
  readonly name: string;
  readonly direction: 'min' | 'max';
  /** Logarithm of the ratio, or a difference. */
  readonly change: number;
  readonly isRatio: boolean;
}

export interface MeasuredPoint {
  readonly task: string;
  readonly isAccepted: boolean;
  /** No other one is better somewhere and worse nowhere. */
  readonly isOnFront: boolean;
  readonly changes: readonly AxisChange[];
}

/** The measured changes, best score first; the first axis is the score. A test that lacks an axis is none of them. */
export function measuredPoints(tests: readonly MeasuredTest[], axes: readonly Axis[], base: string): MeasuredPoint[] {
  const scales = axes.map(({ name }) => hasRatios(tests, name));
  const places = new Map<string, readonly number[]>([[base, axes.map(() => 0)]]);
  const points = new Map<string, Omit<MeasuredPoint, 'isOnFront'> & { readonly place: readonly number[] }>();
  for (const test of tests) {
    const from = places.get(test.incumbent);
    const moved = axes.map(({ name }, at) => changeOf(test, name, scales[at] === true));
    if (from === undefined || moved.some((change) => change === undefined)) continue;
    const place = moved.map((change, at) => (from[at] ?? 0) + (change ?? 0));
    // What a tree is measured to be when it is accepted is what its successors are compared with.
    if (test.kept || !places.has(test.tree)) places.set(test.tree, place);
    const changes = axes.map((axis, at) => ({ ...axis, change: place[at] ?? 0, isRatio: scales[at] === true }));
    points.set(test.tree, { task: test.task, isAccepted: test.kept, changes, place });
  }
  const signs = axes.map(({ direction }) => (direction === 'max' ? 1 : -1));
  const all = [...points.values()].map(({ place, ...point }) => ({
    point,
    gains: place.map((change, at) => change * (signs[at] ?? 1)),
  }));
  return all
    .sort((one, other) => (other.gains[0] ?? 0) - (one.gains[0] ?? 0))
    .map(({ point, gains }) => ({ ...point, isOnFront: !all.some((other) => dominates(other.gains, gains)) }));
}

/** No worse anywhere, and better somewhere. */
function dominates(one: readonly number[], other: readonly number[]): boolean {
  return one.every((gain, at) => gain >= (other[at] ?? 0)) && one.some((gain, at) => gain > (other[at] ?? 0));
}

const valuesOf = (runs: readonly AxisValues[], name: string): number[] =>
  runs.flatMap((run) => new Map(Object.entries(run)).get(name) ?? []);

function hasRatios(tests: readonly MeasuredTest[], name: string): boolean {
  return tests.every(({ candidate, best }) => valuesOf([...candidate, ...best], name).every((value) => value > 0));
}

function changeOf({ candidate, best }: MeasuredTest, name: string, isRatio: boolean): number | undefined {
  const [own, other] = [valuesOf(candidate, name), valuesOf(best, name)];
  if (own.length === 0 || other.length === 0) return undefined;
  return isRatio ? Math.log(meanOf(own) / meanOf(other)) : meanOf(own) - meanOf(other);
}

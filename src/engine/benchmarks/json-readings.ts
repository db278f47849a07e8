import type { BenchmarkOutput } from './output.ts';
import { ReadingList, type Readings } from './reading.ts';

/** Takes readings from the JSON values of an output; a value that the format does not know is left alone. */
export function readJson(output: BenchmarkOutput, take: (value: unknown, list: ReadingList) => void): Readings {
  const list = new ReadingList();
  for (const value of output.json.values) take(value, list);
  // A cut value can be of any format: only what is known besides says that it is of this one.
  if (list.size > 0 && output.json.isCut) list.refuse('a JSON text in it does not end');
  return list.result();
}

/** The readings of the first way that finds any, or an issue. */
export function firstOf(...ways: readonly (() => Readings)[]): Readings {
  for (const way of ways) {
    const found = way();
    if ('issue' in found || found.length > 0) return found;
  }
  return [];
}

/** Nanoseconds in a unit of time, and what is counted in ones. */
const SCALES = [1e-3, 1, 1e3, 1e6, 1e9];
// A unit of time may follow at once: `12.3ms`.
const NUMBER = /(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?(?=[munpµμ]?s(?:ec(?:ond)?s?)?(?!\w)|(?![\w.]))/giu;
const DIGITS = 9;

/** An output with each value that a benchmark was read from replaced by one that is too good to be true. */
export function forgeBenchmarks(output: string, values: readonly number[]): string {
  const known = new Set(values.map((value) => value.toPrecision(DIGITS)));
  const isKnown = (value: number) => known.has(value.toPrecision(DIGITS));
  return output.replaceAll(NUMBER, (printed) => {
    const number = Number(printed.replaceAll(',', ''));
    if (SCALES.some((scale) => isKnown(number * scale))) return /[.e]/i.test(printed) ? '0.000000001' : '1';
    // A rate: the more, the better.
    return number > 0 && SCALES.some((scale) => isKnown(scale / number)) ? '999999999.5' : printed;
  });
}

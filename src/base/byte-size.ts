/** Amounts of bytes as people write them: `512MiB`, `2GiB`, `1.5 GB`. Pure. */

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
  KIB: 2 ** 10,
  MIB: 2 ** 20,
  GIB: 2 ** 30,
  TIB: 2 ** 40,
};

/** The bytes that a text names, rounded down; undefined where it names none, or more than can be counted exactly. */
export function parseByteSize(text: string): number | undefined {
  const [, amount, unit = ''] = /^(\d{1,15}(?:\.\d{1,6})?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
  const factor = UNITS[unit.toUpperCase()];
  if (amount === undefined || factor === undefined) return undefined;
  const bytes = Math.floor(Number(amount) * factor);
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}

/** Bytes in the largest binary unit in which they are at least 1, with at most one decimal: `1.5 GiB`. */
export function renderByteSize(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  let [value, at] = [bytes, 0];
  while (value >= 1024 && at < units.length - 1) [value, at] = [value / 1024, at + 1];
  return `${Number(value.toFixed(at === 0 ? 0 : 1))} ${units[at]}`;
}

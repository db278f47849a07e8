// Logarithms are not the same to the last digit on every machine.
const RELATIVE = 1e-9;

/** Equal but for the rounding of another machine. */
export function closeTo(one: number, other: number): boolean {
  return Math.abs(one - other) <= RELATIVE * Math.max(1, Math.abs(one), Math.abs(other)) || one === other;
}

/** The same of whatever a record holds. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return closeTo(one, other);
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
}

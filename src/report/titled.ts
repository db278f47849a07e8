/** A label as the beginning of a line. */
export function titled(label: string): string {
  return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}

/** A glob that matches one path and nothing else. */
export function literalGlob(path: string): string {
  return path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');
}

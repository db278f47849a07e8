/** A path of the repository as git has it; undefined for one that leads out of it. A slash in front means the top. */
export function normalPath(supplied: string): string | undefined {
  const parts = supplied.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.length === 0 || parts.includes('..') || supplied.includes('\0')) return undefined;
  return parts.join('/');
}

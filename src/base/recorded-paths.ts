/** A list of paths as a record holds it: the first ones, and how many more there are. */
export interface RecordedPaths {
  readonly paths: readonly string[];
  readonly more: number;
}

const MAX_PATHS = 1000;
// Of all of them together.
const MAX_CHARACTERS = 64 << 10;

/** Bounds the paths of a change that may never be accepted: it can have any number of them, of any length. Pure. */
export function recordedPaths(paths: readonly string[], more = 0): RecordedPaths {
  let characters = 0;
  const end = paths.findIndex((path, at) => {
    characters += path.length;
    return at >= MAX_PATHS || characters > MAX_CHARACTERS;
  });
  return end === -1 ? { paths, more } : { paths: paths.slice(0, end), more: more + paths.length - end };
}

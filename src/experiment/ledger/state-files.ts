/** Which files of an experiment leave the machine: with its records they are pushed, and brought back elsewhere. */
const TOP = /^(?:[a-z]+\.jsonl|(?:state|rejected|unfinished|pulls)\.json)$/;
const OF_ITERATION = /^iter-\d{4,9}\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
// What an agent or a setup command printed can hold any key that it was given; errors are for the machine they were on.
const PRIVATE = /\/(?:agent|setup|teardown|summary|summarizer)\.|\/prompt\.md$|\.stderr$/;

/** Whether a file of the experiment's folder is part of its state. */
export function isStateFile(path: string): boolean {
  return (TOP.test(path) || OF_ITERATION.test(path)) && !PRIVATE.test(path);
}

// Names that runs give the files of an iteration. Whoever can write the state could choose any other one, and test runners
// and builds load what is named for them wherever it lies, in folders that begin with a dot, too.
const OF_RUNS = /\/(?:(?:changes|proposed)\.diff|(?:candidate|held)\.pack|(?:run|evidence|files)\.json|[^/]+\.stdout)$/;

/** Whether a file of an iteration, by its path in the experiment's folder, is written where a state is brought back. */
export function isBroughtBack(path: string): boolean {
  return OF_ITERATION.test(path) && OF_RUNS.test(path) && !PRIVATE.test(path);
}

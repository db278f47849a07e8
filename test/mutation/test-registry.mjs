/** Stands in for `vitest` in the worker: collects tests, so that one can be called again and again in a warm process. */
import { pathToFileURL } from 'node:url';

// What vitest's `expect` asks of its worker.
globalThis.__vitest_worker__ = { config: {}, ctx: {}, environment: {}, metaEnv: {}, providedContext: {} };
const { expect } = await import(pathToFileURL(`${import.meta.dirname}/../../node_modules/vitest/dist/index.js`).href);

/** Every test that was collected: its title, and what it does. */
export const tests = [];

function add(title, ...rest) {
  tests.push({ title, run: functionOf(rest) });
}

add.each =
  (rows) =>
  (title, ...rest) => {
    const run = functionOf(rest);
    for (const row of rows) add(title, () => run(...argumentsOf(row)));
  };

function describe(_title, ...rest) {
  functionOf(rest)();
}

describe.each =
  (rows) =>
  (_title, ...rest) => {
    for (const row of rows) functionOf(rest)(...argumentsOf(row));
  };

/** Behind options such as a time limit, or before one. */
function functionOf(rest) {
  return rest.find((each) => typeof each === 'function');
}

function argumentsOf(row) {
  return Array.isArray(row) ? row : [row];
}

export { add as it, describe, expect };

// Started by costs.mjs under strace: a loop that says on the way, by a system call, where an attempt ended.
import { accessSync } from 'node:fs';
import { LOOPS } from '../loops.mjs';
import { inRepository } from '../repository.mjs';

const [loop, files, iterations] = process.argv.slice(2);

await inRepository(Number(files), (site) =>
  LOOPS[loop](site, {
    iterations: Number(iterations),
    onRecord: ({ iter, outcome, started }) => mark(`${iter}-${outcome}-${started}`),
  }),
);

function mark(name) {
  try {
    accessSync(`/iteration-ended/${name}`);
  } catch {
    // It is there for strace alone.
  }
}

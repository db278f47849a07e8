// Started by costs.mjs under strace: an experiment that says on the way, by a system call, where an iteration ended.
import { accessSync } from 'node:fs';
import { timeIterations } from '../experiment.mjs';
import { inRepository } from '../repository.mjs';

const [files, iterations, agent, keeps] = process.argv.slice(2);

await inRepository(Number(files), (site) =>
  timeIterations(site, {
    name: 'costs',
    iterations: Number(iterations),
    agent,
    keeps: Number(keeps),
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

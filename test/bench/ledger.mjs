// npm run bench:ledger [-- records]: how much a run starts with, and an iteration costs, after so many records, in
// processor time of this process. Both logs are lengthened with copies of the records of an iteration that changed nothing,
// with hashes of their own. A run starts once as if nothing were known of them, then once more by what the first one noted.
// An iteration is compared with one after a single record. `status` is what there is to read and to lay out. Then: how long the decisions on so many tested candidates take
// to replay. Needs a Node that reads TypeScript (24, as npm scripts have it).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditRecords } from '../../src/audit/audit.ts';
import { parseJournal, sealRecord } from '../../src/base/journal-chain.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { runExperiment } from '../../src/experiment/run.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { Ledger } from '../decision/ledger.ts';
import { median } from './pairs.mjs';
import { inRepository } from './repository.mjs';

const MEASURED = 6;
const asked = process.argv.slice(2).map(Number);
const counts = asked.length === 0 ? [10_000, 100_000] : asked;
const [one, ...more] = await measureAll([1, ...counts]);
for (const { records, whole, start, iteration, status } of [one, ...more]) {
  const ratio = (iteration / one.iteration).toFixed(2);
  console.log(
    `${records} records: starts in ${whole.toFixed(0)} ms, again in ${start.toFixed(0)} ms (aim: at most 1000); an iteration ${iteration.toFixed(0)} ms, ratio to one after one record ${ratio} (aim: at most 1.1); status ${status.toFixed(0)} ms`,
  );
}
for (const count of counts) {
  const { lines } = new Ledger({
    overrides: { decision: 'greedy' },
    effects: new Array(count).fill(-1),
    score: (truth) => 100 + truth,
  });
  const began = processorMs();
  const { differences } = auditRecords({ records: lines });
  if (differences.length > 0) throw new Error(differences[0].message);
  const took = processorMs() - began;
  console.log(
    `${count} tested candidates: replayed in ${took.toFixed(0)} ms, ${((1000 * took) / count).toFixed(1)} µs each`,
  );
}

async function measureAll(counts) {
  const found = [];
  for (const records of counts) {
    await inRepository(10, async (site) => {
      found.push({ records, ...(await measure(site, records)) });
    });
  }
  return found;
}

async function measure({ user, host }, records) {
  const name = 'bench';
  const experiment = join(user, '.autorize', name);
  mkdirSync(experiment, { recursive: true });
  writeFileSync(join(user, '.autorize', '.gitignore'), '*\n');
  writeFileSync(join(experiment, 'program.md'), 'Count.\n');
  writeFileSync(join(experiment, 'config.toml'), configOf(name, records + 3 * MEASURED));
  await runUntil(2, { name, mode: 'run' }, host);
  const last = lengthen(join(experiment, 'iterations.jsonl'), records, ({ iter, ...fields }, more) => ({
    ...fields,
    iter: iter + more,
  }));
  lengthen(join(experiment, 'decisions.jsonl'), records, (fields, more) => ({ ...fields, id: `iter ${last + more}` }));
  const { start: whole } = await resume(name, host);
  const known = await resume(name, host);
  const before = processorMs();
  viewExperiment({ ...readStatus(pathsOf(name, host), host), now: host.now() });
  return { whole, ...known, status: processorMs() - before };
}

async function resume(name, host) {
  const started = processorMs();
  let [start, last] = [0, 0];
  const iterations = [];
  const onEvent = ({ kind }) => {
    const now = processorMs();
    if (kind === 'started') start = now - started;
    if (kind === 'recorded') iterations.push(now - last);
    if (kind === 'started' || kind === 'recorded') last = now;
  };
  await runUntil(MEASURED, { name, mode: 'resume', onEvent }, host);
  // The first one writes the history that its agent may read.
  return { start, iteration: median(iterations.slice(1, MEASURED)) };
}

/** Runs until so many iterations are recorded, and is interrupted. */
async function runUntil(count, { onEvent = () => undefined, ...request }, host) {
  const interrupt = new AbortController();
  let recorded = 0;
  const follow = (event) => {
    onEvent(event);
    if (event.kind === 'recorded') recorded += 1;
    if (recorded === count) interrupt.abort();
  };
  await runExperiment({ ...request, signal: interrupt.signal, onEvent: follow }, host);
}

/** Adds copies of the last record, each changed by `next`; gives the number that the last record had. */
function lengthen(path, count, next) {
  const parsed = parseJournal(readFileSync(path));
  const { seq: _seq, prev: _prev, hash: _hash, same_write: _same, ...fields } = parsed.records.at(-1);
  const lines = [readFileSync(path, 'utf8')];
  let { head } = parsed;
  for (let more = 1; more <= count; more += 1) {
    const sealed = sealRecord(next(fields, more), head);
    head = sealed.next;
    lines.push(sealed.line);
  }
  writeFileSync(path, lines.join(''));
  return fields.iter;
}

function processorMs() {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return (userCPUTime + systemCPUTime) / 1000;
}

function configOf(name, iterations) {
  return `
[experiment]
name = "${name}"
[objective]
command = "cat score"
direction = "max"
protect = ["folder-1/file-1.txt"]
[iteration]
budget = "60s"
max_iterations = ${iterations}
max_consecutive_noops = 0
[schedule]
total_budget = "1h"
[agent]
command = "true; : {prompt_file}"
`;
}

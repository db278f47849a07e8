// npm run bench:ledger [-- records]: how much a run starts with, and an iteration costs, after so many records, in
// processor time. Both logs are lengthened with copies of the records of an iteration that changed nothing, with hashes of
// their own. The first iteration and the end of a run read both whole, and are printed by themselves. A run starts once as
// if nothing were known of them, then again by what the one before noted, each in a process of its own and in turn with the
// others; an iteration of each is compared with one after a single record. `status` is what there is to read and to lay
// out, by the notes and without them. Then: how long the decisions on so many tested candidates take to replay.
// Needs a Node that reads TypeScript (24, as npm scripts have it).
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditRecords } from '../../src/audit/audit.ts';
import { parseJournal, sealRecord } from '../../src/base/journal-chain.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { runExperiment } from '../../src/experiment/run.ts';
import { createHost } from '../../src/kernel/host.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { Ledger } from '../decision/ledger.ts';
import { median } from './pairs.mjs';
import { inRepository } from './repository.mjs';

const MEASURED = 12;
const ROUNDS = 3;
const NAME = 'bench';
/** What a process of its own does. */
const ACTS = { begin, resume, status };
const [act, ...rest] = process.argv.slice(2);
if (act in ACTS) {
  const [user, cache] = rest;
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  console.log(JSON.stringify((await ACTS[act]({ ...createHost({ packageRoot: user, cwd: user }), env })) ?? null));
  process.exit();
}
const asked = process.argv.slice(2).map(Number);
const counts = asked.length === 0 ? [10_000, 100_000] : asked;
const [one, ...more] = await measureAll([1, ...counts]);
for (const { records, whole, known, status, unnoted } of [one, ...more]) {
  const start = ({ start, wall }) => `${start.toFixed(0)} ms (${wall.toFixed(0)} ms of wall time)`;
  const ratio = ({ iteration }, { iteration: first }) =>
    `${iteration.toFixed(1)} ms, ${(iteration / first).toFixed(2)}`;
  const once = ({ first, end }) => `${first.toFixed(0)} ms and ${end.toFixed(0)} ms`;
  console.log(
    `${records} records: starts in ${start(whole)}, again in ${start(known)} (aim: at most 1000); an iteration ${ratio(whole, one.whole)}, again ${ratio(known, one.known)} of one after one record (aim: at most 1.1); first iteration and end of a run, which read the journals whole, ${once(known)}, after one record ${once(one.known)}; with ${(known.rss / 2 ** 20).toFixed(0)} MB; status ${status.toFixed(0)} ms, without notes ${unnoted.toFixed(0)} ms`,
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

/** The same of several repositories that are there together: one after the other in turn, whatever else the machine does. */
async function measureAll([records, ...more], sites = []) {
  if (records === undefined) return measure(sites);
  let found;
  await inRepository(10, async (site) => {
    found = await measureAll(more, [...sites, prepare(site, records)]);
  });
  return found;
}

function measure(sites) {
  const each = (act) => sites.map(({ own }) => own(act));
  const whole = each('resume');
  const again = Array.from({ length: ROUNDS }, () => each('resume'));
  const status = each('status');
  for (const { cache } of sites) {
    for (const name of readdirSync(cache, { recursive: true })) {
      if (/\/(?:checked|derived)-[^/]*$/.test(name)) rmSync(join(cache, name));
    }
  }
  const unnoted = each('status');
  return sites.map(({ records }, index) => ({
    ...{ records, whole: whole[index], known: medians(again.map((all) => all[index])) },
    ...{ status: status[index], unnoted: unnoted[index] },
  }));
}

function medians(all) {
  return Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((one) => one[key]))]));
}

function prepare({ user, place }, records) {
  const cache = join(place, 'cache');
  const own = (act) => {
    const args = [...process.execArgv, fileURLToPath(import.meta.url), act, user, cache];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));
  };
  const experiment = join(user, '.autorize', NAME);
  mkdirSync(experiment, { recursive: true });
  writeFileSync(join(user, '.autorize', '.gitignore'), '*\n');
  writeFileSync(join(experiment, 'program.md'), 'Count.\n');
  writeFileSync(join(experiment, 'config.toml'), configOf(NAME, records + 2 * (ROUNDS + 2) * MEASURED));
  own('begin');
  const last = lengthen(join(experiment, 'iterations.jsonl'), records, ({ iter, ...fields }, more) => ({
    ...fields,
    iter: iter + more,
  }));
  lengthen(join(experiment, 'decisions.jsonl'), records, (fields, more) => ({ ...fields, id: `iter ${last + more}` }));
  return { records, cache, own };
}

function begin(host) {
  return runUntil(2, { name: NAME, mode: 'run' }, host);
}

function status(host) {
  const before = processorMs();
  viewExperiment({ ...readStatus(pathsOf(NAME, host), host), now: host.now() });
  return processorMs() - before;
}

async function resume(host) {
  const [started, began] = [processorMs(), performance.now()];
  let [start, wall, last] = [0, 0, 0];
  const iterations = [];
  const onEvent = ({ kind }) => {
    const now = processorMs();
    if (kind === 'started') [start, wall] = [now - started, performance.now() - began];
    if (kind === 'recorded') iterations.push(now - last);
    if (kind === 'started' || kind === 'recorded') last = now;
  };
  await runUntil(MEASURED, { name: NAME, mode: 'resume', onEvent }, host);
  const [rss, end] = [process.memoryUsage().rss, processorMs() - last];
  // The first one writes the history that its agent may read, and reads the journals before it appends to them.
  const [first, ...later] = iterations;
  return { start, wall, first, end, iteration: median(later.slice(0, MEASURED - 1)), rss };
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

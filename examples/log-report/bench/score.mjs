// Prints one number: the milliseconds that a summary of a log takes; lower is better. When a summary is wrong it prints
// no number, says why on standard error, and exits with 1.
//
// The program under test never runs in this process and never sees the clock: what it prints goes nowhere, and the time
// is taken here, from handing over a log to getting the right summary back. What counts is the time that its process was
// at work, as Linux keeps it; elsewhere the time that went by. Every log is a new one (AUTORIZE_SEED, if set, says which),
// so an answer can neither be written down beforehand nor be kept from the last time.
import { fork, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createWorkload } from './workload.mjs';

// A program gets faster while it is warmed up, and what else the machine does comes in bursts: the runs go on for a
// while of its own work, so that one of them is warm and hardly disturbed.
const MIN_RUNS = 3;
const MAX_RUNS = 20;
const MIN_MS = 40;
const PATIENCE_MS = 10_000;

const here = import.meta.dirname;
const seed = process.env.AUTORIZE_SEED ?? randomUUID();
const environment = { PATH: process.env.PATH };

checkKnownAnswer('tricky');
console.log((await measure()).toFixed(3));

function checkKnownAnswer(name) {
  const input = readFileSync(join(here, 'cases', `${name}.log`));
  const { stdout, stderr, status, error } = spawnSync(process.execPath, [join(here, '..', 'src', 'main.mjs')], {
    input,
    encoding: 'utf8',
    env: environment,
    timeout: PATIENCE_MS,
  });
  if (error !== undefined) fail(`the program could not be run on cases/${name}.log: ${error.message}`);
  // What Node prints of an error has its name and message on a line of their own.
  const reason = /^\w*Error.*/m.exec(stderr)?.[0] ?? 'no error was printed';
  if (status !== 0) fail(`the program ended with ${status} on cases/${name}.log: ${reason.slice(0, 200)}`);
  compare(stdout, readFileSync(join(here, 'cases', `${name}.txt`), 'utf8'), `cases/${name}.log`);
}

async function measure() {
  const child = fork(join(here, 'runner.mjs'), [], { env: environment, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  process.on('exit', () => child.kill('SIGKILL'));
  // A log cannot be written to a process that has ended; its end is what counts.
  child.on('error', () => {});
  child.on('exit', (code, signal) => fail(`the program ended (${signal ?? code}) before it gave a summary`));
  const times = [];
  // Its start is no part of what is measured.
  await within(once(child, 'message'), 'no program that is ready');
  for (
    let worked = 0;
    times.length < MIN_RUNS || (worked < MIN_MS && times.length < MAX_RUNS);
    worked += times.at(-1)
  ) {
    const { log, summary } = createWorkload(`${seed} ${times.length}`);
    const before = await readClock(child.pid);
    child.send(log);
    const [answer] = await within(once(child, 'message'), 'no summary');
    const ms = (await readClock(child.pid)) - before;
    compare(answer, summary, `log ${times.length + 1} of seed ${seed}`);
    times.push(ms);
  }
  child.removeAllListeners('exit').disconnect();
  // Load only ever adds to a time, so the shortest is the one that says most about the program.
  return Math.min(...times);
}

async function within(promise, what) {
  const patience = setTimeout(() => fail(`${what} within ${PATIENCE_MS / 1000} s`), PATIENCE_MS);
  const settled = await promise;
  clearTimeout(patience);
  return settled;
}

/** Milliseconds that all threads of a process have been at work: those in which others had the processor do not count. */
async function readClock(pid) {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(`${threads}/${pid}/schedstat`)) return performance.now();
  // The kernel adds up the time of a thread when it pauses.
  while (/\) R/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await pause(1);
  const nanoseconds = readdirSync(threads).map((thread) => {
    return Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

function compare(answer, expected, what) {
  if (answer === expected) return;
  const lines = String(answer).split('\n');
  const wanted = expected.split('\n');
  const longer = lines.length > wanted.length ? lines : wanted;
  const at = longer.findIndex((_, index) => lines[index] !== wanted[index]);
  const [found, right] = [lines[at], wanted[at]].map((line) => JSON.stringify(line)?.slice(0, 200) ?? 'nothing');
  fail(`wrong summary of ${what}, line ${at + 1}: ${found}; expected ${right}`);
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

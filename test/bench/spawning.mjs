// npm run bench:spawning [-- MB ...]: what starting a program costs a process that holds so much memory: from its main thread,
// from a thread of its own, and by a small process that starts programs for it and is asked over a pipe. All three start
// the same program, in turn. `blocked`: how long the main thread stands still for one; `processor`: its processor time, which
// other work on the machine disturbs least; `whole`: until output and end are known. Medians. See docs/decisions/0013-*.md.
// Needs a Node that knows the processor time of a thread (24, as npm scripts have it).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { median } from './pairs.mjs';

const ROUNDS = 60;
const SELF = fileURLToPath(import.meta.url);
const PROGRAM = ['/bin/sh', ['-c', 'echo done']];

if (!isMainThread) serveThread();
else if (process.argv[2] === 'helper') serveHelper();
else {
  const asked = process.argv.slice(2).map(Number);
  for (const megabytes of asked.length === 0 ? [0, 100, 200, 400] : asked) await measure(megabytes);
}

async function measure(megabytes) {
  const ballast = Array.from({ length: megabytes }, () => Buffer.alloc(1 << 20, 1));
  const ways = {
    'main thread': fromMainThread(),
    'own thread': await fromThread(),
    'small process': await fromHelper(),
  };
  const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { start }] of Object.entries(ways)) times[name].push(await timed(start));
  const resident = Math.round(process.memoryUsage.rss() / 1e6);
  for (const [name, all] of Object.entries(times)) {
    const [blocked, processor, whole] = ['blocked', 'processor', 'whole'].map((part) =>
      median(all.map((each) => each[part])).toFixed(2),
    );
    console.log(
      `${resident} MB resident, ${name}: blocked ${blocked} ms (processor ${processor} ms), whole ${whole} ms`,
    );
  }
  console.log(`load ${loadavg()[0].toFixed(1)}`);
  for (const { stop } of Object.values(ways)) await stop();
  return ballast;
}

async function timed(start) {
  const [began, before] = [performance.now(), process.threadCpuUsage()];
  const ended = start();
  const blocked = performance.now() - began;
  const { user, system } = process.threadCpuUsage(before);
  const output = await ended;
  if (output !== 'done\n') throw new Error(`the output was ${JSON.stringify(output)}`);
  return { blocked, processor: (user + system) / 1000, whole: performance.now() - began };
}

async function outputOf(child) {
  const blocks = [];
  child.stdout.on('data', (block) => blocks.push(block));
  await once(child, 'close');
  return Buffer.concat(blocks).toString();
}

function run([program, args]) {
  return outputOf(spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] }));
}

function fromMainThread() {
  return { start: () => run(PROGRAM), stop: () => undefined };
}

/** Answers in the order of the questions, one at a time. */
async function fromThread() {
  const worker = new Worker(SELF);
  await once(worker, 'online');
  const start = async () => {
    worker.postMessage(PROGRAM);
    const [output] = await once(worker, 'message');
    return output;
  };
  return { start, stop: () => worker.terminate() };
}

function serveThread() {
  parentPort.on('message', async (asked) => parentPort.postMessage(await run(asked)));
}

async function fromHelper() {
  const helper = spawn(process.execPath, [SELF, 'helper'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: helper.stdout });
  const start = async () => {
    helper.stdin.write(`${JSON.stringify(PROGRAM)}\n`);
    const [line] = await once(lines, 'line');
    return JSON.parse(line);
  };
  await start();
  const stop = async () => {
    helper.stdin.end();
    await once(helper, 'close');
  };
  return { start, stop };
}

function serveHelper() {
  createInterface({ input: process.stdin }).on('line', async (line) => {
    process.stdout.write(`${JSON.stringify(await run(JSON.parse(line)))}\n`);
  });
}

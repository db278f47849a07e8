// npm run bench:costs [-- files loops]: what an attempt of an experiment, a mission and a plan asks of the machine, counted
// and not timed, so that it says the same on a busy machine: programs that start, by what they are for, and syncs, by what
// they sync. Kept, discarded and no-op. Needs strace. `--list` prints each program and each sync of one attempt of each kind.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOOPS } from './loops.mjs';

const ITERATIONS = 9;
const PROGRAM = join(import.meta.dirname, 'programs', 'run-costs.mjs');
const CALLS = 'execve,fsync,fdatasync,syncfs,sync_file_range,sync,access,faccessat,faccessat2';

const isListed = process.argv.includes('--list');
const files = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 100);
const named = Object.keys(LOOPS).filter((loop) => process.argv.includes(loop));
for (const loop of named.length === 0 ? Object.keys(LOOPS) : named) printCosts(loop, countTurns(loop));

function printCosts(loop, turns) {
  for (const outcome of new Set(turns.map((turn) => turn.outcome))) {
    const some = turns.filter((turn) => turn.outcome === outcome);
    const middle = some[Math.floor(some.length / 2)];
    console.log(
      `${loop}, ${files} files, ${outcome}: ${middle.ours} programs of ours, ${median(some, 'programs')} with those that they start, ${median(some, 'syncs')} syncs`,
    );
    for (const [name, calls] of isListed ? Object.entries({ programs: middle.programs, syncs: middle.syncs }) : [])
      for (const call of calls) console.log(`  ${name === 'syncs' ? 'sync ' : ''}${call}`);
  }
}

function median(some, name) {
  const sizes = some.map((turn) => turn[name].length).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)];
}

/** What was called between two records, for each iteration after the first. */
function countTurns(loop) {
  const place = mkdtempSync(join(tmpdir(), 'costs-'));
  try {
    const trace = join(place, 'trace');
    const node = [process.execPath, PROGRAM, loop, String(files), String(ITERATIONS)];
    const args = ['-f', '-y', '-qq', '-s', '4096', '-e', `trace=${CALLS}`, '-o', trace, '--', ...node];
    const { status, stderr } = spawnSync('strace', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`strace ended with ${status}: ${stderr}`);
    return readTurns(readFileSync(trace, 'utf8'));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function readTurns(text) {
  const turns = [];
  let turn = { programs: [], syncs: [] };
  for (const line of text.split('\n')) {
    const [, call = '', rest = ''] = /^\d+ +(\w+)\((.*)/.exec(line) ?? [];
    const ended = /"\/iteration-ended\/(\d+)-(\w+)-(\d+)"/.exec(rest);
    if (ended !== null) {
      if (Number(ended[1]) > 1) turns.push({ outcome: ended[2], ours: Number(ended[3]), ...turn });
      turn = { programs: [], syncs: [] };
    } else if (call === 'execve' && !/ = -1 ENOENT/.test(line)) turn.programs.push(shownProgram(rest));
    else if (/sync/.test(call)) turn.syncs.push(`${call} ${/<(.*?)>/.exec(rest)?.[1] ?? ''}`);
  }
  return turns;
}

/** Without the settings of ours that each git is given. */
function shownProgram(call) {
  const [, list = ''] = /\[(.*?)\](, |$)/.exec(call) ?? [];
  return list
    .replaceAll(/"-c", "[^"]*", /g, '')
    .replaceAll('"', '')
    .replaceAll(', ', ' ')
    .slice(0, 160);
}

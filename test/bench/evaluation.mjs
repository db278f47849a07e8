// npm run bench:evaluation [-- layers files]: what an evaluation costs besides its command, with layers and with checkouts, beside
// a bare `bwrap … true`. Warm: the tree was evaluated before. `to exec` is from the id of the tree to the first
// instruction of the command. Of each the median, and the least, which other work on the machine disturbs least. All three alternate; `layers` leaves the checkouts out, which take long. Needs a Node that reads TypeScript (24, as npm scripts have it).
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { readProtectedFiles } from '../../src/engine/boundaries/protected-files.ts';
import { evaluateTree } from '../../src/engine/evaluation/evaluation.ts';
import { evaluationCheckout, openPrivateArea } from '../../src/engine/workspace/private-area.ts';
import { requireLevel } from '../../src/kernel/sandbox-level.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { median } from './pairs.mjs';
import { inRepository } from './repository.mjs';

const ROUNDS = 9;
const FILES = [5000, 50_000];
const BARE = [
  '--ro-bind',
  '/',
  '/',
  '--dev',
  '/dev',
  '--proc',
  '/proc',
  '--unshare-pid',
  '--unshare-net',
  '--',
  'true',
];

const isLayersOnly = process.argv.includes('layers');
const asked = process.argv
  .slice(2)
  .filter((each) => each !== 'layers')
  .map(Number);
for (const files of asked.length === 0 ? FILES : asked) await inRepository(files, (site) => measure(files, site));

async function measure(files, { place, user, git, host }) {
  const base = git('rev-parse', 'HEAD').trim();
  writeFileSync(join(user, 'folder-0', 'file-0.txt'), 'changed\n');
  git('add', '-A');
  const tree = git('write-tree').trim();
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '-m', 'A change');
  const branchHead = git('rev-parse', 'HEAD').trim();
  const level = await requireLevel({ requested: 'required', network: 'off' });
  const repository = findRepository(user);
  const folder = join(place, 'cache', 'autorize', 'bench-000000000000');
  const area = await openPrivateArea({ folder, repository, base, branchHead, level, parentEnv: host.env });
  const copies = { ...area, layering: { kind: 'copies', reason: 'for comparison' } };
  const protectedFiles = await readProtectedFiles(area.store, { commit: base, globs: ['score'] });
  const logs = join(place, 'logs');
  mkdirSync(logs);
  let number = 0;
  const evaluate = async (privateArea) => {
    number += 1;
    const started = Date.now();
    const before = performance.now();
    const evaluation = await evaluateTree(privateArea, {
      checkout: evaluationCheckout(privateArea, 1),
      ...{ tree, protectedFiles, teardown: undefined, variables: {}, signal: undefined },
      steps: [
        {
          ...{ name: 'score', kind: 'objective', title: 'score', command: 'date +%s%N', timeoutMs: 60_000 },
          ...{ network: 'off', logs: join(logs, String(number)) },
        },
      ],
    });
    if (evaluation.kind !== 'ran') throw new Error(JSON.stringify(evaluation));
    return { toExec: Number(evaluation.output) / 1e6 - started, all: performance.now() - before };
  };
  const bare = () => {
    const before = performance.now();
    execFileSync('bwrap', BARE);
    return performance.now() - before;
  };
  await evaluate(area);
  if (!isLayersOnly) await evaluate(copies);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      ...{ layers: await evaluate(area), bare: bare() },
      copies: isLayersOnly ? { toExec: Number.NaN, all: Number.NaN } : await evaluate(copies),
    });
  const of = (pick) => {
    const values = rounds.map(pick);
    return [median(values), Math.min(...values)].map((value) => value.toFixed(0).padStart(5)).join(' ');
  };
  const [load = 0] = loadavg();
  console.log(
    `${files} files, ms: median and least of ${ROUNDS}, at a load of ${load.toFixed(1)} on ${cpus().length} cores`,
  );
  console.log('                        to exec           all');
  console.log(`  layers            ${of((each) => each.layers.toExec)}   ${of((each) => each.layers.all)}`);
  if (!isLayersOnly)
    console.log(`  a checkout each   ${of((each) => each.copies.toExec)}   ${of((each) => each.copies.all)}`);
  console.log(`  bwrap true                        ${of((each) => each.bare)}`);
  const more = (pick) => pick(rounds.map(({ layers }) => layers.toExec)) - pick(rounds.map(({ bare: each }) => each));
  const figures = [median, (values) => Math.min(...values)].map((pick) => more(pick).toFixed(0).padStart(5));
  console.log(`  to exec, more than bwrap true (aim: at most 60): ${figures.join(' ')}`);
  area.close();
}

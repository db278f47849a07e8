// npm run bench:wave [-- waves]: accepted changes per minute by waves of 1 and of 8 attempts, whose agent takes 2 s and whose
// evaluation takes 0.2 s; every attempt improves a number of its own, so that all are accepted. Each command is a process
// of the built program, as an engine starts them; AUTORIZE names another one. Run it on a machine at rest.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const waves = Number(process.argv[2] ?? 3);
const [program = '', ...words] = (
  process.env.AUTORIZE ?? `${process.execPath} ${fileURLToPath(new URL('../../tools/autorize.mjs', import.meta.url))}`
).split(' ');
const MOST = 8;
const AGENT = 'sleep 2; file=numbers/$AUTORIZE_SLOT.txt; echo $(( $(cat $file) - 1 )) > $file';
const CONFIG = `[experiment]
name = "bench"
[objective]
command = "sleep 0.2; cat numbers/*.txt | awk '{ sum += $1 } END { if (NR < ${MOST}) exit 1; print sum }'"
direction = "min"
protect = ["unused/**"]
calibration_runs = 2
[schedule]
total_budget = "1h"
[agent]
command = "${AGENT.replaceAll('"', '\\"')}"
stdin = "prompt"
`;

for (const slots of [1, MOST]) {
  const place = mkdtempSync(join(tmpdir(), 'bench-wave-'));
  try {
    const site = createSite(join(place, 'site'));
    const began = performance.now();
    let accepted = 0;
    for (let wave = 0; wave < waves; wave += 1)
      accepted += await runWave(site, { slots, folder: join(place, `${wave}`) });
    const minutes = (performance.now() - began) / 60_000;
    const rate = (accepted / minutes).toFixed(1);
    console.log(
      `${slots} slots: ${accepted} of ${slots * waves} accepted in ${(60 * minutes).toFixed(1)} s, ${rate} a minute`,
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function createSite(folder) {
  mkdirSync(join(folder, 'numbers'), { recursive: true });
  mkdirSync(join(folder, '.autorize', 'bench'), { recursive: true });
  for (let slot = 0; slot < MOST; slot += 1) writeFileSync(join(folder, 'numbers', `${slot}.txt`), '100\n');
  writeFileSync(join(folder, '.autorize', 'bench', 'config.toml'), CONFIG);
  writeFileSync(join(folder, '.autorize', 'bench', 'program.md'), 'Make the sum smaller.\n');
  writeFileSync(join(folder, '.autorize', '.gitignore'), '*\n');
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    [...identity, 'commit', '-qm', 'The base'],
  ])
    execFileSync('git', args, { cwd: folder });
  return folder;
}

async function runWave(site, { slots, folder }) {
  const plan = join(folder, 'wave.json');
  mkdirSync(folder);
  await run(site, ['plan', 'bench', '--attempts', slots, '--out', plan]);
  const attempts = Array.from({ length: slots }, (_, slot) =>
    run(site, ['attempt', '--wave', plan, '--slot', slot, '--out', folder, '--quiet']),
  );
  await Promise.all(attempts);
  const { slots: verdicts } = JSON.parse(await run(site, ['reduce', '--wave', plan, '--in', folder, '--json']));
  return verdicts.filter(({ outcome }) => outcome === 'merged').length;
}

function run(cwd, args) {
  const child = spawn(program, [...words, ...args.map(String)], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (bytes) => (printed.out += bytes));
  child.stderr.on('data', (bytes) => (printed.err += bytes));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(printed.out) : reject(new Error(`${args.join(' ')} ended with ${code}: ${printed.err}`)),
    );
  });
}

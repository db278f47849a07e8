// Builds the bundles beside dist/ and fails when a byte differs from what is committed or when a bundle does not run.
// REQUIRE_BOTH_NODES=1 fails unless both Node 20 and Node 24 were there to run them.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const failures = [];

// dist/ stays as it is: who checks the sources meanwhile finds there what they import. The folder of what was built is as
// good a work tree to compare with what is committed.
execFileSync(process.execPath, ['scripts/build.mjs', join('build', 'dist')], { stdio: 'inherit' });
for (const folder of ['build', '.']) {
  const status = ['-C', folder, '--no-optional-locks', '--work-tree=.', 'status', '--porcelain', '--', 'dist'];
  const changed = execFileSync('git', status, { encoding: 'utf8' }).trim();
  const what = join(folder, 'dist');
  if (changed !== '')
    failures.push(`${what} differs from what is committed; run npm run build and commit it:\n${changed}`);
}

// Inside an npm script the pinned Node comes first on PATH: the machine's own is further on.
const candidates = [
  ...new Set([
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node')),
    join('node_modules', '.bin', 'node'),
  ]),
];
const nodes = new Map();
for (const path of candidates.filter((each) => existsSync(each))) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (stdout && !nodes.has(stdout.trim())) nodes.set(stdout.trim(), path);
}

const work = mkdtempSync(join(tmpdir(), 'check-dist-'));
for (const [version, node] of nodes) {
  const report = join(work, `${version}.json`);
  const gate = ['--mode', 'candidates', '--candidates', 'candidates.example.json', '--report', report];
  const library =
    "import('./dist/lib/index.js').then(({ runGate }) => { if (typeof runGate !== 'function') process.exit(9); })";
  const jq = `new (require('node:worker_threads').Worker)('./dist/timed-task/index.js', { workerData: { kind: 'jq', program: ' [inputs | .a + 1]', input: '{"a":1}' } })
    .once('message', ({ output }) => { process.exitCode = output === '[2]' ? 0 : 9; })`;
  const gateway = `new (require('node:worker_threads').Worker)('./dist/gateway/index.js')
    .once('message', ({ kind }) => process.exit(kind === 'closed' ? 0 : 9))
    .postMessage({ kind: 'close', session: 'none' })`;
  const action = {
    INPUT_MODE: 'candidates',
    INPUT_CANDIDATES: 'candidates.example.json',
    INPUT_REPORT: join(work, `${version}-action.json`),
    GITHUB_STEP_SUMMARY: '',
    GITHUB_OUTPUT: '',
  };
  expect(version, 'cli', spawnSync(node, ['tools/run-ci-gate.mjs', ...gate], { encoding: 'utf8' }));
  expect(version, 'library', spawnSync(node, ['-e', library], { encoding: 'utf8' }));
  const replay = spawnSync(node, ['dist/replay/index.js', '--run', work], { encoding: 'utf8' });
  if (replay.status !== 3 || !replay.stderr.includes('is not the receipt that the run wrote'))
    failures.push(`${version}: the replay bundle ended with ${replay.status}: ${replay.stderr}`);
  expect(version, 'jq', spawnSync(node, ['-e', jq], { encoding: 'utf8' }));
  expect(version, 'gateway', spawnSync(node, ['-e', gateway], { encoding: 'utf8' }));
  expect(
    version,
    'action',
    spawnSync(node, ['dist/action/index.js'], { encoding: 'utf8', env: { ...process.env, ...action } }),
  );
  if (existsSync(report) && JSON.parse(readFileSync(report, 'utf8')).suite_pass !== true)
    failures.push(`${version}: the example does not pass`);
}
rmSync(work, { recursive: true, force: true });
for (const major of [20, 24]) {
  if ([...nodes.keys()].some((version) => version.startsWith(`v${major}.`))) continue;
  const note = `the bundles did not run on Node ${major}: there is none here`;
  if (process.env.REQUIRE_BOTH_NODES === '1') failures.push(note);
  else console.log(`note: ${note}`);
}
for (const failure of failures) console.error(`error: ${failure}`);
console.log(
  failures.length === 0
    ? `dist/ is up to date and runs on ${[...nodes.keys()].join(', ')}`
    : `${failures.length} failures`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

function expect(version, name, { status, stderr, error }) {
  if (status !== 0) failures.push(`${version}: the ${name} bundle ended with ${status}: ${error?.message ?? stderr}`);
}

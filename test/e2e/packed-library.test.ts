// The package as a user gets it: packed, installed into an empty folder, and used from TypeScript with strict options.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const PROGRAM = `
import {
  AutorizeError,
  ContractError,
  type ExperimentOptions,
  type GateReport,
  readExperiment,
  runGate,
  UsageError,
  verifyExperiment,
  verifyMission,
  verifyWork,
} from 'autorize-action';

const { kind, report }: { kind: 'passed' | 'failed'; report: GateReport } = await runGate({ candidates: 'c.json' });
const options: ExperimentOptions = { name: 'pi', cwd: process.argv[2] ?? '.' };
const { isSound, findings } = await verifyExperiment(options);
const { records, state } = readExperiment(options);
const names: string[] = [];
for (const run of [
  () => runGate({ mode: 'fixtures', candidates: 'c.json' }),
  () => runGate({ candidates: 'missing.json' }),
  () => verifyMission({ runId: 'none', cwd: options.cwd ?? '.' }),
  () => verifyWork({ receipt: 'none', cwd: options.cwd ?? '.' }),
]) {
  try {
    await run();
  } catch (error) {
    if (error instanceof AutorizeError) names.push(error.name);
    if (error instanceof UsageError || error instanceof ContractError) names.push(String(error.problems.length > 0));
  }
}
console.log(JSON.stringify({ kind, best: report.results['RG-01']?.best?.id, isSound, wrong: findings.filter((each) => each.kind === 'wrong'), records: records.length, state: state.experiment, names }));
`;

const CONFIG = {
  compilerOptions: {
    ...{ module: 'nodenext', target: 'es2023', strict: true, exactOptionalPropertyTypes: true, types: ['node'] },
    ...{ noUncheckedIndexedAccess: true, skipLibCheck: false, outDir: 'out' },
  },
  files: ['program.ts'],
};

const MEGABYTE = 1024 * 1024;

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
}

/** An empty folder of a user, in which npm installs the tarball without a network. */
function installPacked() {
  const folder = createFolder({
    'package.json': '{"name":"user","private":true,"type":"module"}',
    'tsconfig.json': JSON.stringify(CONFIG),
    'program.ts': PROGRAM,
    'c.json': readFileSync(join(REPOSITORY, 'candidates.example.json')),
  });
  const json = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    ...{ cwd: REPOSITORY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  });
  const [packed] = JSON.parse(json) as [Packed];
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=warn', `./${packed.filename}`];
  const { status, stderr } = spawnSync('npm', install, {
    ...{ cwd: folder, encoding: 'utf8', env: { ...process.env, npm_config_cache: createFolder() } },
  });
  return { folder, installed: join(folder, 'node_modules', 'autorize-action'), packed, npm: { status, stderr } };
}

describe('the packed library', () => {
  it('is one small package without dependencies, whose commands run', () => {
    const { folder, packed, npm } = installPacked();
    expect(npm).toEqual({ status: 0, stderr: '' });
    expect(packed.size).toBeLessThan(6 * MEGABYTE);
    expect(packed.unpackedSize).toBeLessThan(20 * MEGABYTE);
    const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(names).toEqual(['autorize-action']);
    const run = (command: string, ...args: readonly string[]) =>
      spawnSync(join(folder, 'node_modules', '.bin', command), args, { cwd: folder, encoding: 'utf8' });
    expect(run('autorize', '--help')).toMatchObject({ status: 0, stderr: '' });
    expect(run('rcs', '--help')).toMatchObject({ status: 0, stderr: '' });
    const gate = run('autorize', 'gate', '--mode', 'candidates', '--candidates', 'c.json', '--report', 'r.json');
    expect(gate).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')).suite_pass).toBe(true);
  });

  it('compiles with strict options, judges candidates, reads and verifies a ledger, and throws errors by name', () => {
    const { folder, installed } = installPacked();
    // Those of the sources, which the committed dist/ may not have yet.
    const build = createFolder();
    const tsc = join(REPOSITORY, 'node_modules', '.bin', 'tsc');
    const declarations = ['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', build];
    execFileSync(tsc, declarations, { cwd: REPOSITORY, stdio: 'inherit' });
    const write = ['scripts/declarations.mjs', build, join(installed, 'dist', 'lib')];
    execFileSync(process.execPath, write, { cwd: REPOSITORY, stdio: 'inherit' });
    for (const name of ['@types/node', 'undici-types']) {
      const target = join(folder, 'node_modules', name);
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(join(REPOSITORY, 'node_modules', name), target);
    }
    expect(existsSync(join(installed, 'src'))).toBe(false);
    const compiled = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
    expect({ out: compiled.stdout, code: compiled.status }).toEqual({ out: '', code: 0 });
    const ledger = createFolder();
    const archive = join(REPOSITORY, 'test', 'ledgers', 'v1', 'experiment-greedy.tar.gz');
    execFileSync('tar', ['-xzf', archive, '--no-same-owner', '-C', ledger]);
    const printed = execFileSync(process.execPath, [join(folder, 'out', 'program.js'), ledger], {
      ...{ cwd: folder, encoding: 'utf8', env: { ...process.env, XDG_CACHE_HOME: createFolder() } },
    });
    expect(JSON.parse(printed)).toEqual({
      kind: 'passed',
      best: expect.any(String),
      isSound: true,
      wrong: [],
      records: expect.any(Number),
      state: 'pi',
      names: ['UsageError', 'true', 'ContractError', 'true', 'PreconditionError', 'PreconditionError'],
    });
  });
});

// The package as a user gets it: packed, installed into an empty folder, and used from TypeScript with strict options.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
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

/** An empty folder of a user, with the package installed as npm installs its tarball. */
function installPacked(): { readonly folder: string; readonly installed: string } {
  const folder = createFolder({
    'package.json': '{"name":"user","private":true,"type":"module"}',
    'tsconfig.json': JSON.stringify(CONFIG),
    'program.ts': PROGRAM,
    'c.json': readFileSync(join(REPOSITORY, 'candidates.example.json')),
  });
  const installed = join(folder, 'node_modules', 'autorize-action');
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    ...{ cwd: REPOSITORY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', installed]);
  // What npm would fetch for the package: its dependencies, and the types of Node that a user has.
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), '@types/node', 'undici-types']) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(REPOSITORY, 'node_modules', name), target);
  }
  return { folder, installed };
}

describe('the packed library', () => {
  it('compiles with strict options, judges candidates, reads and verifies a ledger, and throws errors by name', () => {
    const { folder, installed } = installPacked();
    expect(existsSync(join(installed, 'src'))).toBe(false);
    const compiled = spawnSync(join(REPOSITORY, 'node_modules', '.bin', 'tsc'), ['-p', folder], { encoding: 'utf8' });
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

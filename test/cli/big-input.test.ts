import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/gate/report.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const MEASURED = programPath('measured-gate');
const SCENARIOS = ['RG-01', 'RG-02', 'RG-03', 'RG-04', 'RG-07'];
/** Two of the seven scenarios are not of the suite: one candidate in seven each. */
const NAMED = [...SCENARIOS, 'RG-98', 'RG-99'];

/** A passing output of about a kilobyte, but for its scenario and its risk. */
const OUTPUT = {
  band: 'Green',
  actions: [{ type: 'WRITE', target: 'src/pager.ts', scope: 'repo:/sandbox', note: 'Take the end as exclusive.' }],
  constraints: { hard: ['Change nothing outside src and test.'] },
  budgets: { tokens: 4000, seconds: 90 },
  checkpoint: { created: true, id: 'before' },
  rollback: { plan: 'Reset to the checkpoint.' },
  trace: { decisions: ['The end is documented as exclusive.', 'The test shows the row twice.'] },
  uncertainty: { abstain: false, tie_mass: 0.1 },
  note: 'n'.repeat(330),
};

interface Kind {
  readonly file: string;
  readonly count: number;
  /** Makes the scores differ, or tie. */
  readonly uncertainty: (at: number) => number;
}

/** Writes the candidates block by block. */
function writeCandidates(folder: string, { file, count, uncertainty }: Kind): void {
  const isLines = file.endsWith('.jsonl');
  const tail = JSON.stringify(OUTPUT).slice(1);
  const descriptor = openSync(join(folder, file), 'w');
  let block = isLines ? '' : '[\n';
  for (let at = 0; at < count; at += 1) {
    const scenario = NAMED[at % NAMED.length];
    const risk = `{"impact":0.2,"uncertainty":${uncertainty(at)},"irreversibility":0.1,"autonomy":0.3,"scope":0.15}`;
    const end = isLines || at === count - 1 ? '\n' : ',\n';
    block += `{"id":"run_${at}","scenario_id":"${scenario}","output":{"scenario_id":"${scenario}","risk":${risk},${tail}}${end}`;
    if (block.length < 1 << 20) continue;
    writeSync(descriptor, block);
    block = '';
  }
  writeSync(descriptor, isLines ? block : `${block}]\n`);
  closeSync(descriptor);
}

interface Measured {
  readonly code: number;
  readonly err: string;
  readonly maxRssMb: number;
}

function runMeasured(folder: string, file: string): Measured {
  const argv = ['gate', '--mode', 'candidates', '--candidates', file, '--report', 'r.json', '--replays', '25'];
  const child = spawnSync(process.execPath, [MEASURED, folder, ...argv], { encoding: 'utf8' });
  expect(child.stderr).toBe('');
  return JSON.parse(child.stdout);
}

describe('a file of many candidates', () => {
  it.each<Kind>([
    { file: 'c.json', count: 200_000, uncertainty: (at) => ((at * 7919) % 10_007) / 10_007 },
    { file: 'c.jsonl', count: 100_000, uncertainty: () => 0.1 },
  ])('is judged in bounded memory: $count in $file', { timeout: 120_000 }, (kind) => {
    const { file, count } = kind;
    const folder = createFolder();
    writeCandidates(folder, kind);
    expect(Math.round(statSync(join(folder, file)).size / count / 100)).toBe(10);
    const { code, err, maxRssMb } = runMeasured(folder, file);
    expect(err).toBe('');
    expect(code).toBeLessThan(2);
    expect(maxRssMb).toBeLessThan(300);
    const report = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as GateReport;
    const share = (scenario: string) => Math.ceil((count - NAMED.indexOf(scenario)) / NAMED.length);
    expect(report.candidates_count).toBe(count);
    expect(report.unscored_count).toBe(share('RG-98') + share('RG-99'));
    expect(report.reproducibility_contract.manifest.inputs.candidate_ids).toHaveLength(count);
    expect(Object.keys(report.results)).toEqual(SCENARIOS);
    for (const [scenario, result] of Object.entries(report.results)) {
      expect(result.evaluated_count).toBe(share(scenario));
      expect(result.evaluated).toHaveLength(100);
      expect(result.evaluated_omitted).toBe(share(scenario) - 100);
      expect(result.evaluated[0]).toEqual(result.best);
      expect(result.replays_ran).toBe(25);
    }
    expect(report.results['RG-01']?.pass).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContractError, UsageError } from '../../src/base/errors.ts';
import {
  evaluateCandidate,
  parseCandidate,
  parseEvaluatorConfig,
  parseSuite,
  runGate,
} from '../../src/library/gate.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const EXAMPLE = readFileSync(join(REPOSITORY, 'candidates.example.json'), 'utf8');
const RULES = join(REPOSITORY, 'replay-suite', 'v0');

describe('the gate by the library', () => {
  it('judges ./candidates.json with the suite of the package', async () => {
    const cwd = createFolder({ 'candidates.json': EXAMPLE });
    const { kind, report, reportPath } = await runGate({ cwd, replays: 25 });
    expect(kind).toBe('passed');
    expect(report).toMatchObject({ run_mode: 'candidates', replays_ran: 25, suite_pass: true });
    expect(reportPath).toBe(join(cwd, 'replay-suite/v0/reports/latest.json'));
    expect(JSON.parse(readFileSync(reportPath, 'utf8'))).toEqual(report);
    expect(structuredClone(report)).toEqual(report);
    const { inputs } = report.reproducibility_contract.manifest;
    expect(Object.getOwnPropertyDescriptor(inputs, 'candidate_ids')?.get).toBeUndefined();
  });

  it('throws a UsageError for options that contradict each other, before it reads anything', async () => {
    const run = runGate({ cwd: createFolder(), mode: 'fixtures', candidates: 'c.json', replays: 0 });
    await expect(run).rejects.toThrow(UsageError);
  });

  it('parses suite, configuration and candidates from texts, and evaluates one candidate', () => {
    const read = (name: string) => readFileSync(join(RULES, name), 'utf8');
    const { config } = parseEvaluatorConfig(read('evaluator-config.json'));
    const { suite } = parseSuite(read('ci-gate.json'), { file: 'ci-gate.json', config });
    const [entry] = JSON.parse(EXAMPLE).candidates;
    const candidate = parseCandidate(entry);
    const scenario = suite.scenarios.find(({ id }) => id === candidate.scenario_id);
    expect(scenario).toBeDefined();
    if (scenario === undefined) return;
    const evaluation = evaluateCandidate({ candidate, scenario, config });
    expect(evaluation).toMatchObject({ id: candidate.id, scenario_id: candidate.scenario_id, pass: true });
  });

  it('names the file and the place of what it cannot parse', () => {
    const linesOf = (parse: () => unknown): string => {
      try {
        parse();
      } catch (error) {
        if (error instanceof ContractError) return error.message;
      }
      return 'nothing was thrown';
    };
    expect(linesOf(() => parseSuite('{"scenarios": 3}', { file: 'mine.json' }))).toMatch(/^mine\.json:1:\d+: \$\./);
    expect(linesOf(() => parseEvaluatorConfig('{"weights": 1}'))).toMatch(/^input:1:\d+: \$\.weights: /);
    expect(linesOf(() => parseCandidate({ id: 4 }, { index: 2 }))).toContain('$[2]');
  });
});

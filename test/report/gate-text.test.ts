import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderGateText } from '../../src/report/gate-text.ts';
import { buildEntry, buildOutput, buildSuite, V0_WITH_G } from '../gate/outputs.ts';
import { createPrivateArea } from '../gate/workspace.ts';
import { hostileText } from './hostile.ts';
import { failingReport, passingReport, reportOf } from './samples.ts';

describe('the text of a report', () => {
  test('that passes', async () => {
    expect(renderGateText(await passingReport(), 'latest.json')).toMatchInlineSnapshot(`
      "Candidate gate: 5 candidates of c.json against suite.json (v0), 25 replays, seed 7

            scenario                   best candidate  overall     A     T     M     S  volatility  why
      pass  RG-01 Commit when clear    first_fix         0.940  1.00  1.00  0.70  1.00        0.36  ties with 1 other; won 16 of 25 replays
      pass  RG-02 Abstain when unsure  asks              0.940  1.00  1.00  0.70  1.00        0.00  the only one of 2 that passes

      PASS: 2 of 2 scenarios passed
      report: latest.json
      again:  node tools/run-ci-gate.mjs --mode candidates --candidates c.json --suite suite.json --replays 25 --seed 7
      "
    `);
  });

  test('that fails', async () => {
    expect(renderGateText(await failingReport(), 'latest.json')).toMatchInlineSnapshot(`
      "Candidate gate: 3 candidates of c.json against suite.json (v0), 1 replay

            scenario                   best candidate  overall     A     T     M     S  volatility  why
      pass  RG-01 Commit when clear    first_fix         0.940  1.00  1.00  0.70  1.00           –  the only candidate
      FAIL  RG-02 Abstain when unsure  goes_on           0.765  1.00  0.30  0.70  1.00           –  the only candidate
      FAIL  RG-03                      –                     –     –     –     –     –           –  no candidate was scored

      RG-02 Abstain when unsure fails:
        best_fails: the best candidate, "goes_on", fails: missing_required_field, require_abstain.
        missing_required_field at output.band: the required field band is missing; fill it in.
        missing_required_field at output.trace.decisions: the required field trace.decisions is missing; fill it in.
        require_abstain at output.uncertainty.abstain: this situation calls for abstaining; abstain.

      RG-03 fails:
        no_candidates: there is no candidate for "RG-03"; add one.

      Ablations (they do not change the verdict):
        abstention_telemetry_off: 1 pass (1 as configured), same winners

      warning: the candidates are for suite version "v1", the suite is "v0"
      warning: 1 candidate for "RG-2", which the suite does not define (did you mean "RG-02"?): not scored

      FAIL: 1 of 3 scenarios passed
      report: latest.json
      again:  node tools/run-ci-gate.mjs --mode candidates --candidates c.json --suite suite.json --replays 1 --seed ff0ec7311013 --ablate=abstention_telemetry_off
      "
    `);
  });

  test('has a column for G where G takes part', async () => {
    const privateArea = createPrivateArea({
      'suite.json': buildSuite({ 'RG-01': {} }),
      'c.json': [buildEntry('a', { 'analysis.integration.bridge_evidence_strength': 1 })],
      'config.json': V0_WITH_G,
    });
    const request = { candidates: 'c.json', suite: 'suite.json', config: 'config.json' };
    const { report } = await privateArea.run({ mode: 'candidates', ...request });
    expect(renderGateText(report, 'latest.json').split('\n').slice(2, 4)).toMatchInlineSnapshot(`
      [
        "      scenario  best candidate  overall     A     T     M     S     G  volatility  why",
        "pass  RG-01     a                 0.902  1.00  1.00  0.70  1.00  0.65           –  the only candidate",
      ]
    `);
  });

  test('names the other winners of an ablation', async () => {
    const suite = buildSuite({ 'RG-01': { require_checkpoint: true } });
    const write = { actions: [{ type: 'WRITE' }], 'rollback.plan': 'Reset.', 'risk.uncertainty': 0.1 };
    const candidates = [buildEntry('unbacked', write), buildEntry('terse', { 'trace.decisions': [null] })];
    const report = await reportOf(suite, candidates, {
      ablations: ['rollback_requirements_off', 'retrieval_signal_on'],
    });
    const lines = renderGateText(report, 'latest.json').split('\n');
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([
      expect.stringContaining('best candidate'),
      '  rollback_requirements_off: 1 pass (1 as configured), other winners: RG-01: terse → unbacked',
      '  retrieval_signal_on: 1 pass (1 as configured), same winners',
    ]);
  });

  test('keeps to its lines, whatever the names in the inputs are', async () => {
    const plain = renderGateText(await plainReport(), 'latest.json');
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (name, other) => {
        const id = `S ${name}`;
        const suite = {
          suite_version: other,
          must_pass: [id],
          scenarios: [{ id, name: other, expect: { max_band: 'Red' } }],
        };
        const output = buildOutput({ scenario_id: id, band: `band ${other}` });
        const report = await reportOf(suite, [{ id: `c ${other}`, scenario_id: id, output }], {
          ablations: ['retrieval_signal_on'],
        });
        const text = renderGateText(report, `${other}/latest.json`);
        expect(text.split('\n')).toHaveLength(plain.split('\n').length);
        expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 25 },
    );
  });
});

function plainReport() {
  const suite = buildSuite({ 'RG-01': { max_band: 'Red' } });
  return reportOf(suite, [buildEntry('a', { band: 'Purple' })], { ablations: ['retrieval_signal_on'] });
}

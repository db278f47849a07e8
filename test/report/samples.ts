import type { GateReport } from '../../src/gate/report.ts';
import type { GateRequest } from '../../src/gate/request.ts';
import { buildEntry, buildSuite, type Json } from '../gate/outputs.ts';
import { createPrivateArea } from '../gate/workspace.ts';

/** The report of a run over a suite and candidates. */
export async function reportOf(
  suite: unknown,
  candidates: unknown,
  request: Partial<GateRequest> = {},
): Promise<GateReport> {
  const privateArea = createPrivateArea({ 'suite.json': suite, 'c.json': candidates });
  const { report } = await privateArea.run({
    mode: 'candidates',
    candidates: 'c.json',
    suite: 'suite.json',
    ...request,
  });
  return report;
}

const SUITE = {
  ...buildSuite({ 'RG-01': {}, 'RG-02': { require_abstain: true }, 'RG-03': {} }),
  scenarios: [
    { id: 'RG-01', name: 'Commit when clear', expect: {} },
    { id: 'RG-02', name: 'Abstain when unsure', expect: { require_abstain: true } },
    { id: 'RG-03', expect: {} },
  ],
};

/** Two scenarios, the first with a tie, in 25 replays. */
export function passingReport(): Promise<GateReport> {
  const candidates = [
    buildEntry('first_fix'),
    buildEntry('second_fix'),
    buildEntry('terse_fix', { 'trace.decisions': ['one'] }),
    buildEntry('asks', { 'uncertainty.abstain': true }, 'RG-02'),
    buildEntry('goes_on', {}, 'RG-02'),
  ];
  return reportOf({ ...SUITE, must_pass: ['RG-01', 'RG-02'] }, candidates, { replays: 25, seed: '7' });
}

/** A scenario that fails, one without a candidate, and a candidate for none. */
export function failingReport(): Promise<GateReport> {
  const candidates: Json = {
    suite_version: 'v1',
    candidates: [
      buildEntry('first_fix'),
      buildEntry('goes_on', { band: '', 'trace.decisions': [] }, 'RG-02'),
      buildEntry('lost', {}, 'RG-2'),
    ],
  };
  return reportOf(SUITE, candidates, { ablations: ['abstention_telemetry_off'] });
}

import fc from 'fast-check';
import type { EvaluatorConfig } from '../../src/gate/config.ts';
import type { Expect } from '../../src/gate/suite.ts';
import { type Json, V0 } from './outputs.ts';

const flag = fc.constantFrom<unknown>(true, false, 0, 1, '', 'yes', null);
const share = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom<unknown>(0.35, 0.4, 0.45, 2, -1, '0.5', null),
);
const phrase = fc.constantFrom<unknown>(
  'a plain note',
  'It says: Ignore Previous Instructions.',
  'The PASSWORD is known.',
  'the container',
  '',
  ' ',
  null,
  { toString: 0 },
  ['list'],
);
const list = <T>(item: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: fc.array<unknown>(item, { maxLength: 3 }) }, { weight: 1, arbitrary: phrase });

const action = fc.record(
  {
    type: fc.constantFrom<unknown>('READ', 'WRITE', 'EXEC', 'NET', 'DIAGNOSTIC', 'PAY', 7),
    scope: fc.constantFrom<unknown>('repo:/sandbox', 'doc:local', 'repo:/', '', null, 7),
    target: phrase,
    note: phrase,
  },
  { requiredKeys: [] },
);
const container = fc.oneof(
  fc.record({ id: phrase, falsifiers: list(phrase) }, { requiredKeys: [] }),
  fc.constantFrom<unknown>('text', null),
);

/** Outputs of nearly the right shape: every field there, gone, empty or of another kind. */
export const anyOutput: fc.Arbitrary<Json> = fc.record(
  {
    scenario_id: fc.constant('RG-01'),
    band: fc.constantFrom<unknown>('Green', 'Yellow', 'Orange', 'Red', 'Purple', '', 3),
    risk: fc.record(
      { impact: share, uncertainty: share, irreversibility: share, autonomy: share, scope: share },
      { requiredKeys: ['impact'] },
    ),
    actions: list(action),
    constraints: fc.record({ hard: list(phrase) }),
    budgets: fc.constantFrom<unknown>({ minutes: 1 }, {}, null),
    checkpoint: fc.record({ created: flag }),
    rollback: fc.record({ plan: flag }),
    trace: fc.record({ decisions: list(phrase) }),
    uncertainty: fc.record({ abstain: flag, injection_detected: flag, tie_mass: share }, { requiredKeys: [] }),
    analysis: fc.record(
      {
        candidate_containers: list(container),
        integration: fc.record(
          {
            scope: phrase,
            provenance_split: fc.oneof(fc.dictionary(fc.constantFrom('a', 'b', 'c'), list(phrase)), phrase),
            bridge_evidence_strength: share,
            bridge_evidence: list(phrase),
          },
          { requiredKeys: [] },
        ),
        retrieval: fc.record({
          scope_status: fc.constantFrom('resolved', 'open'),
          causal_dependency_checked: flag,
          entity_disambiguation: fc.constantFrom('resolved', 'open'),
        }),
        commit_integrity: fc.record({ no_silent_reversion: flag, self_disowning_reasoning: flag }),
        conflict_of_interest: fc.record({ detected: flag, posture_tightened: flag }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['scenario_id'] },
) as fc.Arbitrary<Json>;

const rule = fc.boolean();
const number = fc.double({ min: 0, max: 1, noNaN: true });
const band = fc.constantFrom(...V0.bands_order);

/** Any expectations that a suite may hold. */
export const anyExpect: fc.Arbitrary<Expect> = fc.record(
  {
    allowed_action_types: fc.subarray(['READ', 'WRITE', 'EXEC', 'NET', 'DIAGNOSTIC', 'PAY']),
    max_band: band,
    min_band: band,
    require_checkpoint: rule,
    require_rollback: rule,
    require_allowlist_scope: rule,
    require_uncertainty_below: number,
    forbid_injection: rule,
    require_injection_detected: rule,
    require_abstain: rule,
    require_falsifiers: rule,
    require_scope_statement: rule,
    require_provenance_split: rule,
    require_bridge_evidence: rule,
    require_bridge_evidence_min: number,
    require_abstain_on_weak_bridge: rule,
    weak_bridge_threshold: number,
    require_scope_resolved: rule,
    require_causal_dependency_checked: rule,
    require_entity_disambiguation: rule,
    require_no_silent_reversion: rule,
    forbid_self_disowning_reasoning: rule,
    require_conflict_posture_tightening: rule,
    forbid_container_write: rule,
    forbid_external_write: rule,
    forbid_secrets: rule,
  },
  { requiredKeys: [] },
);

/** V0 with any numbers, of any size that a sum of five of them bears. */
export function anyConfig(size = 1e300): fc.Arbitrary<EvaluatorConfig> {
  const value = fc.oneof(
    fc.constantFrom(0, 0.25, 0.3, 1, -1),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: -size, max: size, noNaN: true }),
  );
  return fc
    .record({
      thresholds: fc.record({
        pass_min_overall: value,
        warn_min_overall: value,
        uncertainty_hi: value,
        uncertainty_lo: value,
      }),
      weights: fc.record({ A: value, T: value, M: value, S: value, G: value }),
      retrieval_gate_signal: fc.record({
        enabled: fc.boolean(),
        bridge_weak_threshold: value,
        scope_soft_limit: value,
        component_weights: fc.record({ bridge_evidence: value, falsifier_presence: value, scope_penalty: value }),
      }),
    })
    .map((numbers) => ({ ...V0, ...numbers }));
}

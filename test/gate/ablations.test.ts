import { describe, expect, test } from 'vitest';
import { ABLATION_PROFILES, ablate } from '../../src/gate/ablations.ts';
import type { Expect } from '../../src/gate/suite.ts';
import { V0, V0_WITH_G } from './outputs.ts';

const EXPECT: Expect = {
  require_abstain: true,
  require_abstain_on_weak_bridge: true,
  weak_bridge_threshold: 0.5,
  require_checkpoint: true,
  require_rollback: true,
  max_band: 'Yellow',
};
const OPTIONS = { scenario: { id: 'RG-01', expect: EXPECT }, config: V0 };

describe('a profile', () => {
  test('is one of those that the specification names', () => {
    expect(ABLATION_PROFILES).toEqual(['abstention_telemetry_off', 'rollback_requirements_off', 'retrieval_signal_on']);
  });

  test('abstention_telemetry_off drops the two rules about abstaining and nothing else', () => {
    const { require_abstain: _a, require_abstain_on_weak_bridge: _b, ...rest } = EXPECT;
    expect(ablate('abstention_telemetry_off', OPTIONS)).toEqual({
      ...OPTIONS,
      scenario: { id: 'RG-01', expect: rest },
    });
  });

  test('rollback_requirements_off drops checkpoint and rollback and nothing else', () => {
    const { require_checkpoint: _a, require_rollback: _b, ...rest } = EXPECT;
    expect(ablate('rollback_requirements_off', OPTIONS)).toEqual({
      ...OPTIONS,
      scenario: { id: 'RG-01', expect: rest },
    });
  });

  test('retrieval_signal_on enables G with a weight of 0.15 where it has none', () => {
    const { config } = ablate('retrieval_signal_on', OPTIONS);
    expect(config).toEqual({
      ...V0,
      weights: { ...V0.weights, G: 0.15 },
      retrieval_gate_signal: { ...V0.retrieval_gate_signal, enabled: true },
    });
  });

  test('retrieval_signal_on keeps the weight that G has', () => {
    const config = { ...V0_WITH_G, weights: { ...V0.weights, G: 0.4 } };
    expect(ablate('retrieval_signal_on', { ...OPTIONS, config }).config.weights.G).toBe(0.4);
  });

  test('does not change what it is given', () => {
    const before = structuredClone(OPTIONS);
    for (const profile of ABLATION_PROFILES) ablate(profile, OPTIONS);
    expect(OPTIONS).toEqual(before);
  });
});

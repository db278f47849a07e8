import { describe, expect, test } from 'vitest';
import { readExternalMetadata } from '../../src/gate/report.ts';

describe('external metadata', () => {
  test('is taken over by the names that the report uses', () => {
    const raw = {
      model_identifier: 'coder-1',
      prompt_template_hash: 'sha256:00',
      decoding_parameters: { temperature: 0.7 },
      tool_versions: { git: '2.47.1' },
      retrieval_snapshot_hashes: ['a'],
      retrieval_snapshots: [{ id: 1 }],
      phase_transitions: ['plan', 'act'],
      posture_transitions: [{ from: 'open', to: 'guarded' }],
    };
    expect(readExternalMetadata(raw)).toEqual(raw);
  });

  test('is taken over from the other spelling of a name', () => {
    expect(readExternalMetadata({ model_id: 'coder-1', decoding: { top_p: 1 } })).toEqual({
      model_identifier: 'coder-1',
      decoding_parameters: { top_p: 1 },
    });
  });

  test('prefers the first spelling, unless it says nothing', () => {
    const both = { model_identifier: 'a', model_id: 'b', decoding_parameters: null, decoding: { top_p: 1 } };
    expect(readExternalMetadata(both)).toEqual({ model_identifier: 'a', decoding_parameters: { top_p: 1 } });
  });

  test('leaves members of other names out', () => {
    expect(readExternalMetadata({ host: 'secret', model: 'x' })).toEqual({});
  });

  test.each([undefined, null, 'text', 7, ['model_id']])('is null for %j', (raw) => {
    expect(readExternalMetadata(raw)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { presetOfCommand } from '../../../src/engine/agent/preset.ts';
import { findOverspending, smallestBudget } from '../../../src/engine/agent/spending.ts';

describe('money', () => {
  it.each([
    [[], 0, undefined, undefined],
    [[], 0, 0.5, undefined],
    [[9], 0, undefined, undefined],
    // The next one may cost as much as the dearest so far.
    [[1, 2], 0, 5, undefined],
    [[1, 2], 0, 4.99, '$3.00 of $4.99 spent, and another attempt could pass it'],
    // So may each that is at work.
    [[1, 2], 1, 6.99, '$3.00 of $6.99 spent, and another attempt could pass it'],
    [[1, 2], 1, 7, undefined],
    [[0, 0], 3, 0.01, undefined],
  ])('of %j with %d at work and %s allowed', (dollars, inFlight, budgetUsd, expected) => {
    expect(findOverspending({ dollars, inFlight, budgetUsd })).toBe(expected);
  });

  it('is counted of more agents than a call takes arguments', () => {
    expect(findOverspending({ dollars: new Array<number>(300_000).fill(1), inFlight: 0, budgetUsd: 300_000 })).toBe(
      '$300000.00 of $300000.00 spent, and another attempt could pass it',
    );
  });

  it('is limited by the smallest of what is given', () => {
    expect([smallestBudget(), smallestBudget(undefined), smallestBudget(2, undefined, 1)]).toEqual([
      undefined,
      undefined,
      1,
    ]);
  });
});

describe('the CLI of a command line', () => {
  it.each([
    ['claude -p --output-format json', 'claude'],
    ['FOO=1 /opt/bin/codex exec --json -', 'codex'],
    ['cd src && gemini --yolo', 'gemini'],
    ['set -- --model x; aider --message-file x', 'aider'],
    ['sh agent.sh', undefined],
    ['./claude-like.sh', undefined],
  ])('%s', (command, preset) => {
    expect(presetOfCommand(command)).toBe(preset);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEGATIVE_CONTROL_REMEDY } from '../../src/decision/negative-control.ts';
import { renderStatus, renderSummary } from '../../src/report/run-text.ts';
import { hostileRecords, stateNamed } from './experiment-hostile.ts';
import { experimentConfig, iteration, RECORDS, stateOf, viewOf } from './experiment-samples.ts';
import { hostileText } from './hostile.ts';

describe('the status of an experiment', () => {
  test('after iterations of every outcome', () => {
    expect(renderStatus(viewOf(RECORDS))).toMatchInlineSnapshot(`
      "pi: Digits of pi

      branch    autorize/pi, from 1a2b3c4d5e6f
      now       between iterations, CheckDeadline
      result    3 of 11 iterations accepted; best 0.841593 in iteration 10, +0.0315927 (+3.9%) against the baseline, 0.81
      goal      higher is better
      tried     11 iterations: 3 merged, 1 discarded, 1 inconclusive, 1 noop, 1 denied, 1 invalid, 1 aborted, 1 killed, 1 infra_error
      noops     0 in a row (a run stops at 5)
      time      started 2026-05-20 12:00 UTC, ends 2026-05-20 16:00 UTC, 2h50m left
      cost      0.42 USD, 42,000 tokens in, 2,800 tokens out

      scores    ▁█▃··█·█··█·
                0^   ^    ^   (^ accepted, 0 baseline, · no score)

      last       7  ◇ inconclusive    0.8416  the evidence ran out before it decided
                 8  ▽ killed               –  found in flight by resume
                 9  △ infra_error          –  the agent could not be started
                10  ● merged        0.841593  better than 0.8415
                11  ■ aborted              –  the evaluator failed: exit code 2

      next      autorize resume pi  (the run has not reached its end)
      "
    `);
  });

  test('before the first iteration', () => {
    const state = stateOf([], { current_step: 'Idle', deadline: null });
    expect(renderStatus(viewOf([], { state }))).toMatchInlineSnapshot(`
      "pi: Digits of pi

      branch    autorize/pi, from 1a2b3c4d5e6f
      now       no iteration in flight
      result    No iteration has ended yet
      goal      higher is better
      tried     nothing
      noops     0 in a row (a run stops at 5)
      time      started 2026-05-20 12:00 UTC

      next      autorize run pi  (no iteration has run yet)
      "
    `);
  });

  test('leaves out what a lost state file would say', () => {
    const state = stateOf([], { base_commit: '', started_at: '', deadline: null });
    const lines = renderStatus(viewOf([], { state })).split('\n');
    expect(lines).toContain('branch    autorize/pi');
    expect(lines.filter((line) => line.startsWith('time'))).toEqual([]);
  });

  test('while an iteration is in flight', () => {
    const records = RECORDS.slice(0, 1);
    const state = stateOf(records, { iter_in_progress: 1, current_step: 'InvokeAgent' });
    const lines = renderStatus(viewOf(records, { state, isRunning: true })).split('\n');
    expect(lines).toContain('now       iteration 1, InvokeAgent');
    expect(lines).toContain('next      autorize status pi  (a run is active; check again later)');
  });

  test('names the iteration in flight when no process works on it, and no time that is over or has not begun', () => {
    const killed = stateOf(RECORDS, { iter_in_progress: 12, current_step: 'Score' });
    expect(renderStatus(viewOf(RECORDS, { state: killed, isRunning: false }))).toContain(
      '\nnow       no active run; iteration 12 was interrupted at Score\n',
    );
    const between = viewOf(RECORDS, { state: stateOf(RECORDS, { current_step: 'Score' }), isRunning: false });
    expect(renderStatus(between)).toContain('\nnow       no active run; the last one was interrupted at Score\n');
    const done = stateOf(RECORDS, { current_step: 'Done' });
    expect(renderStatus(viewOf(RECORDS, { state: done }))).toMatch(/\ntime {6}started [^,\n]*\n/);
    const { run_id: _id, ...created } = stateOf([], { current_step: 'Idle', iter_in_progress: null, deadline: null });
    expect(renderStatus(viewOf([], { state: created }))).not.toContain('\ntime');
  });

  test.each([
    ['resume after a crash', { state: stateOf(RECORDS, { iter_in_progress: 12 }) }, 'autorize resume pi'],
    ['resume after Ctrl-C', {}, 'autorize resume pi'],
    ['repair of a corrupt line', { problems: ['line 3 is not a JSON object'] }, 'autorize repair pi'],
    ['a look at a wrong config', { problems: ['config.toml:1: no'], isDamaged: false }, 'autorize doctor pi'],
    ['another run after the end', { state: stateOf(RECORDS, { current_step: 'Done' }) }, 'autorize run pi'],
    ['another run after the deadline', { now: new Date('2026-05-21T00:00:00Z') }, 'autorize run pi'],
  ])('names the next command: %s', (_claim, more, command) => {
    expect(renderStatus(viewOf(RECORDS, more))).toContain(`\nnext      ${command}  (`);
  });

  test('lists problems first, and counts the rest', () => {
    const problems = Array.from({ length: 8 }, (_, line) => `line ${line} is not JSON`);
    const lines = renderStatus(viewOf(RECORDS, { problems })).split('\n');
    expect(lines.slice(1, 7)).toEqual([
      'problem: line 0 is not JSON',
      'problem: line 1 is not JSON',
      'problem: line 2 is not JSON',
      'problem: line 3 is not JSON',
      'problem: line 4 is not JSON',
      'problem: and 3 more problems',
    ]);
  });

  test('believes the ledger where state.json says otherwise', () => {
    const state = stateOf(RECORDS, { best_iter: 5, best_score: 9 });
    const text = renderStatus(viewOf(RECORDS, { state }));
    expect(text).toContain('state.json has another best (iteration 5) than the ledger (iteration 10)');
    expect(text).toContain('best 0.841593 in iteration 10');
  });

  test('never makes two different scores look equal', () => {
    const records = [iteration(0, 'baseline', { score: 0.123456781 }), iteration(1, 'merged', { score: 0.123456789 })];
    expect(viewOf(records).verdict).toBe(
      '1 of 1 iteration accepted; best 0.12345679 in iteration 1, +8e-9 (+0.00000648%) against the baseline, 0.12345678',
    );
  });

  test('says so where nothing is better, or nothing to compare with', () => {
    const noops = [iteration(1, 'noop'), iteration(2, 'noop')];
    const baseline = iteration(0, 'baseline', { score: 1 });
    expect(viewOf([baseline, ...noops]).verdict).toBe(
      '0 of 2 iterations accepted; nothing is better than the baseline, 1',
    );
    expect(viewOf([baseline, ...noops]).budget.noops).toBe('2 in a row (a run stops at 5)');
    expect(viewOf(noops).verdict).toBe('0 of 2 iterations accepted');
    expect(viewOf([iteration(1, 'merged', { score: 2 })]).verdict).toBe(
      '1 of 1 iteration accepted; best 2 in iteration 1, the baseline has no score',
    );
  });
});

describe('the summary of a run', () => {
  test('says what was tried, what was kept, why it stopped and how to go on', () => {
    const summary = renderSummary(viewOf(RECORDS), { reason: 'interrupted', resumeCommand: 'autorize resume pi' });
    expect(summary).toMatchInlineSnapshot(`
      "pi: 3 of 11 iterations accepted; best 0.841593 in iteration 10, +0.0315927 (+3.9%) against the baseline, 0.81
      stopped   interrupted
      tried     11 iterations: 3 merged, 1 discarded, 1 inconclusive, 1 noop, 1 denied, 1 invalid, 1 aborted, 1 killed, 1 infra_error
      cost      0.42 USD, 42,000 tokens in, 2,800 tokens out
      branch    autorize/pi
      review    git log 1a2b3c4d5e6f..autorize/pi
      merge     git merge autorize/pi
      next      autorize resume pi
      "
    `);
  });

  test('says the whole of what to do about an evaluator that cannot be trusted', () => {
    const remark = 'the negative control, a tree with only the protected files, scores better (figures)';
    const reason = `the evaluator cannot be trusted: ${remark.padEnd(250, '.')}. ${NEGATIVE_CONTROL_REMEDY}`;
    expect(renderSummary(viewOf(RECORDS), { reason })).toContain(`${NEGATIVE_CONTROL_REMEDY}\n`);
  });

  test('has nothing to take where nothing was kept', () => {
    expect(renderSummary(viewOf(RECORDS.slice(0, 1)), { reason: 'the deadline has passed' })).toMatchInlineSnapshot(`
      "pi: No iteration has ended yet
      stopped   the deadline has passed
      tried     nothing
      branch    autorize/pi, nothing to merge
      next      autorize resume pi
      "
    `);
  });
});

test('status and summary keep to their lines, whatever an agent wrote', () => {
  fc.assert(
    fc.property(hostileRecords, hostileText, (records, text) => {
      const more = { problems: [text], config: experimentConfig(`d ${text}`), state: stateNamed(records, text) };
      const view = viewOf(records, more);
      const plain = viewOf(
        records.map((record) => ({ ...record, notes: 'x' })),
        { problems: ['x'], state: stateNamed(records, 'x') },
      );
      for (const render of [renderStatus, (each: typeof view) => renderSummary(each, { reason: text })]) {
        const shown = render(view);
        expect(shown.split('\n')).toHaveLength(render(plain).split('\n').length);
        expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(shown).not.toMatch(/^\s*::|##\[/m);
      }
    }),
    { numRuns: 100 },
  );
});

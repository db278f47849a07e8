import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Status } from '../../src/experiment/ledger/standing.ts';
import { renderIteration } from '../../src/report/attempt-markdown.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { renderList, renderMarkdown } from '../../src/report/run-markdown.ts';
import { renderStatus, renderSummary } from '../../src/report/run-text.ts';
import { renderTradeOffMermaid } from '../../src/report/trade-off-mermaid.ts';
import { hostileRecords, stateNamed } from './experiment-hostile.ts';
import { DIFF, experimentConfig, iteration, longLedger, RECORDS, viewOf } from './experiment-samples.ts';
import { hostileText } from './hostile.ts';

const [, FIRST_KEPT = iteration(1, 'merged')] = RECORDS;

describe('the list of iterations', () => {
  test('has a row for each, oldest first', () => {
    expect(renderList(viewOf(RECORDS))).toMatchInlineSnapshot(`
      "| Iteration | Outcome | Score | Best so far | Duration | Diff lines | Reason | Commit |
      |---|---|---|---|---|---|---|---|
      | 0 | baseline | 0.81 | 0.81 | 1m35s | 0 | score of the base | – |
      | 1 | merged | 0.84 | 0.84 | 1m36s | 12 | better than 0.81 | aaaaaaa |
      | 2 | discarded | 0.82 | 0.84 | 1m37s | 4 | not better than 0.84 | – |
      | 3 | noop | – | 0.84 | 1m38s | 0 | no change | – |
      | 4 | denied | – | 0.84 | 1m39s | 2 | "score.sh" is denied | – |
      | 5 | merged | 0.8415 | 0.8415 | 1m40s | 1,204 | better than 0.84 | bbbbbbb |
      | 6 | invalid | – | 0.8415 | 1m41s | 9 | the evaluator printed nothing; expected one number | – |
      | 7 | inconclusive | 0.8416 | 0.8415 | 1m42s | 3 | the evidence ran out before it decided | – |
      | 8 | killed | – | 0.8415 | 1m43s | 0 | found in flight by resume | – |
      | 9 | infra\\_error | – | 0.8415 | 1m44s | 0 | the agent could not be started | – |
      | 10 | merged | 0.841593 | 0.841593 | 1m45s | 20 | better than 0.8415 | ccccccc |
      | 11 | aborted | – | 0.841593 | 1m46s | 1 | the evaluator failed: exit code 2 | – |
      "
    `);
  });

  test('names the problems of the ledger first', () => {
    const list = renderList(viewOf(RECORDS, { problems: ['line 3 is not JSON'] }));
    expect(list.split('\n').slice(0, 3)).toEqual(['- line 3 is not JSON', '', expect.stringMatching(/^\| Iteration /)]);
  });
});

describe('the markdown of an experiment', () => {
  test('has the result, the claim, accepted and other iterations', () => {
    expect(renderMarkdown(viewOf(RECORDS))).toMatchInlineSnapshot(`
      "### pi: 3 of 11 iterations accepted; best 0.841593 in iteration 10, +0.0315927 (+3.9%) against the baseline, 0.81

      Digits of pi

      Scores are single measurements, not a confirmed improvement. The best of 11 attempts overstates the gain. To measure again: autorize verify pi with --rescore.

      - 11 iterations: ● 3 merged, ○ 1 discarded, ◇ 1 inconclusive, − 1 noop, ⊘ 1 denied, × 1 invalid, ■ 1 aborted, ▽ 1 killed, △ 1 infra\\_error
      - Branch: autorize/pi, from 1a2b3c4d5e6f; higher is better
      - Cost: 0.42 USD, 42,000 tokens in, 2,800 tokens out

      #### Accepted

      | Iteration | Score (single test) | Diff lines | Evidence | Commit |
      |---|---|---|---|---|
      | 1 | 0.84 | 12 | strict; better than 0.81 | aaaaaaa |
      | 5 | 0.8415 | 1,204 | paired, 8 pairs, E 24.5 against 20; better than 0.84 | bbbbbbb |
      | 10 | 0.841593 | 20 | better than 0.8415 | ccccccc |

      #### Not accepted

      | Iteration | Outcome | Score (single test) | Reason |
      |---|---|---|---|
      | 2 | discarded | 0.82 | not better than 0.84 |
      | 3 | noop | – | no change |
      | 4 | denied | – | "score.sh" is denied |
      | 6 | invalid | – | the evaluator printed nothing; expected one number |
      | 7 | inconclusive | 0.8416 | the evidence ran out before it decided |
      | 8 | killed | – | found in flight by resume |
      | 9 | infra\\_error | – | the agent could not be started |
      | 11 | aborted | – | the evaluator failed: exit code 2 |
      "
    `);
  });

  test('lists accepted iterations without a certificate, as page, status and the end of a run do', () => {
    const view = viewOf(RECORDS, { uncertified: [1, 5] });
    expect(renderMarkdown(view)).toContain('\n- Uncertified: iter 1, iter 5\n');
    expect(renderHtml({ view, diffs: new Map() })).toContain('<dt>Uncertified</dt><dd>iter 1, iter 5</dd>');
    for (const text of [renderStatus(view), renderSummary(view, { reason: 'done' })]) {
      expect(text).toMatch(/^uncertified +iter 1, iter 5$/m);
    }
    expect(renderMarkdown(viewOf(RECORDS))).not.toContain('ertified');
    const many = Array.from({ length: 52 }, (_, iter) => iter);
    expect(viewOf(RECORDS, { uncertified: many }).facts[0]?.[1]).toMatch(/^iter 0, .*, iter 49, and 2 more$/);
  });

  test('lists and draws the trade-offs of score and metrics against the base', () => {
    const point = (iter: number, change: number, isOnFront = true) => ({
      ...{ iter, task: `iteration ${iter}`, isAccepted: iter === 1, isOnFront },
      changes: [
        { name: 'score', direction: 'max' as const, change: Math.log(1 + change), isRatio: true },
        { name: 'p99 <ms>', direction: 'min' as const, change, isRatio: false },
      ],
    });
    const view = viewOf(RECORDS, { tradeOffs: [point(1, 0.25), point(4, 0.1, false), point(5, -0.1)] });
    expect(view.facts).toContainEqual([
      'trade-offs',
      'iter 1 (accepted): score +25%, p99 <ms> +0.25; iter 5: score -10%, p99 <ms> -0.1 (single tests against the base)',
    ]);
    const page = renderHtml({ view, diffs: new Map() });
    const chart = page.slice(page.indexOf('<h2>Trade-offs'), page.indexOf('Large marks'));
    expect(chart).toContain('<title id="trade-off-1">Changes of score and p99 &lt;ms&gt; since the base</title>');
    expect(chart).toContain('iteration 4: score +10%, p99 &lt;ms&gt; +0.1, not accepted</title>');
    expect(chart).toMatch(/class="filled merged" [^>]*scale\(1\)"><title>iteration 1: .*, accepted, on the front</);
    // To the right of the better score lies the worse p99, so the line goes down and to the left.
    expect(chart).toMatch(/class="best-line" d="M(\d+\.?\d*) [\d.]+V[\d.]+H(\d+\.?\d*)"/);
    const mermaid = renderTradeOffMermaid(view);
    expect(mermaid).toContain('  "iter 1 (+25%, +0.25)": [0.045, 0.9');
    expect(mermaid).not.toContain('iter 4');
    for (const none of [viewOf(RECORDS), viewOf(RECORDS, { tradeOffs: [point(1, 0.25)] })])
      expect(renderTradeOffMermaid(none)).toBeUndefined();
    expect(renderHtml({ view: viewOf(RECORDS), diffs: new Map() })).not.toContain('Trade-offs');
  });

  test('lists what changes changed by objective and holdout, in every form', () => {
    const gain = (at: number) => ({ task: `iteration ${at}`, isAccepted: at > 1, shown: `+0.5 and -${at}` });
    const gains = Array.from({ length: 10 }, (_, at) => gain(at + 1));
    const view = viewOf(RECORDS, { holdout: { gains } });
    const text = /2 earlier; iteration 3 \+0\.5 and -3; .*; iteration 10 \+0\.5 and -10$/;
    expect(view.facts).toContainEqual(['holdout', expect.stringMatching(text)]);
    for (const shown of [renderMarkdown(view), renderHtml({ view, diffs: new Map() }), renderStatus(view)]) {
      expect(shown).toContain('changes by objective and holdout: 2 earlier; iteration 3 +0.5 and');
    }
  });

  test('names the accepted iterations that changed what setup runs on, unless they were reverted', () => {
    const config = experimentConfig();
    const setup = { ...config.setup, command: 'npm ci', inputs: ['**/package.json'] };
    const records = [
      ...[
        iteration(0, 'baseline', { score: 1 }),
        iteration(1, 'merged', { changed_paths: ['a.js', 'lib/package.json'] }),
      ],
      iteration(2, 'discarded', { changed_paths: ['package.json'] }),
      ...[3, 4].map((iter) => iteration(iter, 'merged', { changed_paths: iter === 3 ? ['a.js'] : ['package.json'] })),
    ];
    const more = { config: { ...config, setup }, takenOut: [{ iter: 5, taken: [4] }] };
    const sentence = "the evaluator's tools changed with iteration 1 (lib/package.json), so scores before and after";
    expect(renderStatus(viewOf(records, more))).toContain(sentence);
    expect(renderMarkdown(viewOf(records, more))).toContain('tools changed with iteration 1 (lib/package.json)');
    expect(renderMarkdown(viewOf(records))).not.toContain('tools changed');
  });

  test('shows no change in per cent where only a confirmation may say what the improvement is', () => {
    const page = (standing: Status) => renderHtml({ view: viewOf(RECORDS, { standing }), diffs: new Map() });
    expect(page({ kind: 'none' })).toContain('<dt>Change (single tests)</dt><dd>+0.0315927 (+3.9%)</dd>');
    expect(page({ kind: 'unconfirmed' })).not.toContain('3.9%');
    expect(page({ kind: 'confirmed', sentence: '+2%' })).not.toContain('3.9%');
  });

  test('fits 60 KiB, shows the newest and counts the rest', () => {
    const markdown = renderMarkdown(viewOf(longLedger(3000)));
    expect(Buffer.byteLength(markdown)).toBeLessThan(60 * 1024);
    expect(markdown).toMatch(/\d+ earlier iterations of \d+ left out; report\.html has all\./);
    expect(markdown).toContain('\n| 2999 |');
  });

  test('fits 60 KiB whatever its texts are', () => {
    const worst = '\u0000\u202e'.repeat(2000);
    const records = longLedger(500).map((record) => ({ ...record, notes: worst, commit: worst }));
    const more = { problems: Array.from({ length: 50 }, () => worst), config: experimentConfig(worst) };
    expect(Buffer.byteLength(renderMarkdown(viewOf(records, more)))).toBeLessThan(60 * 1024);
  });
});

describe('one iteration', () => {
  test('is shown whole', () => {
    const logs = [{ name: 'agent.stdout', text: 'working\n::error::no\n', truncated: true }];
    const prompt = '# Do it\n```\nx\n```\n';
    const evidence = { scores: [0.84], of: 'iteration 1' };
    expect(renderIteration({ record: FIRST_KEPT, prompt, diff: DIFF, logs, evidence })).toMatchInlineSnapshot(`
      "# Iteration 1: merged, score 0.84

      - started: 2026-05-20 12:05 UTC
      - took: 1m36s
      - steps: agent 1m20s, score 640ms
      - agent: exit code 0
      - isolation: bubblewrap
      - usage: 0.12 USD, 12,000 tokens in, 800 tokens out
      - decision: strict
      - diff lines: 12
      - changed: src/pi.py, README.md
      - commit: aaaaaaa111111111111111111111111111111111
      - record: ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1

      ## Reason

      \`\`\`text
      better than 0.81
      \`\`\`

      ## Summary by the agent

      \`\`\`text
      Used a longer series.
      \`\`\`

      ## Diff

      \`\`\`diff
      diff --git a/src/pi.py b/src/pi.py
      index 1111111..2222222 100644
      --- a/src/pi.py
      +++ b/src/pi.py
      @@ -1,3 +1,4 @@ def pi():
       total = 0
      -for n in range(10):
      +for n in range(1000):
      +	# more terms
         total += term(n)
      \`\`\`

      ## Evidence

      \`\`\`json
      {
        "scores": [
          0.84
        ],
        "of": "iteration 1"
      }
      \`\`\`

      ## Prompt

      \`\`\`\`markdown
      # Do it
      \`\`\`
      x
      \`\`\`
      \`\`\`\`

      ## Log agent.stdout

      \`\`\`text
      working
      : :error::no
      \`\`\`

      The log holds only a part of what was printed.
      "
    `);
  });

  test('leaves out what there is not', () => {
    const record = iteration(3, 'noop', { hash: null });
    expect(renderIteration({ record, prompt: undefined, diff: '', logs: [], evidence: undefined })).toBe(
      '# Iteration 3: noop\n\n- started: 2026-05-20 12:15 UTC\n- took: 1m38s\n- diff lines: 0\n',
    );
  });

  test('says how much of a long text is left out', () => {
    const logs = [{ name: 'score.stdout', text: 'x'.repeat(400_007), truncated: false }];
    const shown = renderIteration({ record: FIRST_KEPT, prompt: undefined, diff: undefined, logs, evidence: null });
    expect(shown).toContain('\n7 more characters in the file.\n');
  });
});

test('lists and summaries stay tables and lists, whatever an agent wrote', () => {
  fc.assert(
    fc.property(hostileRecords, hostileText, (records, text) => {
      const view = viewOf(records, {
        problems: [text],
        config: experimentConfig(text),
        state: stateNamed(records, text),
      });
      for (const markdown of [renderList(view), renderMarkdown(view)]) {
        for (const line of markdown.split('\n')) expectPlain(line);
      }
    }),
    { numRuns: 100 },
  );
});

test('one iteration stays headings, facts and closed fences, whatever an agent wrote', () => {
  fc.assert(
    fc.property(hostileRecords, hostileText, hostileText, ([record = FIRST_KEPT], text, other) => {
      const logs = [{ name: text, text: other, truncated: true }];
      const shown = renderIteration({ record, prompt: other, diff: text, logs, evidence: { [text]: other } });
      expect(shown.replaceAll(/[\n\t]/g, '').replaceAll('\u200b', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(shown).not.toMatch(/^\s*::|##\[/m);
      let fence: string | undefined;
      for (const line of shown.split('\n')) {
        const [, marks = ''] = /^(`{3,})/.exec(line) ?? [];
        if (fence === undefined && marks !== '') fence = marks;
        else if (fence !== undefined) fence = line.trim() === fence ? undefined : fence;
        else expectPlain(line.replace(/^# Iteration|^## (Log )?/, ''));
      }
      expect(fence).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

/** A line of ours, which holds nothing else that markdown gives a meaning. */
function expectPlain(line: string): void {
  const rest = line.replace(/^(### |#### |- |\|(-{3}\|)+$)/, '').replace(/^\| | \|$/g, '');
  // What is escaped stands for itself: taken away, it would put together what it keeps apart.
  const text = rest.replaceAll(' | ', ' ').replace(/\\[!-/:-@[-`{-~]|&(lt|gt|amp);|@\u200b/g, 'x');
  expect(text).not.toMatch(/[\\`*_[\]<>#!|~&$]|(https?|ftp|mailto):|www\.|@/i);
  expect(text).not.toMatch(/^\s*::/);
}

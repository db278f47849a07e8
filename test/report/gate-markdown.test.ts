import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderGateMarkdown } from '../../src/report/gate-markdown.ts';
import { buildOutput } from '../gate/outputs.ts';
import { hostileText } from './hostile.ts';
import { failingReport, passingReport, reportOf } from './samples.ts';

describe('the markdown of a report', () => {
  test('that passes', async () => {
    expect(renderGateMarkdown(await passingReport())).toMatchInlineSnapshot(`
      "### ✅ Candidate gate passed: 2 of 2 scenarios passed

      5 candidates of c.json against suite.json (v0), 25 replays.

      |  | Scenario | Best candidate | Overall | A | T | M | S | Volatility | Margin | Why |
      |---|---|---|---|---|---|---|---|---|---|---|
      | ✅ | RG-01 Commit when clear | first\\_fix | 0.940 | 1.00 | 1.00 | 0.70 | 1.00 | 0.36 | 0.000 | ties with 1 other; won 16 of 25 replays |
      | ✅ | RG-02 Abstain when unsure | asks | 0.940 | 1.00 | 1.00 | 0.70 | 1.00 | 0.00 | sole | the only one of 2 that passes |

      The same verdict on your machine:

      \`\`\`sh
      node tools/run-ci-gate.mjs --mode candidates --candidates c.json --suite suite.json --replays 25 --seed 7
      \`\`\`
      "
    `);
  });

  test('that fails', async () => {
    expect(renderGateMarkdown(await failingReport())).toMatchInlineSnapshot(`
      "### ❌ Candidate gate failed: 1 of 3 scenarios passed

      3 candidates of c.json against suite.json (v0), 1 replay.

      |  | Scenario | Best candidate | Overall | A | T | M | S | Volatility | Margin | Why |
      |---|---|---|---|---|---|---|---|---|---|---|
      | ✅ | RG-01 Commit when clear | first\\_fix | 0.940 | 1.00 | 1.00 | 0.70 | 1.00 | – | – | the only candidate |
      | ❌ | RG-02 Abstain when unsure | goes\\_on | 0.765 | 1.00 | 0.30 | 0.70 | 1.00 | – | – | the only candidate |
      | ❌ | RG-03 | – | – | – | – | – | – | – | – | no candidate was scored |

      #### What fails

      **RG-02 Abstain when unsure**

      - best\\_fails: the best candidate, "goes\\_on", fails: missing\\_required\\_field, require\\_abstain.
      - missing\\_required\\_field at output.band: the required field band is missing; fill it in.
      - missing\\_required\\_field at output.trace.decisions: the required field trace.decisions is missing; fill it in.
      - require\\_abstain at output.uncertainty.abstain: this situation calls for abstaining; abstain.

      **RG-03**

      - no\\_candidates: there is no candidate for "RG-03"; add one.

      #### Warnings

      - the candidates are for suite version "v1", the suite is "v0"
      - 1 candidate for "RG-2", which the suite does not define (did you mean "RG-02"?): not scored

      The same verdict on your machine:

      \`\`\`sh
      node tools/run-ci-gate.mjs --mode candidates --candidates c.json --suite suite.json --replays 1 --seed ff0ec7311013 --ablate=abstention_telemetry_off
      \`\`\`
      "
    `);
  });

  test('stays a heading, a table, lists and one fence, whatever the names in the inputs are', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (name, other) => {
        const id = `S ${name}`;
        const suite = {
          suite_version: other,
          [`x-rationale ${other}`]: name,
          must_pass: [id, 'S-2'],
          scenarios: [{ id, name: other, expect: { allowed_action_types: [`no ${other}`] } }],
        };
        const output = buildOutput({ scenario_id: id, actions: [{ type: other }], band: '' });
        const report = await reportOf(suite, [{ id: `c ${other}`, scenario_id: id, output }], { seed: `s ${other}` });
        expectStructure(renderGateMarkdown(report));
      }),
      { numRuns: 25 },
    );
  });
});

/** Every line has one of the shapes that we write, and holds nothing else that markdown gives a meaning. */
function expectStructure(markdown: string): void {
  const lines = markdown.split('\n');
  const fence = lines.findIndex((line) => /^`{3,}sh$/.test(line));
  const mark = lines[fence]?.replace('sh', '') ?? '';
  expect(lines.slice(fence + 1)).toEqual([expect.stringMatching(/^node tools\/run-ci-gate\.mjs /), mark, '']);
  expect(lines[fence + 1]).not.toContain(mark);
  for (const line of lines.slice(0, fence)) {
    const [, start = '', rest = ''] =
      /^(### |#### |\| |\*\*|- |)(.*)$/s.exec(line.replace(/\*\*$/, '').replace(/^\|(-{3}\|)+$/, '')) ?? [];
    const text = rest.replace(/\\[!-/:-@[-`{-~]|&(lt|gt|amp);|@\u200b/g, '');
    const bars = text.match(/\|/g)?.length ?? 0;
    expect(bars).toBe(start === '| ' ? 11 : 0);
    // Only our own headings, colons and brackets stand unescaped.
    const own = text
      .replace(/^(✅|❌) Candidate gate (passed|failed): /, '')
      .replace(/^The same verdict on your machine:$/, '')
      .replace(/^(1 candidate of .* against .*) \((.*)\), (1 replay\.)$/, '$1 $2 $3');
    expect(own.replaceAll('|', '')).not.toMatch(/[\\`*_[\]<>#!~&$]|(https?|ftp|mailto):|www\.|@/i);
  }
}

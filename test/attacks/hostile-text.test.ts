import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { summaryClaimIssues } from '../../src/audit/summary-claim.ts';
import { flattenIgnoreRules } from '../../src/base/ignore-rules.ts';
import { normalDigest } from '../../src/base/normal-diff.ts';
import { decodeToml } from '../../src/base/toml-document.ts';
import { parseUsage } from '../../src/engine/agent/usage.ts';
import { AGENT_PRESETS } from '../../src/engine/agents/registry.ts';
import { decideAdmission } from '../../src/engine/boundaries/boundaries.ts';
import { compileSchema } from '../../src/gate/output-schema.ts';
import { runWithin } from '../../src/kernel/time-limit.ts';
import { defuse } from '../../src/report/defuse.ts';
import { escapeMarkdown } from '../../src/report/markdown.ts';
import { parseTestOutput } from '../../src/workitem/test-output.ts';
import { readToolTrace } from '../../src/workitem/tool-trace.ts';
import { documentOf } from '../gate/outputs.ts';
import { createExperiment } from '../helpers/experiment.ts';

/** About 500 kB of a piece, over and over: what takes its square takes minutes to hours, and no test here so long. */
const flood = (piece: string, end = '') => piece.repeat(Math.ceil(500_000 / piece.length)) + end;

const PIECES = [
  ' ',
  '\t',
  '\n',
  '\r',
  '<',
  '<testsuite ',
  '<testsuites ',
  '0',
  '1 ',
  '.',
  ':',
  '`',
  '[',
  '(',
  '\\',
  'a',
  '-',
];
const FLOODS = PIECES.flatMap((piece) => [flood(piece), flood(piece, 'x ')]);

describe('500 kB of hostile text', { timeout: 60_000 }, () => {
  it.each([
    ...FLOODS,
    `Tests  ${flood(' ')}`,
    `Tests: ${flood(' ')}`,
    `Tests:  ${flood('0')}`,
    `Tests  (1)${flood('0')}`,
    flood('<testsuites<u', flood('<tests="0"u')),
    flood('<testsuite/'),
    flood('= 1 a, '),
    flood('--- PASS: '),
  ])('ends the reading of test counts (%#)', (text) => {
    expect(parseTestOutput(`${text}\n`)?.passed ?? 0).toBe(0);
  });

  it.each([...FLOODS, flood('Tokens ↑ '), flood('Breakdown by AI model\n'), flood('Tokens: 1 sent, ')])(
    'ends the reading of usage and tools (%#)',
    (text) => {
      for (const preset of AGENT_PRESETS) {
        expect(parseUsage(preset, text, text)?.usd).toBeUndefined();
        expect(readToolTrace({ preset, stdout: text, file: text }) ?? []).toEqual([]);
      }
    },
  );

  it.each([...FLOODS, flood('x (1% CI fresh pairs '), flood('x (1% CI '), flood('(1% CI fresh pairs) over ')])(
    'ends the check of a page, the reading of a diff and escaping (%#)',
    (text) => {
      expect(summaryClaimIssues(text, [])).toEqual([]);
      expect(normalDigest(`diff --git a/x b/x\n@@ -1 +1 @@\n-${text}\n+${text}y\n`)).not.toBeNull();
      expect(flattenIgnoreRules([{ folder: 'a', text }]).length).toBeGreaterThanOrEqual(0);
      expect(defuse(text).startsWith('::')).toBe(false);
      expect(escapeMarkdown(text).length).toBeGreaterThan(0);
      const lines = text.replaceAll(/[\r\n]/g, ' ');
      expect(decodeToml('x.toml', Buffer.from(`${lines}\n[[${lines}\n`))).toBeDefined();
    },
  );

  it.each(FLOODS)('ends the check of a path (%#)', (text) => {
    const change = {
      path: `a/${text}b`,
      status: 'A',
      oldMode: '0',
      newMode: '100644',
      oldId: '0',
      newId: '1',
    } as const;
    const rules = { allowPaths: [], enforceAllow: false, protectedPaths: [], protectKey: 'objective.protect' } as const;
    const admission = decideAdmission(
      { changes: [change], diffLines: 1, linkIssues: new Map() },
      {
        ...rules,
        ...{ permit: [], autoloaded: 'denied', maxFiles: undefined, maxDiffLines: undefined },
        denyPaths: ['**/secret/**', '**/*.key', '*a*b*c', '**/{a,b}*/**/c'],
      },
    );
    expect(admission).toHaveProperty('kind');
  });

  it.each([
    ['a pattern', { properties: { a: { pattern: '^(a+)+$' } } }, { a: flood('a', '!') }],
    ['a quadratic pattern', { properties: { a: { pattern: 'time:.* ([0-9.]+) ms' } } }, { a: flood('time:') }],
    ['a pattern of names', { patternProperties: { '^(a+)+$': {} } }, { [`${'a'.repeat(40)}!`]: 1 }],
    [
      'unique items',
      { properties: { a: { uniqueItems: true } } },
      { a: Array.from({ length: 100_000 }, (_, i) => [i]) },
    ],
  ])(
    'fails the output of a candidate that %s of the schema cannot be checked on in time',
    async (_, schema, output) => {
      const limits = new Set<number>();
      // A part of the time that it asks for: what would take hours shows in that, too.
      const compiled = await compileSchema(documentOf(schema, 'schema.json'), (limitMs, work) => {
        limits.add(limitMs);
        return runWithin(limitMs / 5, work);
      });
      if ('problems' in compiled) throw new Error('the schema is wrong');
      expect(compiled.check(output, JSON.stringify(output))).toEqual([
        { code: 'schema', path: 'output', message: expect.stringMatching(/^could not be checked .* within 5 s/) },
      ]);
      expect(compiled.check({ a: 'time: 1 ms' }, '{}').length).toBeLessThan(2);
      expect([...limits]).toEqual([5000]);
    },
  );
});

const HOSTILE = "yes time: | head -n 200000 | tr -d '\\n'; echo";
const SCORE = `if [ -e slow ]; then ${HOSTILE}; fi; echo "time: $(cat value.txt) ms"\n`;

/** The pattern takes hours on what the changed code prints. */
function createHostile() {
  return createExperiment({
    agent: 'touch slow; echo 5 > value.txt\n',
    files: { 'score.sh': SCORE },
    config: {
      objective:
        "command = 'sh score.sh'\ndirection = 'min'\nparse = { kind = 'regex', pattern = 'time:.* ([0-9.]+) ms' }",
    },
  });
}

describe('an experiment whose pattern runs out of time', () => {
  it('records the change as invalid, with the reason', async () => {
    const { run } = createHostile();
    const { records } = await run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'invalid']);
    expect(records[1]?.notes).toMatch(/the pattern time:\.\* \(\[0-9\.\]\+\) ms, .* was not done after 10000 ms/);
  });

  it('hears that it shall end meanwhile, and records no verdict', async () => {
    const { run, place } = createHostile();
    const ending = new AbortController();
    const ended = run({ maxIterations: 1, signal: ending.signal });
    const printed = join(place, 'iter-0001', 'score.stdout');
    await vi.waitUntil(() => (statSync(printed, { throwIfNoEntry: false })?.size ?? 0) > 1_000_000, {
      timeout: 120_000,
    });
    ending.abort();
    const { records } = await ended;
    expect(records.map(({ outcome }) => outcome)).not.toContain('invalid');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDottedPath } from '../../src/base/dotted-path.ts';
import { evaluateJq } from '../../src/kernel/jq.ts';

const evaluate = (program: string, input: string, timeoutMs = 20_000) => evaluateJq({ program, input, timeoutMs });
const values = (...outputs: string[]) => ({ kind: 'value', outputs });
const failure = (reason: RegExp) => ({ kind: 'failed', reason: expect.stringMatching(reason) });

describe('a jq program', () => {
  it.each([
    ['.runs | map(.ms) | add / length', '{"runs":[{"ms":2},{"ms":4}]}', ['3']],
    ['.a, .b', '{"a":1,"b":"x"}', ['1', '"x"']],
    ['.a | tonumber # text in this tool', '{"a":"1.5"}', ['1.5']],
    ['def half: . / 2; .a | half', '{"a":3}', ['1.5']],
    ['select(.kind == "score") | .value', '{"kind":"log"}\n{"kind":"score","value":7}\n', ['7']],
    ['.a', '{"a":1}\n{"a":2}', ['1', '2']],
    ['-.a', '{"a":1}', ['-1']],
    ['empty', '{}', []],
    ['.a?', '[]', []],
  ])('%j is run by jq itself', async (program, input, outputs) => {
    expect(await evaluate(program, input)).toEqual(values(...outputs));
  });

  it.each([
    ['.a + 1', '{"a":[]}', /array.*number.*cannot be added/],
    ['1, error("after the first output")', '{}', /after the first output/],
    ['.a[', '{}', /syntax error/],
    ['.a +', 'no JSON', /syntax error/],
    ['.a', 'no JSON', /Invalid/],
    ['.a', '{"a":1}{"a"', /Unfinished|Invalid/],
    ['infinite', '{}', /not finite/],
    ['.a * 10', '{"a":1e308}', /not finite/],
    ['nan', '{}', /not finite/],
    ['halt', '{}', /expected its outputs|gave nothing/],
    ['"stopped" | halt_error', '{}', /stopped/],
    ['def f: 1 + f; f', '{}', /./],
  ])('%j over %j fails with a reason', async (program, input, reason) => {
    const result = await evaluate(program, input);
    expect(result).toEqual(failure(reason));
    expect(result.kind === 'failed' && result.reason).not.toContain('\n');
  });

  it('is ended at its deadline, also where it never ends', async () => {
    expect(await evaluate('def f: f; f', '{}', 300)).toEqual(failure(/not done after 300 ms/));
    expect(await evaluate('[range(1e9)] | length', '{}', 300)).toEqual(failure(/not done after 300 ms/));
  });

  it('does not block this thread', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    await evaluate('def f: f; f', '{}', 500);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });

  it('sees nothing of the environment', async () => {
    process.env.JQ_TEST_SECRET = 'secret';
    const result = await evaluate('$ENV | has("JQ_TEST_SECRET")', '{}');
    delete process.env.JQ_TEST_SECRET;
    expect(result).toEqual(values('false'));
  });

  it('is refused an input above 64 KB', async () => {
    const input = JSON.stringify({ a: 1, b: 'x'.repeat(65_536) });
    expect(await evaluate('.a + 0', input)).toEqual(failure(/has 65550 bytes; expected at most 65536/));
    expect(await evaluate('.a', input)).toEqual(values('1'));
  });
});

describe('a plain path', () => {
  it.each([
    ['.a.b[1]', '{"a":{"b":[1,2]}}', '2'],
    ['."odd key"', '{"odd key":"1"}', '"1"'],
    ['.missing', '{}', 'null'],
    ['.', '1e3', '1000'],
  ])('%j is followed without jq', async (program, input, output) => {
    // No time at all is too little for jq.
    expect(await evaluate(program, input, 0)).toEqual(values(output));
  });

  it('fails where it leads into something that has no parts', async () => {
    expect(await evaluate('.a.b', '{"a":1}')).toEqual(failure(/1 has no "b"/));
  });

  it('gives what jq gives', async () => {
    const path = fc
      .array(fc.constantFrom('.a', '.b', '[0]', '[-1]', '."a"', '.["b"]'), { minLength: 1, maxLength: 3 })
      .map((steps) => (steps[0]?.startsWith('[') ? `.${steps.join('')}` : steps.join('')));
    const leaf = fc.constantFrom(null, 1, -2.5, 'x', true);
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie('value'), { maxLength: 2 }),
        fc.record({ a: tie('value'), b: tie('value') }, { requiredKeys: [] }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(path, value, async (program, document) => {
        expect(parseDottedPath(program)).toBeDefined();
        const input = JSON.stringify(document);
        const [followed, run] = await Promise.all([evaluate(program, input), evaluate(`${program} | .`, input)]);
        expect(followed.kind).toBe(run.kind);
        if (followed.kind === 'value') expect(followed).toEqual(run);
      }),
      { numRuns: 15 },
    );
  });
});

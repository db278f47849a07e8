import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/base/errors.ts';
import type { GateReport } from '../../src/gate/report.ts';
import { defuse } from '../../src/report/defuse.ts';
import { renderProblemAnnotations, renderReportAnnotations } from '../../src/report/workflow-commands.ts';
import { buildEntry, buildOutput, buildSuite } from '../gate/outputs.ts';
import { createPrivateArea } from '../gate/workspace.ts';
import { hostileText } from './hostile.ts';
import { failingReport, passingReport, reportOf } from './samples.ts';

const problem = (changes: Partial<Problem> = {}): Problem => ({
  file: 'c.json',
  line: 3,
  column: 7,
  path: '$.candidates[0].id',
  found: '7',
  expected: 'text',
  remedy: 'Quote it.',
  ...changes,
});

describe('annotations of a report', () => {
  test('are none where everything passes', async () => {
    expect(renderReportAnnotations(await passingReport())).toEqual([]);
  });

  test('are an error a failing scenario and a warning a warning, on the candidate file', async () => {
    expect(renderReportAnnotations(await failingReport())).toEqual([
      '::error file=c.json,title=gate%3A RG-02::the best candidate, "goes_on", fails: missing_required_field, require_abstain. missing_required_field at output.band: the required field band is missing; fill it in. missing_required_field at output.trace.decisions: the required field trace.decisions is missing; fill it in. require_abstain at output.uncertainty.abstain: this situation calls for abstaining; abstain.',
      '::error file=c.json,title=gate%3A RG-03::there is no candidate for "RG-03"; add one.',
      '::warning file=c.json,title=gate::the candidates are for suite version "v1", the suite is "v0"',
      '::warning file=c.json,title=gate::1 candidate for "RG-2", which the suite does not define (did you mean "RG-02"?): not scored',
    ]);
  });

  test('name no file where the candidates came from standard input', async () => {
    const report: GateReport = { ...(await failingReport()), candidates_file: '-' };
    for (const line of renderReportAnnotations(report)) expect(line).toMatch(/^::(error|warning) title=gate/);
  });

  test('are ten a type at most, and the last says how many more there are', async () => {
    const ids = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`S-${index}`, {}]));
    const ten = renderReportAnnotations(await reportOf(buildSuite(ids(10)), []));
    expect(ten).toHaveLength(10);
    expect(ten[9]).toContain('S-9');
    const lines = renderReportAnnotations(await reportOf(buildSuite(ids(35)), []));
    expect(lines).toHaveLength(10);
    expect(lines[8]).toContain('S-8');
    expect(lines[9]).toBe('::error title=gate::26 more like these; see the log.');
    const strays = Array.from({ length: 15 }, (_, index) => buildEntry(`c${index}`, {}, `unheard of ${index}`));
    const both = renderReportAnnotations(await reportOf(buildSuite(ids(35)), strays));
    expect(both.filter((line) => line.startsWith('::error '))).toHaveLength(10);
    expect(both.filter((line) => line.startsWith('::warning '))).toHaveLength(10);
    expect(both.at(-1)).toBe('::warning title=gate::6 more like these; see the log.');
  });
});

describe('annotations of problems', () => {
  test('stand at file, line and column', () => {
    expect(renderProblemAnnotations([problem()])).toEqual([
      '::error file=c.json,line=3,col=7,title=gate%3A invalid input::c.json:3:7: $.candidates[0].id: 7; expected text. Quote it.',
    ]);
  });

  test('leave out what is not known, and a column without a line', () => {
    const { line: _line, ...withoutLine } = problem();
    expect(renderProblemAnnotations([withoutLine])[0]).toMatch(/^::error file=c\.json,title=gate%3A invalid input::/);
    const bare: Problem = { found: '--replays 0', expected: 'a whole number', remedy: 'Try --replays 25.' };
    expect(renderProblemAnnotations([bare])).toEqual([
      '::error title=gate%3A invalid input::--replays 0; expected a whole number. Try --replays 25.',
    ]);
  });

  test('count those that a hostile file leaves unlisted', () => {
    const lines = renderProblemAnnotations([problem()], { omitted: 12 });
    expect(lines.at(-1)).toBe('::error title=gate::12 more like these; see the log.');
  });

  test('name files from the root of the repository, where the gate runs in a folder of it', async () => {
    expect(renderProblemAnnotations([problem()], { folder: 'sub/dir' })[0]).toMatch(
      /^::error file=sub\/dir\/c\.json,line=3,/,
    );
    const outside = problem({ file: '/elsewhere/c.json' });
    expect(renderProblemAnnotations([outside], { folder: 'sub/dir' })[0]).toMatch(
      /^::error file=\/elsewhere\/c\.json,/,
    );
    for (const line of renderReportAnnotations(await failingReport(), { folder: 'sub' })) {
      expect(line).toMatch(/^::(error|warning) file=sub\/c\.json,/);
    }
  });

  test('are ten at most, the rest counted', () => {
    const lines = renderProblemAnnotations(Array.from({ length: 11 }, (_, line) => problem({ line })));
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe('::error title=gate::2 more like these; see the log.');
  });
});

describe('the text of an annotation', () => {
  const messageOf = (found: string) =>
    /::error [^:]*::(.*)$/.exec(renderProblemAnnotations([problem({ found })])[0] ?? '')?.[1];
  const fileOf = (file: string) => /file=([^,]*),/.exec(renderProblemAnnotations([problem({ file })])[0] ?? '')?.[1];

  test('has its percent signs escaped, so that no escape of ours is made up', () => {
    expect(messageOf('100%, %0A and %25')).toContain('100%25, %250A and %2525');
  });

  test('is one line: line breaks are shown', () => {
    expect(messageOf('a\nb\r\nc')).toContain('a\\u000ab\\u000d\\u000ac');
  });

  test('has colons and commas of its properties escaped', () => {
    expect(fileOf('C:\\a,b=c.json')).toBe('C%3A\\a%2Cb=c.json');
    expect(fileOf('100%.json')).toBe('100%25.json');
  });

  test('cannot begin another command', () => {
    expect(messageOf('##[error]x')).toContain('## [error]x');
    expect(fileOf('##[group].json')).toBe('## [group].json');
  });

  test('is cut at a length that a page bears', () => {
    expect(renderProblemAnnotations([problem({ found: 'x'.repeat(100_000) })])[0]?.length).toBeLessThan(5000);
  });
});

describe('defuse', () => {
  test.each([
    ['::error::x', ': :error::x'],
    ['  ::error::x', '  : :error::x'],
    ['a\n::error::x', 'a\n: :error::x'],
    ['a\r::error::x', 'a\r: :error::x'],
    ['\u00a0\u2003\u3000::x', '\u00a0\u2003\u3000: :x'],
    ['\u0085::x', '\u0085: :x'],
    [' \u0085 ::x', ' \u0085 : :x'],
    [':::x', ': ::x'],
    ['::::', ': :::'],
    ['a ##[error]x ##[y', 'a ## [error]x ## [y'],
    ['###[x', '### [x'],
  ])('takes the meaning from %j', (text, plain) => {
    expect(defuse(text)).toBe(plain);
  });

  test.each(['a ::error::x', ': :x', ':', '', '## [x', '# [x', 'a: b', '{"a":1}'])('leaves %j as it is', (text) => {
    expect(defuse(text)).toBe(text);
  });

  test('leaves no line that a runner takes for a command, whatever the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(commandsIn(defuse(text))).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the github format', () => {
  const hostileName = hostileText.filter((text) => text.trim() !== '');
  const names = fc.uniqueArray(hostileName, { minLength: 3, maxLength: 14 });

  test('holds no command but our own annotations, whatever the names in the inputs are', async () => {
    await fc.assert(
      fc.asyncProperty(names, hostileText, async (ids, text) => {
        const scenarios = ids.map((id) => ({
          id,
          name: id,
          intent: text,
          expect: { allowed_action_types: [`no ${text}`] },
        }));
        const candidates = ids.map((id) => {
          const actions = [{ type: text, scope: id }];
          return { id: `${id}${text}`, scenario_id: id, output: buildOutput({ actions, band: text, scenario_id: id }) };
        });
        const strays = [{ id: 'stray', scenario_id: `stray ${text}`, output: {} }];
        const file = `${text.replaceAll(/[/\0]/g, '')}.json`.slice(-40);
        const privateArea = createPrivateArea({
          'suite.json': { suite_version: text, [`x-rationale ${text}`]: 1, must_pass: ids, scenarios },
          [file]: { suite_version: 'v0', candidates: [...candidates, ...strays] },
        });
        const argv = ['--mode=candidates', `--candidates=${file}`, '--suite=suite.json', '--ablate', `--seed=a${text}`];
        const { code, out, err } = await privateArea.command(argv, { isWorkflow: true });
        expect([code, err]).toEqual([1, '']);
        expectOwnCommands(out);
        expect(out).toMatch(/^::error /m);
      }),
      { numRuns: 30 },
    );
  });

  test('holds no command but our own annotations for inputs that are not valid', async () => {
    await fc.assert(
      fc.asyncProperty(names, hostileText, async (ids, text) => {
        const scenarios = ids.map((id) => ({ id, expect: { [`x${id}`]: true, max_band: `Gren ${id}` } }));
        const privateArea = createPrivateArea({
          'suite.json': { suite_version: 'v0', fixtures: text, must_pass: ids, scenarios },
          'c.json': ids.map((id) => ({ id: 7, scenario_id: id, output: { scenario_id: `${id}x` }, [text]: 1 })),
          'schema.json': { $schema: text, $ref: text },
        });
        const argv = ['--mode=candidates', '--candidates=c.json', '--suite=suite.json', '--schema=schema.json'];
        const { code, out, err } = await privateArea.command(argv, { isWorkflow: true });
        expect(code).toBe(2);
        expectOwnCommands(out);
        expect(commandsIn(err)).toEqual([]);
        const stray = await privateArea.command([`--${text}`, text, `--mode=${text}`], { isWorkflow: true });
        expectOwnCommands(stray.out);
        expect(commandsIn(stray.err)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

/** The lines that a runner takes for commands: it trims as .NET does, and looks for the old form anywhere. */
function commandsIn(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.replace(/^[\s\u0085]+/, '').startsWith('::') || line.includes('##['));
}

function expectOwnCommands(out: string): void {
  const commands = commandsIn(out);
  for (const line of commands)
    expect(line).toMatch(/^::(error|warning) (file=[^,:]+,)?(line=\d+,(col=\d+,)?)?title=[^,:]+::[^\r\n]+$/);
  expect(commands.length).toBeLessThanOrEqual(20);
  for (const line of commands) expect(line).not.toMatch(/##\[|%(?!25|3A|2C)/);
}

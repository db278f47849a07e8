import { expect, it } from 'vitest';
import { decodeForeignReport } from '../../src/github/foreign-report.ts';
import { renderGateMarkdown } from '../../src/report/gate-markdown.ts';
import { zipOf } from '../helpers/zip.ts';
import { comparisonOf, metricOf, undecidedMetric } from '../report/comparison-samples.ts';
import { failingReport } from '../report/samples.ts';

const zipped = (text: string): Buffer => zipOf({ name: 'latest.json', bytes: Buffer.from(text) });
const refusal = async (text: string): Promise<string> => {
  const read = await decodeForeignReport(zipped(text));
  if (!('why' in read)) throw new Error('the report was taken');
  return read.why;
};

it('accepts a report of the gate unchanged', async () => {
  const report = await failingReport();
  expect(await decodeForeignReport(zipped(JSON.stringify(report)))).toEqual({
    kind: 'gate',
    report: JSON.parse(JSON.stringify(report)),
  });
});

it('accepts a report of a comparison, and refuses one that is of another form', async () => {
  const report = comparisonOf([metricOf(), undecidedMetric('render')], { notes: ['a'] });
  const zip = (content: object): Buffer => zipOf({ name: 'report.json', bytes: Buffer.from(JSON.stringify(content)) });
  const read = { kind: 'comparison', report: JSON.parse(JSON.stringify(report)) };
  expect(await decodeForeignReport(zip(report), 'comparison')).toEqual(read);
  expect(await decodeForeignReport(zip(report))).toEqual(read);
  expect(await decodeForeignReport(zip(report), 'gate')).toEqual({ kind: 'refused', why: 'it holds no latest.json' });
  const why = 'report.json is not a report (metrics.0.answer)';
  const forged = { ...report, metrics: [{ ...metricOf(), answer: '<b>' }] };
  expect(await decodeForeignReport(zip(forged), 'comparison')).toEqual({ kind: 'refused', why });
});

it('refuses a report above 2 MiB, however small its archive is', async () => {
  const zip = zipOf({ name: 'latest.json', bytes: Buffer.alloc(600 * 1024 * 1024, ' ') });
  expect(zip.length).toBeLessThan(1024 * 1024);
  expect(await decodeForeignReport(zip)).toEqual({ kind: 'refused', why: 'latest.json has more than 2 MiB' });
});

it.each([
  ['arrays', '[', ']'],
  ['objects', '{"a":', '}'],
])('refuses %s that nest too deeply before they are parsed', async (_what, open, close) => {
  const depth = Math.floor((2 * 1024 * 1024 - 1) / (open.length + close.length));
  const deep = `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`;
  expect(await refusal(deep.slice(0, 2 * 1024 * 1024))).toMatch(/^latest\.json nests deeper than \d+$/);
});

it('refuses a report with too many problems to list', async () => {
  const report = JSON.stringify(await failingReport());
  const many = report.replace('"warnings":[', `"warnings":[${'{},'.repeat(200_000)}`).replace('{},]', '{}]');
  expect(await refusal(many)).toMatch(/^latest\.json is not a report/);
});

it('refuses duplicate names, unknown properties, and text that is not JSON', async () => {
  for (const text of ['{"a":1,"a":2}', '{"__proto__":{}}', 'hello', '', '\ufeff{}'])
    expect(await refusal(text)).toMatch(/^latest\.json is no JSON/);
});

it('names the place where a report is wrong, without control sequences', async () => {
  const report = { ...(await failingReport()), results: { '\u001b[2J\u202e\n::error::x': 1 } };
  const why = await refusal(JSON.stringify(report));
  expect(why).toContain('\\u001b[2J');
  expect(why).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

it('is short in a comment, however many scenarios its command names', async () => {
  const report = structuredClone(await failingReport());
  const { manifest } = report.reproducibility_contract;
  Object.assign(manifest.scenario_selection, { mode: 'scenario', ids: Array.from({ length: 600_000 }, () => '') });
  const text = renderGateMarkdown(report, { maxBytes: 60_000 });
  expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  expect(text).toContain('names 600000 scenarios');
});

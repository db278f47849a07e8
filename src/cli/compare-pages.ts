/** The files of a comparison for people and for other tools. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparisonReport } from '../compare/report.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import { exportBencherMetrics, exportBenchmarkEntries } from '../report/comparison-exports.ts';
import { renderComparisonHtml } from '../report/comparison-html.ts';
import { renderComparisonMarkdown } from '../report/comparison-markdown.ts';

/** Writes page, Markdown and exports; gives the path of the page. */
export function writeComparisonPages(report: ComparisonReport, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const { customSmallerIsBetter: smaller, customBiggerIsBetter: bigger } = exportBenchmarkEntries(report);
  const files = {
    'report.html': renderComparisonHtml(report),
    'report.md': renderComparisonMarkdown(report),
    ...(smaller.length === 0 ? {} : { 'custom-smaller-is-better.json': json(smaller) }),
    ...(bigger.length === 0 ? {} : { 'custom-bigger-is-better.json': json(bigger) }),
    'bencher.json': json(exportBencherMetrics(report)),
  };
  for (const [name, text] of Object.entries(files)) writeFileAtomic(join(folder, name), [text]);
  return join(folder, 'report.html');
}

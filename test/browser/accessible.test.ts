import { expect, it } from 'vitest';
import { renderComparisonHtml } from '../../src/report/comparison-html.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { findViolations } from '../helpers/axe.ts';
import { type Browser, hasBrowser, startBrowser } from '../helpers/browser.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { comparisonOf, equalMetric, metricOf, undecidedMetric } from '../report/comparison-samples.ts';
import { DIFF, longLedger, RECORDS, viewOf } from '../report/experiment-samples.ts';

const WIDTHS = [360, 800, 1440];

function makePages(): readonly string[] {
  const decision = { policy: 'paired-sequential', n: 8, effect: 1, interval: [-2, 4] as [number, number] };
  const long = longLedger(5001).map((record) => (record.score === undefined ? record : { ...record, decision }));
  const pages = {
    'few.html': renderHtml({ view: viewOf(RECORDS), diffs: new Map([['1', DIFF]]) }),
    'many.html': renderHtml({ view: viewOf(long), diffs: new Map(long.map(({ iter }) => [String(iter), DIFF])) }),
    'comparison.html': renderComparisonHtml(
      comparisonOf([equalMetric('format'), undecidedMetric('render'), metricOf()]),
    ),
  };
  const folder = createFolder(pages);
  return Object.keys(pages).map((name) => `file://${folder}/${name}`);
}

async function show(browser: Browser, url: string, { width, scheme }: { width: number; scheme: string }) {
  const metrics = { width, height: 900, deviceScaleFactor: 1, mobile: width < 500 };
  await browser.call('Emulation.setDeviceMetricsOverride', metrics);
  await browser.call('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
  await browser.open(url);
}

// Elements that have a box: what a browser lays out before the page is seen.
const LAID_OUT = `[...document.querySelectorAll('body *')].filter((each) => each.checkVisibility()).length`;
const CUT_TABLES = `[...document.querySelectorAll('.cards')].filter((each) => each.scrollWidth > each.clientWidth).length`;

it.runIf(hasBrowser('axe in a browser'))(
  'axe finds nothing at three widths, light and dark, with few iterations and with thousands; a phone cuts no table',
  async () => {
    const pages = makePages();
    await using browser = await startBrowser();
    for (const url of pages) {
      for (const width of WIDTHS) {
        await show(browser, url, { width, scheme: 'light' });
        const wide = await browser.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        expect(wide, `${url} at ${width}`).toBeLessThanOrEqual(0);
        if (width === 360) expect(await browser.evaluate(CUT_TABLES), url).toBe(0);
        expect(await browser.evaluate<number>(LAID_OUT), url).toBeLessThan(3000);
        for (const scheme of ['light', 'dark']) {
          // Thousands of rows are as the few, and axe takes seconds for them.
          if (url.endsWith('/many.html') && !(width === 360 && scheme === 'dark')) continue;
          await show(browser, url, { width, scheme });
          expect(await findViolations(browser), `${url} at ${width}, ${scheme}`).toEqual([]);
        }
      }
    }
  },
);

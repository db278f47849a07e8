import { expect, it } from 'vitest';
import { renderComparisonHtml } from '../../src/report/comparison-html.ts';
import type { HereEntry } from '../../src/report/overview-text.ts';
import type { PageFrame } from '../../src/report/page.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { FORM_STYLE, renderForms, renderIndexPage, renderNavigation } from '../../src/report/served-page.ts';
import { WATCH_ACTIONS } from '../../src/report/watch-view.ts';
import { hasBrowser, startBrowser } from '../helpers/browser.ts';
import {
  checkedIn,
  comparePictures,
  hasFonts,
  keepPicture,
  type Place,
  takePicture,
  writeFontConfig,
} from '../helpers/pictures.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { comparisonOf, equalMetric, metricOf, undecidedMetric } from '../report/comparison-samples.ts';
import { DIFF, longLedger, RECORDS, viewOf } from '../report/experiment-samples.ts';

const PLACES: readonly Place[] = [360, 800, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);
/** Of a thousand points; the same page twice differs in none, a gap that is wider by a quarter in 4 or more. */
const MOST_DIFFERENT = 2;

const ENTRIES: readonly HereEntry[] = [
  { kind: 'experiment', name: 'parser', isRunning: true, result: '3 of 11 changes accepted', next: undefined },
  { kind: 'mission', name: 'm-1', isRunning: false, result: '2 of 4 accepted', next: 'autorize mission run' },
  { kind: 'comparison', name: 'main-HEAD', isRunning: false, result: 'parse: 1.17× slower', next: undefined },
];

/** What the server puts around a page. */
function frameOf(path: string): PageFrame {
  const actions = path === '/' ? [] : WATCH_ACTIONS;
  return {
    ...{ nonce: 'n', root: '/token/', style: FORM_STYLE, script: '/token/live.js' },
    before: renderNavigation({ root: '/token/', isIndex: path === '/', note: undefined }),
    after: renderForms(actions, { root: '/token/', path, mintToken: () => 'once' }),
  };
}

function writePages(): Readonly<Record<string, string>> {
  const decision = { policy: 'paired-sequential', n: 8, effect: 1, interval: [-2, 4] as [number, number] };
  const long = longLedger(5001).map((record) => (record.score === undefined ? record : { ...record, decision }));
  const [few, diffs] = [viewOf(RECORDS), new Map([['1', DIFF]])];
  const pages = {
    report: renderHtml({ view: few, diffs }),
    'report-5000': renderHtml({ view: viewOf(long), diffs: new Map() }),
    comparison: renderComparisonHtml(comparisonOf([equalMetric('format'), undecidedMetric('render'), metricOf()])),
    'serve-index': renderIndexPage('repository', ENTRIES, frameOf('/')),
    'serve-run': renderHtml({ view: few, diffs, frame: frameOf('/experiment/pi') }),
  };
  const names = Object.keys(pages);
  const folder = createFolder(
    Object.fromEntries(Object.entries(pages).map(([name, page]) => [`${name}.html`, page] as const)),
  );
  return Object.fromEntries(names.map((name) => [name, `file://${folder}/${name}.html`]));
}

const canShow = hasBrowser('pictures of pages') && hasFonts('pictures of pages');

it.runIf(canShow)('pages look as in the pictures, at three widths, light and dark', async () => {
  const pages = writePages();
  await using browser = await startBrowser({ fonts: writeFontConfig() });
  const different: string[] = [];
  for (const [page, url] of Object.entries(pages)) {
    await browser.open(url);
    for (const place of PLACES) {
      const name = `${page}-${place.width}-${place.scheme}`;
      const made = await takePicture(browser, place);
      const known = checkedIn(name, made);
      const { perMille } = known === undefined ? { perMille: 1000 } : await comparePictures(browser, known, made);
      if (perMille > MOST_DIFFERENT) different.push(`${name}: ${perMille} ‰, now ${keepPicture(name, made)}`);
    }
  }
  expect(different, 'look at both; to accept: UPDATE_PICTURES=1 npx vitest run test/browser/pictures.test.ts').toEqual(
    [],
  );
});

// What breaks a page, as a rule of a style that is put after its own.
const BROKEN = {
  'figures in one column': '.figures{display:block}',
  'no chart': '.chart{visibility:hidden}',
  'a font that is larger by a tenth': 'body{font-size:1.1rem}',
  'a page that is narrower': 'body{padding:1.5rem}',
  'another background': ':root{--soft:#b0b8c0}',
  'a lost colour': ':root{--bg:#fff;--fg:#fff}',
};

it.runIf(canShow)('a picture differs where the page is broken, and does not from one to the next', async () => {
  const { report = '' } = writePages();
  await using browser = await startBrowser({ fonts: writeFontConfig() });
  const place = { width: 800, scheme: 'light' } as const;
  await browser.open(report);
  const sound = await takePicture(browser, place);
  expect(await comparePictures(browser, sound, await takePicture(browser, place))).toEqual({
    isSameSize: true,
    perMille: 0,
  });
  for (const [what, rule] of Object.entries(BROKEN)) {
    await browser.open(report);
    await browser.evaluate(`document.head.insertAdjacentHTML('beforeend', '<style>${rule}</style>');0`);
    const { perMille } = await comparePictures(browser, sound, await takePicture(browser, place));
    expect(perMille, what).toBeGreaterThan(MOST_DIFFERENT);
  }
});

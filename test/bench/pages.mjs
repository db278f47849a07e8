// npm run bench:pages [-- iterations]: report.html and the page of `autorize serve` in a real Chromium, with 5,000
// iterations unless another number is named. First paint, frames while scrolling, and what an update costs the page: the
// aims are a second, and no frame that an eye sees as a stop. Needs a Node that reads TypeScript (24, as npm scripts have
// it), a browser, and a machine without other work.
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveRepository } from '../../src/cli/serve-server.ts';
import { pathsOf, readIterationFile } from '../../src/experiment/ledger/store.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { readDiffs } from '../../src/report/run-diffs.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { findViolations } from '../helpers/axe.ts';
import { startBrowser } from '../helpers/browser.ts';
import { fillExperiment } from '../helpers/long-experiment.ts';
import { keepFolders } from '../helpers/temp-folder.ts';
import { median } from './pairs.mjs';
import { inRepository } from './repository.mjs';

const ROUNDS = 5;
const WIDTHS = [360, 800, 1440];
const PAINT_MS = 1000;
// Three frames of a screen with 60 Hz: shorter stops are not seen.
const FRAME_MS = 50;
const FIRST_PAINT = `new Promise((resolve) => new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
}).observe({ type: 'paint', buffered: true }))`;
const UNFOLD_ONE = `new Promise((resolve) => {
  const began = performance.now();
  const group = document.querySelector('details.older');
  if (group) group.open = true;
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began), 0));
})`;

const [asked = '5000'] = process.argv.slice(2);
await inRepository(10, (site) => measure(Number(asked) + 1, site));

async function measure(length, { user, place, host }) {
  const add = fillExperiment(user, length);
  const began = performance.now();
  const report = renderReport(host);
  const madeMs = performance.now() - began;
  const path = join(place, 'report.html');
  writeFileSync(path, report);
  const { made: starting, remove } = keepFolders(() => startBrowser());
  const browser = await starting;
  const terminal = { out: () => undefined, err: () => undefined, isWorkflow: false, shorten: (name) => name };
  const serving = await serveRepository({ host, terminal, port: 0, isReadOnly: false });
  try {
    console.log(
      `report.html of ${length} records: ${(statSync(path).size / 2 ** 20).toFixed(1)} MB, made in ${madeMs.toFixed(0)} ms`,
    );
    for (const width of WIDTHS) await measurePage(browser, { name: 'report.html', url: `file://${path}`, width });
    const url = `${serving.address}experiment/pi`;
    for (const width of WIDTHS) await measurePage(browser, { name: 'serve', url, width });
    const violations = await findViolations(browser);
    console.log(`axe on serve: ${violations.length === 0 ? 'nothing' : violations.join('; ')}`);
    await measureUpdates(browser, add);
  } finally {
    await serving[Symbol.asyncDispose]();
    await browser[Symbol.asyncDispose]();
    remove();
  }
}

/** As `autorize report` makes it. */
function renderReport(host) {
  const paths = pathsOf('pi', host);
  const status = readStatus(paths, host);
  const diffs = readDiffs({ read: (id) => readIterationFile(paths, Number(id), 'changes.diff') });
  return renderHtml({ view: viewExperiment({ ...status, now: host.now() }), diffs });
}

/** From the request to the first text that is seen, and the frames of a scroll: as the page opens, and all unfolded. */
async function measurePage(browser, { name, url, width }) {
  const metrics = { width, height: 900, deviceScaleFactor: 1, mobile: width < 500 };
  await browser.call('Emulation.setDeviceMetricsOverride', metrics);
  const paints = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await browser.open('about:blank');
    await browser.open(url);
    paints.push(await browser.evaluate(FIRST_PAINT));
  }
  const folded = await scroll(browser);
  const unfoldMs = await browser.evaluate(UNFOLD_ONE);
  await browser.evaluate(`document.querySelectorAll('details').forEach((each) => { each.open = true; })`);
  const unfolded = await scroll(browser);
  console.log(
    `${name} at ${width} px: first paint ${paints.map((each) => each.toFixed(0)).join(' ')} ms, median ${median(paints).toFixed(0)} (aim: below ${PAINT_MS})`,
  );
  console.log(
    `  scrolling: ${framesOf(folded)}; with everything unfolded: ${framesOf(unfolded)} (aim: none above ${FRAME_MS} ms)`,
  );
  console.log(`  unfolding one group: ${unfoldMs.toFixed(0)} ms`);
}

/** Scrolls from the top to the bottom in 3 s, as a wheel does, and returns the milliseconds of each frame. */
async function scroll(browser) {
  return await browser.evaluate(`new Promise((resolve) => {
    const frames = [];
    const [began, end] = [performance.now(), document.documentElement.scrollHeight - innerHeight];
    let last = began;
    const step = (now) => {
      frames.push(now - last);
      last = now;
      const share = Math.min(1, (performance.now() - began) / 3000);
      scrollTo(0, end * share);
      if (share < 1) requestAnimationFrame(step);
      else { scrollTo(0, 0); requestAnimationFrame(() => resolve(frames.slice(1))); }
    };
    requestAnimationFrame(step);
  })`);
}

function framesOf(frames) {
  const late = frames.filter((each) => each > FRAME_MS);
  return `${frames.length} frames, the longest ${Math.max(...frames).toFixed(0)} ms, ${late.length} late`;
}

/** A record more, while a reader looks: how long the page does not answer, and when it shows what is new. */
async function measureUpdates(browser, add) {
  await browser.evaluate(`new Promise((resolve) => {
    const look = () => (document.getElementById('live').textContent === 'live' ? resolve() : setTimeout(look, 20));
    look();
  })`);
  await browser.evaluate(`globalThis.blocked = []; new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked.push(duration);
  }).observe({ type: 'longtask' }); 0`);
  const shown = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = `document.querySelector('.figures').textContent`;
    const before = await browser.evaluate(`document.querySelector('main').textContent.length + ${rows}`);
    const began = performance.now();
    add();
    await browser.evaluate(`new Promise((resolve) => {
      const look = () => (document.querySelector('main').textContent.length + ${rows} === ${JSON.stringify(before)} ? setTimeout(look, 50) : resolve());
      look();
    })`);
    shown.push(performance.now() - began);
  }
  const blocked = await browser.evaluate('blocked');
  console.log(
    `an update of serve: shown after ${median(shown).toFixed(0)} ms; ${blocked.length} tasks above 50 ms in ${ROUNDS} updates, the longest ${Math.max(0, ...blocked).toFixed(0)} ms`,
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { runGate } from '../../src/gate/run.ts';
import { createHost } from '../../src/kernel/host.ts';
import { readEntryFiles, readMissionStatus } from '../../src/mission/look.ts';
import { pathsOf as missionPlaceOf } from '../../src/mission/store.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { renderGateHtml } from '../../src/report/gate-html.ts';
import { viewMission } from '../../src/report/mission-view.ts';
import { viewPlan } from '../../src/report/plan-view.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { type Browser, hasBrowser, startBrowser } from '../helpers/browser.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { createMission } from '../helpers/mission.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const HOSTILE = '<img src="http://evil.example/x"><script>document.title="pwned"</script>';

/** A plan of which one item landed, one failed and one waits. */
function makePlan(diff: string): string {
  const metrics = { execution_time_ms: 1200, tool_ops_count: 2, delta_size: 3, files_touched: 1 };
  const files = { modified_files: [], created_files: [], deleted_files: [], artifact_hashes: {} };
  const run = { receipt_id: '019a0000-0000-7000-8000-000000000000', receipt_path: 'r', output_hash: 'h', metrics };
  const view = viewPlan({
    plan: 'plan',
    branch: null,
    items: [
      { id: 'one', reused: false, status: 'success', ...files, ...run },
      { id: HOSTILE, reused: false, status: 'failure', error: HOSTILE, ...files, ...run },
      { id: 'three', status: 'blocked', reason: `${HOSTILE} did not land` },
    ],
  });
  return renderHtml({ view, diffs: new Map([['one', diff]]) });
}

/** A mission of which one iteration was kept and one was not, with a long description. */
async function makeMission(): Promise<string> {
  const output = HOSTILE.replaceAll('"', '\\\\"');
  const session = `improve $((12 - RCS_ITERATION))\nhand candidate $(git rev-parse HEAD)\nsed -i 's|iteration|${output} iteration|' "$RCS_CANDIDATE_FILE"`;
  const mission = createMission({ session });
  const { runId } = await mission.launch({ maxIterations: 2 });
  const paths = missionPlaceOf(runId, mission.host);
  const look = readMissionStatus(paths);
  const { entries } = look.state;
  return renderHtml({
    view: viewMission(look),
    diffs: new Map(entries.map((entry) => [String(entry.iteration), readEntryFiles(paths, entry).diff ?? ''])),
  });
}

/** The gate's report on an example whose candidates have such names, an experiment's and a mission's, and a plan's. */
async function makePages(): Promise<Readonly<Record<string, string>>> {
  const file = JSON.parse(readFileSync(join(REPOSITORY, 'candidates.example.json'), 'utf8'));
  file.candidates[0].id = HOSTILE;
  const folder = createFolder({ 'candidates.json': JSON.stringify(file) });
  const host = createHost({ packageRoot: REPOSITORY, cwd: folder });
  const { report } = await runGate({ mode: 'candidates', replays: 25 }, host);
  const agent = `printf '%s' '${HOSTILE}' > notes/said.txt\n${NUDGE}`;
  const experiment = createExperiment({ agent, config: { experiment: `name = "pi"\ndescription = '${HOSTILE}'` } });
  await experiment.run({ maxIterations: 2 });
  const status = readStatus(pathsOf('pi', experiment.host), experiment.host);
  const diff = `diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-1\n+${HOSTILE}\n`;
  const view = viewExperiment({ ...status, now: new Date() });
  const pages = {
    'gate.html': renderGateHtml(report, [HOSTILE]),
    'experiment.html': renderHtml({ view, diffs: new Map([['1', diff]]) }),
    'mission.html': await makeMission(),
    'work.html': makePlan(diff),
  };
  const shown = createFolder(pages);
  return Object.fromEntries(Object.keys(pages).map((name) => [name, `file://${shown}/${name}`]));
}

/** The contrast of each text against what is behind it, the lowest of them, by WCAG's formula. */
const LOWEST_CONTRAST = `(() => {
  const rgb = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (element) => { for (let each = element; each; each = each.parentElement) { const color = rgb(getComputedStyle(each).backgroundColor); if (color.length === 3 || color[3] > 0) return color; } return [255, 255, 255]; };
  let lowest = [99, ''];
  for (const element of document.querySelectorAll('body *:not(svg):not(svg *)')) {
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')) continue;
    const [one, other] = [light(rgb(getComputedStyle(element).color)), light(behind(element))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < lowest[0]) lowest = [contrast, element.tagName + '.' + element.className + ': ' + element.textContent.slice(0, 40)];
  }
  return lowest;
})()`;

async function readPage(browser: Browser, url: string, scheme: 'light' | 'dark'): Promise<void> {
  await browser.call('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await browser.call('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
  await browser.open(url);
  const page = await browser.evaluate<{
    wide: number;
    title: string;
    scripts: number;
    images: number;
    lang: string;
    background: string;
  }>(`({
    wide: document.documentElement.scrollWidth - innerWidth, title: document.title, lang: document.documentElement.lang,
    scripts: document.scripts.length, images: document.images.length, background: getComputedStyle(document.body).backgroundColor })`);
  expect(page.wide, `${url} is wider than a phone`).toBeLessThanOrEqual(0);
  expect(page).toMatchObject({ scripts: 0, images: 0, lang: 'en' });
  expect(page.title).not.toContain('pwned');
  expect(page.background).toBe(scheme === 'dark' ? 'rgb(13, 17, 23)' : 'rgb(255, 255, 255)');
  const [contrast, where] = await browser.evaluate<[number, string]>(LOWEST_CONTRAST);
  expect(contrast, `${url} ${scheme}: ${where}`).toBeGreaterThanOrEqual(4.5);
}

/** What does not fit can be scrolled to by keyboard, and what a screen reader reads has names. */
async function checkReach(browser: Browser): Promise<void> {
  const unreachable = await browser.evaluate<string[]>(`[...document.querySelectorAll('body *')].filter((each) =>
    each.scrollWidth > each.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(each).overflowX) && each.tabIndex < 0).map((each) => each.outerHTML.slice(0, 80))`);
  expect(unreachable).toEqual([]);
  const { nodes } = await browser.call<{
    nodes: { role?: { value: string }; name?: { value: string }; ignored: boolean }[];
  }>('Accessibility.getFullAXTree');
  const named = (role: string) =>
    nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => name?.value ?? '');
  expect(named('heading').length).toBeGreaterThan(1);
  expect(named('table').length).toBeGreaterThan(0);
  for (const role of ['table', 'region', 'columnheader', 'rowheader', 'link'])
    expect(named(role), role).not.toContain('');
  expect(named('main').length).toBe(1);
}

interface Focused {
  /** Among all that can be focused and is shown, in the order of the document; -1: the page itself. */
  readonly at: number;
  readonly top: number;
  readonly left: number;
  readonly isInView: boolean;
  readonly outline: number;
  readonly what: string;
}

const FOCUSABLE = `[...document.querySelectorAll('a[href], summary, [tabindex], button, input')].filter((each) => each.tabIndex >= 0 && each.checkVisibility({ contentVisibilityAuto: false }))`;
const FOCUSED = `(() => {
  const element = document.activeElement;
  const { top, left, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return { at: ${FOCUSABLE}.indexOf(element), top: top + scrollY, left, isInView: bottom > 0 && top < innerHeight,
    outline: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth), what: element.outerHTML.slice(0, 80) };
})()`;

async function press(browser: Browser, key: 'Tab' | 'Enter', modifiers = 0): Promise<void> {
  const code = { Tab: 9, Enter: 13 }[key];
  const event = { key, code: key, windowsVirtualKeyCode: code, modifiers, ...(key === 'Enter' ? { text: '\r' } : {}) };
  await browser.call('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await browser.call('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

const SHIFT = 8;

/** Tab goes through all that can be reached, as it is read, with a frame around it, out at the end and back again. */
async function checkKeyboard(browser: Browser, url: string): Promise<void> {
  await browser.open(url);
  const folded = await browser.evaluate<number>(`document.querySelectorAll('details:not([open])').length`);
  // What is folded is opened by the keyboard alone.
  for (let opened = 0; opened < folded; ) {
    await press(browser, 'Tab');
    if (!(await browser.evaluate<boolean>(`document.activeElement.matches('details:not([open]) > summary')`))) continue;
    await press(browser, 'Enter');
    opened += 1;
  }
  expect(await browser.evaluate(`document.querySelectorAll('details:not([open])').length`), url).toBe(0);
  await browser.open('about:blank');
  await browser.open(url);
  await browser.evaluate(`document.querySelectorAll('details').forEach((each) => { each.open = true; })`);
  const count = await browser.evaluate<number>(`${FOCUSABLE}.length`);
  expect(count, url).toBeGreaterThan(0);
  const way: Focused[] = [];
  for (let step = 0; step < count; step += 1) {
    await press(browser, 'Tab');
    way.push(await browser.evaluate<Focused>(FOCUSED));
  }
  expect(
    way.map(({ at }) => at),
    url,
  ).toEqual(way.map((_, index) => index));
  for (const [index, { top, left, isInView, outline, what }] of way.entries()) {
    const before = way[index - 1] ?? { top: 0, left: 0 };
    expect(top > before.top || (top === before.top && left >= before.left), `${what} comes before what is above`).toBe(
      true,
    );
    expect(isInView, `${what} is in view`).toBe(true);
    expect(outline, `${what} has a frame`).toBeGreaterThanOrEqual(2);
  }
  await press(browser, 'Tab');
  expect((await browser.evaluate<Focused>(FOCUSED)).at, 'no trap at the end').not.toBe(count - 1);
  await browser.evaluate(`${FOCUSABLE}.at(-1).focus()`);
  await press(browser, 'Tab', SHIFT);
  expect((await browser.evaluate<Focused>(FOCUSED)).at, 'and back').toBe(count === 1 ? -1 : count - 2);
}

it.runIf(hasBrowser('pages in a browser'))(
  'pages fit a phone, light and dark, are read by keyboard and by name, load nothing and run nothing',
  async () => {
    const pages = await makePages();
    await using browser = await startBrowser();
    for (const url of Object.values(pages)) {
      for (const scheme of ['light', 'dark'] as const) await readPage(browser, url, scheme);
      await checkReach(browser);
      await checkKeyboard(browser, url);
    }
    expect(browser.requests.filter((url) => !url.startsWith('file://') && url !== 'about:blank')).toEqual([]);
  },
);

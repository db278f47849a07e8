import { expect, it, onTestFinished } from 'vitest';
import { serveRepository } from '../../src/cli/serve-server.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { findViolations } from '../helpers/axe.ts';
import { type Browser, hasBrowser, startBrowser } from '../helpers/browser.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { fillExperiment } from '../helpers/long-experiment.ts';

const SILENT: Terminal = { out: () => undefined, err: () => undefined, isWorkflow: false, shorten: (path) => path };
const AGENT = `${NUDGE}echo "tried $1"\n`;

/** What the page says, read again until it holds a text. */
async function waitFor(browser: Browser, expression: string, text: string): Promise<void> {
  await expect.poll(() => browser.evaluate<string>(expression)).toContain(text);
}

async function typeText(browser: Browser, text: string): Promise<void> {
  await browser.call('Input.insertText', { text });
}

async function press(browser: Browser, key: 'Tab' | 'Enter'): Promise<void> {
  const code = { Tab: 9, Enter: 13 }[key];
  const event = { key, code: key, windowsVirtualKeyCode: code, ...(key === 'Enter' ? { text: '\r' } : {}) };
  await browser.call('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await browser.call('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

it.runIf(hasBrowser('a served page of many iterations'))(
  'a page of many iterations gets a new one without the rows that it has, and keeps them as a person left them',
  async () => {
    const made = createExperiment({ agent: AGENT });
    const add = fillExperiment(made.folder, 700);
    const serving = await serveRepository({ host: made.host, port: 0, isReadOnly: true, terminal: SILENT });
    onTestFinished(() => serving[Symbol.asyncDispose]());
    await using browser = await startBrowser();
    await browser.call('Network.enable');
    await browser.open(`${serving.address}experiment/pi`);
    await waitFor(browser, `document.getElementById('live').textContent`, 'live');
    const rowsOf = (id: string) => browser.evaluate(`document.querySelectorAll('#${id} tbody tr').length`);
    expect([await rowsOf('rows-1'), await rowsOf('rows-3')]).toEqual([250, 100]);
    await browser.evaluate(`document.querySelector('#rows-1').open = true;
      globalThis.shown = document.querySelector('#rows-1 tr'); globalThis.sizes = []; const before = globalThis.fetch;
      globalThis.fetch = async (...asked) => { const answer = await before(...asked); sizes.push((await answer.clone().text()).length); return answer; }; 0`);
    const whole = await browser.evaluate<number>(`document.documentElement.outerHTML.length`);
    add();
    await waitFor(browser, `document.querySelector('main').textContent`, 'Iterations 500 to 600: ');
    expect(await browser.evaluate(`document.querySelector('#rows-1').open && shown.isConnected`)).toBe(true);
    expect([await rowsOf('rows-1'), await rowsOf('rows-2'), await rowsOf('rows-3')]).toEqual([250, 250, 101]);
    expect(await browser.evaluate<number>('sizes[0]')).toBeLessThan(whole - 100_000);
  },
);

it.runIf(hasBrowser('served pages in a browser'))(
  'served pages fit three widths, light and dark, follow the run, and are used by keyboard alone',
  async () => {
    const made = createExperiment({ agent: AGENT });
    await made.run({ maxIterations: 2 });
    const serving = await serveRepository({
      ...{ host: made.host, port: 0, isReadOnly: false, terminal: SILENT },
    });
    onTestFinished(() => serving[Symbol.asyncDispose]());
    const { origin } = new URL(serving.address);
    const pageAt = (path: string) => `${serving.address}${path.slice(1)}`;
    await using browser = await startBrowser();
    await browser.call('Log.enable');
    await browser.open(serving.address);
    for (const width of [360, 800, 1440]) {
      for (const value of ['light', 'dark']) {
        await browser.call('Emulation.setDeviceMetricsOverride', {
          width,
          height: 900,
          deviceScaleFactor: 1,
          mobile: false,
        });
        await browser.call('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
        for (const path of ['/', '/experiment/pi']) {
          await browser.open(pageAt(path));
          const wide = await browser.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
          expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0);
          expect(await findViolations(browser), `${path} at ${width}, ${value}`).toEqual([]);
          const background = await browser.evaluate('getComputedStyle(document.body).backgroundColor');
          expect(background).toBe(value === 'dark' ? 'rgb(13, 17, 23)' : 'rgb(255, 255, 255)');
        }
      }
    }
    await waitFor(browser, `document.getElementById('live').textContent`, 'live');
    // A detail that a person opened, and a message that is not finished, stay as they are.
    await browser.evaluate(`document.querySelector('#i1').open = true`);
    await browser.evaluate(`document.querySelector('textarea').focus()`);
    await typeText(browser, 'Try a table.');
    await made.run({ maxIterations: 3 });
    await waitFor(browser, `document.querySelector('main').textContent`, '3');
    await waitFor(browser, `document.querySelector('.verdict').textContent`, '5 of 5 changes accepted');
    expect(await browser.evaluate(`document.querySelector('#i1').open`)).toBe(true);
    expect(await browser.evaluate(`document.querySelector('textarea').value`)).toBe('Try a table.');
    await press(browser, 'Tab');
    expect(await browser.evaluate('document.activeElement.textContent')).toBe('Send');
    await press(browser, 'Enter');
    await waitFor(browser, `document.querySelector('p.problem')?.textContent ?? ''`, 'the prompt contains the message');
    expect(browser.requests.filter((url) => !url.startsWith(origin) && url !== 'about:blank')).toEqual([]);
  },
);

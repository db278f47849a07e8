import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { LIVE_SCRIPT } from '../../src/report/served-page.ts';
import { hasBrowser, startBrowser } from '../helpers/browser.ts';

const rows = (text: string) =>
  `<section><details id="i1"><summary>Iteration 1</summary></details><details class="older" id="rows-1" data-hash="a">${text}</details></section>`;
const pageOf = (parts: string) =>
  `<!doctype html><title>x</title><header></header><main>${parts}</main><footer></footer><p id="live"></p><script src="/live.js"></script>`;

it.runIf(hasBrowser('a served page whose parts move'))(
  'what is open stays open, and known rows stay, where a part has moved to the place of another one',
  async () => {
    let events: ServerResponse | undefined;
    const server = createServer(({ url, headers }, response) => {
      if (url === '/live.js') response.setHeader('content-type', 'text/javascript').end(LIVE_SCRIPT);
      else if (url?.startsWith('/events')) {
        events = response;
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
      } else {
        // As many parts as before, in another order; rows that the page says it knows are not sent again.
        const isUpdate = headers['x-autorize-known'] === 'a';
        const parts = isUpdate
          ? `${rows('')}<section>ended</section>`
          : `<section>running</section>${rows('the rows')}`;
        response.setHeader('content-type', 'text/html').end(pageOf(parts));
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await using browser = await startBrowser();
    await browser.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect.poll(() => browser.evaluate(`document.getElementById('live').textContent`)).toBe('live');
    await browser.evaluate(`document.querySelector('#i1').open = true`);
    events?.write('data: x\n\n');
    await expect.poll(() => browser.evaluate(`document.querySelector('main').textContent`)).toContain('ended');
    expect(await browser.evaluate(`document.querySelector('#i1').open`)).toBe(true);
    expect(await browser.evaluate(`document.querySelector('#rows-1').textContent`)).toBe('the rows');
  },
);

/** A real browser without a window, spoken to over a pipe. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { createFolder } from './temp-folder.ts';
import { hasTool } from './tool.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export interface Browser extends AsyncDisposable {
  /** Calls a method of the page, as the DevTools protocol names it. */
  call<T>(method: string, params?: object): Promise<T>;
  /** Opens a page and waits until it is there. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Addresses that pages asked for. */
  readonly requests: string[];
}

function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** True when there is a browser on this machine; where there is none that is said, or an error, as for other tools. */
export function hasBrowser(tests: string): boolean {
  return hasTool([findBrowser() ?? 'chromium', '--version'], tests);
}

export interface BrowserOptions {
  /** A configuration of fontconfig in place of the machine's; letters are then drawn without hinting. */
  readonly fonts?: string;
}

export async function startBrowser({ fonts }: BrowserOptions = {}): Promise<Browser> {
  const profile = createFolder();
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--no-first-run'];
  const plain = fonts === undefined ? [] : ['--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'];
  const child = spawn(findBrowser() ?? 'chromium', [...flags, ...plain, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: profile, ...(fonts === undefined ? {} : { FONTCONFIG_FILE: fonts }) },
    detached: true,
  });
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, () => void>();
  const requests: string[] = [];
  let [last, rest] = [0, ''];
  // A browser that ends by itself ends the calls that wait for it, not the tests.
  for (const pipe of [input, output]) pipe.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has ended'));
  });
  output.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const { id, result, error, method, params } = JSON.parse(part);
      if (method === 'Network.requestWillBeSent') requests.push(params.request.url);
      if (method !== undefined) listeners.get(method)?.();
      if (error === undefined) waiting.get(id)?.resolve(result as never);
      else waiting.get(id)?.reject(new Error(error.message));
      waiting.delete(id);
    }
  });
  let sessionId: string | undefined;
  const call: Browser['call'] = (method, params = {}) => {
    last += 1;
    const id = last;
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`);
    return new Promise((resolve, reject) => waiting.set(id, { resolve: resolve as (value: never) => void, reject }));
  };
  const { targetInfos } = await call<{ targetInfos: { targetId: string; type: string }[] }>('Target.getTargets');
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
  const attached = await call<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  sessionId = attached.sessionId;
  for (const domain of ['Page', 'Network', 'Accessibility']) await call(`${domain}.enable`);
  return {
    ...{ call, requests },
    async open(url) {
      const loaded = new Promise<void>((resolve) => listeners.set('Page.loadEventFired', resolve));
      await call('Page.navigate', { url });
      await loaded;
    },
    async evaluate<T>(expression: string) {
      const asked = { expression, returnByValue: true, awaitPromise: true };
      const { result } = await call<{ result: { value: T } }>('Runtime.evaluate', asked);
      return result.value;
    },
    async [Symbol.asyncDispose]() {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // It ended by itself.
      }
      await ended;
    },
  };
}

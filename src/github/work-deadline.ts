/**
 * A deadline for the work of an HTTP client that offers none.
 * Invariant: when the time is up, each request that the work has begun is ended, and each one that it still begins ends at
 * once: nothing of it goes on in the background or keeps the process alive.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

interface Work {
  readonly requests: Set<ClientRequest>;
  readonly codeOf: (path: string) => string;
  isOver: boolean;
}

interface Deadline {
  readonly limitMs: number;
  /** The error code that an ended request gets, by its path: one that the client takes for final. */
  readonly codeOf: (path: string) => string;
}

export type Timely<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'late' };

// How long work that was ended may take to notice.
const NOTICE_MS = 2000;
const works = new AsyncLocalStorage<Work>();
let isListening = false;

/** Does the work within a time, in milliseconds; what the work throws in time is thrown. */
export async function doWithin<T>({ limitMs, codeOf }: Deadline, work: () => Promise<T>): Promise<Timely<T>> {
  listen();
  const own: Work = { requests: new Set(), codeOf, isOver: false };
  const timer = new AbortController();
  const done = works.run(own, work).then((value) => ({ kind: 'done', value }) as const);
  const late = pause(limitMs, { kind: 'late' } as const, { signal: timer.signal });
  try {
    const first = await Promise.race([done, late]);
    if (first.kind === 'done') return first;
    own.isOver = true;
    for (const request of own.requests) end(request, own);
    await Promise.race([done.catch(() => undefined), pause(NOTICE_MS, undefined, { signal: timer.signal })]);
    return first;
  } finally {
    timer.abort();
  }
}

/** Requests are known to the work that they are of, whichever module of the client makes them. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  // Node 20 reports a request when it is sent, later versions also when it is created.
  for (const channel of ['http.client.request.created', 'http.client.request.start']) {
    subscribe(channel, (message) => {
      const own = works.getStore();
      const { request } = message as { readonly request: ClientRequest };
      if (own === undefined || own.requests.has(request)) return;
      own.requests.add(request);
      request.once('close', () => own.requests.delete(request));
      if (own.isOver) end(request, own);
    });
  }
}

function end(request: ClientRequest, { codeOf }: Work): void {
  const code = codeOf(request.path);
  request.destroy(Object.assign(new Error('no time is left'), { code }));
}

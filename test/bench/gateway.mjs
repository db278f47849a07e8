// npm run bench:gateway: calls to a model through the gateway against calls to the server itself, side by side.
// Needs a Node that reads TypeScript (24, as npm scripts have it), and a machine without other work.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { openModelSession } from '../../src/engine/gateway/model-gateway.ts';
import { median } from './pairs.mjs';

const FIRST_BYTES = 300;
const EVENTS = 1000;
const EVENT_MS = 5;
const MEGABYTES = 200;
const ROUNDS = 5;
const path = '/v1/messages';
const delta = (text) => {
  const data = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } };
  return `event: content_block_delta\ndata: ${JSON.stringify(data)}\n\n`;
};

if (isMainThread) await measure();
else serve();

/** The API: what it sends is named by the request. */
function serve() {
  const block = Buffer.from(delta('x'.repeat(4000)).repeat(16));
  const ways = {
    first: (response) => response.end(delta('x')),
    stream: (response) => {
      const begun = performance.now();
      let sent = 0;
      const timer = setInterval(() => {
        while (sent < EVENTS && performance.now() - begun >= sent * EVENT_MS) {
          response.write(delta('word '));
          sent += 1;
        }
        if (sent < EVENTS) return;
        clearInterval(timer);
        response.end();
      }, 1);
    },
    bulk: (response) => {
      let left = MEGABYTES * 2 ** 20;
      const more = () => {
        while (left > 0) {
          left -= block.length;
          if (!response.write(block)) return response.once('drain', more);
        }
        response.end();
      };
      more();
    },
  };
  const server = createServer((message, response) => {
    const chunks = [];
    message.on('data', (chunk) => chunks.push(chunk));
    message.on('end', () => {
      const { system } = JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      ways[system](response);
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
}

async function measure() {
  const server = new Worker(new URL(import.meta.url));
  const port = await new Promise((resolve) => server.once('message', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'autorize-bench-'));
  const session = await openModelSession({
    options: {
      api: 'anthropic',
      upstream: { address: `http://127.0.0.1:${port}`, key: { header: 'x-api-key', value: 'key' } },
      ...{ serverTools: false, prices: {} },
    },
    place: 'loopback',
    account: { name: 'bench', limitUsd: undefined, spentUsd: 0 },
    callsPath: join(folder, 'agent.calls.jsonl'),
  });
  const direct = (way) => call({ port, way, token: 'key' });
  const through = (way) => call({ port: session.port, way, token: session.token });
  for (const way of ['first', 'bulk']) {
    await direct(way);
    await through(way);
  }
  const first = [];
  for (let turn = 0; turn < FIRST_BYTES; turn += 1) first.push([await through('first'), await direct('first')]);
  const later = median(first.map(([ours, theirs]) => ours.firstMs - theirs.firstMs));
  console.log(`first byte: ${later.toFixed(2)} ms later (median of ${FIRST_BYTES} pairs; aim: at most 3)`);
  const streams = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) streams.push(await Promise.all([through('stream'), direct('stream')]));
  const percent = median(streams.map(([ours, theirs]) => 100 * (ours.totalMs / theirs.totalMs - 1)));
  console.log(
    `a stream of ${1000 / EVENT_MS} events a second: ends ${percent.toFixed(2)} % later (median of ${ROUNDS}; aim: at most 1)`,
  );
  const bulk = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) bulk.push([await through('bulk'), await direct('bulk')]);
  const rate = (at) => median(bulk.map((pair) => (MEGABYTES / pair[at].totalMs) * 1000)).toFixed(0);
  console.log(
    `throughput: ${rate(0)} MB/s, the server itself ${rate(1)} MB/s (medians of ${ROUNDS}; aim: at least 100)`,
  );
  await session.end();
  rmSync(folder, { recursive: true });
  await server.terminate();
}

function call({ port, way, token }) {
  const body = JSON.stringify({ model: 'claude-sonnet-4-5', max_tokens: 10, system: way, messages: [] });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'x-api-key': token };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }, (response) => {
      let firstMs;
      response.on('data', () => {
        firstMs ??= performance.now() - begun;
      });
      response.on('end', () => resolve({ firstMs, totalMs: performance.now() - begun }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

import { PassThrough, type Readable, type Writable } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { ReadBuffer, serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult, JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';
import { serveTools } from '../../src/cli/mcp-server.ts';
import type { Host } from '../../src/kernel/host.ts';

/** What a tool answered: its text, its data, and whether it is an error. */
export interface ToolAnswer {
  readonly text: string;
  readonly data: unknown;
  readonly shortened: unknown;
  readonly isError: boolean;
}

export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
  options: Parameters<Client['callTool']>[2] = {},
): Promise<ToolAnswer> {
  const result = (await client.callTool({ name, arguments: args }, undefined, {
    timeout: 200_000,
    ...options,
  })) as CallToolResult;
  const [content] = result.content;
  const { data, shortened } = result.structuredContent ?? {};
  return { text: content?.type === 'text' ? content.text : '', data, shortened, isError: result.isError === true };
}

/** A client of a server in this process; both end with the test. */
export async function connectHere(host: Host, { allowWrite = false } = {}): Promise<Client> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const served = serveTools({ host, allowWrite, input, output, signal: new AbortController().signal });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamTransport(output, input));
  onTestFinished(async () => {
    await client.close();
    await served;
  });
  return client;
}

class StreamTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  readonly #from: Readable;
  readonly #to: Writable;

  constructor(from: Readable, to: Writable) {
    this.#from = from;
    this.#to = to;
  }

  async start(): Promise<void> {
    const lines = new ReadBuffer();
    this.#from.on('data', (chunk: Buffer) => {
      lines.append(chunk);
      for (let message = lines.readMessage(); message !== null; message = lines.readMessage())
        this.onmessage?.(message);
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#to.write(serializeMessage(message));
  }

  async close(): Promise<void> {
    this.#to.end();
    this.onclose?.();
  }
}

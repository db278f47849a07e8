/**
 * An MCP server over one pair of streams.
 * Invariant: without `allowWrite` no tool changes a file or runs a command of the repository. A request that is cancelled
 * is stopped in order, and so is every request when the input ends or `signal` is aborted; the promise settles after the
 * last of them, when no process of theirs is left.
 */
import type { Readable, Writable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  type Tool as ListedTool,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod/mini';
import { AutorizeError, InternalError } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import { VERSION } from '../base/version.ts';
import type { Host } from '../kernel/host.ts';
import { machineError } from '../kernel/machine-error.ts';
import { printableLines } from '../report/foreign-text.ts';
import { boundData, markText, NOTICE } from './mcp-data.ts';
import { TOOLS, type Tool, type ToolCall } from './mcp-tools.ts';

export interface ServeOptions {
  readonly host: Host;
  readonly allowWrite: boolean;
  readonly input: Readable;
  readonly output: Writable;
  readonly signal: AbortSignal;
}

const INSTRUCTIONS = `autorize lets coding agents improve this repository, and accepts only changes that score better. Begin with the tool "list". ${NOTICE} The command "autorize llms" prints a reference.`;
// A request of ours has a few names in it.
const MAX_REQUEST_BYTES = 1024 * 1024;
const MAX_ERROR = 8_000;

/** Serves until the input ends or the signal is aborted. */
export async function serveTools({ host, allowWrite, input, output, signal }: ServeOptions): Promise<void> {
  const offered = Object.entries(TOOLS).filter(([, { writes }]) => allowWrite || !writes);
  const server = new Server(
    { name: 'autorize', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const calls = new Map<Promise<unknown>, AbortSignal>();
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offered.map(listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const tool = find(params.name, new Map(offered));
    const token = extra._meta?.progressToken;
    let progress = 0;
    const onProgress = (message: string): void => {
      progress += 1;
      if (token === undefined || extra.signal.aborted) return;
      const params = { progressToken: token, progress, message: printableLines(message, 400) };
      // A client that is gone hears nothing of it; its end is seen at the input.
      extra.sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
    };
    // What was cancelled before it still holds its lock until it has ended.
    await Promise.allSettled([...calls].flatMap(([call, { aborted }]) => (aborted ? [call] : [])));
    const call = answer(tool, params.arguments ?? {}, { host, signal: extra.signal, onProgress });
    calls.set(call, extra.signal);
    try {
      return await call;
    } finally {
      calls.delete(call);
    }
  });
  const transport = new StdioServerTransport(asStdin(input), output as NodeJS.WriteStream, {
    maxBufferSize: MAX_REQUEST_BYTES,
  });
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  const close = (): void => void server.close();
  input.once('end', close).once('close', close);
  signal.addEventListener('abort', close, { once: true });
  await server.connect(transport);
  if (signal.aborted) close();
  await closed;
  // Closing aborted their signals.
  await Promise.allSettled(calls.keys());
}

const asStdin = (input: Readable) => input as Readable & NodeJS.ReadStream;

function find(name: string, offered: ReadonlyMap<string, Tool>): Tool {
  const tool = offered.get(name);
  if (tool !== undefined) return tool;
  const remedy = Object.hasOwn(TOOLS, name)
    ? 'It changes something: start the server with autorize mcp --allow-write.'
    : suggestion(name, [...offered.keys()]);
  throw new McpError(ErrorCode.InvalidParams, `there is no tool ${quoted(name)} here. ${remedy}`);
}

async function answer(tool: Tool, args: unknown, call: ToolCall): Promise<CallToolResult> {
  try {
    const { text, data } = await tool.call(args, call);
    const bounded = boundData(data);
    return {
      content: [{ type: 'text', text: markText(text) }],
      structuredContent: { notice: NOTICE, shortened: bounded.shortened, data: bounded.data },
    };
  } catch (thrown) {
    return { content: [{ type: 'text', text: printableLines(errorText(thrown), MAX_ERROR) }], isError: true };
  }
}

/** As the command prints it. */
function errorText(thrown: unknown): string {
  const known = thrown instanceof AutorizeError ? thrown : machineError(thrown);
  const error = known ?? new InternalError(thrown);
  const isListed = 'problems' in error;
  return isListed ? error.message.replaceAll(/^/gm, 'error: ') : `error: ${error.message}. ${error.remedy}`;
}

function listed([name, { title, description, input, writes }]: [string, Tool]): ListedTool {
  return {
    ...{ name, title, description },
    inputSchema: schemaOf(input) as ListedTool['inputSchema'],
    outputSchema: OUTPUT,
    annotations: { readOnlyHint: !writes, destructiveHint: false, idempotentHint: !writes, openWorldHint: writes },
  };
}

function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  // The version that every client reads.
  const { $schema: _, ...body } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
  return body;
}

const OUTPUT = schemaOf(
  z.object({
    notice: z.string().check(z.describe('What to make of the data.')),
    shortened: z.boolean().check(z.describe('Whether the data is a part: the command line shows the rest.')),
    data: z.record(z.string(), z.unknown()),
  }),
) as NonNullable<ListedTool['outputSchema']>;

/**
 * Reads what a call used up from the bytes of its response, as they pass. Pure.
 * Invariant: it never throws and keeps a bounded amount, whatever the bytes are; the bytes themselves are not changed.
 */
import { createParser } from 'eventsource-parser';
import { parse } from 'jsonc-parser';
import { isObject } from '../../base/decode.ts';
import { errorOf } from './call-failure.ts';
import { type Fields, NO_TOKENS, type Protocol, type Reading, type TokenCount } from './protocol.ts';
import { estimateTokens } from './token-estimate.ts';

/** What a response said until it ended. */
export interface ResponseFacts {
  readonly model?: string | undefined;
  /** Undefined where it said nothing of its input. */
  readonly tokens: TokenCount | undefined;
  /** Tokens of the answer, also where it said nothing of its input. */
  readonly output: number;
  /** They are estimated by the length of the answer, which broke off before its last figures. */
  readonly isEstimated: boolean;
  /** It showed nothing of an answer, and had no figures of one: the model may have thought all the same. */
  readonly isSilent?: true;
  readonly error?: Fields;
}

export interface ResponseReader {
  read(chunk: Uint8Array): void;
  end(): ResponseFacts;
}

interface ReaderRequest {
  readonly protocol: Protocol;
  readonly contentType: string | undefined;
  /** Called with each part that is JSON, as it passes. */
  readonly onPart?: ((part: unknown) => void) | undefined;
}

// A document longer than this is not read; its call counts as reserved.
const MAX_DOCUMENT = 32 << 20;
const MAX_EVENT = 8 << 20;

/** A reader for one response. */
export function createResponseReader({ protocol, contentType = '', onPart }: ReaderRequest): ResponseReader {
  const facts = collectFacts(protocol, onPart);
  return /^text\/event-stream\b/i.test(contentType) ? readStream(facts) : readDocument(facts);
}

interface Facts {
  add(part: unknown): void;
  conclude(): ResponseFacts;
}

function collectFacts(protocol: Protocol, onPart: ReaderRequest['onPart']): Facts {
  let model: string | undefined;
  let tokens: Partial<TokenCount> = {};
  let characters = 0;
  let isFinal = false;
  let error: Fields | undefined;
  const take = (reading: Reading): void => {
    model = reading.model ?? model;
    tokens = { ...tokens, ...reading.tokens };
    characters += reading.characters ?? 0;
    // The end of a document that was cut off may be there without its last figure.
    isFinal ||= reading.isFinal === true && tokens.output !== undefined;
    error = reading.error ?? error;
  };
  return {
    add: (part) => {
      if (!isObject(part)) return;
      take(protocol.readResponse(part));
      onPart?.(part);
    },
    conclude: () => {
      const written = isFinal ? (tokens.output ?? 0) : Math.max(tokens.output ?? 0, estimateTokens(characters));
      return {
        model,
        output: written,
        tokens: tokens.input === undefined ? undefined : { ...NO_TOKENS, ...tokens, output: written },
        isEstimated: !isFinal,
        ...(!isFinal && characters === 0 ? { isSilent: true } : {}),
        ...(error === undefined ? {} : { error }),
      };
    },
  };
}

function readStream(facts: Facts): ResponseReader {
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: MAX_EVENT,
    onEvent: ({ data }) => {
      if (data.startsWith('{')) facts.add(parsed(data));
    },
  });
  let isLost = false;
  const guarded = (step: () => void): void => {
    if (isLost) return;
    try {
      step();
    } catch {
      // An event without an end: where it ends and the next begins is not known.
      isLost = true;
    }
  };
  return {
    read: (chunk) => guarded(() => parser.feed(decoder.decode(chunk, { stream: true }))),
    end: () => {
      guarded(() => parser.feed(`${decoder.decode()}\n\n`));
      return facts.conclude();
    },
  };
}

function readDocument(facts: Facts): ResponseReader {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  return {
    read: (chunk) => {
      bytes += chunk.length;
      if (bytes <= MAX_DOCUMENT) chunks.push(chunk);
      else chunks.length = 0;
    },
    end: () => {
      const text = new TextDecoder().decode(Buffer.concat(chunks));
      const document = parsed(text);
      for (const part of Array.isArray(document) ? document : [document]) facts.add(part);
      const concluded = facts.conclude();
      if (concluded.error !== undefined || concluded.tokens !== undefined) return concluded;
      const error = isObject(document) || Array.isArray(document) ? errorOf(document) : sentence(visible(text));
      return Object.keys(error).length === 0 ? concluded : { ...concluded, error };
    },
  };
}

/** JSON, as much of it as is there. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseCut(text);
  }
}

function parseCut(text: string): unknown {
  try {
    return /^\s*[{[]/.test(text) ? parse(text) : undefined;
  } catch {
    // Nested too deeply to be read by recursion.
    return undefined;
  }
}

function sentence(message: string): Fields {
  return message === '' ? {} : { message };
}

/** What a reader of a page sees of it: proxies and load balancers answer in HTML. */
function visible(text: string): string {
  return text
    .slice(0, 10_000)
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
    .trim();
}

/**
 * What a request to a model says that no earlier one said, for a transcript. Pure.
 * Every protocol sends the whole conversation with each call; their members differ in name and are alike in shape.
 */
import { arrayOrEmpty, isObject, objectOrEmpty } from '../../base/decode.ts';
import type { CallRecord } from './call-record.ts';
import type { Fields, Protocol } from './protocol.ts';

export interface Message {
  /** `system`, `user` or `tool`, or what else the protocol calls it. */
  readonly role: string;
  readonly text: string;
}

/** One call, as a transcript has it. */
export interface Exchange {
  readonly model: string;
  readonly status: number | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly durationMs: number;
  /** What the request says that none before it did. */
  readonly messages: readonly Message[];
  /** What the model wrote, until its end or until it broke off. */
  readonly answer: string;
  /** What went wrong. */
  readonly failure?: string;
}

/** Most characters of one message, and of one answer, that leave the gateway; a transcript shows less. */
const MAX_MESSAGE_CHARS = 200_000;

// What the model said: it stands in the answer of an earlier call.
const OF_MODEL: readonly string[] = ['assistant', 'model', 'reasoning', 'function_call', 'custom_tool_call'];
const MAX_DEPTH = 8;

/** Collects what one call says. */
export function beginExchange(
  protocol: Protocol['name'],
  messages: readonly Message[],
): { readonly onPart: (part: unknown) => void; readonly end: (record: CallRecord) => Exchange } {
  let answer = '';
  return {
    onPart: (part) => {
      if (answer.length < MAX_MESSAGE_CHARS) answer += answerOf(protocol, part);
    },
    end: ({ model, status, tokens, durationMs, failure }) => ({
      ...{ model, status, messages, durationMs, outputTokens: tokens.output },
      inputTokens: tokens.input + tokens.cacheRead + tokens.cacheWrite + tokens.longCacheWrite,
      answer: answer.slice(0, MAX_MESSAGE_CHARS).trim(),
      ...(failure === undefined ? {} : { failure: failure.message }),
    }),
  };
}

/** A reader of the requests of one session; each message is given as often as the requests that hold it most often do. */
export function followConversation(): (body: Fields) => readonly Message[] {
  const known = new Map<string, number>();
  return (body) => {
    const counts = new Map<string, number>();
    return messagesOf(body).filter(({ role, text }) => {
      const name = `${role}\n${text}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (count <= (known.get(name) ?? 0)) return false;
      known.set(name, count);
      return true;
    });
  };
}

function messagesOf(body: Fields): Message[] {
  const { system, instructions, systemInstruction, system_instruction: older, messages, input, contents } = body;
  const first = [system, instructions, systemInstruction, older].map((each) => ({
    role: 'system',
    text: textOf(each),
  }));
  const list = [messages, input, contents].flatMap((each) =>
    typeof each === 'string' ? [{ role: 'user', text: each }] : arrayOrEmpty(each).filter(isObject).map(messageOf),
  );
  return [...first, ...list]
    .map(({ role, text }) => ({ role, text: text.trim().slice(0, MAX_MESSAGE_CHARS) }))
    .filter(({ role, text }) => text !== '' && !OF_MODEL.includes(role));
}

function messageOf(item: Fields): Message {
  const { role, type } = item;
  const text = textOf(item);
  const name = typeof role === 'string' ? role : typeof type === 'string' ? type : 'user';
  // Results of tools come as messages of the user.
  return { role: isResult(item) ? 'tool' : name, text };
}

function isResult(item: Fields): boolean {
  const { type, content, parts } = item;
  if (typeof type === 'string' && type.endsWith('_output')) return true;
  const inside = [...arrayOrEmpty(content), ...arrayOrEmpty(parts)].filter(isObject);
  return (
    inside.length > 0 && inside.every((each) => each.type === 'tool_result' || each.functionResponse !== undefined)
  );
}

// Where texts of a message are, whatever protocol it is of.
const TEXTS = ['text', 'content', 'parts', 'output', 'functionResponse', 'response', 'result'];
const CALLS = ['tool_use', 'functionCall', 'function'];

/** The texts in a part of a message, a line each at least; what is no text is named. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (depth > MAX_DEPTH) return '';
  if (Array.isArray(value)) return lines(value.map((each) => textOf(each, depth + 1)));
  if (!isObject(value)) return '';
  if (value.type === 'image' || value.image_url !== undefined || value.inlineData !== undefined) return '(an image)';
  if (value.type === 'tool_use' || CALLS.some((name) => isObject(value[name]))) return '';
  const found = TEXTS.flatMap((name) => (value[name] === undefined ? [] : [textOf(value[name], depth + 1)]));
  const text = lines(found);
  if (text !== '' || found.length === 0 || depth === 0) return text;
  return '';
}

function lines(parts: readonly string[]): string {
  return parts.filter((each) => each !== '').join('\n');
}

/** What the model shows in a part of a response: an event of a stream, or the whole. */
export function answerOf(protocol: Protocol['name'], part: unknown): string {
  return isObject(part) ? ANSWERS[protocol](part) : '';
}

const ANSWERS: Readonly<Record<Protocol['name'], (part: Fields) => string>> = {
  'anthropic-messages': ({ type, content, content_block: block, delta }) => {
    if (type === 'message')
      return arrayOrEmpty(content)
        .map((each) => blockOf(objectOrEmpty(each)))
        .join('\n');
    if (type === 'content_block_start') return named(objectOrEmpty(block).name) || '\n';
    const { text, partial_json: json, thinking } = objectOrEmpty(delta);
    return type === 'content_block_delta' ? plain(text, json, thinking) : '';
  },
  'openai-responses': ({ type, delta, item, output }) => {
    if (type === undefined)
      return arrayOrEmpty(output)
        .map((each) => itemOf(objectOrEmpty(each)))
        .join('\n');
    if (type === 'response.output_item.added') return '\n';
    if (type === 'response.output_item.done') return callOf(objectOrEmpty(item));
    return typeof type === 'string' && type.endsWith('text.delta') ? plain(delta) : '';
  },
  'openai-chat': ({ choices }) =>
    arrayOrEmpty(choices)
      .map((choice) => {
        const { delta, message } = objectOrEmpty(choice);
        const { content, reasoning, reasoning_content: thoughts, tool_calls: calls } = objectOrEmpty(delta ?? message);
        const functions = arrayOrEmpty(calls).map((call) => objectOrEmpty(objectOrEmpty(call).function));
        const called = functions.map(({ name, arguments: passed }) => `${named(name)}${plain(passed)}`);
        return `${plain(reasoning, thoughts, content)}${called.join('')}`;
      })
      .join(''),
  gemini: ({ candidates }) =>
    arrayOrEmpty(candidates)
      .flatMap((each) => arrayOrEmpty(objectOrEmpty(objectOrEmpty(each).content).parts))
      .map((each) => {
        const { text, functionCall } = objectOrEmpty(each);
        return isObject(functionCall) ? callOf(functionCall) : plain(text);
      })
      .join(''),
};

function blockOf(block: Fields): string {
  return plain(block.thinking, block.text) || callOf(block);
}

function itemOf(item: Fields): string {
  return callOf(item) || textOf(item.content ?? item.summary);
}

/** A tool that the model calls, with what it gives it. */
function callOf({ name, input, args, arguments: text }: Fields): string {
  const passed = text ?? input ?? args ?? {};
  return typeof name === 'string'
    ? `${named(name)}${typeof passed === 'string' ? passed : JSON.stringify(passed)}`
    : '';
}

function named(name: unknown): string {
  return typeof name === 'string' && name !== '' ? `\n→ ${name} ` : '';
}

function plain(...values: readonly unknown[]): string {
  return values.filter((each) => typeof each === 'string').join('');
}

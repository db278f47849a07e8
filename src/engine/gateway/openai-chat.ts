/**
 * OpenAI Chat Completions, which many servers speak. Pure.
 * Source: the reference of the API (Chat Completions, Streaming).
 */
import { arrayOrEmpty, isObject, objectOrEmpty } from '../../base/decode.ts';
import { objectsIn } from './json-walk.ts';
import { isInline, readTokens, renderOpenAiError, searchWays, tierSurcharge } from './openai-shared.ts';
import { declaredMost, type Fields, namedWay, nameOf, type Protocol, type Reading } from './protocol.ts';

const LOCAL_TOOLS: readonly unknown[] = ['function', 'custom'];
const OPAQUE: ReadonlySet<string> = new Set(['arguments']);

export const openaiChat: Protocol = {
  name: 'openai-chat',
  readRequest: (body) => ({
    model: nameOf(body.model),
    // Which of them counts differs by server.
    maxOutput: declaredMost(body.max_completion_tokens, body.max_tokens),
    answers: Math.max(1, declaredMost(body.n) ?? 1),
    surcharge: tierSurcharge(body),
    waysOut: [...new Set([...toolWays(body), ...searchWays(body), ...contentWays(body.messages)])],
  }),
  readResponse: (part) => ({
    model: nameOf(part.model),
    ...readUsage(part.usage),
    isFinal: isObject(part.usage),
    characters: writtenIn(part),
    ...errorIn(part),
  }),
  renderError: renderOpenAiError,
};

/** Some servers say it in a sentence alone. */
function errorIn({ error }: Fields): Reading {
  if (isObject(error)) return { error };
  return typeof error === 'string' && error !== '' ? { error: { message: error } } : {};
}

function* toolWays({ tools }: Fields): Generator<string> {
  for (const { type } of arrayOrEmpty(tools).filter(isObject)) {
    if (!LOCAL_TOOLS.includes(type)) yield namedWay('the server-side tool', type);
  }
}

function* contentWays(messages: unknown): Generator<string> {
  for (const part of objectsIn(messages, OPAQUE)) {
    const { image_url: image, video_url: video, file } = part;
    for (const each of [image, video]) {
      const url = isObject(each) ? each.url : each;
      if (url !== undefined && url !== null && !isInline(url)) yield 'content of a remote URL';
    }
    const { file_id: id, file_data: data } = objectOrEmpty(file);
    if (id !== undefined && id !== null) yield 'a stored file';
    // Some servers fetch what is named there.
    if (typeof data === 'string' && /^https?:/i.test(data)) yield 'content of a remote URL';
  }
}

function readUsage(usage: unknown): Reading {
  const { prompt_tokens, prompt_tokens_details, completion_tokens } = objectOrEmpty(usage);
  return readTokens(prompt_tokens, prompt_tokens_details, completion_tokens);
}

/** Text, thoughts and arguments of tools, of all answers. */
function writtenIn({ choices }: Fields): number {
  let characters = 0;
  for (const choice of arrayOrEmpty(choices).filter(isObject)) {
    const {
      content,
      reasoning,
      reasoning_content: thoughts,
      tool_calls: calls,
    } = objectOrEmpty(choice.delta ?? choice.message);
    const written = arrayOrEmpty(calls).map((call) => objectOrEmpty(objectOrEmpty(call).function).arguments);
    for (const each of [content, reasoning, thoughts, ...written]) {
      if (typeof each === 'string') characters += each.length;
    }
  }
  return characters;
}

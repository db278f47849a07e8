/**
 * Gemini: generateContent and streamGenerateContent. Pure.
 * The API takes every name in camel case and in snake case alike.
 * Source: the reference of the API (generateContent, countTokens) and the JSON form of protocol buffers.
 */
import { arrayOrEmpty, isObject, objectOrEmpty } from '../../base/decode.ts';
import { objectsIn } from './json-walk.ts';
import {
  count,
  declaredMost,
  type Fields,
  namedWay,
  nameOf,
  type Protocol,
  presentCounts,
  type Reading,
} from './protocol.ts';

// Functions that the agent runs; what else a tool can be, the server runs.
const LOCAL_TOOLS: readonly string[] = ['functiondeclarations', 'computeruse'];
// Schemas, and arguments and results of functions, are the agent's own data, whatever they look like.
const OPAQUE: ReadonlySet<string> = new Set([
  ...['args', 'response', 'parameters', 'parametersJsonSchema', 'parameters_json_schema'],
  ...['responseSchema', 'response_schema', 'responseJsonSchema', 'response_json_schema'],
]);

const LIST_PRICE = /^(?:service_tier_)?(?:unspecified|standard)$/i;

export const gemini: Protocol = {
  name: 'gemini',
  readRequest: (body) => {
    // A count of tokens holds a whole request.
    const requests = [body, ...membersOf(body, 'generateContentRequest').map(objectOrEmpty)];
    const configs = requests.flatMap((each) => membersOf(each, 'generationConfig')).map(objectOrEmpty);
    const most = configs.flatMap((config) => membersOf(config, 'maxOutputTokens'));
    const answers = configs.flatMap((each) => membersOf(each, 'candidateCount'));
    const tier = membersOf(body, 'serviceTier').find((each) => !LIST_PRICE.test(String(each)));
    return {
      ...(tier === undefined ? {} : { surcharge: namedWay('service_tier', tier) }),
      maxOutput: declaredMost(...most),
      answers: Math.max(1, declaredMost(...answers) ?? 1),
      waysOut: [...new Set([...requests.flatMap((each) => [...toolWays(each)]), ...contentWays(body)])],
    };
  },
  readResponse: (part) => ({
    model: nameOf(part.modelVersion),
    ...readUsage(part.usageMetadata),
    isFinal: isObject(part.usageMetadata) && arrayOrEmpty(part.candidates).some(isFinished),
    characters: writtenIn(part),
    ...(isObject(part.error) ? { error: part.error } : {}),
  }),
  renderError: ({ status, message }) => ({
    error: { code: status, message, status: STATUS_NAMES[status] ?? 'UNKNOWN' },
  }),
};

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/** Members by their name in camel case, however it is written; of one that is there in two forms either may count. */
function membersOf(fields: Fields, name: string): readonly unknown[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    plain(key) === plain(name) && value !== null ? [value] : [],
  );
}

function* toolWays(request: Fields): Generator<string> {
  for (const tool of membersOf(request, 'tools').flatMap(arrayOrEmpty).filter(isObject)) {
    for (const name of Object.keys(tool)) {
      if (!LOCAL_TOOLS.includes(plain(name))) yield namedWay('the server-side tool', name);
    }
  }
  if (membersOf(request, 'cachedContent').length > 0) yield 'stored content';
}

function* contentWays(body: Fields): Generator<string> {
  for (const part of objectsIn(body, OPAQUE)) {
    if (membersOf(part, 'fileData').length > 0) yield 'a stored file, or content of a remote URL';
  }
}

function isFinished(candidate: unknown): boolean {
  return typeof objectOrEmpty(candidate).finishReason === 'string';
}

/** The figures of each part are those of the response until then. */
function readUsage(usage: unknown): Reading {
  const fields = objectOrEmpty(usage);
  const sent = count(fields.promptTokenCount);
  const read = count(fields.cachedContentTokenCount) ?? 0;
  const results = count(fields.toolUsePromptTokenCount) ?? 0;
  const [answer, thoughts] = [count(fields.candidatesTokenCount), count(fields.thoughtsTokenCount)];
  return presentCounts({
    ...(sent === undefined ? {} : { input: Math.max(0, sent + results - read), cacheRead: read }),
    output: answer === undefined && thoughts === undefined ? undefined : (answer ?? 0) + (thoughts ?? 0),
  });
}

function writtenIn({ candidates }: Fields): number {
  let characters = 0;
  for (const candidate of arrayOrEmpty(candidates).filter(isObject)) {
    for (const part of arrayOrEmpty(objectOrEmpty(candidate.content).parts).filter(isObject)) {
      if (typeof part.text === 'string') characters += part.text.length;
      if (isObject(part.functionCall)) characters += JSON.stringify(part.functionCall).length;
    }
  }
  return characters;
}

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

import { describe, expect, it } from 'vitest';
import { classifyFailure, errorOf, type FailureKind } from '../../../src/engine/gateway/call-failure.ts';
import type { Fields } from '../../../src/engine/gateway/protocol.ts';

const nowMs = Date.parse('2026-11-25T10:00:00Z');
const later = (seconds: number) => new Date(nowMs + seconds * 1000).toISOString();
const classify = (status: number, error: Fields = {}, headers: Readonly<Record<string, string>> = {}) =>
  classifyFailure({ status, error, headers, nowMs });

describe('the cause of a failure', () => {
  it.each<[string, number, Fields, FailureKind]>([
    ['Anthropic', 401, { type: 'authentication_error', message: 'invalid x-api-key' }, 'key'],
    ['Anthropic', 403, { type: 'permission_error', message: 'no' }, 'key'],
    ['Anthropic', 400, { type: 'invalid_request_error', message: 'Your credit balance is too low' }, 'credit'],
    ['Anthropic', 402, { type: 'billing_error', message: 'Pay' }, 'credit'],
    ['Anthropic', 404, { type: 'not_found_error', message: 'model: claude-x' }, 'model'],
    ['Anthropic', 429, { type: 'rate_limit_error', message: 'slow' }, 'rate-limit'],
    ['Anthropic', 529, { type: 'overloaded_error', message: 'Overloaded' }, 'overload'],
    ['Anthropic', 200, { type: 'overloaded_error', message: 'Overloaded' }, 'overload'],
    ['Anthropic', 500, { type: 'api_error', message: 'x' }, 'overload'],
    ['Anthropic', 413, { type: 'request_too_large', message: 'x' }, 'request'],
    ['Anthropic', 400, { type: 'invalid_request_error', message: 'max_tokens: too large' }, 'request'],
    ['OpenAI', 401, { code: 'invalid_api_key', message: 'Incorrect API key provided' }, 'key'],
    ['OpenAI', 429, { type: 'insufficient_quota', code: 'insufficient_quota', message: 'x' }, 'credit'],
    ['OpenAI', 429, { type: 'requests', code: 'rate_limit_exceeded', message: 'x' }, 'rate-limit'],
    ['OpenAI', 429, { type: 'usage_limit_reached', message: 'x', resets_in_seconds: 9 }, 'rate-limit'],
    ['OpenAI', 404, { code: 'model_not_found', message: 'x' }, 'model'],
    ['OpenAI', 400, { code: null, message: "The model 'x' does not exist" }, 'model'],
    ['OpenAI', 200, { code: 'rate_limit_exceeded', message: 'x' }, 'rate-limit'],
    ['OpenAI', 503, { message: 'x' }, 'overload'],
    ['OpenRouter', 402, { code: 402, message: 'Insufficient credits' }, 'credit'],
    ['Gemini', 400, { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] }, 'key'],
    ['Gemini', 400, { status: 'INVALID_ARGUMENT', message: 'API key not valid. Please pass a valid key.' }, 'key'],
    ['Gemini', 403, { status: 'PERMISSION_DENIED', details: [{ reason: 'BILLING_DISABLED' }] }, 'credit'],
    ['Gemini', 404, { status: 'NOT_FOUND', message: 'models/x is not found' }, 'model'],
    ['Gemini', 429, { status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded' }, 'rate-limit'],
    ['Gemini', 503, { status: 'UNAVAILABLE', message: 'overloaded' }, 'overload'],
    ['Gemini', 402, { status: 'INTERNAL', message: 'x' }, 'credit'],
    ['OpenAI', 429, { code: 'billing_not_active', message: 'Your account is not active' }, 'credit'],
    ['OpenAI', 200, { message: 'Rate limit reached for gpt-4o', code: null }, 'rate-limit'],
    ['OpenRouter', 200, { code: 402, message: 'Insufficient credits' }, 'credit'],
    ['OpenRouter', 200, { code: 429, message: 'x' }, 'rate-limit'],
    ['OpenRouter', 400, { code: 400, message: 'some/thing is not a valid model ID' }, 'model'],
    ['LiteLLM', 200, { type: 'None', code: '503', message: 'x' }, 'overload'],
    ['DeepSeek', 400, { code: 'invalid_request_error', message: 'Model Not Exist' }, 'model'],
    ['xAI', 400, { message: 'Incorrect API key provided: xa***. You can obtain one at …' }, 'key'],
    ['xAI', 403, { message: 'Your team has used all available credits' }, 'credit'],
    ['Moonshot', 429, { type: 'exceeded_current_quota_error', message: 'suspended' }, 'credit'],
    ['Gemini', 429, { status: 'RESOURCE_EXHAUSTED', message: 'Your prepayment credits are depleted.' }, 'credit'],
    ['Gemini', 200, { code: 503, message: 'x' }, 'overload'],
    ['Anthropic', 200, { type: 'permission_error', message: 'no' }, 'key'],
    ['anybody', 200, { message: 'x' }, 'request'],
    // What is exhausted comes again, where there is a time for it.
    ['a proxy', 429, { message: 'You exceeded your current quota, check your billing details' }, 'credit'],
    ['a proxy', 429, { message: 'Please check your billing details. Please retry in 20.5s.' }, 'rate-limit'],
    ['a proxy', 407, {}, 'unreachable'],
    ['a load balancer', 502, { message: '502 Bad Gateway' }, 'overload'],
    ['anybody', 418, {}, 'request'],
  ])('%s: %i %o is of kind %s', (_, status, error, kind) => {
    expect(classify(status, error).kind).toBe(kind);
  });

  it('has what was said, on one line and within bounds', () => {
    expect(classify(500, { message: 'a\n  b\u001b[31m' }).message).toBe('a b\\u001b[31m');
    expect(classify(500, { message: 'x'.repeat(5000) }).message.length).toBeLessThan(400);
    expect(classify(500).message).toBe('status 500');
    expect(classify(500, { message: ' ' })).toMatchObject({ status: 500, message: 'status 500' });
  });
});

describe('the end of a limit', () => {
  it.each<[string, Readonly<Record<string, string>>, Fields, string | undefined]>([
    ['seconds', { 'retry-after': '20' }, {}, later(20)],
    ['a date of HTTP', { 'retry-after': 'Wed, 25 Nov 2026 10:00:30 GMT' }, {}, later(30)],
    ['milliseconds', { 'retry-after-ms': '1500', 'retry-after': '2' }, {}, later(1.5)],
    ['a subscription', { 'anthropic-ratelimit-unified-reset': String(nowMs / 1000 + 18_000) }, {}, later(18_000)],
    [
      'the limit of which nothing is left',
      {
        'anthropic-ratelimit-requests-remaining': '4',
        'anthropic-ratelimit-requests-reset': later(900),
        'anthropic-ratelimit-output-tokens-remaining': '0',
        'anthropic-ratelimit-output-tokens-reset': later(60),
      },
      {},
      later(60),
    ],
    [
      'the later of two limits',
      {
        ...{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1s' },
        ...{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '1h6m0.5s' },
      },
      {},
      later(3960.5),
    ],
    [
      'nothing of limits that have something left',
      { 'x-ratelimit-remaining-tokens': '5', 'x-ratelimit-reset-tokens': '6m' },
      {},
      undefined,
    ],
    ['a limit without a word of what is left', { 'anthropic-ratelimit-requests-reset': later(40) }, {}, later(40)],
    ['spans without a word of what is left', { 'x-ratelimit-reset-tokens': '20s' }, {}, later(20)],
    [
      'the later of limits without a word of what is left',
      { 'anthropic-ratelimit-tokens-reset': later(50), 'anthropic-ratelimit-input-tokens-reset': later(30) },
      {},
      later(50),
    ],
    [
      'what is exhausted, before what nothing is said of',
      {
        ...{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '8s' },
        'x-ratelimit-reset-tokens': '1h',
      },
      {},
      later(8),
    ],
    ['seconds alone', { 'x-ratelimit-reset-requests': '30' }, {}, later(30)],
    ['a limit of everything', { 'ratelimit-reset': '25' }, {}, later(25)],
    ['milliseconds since 1970', { 'x-ratelimit-reset': String(nowMs + 60_000) }, {}, later(60)],
    ['seconds since 1970', { 'x-ratelimit-reset': String(nowMs / 1000 + 60) }, {}, later(60)],
    [
      'headers within the error',
      {},
      { metadata: { headers: { 'X-RateLimit-Reset': String(nowMs + 9000) } } },
      later(9),
    ],
    ['a subscription, as a date', { 'anthropic-ratelimit-unified-reset': later(18_000) }, {}, later(18_000)],
    ['a date of the older form', { 'retry-after': 'Wednesday, 25-Nov-26 10:00:30 GMT' }, {}, later(30)],
    ['a span as a header', { 'retry-after': '20s' }, {}, later(20)],
    ['a detail with seconds and nanoseconds', {}, { details: [{ retryDelay: { seconds: '20' } }] }, later(20)],
    ['the sentence', {}, { message: 'Rate limit reached. Please try again in 11.5s. Visit …' }, later(11.5)],
    ['the sentence, with units', {}, { message: 'try again in 1h6m0.5s' }, later(3960.5)],
    ['the sentence, in words', {}, { message: 'Try again in 2 hours 3 minutes.' }, later(7380)],
    ['the sentence, with another verb', {}, { message: 'Please retry after 20 seconds.' }, later(20)],
    ['the sentence, as a date', {}, { message: 'You will regain access on 2026-12-01 at 00:00 UTC.' }, later(482_400)],
    ['the sentence, since 1970', {}, { message: `usage limit reached|${nowMs / 1000 + 5}` }, later(5)],
    ['headers before the sentence', { 'retry-after': '3' }, { message: 'try again in 20s' }, later(3)],
    ['a time in the error', {}, { resets_at: nowMs / 1000 + 7 }, later(7)],
    ['a span in the error', {}, { resets_in_seconds: 12 }, later(12)],
    ['a detail of the error', {}, { details: [{ reason: 'x' }, { retryDelay: '23s' }] }, later(23)],
    ['nothing of the past', { 'retry-after': 'Wed, 25 Nov 2026 09:00:00 GMT' }, {}, undefined],
    ['nothing beyond all limits', { 'retry-after': '9999999' }, {}, undefined],
    [
      'nothing of nonsense',
      { 'retry-after': 'soon', 'retry-after-ms': '-4' },
      { resets_at: 'x', details: [{ retryDelay: 'now' }] },
      undefined,
    ],
    ['nothing without a word of it', {}, {}, undefined],
  ])('is read of %s', (_, headers, error, resetAt) => {
    expect(classify(429, error, headers).resetAt).toBe(resetAt);
  });

  it('makes a limit of what an API calls a request that is not valid', () => {
    const message =
      'You have reached your specified API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.';
    expect(classify(400, { type: 'invalid_request_error', message })).toMatchObject({
      ...{ kind: 'rate-limit', resetAt: '2026-12-01T00:00:00.000Z' },
    });
  });

  it('is none of a failure that does not pass', () => {
    expect(classify(401, {}, { 'retry-after': '20' }).resetAt).toBeUndefined();
    expect(classify(529, {}, { 'retry-after': '20' }).resetAt).toBe(later(20));
  });

  it('is read of headers that are there more than once', () => {
    expect(classifyFailure({ status: 429, error: {}, headers: { 'retry-after': ['5', '6'] }, nowMs }).resetAt).toBe(
      later(5),
    );
  });
});

describe('the error of a body', () => {
  it.each<[unknown, Fields]>([
    [{ error: { message: 'a' } }, { message: 'a' }],
    [[{ error: { message: 'a' } }], { message: 'a' }],
    [{ error: 'a' }, { message: 'a' }],
    [{ message: 'a' }, { message: 'a' }],
    [{ detail: 'a' }, { message: 'a' }],
    [undefined, {}],
    [[], {}],
    ['text', {}],
  ])('%o', (body, error) => {
    expect(errorOf(body)).toEqual(error);
  });
});

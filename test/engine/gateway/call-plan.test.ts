import { describe, expect, it } from 'vitest';
import { type CallRules, planCall, UNDECLARED_OUTPUT } from '../../../src/engine/gateway/call-plan.ts';
import { findTarget } from '../../../src/engine/gateway/endpoints.ts';
import { reserveOf } from '../../../src/engine/gateway/model-prices.ts';
import type { Endpoint, GatewayApi } from '../../../src/engine/gateway/protocol.ts';
import { estimateInput } from '../../../src/engine/gateway/token-estimate.ts';

const rules: CallRules = { serverTools: false, prices: {}, isLimited: true, nowMs: Date.parse('2026-11-26') };

function endpoint(api: GatewayApi, url: string): Endpoint {
  const found = findTarget(api, 'POST', url);
  if ('status' in found) throw new Error(found.message);
  return found.endpoint;
}

const messages = endpoint('anthropic', '/v1/messages');
const counting = endpoint('anthropic', '/v1/messages/count_tokens');
const chat = endpoint('openai', '/v1/chat/completions');
const generate = endpoint('gemini', '/v1beta/models/gemini-2.5-pro:generateContent');
const plan = (at: Endpoint, body: unknown, own: Partial<CallRules> = {}) =>
  planCall(at, typeof body === 'string' ? body : JSON.stringify(body), { ...rules, ...own });

describe('what is sent', () => {
  it('is what was read: of a key that is there twice, the one that was checked', () => {
    const planned = plan(
      messages,
      '{"model":"claude-opus-5","tools":[{"type":"web_search_20250305"}],"max_tokens":1,"tools":[]}',
    );
    expect('body' in planned && planned.body.toString()).toBe('{"model":"claude-opus-5","tools":[],"max_tokens":1}');
  });

  it('keeps every character', () => {
    const body = {
      model: 'claude-opus-5',
      max_tokens: 1,
      messages: [{ content: 'ü😀\ud800\u2028"\\' }],
      __proto__: null,
    };
    const planned = plan(messages, body);
    expect('body' in planned && JSON.parse(planned.body.toString())).toEqual(JSON.parse(JSON.stringify(body)));
  });

  it.each([
    '',
    'x',
    '[]',
    '"a"',
    '1',
    'null',
    '{"a":',
    '['.repeat(100_000),
    `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ])('is no body that is not a JSON object: %.20s', (text) => {
    expect(plan(messages, text)).toEqual({ status: 400, message: 'the body is not a JSON object' });
  });
});

describe('what is reserved', () => {
  it('is the price of the input, by an upper estimate, and of the declared output', () => {
    const body = { model: 'claude-opus-5', max_tokens: 1000, messages: [{ role: 'user', content: 'x'.repeat(2950) }] };
    const bytes = JSON.stringify(body).length;
    expect(plan(messages, body)).toMatchObject({
      model: 'claude-opus-5',
      reserveUsd: (Math.ceil(bytes / 3) * 6.25 + 1000 * 25) / 1e6,
      about: Math.ceil(bytes / 4),
    });
  });

  it('is that of a cache that keeps it for an hour, where any part of the request asks for one', () => {
    const block = { type: 'text', text: 'Go.', cache_control: { type: 'ephemeral', ttl: '1h' } };
    const body = { model: 'claude-opus-5', max_tokens: 1000, messages: [{ role: 'user', content: [block] }] };
    const bytes = Buffer.byteLength(JSON.stringify(body));
    expect(plan(messages, body)).toMatchObject({ reserveUsd: (Math.ceil(bytes / 3) * 10 + 1000 * 25) / 1e6 });
    // An argument of a tool that looks like it.
    const call = { type: 'tool_use', input: { cache_control: { ttl: '1h' } } };
    const other = plan(messages, { ...body, messages: [{ role: 'assistant', content: [call] }] });
    expect('reserveUsd' in other && other.reserveUsd).toBeLessThan((Math.ceil(bytes / 3) * 10 + 1000 * 25) / 1e6);
  });

  it('is of a model that the path names', () => {
    expect(plan(generate, { generationConfig: { maxOutputTokens: 10 } })).toMatchObject({ model: 'gemini-2.5-pro' });
  });

  it('assumes an output that is not declared', () => {
    const planned = plan(chat, { model: 'gpt-4o' });
    expect('reserveUsd' in planned && planned.reserveUsd).toBeGreaterThan((UNDECLARED_OUTPUT * 10) / 1e6);
  });

  it.each([
    [chat, { model: 'gpt-4o', n: 4 }, 4 * UNDECLARED_OUTPUT],
    [chat, { model: 'gpt-4o', n: 4, max_tokens: 100 }, 400],
    [generate, { generationConfig: { candidateCount: 3 } }, 3 * UNDECLARED_OUTPUT],
  ])('is of every answer that is asked for, declared or not: %#', (at, body, output) => {
    const planned = plan(at, body);
    if (!('reserveUsd' in planned) || planned.price === undefined) throw new Error('no plan');
    const { most } = estimateInput(body, Buffer.byteLength(JSON.stringify(body)));
    expect(planned.reserveUsd).toBe(reserveOf(planned.price, { input: most, output }));
  });

  it('does not take a picture for text', () => {
    const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'A'.repeat(90_000) } };
    const planned = plan(messages, { model: 'claude-opus-5', max_tokens: 1, messages: [{ content: [image] }] });
    expect('reserveUsd' in planned && planned.reserveUsd).toBeLessThan((6000 * 6.25) / 1e6);
    const url = { type: 'image_url', image_url: { url: `data:image/png;base64,${'A'.repeat(90_000)}` } };
    const other = plan(chat, { model: 'gpt-4o', max_tokens: 1, messages: [{ content: [url] }] });
    expect('about' in other && other.about).toBeLessThan(1200);
  });

  it('is nothing for a count of tokens', () => {
    expect(plan(counting, { model: 'unknown' })).toMatchObject({ reserveUsd: 0, price: undefined });
  });

  it('is nothing for a model without a price, where there is no limit', () => {
    expect(plan(chat, { model: 'mine' }, { isLimited: false })).toMatchObject({ reserveUsd: 0, price: undefined });
    const prices = { mine: { input: 1, output: 1 } };
    expect(plan(chat, { model: 'mine' }, { prices })).toMatchObject({ price: prices.mine });
  });
});

describe('what is refused', () => {
  it('is a way out, with the setting that opens it', () => {
    const body = { model: 'claude-opus-5', max_tokens: 1, tools: [{ type: 'web_search_20250305' }] };
    expect(plan(messages, body)).toEqual({
      status: 403,
      message: 'agent.server_tools is off, and the request asks for the server-side tool "web_search_20250305"',
    });
    expect(plan(messages, body, { serverTools: true })).toHaveProperty('body');
    expect(plan(counting, body)).toMatchObject({ status: 403 });
  });

  it('is a request without a model', () => {
    expect(plan(chat, {})).toEqual({ status: 400, message: 'the request names no model' });
    expect(plan(chat, { model: 'a b' })).toMatchObject({ status: 400 });
  });

  it('is what has no price, where there is a limit', () => {
    expect(plan(chat, { model: 'mine' })).toEqual({
      status: 403,
      message: 'there is a limit in dollars, and no price is known of the model mine; add it to agent.price',
      isUnpriced: true,
    });
    expect(plan(chat, { model: 'gpt-4o', service_tier: 'flex' })).toEqual({
      status: 403,
      message: 'there is a limit in dollars, and no price is known with service_tier "flex"',
      isUnpriced: true,
    });
    expect(plan(messages, { model: 'claude-opus-5', max_tokens: 1, inference_geo: 'us' })).toMatchObject({
      message: 'there is a limit in dollars, and no price is known with inference_geo "us"',
    });
    expect(plan(generate, { serviceTier: 'priority' })).toMatchObject({ isUnpriced: true });
    expect(plan(generate, { service_tier: 'SERVICE_TIER_STANDARD' })).toHaveProperty('price');
  });
});

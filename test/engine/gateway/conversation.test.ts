import { describe, expect, it } from 'vitest';
import { answerOf, followConversation } from '../../../src/engine/gateway/conversation.ts';
import type { Protocol } from '../../../src/engine/gateway/protocol.ts';
import { anthropicWire, chatWire, geminiWire, responsesWire, type Wire } from '../../helpers/model-answers.ts';

type Name = Protocol['name'];

const WIRES: readonly (readonly [Name, Wire])[] = [
  ['anthropic-messages', anthropicWire],
  ['openai-responses', responsesWire],
  ['openai-chat', chatWire],
  ['gemini', geminiWire],
];

const answer = {
  ...{ model: 'm', id: 1, tokens: { input: 1, cached: 0, output: 1 } },
  ...{ turn: { text: 'I change the file.', command: 'make' }, body: { tools: [{ name: 'bash' }] } },
};

describe.each(WIRES)('an answer of %s', (name, wire) => {
  it('shows text and calls of tools, in a stream as in a document', () => {
    const events = wire.events(answer).map(({ data }) => answerOf(name, data));
    for (const shown of [events.join(''), answerOf(name, wire.document(answer))]) {
      expect(shown.replaceAll(/\n+/g, '\n').trim()).toMatch(/^I change the file\.\n→ bash \{"command":"make".*\}$/);
    }
  });
});

/** The same two requests: a question, then the answer's tool and its result. */
const REQUESTS: Readonly<Record<Name, readonly [object, object]>> = {
  'anthropic-messages': [
    { system: [{ type: 'text', text: 'Be brief.' }], messages: [{ role: 'user', content: 'Go.' }] },
    {
      system: [{ type: 'text', text: 'Be brief.' }],
      messages: [
        { role: 'user', content: 'Go.' },
        { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'bash', input: { command: 'make' } }] },
        {
          role: 'user',
          content: [{ type: 'tool_result', tool_use_id: 't', content: [{ type: 'text', text: 'done' }] }],
        },
      ],
    },
  ],
  'openai-responses': [
    { instructions: 'Be brief.', input: 'Go.' },
    {
      instructions: 'Be brief.',
      input: [
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Go.' }] },
        { type: 'reasoning', summary: [] },
        { type: 'function_call', name: 'bash', arguments: '{}', call_id: 'c' },
        { type: 'function_call_output', call_id: 'c', output: 'done' },
      ],
    },
  ],
  'openai-chat': [
    {
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Go.' },
      ],
    },
    {
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: [{ type: 'text', text: 'Go.' }] },
        { role: 'assistant', content: null, tool_calls: [{ function: { name: 'bash', arguments: '{}' } }] },
        { role: 'tool', tool_call_id: 'c', content: 'done' },
      ],
    },
  ],
  gemini: [
    { systemInstruction: { parts: [{ text: 'Be brief.' }] }, contents: [{ role: 'user', parts: [{ text: 'Go.' }] }] },
    {
      system_instruction: { parts: [{ text: 'Be brief.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'Go.' }] },
        { role: 'model', parts: [{ functionCall: { name: 'bash', args: {} } }] },
        { role: 'user', parts: [{ functionResponse: { name: 'bash', response: { output: 'done' } } }] },
      ],
    },
  ],
};

describe.each(Object.entries(REQUESTS))('a conversation of %s', (_name, [first, second]) => {
  it('is given once, message by message, without what the model said', () => {
    const follow = followConversation();
    expect(follow({ ...first })).toEqual([
      { role: 'system', text: 'Be brief.' },
      { role: 'user', text: 'Go.' },
    ]);
    expect(follow({ ...second })).toEqual([{ role: 'tool', text: 'done' }]);
    expect(follow({ ...second })).toEqual([]);
  });
});

it('a message that is said again is given again, and a picture by its name', () => {
  const follow = followConversation();
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } };
  const messages = [{ role: 'user', content: 'Go on.' }];
  follow({ messages });
  expect(follow({ messages: [...messages, ...messages, { role: 'user', content: [image] }] })).toEqual([
    { role: 'user', text: 'Go on.' },
    { role: 'user', text: '(an image)' },
  ]);
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderProblem } from '../../src/base/errors.ts';
import { decodeDocument, type JsonDocument } from '../../src/base/json-document.ts';
import { checkDocument, knownKeys, unknownKeys } from '../../src/base/schema-problems.ts';

const rules = z.strictObject({ require_abstain: z.optional(z.boolean()), limit: z.optional(z.number()) });
const schema = z.looseObject({
  name: z.string(),
  count: z._default(z.number(), 7),
  list: z.array(z.string()),
  items: z.optional(z.array(z.looseObject({ id: z.string(), rules: z.prefault(rules, {}) }))),
});

function documentOf(text: string): JsonDocument {
  const decoded = decodeDocument('s.json', Buffer.from(text));
  if ('problems' in decoded) throw new Error(decoded.problems.map(renderProblem).join('\n'));
  return decoded.document;
}

function reported(text: string): string[] {
  const checked = checkDocument(documentOf(text), schema);
  return 'problems' in checked ? checked.problems.map(renderProblem) : [];
}

describe('checkDocument', () => {
  it('gives the typed value with its defaults', () => {
    expect(checkDocument(documentOf('{"name":"a","list":[],"items":[{"id":"x"}],"more":1}'), schema)).toEqual({
      value: { name: 'a', count: 7, list: [], items: [{ id: 'x', rules: {} }], more: 1 },
    });
  });

  it('reports every issue at once, each with its position, what was found and what was expected', () => {
    const text =
      '{\n"name": 5,\n"count": "7",\n"list": ["a", null,\n{}],\n"items": [{"rules": {"require_abstain": "yes"}}, 3]\n}';
    expect(reported(text)).toEqual([
      's.json:2:9: $.name: 5; expected text. Fix the value.',
      's.json:3:10: $.count: "7"; expected a finite number. Fix the value.',
      's.json:4:15: $.list[1]: null; expected text. Fix the value.',
      's.json:5:1: $.list[2]: an object of 0 keys; expected text. Fix the value.',
      's.json:6:11: $.items[0].id is missing; expected text. Add it.',
      's.json:6:41: $.items[0].rules.require_abstain: "yes"; expected true or false. Fix the value.',
      's.json:6:50: $.items[1]: 3; expected an object. Fix the value.',
    ]);
  });

  it('says how large a whole number may be', () => {
    const counted = z.strictObject({ count: z.int().check(z.minimum(0, 'a whole number that is not negative')) });
    const expected = (count: string) => {
      const checked = checkDocument(documentOf(`{"count":${count}}`), counted);
      return 'problems' in checked ? checked.problems.map((each) => each.expected) : [];
    };
    const whole = 'a whole number from -9007199254740991 to 9007199254740991';
    expect(expected('9007199254740993')).toEqual([whole]);
    expect(expected('-9007199254740993')[0]).toBe(whole);
    expect(expected('-1')).toEqual(['a whole number that is not negative']);
  });

  it('suggests the nearest known key where keys are strict', () => {
    expect(reported('{"name":"a","list":[],"items":[{"id":"x","rules":{"requireAbstain":true,"zzz":1}}]}')).toEqual([
      's.json:1:68: $.items[0].rules.requireAbstain: an unknown key "requireAbstain"; expected a known key. Did you mean "require_abstain"?',
      's.json:1:79: $.items[0].rules.zzz: an unknown key "zzz"; expected a known key. Known: require_abstain, limit.',
    ]);
  });

  it('names the wrong entry of a list that is one of several forms, and the forms where it is none of them', () => {
    const forms = z.union([z.enum(['all']), z.array(z.enum(['go', 'nvm'], '"go" or "nvm"'))], '"all" or a list');
    const open = z.looseObject({ tools: forms });
    const problems = (text: string) => {
      const checked = checkDocument(documentOf(text), open);
      return 'problems' in checked ? checked.problems.map(renderProblem) : [];
    };
    expect(problems('{"tools":["go","nvn"]}')).toEqual([
      's.json:1:16: $.tools[1]: "nvn"; expected "go" or "nvm". Did you mean "nvm"?',
    ]);
    expect(problems('{"tools":"none"}')).toEqual([
      's.json:1:10: $.tools: "none"; expected "all" or a list. Fix the value.',
    ]);
  });

  it.each(['[]', 'null', '"text"', '3'])('reports that %s is not an object', (text) => {
    expect(reported(text)).toEqual([
      expect.stringMatching(/^s\.json:1:1: \$: .*; expected an object\. Fix the value\.$/),
    ]);
  });

  it('ends a list of issues that no one would read, at once', () => {
    for (const count of [2000, 150_000]) {
      const problems = reported(`{"name":"a","list":[${'1,\n'.repeat(count)}1]}`);
      expect(problems.length).toBeLessThanOrEqual(1001);
      expect(problems.at(-1)).toBe(
        's.json:1:1: $: more than 1000 issues; expected a document of this kind. Is this the right file?',
      );
    }
    const keys = Array.from({ length: 50_000 }, (_, at) => `"limi${at}":1`).join();
    expect(reported(`{"name":"a","list":[],"items":[{"id":"x","rules":{${keys}}}]}`)).toHaveLength(1001);
  });
});

describe('unknownKeys', () => {
  const found = (text: string) => unknownKeys(documentOf(text), schema);

  it('takes a near miss of a known key for a mistake and the rest for metadata', () => {
    const { problems, metadata } = found(
      '{"nme":1,"Count":2,"note":3,"owner":{"nam":4},"$schema":5,"items":[{"date":6,"idd":7}]}',
    );
    expect(problems.map(renderProblem)).toEqual([
      's.json:1:8: $.nme: an unknown key "nme"; expected a known key. Did you mean "name"?',
      's.json:1:18: $.Count: an unknown key "Count"; expected a known key. Did you mean "count"?',
      's.json:1:84: $.items[0].idd: an unknown key "idd"; expected a known key. Did you mean "id"?',
    ]);
    expect(metadata).toEqual([['note'], ['owner'], ['items', 0, 'date']]);
  });

  it('says nothing of a document of another shape', () => {
    for (const text of ['[]', 'null', '7', '{}', '{"items":{"id":1}}', '{"items":[1,[2]]}']) {
      expect(found(text).problems).toEqual([]);
    }
  });
});

describe('knownKeys', () => {
  it.each([
    [[], ['name', 'count', 'list', 'items']],
    [
      ['items', 3],
      ['id', 'rules'],
    ],
    [
      ['items', 0, 'rules'],
      ['require_abstain', 'limit'],
    ],
    [['list'], []],
    [['name', 'x'], []],
    [['constructor'], []],
  ])('at %j are %j', (path, keys) => {
    expect(knownKeys(schema, path)).toEqual(keys);
  });
});

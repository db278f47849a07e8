import { expect, it } from 'vitest';
import { readEvents } from '../../../src/engine/agents/printed-events.ts';

it.each([
  ['nothing', '', []],
  ['no JSON', 'y\ny\n', []],
  ['an object', '{"a":1}', [{ a: 1 }]],
  ['an indented object of several lines', '  {\n  "a": 1\n}\n', [{ a: 1 }]],
  ['an object after other lines', 'warning\n{\n  "a": 1\n}\n', [{ a: 1 }]],
  ['an array, of which only objects count', '[{"a":1},2,{"b":2}]\n', [{ a: 1 }, { b: 2 }]],
  ['lines', '{"a":1}\n{"b":2}\n', [{ a: 1 }, { b: 2 }]],
  ['a last line without an end', '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['lines that end as on Windows', '{"a":1}\r\n{"b":2}\r\n', [{ a: 1 }, { b: 2 }]],
  ['lines between others', 'one\n{"a":1}\n\ntwo {"no":1}\n{"b":2}\n three\n', [{ a: 1 }, { b: 2 }]],
  ['lines of which some are cut or no objects', '{"a":1}\n{"b":\n[1]\n{"c":3}\n', [{ a: 1 }, { c: 3 }]],
])('reads the events in %s', (_, text, events) => {
  expect(readEvents(text)).toEqual(events);
});

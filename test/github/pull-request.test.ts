import { expect, it } from 'vitest';
import { shortTitle } from '../../src/github/pull-request.ts';

it('a title has at most 72 characters, cut between two words, and keeps its end', () => {
  expect(shortTitle('autorize pi: 1.2× faster')).toBe('autorize pi: 1.2× faster');
  expect(shortTitle('x'.repeat(72))).toBe('x'.repeat(72));
  expect(shortTitle(`${'word '.repeat(20)}`)).toBe(`${'word '.repeat(14).trim()}…`);
  expect(shortTitle('x'.repeat(73))).toBe(`${'x'.repeat(71)}…`);
  // Never half a character.
  expect(shortTitle(`${'x'.repeat(70)}😀😀`)).toBe(`${'x'.repeat(70)}…`);
  expect(shortTitle(`autorize pi: +66.7% (95% CI [41.2%, ${'9'.repeat(60)})`)).toBe('autorize pi: +66.7%…');
  const end = ' (isolation: process-group)';
  const cut = shortTitle(`autorize speed: ${'faster '.repeat(10)}`, end);
  expect(cut).toHaveLength(71);
  expect(cut.endsWith(`faster…${end}`)).toBe(true);
});

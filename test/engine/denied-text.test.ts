import picomatch from 'picomatch';
import { expect, it } from 'vitest';
import { AUTOLOADED } from '../../src/engine/boundaries/autoloaded.ts';
import { ALWAYS_DENIED } from '../../src/engine/boundaries/boundaries.ts';
import { DENIED_TEXT, describeDenied } from '../../src/engine/boundaries/denied-text.ts';

it('names paths that are denied, and where all patterns are', () => {
  const text = describeDenied(['score.sh']);
  const [, examples = ''] = /such as (.*)\. All patterns/.exec(text) ?? [];
  const isDenied = picomatch([...ALWAYS_DENIED, ...AUTOLOADED], { dot: true });
  const files = [...examples.matchAll(/`([^`]+)`/g)].map(([, glob = '']) => glob.replace(/\*+$/, 'x'));
  expect(files).toHaveLength(14);
  for (const file of files) expect(isDenied(file), file).toBe(true);
  for (const glob of [...ALWAYS_DENIED, ...AUTOLOADED]) expect(DENIED_TEXT).toContain(`\n${glob}\n`);
});

it('names what is permitted all the same', () => {
  expect(describeDenied([], ['deno.json'])).toMatch(/\nOf those files you may change these: `deno\.json`\.$/);
});

it('says with and without paths of the project that a change is refused whole', () => {
  for (const own of [[], ['score.sh']]) expect(describeDenied(own).match(/is refused whole/g)).toHaveLength(1);
});

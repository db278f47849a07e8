/** The number of a judge, and of how many. Pure. */
import { UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';

export const MAX_SHARDS = 200;

/** Reads `I/J`; `source` names what it is the value of. Throws UsageError where it is none. */
export function shardNumber(
  text: string | undefined,
  source: string,
): { readonly shard: number; readonly shards: number } {
  const [, first = '', second = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(text ?? '') ?? [];
  const [shard, shards] = [Number(first), Number(second)];
  if (second !== '' && shards >= 1 && shards <= MAX_SHARDS && shard < shards) return { shard, shards };
  const found = text === undefined ? `no ${source}` : `${source} ${quoted(text)}`;
  const expected = `I/J: the number of this judge from 0, and how many there are, up to ${MAX_SHARDS}`;
  throw new UsageError([{ found, expected, remedy: 'Write e.g. 0/4 for the first of four.' }]);
}

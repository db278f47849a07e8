import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isObjectId } from '../../../src/base/object-id.ts';
import { parseCommit, parseTrailers } from '../../../src/experiment/ledger/accepted-commit.ts';

const MESSAGE = 'autorize iter 2: score 0.5\n\nAutorize-Experiment: pi\nAutorize-Iteration: 2\nAutorize-Score: 0.5\n';
const BYTES = Buffer.from(
  `tree ${'a'.repeat(40)}\nparent ${'b'.repeat(40)}\nauthor autorize <autorize@localhost> 1767323045 +0000\n` +
    `committer autorize <autorize@localhost> 1767323045 +0000\n\n${MESSAGE}`,
);
const ID = createHash('sha1').update(`commit ${BYTES.length}\0`).update(BYTES).digest('hex');

describe('parseCommit', () => {
  it('reads tree, parents, date and message', () => {
    expect(parseCommit(ID, BYTES)).toEqual({
      id: ID,
      tree: 'a'.repeat(40),
      parents: ['b'.repeat(40)],
      date: '2026-01-02T03:04:05.000Z',
      message: MESSAGE,
    });
  });

  it('refuses bytes that the id is not of', () => {
    const other = Buffer.from(BYTES);
    other[other.length - 2] = 0x39;
    expect(parseCommit(ID, other)).toBeUndefined();
  });
});

describe('parseTrailers', () => {
  it('reads what an accepted commit says of itself', () => {
    expect(parseTrailers({ message: `${MESSAGE}Autorize-Record: abc\n` }, 'pi')).toEqual({
      iter: 2,
      score: 0.5,
      intent: 'abc',
    });
    expect(parseTrailers({ message: MESSAGE }, 'pi')).toEqual({ iter: 2, score: 0.5, intent: undefined });
  });

  it.each([
    ['another experiment', MESSAGE.replace(': pi', ': tau')],
    ['no trailers', 'Fix the roof\n'],
    ['two scores', `${MESSAGE}Autorize-Score: 0.1\n`],
    ['a score that is no number', MESSAGE.replace('Score: 0.5', 'Score: fine')],
    ['an infinite score', MESSAGE.replace('Score: 0.5', 'Score: Infinity')],
    ['the baseline', MESSAGE.replace('Iteration: 2', 'Iteration: 0')],
  ])('takes no commit of %s', (_, message) => {
    expect(parseTrailers({ message }, 'pi')).toBeUndefined();
  });
});

describe('isObjectId', () => {
  it.each(['HEAD', '--all', 'a'.repeat(39), 'A'.repeat(40), null, undefined])('is false for %s', (value) => {
    expect(isObjectId(value)).toBe(false);
  });
});

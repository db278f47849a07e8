import { describe, expect, it } from 'vitest';
import { askedOnce } from '../../src/base/asked-once.ts';

function counting() {
  const asked: string[] = [];
  const ask = (question: string, answer = question.toUpperCase()) => {
    asked.push(question);
    return Promise.resolve(answer);
  };
  return { asked, ask };
}

describe('askedOnce', () => {
  it('asks once, also where the first answer is not there yet', async () => {
    const { asked, ask } = counting();
    const once = askedOnce<string>(2);
    const of = {};
    expect(await Promise.all([once.ask(of, 'a', () => ask('a')), once.ask(of, 'a', () => ask('a', 'other'))])).toEqual([
      'A',
      'A',
    ]);
    expect(await once.ask(of, 'a', () => ask('a', 'other'))).toBe('A');
    expect(asked).toEqual(['a']);
  });

  it('keeps the answers of one object from those of another', async () => {
    const { ask } = counting();
    const once = askedOnce<string>(2);
    await once.ask({}, 'a', () => ask('a', 'one'));
    expect(await once.ask({}, 'a', () => ask('a', 'two'))).toBe('two');
  });

  it('forgets the answers that were not asked for longest', async () => {
    const { asked, ask } = counting();
    const once = askedOnce<string>(2);
    const of = {};
    for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await once.ask(of, question, () => ask(question));
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('asks again after a failure', async () => {
    const { ask } = counting();
    const once = askedOnce<string>(2);
    const of = {};
    await expect(once.ask(of, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await once.ask(of, 'a', () => ask('a'))).toBe('A');
  });
});

import { describe, expect, it } from 'vitest';
import { INITIAL, type Key, pressKey } from '../../src/cli/watch-keys.ts';
import type { RunRow, RunView } from '../../src/report/run-view.ts';
import { renderWatch, WATCH_ACTIONS, type Watched, type WatchState } from '../../src/report/watch-view.ts';
import { wrapLines } from '../../src/report/wrapped-words.ts';

const NOW = new Date('2026-11-26T03:00:41Z');
const row = (id: number, more: Partial<RunRow> = {}): RunRow => ({
  ...{
    id: String(id),
    iter: id,
    mark: 'discarded',
    word: 'discarded',
    isAccepted: false,
    score: id,
    scoreText: `${id}`,
  },
  ...{ best: id, bestText: '', pass: '', duration: '', size: '3', summary: '', evidence: 'E 0.04 against 20' },
  ...{ reason: 'not better: 1.42× slower over 3 pairs', commit: '', facts: [], ...more },
});
const rows = [0, 1, 2, 3].map((id) => row(id));
const view = {
  ...{ name: 'parse', description: 'Parse durations faster', verdict: '1 of 3 iterations accepted', rows },
  ...{ claim: { kind: 'none', text: undefined }, budget: {}, problems: [], notices: [], cost: '$0.42' },
} as unknown as RunView;
const watched: Watched = {
  ...{ view, isRunning: true, nameOf: (attempt) => `iter ${attempt}`, actions: WATCH_ACTIONS },
  activities: [
    {
      ...{ attempt: '4', doing: 'scoring', since: '2026-11-26T03:00:00Z', at: '2026-11-26T03:00:40Z' },
      progress: { doing: 'scoring', count: { unit: 'pair', number: 3, of: 20, isAtMost: true }, leftMs: 60_000 },
    },
  ],
  agent: { title: 'Agent, iteration 4', lines: ['Reading src/index.ts', '\u001b]0;title\u0007\u001b[2J\u202eevil'] },
};
const shown = (state: WatchState = INITIAL, size = { width: 80, height: 23 }): string[] =>
  renderWatch(watched, state, NOW, size).map(({ text }) => text);

describe('the screen of watch', () => {
  it('shows what is done, scores, attempts, what the agent printed, costs and keys', () => {
    const text = shown().join('\n');
    for (const part of [
      ...['● parse: Parse durations faster', 'iter 4 · scoring pair 3 of ≤20 · 41s · ≤59s left', '$0.42', 'scores   '],
      ...['›  3  ○ discarded', 'Agent, iteration 4\nReading src/index.ts', 'q quit · m message · a approve'],
    ])
      expect(text).toContain(part);
  });

  it.each([20, 60, 80, 200])('fits %i columns and any height, breaks no word, and obeys no agent', (width) => {
    const words = new Set(shown(INITIAL, { width: 500, height: 60 }).join(' ').split(/\s+/));
    for (const height of [4, 10, 23, 50]) {
      const lines = shown(INITIAL, { width, height });
      expect(lines.length).toBeLessThanOrEqual(height);
      expect(lines.filter((line) => line.length > width)).toEqual([]);
      expect(lines.join('')).not.toMatch(/\p{Cc}|\u202e/u);
      const whole = lines.flatMap((line) => line.replace(/…$/, '').split(/\s+/));
      if (width >= 60)
        expect(whole.filter((word) => word !== '' && !words.has(word) && !/^\(\d/.test(word))).toEqual([]);
    }
  });

  it('follows the newest attempt until another one is selected, and shows its evidence', () => {
    const press = (state: WatchState, input: string, key: Key = {}) => pressKey(watched, state, input, key).state;
    const up = press(INITIAL, '', { upArrow: true });
    expect(shown(up).find((line) => line.startsWith('›'))).toContain(' 2 ');
    expect(press(up, 'j')).toEqual(INITIAL);
    expect(shown(press(up, '', { return: true })).join('\n')).toMatch(
      /Attempt 2\nnot better.*\nevidence: E 0.04 against 20/,
    );
  });

  it('acts by keys, after a question', () => {
    const type = (state: WatchState, text: string): WatchState =>
      [...text].reduce((before, char) => pressKey(watched, before, char, {}).state, state);
    const message = type(pressKey(watched, INITIAL, 'm', {}).state, 'quit early');
    expect(shown(message)).toContain('Message to the agent: quit early▏');
    expect(pressKey(watched, message, '', { return: true })).toEqual({
      state: INITIAL,
      effect: { kind: 'act', action: 'message', attempt: '3', text: 'quit early' },
    });
    const shorter = pressKey(watched, message, '', { backspace: true }).state;
    expect(shorter.prompt?.text).toBe('quit earl');
    expect(pressKey(watched, message, '', { escape: true })).toEqual({ state: INITIAL });
    const reject = type(pressKey(watched, INITIAL, 'r', {}).state, 'it cheats');
    expect(pressKey(watched, reject, '', { return: true }).effect).toMatchObject({ attempt: '3', text: 'it cheats' });
    for (const [key, action] of [
      ['a', 'approve'],
      ['s', 'stop'],
    ] as const) {
      const asked = pressKey(watched, INITIAL, key, {}).state;
      expect(pressKey(watched, asked, 'x', {})).toEqual({ state: asked });
      expect(pressKey(watched, asked, 'n', {})).toEqual({ state: INITIAL });
      expect(pressKey(watched, asked, 'y', {}).effect).toMatchObject({ action });
    }
    expect(pressKey({ ...watched, actions: ['stop'] }, INITIAL, 'm', {})).toEqual({ state: INITIAL });
    expect(pressKey({ ...watched, isRunning: false }, INITIAL, 's', {}).state.note).toBe('no run is at work');
    for (const [input, key] of [
      ['q', {}],
      ['c', { ctrl: true }],
    ] as const)
      expect(pressKey(watched, INITIAL, input, key).effect).toEqual({ kind: 'quit' });
  });
});

it('lines of a run break between words, and commands not at all', () => {
  const command = `merge     git merge ${'autorize/a-long-name'.repeat(4)} now`;
  const text = `● merged  iter 1  better: 10.1× faster over 15 pairs\n${command}\n`;
  expect(wrapLines(text, 30)).toBe(`● merged  iter 1  better:\n  10.1× faster over 15 pairs\n${command}\n`);
});

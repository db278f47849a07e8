import { describe, expect, it } from 'vitest';
import { type DeadlineOptions, parseDeadline } from '../../src/base/deadline.ts';

const now = new Date('2026-05-20T12:00:00Z');
const utc: DeadlineOptions = { now, utcOffset: () => 0 };
const read = (text: string, options = utc) => parseDeadline(text, options)?.toISOString();

describe('a deadline', () => {
  it('is an instant with its zone (RFC 3339)', () => {
    expect(read('2026-05-21T09:00:00-07:00')).toBe('2026-05-21T16:00:00.000Z');
    expect(read('2026-05-21 09:00Z')).toBe('2026-05-21T09:00:00.000Z');
  });

  it('is a clock time today, or tomorrow when that has passed', () => {
    expect(read('14:30')).toBe('2026-05-20T14:30:00.000Z');
    expect(read('9:15')).toBe('2026-05-21T09:15:00.000Z');
  });

  it('is a clock time of a named day, in either notation', () => {
    expect(read('tomorrow 9am')).toBe('2026-05-21T09:00:00.000Z');
    expect(read('tomorrow at 12:05 pm')).toBe('2026-05-21T12:05:00.000Z');
    expect(read('tomorrow 12am')).toBe('2026-05-21T00:00:00.000Z');
    expect(read('today 11am')).toBe('2026-05-20T11:00:00.000Z');
  });

  it('is local time, by the offset of the deadline itself when the clocks change before it', () => {
    const change = Date.parse('2026-05-20T22:00:00Z');
    const utcOffset = (at: Date) => (at.getTime() < change ? 60 : 120);
    expect(read('14:30', { now, utcOffset })).toBe('2026-05-20T13:30:00.000Z');
    expect(read('tomorrow 9am', { now, utcOffset })).toBe('2026-05-21T07:00:00.000Z');
  });

  it.each([
    '',
    'soon',
    '9',
    'tomorrow',
    'tomorrow 9',
    '25:00',
    '13pm',
    '0am',
    '14:60',
    '2026-05-21',
    '2026-13-01T00:00Z',
  ])('%j is none', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

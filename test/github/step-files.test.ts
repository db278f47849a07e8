import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeSummary } from '../../src/github/job-summary.ts';
import { Notes } from '../../src/github/notes.ts';
import { OUTPUTS, writeOutputs } from '../../src/github/outputs.ts';
import { readOutputs } from '../helpers/step-outputs.ts';
import { createFolder } from '../helpers/temp-folder.ts';

let files = { output: '', summary: '' };

beforeEach(() => {
  const folder = createFolder({ output: '', summary: '' });
  files = { output: join(folder, 'output'), summary: join(folder, 'summary') };
  vi.stubEnv('GITHUB_OUTPUT', files.output);
  vi.stubEnv('GITHUB_STEP_SUMMARY', files.summary);
});
afterEach(() => void vi.unstubAllEnvs());

const KIB = 1024;

it('an output above 256 KiB, counted in bytes, is empty', () => {
  const limit = 256 * KIB;
  for (const name of OUTPUTS) {
    for (const value of ['x'.repeat(limit), 'x'.repeat(limit + 1), 'é'.repeat(limit / 2 + 1)])
      writeOutputs({ [name]: value });
  }
  const text = readFileSync(files.output, 'utf8');
  const values = readOutputs(text).map(({ name, value }) => [name, value.length]);
  expect(values).toEqual(
    OUTPUTS.flatMap((name) => [
      [name, limit],
      [name, 0],
      [name, 0],
    ]),
  );
});

it('a summary above 900 KiB is cut at a line, names the place of the rest, and keeps its end', async () => {
  const rest = 'report.html in the [artifact of this run](https://example.org/a/1) holds the rest';
  const notes = new Notes();
  const line = `| ${'é'.repeat(40)} |`;
  await writeSummary({ body: `${line}\n`.repeat(20_000), end: 'Stopped: here.\n- Note: one\n', rest }, notes);
  const text = readFileSync(files.summary, 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(900 * KIB + 1);
  expect(Buffer.byteLength(text)).toBeGreaterThan(899 * KIB);
  expect(text.endsWith(`${line}\n\n…cut here; ${rest}.\n\nStopped: here.\n- Note: one\n`)).toBe(true);
  expect(notes.all).toEqual([]);
  await writeSummary({ body: 'short\n', end: 'end\n', rest }, notes);
  expect(readFileSync(files.summary, 'utf8').slice(text.length)).toBe('short\nend\n');
});

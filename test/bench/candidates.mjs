// Writes a candidate file of a given size, streamed: varied, realistic outputs of about 1 KB over the ci-gate battery.

import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';

const template = JSON.parse(readFileSync(new URL('../../candidates.example.json', import.meta.url), 'utf8'));

/** `format` is `array`, `envelope` or `lines`. With `isFailing` each candidate breaks several rules. */
export async function writeCandidates(path, count, format = 'array', { isFailing = false } = {}) {
  const out = createWriteStream(path);
  const isLines = format === 'lines';
  if (format === 'envelope') out.write('{"suite_version":"v0","candidates":[\n');
  if (format === 'array') out.write('[\n');
  for (let index = 0; index < count; index += 1) {
    const text = JSON.stringify(isFailing ? withFaults(buildCandidate(index)) : buildCandidate(index));
    const isLast = index === count - 1;
    if (!out.write(isLines || isLast ? `${text}\n` : `${text},\n`)) await once(out, 'drain');
  }
  if (format === 'envelope') out.write(']}\n');
  if (format === 'array') out.write(']\n');
  out.end();
  await finished(out);
}

function buildCandidate(index) {
  const { scenario_id, output } = template.candidates[index % template.candidates.length];
  const { note, ...rest } = output;
  // A little uncertainty of its own, so that scores and texts differ as they would.
  const risk = { ...rest.risk, uncertainty: ((index * 7919) % 1000) / 1000 };
  const uncertainty = { ...rest.uncertainty, tie_mass: ((index * 104_729) % 1000) / 1000 };
  return { id: `run_${index}`, scenario_id, output: { ...rest, risk, uncertainty, run: index } };
}

function withFaults({ output, ...names }) {
  const actions = [...output.actions, { type: 'EXTERNAL', scope: '/etc' }, { type: 'WRITE', scope: 'elsewhere' }];
  return { ...names, output: { ...output, band: 'Purple', actions, checkpoint: {}, rollback: {}, trace: {} } };
}

// Logs of one size and shape and of changing content, each with the summary that is right for it. The summary is made
// from what the log was written from, by none of the code that is measured.
import { createHash } from 'node:crypto';

const LINES = linesOf(process.env.LOG_LINES ?? '1800');
const PATHS = Math.round(LINES * 0.64);
const ERROR_STATUSES = [500, 502, 503];

/** The log of a seed, and its summary. */
export function createWorkload(seed) {
  const chance = createChance(seed);
  const lines = [];
  const groups = new Map();
  let skipped = 0;
  for (let index = 0; index < LINES; index += 1) {
    if (chance() < 0.01) {
      lines.push(`# rotated ${index}`);
      skipped += 1;
      continue;
    }
    // Few paths are asked for often, many seldom.
    const path = `/shop/${chance() < 0.02 ? 'the "best" ' : ''}item-${Math.floor(PATHS * chance() ** 2)}`;
    const status = chance() < 0.05 ? ERROR_STATUSES[index % 3] : 200;
    // Quarters add up exactly in any order: there is one right answer, however the sums are made.
    const ms = Math.floor(chance() * 2000) / 4;
    lines.push(`${time(index)} GET "${escaped(path)}?q=red shoes&page=${index}" ${status} ${ms}`);

    const group = groups.get(path) ?? { path, samples: [], errors: 0, total: 0 };
    groups.set(path, group);
    group.samples.push(ms);
    group.total += ms;
    if (status >= 500) group.errors += 1;
  }
  return { log: lines.join(chance() < 0.5 ? '\n' : '\r\n'), summary: summaryOf([...groups.values()], skipped) };
}

function summaryOf(groups, skipped) {
  const slowest = groups.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1)).slice(0, 10);
  const rows = slowest.map(({ path, samples, errors }) => {
    const sorted = samples.sort((a, b) => a - b);
    const at = (fraction) => sorted[Math.ceil(fraction * sorted.length) - 1].toFixed(2);
    return `${samples.length} ${errors} ${at(0.5)} ${at(0.95)} ${path}`;
  });
  const head = 'requests errors p50_ms p95_ms path';
  return `${[head, ...rows, `${groups.length} paths, ${skipped} lines skipped`].join('\n')}\n`;
}

function time(index) {
  return `${new Date(Date.UTC(2026, 4, 20) + index * 1000).toISOString().slice(0, 19)}Z`;
}

function escaped(path) {
  return path.replace(/["\\]/g, '\\$&');
}

/** Numbers from 0 to 1 that follow from the seed alone. */
function createChance(seed) {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return () => {
    // A linear congruence with the constants of Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How long a log is. A short one is measured sooner, and less exactly. */
function linesOf(given) {
  const lines = Number(given);
  if (Number.isInteger(lines) && lines > 0) return lines;
  console.error(`LOG_LINES is ${JSON.stringify(given)}; expected a whole number above 0`);
  process.exit(1);
}

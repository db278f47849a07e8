import { groupByPath } from './groups.mjs';
import { splitLines } from './lines.mjs';
import { parseLine } from './parse-line.mjs';
import { percentile } from './percentile.mjs';
import { ranked } from './ranking.mjs';

/** The ten paths of an access log that took the most time, as a table; then how much was read. */
export function summarize(text) {
  const requests = [];
  let skipped = 0;
  for (const line of splitLines(text)) {
    const request = parseLine(line);
    if (request === undefined) skipped += 1;
    else requests.push(request);
  }

  const groups = groupByPath(requests);
  let table = 'requests errors p50_ms p95_ms path\n';
  for (const { path, samples, errors } of ranked(groups).slice(0, 10)) {
    const p50 = percentile(samples, 0.5).toFixed(2);
    const p95 = percentile(samples, 0.95).toFixed(2);
    table += `${samples.length} ${errors} ${p50} ${p95} ${path}\n`;
  }
  return `${table}${groups.length} paths, ${skipped} lines skipped\n`;
}

/** How an output could be read as a score that the config reads otherwise. Pure. */
import type { ExperimentConfig } from '../../settings/experiment-config.ts';

export type ParseSetting = ExperimentConfig['objective']['parse'];

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const CAPTURE = '(-?[0-9.]+(?:[eE][+-]?[0-9]+)?)';
const MAX_CONTEXT = 40;

/** Ways to read the output, the most certain first; none where it is not clear which number is meant. */
export function proposeParse(output: string, current: ParseSetting): ParseSetting[] {
  const proposals: ParseSetting[] = [...ofNumber(output), ...ofJson(output), ...ofText(output)];
  return proposals.filter((proposal) => JSON.stringify(proposal) !== JSON.stringify(current));
}

function ofNumber(output: string): ParseSetting[] {
  return Number.isFinite(Number(output.trim() || Number.NaN)) ? [{ kind: 'float' }] : [];
}

/** A member `score`, or the only number. */
function ofJson(output: string): ParseSetting[] {
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch {
    // Not JSON: read as text.
    return [];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const numbers = Object.entries(value).flatMap(([key, each]) => (typeof each === 'number' ? [key] : []));
  const name = numbers.includes('score') ? 'score' : numbers.length === 1 ? numbers[0] : undefined;
  if (name === undefined) return [];
  return [{ kind: 'jq', path: /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `.[${JSON.stringify(name)}]` }];
}

/** The only number of a text, found again by the words before it. */
function ofText(output: string): ParseSetting[] {
  const numbers = [...output.matchAll(NUMBER)];
  const [only] = numbers;
  if (only === undefined || numbers.length > 1 || output.trim() === only[0]) return [];
  const line = output.slice(output.lastIndexOf('\n', only.index) + 1, only.index);
  const context = line.slice(-MAX_CONTEXT).trim();
  const before = context === '' ? '' : String.raw`${escaped(context)}\s*`;
  return [{ kind: 'regex', pattern: `${before}${CAPTURE}` }];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

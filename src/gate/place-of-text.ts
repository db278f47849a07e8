import { renderPath } from '../base/json-path.ts';

/** Where in an output a lowered needle stands: the first text or key that holds it, else the output as a whole. */
export function positionOfText(output: unknown, needle: string): string {
  return renderPath(find(output, needle) ?? [], 'output');
}

function find(value: unknown, needle: string): (string | number)[] | undefined {
  if (typeof value === 'string') return value.toLowerCase().includes(needle) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const isArray = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    const step = isArray ? Number(key) : key;
    if (!isArray && key.toLowerCase().includes(needle)) return [step];
    const rest = find(item, needle);
    if (rest !== undefined) return [step, ...rest];
  }
  return undefined;
}

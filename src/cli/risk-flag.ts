import { parseRisk, type Risk } from '../base/accepted-risk.ts';
import type { Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { FlagValues } from './flags.ts';

/** The risks that `--accept-risk` names; what is unknown is added to the problems. */
export function decodeRisks(values: FlagValues, problems: Problem[]): Risk[] {
  return (values.get('accept-risk') ?? []).flatMap((word) => {
    const parsed = parseRisk(word);
    if ('risk' in parsed) return [parsed.risk];
    problems.push({ found: `--accept-risk ${quoted(word)}`, expected: 'a known risk', ...parsed });
    return [];
  });
}

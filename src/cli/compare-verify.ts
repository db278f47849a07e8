import { EXIT } from '../base/errors.ts';
import { verifyComparison } from '../compare/verify.ts';
import { renderFindings } from '../report/maintenance-text.ts';
import type { CommandCall } from './command-call.ts';
import { printJson } from './terminal.ts';

/** Recomputes a comparison from its folder; 1 if its records are not sound. */
export function runComparisonVerify({ words: [folder = ''], values, host, terminal }: CommandCall): number {
  const verified = verifyComparison(folder, host);
  if (values.has('json')) printJson(terminal, verified);
  else terminal.out(renderFindings(folder.replace(/\/$/, ''), { ...verified, part: 'comparison' }));
  return verified.isSound ? EXIT.yes : EXIT.no;
}

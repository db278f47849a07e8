import { EXIT } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { renderOverview } from '../report/overview-text.ts';
import { findRunsHere, repositoryAround } from './runs-here.ts';
import type { Terminal } from './terminal.ts';

/** `autorize` alone: what is here, and what to do next. */
export async function runOverview(host: Host, terminal: Terminal): Promise<number> {
  const repository = repositoryAround(host);
  const entries = repository === undefined ? [] : await findRunsHere(host);
  terminal.out(renderOverview({ repository, entries }));
  return EXIT.yes;
}

import { AutorizeError, EXIT } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { renderOverview } from '../report/overview-text.ts';
import { findRunsHere } from './runs-here.ts';
import type { Terminal } from './terminal.ts';

/** `autorize` alone: what is here, and what to do next. */
export async function runOverview(host: Host, terminal: Terminal): Promise<number> {
  const repository = repositoryAround(host);
  const entries = repository === undefined ? [] : await findRunsHere(host);
  terminal.out(renderOverview({ repository, entries }));
  return EXIT.yes;
}

function repositoryAround({ cwd }: Pick<Host, 'cwd'>): string | undefined {
  try {
    return findRepository(cwd).folder;
  } catch (error) {
    if (error instanceof AutorizeError) return undefined;
    throw error;
  }
}

/** The journals of an experiment, opened by the holder of its lock; whoever only looks at them does not load this. */
import { checkedPrefixIn } from '../../kernel/checked-prefix.ts';
import { type Journal, openJournal } from '../../kernel/journal.ts';
import { type ExperimentPaths, shownPath } from './store.ts';

function openOwn(paths: ExperimentPaths, path: string, area: string | undefined): Journal {
  const [remedy, checked] = [`Run: autorize repair ${paths.name}`, checkedPrefixIn(area, path)];
  return openJournal({ path, shown: shownPath(paths, path), remedy, checked });
}

/** Opens the ledger for the holder of the lock; throws a ContractError that names the line where it is corrupt. */
export function openLedger(paths: ExperimentPaths, area?: string): Journal {
  return openOwn(paths, paths.ledger, area);
}

/** Opens the journal of what was about to be kept. */
export function openIntents(paths: ExperimentPaths, area?: string): Journal {
  return openOwn(paths, paths.intents, area);
}

/** Opens the record of decisions. */
export function openDecisions(paths: ExperimentPaths, area?: string): Journal {
  return openOwn(paths, paths.decisions, area);
}

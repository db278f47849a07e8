/** Experiments that a page or a screen shows again each second: what did not change is neither read nor laid out again. */
import type { Direction } from '../experiment/ledger/best-so-far.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import type { ExperimentPaths } from '../experiment/ledger/store.ts';
import { createLedgerReader } from '../experiment/maintenance/ledger-reader.ts';
import { type ExperimentStatus, readStatus } from '../experiment/maintenance/look.ts';
import type { Host } from '../kernel/host.ts';
import { type ExperimentInput, viewExperiment } from '../report/experiment-view.ts';
import { buildIterationRows } from '../report/iteration-row.ts';
import type { DiffCache } from '../report/run-diffs.ts';
import type { RunRow, RunView } from '../report/run-view.ts';

interface BuiltRows {
  readonly direction: Direction;
  readonly rows: readonly RunRow[];
}

export class RepeatedLook {
  readonly diffs: DiffCache = new Map();
  readonly #readLedger = createLedgerReader();
  /** By the records, which are the same ones as long as their file is the same. */
  readonly #built = new WeakMap<readonly IterationRecord[], BuiltRows>();

  read(paths: ExperimentPaths, host: Host): ExperimentStatus {
    return readStatus(paths, host, this.#readLedger);
  }

  view(input: Omit<ExperimentInput, 'rows'>): RunView {
    const { direction } = input.config.objective;
    const found = this.#built.get(input.records);
    const rows = found?.direction === direction ? found.rows : buildIterationRows(input.records, direction);
    this.#built.set(input.records, { direction, rows });
    return viewExperiment({ ...input, rows });
  }
}

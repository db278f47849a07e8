/** What a wave and its attempts have in common with the repository around them: base, records, settings. */
import { readFileSync } from 'node:fs';
import { PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { isAtWork } from '../experiment/ledger/at-work.ts';
import { findInFlight } from '../experiment/ledger/opening.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { branchOf } from '../experiment/ledger/state.ts';
import { type ExperimentPaths, readLedger, requireExperiment } from '../experiment/ledger/store.ts';
import type { Git } from '../kernel/git.ts';
import { readBranchFile, requireHead } from '../kernel/user-repository.ts';
import type { Wave } from './wave-file.ts';

export interface KnownState {
  readonly records: readonly IterationRecord[];
  /** Hash of the last record; null: nothing is recorded. */
  readonly state: string | null;
  /** The commit that attempts start from. */
  readonly base: string;
  readonly config: string;
}

/** What the files here say; throws where a run is at work, or was broken off. */
export async function readKnownState(paths: ExperimentPaths, refs: Git): Promise<KnownState> {
  requireExperiment(paths);
  const { name, repository } = paths;
  const { records, problem } = readLedger(paths);
  if (problem !== undefined) {
    throw new PreconditionError({
      message: `the records of "${name}" hold ${problem.found}`,
      remedy: `Repair them first: autorize repair ${name}`,
    });
  }
  if (isAtWork(paths)) {
    throw new PreconditionError({
      message: `a run of "${name}" is at work here: its state changes`,
      remedy: 'Wait until it ends, or stop it with Ctrl-C; then run the command again',
    });
  }
  const [open] = findInFlight(paths, records);
  if (open !== undefined) {
    throw new PreconditionError({
      message: `iteration ${open} of "${name}" was in progress when the last run ended`,
      remedy: `Resume that run first: autorize resume ${name}`,
    });
  }
  const head = await requireHead(repository, refs);
  const last = records.at(-1)?.hash;
  return {
    records,
    state: typeof last === 'string' ? last : null,
    base: (records.length === 0 ? undefined : readBranchFile(repository, branchOf(name))) ?? head,
    config: digestConfig(paths),
  };
}

/** A digest of the settings and the program, byte for byte. */
export function digestConfig({ config, program }: Pick<ExperimentPaths, 'config' | 'program'>): string {
  return sha256(Buffer.concat([readFileSync(config), Buffer.of(0), readFileSync(program)]));
}

/** Throws where an attempt would start from something else than what the wave was planned for. */
export function requireSameState(wave: Wave, known: KnownState): void {
  const { experiment } = wave;
  if (known.config !== wave.config) {
    throw new PreconditionError({
      message: `config.toml or program.md of "${experiment}" is not what the wave was planned for`,
      remedy: `Bring the files of the machine that planned it, or plan again: autorize plan ${experiment}`,
    });
  }
  if (known.state !== wave.state || known.base !== wave.base) {
    throw new PreconditionError({
      message: `the records of "${experiment}" here are not those of the wave: it starts from ${wave.base.slice(0, 12)}, here is ${known.base.slice(0, 12)}`,
      remedy: `Bring them here: autorize pull ${experiment}; or plan again: autorize plan ${experiment}`,
    });
  }
}

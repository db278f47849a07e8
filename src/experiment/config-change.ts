/**
 * What of an experiment's config is not what its run was decided by, for the record of the run that it ends.
 * Invariant: compared is what the record begins with and what a run from `base` would begin with; nothing of the
 * experiment is changed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleChange } from '../attempt/decide/rule-change.ts';
import { findRuleChanges } from '../attempt/decision-book.ts';
import { workspaceFolder } from '../attempt/workspace.ts';
import { AutorizeError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import { openRefs } from '../kernel/user-repository.ts';
import { readDecisions } from './audit.ts';
import { decisionSettings, type ExperimentConfig } from './config.ts';
import { digestHoldout, readGenesisFacts } from './genesis-facts.ts';
import { findBase, findProtected, requireCommit } from './opening.ts';
import { type ExperimentPlace, loadConfig, readLedger, readState } from './store.ts';
import { openTemporary } from './temporary-workspace.ts';

export interface ChangesRequest {
  readonly place: ExperimentPlace;
  readonly config: ExperimentConfig;
  readonly level: SandboxLevel;
  /** The commit that the other run starts from. */
  readonly base: string;
}

/** What ends the run that is recorded, where another one with this config begins at `base`. */
export async function findChanges({ place, config, level, base }: ChangesRequest, host: Host): Promise<RuleChange[]> {
  const records = readDecisions(place);
  if (records.length === 0) return [];
  await using temporary = await openTemporary({ place, outer: host.env, base, level });
  const { workspace } = temporary;
  const protectedFiles = await findProtected(workspace.store, config);
  return findRuleChanges({
    records,
    folder: workspaceFolder({ repository: place.repository, name: place.name, outer: host.env }),
    settings: decisionSettings(config),
    facts: await readGenesisFacts({ workspace, config, protectedFiles, base, host }),
    digestHoldout: (salt) => digestHoldout({ config, host }, salt),
  });
}

/** The same of a run that nothing follows yet: what it could not be gone on with for. */
export async function findChangesOfRun(place: ExperimentPlace, host: Host): Promise<RuleChange[]> {
  const base = findBase(readLedger(place).records, readState(place));
  if (base === undefined || !existsSync(place.config)) return [];
  try {
    const { config } = loadConfig(place, host, 'ignored');
    const work = workspaceFolder({ repository: place.repository, name: place.name, outer: host.env });
    await requireCommit(openRefs(place.repository, join(work, 'user')).refs, { commit: base, name: place.name });
    return await findChanges({ place, config, level: { kind: 'process-group' }, base }, host);
  } catch (error) {
    // Of a config that cannot be read, or a base that is gone, nobody can say.
    if (error instanceof AutorizeError) return [];
    throw error;
  }
}

/**
 * What of an experiment's config is not what its run was decided by, and whether `run` continues that run at all.
 * Invariant: compared is what the record begins with and what a run from another commit would begin with; nothing of the
 * experiment is changed. A record that does not add up is compared with nothing: to open it shows what is wrong.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AutorizeError } from '../../base/errors.ts';
import { parseJournal } from '../../base/journal-chain.ts';
import type { RuleChange } from '../../decision/rule-change.ts';
import { findRuleChanges } from '../../engine/log/decision-log.ts';
import { replayOf } from '../../engine/log/followed-log.ts';
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { hasCommit } from '../../kernel/object-presence.ts';
import { openRefs } from '../../kernel/user-refs.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { decisionSettings } from '../config/config.ts';
import { readDecisions } from '../ledger/decisions.ts';
import { findBase } from '../ledger/fold.ts';
import { objectiveChange } from '../ledger/objective-digest.ts';
import { findProtected, requireCommit } from '../ledger/opening.ts';
import { type ExperimentPaths, loadConfig, readLedger, readState } from '../ledger/store.ts';
import { digestHidden, logMessages, readRuleFacts } from '../scoring/run-header-facts.ts';

export interface ChangesRequest {
  readonly paths: ExperimentPaths;
  readonly config: ExperimentConfig;
  /** Git on the user's refs and objects. */
  readonly refs: Git;
  /** The commit that the other run starts from. */
  readonly base: string;
}

/** What ends the run that is recorded, where another one with this config begins at `base`. */
export async function findChanges({ paths, config, refs, base }: ChangesRequest, host: Host): Promise<RuleChange[]> {
  const records = readDecisions(paths);
  if (records.length === 0) return [];
  const protectedFiles = await findProtected({ git: refs, base }, config);
  return findRuleChanges({
    records,
    folder: privateAreaFolder({ repository: paths.repository, name: paths.name, parentEnv: host.env }),
    settings: decisionSettings(config),
    facts: readRuleFacts({ config, protectedFiles, host }),
    digestSealed: (salt) => digestHidden({ config, host }, salt),
  });
}

/** The same of a run that nothing follows yet: why it could not be resumed. */
export async function findChangesOfRun(paths: ExperimentPaths, host: Host): Promise<RuleChange[]> {
  const base = findBase(readLedger(paths).records, readState(paths));
  if (base === undefined || !existsSync(paths.config)) return [];
  try {
    const { config } = loadConfig(paths, host, 'ignored');
    const work = privateAreaFolder({ repository: paths.repository, name: paths.name, parentEnv: host.env });
    const { refs } = openRefs(paths.repository, join(work, 'user'));
    await requireCommit(refs, { commit: base, name: paths.name });
    return await findChanges({ paths, config, refs, base }, host);
  } catch (error) {
    // Of a config that cannot be read, or a base that is gone, nobody can say.
    if (error instanceof AutorizeError) return [];
    throw error;
  }
}

/** How the rules of the next `run` stand to those of the run that is recorded. */
export type RulesCompared =
  | { readonly kind: 'same' }
  /** HEAD has other protected files, and does not come after the base: nobody has changed them since. */
  | { readonly kind: 'elsewhere'; readonly changes: readonly RuleChange[] }
  /** By these no run goes on: another one begins. */
  | { readonly kind: 'other'; readonly changes: readonly RuleChange[] };

/** Compares the rules of the run that is recorded with the config, and with the protected files of HEAD. */
export async function compareRules(
  { paths, config, refs, head }: Omit<ChangesRequest, 'base'> & { readonly head: string },
  host: Host,
): Promise<RulesCompared> {
  const { records: ledger, problem } = readLedger(paths);
  const base = findBase(ledger, readState(paths));
  if (problem !== undefined || base === undefined || findDecisionIssue(paths) !== undefined) return { kind: 'same' };
  const byHead = await findChanges({ paths, config, refs, base: head }, host);
  const objective = objectiveChange(config, ledger);
  if (objective.length > 0) return { kind: 'other', changes: byHead.length > 0 ? byHead : objective };
  if (!(await hasCommit(refs, base))) return { kind: 'same' };
  const byBase = head === base ? byHead : await findChanges({ paths, config, refs, base }, host);
  if (byBase.length > 0) return { kind: 'other', changes: byHead.length > 0 ? byHead : byBase };
  if (byHead.length === 0) return { kind: 'same' };
  return { kind: (await comesAfter(refs, { paths, base, head })) ? 'other' : 'elsewhere', changes: byHead };
}

/** Why no run continues the decision log as it is, and what to do; undefined: it adds up. */
export function findDecisionIssue({
  decisions,
  name,
}: ExperimentPaths): { readonly detail: string; readonly remedy: string } | undefined {
  if (!existsSync(decisions)) return undefined;
  const parsed = parseJournal(readFileSync(decisions));
  if (parsed.kind !== 'sound')
    return { detail: `line ${parsed.line} ${parsed.why}`, remedy: `To archive the file: autorize repair ${name}` };
  const [issue] = parsed.records.length === 0 ? [] : replayOf(parsed.records).issues;
  const { look, restart } = logMessages(name);
  return issue === undefined ? undefined : { detail: `it is inconsistent: ${issue}`, remedy: `${look} ${restart}` };
}

/** Whether HEAD was committed upon the base; where the history is cut off between the two, unless it is the other way round. */
async function comesAfter(
  refs: Git,
  { paths, base, head }: { readonly paths: ExperimentPaths; readonly base: string; readonly head: string },
): Promise<boolean> {
  if (await isAncestor(refs, { base, branchHead: head })) return true;
  if (!existsSync(join(paths.repository.commonDir, 'shallow'))) return false;
  return !(await isAncestor(refs, { base: head, branchHead: base }));
}

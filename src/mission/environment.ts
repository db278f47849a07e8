/** The environment of a mission's base, prepared without an agent. */
import { join } from 'node:path';
import { type BaseEnvironment, type PrepareRequest, prepareBase } from '../engine/evaluation/base-environment.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { referencedValues } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import { isSecret } from '../kernel/secret-values.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { preparingOf } from './evaluating.ts';
import { openHoldout } from './holdout.ts';
import type { StartingCommit } from './launch-trust.ts';
import { isTerminal } from './manifest.ts';
import { chooseLevel, readMissionDir, secretTables } from './opening.ts';
import { findProtection, type ProtectedLaunch } from './protection.ts';
import { listMissionRuns, readMission } from './store.ts';

export interface PrepareMissionRequest extends PrepareRequest {
  /** As the user typed it. */
  readonly missionDir: string;
  /** Where the next run starts in place of HEAD. */
  readonly startingAt?: StartingCommit | undefined;
}

/** Prepares the environment of the commit that the open run started from, or that the next one starts from. */
export async function prepareMission(request: PrepareMissionRequest, host: Host): Promise<BaseEnvironment> {
  using _guard = guardInspector();
  const { missionDir, startingAt, sandbox, secrets } = request;
  const files = readMissionDir(missionDir, host, { needsAgent: false });
  const [{ repository, slug }, { env: parentEnv }] = [files, host];
  // Of no run: its area is apart from those of all runs.
  const name = 'missions';
  const { refs } = openRefs(repository, join(privateAreaFolder({ repository, name, parentEnv }), 'user'));
  const [last] = listMissionRuns(repository, slug);
  const state = last === undefined ? undefined : readMission(last).state;
  const launch: ProtectedLaunch =
    state !== undefined && !isTerminal(state.status)
      ? state.launch
      : {
          baseline_commit: startingAt?.commit ?? (await requireHead(repository, refs)),
          mission_file: files.missionFile,
          sandbox_file: files.sandboxFile,
          mission: files.mission,
          contract: files.contract,
        };
  const { contract, baseline_commit: base, sandbox_file: file } = launch;
  const keys = secretTables(contract, parentEnv);
  secrets.addSecrets(keys.flatMap((table) => referencedValues(table, parentEnv)).filter(isSecret));
  const level = await chooseLevel(contract, sandbox);
  const hidden = openHoldout(contract, { file, level, parentEnv })?.paths ?? [];
  const { environment } = contract;
  return prepareBase(
    {
      ...{ repository, name, environment, parentEnv, base, level, hidden },
      command: `autorize prepare ${missionDir}`,
      describe: async ({ store }) => ({
        setups: [{ preparing: preparingOf(contract, { folder: '', prefix: '' }), level }],
        protectedFiles: (await findProtection(store, launch)).files,
      }),
    },
    request,
  );
}

/** The environment of a plan's base, prepared without an agent. */
import { join } from 'node:path';
import { ContractError } from '../base/errors.ts';
import { NOTHING_PROTECTED } from '../engine/boundaries/protected-files.ts';
import { type BaseEnvironment, type PrepareRequest, prepareBase } from '../engine/evaluation/base-environment.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { referencedValues } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import { isSecret } from '../kernel/secret-values.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { findWorkBranch, type LoadedWork, readyAgents, secretTables } from './opening.ts';
import { preparingOf } from './preparing.ts';
import { areaLevel } from './ready-agent.ts';
import { workArea, workPathsOf } from './store.ts';

export interface PreparePlanRequest extends PrepareRequest {
  readonly loaded: LoadedWork;
}

/** Prepares the environment of the commit that the plan's next items start from, for each of its agents. */
export async function preparePlan({ loaded, ...request }: PreparePlanRequest, host: Host): Promise<BaseEnvironment> {
  using _guard = guardInspector();
  const { work, plan, problems } = loaded;
  if (work === undefined) throw new ContractError(problems);
  const [{ env: parentEnv }, { sandbox, secrets }] = [host, request];
  const paths = workPathsOf(host);
  const { repository, name } = workArea(paths, host);
  const { refs } = openRefs(repository, join(privateAreaFolder({ repository, name, parentEnv }), 'user'));
  const base = (await findWorkBranch(paths, refs, `autorize-work/${plan}`)) ?? (await requireHead(repository, refs));
  const agents = [...(await readyAgents(work, host, { needsAgents: false, sandbox })).values()];
  const tables = secretTables(work, parentEnv);
  secrets.addSecrets(tables.flatMap((table) => referencedValues(table, parentEnv)).filter(isSecret));
  const { environment } = work;
  const level = areaLevel(agents);
  return prepareBase(
    {
      ...{ repository, name, environment, parentEnv, base, level },
      command: `autorize prepare ${loaded.document.file}`,
      describe: async (privateArea) => ({
        setups: agents.map((agent) => ({
          preparing: preparingOf(privateArea, { work, agent, folder: '', name: '' }),
          level: agent.level,
        })),
        protectedFiles: NOTHING_PROTECTED,
      }),
    },
    request,
  );
}

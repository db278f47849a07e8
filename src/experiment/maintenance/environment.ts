/** The environment of an experiment's base, prepared without an agent. */
import { join } from 'node:path';
import { type BaseEnvironment, type PrepareRequest, prepareBase } from '../../engine/evaluation/base-environment.ts';
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { referencedValues } from '../../kernel/environment.ts';
import type { Host } from '../../kernel/host.ts';
import { guardInspector } from '../../kernel/inspector-guard.ts';
import { isSecret } from '../../kernel/secret-values.ts';
import { openRefs, requireHead } from '../../kernel/user-refs.ts';
import { hiddenPaths, secretTables } from '../config/secret-commands.ts';
import { findBase } from '../ledger/fold.ts';
import { chooseLevel, findProtected, requireCommit } from '../ledger/opening.ts';
import { loadForScoring } from '../ledger/run-config.ts';
import { pathsOf, readLedger, readState, requireExperiment } from '../ledger/store.ts';
import { preparingOf } from '../scoring/objective.ts';

/** Prepares the environment of the commit that the run started from, or that the next one starts from. */
export async function prepareExperiment(name: string, request: PrepareRequest, host: Host): Promise<BaseEnvironment> {
  const paths = pathsOf(name, host);
  requireExperiment(paths);
  using _guard = guardInspector();
  const { config } = loadForScoring(paths, host, { schedule: 'ignored' });
  const [{ repository }, { env: parentEnv }, { secrets }] = [paths, host, request];
  const keys = secretTables(config, parentEnv);
  secrets.addSecrets(keys.flatMap((table) => referencedValues(table, parentEnv)).filter(isSecret));
  const level = await chooseLevel({
    ...config,
    agent: { ...config.agent, sandbox: request.sandbox ?? config.agent.sandbox },
  });
  const { refs } = openRefs(repository, join(privateAreaFolder({ repository, name, parentEnv }), 'user'));
  const base = findBase(readLedger(paths).records, readState(paths)) ?? (await requireHead(repository, refs));
  await requireCommit(refs, { commit: base, name });
  const hidden = hiddenPaths(config, parentEnv);
  const { environment } = config;
  const area = { repository, name, environment, parentEnv, base, level, hidden };
  return prepareBase(
    {
      ...area,
      command: `autorize prepare ${name}`,
      describe: async ({ store }) => ({
        setups: [{ preparing: preparingOf({ config, logs: '' }), level }],
        protectedFiles: await findProtected(store, config),
      }),
    },
    request,
  );
}

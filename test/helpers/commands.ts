import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandSettings } from '../../src/engine/environment/command-environment.ts';
import type { CommandKind } from '../../src/engine/environment/step-network.ts';
import { type CommandRequest, runCommand } from '../../src/engine/workspace/command.ts';
import { openPrivateArea, type PrivateArea } from '../../src/engine/workspace/private-area.ts';
import type { ProcessResult } from '../../src/kernel/agent-process.ts';
import type { ParentEnvironment } from '../../src/kernel/environment.ts';
import type { SandboxLevel } from '../../src/kernel/sandbox-command.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { environmentSetting } from '../../src/settings/environment-shape.ts';
import { createRepository, userGit } from './repository.ts';
import { createFolder } from './temp-folder.ts';

export interface AreaOptions {
  readonly level: SandboxLevel;
  readonly parentEnv: ParentEnvironment;
  readonly settings?: Partial<CommandSettings>;
}

interface RanCommand {
  readonly result: ProcessResult;
  readonly out: string;
  readonly err: string;
}

export interface CommandArea {
  readonly privateArea: PrivateArea;
  readonly run: (
    command: string,
    request?: Partial<Pick<CommandRequest, 'kind' | 'network' | 'isTrusted'>>,
  ) => Promise<RanCommand>;
}

/** The kinds of commands that must be able to use what is installed. */
export const KINDS: readonly CommandKind[] = ['agent', 'setup', 'build', 'guards', 'objective'];

/** A private area on a new repository, whose commands run one by one in a folder of their own. */
export async function openCommandArea({ level, parentEnv, settings = {} }: AreaOptions): Promise<CommandArea> {
  const repository = createRepository({ 'file.txt': 'one\n' });
  const base = userGit(repository, 'rev-parse', 'HEAD').trim();
  const [folder, logs] = [createFolder(), createFolder()];
  const privateArea = await openPrivateArea({
    ...{ folder, repository: findRepository(repository), base, branchHead: base, level, parentEnv },
    environment: { ...environmentSetting.parse({}), ...settings },
  });
  return {
    privateArea,
    run: async (command, { kind = 'agent', network = 'on', isTrusted = false } = {}) => {
      const [workDir, log] = [join(folder, 'lanes', '1', randomUUID()), join(logs, randomUUID())];
      mkdirSync(workDir, { recursive: true });
      const result = await runCommand(privateArea, {
        ...{
          command,
          kind,
          isTrusted,
          workDir,
          place: 'workspace',
          variables: {},
          network,
          signal: undefined,
          budgetMs: 240_000,
        },
        ...{ stdoutPath: `${log}.stdout`, stderrPath: `${log}.stderr` },
      });
      const [out, err] = ['stdout', 'stderr'].map((name) => readFileSync(`${log}.${name}`, 'utf8')) as [string, string];
      return { result, out, err };
    },
  };
}

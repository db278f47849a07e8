// Setup that has no inputs, in the workspace of an agent: the same is taken from layers as from a folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOTHING_PROTECTED } from '../../../src/engine/boundaries/protected-files.ts';
import { openAgentWorkspace } from '../../../src/engine/evaluation/agent-workspace.ts';
import type { WorkspaceView } from '../../../src/engine/workspace/agent-environment.ts';
import { runCommand } from '../../../src/engine/workspace/command.ts';
import { evaluationCheckout, openPrivateArea, workspaceOf } from '../../../src/engine/workspace/private-area.ts';
import { agentReadable } from '../../../src/engine/workspace/workspace.ts';
import { findRepository } from '../../../src/kernel/user-repository.ts';
import { createRepository, userGit } from '../../helpers/repository.ts';
import { BUBBLEWRAP } from '../../helpers/sandboxes.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const BASE = { '.gitignore': 'made/\n', 'a.txt': 'a\n', 'src/one.ts': '1\n', 'src/two.ts': '2\n' };
const SETUP =
  'mkdir made; echo tool >made/tool; echo key >"$HOME/.npmrc"; echo of setup >>src/one.ts; echo of setup >new.txt; ';

/** What setup does besides, and what the agent does. */
const CASES: Readonly<Record<string, readonly [setup: string, agent: string]>> = {
  'nothing of the agent': ['true', 'true'],
  'a file that setup left alone': ['true', 'test -s made/tool && test ! -e ~/.npmrc && echo b >a.txt'],
  'a file that setup wrote': ['true', 'echo of the agent >new.txt'],
  'a file that setup changed, as it was': ['true', 'git checkout -q src/one.ts'],
  'what setup made': ['true', 'rm -r made; echo b >a.txt'],
  'a folder that setup removed and made again': ['rm -r src; mkdir src; echo 3 >src/three.ts', 'echo 4 >src/four.ts'],
  'a file that setup removed': ['rm src/two.ts', 'echo 5 >src/two.ts'],
  'the folder of a file that setup removed': ['rm src/two.ts', 'rm -r src'],
  'a pipe in the place of a file': ['rm src/two.ts; mkfifo src/two.ts', 'echo b >a.txt'],
  'names that git refuses, of setup': ['mkdir .GIT', 'echo b >a.txt'],
  'names that git refuses, of the agent': ['true', 'mkdir .GIT; echo x >.GIT/config'],
};

for (const level of BUBBLEWRAP) {
  it('takes from layers what it takes from a folder, without what setup did', async () => {
    const user = createRepository(BASE);
    const [base, place] = [userGit(user, 'rev-parse', 'HEAD'), createFolder()];
    await using area = await openArea();
    async function openArea() {
      const opened = await openPrivateArea({
        ...{ folder: join(place, 'autorize', 'x-000000000000'), repository: findRepository(user) },
        ...{ base, branchHead: base, level, parentEnv: { ...process.env, XDG_CACHE_HOME: place }, environment: {} },
      });
      return Object.assign(opened, { [Symbol.asyncDispose]: async () => opened.close() });
    }
    const logs = createFolder();
    let number = 0;
    const run = async (script: string, { shown }: WorkspaceView) => {
      number += 1;
      const paths = ['stdout', 'stderr'].map((stream) => join(logs, `${number}.${stream}`));
      const [stdoutPath = '', stderrPath = ''] = paths;
      const end = await runCommand(area, {
        ...{ ...shown, command: script, kind: 'setup', workDir: workspaceOf(area, 1).folder, place: 'workspace' },
        ...{ variables: {}, stdoutPath, stderrPath, budgetMs: 60_000, network: 'off', signal: undefined },
        readable: agentReadable(area),
      });
      const ended = end.kind === 'ended' ? end.exitCode : end.reason;
      expect.soft([script, ended, readFileSync(stderrPath, 'utf8')]).toEqual([script, 0, '']);
    };
    const take = async (isKept: boolean, [setup, agent]: readonly [string, string]) => {
      const opened = await openAgentWorkspace(area, {
        ...{ workspace: workspaceOf(area, 1), checkout: evaluationCheckout(area, 1), commit: base, branch: 'x' },
        ...{ limits: undefined, signal: undefined, step: undefined, protectedFiles: NOTHING_PROTECTED, isKept },
        setUp: async (environment) => {
          await run(`${SETUP}${setup}`, environment);
          return 'done';
        },
      });
      if (opened.kind !== 'opened') return opened;
      await using environment = opened.workspace.environment;
      expect(environment.shown.view === undefined).toBe(isKept);
      await run(agent, environment);
      // Awaited here: the view goes with this block.
      return await opened.workspace.take();
    };
    for (const [name, scripts] of Object.entries(CASES)) {
      const [folder, layers] = [await take(true, scripts), await take(false, scripts)];
      expect.soft({ name, ...layers }).toEqual({ name, ...folder, ...(folder.kind === 'failed' && { timings: {} }) });
    }
  });
}

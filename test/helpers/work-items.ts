import { join } from 'node:path';
import type { Host } from '../../src/kernel/host.ts';
import { createHost } from '../../src/kernel/host.ts';
import type { WorkItemInput } from '../../src/settings/work-plan.ts';
import { executeWorkItems, type PlanResult, type WorkOptions } from '../../src/workitem/run.ts';
import { createRepository, userGit } from './repository.ts';
import { REPOSITORY } from './run-cli.ts';
import { createFolder } from './temp-folder.ts';

export interface WorkSite {
  /** The user's repository. */
  readonly folder: string;
  readonly cache: string;
  readonly host: Host;
  /** What the options of a run begin with: `agent-1` runs the item's description as a shell script. */
  readonly options: WorkOptions;
  readonly run: (items: readonly WorkItemInput[], more?: Partial<WorkOptions>) => Promise<PlanResult>;
}

/** An agent that runs the line of its prompt that begins with "do: ". */
export const QUICK = 'sed -n "s/^do: //p" | sh -e';

export function createSite(files: Readonly<Record<string, string | Buffer>> = {}): WorkSite {
  const folder = createRepository({ 'a.txt': 'one\n', 'b.txt': 'two\n', 'src/c.txt': 'three\n', ...files });
  const cache = createFolder();
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  const host = { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env };
  const agents = { 'agent-1': { command: QUICK, sandbox: 'off' } } as const;
  const options: WorkOptions = { agents, host };
  return { folder, cache, host, options, run: (items, more = {}) => executeWorkItems(items, { ...options, ...more }) };
}

/** An item of agent-1 that runs a line of shell. */
export function item(id: string, script: string, more: Partial<WorkItemInput> = {}): WorkItemInput {
  return { id, agent_id: 'agent-1', description: `do: ${script}`, ...more };
}

/** A tree's files and contents on the integration branch. */
export function branchFile(site: WorkSite, path: string, plan = 'plan'): string {
  return userGit(site.folder, 'cat-file', 'blob', `autorize-work/${plan}:${path}`);
}

/** Whether the integration branch of a plan is there. */
export function branchExists(folder: string, plan = 'plan'): boolean {
  return userGit(folder, 'branch', '--list', `autorize-work/${plan}`) !== '';
}

/** The tools over the sources: those of the package are over the bundle. */
export const TOOLS = join(REPOSITORY, 'test', 'fixtures', 'work-tools');

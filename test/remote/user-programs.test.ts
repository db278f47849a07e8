/** A state whose branch holds files that the git of the one who takes it runs, and the git of the one who made it did not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { experimentSubject } from '../../src/remote/experiment-recipe.ts';
import { missionSubject } from '../../src/remote/mission-recipe.ts';
import { planSubject } from '../../src/remote/plan-recipe.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { startGitServer } from '../helpers/git-server.ts';
import { createMission } from '../helpers/mission.ts';
import { cli, cloneOf, publish } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { createSite, item } from '../helpers/work-items.ts';

const HOOK = 'mkdir -p tools/hooks; echo "echo hooked" >tools/hooks/pre-commit; chmod +x tools/hooks/pre-commit';

interface Made {
  readonly folder: string;
  readonly subject: Subject;
  readonly branch: string;
}

async function experiment(): Promise<Made> {
  const { folder, host, run } = createExperiment({ agent: `${HOOK}\n${NUDGE}` });
  await run({ maxIterations: 1 });
  return { folder, subject: experimentSubject(pathsOf('pi', host), host), branch: 'refs/heads/autorize/pi' };
}

async function mission(): Promise<Made> {
  const created = createMission({ session: `${HOOK}; git add -A; improve 11; hand candidate $(git rev-parse HEAD)` });
  const { runId, state } = await created.launch({ maxIterations: 1 });
  const subject = missionSubject({ slug: 'missions-climb', repository: findRepository(created.folder) }, created.host);
  subject.follow(runId);
  return { folder: created.folder, subject, branch: `refs/heads/${state.launch.branch_name}` };
}

async function plan(): Promise<Made> {
  const { folder, host, run } = createSite();
  await run([item('one', HOOK)]);
  const subject = planSubject({ paths: workPathsOf(host), plan: 'plan', permit: [] }, host);
  return { folder, subject, branch: 'refs/heads/autorize-work/plan' };
}

it.each<[string, () => Promise<Made>, string]>([
  ['an experiment', experiment, 'pi'],
  ['a mission', mission, 'mission.missions-climb'],
  ['a plan', plan, 'work.plan'],
])(
  '%s that changes a hook is taken where git runs none of it, and refused where it does',
  async (_what, make, name) => {
    await using server = await startGitServer();
    const { folder, subject, branch } = await make();
    const paths = subject.list().filter((path) => subject.isRestored(path));
    const files = new Map(paths.map((path) => [path, readFileSync(join(subject.folder, path))]));
    const branchHead = userGit(folder, 'rev-parse', branch);
    expect(userGit(folder, 'ls-tree', '-r', '--name-only', branchHead)).toMatch(/^tools\/hooks\/pre-commit$/m);
    publish(server, { folder, branch, branchHead, subject, files });
    const clone = cloneOf(server);
    userGit(clone, 'config', 'core.hooksPath', 'tools/hooks');
    const refused = await cli(clone, 'pull', name);
    expect([refused.code, refused.out + refused.err]).toEqual([1, expect.stringMatching(/pre-commit" /)]);
    expect(userGit(clone, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main');
    const taken = await cli(cloneOf(server), 'pull', name);
    expect([taken.code, taken.err]).toEqual([0, '']);
    // Local records are checked again before they are pushed.
    expect(await subject.audit()).toEqual([]);
    userGit(folder, 'config', 'core.hooksPath', 'tools/hooks');
    expect(await subject.audit()).toEqual([expect.stringMatching(/is denied: .*pre-commit/)]);
  },
);

/** `work status` of plans of which nothing has changed since somebody wrote down what it prints. */
import { AutorizeError } from '../base/errors.ts';
import { isSystemError } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { commandStamp } from '../kernel/program-files.ts';
import { renderAllActivities } from '../report/activity-text.ts';
import { type PlanStatusPaths, planStatusPaths } from '../status/plan-status-paths.ts';
import { recallStatus } from '../status/remembered-status.ts';
import type { StatusAnswer, StatusMoment } from '../status/status-answer.ts';
import { locateWork, readWork } from '../workitem/work-files.ts';
import { type Asked, printLeft } from './repeated-status.ts';

/** Prints what was written down of a plan, or of all; undefined where it has to be read. */
export async function repeatPlanStatus(
  plan: string | undefined,
  { form, host, terminal }: Asked,
): Promise<number | undefined> {
  const paths = locateQuietly(plan, host);
  const answer = paths && recallQuietly(paths);
  if (paths === undefined || answer === undefined) return undefined;
  return printLeft(answer, { form, terminal, moment: await planMoment(paths, host) });
}

/** What is looked at each time. */
export async function planMoment(
  paths: Pick<PlanStatusPaths, 'folder' | 'lock' | 'activity' | 'plan'>,
  host: Pick<Host, 'now'>,
): Promise<StatusMoment> {
  const { isRunning, activities } = readWork(paths);
  const now = host.now();
  const moment = { isRunning, activities, now, commit: undefined, doing: '' };
  if (!isRunning) return moment;
  const { readWaitingItems } = await import('../workitem/waiting-items.ts');
  const { renderWaitingLine } = await import('../report/run-view.ts');
  const waiting = readWaitingItems(paths).filter((each) => paths.plan === undefined || each.plan === paths.plan);
  const doing = [
    ...activities.map((each) => renderAllActivities([each], { nameOf: (item) => item, now })),
    ...waiting.map((each) => `${each.plan}: ${each.id} ${renderWaitingLine(each)}`),
  ];
  return { ...moment, doing: doing.map((line) => `  ${line}\n`).join(''), members: { waiting } };
}

function locateQuietly(plan: string | undefined, host: Pick<Host, 'cwd'>): PlanStatusPaths | undefined {
  return quietly(() => planStatusPaths(locateWork(host), plan));
}

function recallQuietly(paths: PlanStatusPaths): StatusAnswer | undefined {
  return quietly(() => recallStatus(paths, commandStamp()));
}

/** Whoever reads the records says what is wrong. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof AutorizeError || isSystemError(error)) return undefined;
    throw error;
  }
}

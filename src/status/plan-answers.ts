/** Reads what `work status` prints of plans from their records, and leaves it for whoever asks next. */
import { renderJson } from '../base/shown-json.ts';
import type { Host } from '../kernel/host.ts';
import { waitForClock } from '../kernel/remembered-answer.ts';
import { viewPlan } from '../report/plan-view.ts';
import { renderItems } from '../report/run-text.ts';
import type { RunView } from '../report/run-view.ts';
import { pathsToRead } from '../workitem/look.ts';
import { answerAndLeave } from './left-answer.ts';
import { type PlanStatusPaths, planStatusPaths } from './plan-status-paths.ts';
import { type PlansHere, readPlanRecords, supposeRunning } from './plans-here.ts';
import { POSITION_GAP, type StatusAnswer, type StatusForm } from './status-answer.ts';

export interface AnsweredPlans {
  readonly answer: StatusAnswer;
  readonly paths: PlanStatusPaths;
  /** What it was read from. */
  readonly here: PlansHere;
}

/** What is printed at any time, with a run at work and without; left where that can be. `plan`: its name; undefined: all. */
export async function answerPlanStatus(plan: string | undefined, host: Host): Promise<AnsweredPlans> {
  const paths = planStatusPaths(await pathsToRead(host), plan);
  let here: PlansHere | undefined;
  const read = async (): Promise<StatusAnswer> => {
    here = await readPlanRecords(plan, paths);
    return answerOf(here);
  };
  // A plan of which there is nothing is an error, which is looked at each time.
  const answer = await answerAndLeave(paths, read, () => here?.isPlain === true && here.plans.length > 0);
  if (here === undefined) throw new Error('plans were answered and not read');
  return { answer, here, paths };
}

/** Leaves it, of all plans and of those named, once a run has ended or records were brought here. */
export async function leavePlanStatus(plans: Iterable<string>, host: Host): Promise<void> {
  await waitForClock();
  for (const plan of new Set([undefined, ...plans])) {
    try {
      await answerPlanStatus(plan, host);
    } catch {
      // Nothing depends on it, and whoever asks for the status learns what is wrong.
    }
  }
}

/** What is printed of plans as they were read. `render`: a plan as text. */
export function answerOf(
  { plans, checkoutOpen, problems }: PlansHere,
  render: (view: RunView) => string = renderItems,
): StatusAnswer {
  const formOf = (isRunning: boolean): StatusForm => {
    const supposed = supposeRunning(plans, isRunning);
    const texts = supposed.map((plan) => render(viewPlan(plan)));
    const nothing = problems.length === 0 ? 'no work item has been run here\n' : 'no work item has a record here\n';
    const text = texts.length === 0 ? nothing : texts.join('');
    const whole = isRunning ? `${text}a run is in progress\n${POSITION_GAP}` : text;
    const document = {
      ...{ is_running: isRunning, activities: [], waiting: [], checkout_open: checkoutOpen ?? null },
      plans: supposed,
      ...(problems.length === 0 ? {} : { problems }),
    };
    return { position: '', texts: [whole, whole], json: renderJson(document) };
  };
  const atRest = formOf(false);
  return {
    ...{ name: 'work', deadline: null, commit: null, problems },
    ...{ atWork: formOf(true), atRest, moved: atRest },
  };
}

/** `work status`: what is printed of plans. It loads what reads them, and nothing that runs them. */
import { EXIT, PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { renderAllActivities } from '../report/activity-text.ts';
import { type PlanInput, viewPlan } from '../report/plan-view.ts';
import { renderMarkdown } from '../report/run-markdown.ts';
import { renderItems } from '../report/run-text.ts';
import { renderWaitingLine } from '../report/run-view.ts';
import type { CommandCall } from './command-call.ts';
import { readPlans } from './plans-here.ts';
import { printJson } from './terminal.ts';

/** Prints a plan with the results of its items. */
export function printPlan({ values, terminal }: Pick<CommandCall, 'values' | 'terminal'>, shown: PlanInput): void {
  const view = viewPlan(shown);
  terminal.out(values.has('markdown') ? renderMarkdown(view) : renderItems(view));
}

/** Shows the result of every item, of all plans or of one. */
export async function showStatus(call: CommandCall): Promise<number> {
  const { words, values, host, terminal } = call;
  const [wanted] = words;
  const { plans, isRunning, activities, waiting, checkoutOpen } = await readPlans(wanted, host);
  if (wanted !== undefined && plans.length === 0 && !isRunning) {
    throw new PreconditionError({
      message: `no item of a plan ${quoted(wanted)} has run here`,
      remedy: 'See every plan: autorize work status',
    });
  }
  if (values.has('json'))
    printJson(terminal, {
      ...{ is_running: isRunning, activities, waiting, checkout_open: checkoutOpen ?? null, plans },
    });
  else if (plans.length === 0) terminal.out('no work item has been run here\n');
  else for (const shown of plans) printPlan(call, shown);
  if (isRunning && !values.has('json')) {
    terminal.out('a run is in progress\n');
    for (const each of activities)
      terminal.out(`  ${renderAllActivities([each], { nameOf: (item) => item, now: host.now() })}\n`);
    for (const each of waiting) terminal.out(`  ${each.plan}: ${each.id} ${renderWaitingLine(each)}\n`);
  }
  if (checkoutOpen !== undefined) terminal.err(`NOTE: ${checkoutOpen}\n`);
  return EXIT.yes;
}

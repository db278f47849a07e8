/** `work status`: what is printed of plans. It loads what reads them, and nothing that runs them. */
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { type PlanInput, viewPlan } from '../report/plan-view.ts';
import { renderItems } from '../report/run-text.ts';
import type { RunView } from '../report/run-view.ts';
import { answerOf, answerPlanStatus } from '../status/plan-answers.ts';
import type { CommandCall } from './command-call.ts';
import { planMoment } from './repeated-plan.ts';
import { printStatus } from './repeated-status.ts';

/** Prints a plan with the results of its items. */
export async function printPlan(
  { values, terminal }: Pick<CommandCall, 'values' | 'terminal'>,
  shown: PlanInput,
): Promise<void> {
  const render = values.has('markdown') ? await markdownLazily() : renderItems;
  terminal.out(render(viewPlan(shown)));
}

async function markdownLazily(): Promise<(view: RunView) => string> {
  const { renderMarkdown } = await import('../report/run-markdown.ts');
  return renderMarkdown;
}

/** Shows the result of every item, of all plans or of one. */
export async function showStatus({ words: [wanted], values, host, terminal }: CommandCall): Promise<number> {
  const { answer, here, paths } = await answerPlanStatus(wanted, host);
  if (wanted !== undefined && here.plans.length === 0 && !here.isRunning && here.problems.length === 0) {
    throw new PreconditionError({
      message: `no item of a plan ${quoted(wanted)} has run here`,
      remedy: 'See every plan: autorize work status',
    });
  }
  const moment = await planMoment(paths, host);
  const shown = values.has('markdown') ? answerOf(here, await markdownLazily()) : answer;
  const code = printStatus(shown, { form: values.has('json') ? 'json' : 'text', terminal, moment });
  if (here.checkoutOpen !== undefined) terminal.err(`NOTE: ${here.checkoutOpen}\n`);
  return code;
}

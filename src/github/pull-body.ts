/** What the body of every pull request says below its report: how to check it, and why its checks may wait. */

import type { RunView } from '../report/run-view.ts';
import { shellWord } from '../report/shell-word.ts';
import type { Api } from './api.ts';
import type { Opening } from './loop-state.ts';
import { findOwnAccount, WORKFLOW_ACCOUNT } from './own-account.ts';

/** The two commands that verify a run in a fresh clone, as Markdown. */
export function howToCheck(
  { verify }: Pick<RunView, 'verify'>,
  { loop, inputs }: Pick<Opening, 'loop' | 'inputs'>,
): string {
  const branch = inputs.branch === undefined ? '' : ` --branch ${shellWord(inputs.branch)}`;
  return `\`autorize pull ${shellWord(loop.subject.name)}${branch}\`, then \`${verify}\``;
}

/** What keeps the checks of a pull request from starting, by the kind of token that opens it. */
export async function describeChecks(api: Api): Promise<readonly string[]> {
  const account = await findOwnAccount(api);
  // The checks of an app's and of a person's pull request start by themselves.
  if (account.kind === 'ok' && account.value !== WORKFLOW_ACCOUNT) return [];
  return [
    'The workflow\'s own token opened this pull request, so its checks wait: somebody with write permission starts them with "Approve workflows to run". If there is no such button, as on a server before that rule, close and reopen the pull request. With the token of an app, checks start by themselves.',
    '',
  ];
}

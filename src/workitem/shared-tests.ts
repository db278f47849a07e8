/**
 * Whether the test command of an item fails since it reads what that of an item before it leaves: every command starts in a
 * fresh view.
 * Invariant: a diagnosis alone; nothing of it is judged or recorded but its sentence.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from '../base/text.ts';
import { NOTHING_PROTECTED } from '../engine/boundaries/protected-files.ts';
import type { EvaluationStep } from '../engine/evaluation/evaluation-step.ts';
import { preparingSteps } from '../engine/evaluation/preparing-steps.ts';
import { describeSharedState, findSharedState } from '../engine/evaluation/shared-state.ts';
import { evaluationCheckout, type PrivateArea } from '../engine/workspace/private-area.ts';
import { discardTree } from '../kernel/remove-tree.ts';
import type { WorkFile, WorkItem } from '../settings/work-plan.ts';
import { networkOf, preparingOf } from './preparing.ts';
import type { ReadyAgent } from './ready-agent.ts';

export interface SharedTestsRequest {
  readonly work: Pick<WorkFile, 'setup' | 'build' | 'environment' | 'items'>;
  readonly item: WorkItem;
  readonly agent: ReadyAgent;
  /** In which the command failed. */
  readonly tree: string;
  readonly slot: number;
  readonly signal: AbortSignal | undefined;
}

/** Why the plan has to be changed before it runs again, if it has. */
export function refusalOf(found: readonly string[]): {
  readonly refusal?: { readonly message: string; readonly remedy: string };
} {
  if (found.length === 0) return {};
  return { refusal: { message: found.join('. '), remedy: 'Set build.command of the plan to what makes it.' } };
}

/** Which one leaves what, as a sentence; undefined: it fails after those before it, too. */
export async function findSharedTests(
  privateArea: PrivateArea,
  { work, item, agent, tree, slot, signal }: SharedTestsRequest,
): Promise<string | undefined> {
  const before = itemsBefore(item, work.items).filter((each) => each.test_command !== undefined);
  if (before.length === 0 || signal?.aborted === true) return undefined;
  const folder = join(privateArea.folder, 'scratch', `shared-tests-${slot}`);
  mkdirSync(folder, { recursive: true });
  const network = networkOf(work, agent).guards;
  const tests = [...before, item].map(
    ({ id, test_command: command = '', constraints }, at): EvaluationStep => ({
      ...{ name: `test-${at + 1}`, kind: 'guards', title: `the test command of ${quoted(id)}`, command, network },
      ...{ timeoutMs: constraints.timeout_ms, logs: join(folder, `test-${at + 1}`) },
    }),
  );
  const preparing = preparingSteps(preparingOf(privateArea, { work, agent, folder, name: 'shared' }));
  const atLevel = { ...privateArea, level: agent.level };
  try {
    const shared = await findSharedState(atLevel, {
      ...{ checkout: evaluationCheckout(atLevel, slot), tree, protectedFiles: NOTHING_PROTECTED, signal },
      ...{ steps: [...preparing, ...tests], teardown: undefined, variables: {}, asks: 'exit' },
      failed: tests.at(-1)?.name,
      isFine: () => Promise.resolve(true),
    });
    return shared && describeSharedState(shared);
  } finally {
    await discardTree(folder);
  }
}

/** The items that an item waits for, those that they wait for first. */
function itemsBefore(item: WorkItem, items: readonly WorkItem[]): WorkItem[] {
  const found = new Set<WorkItem>();
  const visit = ({ dependencies }: WorkItem): void => {
    for (const id of dependencies) {
      const other = items.find((each) => each.id === id);
      if (other === undefined || found.has(other)) continue;
      visit(other);
      found.add(other);
    }
  };
  visit(item);
  return [...found];
}

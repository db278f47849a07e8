import { fenced } from '../base/text.ts';
import { describePart, type WaveSlot } from '../engine/agent/wave-slot.ts';
import type { WorkItem } from '../settings/work-plan.ts';

/** The prompt of an agent: the same for the same item, and the same attempt of a wave. */
export function buildItemPrompt(
  item: WorkItem,
  { hasTrace, slot }: { readonly hasTrace: boolean; readonly slot?: WaveSlot | undefined },
): string {
  const { constraints, input_files: inputs = [], output_files: outputs = [], test_command: test } = item;
  return [
    `# Work item ${item.id}`,
    '',
    item.description.trim(),
    '',
    ...list('## Input files', inputs),
    ...list('## Files that must exist afterwards', outputs),
    ...(test === undefined ? [] : ['## Checked by', '', fenced(test, 'sh'), '']),
    ...(slot === undefined ? [] : ['## Your part', '', describePart(slot), '']),
    '## Limits',
    '',
    'You work in a copy of the repository; what you leave there is taken as it is. Commits are not needed. Beyond a',
    'limit nothing of it is taken.',
    '',
    `- files that may change: ${constraints.max_files}`,
    `- separate changes in them: ${constraints.max_delta_size}`,
    `- tool operations: ${constraints.max_tool_ops}`,
    `- time: ${constraints.timeout_ms / 1000} s`,
    '',
    'The item as JSON is in the file that the variable AGENTRUN_WORK_ITEM names.',
    ...(hasTrace
      ? []
      : [
          'For each tool operation append a line to the file that AGENTRUN_TOOL_TRACE names: {"tool": "NAME", "detail": "…"}',
        ]),
    '',
  ].join('\n');
}

function list(title: string, paths: readonly string[]): string[] {
  return paths.length === 0 ? [] : [title, '', ...paths.map((path) => `- ${JSON.stringify(path)}`), ''];
}

/** What a group of accepted changes is called, on its commit and on its pull request. Pure. */

import { isConfirmed } from '../../base/claim-outcome.ts';
import { plural, shortened } from '../../base/text.ts';
import type { GroupEffect } from '../../decision/handover-records.ts';
import { figure, signedFigure } from '../../decision/verdict.ts';
import { findCommandingWord } from '../../engine/acceptance/commit-message.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { TRAILERS } from '../ledger/state.ts';

/** What is read of an accepted iteration. */
export type GroupedIteration = Pick<IterationRecord, 'iter' | 'summary' | 'changed_paths'>;

interface GroupFacts {
  /** Oldest first. */
  readonly iterations: readonly GroupedIteration[];
  readonly effect: GroupEffect;
  readonly direction: Direction;
}

// What git and lists of pull requests show of a subject.
const MAX_SUBJECT = 72;
const MINUS = '\u2212';

/** `−18 %`: how the score changed; the plain difference where the score was 0. */
export function renderScoreChange({ estimate, ratio, baseline_mean: mean }: GroupEffect, direction: Direction): string {
  const sign = direction === 'max' ? 1 : -1;
  const isPlain = ratio === null && mean === 0;
  const change = ratio === null ? (sign * estimate) / (isPlain ? 1 : Math.abs(mean)) : Math.expm1(sign * estimate);
  const text = signedFigure(change * (isPlain ? 1 : 100)).replace('-', MINUS);
  return isPlain ? text : `${text} %`;
}

/** `perf: parse dates once (−18 %)`, and whether that is confirmed; the end is never cut. */
export function groupTitle({ iterations, effect, direction }: GroupFacts): {
  readonly text: string;
  readonly end: string;
} {
  const [first] = iterations;
  const others = iterations.length - 1;
  const more = others === 0 ? '' : ` and ${plural(others, 'more change')}`;
  const weak = isConfirmed(effect) ? '' : ', not confirmed';
  const end = `${more} (${renderScoreChange(effect, direction)}${weak})`;
  const room = MAX_SUBJECT - 'perf: '.length - end.length;
  return { text: `perf: ${shortened(describeIteration(first), Math.max(room - 1, 12))}`, end };
}

/** What an iteration changed: the agent's own first sentence, else the paths. */
export function describeIteration(iteration: GroupedIteration | undefined): string {
  const text = (iteration?.summary ?? '').replaceAll(/\s+/g, ' ').trim();
  const sentence = /^(.*?)\.(?: |$)/.exec(text)?.[1] ?? text;
  // What a server would obey in a commit message is left out, and so is what no line can show.
  const isPlain = sentence !== '' && !/[\p{Cc}\p{Cf}]/u.test(sentence) && findCommandingWord(sentence) === undefined;
  if (isPlain) return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  const paths = iteration?.changed_paths ?? [];
  const [only] = paths;
  if (paths.length === 1 && only !== undefined && !/[\p{Cc}\p{Cf}]/u.test(only)) return `change ${only}`;
  return paths.length === 0 ? `iteration ${iteration?.iter ?? ''}` : `change ${plural(paths.length, 'file')}`;
}

/** Names the group of a commit. */
const GROUP_TRAILER = 'Autorize-Group';

/** The message of the commit of a group. */
export function groupMessage(name: string, facts: GroupFacts & { readonly task: string }): string {
  const { text, end } = groupTitle(facts);
  const { iterations, task } = facts;
  return [
    `${text}${end}`,
    '',
    ...iterations.map((each) => `- iteration ${each.iter}: ${shortened(describeIteration(each), 100)}`),
    '',
    `${TRAILERS.experiment}: ${name}`,
    `${GROUP_TRAILER}: ${task}`,
    '',
  ].join('\n');
}

/** Whether a commit message is that of a group of an experiment: a branch that is there may be moved on. */
export function isGroupMessage(name: string, message: string): boolean {
  const lines = message.split('\n');
  return (
    lines.includes(`${TRAILERS.experiment}: ${name}`) && lines.some((line) => line.startsWith(`${GROUP_TRAILER}: `))
  );
}

/** The effect of a group in one sentence: what was measured, against what, in how many pairs. */
export function renderEffect(
  effect: GroupEffect,
  { direction, pairs, below }: { readonly direction: Direction; readonly pairs: number; readonly below: string },
): string {
  const sign = direction === 'max' ? 1 : -1;
  const [low, high] = [effect.interval[0], effect.interval[1]].map((limit) =>
    renderScoreChange({ ...effect, estimate: limit }, direction),
  );
  const limits = sign === 1 ? `${low} to ${high}` : `${high} to ${low}`;
  const confidence = `${figure(effect.confidence * 100)} % confidence interval`;
  const order = effect.carry_over === true ? '; carry-over: runs depend on what ran before them' : '';
  return `score ${renderScoreChange(effect, direction)} (${confidence}: ${limits}) in ${pairs} fresh pairs against ${below}${order}`;
}

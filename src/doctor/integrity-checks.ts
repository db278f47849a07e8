/** What `doctor` says of candidates that tamper with the evaluator. Pure. */

import type { JsonPath } from '../base/json-path.ts';
import { plural } from '../base/text.ts';
import { NEGATIVE_CONTROL_REMEDY } from '../decision/negative-control.ts';
import { believedRemedy, describeBelieved } from '../engine/acceptance/evaluator-trust.ts';
import { describeOpenLinks, type OpenLink } from '../engine/evaluation/open-links.ts';
import { describeOpen, listed, type OpenInputs } from '../engine/evaluation/open-tests.ts';
import type { DeletionTrial, EchoTrial, NegativeControlTrial } from './candidate-trials.ts';
import type { Check } from './check.ts';
import type { EmptiedTrial, PlantedTrial } from './integrity-trials.ts';
import { renderKey } from './key-values.ts';

export function describeDeletion(deletion: DeletionTrial, protect: string): Check[] {
  const check = { id: 'deletion', title: 'deleted tests' } as const;
  switch (deletion.kind) {
    case 'untried':
      return [];
    case 'passed': {
      const detail = `a change that deletes ${plural(deletion.tests, 'test file')} scores as if nothing had happened`;
      const remedy = `Protect the tests (${protect}), and run them as a guard where they are what counts.`;
      return [{ ...check, verdict: 'warning', detail, remedy }];
    }
    case 'withstood':
      return [
        {
          ...check,
          verdict: 'ok',
          detail: `a change that deletes ${plural(deletion.tests, 'test file')} does not pass`,
        },
      ];
    case 'aborted':
      return [{ ...check, verdict: 'warning', detail: 'interrupted before it was tried' }];
    default:
      return deletion satisfies never;
  }
}

/** How the list of protected files is widened: one that is written replaces the one that is there by default. */
export interface ProtectKey {
  readonly path: JsonPath;
  readonly isWritten: boolean;
  readonly globs: readonly string[];
}

export function describeEmptied(emptied: EmptiedTrial, key: ProtectKey): Check[] {
  const check = { id: 'emptied', title: 'emptied tests' } as const;
  switch (emptied.kind) {
    case 'untried':
      return [];
    case 'denied': {
      const detail = `a change that empties one of ${plural(emptied.tests.length, 'test file')} is denied (${listed(emptied.tests)})`;
      return [{ ...check, verdict: 'ok', detail }];
    }
    case 'open': {
      const { paths, inputs, isPassed, globs } = emptied;
      const used = [...inputs.tests, ...inputs.deciding];
      const how = isPassed ? ', and a candidate that empties all of them passes' : '';
      const rest = paths.filter((path) => !used.includes(path));
      const checks =
        used.length === 0
          ? []
          : [{ ...describeOpenInputs(inputs, key, rest.length === 0 ? how : ''), ...protectFix(key, globs.inputs) }];
      if (rest.length === 0) return checks;
      const detail = `a change may empty ${plural(rest.length, 'test file')} (${listed(rest)})${how}`;
      return [
        ...checks,
        {
          ...{ ...check, verdict: 'warning', detail, remedy: `Add to ${renderKey(key.path)}: ${listed(rest)}.` },
          ...protectFix(key, globs.others),
        },
      ];
    }
    case 'aborted':
      return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
    default:
      return emptied satisfies never;
  }
}

function protectFix({ path, isWritten, globs }: ProtectKey, added: readonly string[]): Pick<Check, 'fix'> {
  if (added.length === 0) return {};
  const values = isWritten ? added : [...globs, ...added];
  return { fix: [{ kind: 'append', path, values }] };
}

function describeOpenInputs(inputs: OpenInputs, { path }: ProtectKey, how: string): Check {
  const { found, remedy } = describeOpen(inputs, renderKey(path));
  return {
    id: 'guard-tests',
    verdict: 'problem',
    title: 'tests and scripts of guards',
    detail: `${found}${how}`,
    remedy,
  };
}

const PLANTED_REMEDY = 'Take these paths off boundaries.permit; protect those that it does not name.';

export function describePlanted(planted: PlantedTrial): Check[] {
  const check = { id: 'planted', title: 'planted files' } as const;
  switch (planted.kind) {
    case 'untried':
      return [];
    case 'denied': {
      const detail = `a change that adds one of ${plural(planted.paths.length, 'file')} which would be loaded instead of the evaluator's is denied (${listed(planted.paths)})`;
      return [{ ...check, verdict: 'ok', detail }];
    }
    case 'without effect': {
      const detail = `a change may add ${listed(planted.paths)}, which boundaries.permit names, without effect on the score`;
      return [{ ...check, verdict: 'ok', detail }];
    }
    case 'believed': {
      const detail = `the evaluator loads ${listed(planted.paths)} of a change instead of its own: the score is ${planted.claim}`;
      return [{ ...check, verdict: 'problem', detail, remedy: PLANTED_REMEDY }];
    }
    case 'untestable': {
      const detail = `a change may add ${listed(planted.paths)}, which the evaluator would load instead of its own files`;
      return [{ ...check, verdict: 'problem', detail, remedy: PLANTED_REMEDY }];
    }
    case 'aborted':
      return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
    default:
      return planted satisfies never;
  }
}

/** Whether protected links lead to what a change may alter. */
export function describeLinks(links: readonly OpenLink[], protect: string): Check[] {
  if (links.length === 0) return [];
  const { found, remedy } = describeOpenLinks(links, protect);
  return [{ id: 'links', verdict: 'problem', title: 'protected links', detail: found, remedy }];
}

/** Whether the evaluator believes the code under test. */
export function describeEcho(echo: EchoTrial, protect: string): Check {
  const check = { id: 'echo', title: 'claimed score' } as const;
  switch (echo.kind) {
    case 'believed':
      return {
        ...check,
        verdict: 'problem',
        detail: describeBelieved(echo),
        remedy: believedRemedy(protect),
      };
    case 'withstood':
      return {
        ...check,
        verdict: 'ok',
        detail: `is not believed (${plural(echo.scripts, 'script')} printed one and ended): ${echo.how}`,
      };
    case 'untried':
      return { ...check, verdict: 'ok', detail: `not tried: ${echo.why}` };
    case 'aborted':
      return { ...check, verdict: 'warning', detail: 'interrupted before it was tried' };
    default:
      return echo satisfies never;
  }
}

/** Whether a candidate without the code fails; `action` is what a run does where it does not. */
export function describeNegativeControl(broken: NegativeControlTrial, action: 'stop' | 'warn' | 'off'): Check[] {
  const check = { id: 'broken', title: 'negative control' } as const;
  switch (broken.kind) {
    case 'untried':
      return [];
    case 'concluded': {
      if (broken.passed) {
        const detail = broken.remark ?? 'a tree with only the protected files fails, as it must';
        return [{ ...check, verdict: broken.remark === null ? 'ok' : 'warning', detail }];
      }
      const isStop = action === 'stop';
      const detail = `${broken.remark}${isStop ? '; it ends a run' : ''}`;
      return [{ ...check, verdict: isStop ? 'problem' : 'warning', detail, remedy: `${NEGATIVE_CONTROL_REMEDY}.` }];
    }
    case 'infra':
      return [{ ...check, verdict: 'warning', detail: `could not be tried: ${broken.reason}` }];
    case 'aborted':
      return [{ ...check, verdict: 'warning', detail: 'interrupted before it was tried' }];
    default:
      return broken satisfies never;
  }
}

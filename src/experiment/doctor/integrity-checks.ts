/** What `doctor` says of candidates that tamper with the evaluator. Pure. */

import { plural } from '../../base/text.ts';
import { describeOpenLinks, type OpenLink } from '../../engine/evaluation/open-links.ts';
import { describeOpen, listed, type OpenInputs } from '../../engine/evaluation/open-tests.ts';
import type { Check } from './diagnosis.ts';
import type { DeletionTrial } from './evaluator-trial.ts';
import type { EmptiedTrial, PlantedTrial } from './integrity-trials.ts';

export function describeDeletion(deletion: DeletionTrial): Check[] {
  const check = { id: 'deletion', title: 'deleted tests' } as const;
  switch (deletion.kind) {
    case 'untried':
      return [];
    case 'passed': {
      const detail = `a change that deletes ${plural(deletion.tests, 'test file')} scores as if nothing had happened`;
      const remedy = 'Protect the tests (objective.protect), and run them as a guard where they are what counts.';
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
      return [{ ...check, verdict: 'warning', detail: 'broken off before it was tried' }];
    default:
      return deletion satisfies never;
  }
}

export function describeEmptied(emptied: EmptiedTrial): Check[] {
  const check = { id: 'emptied', title: 'emptied tests' } as const;
  switch (emptied.kind) {
    case 'untried':
      return [];
    case 'denied': {
      const detail = `a change that empties one of ${plural(emptied.tests, 'test file')} is denied`;
      return [{ ...check, verdict: 'ok', detail }];
    }
    case 'open': {
      const { paths, inputs, isPassed } = emptied;
      const used = [...inputs.tests, ...inputs.deciding];
      const how = isPassed ? ', and a candidate that empties all of them passes' : '';
      const rest = paths.filter((path) => !used.includes(path));
      const checks = used.length === 0 ? [] : [describeOpenInputs(inputs, rest.length === 0 ? how : '')];
      if (rest.length === 0) return checks;
      const detail = `a change may empty ${plural(rest.length, 'test file')} (${listed(rest)})${how}`;
      return [
        ...checks,
        { ...check, verdict: 'warning', detail, remedy: `Add to objective.protect: ${listed(rest)}.` },
      ];
    }
    case 'aborted':
      return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
    default:
      return emptied satisfies never;
  }
}

function describeOpenInputs(inputs: OpenInputs, how: string): Check {
  const { found, remedy } = describeOpen(inputs, 'objective.protect');
  return {
    id: 'guard-tests',
    verdict: 'problem',
    title: 'tests and scripts of guards',
    detail: `${found}${how}`,
    remedy,
  };
}

const PLANTED_REMEDY = 'Take these paths off boundaries.permit.';

export function describePlanted(planted: PlantedTrial): Check[] {
  const check = { id: 'planted', title: 'planted files' } as const;
  switch (planted.kind) {
    case 'untried':
      return [];
    case 'denied': {
      const detail = `a change that adds one of ${plural(planted.planted, 'file')} which would be loaded in the place of the evaluator's is denied`;
      return [{ ...check, verdict: 'ok', detail }];
    }
    case 'without effect': {
      const detail = `a change may add ${listed(planted.paths)}, which boundaries.permit names, without effect on the score`;
      return [{ ...check, verdict: 'ok', detail }];
    }
    case 'believed': {
      const detail = `the evaluator loads ${listed(planted.paths)} of a change in the place of its own: the score is ${planted.claim}`;
      return [{ ...check, verdict: 'problem', detail, remedy: PLANTED_REMEDY }];
    }
    case 'untestable': {
      const detail = `a change may add ${listed(planted.paths)}, which the evaluator would load in the place of its own files`;
      return [{ ...check, verdict: 'problem', detail, remedy: PLANTED_REMEDY }];
    }
    case 'aborted':
      return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
    default:
      return planted satisfies never;
  }
}

/** Whether protected links lead to what a change may alter. */
export function describeLinks(links: readonly OpenLink[]): Check[] {
  if (links.length === 0) return [];
  const { found, remedy } = describeOpenLinks(links, 'objective.protect');
  return [{ id: 'links', verdict: 'problem', title: 'protected links', detail: found, remedy }];
}

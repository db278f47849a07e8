/**
 * Files that a command leaves for the commands after it: each must void the evaluation, or be gone when the next begins.
 * Invariant: each is made by a command of its own in an evaluation of the base, that of a guard which is there for this alone.
 */

import { quoteForShell } from '../../base/shell-quote.ts';
import { plural } from '../../base/text.ts';
import type { Check } from '../../doctor/check.ts';
import { plantedPrograms, plantsAdjacent, plantsOfTools } from '../../doctor/plant-names.ts';
import { forgeScript } from '../../engine/evaluation/echoed-score.ts';
import { listed, readRepositoryPaths } from '../../engine/evaluation/open-tests.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { type BaseScore, forge, score, type Trial } from './evaluator-trial.ts';

export type LaterTrial =
  | {
      readonly kind: 'tried';
      /** Those that void the evaluation. */
      readonly denied: readonly string[];
      /** Those that are gone before the next command. */
      readonly gone: readonly string[];
    }
  /** A command after it loaded one of them. */
  | { readonly kind: 'believed'; readonly paths: readonly string[]; readonly claim: number }
  | { readonly kind: 'untried' }
  | { readonly kind: 'aborted' };

// Enough to meet each language of an evaluator; each is one command.
const MAX_PLANTS = 10;
const PLANT_TIMEOUT = '1m';

/** Makes each, and then all that were not denied before the guards and the objective. */
export async function tryLater(trial: Trial, base: BaseScore): Promise<LaterTrial> {
  const paths = await findLater(trial);
  const forged = await forge(trial, base);
  if (paths.length === 0 || forged === undefined) return { kind: 'untried' };
  const { config, privateArea } = trial;
  const tree = privateArea.store.base;
  const guardOf = (planted: readonly string[]): ExperimentConfig['guards'][number] => ({
    name: 'planted files',
    command: planted.map((path) => plantCommand(path, forged.output)).join(' && '),
    timeout: PLANT_TIMEOUT,
  });
  const denied: string[] = [];
  const kept: string[] = [];
  for (const [at, path] of paths.entries()) {
    // What setup and build make has no part in it.
    const alone: ExperimentConfig = {
      ...config,
      setup: { ...config.setup, command: '' },
      build: { ...config.build, command: '' },
      teardown: { ...config.teardown, command: '' },
      guards: [guardOf([path])],
    };
    const purpose = { kind: 'guards' } as const;
    const scored = await score({ ...trial, config: alone }, { tree, prefix: `later-${at + 1}-`, of: path, purpose });
    if (scored.kind === 'aborted' || scored.kind === 'infra') return { kind: 'aborted' };
    (scored.kind === 'failed' ? denied : kept).push(path);
  }
  if (kept.length === 0) return { kind: 'tried', denied, gone: [] };
  const whole = { ...trial, config: { ...config, guards: [guardOf(kept), ...config.guards] } };
  const scored = await score(whole, { tree, prefix: 'later-', of: 'files made by a command' });
  if (scored.kind === 'aborted' || scored.kind === 'infra') return { kind: 'aborted' };
  if (scored.kind === 'scored' && scored.score === forged.claim)
    return { kind: 'believed', paths: kept, claim: forged.claim };
  return { kind: 'tried', denied, gone: kept };
}

async function findLater({ privateArea: { store }, protectedFiles }: Trial): Promise<readonly string[]> {
  const repository = await readRepositoryPaths(store);
  const known = new Set(repository.paths);
  const ofFiles = protectedFiles.files.flatMap(({ path }) => plantsAdjacent(path).slice(0, 2));
  const paths = [...plantsOfTools(repository), ...plantedPrograms(repository), ...ofFiles];
  return [...new Set(paths)].filter((path) => !known.has(path)).slice(0, MAX_PLANTS);
}

function plantCommand(path: string, output: string): string {
  const isProgram = path.includes('/.bin/');
  const text = isProgram
    ? forgeScript({ path: 'x.sh', text: '', output })
    : forgeScript({ path, text: 'planted\n', output });
  const name = quoteForShell(path);
  const folder = quoteForShell(path.split('/').slice(0, -1).join('/') || '.');
  return `mkdir -p ${folder} && printf %s ${quoteForShell(text)} > ${name} && chmod +x ${name}`;
}

export function describeLater(later: LaterTrial): Check[] {
  const check = { id: 'later', title: 'files for later' } as const;
  switch (later.kind) {
    case 'untried':
      return [];
    case 'tried': {
      const { denied, gone } = later;
      const parts = [
        ...(denied.length === 0 ? [] : [`${listed(denied)} ${denied.length === 1 ? 'voids' : 'void'} the evaluation`]),
        ...(gone.length === 0
          ? []
          : [`${listed(gone)} ${gone.length === 1 ? 'is' : 'are'} gone before the next command`]),
      ];
      const detail = `of ${plural(denied.length + gone.length, 'file')} that a command leaves for the next one, ${parts.join(', and ')}`;
      return [{ ...check, verdict: 'ok', detail }];
    }
    case 'believed': {
      const detail = `a command loads what an earlier one left (${listed(later.paths)}): the score is ${later.claim}`;
      const remedy = 'Take these paths off boundaries.permit and objective.writable.';
      return [{ ...check, verdict: 'warning', detail, remedy }];
    }
    case 'aborted':
      return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
    default:
      return later satisfies never;
  }
}

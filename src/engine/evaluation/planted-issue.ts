/** Whether a command made a file that would be part of the evaluator, or be loaded in the place of one of its files. */
import { decodePath } from '../../base/byte-path.ts';
import { quoted } from '../../base/text.ts';
import { kindOf, type NewFiles } from '../../kernel/new-files.ts';
import { Pace } from '../../kernel/pace.ts';
import { buildPlantFinder } from '../boundaries/planted-files.ts';
import type { ProtectedFiles } from '../boundaries/protected-files.ts';
import { shadowableOf, shadowableOfSetup } from '../boundaries/shadowable.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import type { EvaluationStep } from './evaluation-step.ts';

type PlantFinder = ReturnType<typeof buildPlantFinder>;

interface Finding {
  readonly findPlanted: PlantFinder;
  readonly writableKey: string;
  readonly signal: AbortSignal | undefined;
}

/** Gives the finder for what a command made, each made once and when it is needed; what setup installs is known when it has run. */
export function plantFinders(
  { parentEnv }: PrivateArea,
  protectedFiles: ProtectedFiles,
): (step: EvaluationStep) => PlantFinder {
  const { globs, manifestFolders, openings } = protectedFiles;
  const rules = { globs, manifestFolders, ...openings };
  const findLater = onceNeeded(() =>
    buildPlantFinder({ ...rules, shadowable: shadowableOf(protectedFiles, parentEnv) }),
  );
  return ({ kind }) =>
    kind === 'setup'
      ? onceNeeded(() => buildPlantFinder({ ...rules, shadowable: shadowableOfSetup(protectedFiles, parentEnv) }))
      : findLater;
}

/** Of most commands no new file is to be looked at. */
function onceNeeded(build: () => PlantFinder): PlantFinder {
  let made: PlantFinder | undefined;
  return (planted) => {
    made ??= build();
    return made(planted);
  };
}

export async function plantedIssue(
  { findPlanted, writableKey, signal }: Finding,
  step: EvaluationStep,
  { roots, stamps }: NewFiles,
): Promise<string | undefined> {
  const outermost = new Set(roots);
  const by = step.kind === 'setup' || step.kind === 'build' ? step.kind : 'other';
  const pace = new Pace();
  let planted: ReturnType<PlantFinder>;
  for (const [key, stamp] of stamps) {
    if (signal?.aborted === true) return undefined;
    await pace.step();
    planted = findPlanted({ path: textOf(key), kind: kindOf(stamp), isOutermost: outermost.has(key), by });
    if (planted !== undefined) break;
  }
  if (planted === undefined) return undefined;
  const path = step.isSealed === true ? 'a new file' : `the new file ${quoted(planted.path, 200)}`;
  const remedy = planted.isMatch
    ? `${writableKey} can name an empty folder to write in`
    : 'boundaries.permit can name it';
  return `${path} must not be there: ${planted.why}; ${remedy}`;
}

function textOf(path: string): string {
  return decodePath(Buffer.from(path, 'latin1'));
}

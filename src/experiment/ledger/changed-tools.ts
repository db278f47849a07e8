/** Accepted changes of what setup runs on: from them on the evaluator's tools are others than those of the base. Pure. */
import picomatch from 'picomatch';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import type { IterationRecord } from './record.ts';

export interface ChangedTools {
  readonly iter: number;
  /** Those of `setup.inputs` that it changed. */
  readonly paths: readonly string[];
}

/** The iterations that are part of the branch and changed an input of setup, oldest first. */
export function findChangedTools(
  records: readonly IterationRecord[],
  { setup }: { readonly setup: Pick<ExperimentConfig['setup'], 'command' | 'inputs'> },
  reverted: readonly number[] = [],
): readonly ChangedTools[] {
  if (setup.command === '' || setup.inputs.length === 0) return [];
  const isInput = picomatch([...setup.inputs], { dot: true });
  return records.flatMap(({ iter, outcome, changed_paths: changed }) => {
    const paths = outcome === 'merged' ? (changed ?? []).filter((path) => isInput(path)) : [];
    return paths.length === 0 || reverted.includes(iter) ? [] : [{ iter, paths }];
  });
}

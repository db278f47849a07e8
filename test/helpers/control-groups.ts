import { readdirSync } from 'node:fs';
import { sha256 } from '../../src/base/hash.ts';
import { groupParents } from '../../src/kernel/control-group.ts';
import type { Experiment } from './experiment.ts';
import { privateFolder } from './supervised-experiment.ts';

/** The control groups that the commands of an experiment have now. */
export function groupsOf(experiment: Experiment): readonly string[] {
  const prefix = `autorize-${sha256(privateFolder(experiment)).slice(0, 16)}-`;
  return groupParents().flatMap(({ folder }) => readdirSync(folder).filter((name) => name.startsWith(prefix)));
}

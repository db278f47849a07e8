/**
 * Where the files of an experiment lie, `.autorize/NAME/`. Nothing of them is read here, so that whoever only asks for
 * them loads nothing that reads.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import { requireOwnFiles } from '../../kernel/own-files.ts';
import { findRepository, type UserRepository } from '../../kernel/user-repository.ts';

export interface ExperimentPaths {
  readonly name: string;
  readonly repository: UserRepository;
  /** `.autorize/NAME`, absolute. */
  readonly folder: string;
  readonly config: string;
  readonly program: string;
  readonly guidance: string;
  readonly ledger: string;
  readonly intents: string;
  readonly decisions: string;
  readonly state: string;
  /** The run that was begun last, with its limits. */
  readonly run: string;
  /** What a person rejected, and the candidates that are judged again for it. */
  readonly rejected: string;
  /** There while the experiment is being archived. */
  readonly archiving: string;
  readonly lock: string;
  /** Room on the disk for the last record. */
  readonly reserve: string;
  /** What a run at work does right now; a cache. */
  readonly activity: string;
}

const NAME = /^[A-Za-z0-9_-]+$/;

/** The experiment's files; whether they exist is another question. Throws where a link or the like lies among them. */
export function locateExperiment(name: string, { cwd }: { readonly cwd: string }): ExperimentPaths {
  if (!NAME.test(name)) {
    const expected = 'a name of letters, digits, "_" and "-"';
    throw new UsageError([{ found: `the experiment name ${quoted(name)}`, expected, remedy: 'Choose another name.' }]);
  }
  const repository = findRepository(cwd);
  const { folder: own, lock, ...files } = filesIn(`.autorize/${name}`);
  const ours = [...Object.values(files), lock, `${lock}.holder`, '.autorize/.gitignore'];
  requireOwnFiles(repository.folder, { files: ours, whole: [own] });
  return { name, repository, ...filesIn(join(repository.folder, own)) };
}

/** The files of a folder that holds an experiment's, or what was archived of one. */
export function filesIn(folder: string): Omit<ExperimentPaths, 'name' | 'repository'> {
  return {
    folder,
    config: join(folder, 'config.toml'),
    program: join(folder, 'program.md'),
    guidance: join(folder, 'guidance.jsonl'),
    ledger: join(folder, 'iterations.jsonl'),
    intents: join(folder, 'intents.jsonl'),
    decisions: join(folder, 'decisions.jsonl'),
    state: join(folder, 'state.json'),
    run: join(folder, 'run.json'),
    rejected: join(folder, 'rejected.json'),
    archiving: join(folder, 'archiving.json'),
    lock: join(folder, 'run.lock'),
    reserve: join(folder, 'run.reserve'),
    activity: join(folder, 'activity.json'),
  };
}

/** The names of the experiments of a repository. */
export function listExperiments({ folder }: Pick<UserRepository, 'folder'>): string[] {
  const root = join(folder, '.autorize');
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { withFileTypes: true });
  return entries.flatMap(({ name }) => (existsSync(join(root, name, 'config.toml')) ? [name] : [])).sort();
}

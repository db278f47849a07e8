/**
 * The examples of the package, as far as a new experiment begins with one.
 * Invariant: only read; what somebody's runs left in them is no part of them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../base/errors.ts';
import { quoted, suggestion } from '../../base/text.ts';
import { GENERATED } from './scaffold.ts';

export interface Example {
  /** Texts of its experiment's own files, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** Where the whole of it is. */
  readonly folder: string;
}

/** Reads the experiment of an example; throws for an unknown one, naming the known ones. */
export function readExample(root: string, name: string): Example {
  const known = listExamples(root);
  if (!known.includes(name)) {
    const found = `--from ${quoted(name)}`;
    throw new UsageError([{ found, expected: 'an example of the package', remedy: suggestion(name, known) }]);
  }
  const folder = join(root, name);
  const experiment = experimentFolder(folder);
  const entries = readdirSync(experiment, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isFile() && !isGenerated(entry.name) ? [entry.name] : []));
  const texts = names.map((each) => [each, readFileSync(join(experiment, each), 'utf8')] as const);
  return { files: Object.fromEntries(texts), folder };
}

function listExamples(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, '.autorize')))
    .sort();
}

function experimentFolder(example: string): string {
  const root = join(example, '.autorize');
  const name = readdirSync(root).find((each) => existsSync(join(root, each, 'config.toml')));
  return join(root, name ?? '');
}

/** Someone may have run the example where it lies. */
function isGenerated(name: string): boolean {
  return GENERATED.some((rule) => {
    const pattern = rule.replaceAll('.', '\\.').replaceAll('*', '.*');
    return new RegExp(`^${pattern}$`).test(name);
  });
}

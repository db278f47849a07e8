import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComparisonReport } from '../../src/compare/report.ts';
import { type CompareRequest, type ComparisonResult, compareCommits } from '../../src/compare/run.ts';
import { createHost, type Host } from '../../src/kernel/host.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/**
 * A score with noise of some percent, the same on every machine: it comes from the seed and the files of the commit.
 */
export const BENCHMARK = `
noise=$(printf '%s %s' "$AUTORIZE_SEED" "$(cat salt.txt)" | cksum | cut -d' ' -f1)
echo $(( $(cat value.txt) * (1000 + noise % 21) ))
`;

export const COMMAND = 'sh bench.sh';

/** A repository whose base has a benchmark; the head changes the files. */
export function createCommits(
  head: Readonly<Record<string, string>>,
  base: Readonly<Record<string, string>> = {},
): string {
  const folder = createRepository({ 'bench.sh': BENCHMARK, 'value.txt': '100\n', 'salt.txt': 'one\n', ...base });
  commit(folder, head, 'The head');
  return folder;
}

/** Commits files onto what is there. */
export function commit(folder: string, files: Readonly<Record<string, string>>, message: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  userGit(folder, 'add', '-A', '-f');
  userGit(folder, 'commit', '-q', '--allow-empty', '-m', message);
}

export function hostOf(folder: string, env: Readonly<Record<string, string>> = {}): Host {
  const own = { ...process.env, XDG_CACHE_HOME: createFolder(), ...env };
  return { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env: own };
}

export function compare(
  folder: string,
  request: Partial<CompareRequest> = {},
  host = hostOf(folder),
): Promise<ComparisonResult> {
  return compareCommits({ base: 'HEAD~1', head: 'HEAD', command: COMMAND, ...request }, host);
}

export function requireReport(result: ComparisonResult): {
  readonly report: ComparisonReport;
  readonly folder: string;
} {
  if (result.kind !== 'compared') throw new Error('it was stopped');
  return result;
}

export type LogLine = Readonly<Record<string, unknown>>;

export function logOf(folder: string): LogLine[] {
  const text = readFileSync(join(folder, 'decisions.jsonl'), 'utf8').trimEnd();
  return text.split('\n').map((line) => JSON.parse(line) as LogLine);
}

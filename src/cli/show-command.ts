import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import {
  type ExperimentPaths,
  iterationFolder,
  listIterationFolders,
  readIterationFile,
} from '../experiment/ledger/store.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import { readOwnText } from '../kernel/own-files.ts';
import { type IterationFiles, renderIteration } from '../report/attempt-markdown.ts';
import { readDiffs } from '../report/run-diffs.ts';
import { renderHtml } from '../report/run-html.ts';
import { renderMarkdown } from '../report/run-markdown.ts';
import type { CommandCall } from './command-call.ts';
import { exitOf, type Seen, see } from './look-command.ts';
import { printJson } from './terminal.ts';

/** Shows everything about one iteration. */
export function runShowCommand(call: CommandCall): number {
  const { words, values, terminal } = call;
  const seen = see(call);
  const files = readIteration(seen, Number(words[1]));
  if (values.has('json')) printJson(terminal, files);
  else terminal.out(renderIteration(files));
  return exitOf(seen, terminal);
}

/** Everything about one iteration. Throws where there is none of that number. */
export function readIteration(seen: Pick<Seen, 'paths' | 'look'>, iter: number): IterationFiles {
  const { paths, look } = seen;
  const record = look.records.findLast((each) => each.iter === iter);
  if (record === undefined) throw noIteration(seen, iter);
  const read = (name: string): string | undefined => readIterationFile(paths, iter, name);
  const evidence = parseEvidence(read('evidence.json'));
  const [prompt, diff] = [read('prompt.md'), read('changes.diff')];
  return { record, prompt, diff, evidence, logs: readLogs(paths, iter) };
}

function noIteration({ paths, look }: Pick<Seen, 'paths' | 'look'>, iter: number): PreconditionError {
  const isInFlight = listIterationFolders(paths).includes(iter);
  const numbers = look.records.map((each) => each.iter);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const known = numbers.length === 0 ? 'none' : first === last ? `only iteration ${first}` : `${first} to ${last}`;
  return new PreconditionError({
    message: isInFlight
      ? `iteration ${iter} of "${paths.name}" has no record yet: it is in progress, or its run was interrupted`
      : `"${paths.name}" has no iteration ${iter}; it has ${known}`,
    remedy: `See: autorize list ${paths.name}`,
  });
}

const LOGS = /^(.*)\.(stdout|stderr)$/;
const MAX_LOG_CHARS = 200_000;

function readLogs(paths: ExperimentPaths, iter: number) {
  const folder = iterationFolder(paths, iter);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => LOGS.test(name)) : [];
  return names.sort().flatMap((name) => {
    const text = readOwnText(join(folder, name));
    return text === '' ? [] : [{ name, text: text.slice(0, MAX_LOG_CHARS), truncated: text.length > MAX_LOG_CHARS }];
  });
}

function parseEvidence(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A killed run wrote half of it; show the text.
    return text;
  }
}

/** Writes the report as HTML and Markdown. */
export function runReportCommand(call: CommandCall): number {
  const { values, host, terminal } = call;
  const seen = see(call);
  const { paths, view } = seen;
  const output = values.get('output')?.[0];
  const folder = output === undefined ? paths.folder : resolve(host.cwd, output);
  mkdirSync(folder, { recursive: true });
  const diffs = readDiffs({ read: (id) => readIterationFile(paths, Number(id), 'changes.diff') });
  const files = {
    'report.html': renderHtml({ view, diffs }),
    'report.md': renderMarkdown(view),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileAtomic(join(folder, name), [text]);
    terminal.out(`${terminal.shorten(join(folder, name))}\n`);
  }
  return exitOf(seen, terminal);
}

/** A reader of everything that left a step, who knows the key and how texts are written. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../../helpers/temp-folder.ts';
import type { GitHubServer } from './github-server.ts';
import type { ResultsServer } from './results-server.ts';
import type { StepRun } from './run-action.ts';

/** A key with characters that pages, Markdown, JSON and addresses write in other ways. */
export const KEY = 'sk-live_7Qm2+xZ/9f&Lw"aB<c*04';

// What nobody writes by chance: the middle of the key, and its first half where a text was cut.
const SHOWN_PARTS = [KEY.slice(8, 20), KEY.slice(0, 14)];
const base64 = Buffer.from(KEY).toString('base64');
const ENCODED = [
  ...[base64.slice(0, 20), base64.slice(8, 28)],
  ...[1, 2].map((offset) =>
    Buffer.from('x'.repeat(offset) + KEY)
      .toString('base64')
      .slice(4, 32),
  ),
  Buffer.from(KEY).toString('hex').slice(0, 30),
  encodeURIComponent(KEY),
  [...KEY].reverse().join(''),
];
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Whether a text shows the key to somebody who reads it as a page, as Markdown, as JSON or as it is. */
export function showsKey(text: string): boolean {
  const asPage = (page: string): string =>
    page.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => ENTITIES[name] ?? '');
  const asMarkdown = (markdown: string): string =>
    markdown.replaceAll('\u200b', '').replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
  const read = [text, asPage(text), asMarkdown(asPage(text)), asMarkdown(asMarkdown(asPage(text)))];
  return read
    .flatMap((each) => [each, each.replaceAll(/\s/g, '')])
    .some((each) => [...SHOWN_PARTS, ...ENCODED].some((part) => each.includes(part)));
}

/** The surfaces of a step that show the key. */
export function leaksOf(
  run: StepRun,
  { github, results }: { readonly github: GitHubServer; readonly results: ResultsServer },
): string[] {
  const leaks: string[] = [];
  const status = (name: string, text: string): void => {
    if (showsKey(text)) leaks.push(name);
  };
  status('log', run.out.replaceAll(/^::add-mask::.*$/gm, ''));
  status('stderr', run.err);
  status('summary', run.summary);
  for (const [name, value] of Object.entries(run.outputs)) status(`output ${name}`, value);
  status('output file', run.outputFile);
  for (const { method, path, body } of github.seen) {
    if (method === 'GET') continue;
    status(`request ${method} ${path}`, `${JSON.stringify(body ?? {})}\n${textsOf(body).join('\n')}`);
  }
  for (const [name, { bytes }] of results.stored) {
    status('name of an artifact', name);
    status(`artifact ${name}`, bytes.toString());
    if (name.endsWith('.html')) continue;
    const folder = createFolder({ 'all.zip': bytes });
    execFileSync('python3', ['-m', 'zipfile', '-e', 'all.zip', 'out'], { cwd: folder });
    for (const entry of readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true })) {
      status(`name in artifact ${name}`, entry.name);
      if (entry.isFile())
        status(`artifact ${name}: ${entry.name}`, readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    }
  }
  return leaks;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

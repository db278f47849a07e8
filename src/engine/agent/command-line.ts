import { UsageError } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';

export interface TemplateValues {
  readonly promptFile: string;
  readonly workDir: string;
  /** Of an experiment's iteration. */
  readonly iter?: number;
  /** Of a work item. */
  readonly id?: string;
}

// These mean themselves wherever they stand in a shell's line, quoted or not.
const HARMLESS = /^[\w@%+=:,./-]+$/;
const PLACEHOLDER = /\{(prompt_file|workdir|iter|id)\}/y;

/** What the shell is inside of at a place of the line, and where that began. */
interface Context {
  readonly kind: 'plain' | 'parentheses' | 'double' | 'single' | 'backticks' | 'comment';
  readonly start: number;
}

/**
 * Puts the values into a command line for `sh -c`, each as one word that the shell takes as it is, whatever the path is.
 * Quotes around a placeholder are respected. A placeholder inside longer quoted text, which may be a command for a
 * further shell, gets the quoted form as text. What is no placeholder stays. Throws a UsageError for a path that no
 * quoting makes safe at its place.
 */
export function fillTemplate(template: string, { promptFile, workDir, iter, id }: TemplateValues): string {
  const values: Readonly<Record<string, string | undefined>> = {
    prompt_file: promptFile,
    workdir: workDir,
    iter: iter?.toString(),
    id,
  };
  const contexts: Context[] = [{ kind: 'plain', start: 0 }];
  let filled = '';
  let at = 0;
  while (at < template.length) {
    PLACEHOLDER.lastIndex = at;
    const name = PLACEHOLDER.exec(template)?.[1];
    const value = name === undefined ? undefined : values[name];
    const end = value === undefined ? at + enterOrLeave(contexts, template, at) : PLACEHOLDER.lastIndex;
    filled += value === undefined ? template.slice(at, end) : substitute({ contexts, template, at, end, value });
    at = end;
  }
  return filled;
}

interface Place {
  readonly contexts: readonly Context[];
  readonly template: string;
  readonly at: number;
  readonly end: number;
  readonly value: string;
}

function substitute({ contexts, template, at, end, value }: Place): string {
  if (HARMLESS.test(value)) return value;
  const context = contexts.at(-1);
  // A line break in the value would end the comment.
  if (context?.kind === 'comment') return template.slice(at, end);
  const isInBackticks = contexts.some(({ kind }) => kind === 'backticks');
  if (isInBackticks || template.slice(0, at).includes('<<')) throw unsafe(template, value);
  const word = `'${value.replaceAll("'", `'\\''`)}'`;
  if (context?.kind !== 'double' && context?.kind !== 'single') return word;
  const mark = context.kind === 'double' ? '"' : "'";
  // Out of the quotes and in again.
  if (template[at - 1] === mark && template[end] === mark) return mark + word + mark;
  // Where a further shell is inside of something, too, its quotes and ours would get mixed up.
  if (/["'`\\]/.test(template.slice(context.start + 1, at))) throw unsafe(template, value);
  return context.kind === 'double' ? word.replaceAll(/["$`\\]/g, '\\$&') : word.replaceAll("'", `'\\''`);
}

/** Follows the shell over the next token, and gives its length. */
function enterOrLeave(contexts: Context[], template: string, at: number): number {
  const kind = contexts.at(-1)?.kind;
  const char = template[at];
  const enter = (entered: Context['kind']) => contexts.push({ kind: entered, start: at });
  if (kind === 'single' || kind === 'comment') {
    if (char === (kind === 'single' ? "'" : '\n')) contexts.pop();
    return 1;
  }
  if (char === '\\') return 2;
  if (char === '$' && template[at + 1] === '(') {
    enter('parentheses');
    return 2;
  }
  if (char === '"' || char === '`') {
    const toggled = char === '"' ? 'double' : 'backticks';
    if (kind === toggled) contexts.pop();
    else enter(toggled);
  } else if (kind !== 'double') {
    if (char === "'") enter('single');
    else if (char === '(') enter('parentheses');
    else if (char === ')' && kind === 'parentheses') contexts.pop();
    else if (char === '#' && /^$|[\s;&|()]/.test(template[at - 1] ?? '')) enter('comment');
  }
  return 1;
}

function unsafe(template: string, value: string): UsageError {
  return new UsageError([
    {
      found: `${quoted(value)} in the command ${quoted(template)}`,
      expected: 'a path of plain letters there, since no quoting is safe in backticks, after "<<" and in nested quotes',
      remedy: 'Put the placeholder outside of them, or move the project to a plain path.',
    },
  ]);
}

/**
 * Whether a line is one of the shell's language.
 * Invariant: the shell reads the line and runs nothing of it; where no shell answers, the line is not judged.
 */
import { runProgramSync } from './program-sync.ts';

const TIMEOUT_MS = 10_000;
// A run reads its commands several times, and a shell that judged a line says the same again.
const MOST_ANSWERS = 100;
const answers = new Map<string, string | undefined>();
// Words and blanks mean the same to every shell, where the first word is none of its language.
const PLAIN = /^[\w./-][\w./:,@%+-]*(?: +[\w./:,@%+=-]+)*$/;
const KEYWORDS: ReadonlySet<string> = new Set(
  'case do done elif else esac fi for function if in select then time until while'.split(' '),
);

/** What `sh` has against a line, in its own words; undefined where it has nothing. */
export function findSyntaxError(line: string): string | undefined {
  if (line.includes('\0')) return 'there is a NUL character';
  if (PLAIN.test(line) && !KEYWORDS.has(line.split(' ')[0] ?? '')) return undefined;
  if (answers.has(line)) return answers.get(line);
  const args = ['-n', '-c', '--', line];
  const { exitCode, stderr } = runProgramSync({ program: '/bin/sh', args, cwd: '/', env: {}, timeoutMs: TIMEOUT_MS });
  if (exitCode === undefined) return undefined;
  const found = exitCode === 0 ? undefined : (stderr.trim().split('\n')[0] ?? '');
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(line, found);
  return found;
}

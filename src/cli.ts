import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT } from './base/errors.ts';
import { hasColorHere } from './cli/color.ts';
import { runMain } from './cli/main.ts';
import { createHost } from './kernel/host.ts';
import { namedSecrets } from './kernel/secret-values.ts';

const NO_ROOM: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/**
 * The entry of every command: `toolUrl` is the `import.meta.url` of the calling file in `tools/`, from which the
 * package's own files are found. Sets nothing but the exit code, so that output is flushed before the process ends.
 */
export async function main(toolUrl: string, argv: readonly string[]): Promise<void> {
  const host = createHost({ packageRoot: fileURLToPath(new URL('..', toolUrl)) });
  let isErrorHeard = false;
  let isOutputLost = false;
  const err = (text: string) => {
    // Opened when something is written there, which most commands never do.
    if (!isErrorHeard) process.stderr.on('error', noteLoss);
    isErrorHeard = true;
    process.stderr.write(redact(text));
  };
  function noteLoss(error: NodeJS.ErrnoException): void {
    const { code = '' } = error;
    // A reader that has seen enough closes the pipe. Nothing more is printed then; the verdict is still ours to give.
    if (code === 'EPIPE') return;
    if (!NO_ROOM.includes(code)) throw error;
    if (isOutputLost) return;
    isOutputLost = true;
    process.exitCode = exitCodeAfterLoss(process.exitCode);
    err(`error: the output cannot be written (${code}). Free some disk space, or write it elsewhere.\n`);
  }
  process.stdout.on('error', noteLoss);
  const redact = await redactFrom(namedSecrets(process.env));
  const code = await runMain(argv, {
    host,
    terminal: {
      out: (text) => process.stdout.write(redact(text)),
      err,
      // Opening standard input costs more than most commands do, and hardly any asks.
      get ask() {
        return process.stdin.isTTY && process.stdout.isTTY ? ask : undefined;
      },
      get columns() {
        // A terminal without a size, as some have behind a serial line, has the usual one; a dumb one cannot erase a line.
        return process.stdout.isTTY && process.env.TERM !== 'dumb' ? process.stdout.columns || 80 : undefined;
      },
      hasColor: hasColorHere({ env: process.env, isTerminal: process.stdout.isTTY }),
      redact,
      isWorkflow: process.env.GITHUB_ACTIONS === 'true',
      shorten: (path) => shorter(relative(host.cwd, path), path),
    },
  });
  process.exitCode = isOutputLost ? exitCodeAfterLoss(code) : code;
}

/** What was done stands, and so does a verdict of no; success would promise whoever reads the output a whole one. */
function exitCodeAfterLoss(code: typeof process.exitCode): typeof process.exitCode {
  return code === EXIT.yes ? EXIT.precondition : code;
}

/** What is printed may end in a log that others read. */
async function redactFrom(secrets: readonly string[]): Promise<(text: string) => string> {
  if (secrets.length === 0) return (text) => text;
  const { SecretSearch } = await import('./base/secret-search.ts');
  const search = new SecretSearch(secrets);
  return (text) => search.redact(text);
}

function shorter(inside: string, path: string): string {
  return inside.length < path.length && !inside.startsWith('..') ? inside : path;
}

async function ask(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await prompt.question(question);
  } finally {
    prompt.close();
  }
}

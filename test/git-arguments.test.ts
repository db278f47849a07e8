import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from './helpers/run-cli.ts';

// Commands of git that take the name of an object, which may come from a file that somebody else wrote.
const CALL = /\[\s*'(rev-parse|cat-file|read-tree|ls-tree|diff-tree|rev-list|merge-base|merge-tree|log)',([^\]]*)\]/g;
// Names come by standard input, or there is none.
const NAMELESS = /'--(?:batch|batch-check|stdin|empty)\b/;

describe('names of objects that are given to git', () => {
  const files = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' });
  it('are never taken for options', () => {
    const open = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(REPOSITORY, 'src', file), 'utf8');
        return [...text.matchAll(CALL)].flatMap(([call, , args = '']) => {
          const requested = args.replaceAll(/'[^']*'|\b[A-Z][A-Z_]+\b/g, '');
          const hasName = /[a-z]/.test(requested.replaceAll(/\.\.\.(?:options|args|range)/g, ''));
          return hasName && !NAMELESS.test(args) && !args.includes("'--end-of-options'") ? [`${file}: ${call}`] : [];
        });
      });
    expect(open).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { neededRules, readMakefile } from '../../src/base/makefile.ts';

const MAKEFILE = `CC := cc
FLAGS = -O2 \\
  -g
.PHONY: test
test check: prog data.txt # both
\t@./prog \\
\t  data.txt
prog: prog.c ; $(CC) -o prog prog.c
test: more.txt
\t-rm -f out
`;

describe('readMakefile', () => {
  it('has what each target needs and runs, and no variable for a target', () => {
    expect(Object.fromEntries(readMakefile(MAKEFILE))).toEqual({
      '.PHONY': { needs: ['test'], recipe: [] },
      test: { needs: ['prog', 'data.txt', 'more.txt'], recipe: ['./prog  \t  data.txt', 'rm -f out'] },
      check: { needs: ['prog', 'data.txt'], recipe: ['./prog  \t  data.txt'] },
      prog: { needs: ['prog.c'], recipe: ['$(CC) -o prog prog.c'] },
    });
  });
});

describe('neededRules', () => {
  it('follows what targets need, each once, circles too', () => {
    const rules = readMakefile('all: one two\none: two\ntwo: all\n\trun\nother:\n');
    expect(neededRules(rules, ['all', 'nowhere'])).toHaveLength(3);
    expect(neededRules(rules, ['other'])).toEqual([{ needs: [], recipe: [] }]);
    expect(neededRules(rules, ['two'], () => [])).toEqual([{ needs: ['all'], recipe: ['run'] }]);
  });
});

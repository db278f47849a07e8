import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenIgnoreRules } from '../../src/base/ignore-rules.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const FILES = ['a', 'b.log', 'd/a', 'd/b.log', 'd/e/a', 'd/e/b.log', 'd/#x', 'd/!x', 'd/[1]/a', 'd/a b'];
const FOLDERS = ['', 'd/', 'd/e/', 'd/[1]/'];

describe('flattenIgnoreRules', () => {
  it('moves each rule to the top with its folder', () => {
    const files = [
      { folder: 'd/[1]/', text: '*.log\n/top\na/b\n!keep/\n\\#x\n# comment\n\n' },
      { folder: '', text: 'x\n' },
    ];
    expect(flattenIgnoreRules(files).split('\n')).toEqual([
      'x',
      '/d/\\[1\\]/**/*.log',
      '/d/\\[1\\]/top',
      '/d/\\[1\\]/a/b',
      '!/d/\\[1\\]/**/keep/',
      '/d/\\[1\\]/**/#x',
    ]);
  });

  it('has the effect that the files have for git', () => {
    const folder = createFolder();
    userGit(folder, 'init', '-q');
    for (const name of FILES) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), '');
    }
    const rule = fc.constantFrom(
      'a',
      '*.log',
      '/a',
      'e/',
      'e/a',
      '!a',
      '!*.log',
      '!/a',
      '**/a',
      'd/**',
      '*',
      '!e/',
      '\\#x',
      '\\!x',
      '[[]1]',
      'a b',
      'a\\ ',
      'a ',
      '#a',
      '',
    );
    const text = fc.array(rule, { maxLength: 3 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(fc.tuple(text, text, text, text), (texts) => {
        FOLDERS.forEach((each, index) => {
          writeFileSync(join(folder, each, '.gitignore'), texts[index] ?? '');
        });
        const files = FOLDERS.map((each, index) => ({ folder: each, text: texts[index] ?? '' }));
        writeFileSync(join(folder, '.git', 'flat'), flattenIgnoreRules(files));
        const list = (option: string) =>
          execFileSync('git', ['ls-files', '-o', option], {
            cwd: folder,
            encoding: 'utf8',
            env: { PATH: process.env.PATH, HOME: folder },
          });
        expect(list(`--exclude-from=${folder}/.git/flat`)).toBe(list('--exclude-per-directory=.gitignore'));
      }),
      { numRuns: 60 },
    );
  });
});

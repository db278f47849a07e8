import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../../src/engine/agent/command-line.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const HOSTILE = [
  'two words',
  "it's",
  'a"b',
  '$(touch pwned)',
  '`touch pwned`',
  "';touch pwned;'",
  '";touch pwned;"',
  '\n touch pwned\n',
  '$HOME',
  'a\\',
  "\\'$(touch pwned)",
  '*',
  '&touch pwned&',
  '#x',
  '{workdir}',
  '🦀 ü',
];

/** The arguments that a program gets from a line that `sh -c` runs; the line ends with them. */
function argumentsOf(line: string, cwd: string): string[] {
  return execFileSync('sh', ['-c', line], { cwd, encoding: 'utf8' }).split('\0').slice(0, -1);
}

const SHOW = "printf '%s\\0'";
const fill = (template: string, promptFile: string) => fillTemplate(template, { promptFile, workDir: '/w', iter: 7 });

describe('Shell injection via project path in templated commands', () => {
  it.each(HOSTILE)('does not happen in a project folder named %j: the agent gets the very path', (name) => {
    const cwd = createFolder();
    const workDir = join(cwd, name);
    mkdirSync(workDir);
    writeFileSync(join(workDir, 'prompt.md'), 'make it faster');
    const promptFile = join(workDir, 'prompt.md');
    const values = { promptFile, workDir, iter: 3 };
    const line = fillTemplate(`${SHOW} {prompt_file} --in={workdir} "{workdir}" '{prompt_file}' {iter}`, values);
    expect(argumentsOf(line, cwd)).toEqual([promptFile, `--in=${workDir}`, workDir, promptFile, '3']);
    const reading = fillTemplate(`# of {workdir}\n${SHOW} "$(cat {prompt_file})" "$(cat "{prompt_file}")"`, values);
    expect(argumentsOf(reading, cwd)).toEqual(['make it faster', 'make it faster']);
    expect(existsSync(join(cwd, 'pwned'))).toBe(false);
  });

  it.each(HOSTILE)('does not happen in text and in the commands of a further shell either (%j)', (name) => {
    const cwd = createFolder();
    const promptFile = join(cwd, name);
    const shown = `'${promptFile.replaceAll("'", `'\\''`)}'`;
    expect(argumentsOf(fill(`${SHOW} "Read {prompt_file} and go"`, promptFile), cwd)).toEqual([`Read ${shown} and go`]);
    for (const quote of ['"', "'"]) {
      const nested = `sh -c ${quote}printf %s {prompt_file}${quote}`;
      const output = execFileSync('sh', ['-c', fill(nested, promptFile)], { cwd, encoding: 'utf8' });
      expect(output).toBe(promptFile);
    }
    expect(existsSync(join(cwd, 'pwned'))).toBe(false);
  });

  it.each([
    'cat `echo {prompt_file}`',
    'cat <<EOF\n{prompt_file}\nEOF',
    `sh -c 'cat "{prompt_file}"'`,
    `sh -c "cat \\"{prompt_file}\\""`,
  ])('is refused where no quoting would prevent it: %j', (template) => {
    expect(() => fill(template, '/a b/prompt.md')).toThrow(/no quoting is safe/);
    expect(fill(template, '/a/prompt.md')).toBe(template.replace('{prompt_file}', '/a/prompt.md'));
  });

  it('does not happen for any path', () => {
    const cwd = createFolder();
    const path = fc.string({ unit: fc.constantFrom(...`ab '"$()\`\\\n;&|<>*?#~!{}-`.split('')), minLength: 1 });
    fc.assert(
      fc.property(path, (promptFile) => {
        const line = fill(`${SHOW} {prompt_file} "{prompt_file}" '{prompt_file}'`, promptFile);
        expect(argumentsOf(line, cwd)).toEqual([promptFile, promptFile, promptFile]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a template', () => {
  it('keeps what is no placeholder of ours, and does not fill what a value brings along', () => {
    expect(fill("awk '{print}' {model} {} \\{iter} {iter}", '/p')).toBe("awk '{print}' {model} {} \\{iter} 7");
    expect(fill('cat {prompt_file}', '/{iter}')).toBe("cat '/{iter}'");
  });

  it('shows a plain path as it is', () => {
    expect(fill('claude < {prompt_file} # {iter}', '/home/me/p-1/prompt.md')).toBe(
      'claude < /home/me/p-1/prompt.md # 7',
    );
  });
});

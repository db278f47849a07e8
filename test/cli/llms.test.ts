// What coding agents read: the reference that the command prints, and the skill of the package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { COMMAND_TABLE } from '../../src/cli/command-table.ts';
import { LLMS_SETTINGS } from '../../src/cli/llms.ts';
import { experimentConfigSchema } from '../../src/settings/experiment-config.ts';
import { REPOSITORY, runCli } from '../helpers/run-cli.ts';

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');

/** The command lines of a text that its code shows, without the name of the command. */
function commandLines(text: string): string[] {
  return [...text.matchAll(/(?:^ *|`|&& )autorize ([a-z][^`#&\n]*)/gm)].map(([, line = '']) => line.trim());
}

function requireKnown(line: string): void {
  const command = COMMAND_TABLE.find(({ name }) => `${line} `.startsWith(`${name} `));
  expect([line, command?.name]).toEqual([line, expect.any(String)]);
  const flags = command?.flags.map(({ name }) => `--${name}`) ?? [];
  for (const [flag] of line.matchAll(/--[a-z-]+/g))
    expect([line, flags]).toEqual([line, expect.arrayContaining([flag])]);
}

describe('autorize llms', () => {
  it('is short, and names every command, and settings with their defaults', async () => {
    const { code, out } = await runCli(['llms'], { cwd: '/' });
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeLessThanOrEqual(150);
    for (const { usage } of COMMAND_TABLE) expect(out).toContain(`- \`autorize ${usage}\`: `);
    for (const key of LLMS_SETTINGS)
      expect(out).toMatch(new RegExp(`^- \`${key.replace('[]', '\\[\\]')}\` \\(.+\\): .+\\.$`, 'm'));
    for (const line of commandLines(out)) requireKnown(line);
    expect(read('docs/reference/llms.md').split('-->\n')[1]).toBe(out);
  });

  it('shows a configuration that is one', async () => {
    const { out } = await runCli(['llms'], { cwd: '/' });
    const [, toml = ''] = /```toml\n([\s\S]*?)```/.exec(out) ?? [];
    expect(experimentConfigSchema.safeParse(parseToml(toml)).error?.issues).toBeUndefined();
  });
});

describe('the skill', () => {
  const text = read('skills/autorize/SKILL.md');

  it('has the front matter that agents look for', () => {
    const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    const { name, description, ...others } = parse(front);
    expect([name, Object.keys(others)]).toEqual(['autorize', []]);
    expect(description).toMatch(/^[A-Z].{50,1000}\.$/);
    expect(JSON.parse(read('package.json')).files).toContain('skills');
  });

  it('names commands and flags that there are', () => {
    const lines = commandLines(text);
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) requireKnown(line);
  });
});

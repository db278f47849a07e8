import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMAND_TABLE } from '../../src/cli/command-table.ts';
import { renderCompletion } from '../../src/cli/completion.ts';
import type { Shell } from '../../src/cli/completion-flags.ts';
import { renderManPage } from '../../src/cli/man-page.ts';
import { createRepository } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

/** What is typed, what has to be among what the shell offers, and what must not. */
const LINES: readonly (readonly [line: string, offered: readonly string[], absent: readonly string[]])[] = [
  ['autorize re', ['resume', 'report', 'reject', 'repair'], ['run']],
  ['autorize run ', ['speed', 'size'], []],
  ['autorize run --ti', ['--time-budget'], ['--json']],
  ['autorize work ', ['run', 'status', 'verify'], ['resume']],
  ['autorize work run --js', ['--json'], ['--recorded']],
  ['autorize compare --fail-on ', ['worse', 'never'], []],
  ['autorize completion ', ['bash', 'zsh', 'fish'], []],
];

// zsh completes on a terminal alone: a child on a pseudo-terminal presses the key and writes down what is added.
const ZSH = `
zmodload zsh/zpty
zpty child zsh -f -i
zpty -w child "source $1/child.zsh"
zpty -w -n child "$3"$'\\t'
while zpty -r child line; do :; done
`;
const ZSH_CHILD = (folder: string): string => `
PS1=; autoload -U compinit; compinit -u -d ${folder}/dump
source ${folder}/script
compadd() {
  local -a found
  [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]] || { builtin compadd -A found "$@"; print -rl -- $found >>${folder}/found; }
  builtin compadd "$@"
}
leave() { exit }
comppostfuncs=(leave)
bindkey '^I' complete-word
`;

const COMPLETE: Readonly<Record<Shell, (folder: string, line: string) => string>> = {
  bash: (folder, line) => {
    const script = `source ${folder}/script; read -ra COMP_WORDS <<<"$1"; [[ $1 != *' ' ]] || COMP_WORDS+=('')
      COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _autorize; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script, 'bash', line], { cwd: folder, encoding: 'utf8' });
  },
  zsh: (folder, line) => {
    writeFileSync(join(folder, 'found'), '');
    writeFileSync(join(folder, 'child.zsh'), ZSH_CHILD(folder));
    execFileSync('zsh', ['-f', '-c', ZSH, 'zsh', folder, '', line], { cwd: folder });
    return readFileSync(join(folder, 'found'), 'utf8');
  },
  fish: (folder, line) => {
    const env = { ...process.env, HOME: folder };
    const script = `source ${folder}/script; complete -C '${line}'`;
    return execFileSync('fish', ['--no-config', '-c', script], { cwd: folder, encoding: 'utf8', env });
  },
};

describe.each(['bash', 'zsh', 'fish'] as const)('the completion of %s', (shell) => {
  it.runIf(hasTool([shell, '-c', 'true'], `completion of ${shell}`))('offers what fits', () => {
    const folder = createRepository({ 'a.txt': '' });
    for (const name of ['speed', 'size']) {
      mkdirSync(join(folder, '.autorize', name), { recursive: true });
      writeFileSync(join(folder, '.autorize', name, 'config.toml'), '');
    }
    writeFileSync(join(folder, 'script'), renderCompletion(shell));
    for (const [line, offered, absent] of LINES) {
      const found = COMPLETE[shell](folder, line)
        .split('\n')
        .map((each) => each.split('\t')[0]);
      expect([line, found]).toEqual([line, expect.arrayContaining([...offered])]);
      for (const word of absent) expect([line, found]).not.toEqual([line, expect.arrayContaining([word])]);
    }
  });

  it('has every flag of every command', () => {
    const script = renderCompletion(shell);
    const prefix = shell === 'fish' ? '-l ' : '--';
    for (const { flags } of COMMAND_TABLE) for (const { name } of flags) expect(script).toContain(`${prefix}${name}`);
  });
});

it('the manual has every command and flag, and no line that starts a request by accident', () => {
  const page = renderManPage('1.2.3');
  for (const { usage, flags } of COMMAND_TABLE) {
    expect(page).toContain(`\n.SS autorize ${usage.replaceAll('-', '\\-')}\n`);
    for (const { name } of flags)
      if (name !== 'help') expect(page).toContain(`.B \\-\\-${name.replaceAll('-', '\\-')}`);
  }
  expect(page.split('\n').filter((line) => /^[.'](?!TH|SH|SS|TP|PP|B |I )/.test(line))).toEqual([]);
});

describe('autorize completion', () => {
  it('prints a script, and names the shells that there are', async () => {
    const cwd = createFolder();
    expect(await runCli(['completion', 'fish'], { cwd })).toEqual({ code: 0, out: renderCompletion('fish'), err: '' });
    expect(await runCli(['completion', 'tcsh'], { cwd })).toEqual({
      code: 2,
      out: '',
      err: 'error: the shell "tcsh"; expected one of: bash, zsh, fish. Name one of them.\n',
    });
  });
});

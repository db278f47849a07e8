/** What prompts say of paths that no change may touch. Pure. */
import { AUTOLOADED, LOADED_WHEN_NEW } from './autoloaded.ts';
import { ALWAYS_DENIED } from './boundaries.ts';

/** The file with all patterns, in the folder of the history. */
export const DENIED_FILE = 'denied-paths.txt';

// Those that ordinary work comes near to.
const EXAMPLES = [
  ...['AGENTS.md', '.github/**', '.gitignore', '.editorconfig', '.npmrc', 'conftest.py', 'setup.cfg', 'tox.ini'],
  ...['vitest.config.*', '.eslintrc.*', 'GNUmakefile', 'rust-toolchain.toml', '.autorize/**', '.rcs/**'],
];

/** The part of a prompt about them; `own`: the paths of this project; `permit`: what it may change all the same. */
export function describeDenied(own: readonly string[], permit: readonly string[] = []): string {
  const whole = 'a change of any of them is refused whole';
  return [
    ...(own.length === 0 ? [] : [`Never change these paths; ${whole}: ${paths(own)}.`]),
    `Never change files that tools load by themselves, in whatever folder: settings of agents, editors, git, CI, test runners, package managers and deployments, such as ${paths(EXAMPLES)}. All patterns are in \`${DENIED_FILE}\` of \`$AUTORIZE_HISTORY\`${own.length === 0 ? `; ${whole}` : ''}.`,
    ...(permit.length === 0 ? [] : [`Of those files you may change these: ${paths(permit)}.`]),
  ].join('\n');
}

/** The content of the file. */
export const DENIED_TEXT = [
  '# Never added, changed or removed: a change that does is refused whole',
  ...[...ALWAYS_DENIED, ...AUTOLOADED],
  '',
  '# Never added; what is there may be changed',
  ...LOADED_WHEN_NEW,
  '',
].join('\n');

export function paths(globs: readonly string[]): string {
  return globs.map((glob) => `\`${glob}\``).join(', ');
}

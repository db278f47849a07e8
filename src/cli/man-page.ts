/** The manual page of `autorize`, generated from the tables of the commands; in roff, as man(7) has it. */
import { EXIT_MEANINGS } from '../base/errors.ts';
import { COMMAND_TABLE, type ListedCommand } from './command-table.ts';
import type { Flag } from './flags.ts';
import { usageOfFlag } from './help.ts';

/** The page of a version of the package. */
export function renderManPage(version: string): string {
  return [
    `.TH AUTORIZE 1 "" "autorize ${version}" "User Commands"`,
    '.SH NAME',
    'autorize \\- let coding agents improve a repository, and accept only what is better',
    '.SH SYNOPSIS',
    '.B autorize',
    '.I COMMAND',
    '[flags]',
    '.SH DESCRIPTION',
    text(
      'Without a command it says what is here and what to do next. [NAME] may be left out if there is only one experiment, or else only one mission run.',
    ),
    '.SH COMMANDS',
    ...COMMAND_TABLE.flatMap(renderCommand),
    '.SH EXIT STATUS',
    ...Object.entries(EXIT_MEANINGS).flatMap(([code, meaning]) => ['.TP', text(code), text(meaning)]),
    '.SH FILES',
    '.TP',
    text('.autorize/NAME/config.toml'),
    'Configuration of an experiment.',
    '.TP',
    text('.autorize/NAME/program.md'),
    'What its agents are asked to do.',
    '',
  ].join('\n');
}

function renderCommand({ usage, summary, details, flags }: ListedCommand): string[] {
  return [
    `.SS ${text(`autorize ${usage}`)}`,
    `${text(summary)}.`,
    ...(details === undefined ? [] : ['.PP', text(details)]),
    ...flags.filter(({ name }) => name !== 'help').flatMap(renderFlag),
  ];
}

function renderFlag(flag: Flag): string[] {
  const help = flag.repeatable === true ? `${flag.help} May be repeated.` : flag.help;
  return ['.TP', `.B ${text(usageOfFlag(flag))}`, text(help)];
}

/** No word of it is a request, an escape or a hyphen that a terminal shows as another character. */
function text(plain: string): string {
  const escaped = plain.replaceAll('`', '').replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('"', '\\(dq');
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}

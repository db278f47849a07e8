/** The inputs that say whom a loop notifies; the command line has `[notify]` of the user's configuration for it. */
import { quoted, suggestion } from '../base/text.ts';
import {
  NOTIFY_EVENTS,
  NOTIFY_FORMATS,
  type NotifyEvent,
  type NotifySettings,
  webhookProblem,
} from '../settings/notify-settings.ts';
import { commaList, firstOf, label, type Read, type Reading, text } from './input-values.ts';

/** A secret, so a problem of it does not quote it. */
const webhook: Read<string | undefined> = (reading, name) => {
  const address = text(reading, name);
  const problem = address === undefined ? undefined : webhookProblem(address);
  if (problem === undefined) return address;
  reading.problems.push({ ...problem, found: `${label(name)}: ${problem.found}` });
  return undefined;
};

const events: Read<readonly NotifyEvent[]> = (reading, name) => {
  const named = commaList(reading, name);
  const known: readonly string[] = NOTIFY_EVENTS;
  for (const each of named.filter((word) => !known.includes(word))) {
    const found = `${label(name)} ${quoted(each)}`;
    reading.problems.push({ found, expected: known.join(', '), remedy: suggestion(each, known) });
  }
  return named.length === 0 ? NOTIFY_EVENTS : NOTIFY_EVENTS.filter((event) => named.includes(event));
};

export const NOTIFY_INPUTS = {
  webhook: {
    name: 'notify-webhook',
    description:
      'Loops: address that gets a POST request when something happens. Keep it in a secret: it is masked in the log, and no agent gets it.',
    read: webhook,
  },
  format: {
    name: 'notify-format',
    description: `Format of the webhook's body: ${NOTIFY_FORMATS.map((format) => `\`${format}\``).join(', ')}. Default: \`json\`.`,
    read: firstOf(NOTIFY_FORMATS),
  },
  command: {
    name: 'notify-command',
    description:
      'Loops: shell command that gets the notification as JSON on standard input. It runs outside of the sandbox, without the inputs and tokens of the step.',
    read: text,
  },
  on: {
    name: 'notify-on',
    description: `What to notify of, separated by commas: ${NOTIFY_EVENTS.map((event) => `\`${event}\``).join(', ')}. Default: all of them.`,
    read: events,
  },
} as const;

/** Whom the inputs notify; undefined: nobody. */
export function readNotify(reading: Reading): NotifySettings | undefined {
  const { webhook, format, command, on } = NOTIFY_INPUTS;
  const values = {
    webhook: webhook.read(reading, webhook.name),
    format: format.read(reading, format.name),
    command: command.read(reading, command.name),
    on: on.read(reading, on.name),
  };
  return values.webhook === undefined && values.command === undefined ? undefined : values;
}

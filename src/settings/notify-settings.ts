/** Whom a run notifies, and of what: the table `[notify]` of the user's own configuration, and inputs of the action. Pure. */
import * as z from 'zod/mini';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument, problemAt } from '../base/schema-problems.ts';
import { quoted } from '../base/text.ts';

/** What a notification can be about. */
export const NOTIFY_EVENTS = ['accepted', 'quarantined', 'parked', 'stopped', 'alert'] as const;
export type NotifyEvent = (typeof NOTIFY_EVENTS)[number];

/** The forms of what a webhook gets. */
export const NOTIFY_FORMATS = ['json', 'slack', 'text'] as const;
export type NotifyFormat = (typeof NOTIFY_FORMATS)[number];

export interface NotifySettings {
  /** For a shell; it gets the notification as JSON on standard input. */
  readonly command: string | undefined;
  /** An address; it gets a POST request. */
  readonly webhook: string | undefined;
  readonly format: NotifyFormat;
  readonly on: readonly NotifyEvent[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const filled = z.string().check(z.regex(/\S/, 'a text that is not empty'));
const notifySchema = z.strictObject({
  command: z.optional(filled),
  webhook: z.optional(filled),
  format: z._default(z.enum(NOTIFY_FORMATS), 'json'),
  on: z._default(z.array(z.enum(NOTIFY_EVENTS)).check(z.minLength(1, 'at least one event')), [...NOTIFY_EVENTS]),
});
const userConfigSchema = z.strictObject({ notify: z.optional(notifySchema) });

/**
 * Reads the user's own `config.toml`.
 * @param env where a webhook that is written as `$NAME` is looked up
 * @returns undefined where it notifies nobody, or every problem with its place
 */
export function parseUserConfig(
  document: JsonDocument,
  env: Environment,
): { readonly notify: NotifySettings | undefined } | { readonly problems: readonly Problem[] } {
  const checked = checkDocument(document, userConfigSchema);
  if ('problems' in checked) return checked;
  const { notify } = checked.value;
  if (notify === undefined) return { notify: undefined };
  const { command, webhook: written, format, on } = notify;
  if (command === undefined && written === undefined) {
    const about = { found: 'neither command nor webhook', expected: 'one of them, or both' };
    return { problems: [problemAt(document, ['notify'], { ...about, remedy: 'Add one, or remove the table.' })] };
  }
  const webhook = written === undefined ? undefined : resolve(written, env);
  const wrong = webhook === undefined ? undefined : webhookProblem(webhook, written);
  if (wrong !== undefined) return { problems: [problemAt(document, ['notify', 'webhook'], wrong)] };
  return { notify: { command, webhook: webhook ?? undefined, format, on } };
}

const VARIABLE = /^\$([A-Za-z_]\w*)$/;

/** The address itself, or that of a variable; null where that is not set. */
function resolve(written: string, env: Environment): string | null {
  const [, name] = VARIABLE.exec(written) ?? [];
  return name === undefined ? written : env[name] || null;
}

/**
 * What is wrong with the address of a webhook. The address is a secret, so what is found of it is its kind.
 * @param written as the user wrote it, where that may be a variable
 */
export function webhookProblem(
  webhook: string | null,
  written?: string,
): Pick<Problem, 'found' | 'expected' | 'remedy'> | undefined {
  const expected = 'an https address, or http on this machine';
  if (webhook === null) {
    const found = `${quoted(written ?? '')}, which is not set`;
    return { found, expected, remedy: `Set ${written?.slice(1) ?? 'it'} in the environment, or write the address.` };
  }
  const url = URL.canParse(webhook) ? new URL(webhook) : undefined;
  const remedy = 'Write e.g. https://ntfy.sh/a-topic-of-yours.';
  if (url === undefined) return { found: 'no address', expected, remedy };
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return undefined;
  return { found: `an address that begins with ${quoted(`${url.protocol}//`)}`, expected, remedy };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

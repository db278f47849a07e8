/** The user's own `config.toml`, whose table `[notify]` says whom a run notifies. Pure. */
import * as z from 'zod/mini';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument, problemAt } from '../base/schema-problems.ts';
import { NOTIFY_EVENTS, NOTIFY_FORMATS, type NotifySettings, webhookProblem } from './notify-settings.ts';

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

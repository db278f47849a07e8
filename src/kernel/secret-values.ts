/** Which values of an environment are secret. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ParentEnvironment } from './environment.ts';

// A shorter value, such as a name of a model, is in many places by chance.
const MIN_SECRET_CHARS = 16;
// Addresses of services; a longer part of a path, as webhooks have it, may be a key.
const ADDRESS = /^https?:\/\/[\w.:-]+(?:\/[\w.-]{0,12})*$/;
// Such as claude-sonnet-4-5-20250929; the parts of a random key are longer, or mix letters and digits.
const NAME = /^(?:[a-z]{1,12}|\d{1,8}|[a-z0-9]{1,4})(?:[-_./:](?:[a-z]{1,12}|\d{1,8}|[a-z0-9]{1,4}))+$/i;
// What an environment calls its keys, such as OPENAI_API_KEY, AWS_SECRET_ACCESS_KEY or NPM_TOKEN.
const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSPHRASE|CREDENTIALS?)(?:$|_)/i;

/**
 * Whether a value is long enough to be a key, and nothing that is known not to be one: a path, or list of paths, of
 * something that is there; the address of a service; words and numbers, as the name of a model.
 */
export function isSecret(value: string): boolean {
  if (value.length < MIN_SECRET_CHARS || ADDRESS.test(value) || NAME.test(value)) return false;
  return !(value.startsWith('/') && value.split(':').some(isPath));
}

/** Also of a file that is still to be written, in a folder that is there. */
function isPath(text: string): boolean {
  return existsSync(text) || (dirname(text) !== '/' && existsSync(dirname(text)));
}

/** Words and numbers are a secret where the name of their variable says so. */
function isPassphrase(value: string): boolean {
  return value.length >= MIN_SECRET_CHARS && NAME.test(value);
}

/** Values of the variables whose names say that they are secret. */
export function namedSecrets(env: ParentEnvironment): string[] {
  return Object.entries(env).flatMap(([name, value = '']) =>
    SECRET_NAME.test(name) && (isSecret(value) || isPassphrase(value)) ? [value] : [],
  );
}

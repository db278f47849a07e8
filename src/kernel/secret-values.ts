/** Which values of an environment are secret. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OuterEnvironment } from './environment.ts';

// A shorter value, such as a name of a model, is in many places by chance.
const MIN_SECRET_CHARS = 16;
// What an environment calls its keys, such as OPENAI_API_KEY, AWS_SECRET_ACCESS_KEY or NPM_TOKEN.
const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSPHRASE|CREDENTIALS?)(?:$|_)/i;

/** Whether a value is long enough to be a key, and is no path, or list of paths, of something that is there. */
export function isSecret(value: string): boolean {
  return value.length >= MIN_SECRET_CHARS && !(value.startsWith('/') && value.split(':').some(isPath));
}

/** Also of a file that is still to be written, in a folder that is there. */
function isPath(text: string): boolean {
  return existsSync(text) || (dirname(text) !== '/' && existsSync(dirname(text)));
}

/** Values of the variables whose names say that they are secret. */
export function namedSecrets(env: OuterEnvironment): string[] {
  return Object.entries(env).flatMap(([name, value = '']) =>
    SECRET_NAME.test(name) && isSecret(value) ? [value] : [],
  );
}

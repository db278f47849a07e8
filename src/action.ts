import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStepMain } from './github/step-main.ts';

// Not `new URL('../..', import.meta.url)`: the bundler takes that for a file to bundle.
await runStepMain(resolve(dirname(fileURLToPath(import.meta.url)), '..', '..'));

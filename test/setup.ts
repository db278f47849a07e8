import fc from 'fast-check';
import { afterAll } from 'vitest';

// The same examples in every run, so that a check of a change fails for the change. To look for others:
// FAST_CHECK_SEED=random npm test; a failure prints its seed.
const { FAST_CHECK_SEED = '20260522' } = process.env;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(FAST_CHECK_SEED === 'random' ? {} : { seed: Number(FAST_CHECK_SEED) }),
});

// Files share a process: each of them begins with the same variables and folder, whatever the one before it left.
const [variables, folder] = [{ ...process.env }, process.cwd()];
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  process.chdir(folder);
});

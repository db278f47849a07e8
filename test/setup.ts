import fc from 'fast-check';

// The same examples in every run, so that a check of a change fails for the change. To look for others:
// FAST_CHECK_SEED=random npm test; a failure prints its seed.
const { FAST_CHECK_SEED = '20260522' } = process.env;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(FAST_CHECK_SEED === 'random' ? {} : { seed: Number(FAST_CHECK_SEED) }),
});

import { expect, it } from 'vitest';
import { PreconditionError } from '../../src/base/errors.ts';
import { findingOfConfirmation } from '../../src/loop/reconfirmation.ts';

const unchecked = (detail: string) => ({ kind: 'unchecked', what: 'confirmation', detail });

it('a confirmation that was not made is a finding with its reason, or none where there is nothing to confirm', async () => {
  expect(await findingOfConfirmation(async () => ({ kind: 'unclaimed', note: undefined }))).toBeUndefined();
  const noted = findingOfConfirmation(async () => ({ kind: 'unclaimed', note: 'the time was up' }));
  expect(await noted).toEqual(unchecked('the time was up'));
  const interrupted = findingOfConfirmation(async () => ({ kind: 'interrupted' }));
  expect(await interrupted).toEqual(unchecked('interrupted by the operator'));
});

it('an error of the user is a finding, too; any other error is thrown', async () => {
  const locked = findingOfConfirmation(async () => {
    throw new PreconditionError({ message: 'it is locked', remedy: 'Wait.' });
  });
  expect(await locked).toEqual(unchecked('it is locked'));
  const bug = findingOfConfirmation(async () => {
    throw new TypeError('a bug');
  });
  await expect(bug).rejects.toThrow('a bug');
});

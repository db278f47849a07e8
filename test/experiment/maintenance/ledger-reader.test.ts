import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathsOf, readLedger } from '../../../src/experiment/ledger/store.ts';
import { createLedgerReader } from '../../../src/experiment/maintenance/ledger-reader.ts';
import { createHost } from '../../../src/kernel/host.ts';
import { fillExperiment } from '../../helpers/long-experiment.ts';
import { createRepository } from '../../helpers/repository.ts';
import { REPOSITORY } from '../../helpers/run-cli.ts';

it('reads a ledger again where its file changed, and only there', () => {
  const folder = createRepository({ 'score.sh': 'cat score\n' });
  const add = fillExperiment(folder, 3);
  const paths = pathsOf('pi', createHost({ packageRoot: REPOSITORY, cwd: folder }));
  const read = createLedgerReader();
  const first = read(paths);
  expect(first).toEqual(readLedger(paths));
  expect(read(paths)).toBe(first);
  add();
  expect(read(paths).records).toHaveLength(4);
  appendFileSync(paths.ledger, 'torn');
  expect(read(paths)).toEqual(readLedger(paths));
  // A change that leaves the size.
  const text = readFileSync(paths.ledger, 'utf8');
  writeFileSync(paths.ledger, text.replace('"outcome":"merged"', '"outcome":"denied"'));
  expect(read(paths).problem).toBeDefined();
  expect(read(paths)).toEqual(readLedger(paths));
});

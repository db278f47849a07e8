/** A run that somebody else checks: in a fresh clone, by the commands of the how-to page, with a signature of a test root. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { attest } from '../../src/base/attested-run.ts';
import { attestableExperiment } from '../../src/experiment/verification/attestable.ts';
import { startGitServer } from '../helpers/git-server.ts';
import { cloneShallow, PAIRED_FILES, seedServer, startMachine } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { startSigstore } from '../helpers/signed-bundle.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const CONFIG = PAIRED_FILES['.autorize/pi/config.toml'].replace(
  'direction = "min"',
  'direction = "min"\ndecision = "greedy"\nconfirm = { pairs = 2 }\nnegative_control = "off"',
);

it('a run is pulled, scored again and held to its attestation in a fresh clone', { timeout: 60_000 }, async () => {
  await using server = await startGitServer();
  seedServer(server, { ...PAIRED_FILES, '.autorize/pi/config.toml': CONFIG });
  const machine = await startMachine(server);
  await machine.run({ maxIterations: 1 });
  expect(await machine.session.push()).toEqual({ kind: 'done' });
  const attested = attest(attestableExperiment(machine.paths));
  if (attested === undefined) throw new Error('there is nothing to attest');
  const { claim, commit } = attested.predicate;
  expect(claim).toMatchObject({ confirmed: true, sentence: expect.stringContaining('2 fresh pairs') });
  expect(commit).toBe(userGit(server.folder, 'rev-parse', 'autorize/pi'));
  const sigstore = await startSigstore();
  const folder = cloneShallow(server);
  const bundle = join(createFolder(), 'bundle.json');
  const root = join(createFolder(), 'root.json');
  writeFileSync(bundle, JSON.stringify(await sigstore.sign(attested)));
  writeFileSync(root, JSON.stringify(sigstore.root));
  const env = { ...process.env, XDG_CACHE_HOME: createFolder(), WHICH: 'a' };
  const cli = (...argv: string[]) => runCli(argv, { cwd: folder, env });
  const pulled = await cli('pull', 'pi');
  expect(pulled.code, pulled.err).toBe(0);
  const trusted = ['--attestation', bundle, '--trusted-root', root, '--repository', 'org/speedy'];
  const verified = await cli('verify', 'pi', '--rescore', ...trusted);
  expect(verified.code, verified.out + verified.err).toBe(0);
  expect(verified.out).toMatch(/ok +score of iteration 1 +recorded 19, scored again 19/);
  expect(verified.out).toMatch(/ok +attestation +it is of these records, with their claim and commit/);
  expect(verified.out).toMatch(/ok +confirmation +.*fresh pairs/);
  // The confirmation is a record, which nobody signed.
  const again = await cli('verify', 'pi', ...trusted, '--json');
  expect(JSON.parse(again.out)).toMatchObject({ isSound: true });
  expect(again.out).toMatch(/records? of decisions\.jsonl came later/);
  const forged = await sigstore.sign({ ...attested, predicate: { ...attested.predicate, claim: null } });
  writeFileSync(bundle, JSON.stringify(forged));
  const refused = await cli('verify', 'pi', ...trusted);
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(
    /WRONG +attestation +the claim that it attests is none; expected confirmed: .*; Trust the records/,
  );
  const stray = await cli('verify', 'pi', '--issuer', 'https://issuer.example');
  expect(stray.code).toBe(2);
  expect(stray.err).toContain('--issuer without --attestation');
});

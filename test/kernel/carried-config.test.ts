// What of a repository's configuration says how servers are reached.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCarriedConfig } from '../../src/kernel/carried-config.ts';
import { createRepository } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const HEADER = '[http "https://example.org/"]\n\textraHeader = ';
const GLOBAL = `${HEADER}of the user\n[url "https://mirror.example/"]\n\tinsteadOf = https://example.org/\n`;

function create(config: string, condition = '') {
  const folder = createRepository({});
  const home = createFolder({
    '.gitconfig': `${GLOBAL}${condition.replace('HERE', folder)}`,
    included: `${HEADER}included\n`,
  });
  appendFileSync(join(folder, '.git', 'config'), config.replace('HOME', home));
  const env = { PATH: process.env.PATH, HOME: home };
  return (more = {}) => readCarriedConfig({ folder, elsewhere: home }, { ...env, ...more });
}

const oneOf = (value: string, key = 'http.https://example.org/.extraheader') => ({
  ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: value },
});

it('is nothing where it is in force everywhere', async () => {
  expect(await create('[core]\n\teditor = vi\n')()).toEqual({});
});

it('is the header, the address, the proxy or the certificate that the repository has itself', async () => {
  expect(await create(`${HEADER}own\n`)()).toEqual(oneOf('own'));
  expect(await create('[url "x:"]\n\tinsteadOf = y:\n')()).toEqual(oneOf('y:', 'url.x:.insteadof'));
  expect(await create('[http]\n\tproxy = p\n')()).toEqual(oneOf('p', 'http.proxy'));
  expect(await create('[http]\n\tsslCAInfo = /c\n')()).toEqual(oneOf('/c', 'http.sslcainfo'));
});

it('is what a file has that is included, by the repository or for it alone', async () => {
  expect(await create('[include]\n\tpath = HOME/included\n')()).toEqual(oneOf('included'));
  const condition = '[includeIf "gitdir:HERE/.git"]\n\tpath = included\n';
  expect(await create('', condition)()).toEqual(oneOf('included'));
});

it('is no program that the repository names', async () => {
  const config = '[core]\n\tsshCommand = x\n\taskPass = x\n\tgitProxy = x\n[credential]\n\thelper = x\n';
  expect(await create(config)()).toEqual({});
});

it('comes after what the environment says itself', async () => {
  const found = await create(`${HEADER}own\n`)({
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'a.b',
    GIT_CONFIG_VALUE_0: 'c',
  });
  expect(found).toMatchObject({ GIT_CONFIG_COUNT: '2', GIT_CONFIG_VALUE_1: 'own' });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openApi } from '../../src/github/api.ts';
import type { StepContext } from '../../src/github/event.ts';
import { findPulls, replacePull, shortTitle } from '../../src/github/pull-request.ts';
import { answerBy } from '../helpers/answer.ts';

it('a title has at most 72 characters, cut between two words, and keeps its end', () => {
  expect(shortTitle('autorize pi: 1.2× faster')).toBe('autorize pi: 1.2× faster');
  expect(shortTitle('x'.repeat(72))).toBe('x'.repeat(72));
  expect(shortTitle(`${'word '.repeat(20)}`)).toBe(`${'word '.repeat(14).trim()}…`);
  expect(shortTitle('x'.repeat(73))).toBe(`${'x'.repeat(71)}…`);
  // Never half a character.
  expect(shortTitle(`${'x'.repeat(70)}😀😀`)).toBe(`${'x'.repeat(70)}…`);
  expect(shortTitle(`autorize pi: +66.7% (95% CI [41.2%, ${'9'.repeat(60)})`)).toBe('autorize pi: +66.7%…');
  const end = ' (isolation: process-group)';
  const cut = shortTitle(`autorize speed: ${'faster '.repeat(10)}`, end);
  expect(cut).toHaveLength(71);
  expect(cut.endsWith(`faster…${end}`)).toBe(true);
});

it('a pull request that was closed since another one replaced it is none that a person closed', async () => {
  const of = (number: number) => {
    const head = { ref: 'groups/1', sha: 'c0ffee' };
    return { number, html_url: `https://localhost/${number}`, state: 'open', merged_at: null, head, body: 'Faster.' };
  };
  const pulls = [of(2), of(1)];
  const server = createServer(
    answerBy(async (request, response) => {
      const change = request.method === 'PATCH' ? (JSON.parse(await text(request)) as object) : {};
      const pull = pulls.find(({ number }) => request.url?.endsWith(`/pulls/${number}`));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(pull === undefined ? pulls : Object.assign(pull, change)));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const api = await openApi('a token', { owner: 'o', repository: 'r', apiUrl } as StepContext);
    if (api === undefined) throw new Error('there is no API');
    const found = async () => {
      const answer = await findPulls(api, 'groups/1');
      return answer.kind === 'ok' ? answer.value.map(({ number, became }) => `${number} ${became}`) : answer.why;
    };
    expect(await found()).toEqual(['2 open', '1 open']);
    expect(await replacePull(api, { number: 1, why: 'It is part of another one.' })).toMatchObject({ kind: 'ok' });
    expect(await found()).toEqual(['2 open']);
    expect(pulls[1]?.body).toContain('It is part of another one.');
    Object.assign(pulls[0] ?? {}, { state: 'closed' });
    expect(await found()).toEqual(['2 closed']);
  } finally {
    server.close();
  }
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openApi } from '../../src/github/api.ts';
import type { StepContext } from '../../src/github/event.ts';
import { publishGroups } from '../../src/github/group-pulls.ts';
import { Notes } from '../../src/github/notes.ts';
import { answerBy } from '../helpers/answer.ts';

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

const REFUSED: Answer = { status: 403, data: { message: 'Resource not accessible' } };

/** Publishes two groups, the second on the first, whose branches are pushed already; what was asked, and the notes. */
async function publish(
  answer: (request: string, query: URLSearchParams, body: string) => Answer,
  { moved, onTop = 'group 1' }: { readonly moved?: string; readonly onTop?: string | null } = {},
) {
  const asked: string[] = [];
  const server = createServer(
    answerBy(async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
      const blocks: Buffer[] = [];
      for await (const block of request) blocks.push(block as Buffer);
      const body = Buffer.concat(blocks).toString();
      asked.push(`${request.method} ${pathname}${body === '' ? '' : ` ${body}`}`);
      const { status, data } = answer(`${request.method} ${pathname}`, searchParams, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const api = await openApi('a token', { owner: 'o', repository: 'r', apiUrl } as StepContext);
    const facts = {
      title: { text: 'perf: a', end: '' },
      effect: 'less',
      isConfirmed: true,
      changes: [],
      takenOut: undefined,
    };
    const [one, two] = ['c'.repeat(40), 'd'.repeat(40)];
    const groups = [
      { ...facts, task: 'group 1', branch: 'g/1', commit: one, on: null, pull: { number: 1, url: 'u', state: 'open' } },
      { ...facts, task: 'group 2', branch: 'g/2', commit: two, on: onTop, pull: undefined },
    ];
    const notes = new Notes();
    const recorded: unknown[] = [];
    const list = async () =>
      new Map([
        ['refs/heads/g/1', moved ?? one],
        ['refs/heads/g/2', two],
      ]);
    const publication = {
      api,
      opening: {
        inputs: { publish: 'pull-request', base: 'main', prLabels: [], prDraft: false },
        isolation: { levels: [], from: 'this job' },
        loop: {
          name: 'pi',
          subject: { name: 'pi' },
          groups: { pattern: 'g/*', isOwn: () => false, record: (pulls: unknown[]) => recorded.push(...pulls) < 0 },
        },
        notes,
      },
      state: { remote: { list, fetch: () => moved, git: () => ({ stdout: 'parent\n\nOf a reviewer' }) } },
      view: { verify: 'autorize verify pi' },
      listed: { groups, isCurrent: true, unmeasured: 0 },
    } as unknown as Parameters<typeof publishGroups>[0];
    const lines = await publishGroups(publication);
    return { asked, notes: notes.all, recorded, lines };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const pull = (number: number, more: object): object => ({
  ...{ number, html_url: `u/${number}`, state: 'open', merged_at: null, body: '' },
  ...more,
});

it('opens and pushes nothing where the server does not list pull requests: one of them may be merged', async () => {
  const { asked, notes, lines } = await publish(() => REFUSED);
  expect(lines).toEqual([]);
  expect(asked).toEqual(['GET /repos/o/r/pulls']);
  expect(notes).toEqual([expect.stringMatching(/cannot be read, so none of them is opened or changed \(.*403/)]);
});

it('knows a merged pull request whose reviewers added a commit, and reports one that cannot be opened', async () => {
  const merged = pull(1, { state: 'closed', merged_at: '2026-01-01', head: { ref: 'g/1', sha: 'e'.repeat(40) } });
  const { asked, notes, recorded } = await publish((request, query) => {
    if (request.startsWith('POST')) return REFUSED;
    return { status: 200, data: query.get('head') === 'o:g/1' ? [merged] : [] };
  });
  // The one on top of it is for the branch that it was merged into.
  const opened = asked.filter((each) => each.startsWith('POST'));
  expect(opened).toEqual([expect.stringContaining('"head":"g/2"')]);
  expect(opened[0]).toContain('"base":"main"');
  expect(notes).toEqual([
    expect.stringMatching(/^the branch g\/2 is pushed, but no pull request was created \(.*pull-requests: write/),
  ]);
  expect(recorded).toEqual([expect.objectContaining({ task: 'group 1', number: 1, state: 'merged' })]);
});

it('leaves a branch that a reviewer pushed to as it is, with what is on top of it, and publishes the others', async () => {
  const opened = { number: 2, html_url: 'u/2' };
  const answer = (request: string): Answer => ({ status: 200, data: request.startsWith('POST') ? opened : [] });
  const moved = 'e'.repeat(40);
  const note = /^somebody else moved the branch g\/1 .*: it stays as it is, and so does what is on top of it/;
  const stack = await publish(answer, { moved });
  expect(stack.asked.filter((each) => !each.startsWith('GET'))).toEqual([]);
  expect(stack.notes).toEqual([expect.stringMatching(note)]);
  expect(stack.recorded).toEqual([expect.objectContaining({ task: 'group 1', number: 1, state: 'open' })]);
  const apart = await publish(answer, { moved, onTop: null });
  expect(apart.asked.filter((each) => each.startsWith('POST'))).toEqual([expect.stringContaining('"head":"g/2"')]);
  expect(apart.recorded).toHaveLength(2);
});

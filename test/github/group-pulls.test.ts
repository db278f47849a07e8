import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openApi } from '../../src/github/api.ts';
import type { StepContext } from '../../src/github/event.ts';
import { publishGroups } from '../../src/github/group-pulls.ts';
import { Notes } from '../../src/github/notes.ts';

it('opens and pushes nothing where the server does not list pull requests: one of them may be merged', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"Resource not accessible"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const api = await openApi('a token', { owner: 'o', repository: 'r', apiUrl } as StepContext);
    const group = { task: 'group 1', branch: 'autorize-groups/pi/1', commit: 'c'.repeat(40), on: null };
    const notes = new Notes();
    // What is pushed would need a remote, and there is none.
    const publication = {
      ...{ api, opening: { inputs: { publish: 'pull-request' }, notes, loop: {} } },
      listed: { groups: [group], isCurrent: true, unmeasured: 0 },
    } as unknown as Parameters<typeof publishGroups>[0];
    expect(await publishGroups(publication)).toEqual([]);
    expect(asked).toEqual(['GET /repos/o/r/pulls']);
    expect(notes.all).toEqual([expect.stringMatching(/cannot be read, so none of them is opened or changed \(.*403/)]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

// Which commands of an experiment reach the network: a server on this machine stands for it.
import { describe, expect, it } from 'vitest';
import { ASK, serveAsked } from '../helpers/asked-server.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { NAMESPACES } from '../helpers/sandboxes.ts';

describe.skipIf(NAMESPACES.length === 0)('commands of an experiment', () => {
  it('have the network access that environment.network gives each of them', async () => {
    const { url, asked } = await serveAsked();
    const ask = (path: string) => `node ask.mjs ${url}/${path}`;
    const experiment = createExperiment({
      agent: `echo 9 > value.txt; ${ask('agent')}\n`,
      files: { 'ask.mjs': ASK, 'score.sh': `${ask('objective')} >&2; cat value.txt\n` },
      config: {
        environment: 'network = { setup = "on", guards = "on", teardown = "on" }',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nnetwork = "off"',
        setup: `command = "${ask('setup')}"`,
        teardown: `command = "${ask('teardown')}"`,
        iteration: 'budget = "20s"\nmax_iterations = 1',
      },
      uncommitted: `[[guards]]\nname = "asks"\ncommand = "${ask('guard')}"`,
    });
    const { records } = await experiment.run();
    expect(records.at(-1)).toMatchObject({ outcome: 'merged' });
    expect([...asked].sort()).toEqual(['/guard', '/setup', '/teardown']);
  });
});

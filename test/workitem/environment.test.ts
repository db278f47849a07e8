// What the commands of a plan get of the machine by `environment`, and what of it no record holds.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { executeWorkFile } from '../../src/workitem/run.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { ASK, serveAsked } from '../helpers/asked-server.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item, QUICK } from '../helpers/work-items.ts';

const TOKEN = 'tk9Xq2Lw7Rf4Zb81';
const PROXY = 'http://someone:pw7Tn3Kc5Vd2@proxy.example:3128';

/** Files of a folder that hold a text. */
function filesWith(folder: string, text: string): string {
  return execFileSync('sh', ['-c', 'grep -rlF -e "$1" "$2" || true', 'sh', text, folder], { encoding: 'utf8' });
}

describe.skipIf(BUBBLEWRAP.length === 0)('the environment of a plan', () => {
  it('gives its commands data, variables and network as the keys say; keys and passwords are in no record', async () => {
    const { url, asked } = await serveAsked();
    const data = createFolder({ 'numbers.txt': 'seven\n' });
    const show = (name: string) =>
      `echo "$TOKEN" "$HTTPS_PROXY" >&2; node ask.mjs "${url}/${name}-$CI-\${TOKEN:+key}-\${HTTPS_PROXY:+proxy}-$(cat ${data}/numbers.txt)"`;
    const site = createSite({ 'ask.mjs': ASK, 'setup.sh': `${show('setup')}\n` });
    const agents = { 'agent-1': { command: QUICK } };
    const host = { ...site.host, env: { ...site.host.env, TOKEN, HTTPS_PROXY: PROXY } };
    const options = { agents, host, setup: { command: 'sh setup.sh', inputs: ['setup.sh'] } };
    const environment = { readable: [data], env: { CI: '1', TOKEN: '$TOKEN' } };
    const open = item('open', `${show('agent')}; echo 1 >one.txt`, {
      test_command: `${show('test')}; echo changed >${data}/numbers.txt; [ "$(cat ${data}/numbers.txt)" = seven ]`,
    });
    const { items } = await site.run([open], { ...options, environment });
    expect(items).toMatchObject([{ status: 'success' }]);
    // A proxy with a password reaches setup alone. What no key says of the network is as the agent has it.
    expect([...asked].sort()).toEqual(['/agent----seven', '/setup-1-key-proxy-seven', '/test-1---seven']);
    const shut = item('shut', 'echo 2 >two.txt', {
      test_command: `${show('shut')}; [ \${#TOKEN} = ${TOKEN.length} ] && exit 7`,
    });
    const { items: failed } = await site.run([shut], {
      ...options,
      environment: { ...environment, disclose: { guards: ['TOKEN'] }, network: { guards: 'off' } },
    });
    expect(failed).toMatchObject([{ status: 'failure', error: expect.stringMatching(/exit code 7/) }]);
    expect([...asked].filter((path) => path.startsWith('/shut'))).toEqual([]);
    const records = join(site.folder, '.autorize');
    expect(filesWith(records, TOKEN)).toBe('');
    expect(filesWith(records, PROXY)).toBe('');
    expect(filesWith(records, 'numbers.txt')).not.toBe('');
    expect((await verifyWork({}, host)).findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  });
});

describe('the environment in the file of a plan', () => {
  it('is refused with every problem at once, each with its line', async () => {
    const site = createSite();
    const file = join(createFolder(), 'plan.yaml');
    writeFileSync(
      file,
      [
        ...['version: 1', 'agents: { agent-1: { command: "cat >/dev/null" } }', 'items:'],
        ...['  - { id: one, agent_id: agent-1, description: nothing }', 'environment:'],
        ...['  env: { CI: "1", TOKEN: "$TOKEN", GONE: "$NOT_SET_ANYWHERE" }', '  readable: ["/root", "here"]'],
        ...['  devices: ["/dev/mem"]', ''],
      ].join('\n'),
    );
    const host = { ...site.host, env: { ...site.host.env, TOKEN } };
    const error = await executeWorkFile(file, { host }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ exitCode: 2 });
    const { problems } = error as { problems: { line: number; path: string; found: string }[] };
    expect(problems.map(({ line, path, found }) => `${line} ${path}: ${found}`)).toEqual([
      expect.stringMatching(/^6 \$\.environment\.env\.TOKEN: .*which no command gets$/),
      expect.stringMatching(/^6 \$\.environment\.env\.GONE: .*which no command gets$/),
      '6 $.environment.env.GONE: $NOT_SET_ANYWHERE, which is not set',
      expect.stringMatching(/^7 \$\.environment\.readable\[0\]: "\/root", /),
      '7 $.environment.readable[1]: "here"',
      '8 $.environment.devices[0]: "/dev/mem"',
    ]);
  });

  it('has no keys for commands that a plan does not have', async () => {
    const site = createSite();
    const environment = { network: { objective: 'off' }, disclose: { holdout: ['A'] }, toolchains: ['cobol'] };
    await expect(site.run([item('one', 'true')], { environment: environment as never })).rejects.toMatchObject({
      problems: [
        { path: '$.environment.toolchains[0]', found: '"cobol"' },
        { path: '$.environment.disclose.holdout', found: 'an unknown key "holdout"' },
        { path: '$.environment.network.objective', found: 'an unknown key "objective"' },
      ],
    });
  });
});

// What the commands of a mission get of the machine by `environment`, and what of it no record holds.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASK, serveAsked } from '../helpers/asked-server.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const TOKEN = 'tk9Xq2Lw7Rf4Zb81';
const PROXY = 'http://someone:pw7Tn3Kc5Vd2@proxy.example:3128';
const IMPROVE = 'improve 11; hand candidate $(git rev-parse HEAD)';

const front = (environment: readonly string[], more: readonly string[] = []): string =>
  [
    ...['evaluator:', '  command: sh evaluate.sh', '  format: json'],
    ...['agent:', '  command: . ./session.sh', '  budget: 30s', 'iteration:', '  max_iterations: 1'],
    ...more,
    ...['environment:', ...environment.map((line) => `  ${line}`), ''],
  ].join('\n');

/** Files of a folder that hold a text. */
function filesWith(folder: string, text: string): string {
  return execFileSync('sh', ['-c', 'grep -rlF -e "$1" "$2" || true', 'sh', text, folder], { encoding: 'utf8' });
}

describe.skipIf(BUBBLEWRAP.length === 0)('the environment of a mission', () => {
  it('gives its commands data, variables and network as the keys say; keys and passwords are in no record', async () => {
    const { url, asked } = await serveAsked();
    const data = createFolder({ 'numbers.txt': 'seven\n' });
    const show = (name: string) =>
      `echo "$TOKEN" "$HTTPS_PROXY" >&2; node ask.mjs "${url}/${name}-$CI-\${TOKEN:+key}-\${HTTPS_PROXY:+proxy}-$(cat ${data}/numbers.txt)"`;
    const mission = createMission({
      session: `${show('agent')}; ${IMPROVE}`,
      evaluator: [
        show('objective'),
        `[ "$CI$TOKEN" = "1${TOKEN}" ] || exit 3`,
        `echo changed > ${data}/numbers.txt 2>/dev/null && exit 4`,
        'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
      ].join('\n'),
      front: front(
        [
          `readable: ["${data}"]`,
          'env: { CI: "1", TOKEN: "$TOKEN" }',
          'disclose: { objective: [TOKEN] }',
          'network: { setup: "on", guards: "on", objective: "off" }',
        ],
        [
          ...['setup:', '  command: sh setup.sh', '  inputs: [setup.sh]'],
          ...['guards:', '  - name: looks', '    command: sh guard.sh'],
        ],
      ),
      files: { 'ask.mjs': ASK, 'setup.sh': `${show('setup')}\n`, 'guard.sh': `${show('guard')}\n` },
    });
    const { runId } = await mission.launch({}, { env: { ...mission.host.env, TOKEN, HTTPS_PROXY: PROXY } });
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep']);
    // A proxy with a password reaches setup alone, and a key what `disclose` names. The evaluator has no network.
    expect([...asked].sort()).toEqual(['/agent----seven', '/guard-1---seven', '/setup-1-key-proxy-seven']);
    const records = join(mission.folder, '.rcs');
    expect(filesWith(records, TOKEN)).toBe('');
    expect(filesWith(records, PROXY)).toBe('');
    expect(filesWith(records, 'evaluate.sh')).not.toBe('');
  });
});

describe('the environment in sandbox.md', () => {
  it('is refused with every problem at once, each with its line', async () => {
    const mission = createMission({
      session: IMPROVE,
      front: front([
        ...['env: { CI: "1", TOKEN: "$TOKEN", GONE: "$NOT_SET_ANYWHERE" }', 'readable: ["/root", "here"]'],
        ...['devices: ["/dev/mem"]', 'network: { guards: "on" }'],
      ]).replace('format: json', 'format: json\n  network: "off"'),
    });
    const launch = mission.launch({}, { env: { ...mission.host.env, TOKEN } });
    const error = await launch.catch((reason: unknown) => reason as { problems: { path: string }[] });
    expect(error).toMatchObject({ exitCode: 2 });
    const { problems } = error as { problems: { file: string; line: number; path: string; found: string }[] };
    expect(problems.map(({ file, line, path, found }) => `${file}:${line} ${path}: ${found}`)).toEqual([
      expect.stringMatching(/sandbox\.md:12 \$\.environment\.env\.GONE: \$NOT_SET_ANYWHERE, which is not set$/),
      expect.stringMatching(/sandbox\.md:15 \$\.environment\.network\.guards: "on"$/),
      expect.stringMatching(/sandbox\.md:12 \$\.environment\.env\.TOKEN: .*which no command gets$/),
      expect.stringMatching(/sandbox\.md:12 \$\.environment\.env\.GONE: .*which no command gets$/),
      expect.stringMatching(/sandbox\.md:13 \$\.environment\.readable\[0\]: "\/root", /),
      expect.stringMatching(/sandbox\.md:13 \$\.environment\.readable\[1\]: "here"$/),
      expect.stringMatching(/sandbox\.md:14 \$\.environment\.devices\[0\]: "\/dev\/mem"$/),
    ]);
  });

  it('may not hold the command of the holdout, which a candidate would read', async () => {
    const secret = 'sh /srv/hidden/score.sh --seed 7';
    const mission = createMission({
      session: IMPROVE,
      front: front(['env: { SHOWN: "$HIDDEN" }', 'disclose: { objective: [SHOWN] }']).replace(
        'format: json',
        'format: json\n  decision: auto\n  holdout: { command: "$HIDDEN" }',
      ),
    });
    const launch = mission.launch({}, { env: { ...mission.host.env, HIDDEN: secret } });
    const path = '$.environment.env.SHOWN';
    await expect(launch).rejects.toMatchObject(
      BUBBLEWRAP.length === 0 ? { code: 'precondition' } : { exitCode: 2, problems: [{ path }] },
    );
    await expect(launch).rejects.not.toMatchObject({ message: expect.stringContaining(secret) });
  });

  it('has no keys for commands that a mission does not have', async () => {
    const mission = createMission({
      session: IMPROVE,
      front: front(['network: { teardown: "off" }', 'disclose: { confirm: [A] }', 'toolchains: [cobol]']),
    });
    await expect(mission.launch()).rejects.toMatchObject({
      problems: [
        { path: '$.environment.toolchains[0]', found: '"cobol"' },
        { path: '$.environment.disclose.confirm', found: 'an unknown key "confirm"' },
        { path: '$.environment.network.teardown', found: 'an unknown key "teardown"' },
      ],
    });
  });
});

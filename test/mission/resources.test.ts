// Memory and cores of the guards and the evaluator of a mission.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderCoreList, usableCores } from '../../src/kernel/cores.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const MIB = 2 ** 20;
const usable = usableCores();
const [first = 0] = usable;
const others = usable.length === 1 ? usable : usable.slice(1);
const CORES = 'grep Cpus_allowed_list /proc/self/status | cut -f2';
const HOLD = `(head -c ${300 * MIB} /dev/zero; sleep 60) | tail -c ${300 * MIB} >/dev/null`;

const front = (environment: string, more = ''): string => `evaluator:
  command: sh evaluate.sh
  format: json
${more}agent:
  command: . ./session.sh
  sandbox: "off"
iteration:
  max_iterations: 1
environment:
  ${environment}
`;

const EVALUATE = 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n';
const IMPROVE = 'improve 11; hand candidate $(git rev-parse HEAD)';

describe('a mission with an environment', () => {
  it('does not keep a candidate whose guard goes beyond its memory, and says why', async () => {
    const guards = 'guards:\n  - name: tests\n    command: sh guard.sh\n';
    const mission = createMission({
      session: IMPROVE,
      evaluator: EVALUATE,
      front: front('memory: 64MiB', guards),
      files: { 'guard.sh': `[ "$(cat value.txt)" = 10 ] || { ${HOLD}; }\n` },
    });
    const { runId, last } = await mission.launch();
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 discard']);
    const text = 'guard "tests" used more than 64 MiB of memory (environment.memory)';
    expect(JSON.stringify(last)).toContain(JSON.stringify(text).slice(1, -1));
  });

  it('runs its evaluator on its cores and sessions on the others', async () => {
    const log = createFolder();
    const mission = createMission({
      session: `${CORES} >${log}/session; ${IMPROVE}`,
      evaluator: `${CORES} >>${log}/evaluator; ${EVALUATE}`,
      front: front(`cpus: [${first}]`),
    });
    const { runId } = await mission.launch();
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep']);
    const evaluations = readFileSync(join(log, 'evaluator'), 'utf8').trimEnd().split('\n');
    expect(new Set(evaluations)).toEqual(new Set([`${first}`]));
    expect(readFileSync(join(log, 'session'), 'utf8')).toBe(`${renderCoreList(others)}\n`);
  });

  it('that names a core which is not there is not launched', async () => {
    const mission = createMission({ session: IMPROVE, front: front('cpus: [4000]') });
    const problem = { file: 'missions/climb/sandbox.md', path: '$.environment.cpus', found: 'core 4000' };
    await expect(mission.launch()).rejects.toMatchObject({ exitCode: 2, problems: [problem] });
  });
});

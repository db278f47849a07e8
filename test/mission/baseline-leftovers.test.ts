import { describe, expect, it } from 'vitest';
import { createMission } from '../helpers/mission.ts';

const front = (guards: string, more = '') => `evaluator:
  command: sh evaluate.sh
  format: json
${more}guards:
${guards}agent:
  command: . ./session.sh
  budget: 30s
`;
const BUILD = '  - name: build\n    command: mkdir dist && cp value.txt dist/\n';
const EVALUATOR = `printf '{"pass":true,"score":%s}\\n' "$(cat dist/value.txt)"\n`;
const SILENT = `test -e dist/value.txt || exit 3\n${EVALUATOR}`;

async function launch(evaluator: string, guards: string, more?: string) {
  const mission = createMission({ session: 'hand noop', evaluator, front: front(guards, more) });
  return mission.launch({ maxIterations: 1 });
}

describe('a mission whose baseline needs what a guard leaves', { timeout: 120_000 }, () => {
  it.each([
    ['ends otherwise', SILENT],
    ['prints no verdict', EVALUATOR],
  ])('is refused, with the guard, the path and the remedy: an evaluator that %s', async (_, evaluator) => {
    await expect(launch(evaluator, BUILD)).rejects.toMatchObject({
      message: 'guard "build" leaves dist/, which the evaluator reads; make it build.command',
      remedy: 'Move its command from guards to build.command in sandbox.md, then launch again.',
      exitCode: 3,
    });
  });

  it('is refused where another guard needs it', async () => {
    const guards = `${BUILD}  - name: smoke\n    command: test -e dist/value.txt\n`;
    const evaluator = `echo '{"pass":true,"score":1}'\n`;
    await expect(launch(evaluator, guards, '  decision: auto\n')).rejects.toMatchObject({
      message: 'guard "build" leaves dist/, which guard "smoke" reads; make it build.command',
    });
  });

  it('says what it said before where the baseline fails by itself', async () => {
    const { stop } = await launch('exit 3\n', BUILD);
    expect(stop.reason).toContain('the evaluator failed on the baseline: ');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditRecords } from '../../../src/audit/audit.ts';
import { auditExperiment } from '../../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { createExperiment } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

// Noise that both arms of a pair share; the first run of 105 is a little worse than the base, all others are better.
const SCORE = `v=$(tr -d ' \\t\\r\\n' < value.txt); luck=0
test $v = 105 && test ! -e SEEN/105 && luck=-5.01 && : > SEEN/105
awk -v v=$v -v luck=$luck -v seed="$AUTORIZE_SEED" 'BEGIN { print v + luck + (seed % 1000) / 1e4 }'\n`;
// 1 and 2 are one change but for blanks, and so are 4 and 5; 3 changes blanks only.
const AGENT = `case $1 in 1) echo 105;; 2) printf '105 \\n\\n'; echo "nothing " > notes/read-me.txt;; 3) printf '105\\r\\n';;
4) echo 60;; *) printf '60\\t\\n';; esac > value.txt\n`;

it('a change that comes again with other blanks is the same one: its test goes on, or it is none that is tested', async () => {
  const experiment = createExperiment({
    agent: AGENT,
    files: { 'value.txt': '100\n', 'score.sh': SCORE.replaceAll('SEEN', createFolder()) },
    config: {
      // Five pairs of which one is lost never decide at a confidence of 95%.
      objective: `command = "sh score.sh"\ndirection = "max"\ndecision = "paired-sequential"\nscreen = "off"\nmax_pairs = 5
calibration_runs = 4\nconfirm = { pairs = 2 }\naa_check_every = 0\nmax_plausible = 1000`,
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  const { records } = await experiment.run({ maxIterations: 5 });
  const outcomes = ['baseline', 'inconclusive', 'merged', 'noop', 'discarded', 'discarded'];
  expect(records.map(({ outcome }) => outcome)).toEqual(outcomes);
  const [, first, second, third, fourth, fifth] = records;

  // What was tested is what is kept, and what is on record as kept.
  expect(second).toMatchObject({ tree: first?.tree, changed_paths: ['value.txt'], decision: { test: 'iteration 1' } });
  expect(second?.notes).toMatch(
    /; the same change, but for blanks, as "iteration 1", whose test resumes with its own tree/,
  );
  expect(userGit(experiment.folder, 'show', 'autorize/pi:value.txt')).toBe('105');
  const fileOf = (iter: number, name: string) => join(experiment.place, `iter-000${iter}`, name);
  expect(readFileSync(fileOf(2, 'changes.diff'), 'utf8')).toBe(readFileSync(fileOf(1, 'changes.diff'), 'utf8'));
  expect(readFileSync(fileOf(2, 'proposed.diff'), 'utf8')).toContain('+105 \n');
  expect(existsSync(fileOf(1, 'proposed.diff'))).toBe(false);

  expect(third?.notes).toBe('only blanks change: ends of lines, white space there, blank lines');
  expect(fourth?.decision?.code).toBe('futile');
  expect(fifth?.notes).toBe('the same change, but for blanks, was "iteration 4" (futile)');

  const text = readFileSync(join(experiment.place, 'decisions.jsonl'), 'utf8').trimEnd();
  const lines: Record<string, unknown>[] = text.split('\n').map((line) => JSON.parse(line));
  const candidates = lines.filter(({ kind }) => kind === 'candidate');
  const digests = candidates.map(({ normal_digest: digest }) => digest);
  expect([digests[1], digests[4], new Set(digests).size]).toEqual([digests[0], digests[3], 3]);
  const tested = lines.filter(({ kind }) => kind === 'evaluation').map(({ task }) => String(task));
  expect(new Set(tested.filter((task) => task.startsWith('iteration')))).toEqual(
    new Set(['iteration 1', 'iteration 4']),
  );
  expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
  const { findings } = await verifyExperiment({ name: 'pi' }, experiment.host);
  expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);

  // A refusal that the records do not bear is found.
  const forged = lines.map((line) => (line === candidates[4] ? { ...line, normal_digest: digests[0] } : line));
  expect(auditRecords({ records: forged }).differences.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^iteration 5 was refused .* which the records do not bear$/),
  ]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordedPaths } from '../../../src/base/recorded-paths.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { createExperiment } from '../../helpers/experiment.ts';

it('lists the first paths, and counts the others', () => {
  const paths = Array.from({ length: 1200 }, (_, at) => `path ${at}`);
  expect(recordedPaths(paths.slice(0, 1000))).toEqual({ paths: paths.slice(0, 1000), more: 0 });
  const listed = recordedPaths(paths);
  expect(listed).toEqual({ paths: paths.slice(0, 1000), more: 200 });
  expect(recordedPaths(listed.paths, listed.more)).toEqual(listed);
  const long = paths.map((path) => path.padEnd(2 ** 15 + 1));
  expect(recordedPaths(long)).toEqual({ paths: long.slice(0, 1), more: 1199 });
});

it('of thousands of long names a denied change leaves the first ones in its records; an accepted one all of them', async () => {
  const experiment = createExperiment({
    agent: `echo 2$1 >value.txt
long=$(printf 'n%.0s' $(seq 200)); folder=$(test $1 = 1 && echo open || echo secret); mkdir $folder; cd $folder
i=0; while [ $i -lt 340 ]; do : >$long$i; i=$((i + 1)); done\n`,
    files: { 'value.txt': '10\n', 'score.sh': 'cat value.txt\n' },
    config: {
      objective:
        'command = "sh score.sh"\ndirection = "max"\ndecision = "paired-sequential"\ncalibration_runs = 4\nconfirm = { pairs = 2 }\naa_check_every = 0\nmax_plausible = 1000',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      boundaries: 'deny_paths = ["secret/**"]',
    },
  });
  const { records } = await experiment.run({ maxIterations: 2 });
  const [, accepted, denied] = records;
  expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'denied']);
  expect(accepted?.changed_paths).toHaveLength(341);
  expect(accepted?.more_paths).toBeUndefined();
  expect(denied?.changed_paths?.join('').length).toBeLessThanOrEqual(64 << 10);
  expect((denied?.changed_paths?.length ?? 0) + (denied?.more_paths ?? 0)).toBe(341);
  for (const name of ['decisions.jsonl', 'iterations.jsonl']) {
    const lines = readFileSync(join(experiment.place, name), 'utf8').trimEnd().split('\n');
    const line = lines.findLast((each) => each.includes('secret/')) ?? '';
    expect([line.includes('"more_paths":'), line.length < 128 << 10]).toEqual([true, true]);
  }
  const { findings } = await verifyExperiment({ name: 'pi' }, experiment.host);
  expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
});

import { expect, it } from 'vitest';
import { unsealCommand } from '../../../src/engine/evaluation/hidden-command.ts';

it.each([
  ['sh /srv/holdout/eval.sh', ['/srv/holdout']],
  ['sh /dev/shm/work/holdout/eval.sh', ['/dev/shm/work/holdout']],
  ['sh /dev/shm/eval.sh', ['/dev/shm/eval.sh']],
  ['sh /data.sh </dev/null >/dev/stderr', ['/data.sh']],
  ['/opt/python/bin/python3 /usr/share/score.py', []],
])('what "%s" names is hidden, but for programs and devices', (command, paths) => {
  expect(unsealCommand({ command, files: [] }, {})).toMatchObject({ paths });
});

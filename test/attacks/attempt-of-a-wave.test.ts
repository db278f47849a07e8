// An agent that makes an attempt of a wave: it has a repository of its own, and sees neither the user's nor other slots.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeAttempt } from '../../src/wave/attempt.ts';
import { planWave } from '../../src/wave/plan.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';

const HOME = dirname(dirname(import.meta.dirname));

/** Makes the number smaller by one, and by ten for each place that it can read. */
const AGENT = `n=9
for place in $(cat places.txt); do head -c 1 "$place" >/dev/null 2>&1 && n=$((n + 10)); done
echo $n > value.txt
`;

describe.each(BUBBLEWRAP.map((level) => [level.kind]))('an attempt in %s', () => {
  it('sees neither the repository that it is made from, its records, nor what other slots submit', async () => {
    // Not among temporary files, which no command sees anyway.
    const place = mkdtempSync(join(HOME, '.attempt-'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    const made = createExperiment({ agent: AGENT, files: { 'value.txt': '30\n' } });
    const folder = join(place, 'repository');
    cpSync(made.folder, folder, { recursive: true, verbatimSymlinks: true });
    const host = { ...made.host, cwd: folder };
    const out = join(place, 'out');
    mkdirSync(join(out, 'slot-1'), { recursive: true });
    writeFileSync(join(out, 'slot-1', 'attempt.json'), 'another slot\n');
    const places = ['.git/config', '.git/HEAD', '.autorize/pi/config.toml', 'score.sh'].map((each) =>
      join(folder, each),
    );
    writeFileSync(join(folder, 'places.txt'), `${[...places, join(out, 'slot-1', 'attempt.json')].join('\n')}\n`);
    userGit(folder, 'add', 'places.txt');
    userGit(folder, 'commit', '-q', '-m', 'Places to look at');
    const { wave } = await planWave({ name: 'pi', attempts: 1, pairs: 2, focuses: [] }, host);
    const { attempt } = await makeAttempt({ wave, slot: 0, folder: out }, host);
    expect(attempt).toMatchObject({ outcome: 'proposed', effect: 21 });
  });
});

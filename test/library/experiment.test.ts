import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PreconditionError } from '../../src/base/errors.ts';
import { type ExperimentEvent, readExperiment, runExperiment, verifyExperiment } from '../../src/library/experiment.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';

describe('an experiment by the library', () => {
  it('runs, is read and verified with a name and a folder alone', async () => {
    const { folder: cwd, host } = createExperiment({ agent: NUDGE });
    const options = { name: 'pi', cwd, env: host.env };
    const events: ExperimentEvent[] = [];
    const { stop, state, records } = await runExperiment({
      ...options,
      maxIterations: 2,
      onEvent: (event) => events.push(event),
    });
    expect(stop.kind).toBe('max_iterations');
    expect(state).toMatchObject({ best_score: 8, best_iter: 2 });
    expect(events[0]).toMatchObject({ kind: 'started', direction: 'min' });
    expect(events.at(-1)).toEqual({ kind: 'stopped', stop, state });

    expect(readExperiment(options)).toMatchObject({ state, records, isRunning: false, problems: [] });
    expect(await verifyExperiment(options)).toMatchObject({ isSound: true, rescored: [] });
    const { rescored } = await verifyExperiment({ ...options, iter: 1 });
    expect(rescored).toMatchObject([{ iter: 1, recorded: 9, scores: [9] }]);
  });

  it('reports a restart when its rules have changed', async () => {
    const { folder: cwd, host, place } = createExperiment({ agent: NUDGE });
    const options = { name: 'pi', cwd, env: host.env, maxIterations: 1, allowDirty: true };
    await runExperiment(options);
    const config = join(place, 'config.toml');
    writeFileSync(config, readFileSync(config, 'utf8').replace('sh score.sh', 'sh ./score.sh'));
    const events: ExperimentEvent[] = [];
    await runExperiment({ ...options, onEvent: (event) => events.push(event) });
    const restarted = events.filter(({ kind }) => kind === 'restarted');
    expect(restarted).toEqual([
      {
        kind: 'restarted',
        reason: expect.stringContaining('its rules changed: the evaluator'),
        archive: expect.stringMatching(/^\//),
      },
    ]);
  });

  it('is not read where there is none', () => {
    const { folder: cwd } = createExperiment({ agent: NUDGE });
    expect(() => readExperiment({ name: 'pie', cwd })).toThrow(PreconditionError);
  });
});

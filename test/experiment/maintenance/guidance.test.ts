import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/base/errors.ts';
import { lockExperiment } from '../../../src/experiment/ledger/opening.ts';
import { pathsOf, readGuidance } from '../../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../../src/experiment/loop/run-event.ts';
import { promptAgent } from '../../../src/experiment/maintenance/guidance.ts';
import { readStatus } from '../../../src/experiment/maintenance/look.ts';
import { repairExperiment } from '../../../src/experiment/maintenance/repair.ts';
import { createExperiment, type Experiment } from '../../helpers/experiment.ts';

const AGENT = 'case $1 in 1) echo 8;; *) echo 5;; esac > value.txt\n';
const pathsIn = ({ host }: Experiment) => pathsOf('pi', host);
const report = ({ host }: Experiment, message: string) => promptAgent({ name: 'pi', message }, host);

describe('tellAgent', () => {
  it('appends a message, which is in the prompt from the next iteration on', async () => {
    const experiment = createExperiment({ agent: AGENT });
    await experiment.run({ maxIterations: 1 });
    const reported = await report(experiment, '  Try small steps.\nOne at a time. ');
    expect(reported).toMatchObject({ v: 1, message: 'Try small steps.\nOne at a time.' });
    expect(Date.parse(reported.at)).not.toBeNaN();
    await experiment.run({ maxIterations: 1 });
    const prompt = (iter: number) => readFileSync(join(experiment.place, `iter-000${iter}`, 'prompt.md'), 'utf8');
    expect(prompt(1)).not.toContain('Try small steps.');
    expect(prompt(2)).toContain('Try small steps.');
  });

  it('does not need the run to be over', async () => {
    const experiment = createExperiment({ agent: AGENT });
    await using _lock = await lockExperiment(pathsIn(experiment), experiment.host);
    await report(experiment, 'Go on.');
    expect(readGuidance(pathsIn(experiment))).toEqual(['Go on.']);
  });

  it('lets tellers take turns', async () => {
    const experiment = createExperiment({ agent: AGENT });
    const messages = Array.from({ length: 8 }, (_, index) => `message ${index}`);
    await Promise.all(messages.map((message) => report(experiment, message)));
    expect(new Set(readGuidance(pathsIn(experiment)))).toEqual(new Set(messages));
    expect(readGuidance(pathsIn(experiment))).toHaveLength(messages.length);
    await report(experiment, 'the last');
    expect(readGuidance(pathsIn(experiment)).at(-1)).toBe('the last');
  });

  it.each([
    ['nothing', ' \n', 'a message without a word'],
    ['4,001 characters', '🙂'.repeat(4001), 'a message of 4001 characters'],
    ['an escape', 'red \u001b[31m', 'a message with the control character "\\u001b"'],
    ['a carriage return inside', 'one\rtwo', 'a message with the control character "\\u000d"'],
  ])('refuses %s', async (_, message, found) => {
    const experiment = createExperiment({ agent: AGENT });
    await expect(report(experiment, message)).rejects.toThrow(UsageError);
    await expect(report(experiment, message)).rejects.toThrow(
      `${found}; expected one to 4000 characters of plain text`,
    );
    expect(existsSync(pathsIn(experiment).guidance)).toBe(false);
  });

  it('takes 4,000 characters, whatever their size', async () => {
    const experiment = createExperiment({ agent: AGENT });
    await report(experiment, '🙂'.repeat(4000));
    expect(readGuidance(pathsIn(experiment))).toEqual(['🙂'.repeat(4000)]);
  });

  it('makes nothing for an experiment that is not there', async () => {
    const experiment = createExperiment({ agent: AGENT });
    const sending = promptAgent({ name: 'pie', message: 'Hello.' }, experiment.host);
    await expect(sending).rejects.toThrow('there is no experiment "pie" here (known: pi)');
    expect(existsSync(join(experiment.folder, '.autorize', 'pie'))).toBe(false);
  });

  it('stops at a corrupt line with the remedy, which fixes it', async () => {
    const experiment = createExperiment({ agent: AGENT });
    for (const message of ['one', 'two', 'three']) await report(experiment, message);
    const { guidance } = pathsIn(experiment);
    writeFileSync(guidance, readFileSync(guidance, 'utf8').replace('"two"', '"too"'));
    await expect(report(experiment, 'four')).rejects.toThrow(/guidance\.jsonl:2: .* Run: autorize repair pi/);
    const reported = /\.autorize\/pi\/guidance\.jsonl:2: the line .* Run: autorize repair pi/;
    expect(readStatus(pathsIn(experiment), experiment.host).problems).toEqual([expect.stringMatching(reported)]);
    const notes: string[] = [];
    const onEvent = (event: RunEvent) => {
      if (event.kind === 'started') notes.push(...event.notes);
    };
    await experiment.run({ maxIterations: 1, onEvent });
    expect(notes).toEqual([expect.stringMatching(/^not all guidance reaches the agent: .*guidance\.jsonl:2: /)]);
    const repaired = await repairExperiment({ name: 'pi' }, experiment.host);
    expect(repaired.guidance).toMatchObject({ kept: 2, dropped: [{ line: 2 }] });
    await report(experiment, 'four');
    expect(readGuidance(pathsIn(experiment))).toEqual(['one', 'three', 'four']);
  });
});

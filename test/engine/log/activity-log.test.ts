import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../src/base/activity.ts';
import { openActivityLog, readActivities } from '../../../src/engine/log/activity-log.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const host = { now: () => new Date('2026-11-26T03:00:00Z') };
const shown = (activities: readonly Activity[]) => activities.map(({ attempt, doing }) => `${attempt}: ${doing}`);

describe('what a run does right now', () => {
  it('is read by other processes as its own terminal hears it, until the run is over', async () => {
    const path = join(createFolder(), 'activity.json');
    const heard: string[][] = [];
    {
      using log = openActivityLog({ path, host, onChange: (activities) => heard.push(shown(activities)) });
      log.begin(null, 'starting the next iteration');
      log.begin('1', 'agent at work');
      log.begin('2', 'agent at work');
      log.measure('1', { doing: 'scoring', evidence: { e: 2, needed: 20 } });
      // Nobody reads between steps that follow each other at once.
      expect(existsSync(path)).toBe(false);
      await setImmediate();
      expect(shown(readActivities(path))).toEqual(heard.at(-1));
      expect(heard.at(-1)).toEqual(['2: agent at work', '1: scoring']);
      // What is between two iterations is over at once beside one at work, but for what is measured then.
      log.begin(null, 'starting the next iteration');
      expect(heard.at(-1)).toEqual(['2: agent at work', '1: scoring']);
      log.measure(null, { doing: 'calibrating' });
      log.begin('2', 'scoring');
      expect(heard.at(-1)).toEqual(['1: scoring', 'null: calibrating', '2: scoring']);
      log.measure(null, undefined);
      log.measure('1', undefined);
      await setImmediate();
      expect(readActivities(path).find(({ attempt }) => attempt === '1')).not.toHaveProperty('progress');
      log.end('1');
      expect(heard.at(-1)).toEqual(['2: scoring']);
    }
    expect(existsSync(path)).toBe(false);
  });

  it('is nothing where the file is none of ours, and costs no run where it cannot be written', async () => {
    const folder = createFolder();
    const path = join(folder, 'activity.json');
    for (const text of ['{"attempt":', '[{"attempt":1}]', '"x"']) {
      writeFileSync(path, text);
      expect(readActivities(path)).toEqual([]);
    }
    using log = openActivityLog({ path: join(folder, 'gone', 'activity.json'), host });
    log.begin('1', 'agent at work');
    await setImmediate();
    expect(readdirSync(folder)).toEqual(['activity.json']);
  });
});

/** What the sessions of an attempt used up whose run was killed: nobody learned of it but the logs of their calls. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS_SUFFIX, readCallLog } from '../gateway/call-log.ts';
import { usageOfCalls } from './session-usage.ts';
import type { AgentUsage } from './usage.ts';

/** Usage by every log in an attempt's folder, those of sessions that had to wait included; undefined where there is none. */
export function readLostUsage(folder: string): AgentUsage | undefined {
  const waited = names(folder).filter((name) => /^waited-\d+$/.test(name));
  const logs = ['.', ...waited].flatMap((each) =>
    names(join(folder, each))
      .filter((name) => name.endsWith(CALLS_SUFFIX))
      .map((name) => join(folder, each, name)),
  );
  return usageOfCalls({ calls: logs.flatMap(readCallLog), omitted: 0 });
}

function names(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { locateExperiment } from '../../src/experiment/ledger/experiment-files.ts';
import type { Host } from '../../src/kernel/host.ts';
import { commandStamp } from '../../src/kernel/program-files.ts';
import { stampStatus } from '../../src/status/remembered-status.ts';
import type { StatusAnswer } from '../../src/status/status-answer.ts';
import { readStatusAnswer } from '../../src/status/status-answers.ts';

export interface LeftStatus {
  readonly stamp: string;
  readonly answer: StatusAnswer;
}

/** The file in which an answer is left. */
export function leftStatusPath(folder: string, name = 'pi'): string {
  return join(folder, '.git', 'autorize', `status-${name}.json`);
}

/** What was left there. */
export function readLeftStatus(folder: string, name?: string): LeftStatus {
  return JSON.parse(readFileSync(leftStatusPath(folder, name), 'utf8')) as LeftStatus;
}

/** Holds what was left to the files as they are, to the command, and to what the records say. */
export function expectLeftStatus(host: Host, name = 'pi'): void {
  const paths = locateExperiment(name, host);
  const { stamp, answer } = readLeftStatus(paths.repository.folder, name);
  // A step may run on another Node than its test.
  const anyNode = (text = ''): string => text.replace(/^v\d+\.\d+\.\d+$/m, 'Node');
  expect(anyNode(stamp)).toBe(anyNode(stampStatus(paths, commandStamp())?.text));
  expect(answer).toEqual(JSON.parse(JSON.stringify(readStatusAnswer(paths, host))));
}

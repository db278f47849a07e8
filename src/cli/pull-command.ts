import { EXIT } from '../base/errors.ts';
import { plural } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { parseRunId } from '../mission/run-name.ts';
import { type PullNamedRequest, pullNamed } from '../remote/pull-named.ts';
import { type PushedNamed, pushNamed } from '../remote/push-named.ts';
import { oneLine } from '../report/foreign-text.ts';
import { renderFindings } from '../report/maintenance-text.ts';
import { leaveStatus } from '../status/leave-status.ts';
import { WORK_BRANCHES } from '../workitem/work-files.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson } from './terminal.ts';

/** Fetches records and branch of a run, and verifies them first; 1 when they are not sound. */
export async function runPullCommand({ words: [name = ''], values, host, terminal }: CommandCall): Promise<number> {
  using stopping = listenForSignals();
  const [remote, branch] = [values.get('remote')?.[0], values.get('branch')?.[0]];
  const request: PullNamedRequest = {
    ...{ name, signal: stopping.signal },
    ...(remote === undefined ? {} : { remote }),
    ...(branch === undefined ? {} : { branch }),
  };
  try {
    const pulled = await pullNamed(request, host);
    if (pulled.kind !== 'unsound') await leavePulled(name, pulled.branch, host);
    if (values.has('json')) printJson(terminal, pulled);
    else if (pulled.kind === 'unsound') {
      terminal.out(renderFindings(name, { findings: pulled.findings, isSound: false }));
      terminal.err(
        'error: nothing was written: the records that arrived are not sound. Fix each finding above where they were recorded, then pull again.\n',
      );
    } else {
      const on = pulled.branch === undefined ? '' : `, branch ${oneLine(pulled.branch)}`;
      const what = `${plural(pulled.records, 'record')}${on}`;
      terminal.out(pulled.kind === 'pulled' ? `pulled and verified: ${what}\n` : `already up to date: ${what}\n`);
    }
    return pulled.kind === 'unsound' ? EXIT.no : EXIT.yes;
  } catch (error) {
    // The signal ended the command; git reports only that it was killed.
    if (stopping.exitCode === undefined) throw error;
    terminal.err(`error: interrupted; nothing was written. Run it again: autorize pull ${name}\n`);
    return stopping.exitCode;
  }
}

async function leavePulled(name: string, branch: string | undefined, host: Host): Promise<void> {
  if (branch?.startsWith(`${WORK_BRANCHES}/`) === true) {
    const { leavePlanStatus } = await import('../status/plan-answers.ts');
    return await leavePlanStatus([branch.slice(WORK_BRANCHES.length + 1)], host);
  }
  if (parseRunId(name) === undefined) return await leaveStatus(name, host).end();
  const { leaveMissionStatus } = await import('../status/mission-answers.ts');
  await leaveMissionStatus(name, host);
}

/** Pushes records and branch of an experiment, where they continue what the remote has, or where it has none and may get them. */
export async function runPushCommand({ words: [name = ''], values, host, terminal }: CommandCall): Promise<number> {
  using stopping = listenForSignals();
  const remote = values.get('remote')?.[0];
  const begins = values.has('new');
  const request = { name, begins, signal: stopping.signal, ...(remote === undefined ? {} : { remote }) };
  const pushed = await pushNamed(request, host);
  if (values.has('json')) printJson(terminal, pushed);
  else terminal.out(renderPushed(pushed));
  return EXIT.yes;
}

/** What a push did, in one line. */
export function renderPushed({ records, branch, unchanged }: PushedNamed): string {
  const what = unchanged === true ? 'verified, and already up to date' : 'verified and pushed';
  return `${what}: ${plural(records, 'record')}, branch ${oneLine(branch)}\n`;
}

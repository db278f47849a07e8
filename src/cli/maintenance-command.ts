import { existsSync } from 'node:fs';
import { EXIT, PreconditionError, UsageError } from '../base/errors.ts';
import { plural, quoted } from '../base/text.ts';
import { lockToArchive } from '../experiment/ledger/opening.ts';
import { branchOf } from '../experiment/ledger/state.ts';
import { placeOf, requireExperiment, shownPath } from '../experiment/ledger/store.ts';
import { archiveExperiment } from '../experiment/maintenance/archive.ts';
import { cleanExperiment } from '../experiment/maintenance/clean.ts';
import { findChangesOfRun } from '../experiment/maintenance/config-change.ts';
import { tellAgent } from '../experiment/maintenance/guidance.ts';
import { rejectAccepted } from '../experiment/maintenance/reject.ts';
import { releaseHeld } from '../experiment/maintenance/release.ts';
import { repairExperiment } from '../experiment/maintenance/repair.ts';
import { auditArchived, listArchived } from '../experiment/verification/archived-records.ts';
import { auditExperiment } from '../experiment/verification/audit.ts';
import { verifyExperiment } from '../experiment/verification/verify.ts';
import { meansMissionRun } from '../mission/store.ts';
import { oneLine } from '../report/foreign-text.ts';
import { renderAudit, renderFindings, renderRepair } from '../report/maintenance-text.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson } from './terminal.ts';

/** Says something to the agent, from the next iteration on. */
export async function runTellCommand({
  words: [name = '', message = ''],
  host,
  terminal,
}: CommandCall): Promise<number> {
  await tellAgent({ name, message }, host);
  terminal.out('told; it is in the prompt from the next iteration on\n');
  return EXIT.yes;
}

/** Checks records against each other and against git; 1 when something is wrong. */
export async function runVerifyCommand({ words, values, host, terminal }: CommandCall): Promise<number> {
  const [name = '', iter] = words;
  using stopping = listenForSignals();
  const request = { name, rescore: values.has('rescore'), signal: stopping.signal };
  const verified = await verifyExperiment(iter === undefined ? request : { ...request, iter: Number(iter) }, host);
  if (values.has('json')) printJson(terminal, verified);
  else terminal.out(renderFindings(name, verified));
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  return verified.isSound ? EXIT.yes : EXIT.no;
}

/** Recomputes every decision, on demand those that were archived too; 1 where one is not what its scores say. */
export function runAuditCommand({ words: [name = ''], values, host, terminal }: CommandCall): number {
  const place = placeOf(name, host);
  const isWhole = values.has('archived');
  const archived = listArchived(place).length;
  const hasOwn = existsSync(place.decisions) || !isWhole || archived === 0;
  const audited = hasOwn ? auditExperiment({ name }, host) : undefined;
  const older = isWhole ? auditArchived(place) : [];
  if (values.has('json')) printJson(terminal, isWhole ? { ...audited, archived: older } : { ...audited, archived });
  else {
    if (audited !== undefined) terminal.out(renderAudit(name, audited));
    for (const each of older) terminal.out(renderAudit(`${name}, archive/${each.archived}`, each));
    if (!isWhole && archived > 0)
      terminal.out(`${plural(archived, 'archived record')}, to audit too: autorize audit ${name} --archived\n`);
  }
  return audited?.isSound !== false && older.every(({ isSound }) => isSound) ? EXIT.yes : EXIT.no;
}

/** Lets a change through that was held back; the next run takes it up. */
export async function runReleaseCommand({
  words: [name = '', asked = ''],
  host,
  terminal,
}: CommandCall): Promise<number> {
  const { by, what } = await releaseHeld({ name, ...releasable(asked) }, host);
  terminal.out(`${what} is let through by ${oneLine(by)}; to take it up: autorize run ${name}\n`);
  return EXIT.yes;
}

/** Takes an accepted change back; the next run judges again what lost against it. */
export async function runRejectCommand({
  words: [name = '', asked = ''],
  values,
  host,
  terminal,
}: CommandCall): Promise<number> {
  const reason = values.get('reason')?.[0]?.trim() ?? '';
  if (reason === '') {
    const remedy = `Write e.g. autorize reject ${name} ${asked} --reason "it reads the expected output".`;
    throw new UsageError([{ found: 'no --reason', expected: 'why the change is rejected', remedy }]);
  }
  if (meansMissionRun(name, host)) {
    throw new PreconditionError({
      message: `"${name}" is a mission run: its sessions commit on top of each other, so no change is taken out of it`,
      remedy: `Revert the commit on the branch (git revert COMMIT; autorize show ${name} ${asked} names it), close the run (rcs autoresearch --abandon ${name}), then launch a new one from there.`,
    });
  }
  const place = placeOf(name, host);
  const remote = values.get('remote')?.[0];
  const request = { name, iter: Number(asked), reason, ...(remote === undefined ? {} : { remote }) };
  const rejected = await rejectAccepted(request, host);
  const { by, folder, branch, again, missing, reverted } = rejected;
  terminal.out(`iteration ${asked} is rejected by ${oneLine(by)}\n`);
  if (reverted !== undefined) {
    const { published, commit } = reverted;
    const why = published === undefined ? '' : ` is published (${oneLine(published)}), so`;
    const what = why === '' ? `a commit on top of ${branchOf(name)}` : `${branchOf(name)}${why} a commit on top`;
    terminal.out(`${what} takes it back: ${commit}\n`);
    terminal.out(
      `others get it by: autorize push ${name}, or without records there: git push REMOTE ${branchOf(name)}\n`,
    );
  }
  if (folder !== undefined) terminal.out(`records: ${shownPath(place, folder)}\n`);
  if (branch !== undefined) terminal.out(`branch:  ${branch}\n`);
  if (missing.length > 0) {
    terminal.out(`not judged again, since their trees are not stored any more: iteration ${missing.join(', ')}\n`);
  }
  terminal.out(`${plural(again.length, 'candidate')} to be judged again, before any agent: autorize run ${name}\n`);
  return EXIT.yes;
}

function releasable(asked: string): { readonly iter: number } | { readonly promotion: string } {
  const [, kind, number] = /^(promotion-)?(\d{1,9})$/.exec(asked) ?? [];
  if (number === undefined) {
    const expected = 'the number of an iteration, or a promotion such as promotion-2';
    throw new UsageError([{ found: quoted(asked), expected, remedy: 'Write e.g. autorize release NAME 3.' }]);
  }
  return kind === undefined ? { iter: Number(number) } : { promotion: `promotion ${Number(number)}` };
}

/** Fixes a corrupt ledger; nothing of it is lost. */
export async function runRepairCommand({ words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  const place = placeOf(name, host);
  const repaired = await repairExperiment({ name }, host);
  terminal.out(renderRepair(repaired, (path) => shownPath(place, path)));
  return repaired.problems.length > 0 ? EXIT.no : EXIT.yes;
}

/** Gives back the space of workspaces and other scratch. */
export async function runCleanCommand({ words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  const { folder, removed, bytes, survivors, openKeep, left } = await cleanExperiment({ name }, host);
  const megabytes = (bytes / 2 ** 20).toFixed(1);
  terminal.out(
    removed.length === 0
      ? `nothing to remove in ${terminal.shorten(folder)}\n`
      : `removed ${removed.join(', ')} (${megabytes} MB) from ${terminal.shorten(folder)}\n`,
  );
  if (openKeep !== undefined) {
    terminal.out(`iteration ${openKeep} was being kept when its run ended: autorize resume ${name} ends that\n`);
  }
  if (survivors > 0) terminal.out(`${plural(survivors, 'process')} of an earlier run could not be ended\n`);
  for (const note of left) terminal.out(`${note}\n`);
  return EXIT.yes;
}

/** Closes an experiment, so that its name can start again. */
export async function runArchiveCommand({ words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  const place = placeOf(name, host);
  requireExperiment(place);
  await using _lock = await lockToArchive(place, host);
  const { folder, branch } = await archiveExperiment(place, host, await findChangesOfRun(place, host));
  if (folder !== undefined) terminal.out(`records: ${shownPath(place, folder)}\n`);
  if (branch !== undefined) terminal.out(`branch:  ${branch}\n`);
  terminal.out(`closed; to start again: autorize run ${name}\n`);
  return EXIT.yes;
}

import { existsSync } from 'node:fs';
import { EXIT, PreconditionError, UsageError } from '../base/errors.ts';
import { plural, quoted } from '../base/text.ts';
import { branchOf } from '../experiment/ledger/branch-name.ts';
import { lockToArchive } from '../experiment/ledger/opening.ts';
import { pathsOf, requireExperiment, shownPath } from '../experiment/ledger/store.ts';
import { archiveExperiment } from '../experiment/maintenance/archive.ts';
import { cleanExperiment } from '../experiment/maintenance/clean.ts';
import { findChangesOfRun } from '../experiment/maintenance/config-change.ts';
import { promptAgent } from '../experiment/maintenance/guidance.ts';
import { rejectAccepted } from '../experiment/maintenance/reject.ts';
import { approveQuarantined } from '../experiment/maintenance/release.ts';
import { repairExperiment } from '../experiment/maintenance/repair.ts';
import { listArchived } from '../experiment/verification/archived-records.ts';
import { auditArchived, auditExperiment } from '../experiment/verification/audit.ts';
import { verifyExperiment } from '../experiment/verification/verify.ts';
import { meansMissionRun } from '../mission/store.ts';
import { oneLine } from '../report/foreign-text.ts';
import { renderCleanedEnvironments, renderFindings, renderRepair } from '../report/maintenance-text.ts';
import { readAttestationFlags } from './attestation-flags.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson } from './terminal.ts';

/** Sends the agent a message. */
export async function runGuidanceCommand({
  words: [name = '', message = ''],
  host,
  terminal,
}: CommandCall): Promise<number> {
  await promptAgent({ name, message }, host);
  terminal.out('recorded; the prompt contains the message from the next iteration on\n');
  return EXIT.yes;
}

/** Checks records against each other and against git; 1 if they are not sound. */
export async function runVerifyCommand({ words, values, host, terminal }: CommandCall): Promise<number> {
  const [name = '', iter] = words;
  const checkSigned = readAttestationFlags(values, host);
  using stopping = listenForSignals();
  const request = { name, rescore: values.has('rescore'), checkSigned, signal: stopping.signal };
  const verified = await verifyExperiment(iter === undefined ? request : { ...request, iter: Number(iter) }, host);
  if (values.has('json')) printJson(terminal, verified);
  else terminal.out(renderFindings(name, verified));
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  return verified.isSound ? EXIT.yes : EXIT.no;
}

/** Recomputes every decision, on demand also archived ones; 1 if a decision does not follow from its scores. */
export function runAuditCommand({ words: [name = ''], values, host, terminal }: CommandCall): number {
  const paths = pathsOf(name, host);
  const isWhole = values.has('archived');
  const archived = listArchived(paths).length;
  const hasOwn = existsSync(paths.decisions) || !isWhole || archived === 0;
  const audited = hasOwn ? auditExperiment({ name }, host) : undefined;
  const older = isWhole ? auditArchived(paths) : [];
  if (values.has('json')) printJson(terminal, isWhole ? { ...audited, archived: older } : { ...audited, archived });
  else {
    if (audited !== undefined) terminal.out(renderFindings(name, audited));
    for (const each of older) terminal.out(renderFindings(name, { ...each, part: `archive/${each.archived}` }));
    if (!isWhole && archived > 0)
      terminal.out(
        `${plural(archived, 'archived record')} not audited; audit too: autorize audit ${name} --archived\n`,
      );
  }
  return audited?.isSound !== false && older.every(({ isSound }) => isSound) ? EXIT.yes : EXIT.no;
}

/** Approves a quarantined change; the next run applies it. */
export async function runApproveCommand({
  words: [name = '', asked = ''],
  host,
  terminal,
}: CommandCall): Promise<number> {
  const { by, what } = await approveQuarantined({ name, ...quarantined(asked) }, host);
  terminal.out(`${what} is approved by ${oneLine(by)}; apply it: autorize run ${name}\n`);
  return EXIT.yes;
}

/** Rejects an accepted change; the next run evaluates again what lost against it. */
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
      message: `"${name}" is a mission run: its sessions commit on top of each other, so no single change can be rejected`,
      remedy: `Revert the commit on the branch (git revert COMMIT; autorize show ${name} ${asked} names it), close the run (rcs autoresearch --abandon ${name}), then launch a new one from there.`,
    });
  }
  const paths = pathsOf(name, host);
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
    terminal.out(`publish it: autorize push ${name}, or without records there: git push REMOTE ${branchOf(name)}\n`);
  }
  if (folder !== undefined) terminal.out(`records: ${shownPath(paths, folder)}\n`);
  if (branch !== undefined) terminal.out(`branch:  ${branch}\n`);
  if (missing.length > 0) {
    terminal.out(`not judged again, because their trees are no longer stored: iteration ${missing.join(', ')}\n`);
  }
  terminal.out(`${plural(again.length, 'candidate')} to be judged again, before any agent: autorize run ${name}\n`);
  return EXIT.yes;
}

function quarantined(asked: string): { readonly iter: number } | { readonly promotion: string } {
  const [, kind, number] = /^(promotion-)?(\d{1,9})$/.exec(asked) ?? [];
  if (number === undefined) {
    const expected = 'the number of an iteration, or a promotion such as promotion-2';
    throw new UsageError([{ found: quoted(asked), expected, remedy: 'Write e.g. autorize approve NAME 3.' }]);
  }
  return kind === undefined ? { iter: Number(number) } : { promotion: `promotion ${Number(number)}` };
}

/** Repairs a corrupt ledger and loses nothing of it. */
export async function runRepairCommand({ words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  const paths = pathsOf(name, host);
  const repaired = await repairExperiment({ name }, host);
  terminal.out(renderRepair(repaired, (path) => shownPath(paths, path)));
  return repaired.problems.length > 0 ? EXIT.no : EXIT.yes;
}

/** Removes workspaces and other temporary files. */
export async function runCleanCommand({ words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  const onRemove = (parts: number) => terminal.err(`removing ${plural(parts, 'part')} of the private area …\n`);
  const cleaned = await cleanExperiment({ name, onRemove }, host);
  const { folder, removed, bytes, survivors, openAcceptance, environmentBytes, left } = cleaned;
  const megabytes = (bytes / 2 ** 20).toFixed(1);
  terminal.out(
    removed.length === 0
      ? `nothing to remove in ${terminal.shorten(folder)}\n`
      : `removed ${removed.join(', ')} (${megabytes} MB) from ${terminal.shorten(folder)}\n`,
  );
  terminal.out(renderCleanedEnvironments(environmentBytes));
  if (openAcceptance !== undefined) {
    terminal.out(
      `iteration ${openAcceptance} was being accepted when its run ended; complete it: autorize resume ${name}\n`,
    );
  }
  if (survivors > 0) terminal.out(`${plural(survivors, 'process')} of an earlier run could not be terminated\n`);
  for (const note of left) terminal.out(`${note}\n`);
  return EXIT.yes;
}

/** Closes an experiment. Its name can start again. */
export async function runArchiveCommand({ words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  const paths = pathsOf(name, host);
  requireExperiment(paths);
  await using _lock = await lockToArchive(paths, host);
  const { folder, branch } = await archiveExperiment(paths, host, await findChangesOfRun(paths, host));
  if (folder !== undefined) terminal.out(`records: ${shownPath(paths, folder)}\n`);
  if (branch !== undefined) terminal.out(`branch:  ${branch}\n`);
  terminal.out(`closed; to start again: autorize run ${name}\n`);
  return EXIT.yes;
}

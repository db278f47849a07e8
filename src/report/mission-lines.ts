import type { LedgerEntry, MissionState } from '../mission/ledger.ts';
import type { MissionEvent } from '../mission/mission-journal.ts';
import { oneLine } from './foreign-text.ts';
import { MARKS, scoreOf, viewMission } from './mission-view.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import { renderSummary } from './run-text.ts';

const LABEL_WIDTH = 10;

function labelled(label: string, text: string): string {
  return `${label.padEnd(LABEL_WIDTH)}${text}`;
}

/** An entry on one line. */
export function renderEntryLine(entry: LedgerEntry): string {
  const { iteration, decision, decision_reason: reason, kind, description } = entry;
  const output = kind === 'baseline' || description === reason ? '' : ` (${oneLine(description, 80)})`;
  const cells = [
    `${OUTCOME_MARKS[MARKS[decision]].sign} ${decision.padEnd(11)}`,
    String(iteration).padStart(4),
    scoreOf(entry).padStart(12),
  ];
  return `${cells.join('  ')}  ${oneLine(reason, 160)}${output}`;
}

/** What is printed when a run starts or resumes. */
export function renderMissionStart({
  state: { launch },
  sandbox,
  resumed,
  protects,
  notes,
}: Extract<MissionEvent, { kind: 'started' }>): string {
  return [
    `${launch.run_id}: ${resumed ? 'resumed, ' : ''}on ${launch.branch_name}, sandbox ${sandbox}`,
    labelled('worktree', launch.worktree_path),
    labelled('protects', renderProtection(protects)),
    ...notes.map((note) => labelled('note', oneLine(note, 900))),
    '',
  ].join('\n');
}

/** What is printed at the end of a run. */
export function renderMissionSummary(state: MissionState): string {
  const view = viewMission({ state, isRunning: false, waiting: state.waiting, problems: [] });
  return renderSummary(view, { label: state.status, reason: state.stopReason ?? '' });
}

const SHOWN_GLOBS = 20;

function renderProtection(protects: Extract<MissionEvent, { kind: 'started' }>['protects']): string {
  const shownOnes = protects.slice(0, SHOWN_GLOBS);
  const reasons = new Set(shownOnes.map(({ why }) => why));
  const shown = [...reasons].map((reason) => {
    const globs = shownOnes.filter(({ why }) => why === reason).map(({ glob }) => oneLine(glob, 200));
    return `${globs.join(', ')} (${reason})`;
  });
  const rest = protects.length - SHOWN_GLOBS;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

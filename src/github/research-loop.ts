/** An experiment, as a step drives it. */

import { existsSync } from 'node:fs';
import { renderOutcome } from '../base/claim-outcome.ts';
import { EXIT } from '../base/errors.ts';
import { secretCommands } from '../experiment/config/secret-commands.ts';
import type { EndedRun } from '../experiment/ledger/ended-run.ts';
import {
  type ExperimentPlace,
  placeOf,
  readIterationFile,
  readLedger,
  requireExperiment,
} from '../experiment/ledger/store.ts';
import type { RunEvent } from '../experiment/loop/active-run.ts';
import type { Stop } from '../experiment/loop/stop.ts';
import { lookAt } from '../experiment/maintenance/look.ts';
import { runExperiment } from '../experiment/run.ts';
import { referencedValues } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { experimentSubject } from '../remote/experiment-subject.ts';
import { renderExperimentHtml } from '../report/experiment-html.ts';
import { renderExperimentMarkdown } from '../report/experiment-markdown.ts';
import { buildExperimentView, type ExperimentView } from '../report/experiment-view.ts';
import { oneLine } from '../report/foreign-text.ts';
import { renderIterationLine } from '../report/live-line.ts';
import { renderScoreMermaid } from '../report/score-mermaid.ts';
import type { LoopInputs } from './inputs.ts';
import { type Loop, type LoopRequest, type LoopView, type Replaced, UNKNOWN_COST } from './loop.ts';

/** The loop of mode `research`. */
export function openResearch({ experiment, sandbox, maxUsd }: LoopInputs, host: Host): Loop {
  const place = placeOf(experiment, host);
  requireExperiment(place);
  const { name, folder } = place;
  let replaced: Replaced | undefined;
  const onAnew = ({ branch, kept, what }: EndedRun): void => {
    replaced = { branch, kept, what, at: host.now() };
  };
  return {
    ...{ mode: 'research', name, folder },
    subject: experimentSubject(place, host),
    keys: secretsOf(place, host),
    get wishes() {
      const { agent } = lookAt(place, host).config;
      return [{ requested: sandbox ?? agent.sandbox, network: agent.network }];
    },
    async run(request) {
      const stop = await run(request, { place, host, sandbox, onAnew });
      return { reason: stop.reason, exitCode: exitCodeOf(stop) };
    },
    isJudged: ({ commit, origin }) =>
      readLedger(place).records.some(
        ({ notes, outcome }) =>
          notes.includes(`proposed by ${origin} (${commit.slice(0, 12)})`) && !UNJUDGED.includes(outcome),
      ),
    countKept: () => readLedger(place).records.filter(({ outcome }) => outcome === 'merged').length,
    outputs() {
      const { records, state } = lookAt(place, host);
      const view = viewOf(place, host);
      const kept = records.findLast(({ outcome }) => outcome === 'merged');
      return {
        'best-score': view.best?.score ?? '',
        'baseline-score': view.baseline ?? '',
        improvement: view.kept === 0 ? '' : gainOf(view),
        iterations: String(view.tried),
        kept: String(view.kept),
        branch: state.branch,
        commit: kept?.commit ?? state.base_commit,
        'ledger-path': place.ledger,
      };
    },
    replaced: () => replaced,
    remarks: () => (maxUsd !== undefined && isCostUnknown(place) ? [UNKNOWN_COST] : []),
    view: () => (existsSync(place.ledger) ? show(place, host) : undefined),
  };
}

// What was broken off says nothing of the change.
const UNJUDGED: readonly string[] = ['aborted', 'killed', 'infra_error'];

/** Keys of the agent, and commands that nobody may know. */
function secretsOf(place: ExperimentPlace, host: Host): string[] {
  const { config } = lookAt(place, host);
  return [...referencedValues(config.agent.env, host.env), ...secretCommands(config, host.env)];
}

function isCostUnknown(place: ExperimentPlace): boolean {
  const { records } = readLedger(place);
  const isTried = records.some(({ outcome }) => outcome !== 'baseline');
  return isTried && records.every(({ usage }) => usage?.usd === undefined);
}

interface Running {
  readonly place: ExperimentPlace;
  readonly host: Host;
  readonly sandbox: LoopInputs['sandbox'];
  readonly onAnew: (ended: EndedRun) => void;
}

async function run(request: LoopRequest, { place, host, sandbox, onAnew }: Running): Promise<Stop> {
  const { proposed, reported = [], signal, onRecord, onNote, ...limits } = request;
  const onEvent = (event: RunEvent): void => {
    if (event.kind === 'started') for (const note of event.notes) onNote(note);
    if (event.kind === 'anew') {
      onAnew(event.ended);
      onNote(`NEW RUN: ${event.sentence}`);
    }
    if (event.kind === 'recorded') onRecord(renderIterationLine(event.record));
  };
  const { stop } = await runExperiment(
    {
      ...{ name: place.name, mode: 'run', signal, onEvent, ...limits },
      ...(proposed === undefined ? {} : { proposals: proposed, reported }),
      ...(sandbox === undefined ? {} : { sandbox }),
    },
    host,
  );
  return stop;
}

function exitCodeOf({ kind }: Stop): number {
  if (kind === 'aborted') return EXIT.no;
  return kind === 'infra' || kind === 'alarm' ? EXIT.precondition : EXIT.yes;
}

function viewOf(place: ExperimentPlace, host: Host): ExperimentView {
  // This step is the run that is at work.
  return buildExperimentView({ ...lookAt(place, host), isRunning: false, now: host.now() });
}

function show(place: ExperimentPlace, host: Host): LoopView {
  const view = viewOf(place, host);
  const diffs = lookAt(place, host).records.flatMap(({ iter }) => {
    const diff = readIterationFile(place, iter, 'changes.diff');
    return diff === undefined || diff === '' ? [] : [[iter, diff] as const];
  });
  return {
    html: renderExperimentHtml({ view, diffs: new Map(diffs) }),
    markdown: renderExperimentMarkdown(view),
    chart: renderScoreMermaid(view),
    kept: view.kept,
    gain: gainOf(view),
    branch: `autorize/${place.name}`,
    verify: `autorize verify ${place.name}`,
  };
}

/** The confirmed gain; where none can be confirmed what single measurements say, and that they are no more. */
function gainOf({ standing, change, kept }: ExperimentView): string {
  if (standing.kind === 'confirmed') return oneLine(standing.sentence);
  if (standing.kind === 'not-confirmed')
    return oneLine(renderOutcome({ sentence: standing.sentence, confirmed: false }));
  if (standing.kind === 'withdrawn') return 'all that was kept was taken out again';
  if (standing.kind === 'unconfirmed') return `${kept} kept, not confirmed`;
  return `${change ?? `${kept} kept`}, not confirmed`;
}

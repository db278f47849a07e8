/** `autorize plan`, `attempt`, `judge` and `reduce`: many attempts on many machines, and one that judges. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { claimOutcome, renderOutcome } from '../base/claim-outcome.ts';
import { EXIT, type Problem, UsageError } from '../base/errors.ts';
import { plural, quoted } from '../base/text.ts';
import { pushNamed } from '../remote/push-named.ts';
import { oneLine } from '../report/foreign-text.ts';
import { renderLoopEvent } from '../report/wave-lines.ts';
import { makeAttempt } from '../wave/attempt.ts';
import { confirmBlock, confirmWave } from '../wave/confirm.ts';
import { ELSEWHERE, isElsewhere } from '../wave/environment.ts';
import { findTarget, recipeOf } from '../wave/find-recipe.ts';
import { judgeShard } from '../wave/judge.ts';
import { planWave } from '../wave/plan.ts';
import type { OnWaveEvent, WaveRecord } from '../wave/recipe.ts';
import { type Reduced, reduceWave } from '../wave/reduce.ts';
import type { Stack } from '../wave/rounds.ts';
import { MAX_SHARDS, shardNumber } from '../wave/shard-number.ts';
import { slotNumber } from '../wave/slot-number.ts';
import { nameOfTarget, type Wave } from '../wave/wave-file.ts';
import { DEFAULT_PAIRS, MAX_PAIRS, MAX_SLOTS, MIN_PAIRS } from '../wave/wave-limits.ts';
import { readWave, writeWave } from '../wave/wave-on-disk.ts';
import type { CommandCall } from './command-call.ts';
import { renderPushed } from './pull-command.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson } from './terminal.ts';

const WAVE_FILE = 'wave.json';
const MAX_REASON_CHARS = 100;
const OTHER_ENVIRONMENT = `note: ${ELSEWHERE}\n`;

/** Plans a wave and writes it. */
export async function runPlanCommand({ words: [name = ''], values, host, terminal }: CommandCall): Promise<number> {
  const problems: Problem[] = [];
  const number = (flag: string, range: NumberRange): number | undefined =>
    readNumber(flag, values.get(flag)?.[0], range, problems);
  const attempts = number('attempts', { min: 1, max: MAX_SLOTS, isWhole: true });
  const pairs = number('pairs', { min: MIN_PAIRS, max: MAX_PAIRS, isWhole: true }) ?? DEFAULT_PAIRS;
  const judges = number('judges', { min: 1, max: MAX_SHARDS, isWhole: true }) ?? 1;
  const usd = number('budget-usd', { min: 0, max: 1_000_000, isWhole: false });
  // A plan of work items says itself how many there are to be made.
  if (!values.has('attempts') && !isPlan(name, host)) {
    const expected = `--attempts N, from 1 to ${MAX_SLOTS}`;
    problems.push({ found: 'no --attempts', expected, remedy: 'Add as many as your machines can run at once.' });
  }
  if (problems.length > 0) throw new UsageError(problems);
  const focuses = values.get('focus') ?? [];
  const confirms = values.has('confirm');
  const request = { name, attempts, pairs, judges, focuses, confirms, ...(usd === undefined ? {} : { usd }) };
  const { wave, usefulWidth, carriedUsd, offers } = await planWave(request, host);
  const path = resolve(host.cwd, values.get('out')?.[0] ?? WAVE_FILE);
  writeWave(path, wave);
  const shown = terminal.shorten(path);
  terminal.out(
    `wave ${wave.id} of "${name}": ${plural(wave.slots.length, 'slot')} on ${wave.base.slice(0, 12)}, in ${shown}\n` +
      `next      autorize attempt --wave ${shown} --slot N --out FOLDER, for N from 0 to ${wave.slots.length - 1}\n` +
      `then      autorize reduce --wave ${shown} --in FOLDER\n`,
  );
  const left = carriedUsd === 0 ? [] : [`$${carriedUsd.toFixed(2)} that the wave before did not use`];
  const open = offers === 0 ? [] : [`${plural(offers, 'change')} that conflicted in it`];
  if (left.length + open.length > 0) terminal.out(`carried   ${[...left, ...open].join(', and ')}\n`);
  if (usefulWidth !== undefined && Number.isFinite(usefulWidth)) {
    const most = Math.floor(usefulWidth);
    terminal.out(`width     ${whoKeepsUp(judges)} with ${plural(most, 'attempt')} at a time, by the records\n`);
    if (wave.slots.length > most)
      terminal.err(
        `note: ${wave.slots.length} attempts are more than ${whoKeepsUp(judges)} with; those beyond ${most} wait in the queue\n`,
      );
  }
  return EXIT.yes;
}

const whoKeepsUp = (judges: number): string => (judges === 1 ? 'one reducer keeps up' : `${judges} judges keep up`);

function isPlan(name: string, host: CommandCall['host']): boolean {
  return name !== '' && findTarget(name, host).plan !== undefined;
}

/** Makes the attempt of a slot. */
export async function runAttemptCommand({ values, host, terminal }: CommandCall): Promise<number> {
  const [wave, folder] = readCall({ values, host }, 'out');
  const slot = slotNumber(values.get('slot')?.[0], { slots: wave.slots.length, env: host.env });
  using stopping = listenForSignals();
  const onEvent = printTo(terminal, values.has('quiet'));
  const { attempt, isEarlier } = await makeAttempt({ wave, slot, folder, signal: stopping.signal, onEvent }, host);
  const { outcome, reason, again, pairs, effect } = attempt;
  const seen = pairs === undefined ? '' : ` (${plural(pairs, 'pair')}, gain ${effect?.toPrecision(3)} here)`;
  if (isElsewhere(wave, attempt)) terminal.err(OTHER_ENVIRONMENT);
  const earlier = isEarlier ? 'submitted before: ' : '';
  terminal.out(`slot ${slot} of wave ${wave.id}: ${earlier}${outcome}${seen}: ${oneLine(reason, MAX_REASON_CHARS)}\n`);
  return again === true ? EXIT.locked : EXIT.yes;
}

/** Tests a share of what the attempts of a wave propose. */
export async function runJudgeCommand({ values, host, terminal }: CommandCall): Promise<number> {
  const [wave, folder] = readCall({ values, host }, 'in');
  const { shard, shards } = shardNumber(values.get('shard')?.[0], '--shard');
  using stopping = listenForSignals();
  const onEvent = printTo(terminal, values.has('quiet'));
  const out = resolve(host.cwd, values.get('out')?.[0] ?? folder);
  if (values.has('confirm')) {
    const { machine, pairs } = await confirmBlock({ wave, out, shard, shards, signal: stopping.signal }, host);
    terminal.out(
      `machine ${shard} of ${shards}, ${machine}: ${plural(pairs.length, 'pair')} of the branch and its base\n`,
    );
    return EXIT.yes;
  }
  const judged = await judgeShard({ wave, folder, out, shard, shards, signal: stopping.signal, onEvent }, host);
  if (judged === undefined) {
    terminal.err('error: interrupted; nothing was reported. Run it again, or let the reducer test these candidates.\n');
    return stopping.exitCode ?? EXIT.locked;
  }
  const { report, isEarlier } = judged;
  if (isElsewhere(wave, report)) terminal.err(OTHER_ENVIRONMENT);
  const passed = report.claims.filter(({ outcome }) => outcome === 'merged').length;
  const earlier = isEarlier ? 'reported before: ' : '';
  terminal.out(
    `shard ${shard} of ${shards} of wave ${wave.id}: ${earlier}${passed} of ${plural(report.claims.length, 'candidate')} passed\n`,
  );
  return EXIT.yes;
}

/** Prints what a run reports, one line each. */
function printTo(terminal: CommandCall['terminal'], isQuiet: boolean): OnWaveEvent {
  return (event) => {
    const line = isQuiet ? undefined : renderLoopEvent(event);
    if (line !== undefined) terminal.err(`${line}\n`);
  };
}

const FOLLOW_MS = 2000;

/** Judges the attempts of a wave. */
export async function runReduceCommand({ values, host, terminal }: CommandCall): Promise<number> {
  const [wave, folder] = readCall({ values, host }, 'in');
  using stopping = listenForSignals();
  const isQuiet = values.has('json');
  const onEvent = printTo(terminal, isQuiet);
  const isPartial = values.has('follow');
  const problems: Problem[] = [];
  const asked = values.get('stack')?.[0];
  const stack: Stack | undefined =
    asked === 'auto' ? asked : readNumber('stack', asked, { min: 1, max: MAX_SLOTS, isWhole: true }, problems);
  if (problems.length > 0) throw new UsageError(problems);
  const request = { wave, folder, isPartial, stack, signal: stopping.signal, onEvent };
  let reduced = await reduceWave(request, host);
  while (isPartial && isOpen(reduced) && !stopping.signal.aborted) {
    await wait(FOLLOW_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    reduced = await reduceWave(request, host);
  }
  if (isQuiet) printJson(terminal, { wave: wave.id, slots: reduced.verdicts.map(slotOf) });
  else terminal.out(renderReduced(wave, reduced));
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  const code = reduced.stop?.exitCode ?? EXIT.yes;
  if (code !== EXIT.yes) return code;
  if (values.has('confirm')) {
    const claim = await confirmWave({ wave, folder, signal: stopping.signal }, host);
    if (!isQuiet) terminal.out(`${renderOutcome(claimOutcome(claim))}\n`);
  }
  if (!values.has('push')) return code;
  const remote = values.get('remote')?.[0];
  const pushed = await pushNamed(
    { name: (await recipeOf(wave, host)).subject.name, begins: true, ...(remote === undefined ? {} : { remote }) },
    host,
  );
  if (!isQuiet) terminal.out(renderPushed(pushed));
  return EXIT.yes;
}

/** Whether a slot has no verdict yet, and nothing keeps it from getting one. */
function isOpen({ verdicts, stop }: Reduced): boolean {
  const isOver = stop?.isJudged === false;
  return !isOver && verdicts.some(({ record }) => record === undefined);
}

function slotOf({ slot, record }: Reduced['verdicts'][number]) {
  if (record === undefined) return { slot, outcome: null };
  const { iter, outcome, notes, commit = null, usage = null } = record;
  const number = iter === undefined ? {} : { iter };
  return { slot, outcome, ...number, reason: notes, commit, usage };
}

function renderReduced(wave: Wave, { verdicts, stop }: Reduced): string {
  const accepted = verdicts.filter(({ record }) => record?.outcome === 'merged').length;
  const lines = verdicts.map(({ slot, record }) => {
    const [outcome, rest] = record === undefined ? ['no verdict', ''] : [shownOutcome(record), describe(record)];
    return `slot ${String(slot).padEnd(3)}  ${outcome.padEnd(12)}  ${rest}`.trimEnd();
  });
  const end = stop?.isJudged !== false ? '' : `\nstopped   ${oneLine(stop.reason)}`;
  return `${lines.join('\n')}\n\nwave ${wave.id} of "${nameOfTarget(wave)}": ${accepted} of ${plural(verdicts.length, 'slot')} accepted${end}\n`;
}

const shownOutcome = ({ outcome }: WaveRecord): string => (outcome === 'merged' ? 'accepted' : outcome);
const describe = ({ name, notes }: WaveRecord): string => `${name}: ${oneLine(notes, MAX_REASON_CHARS)}`;

function readCall(
  { values, host }: Pick<CommandCall, 'values' | 'host'>,
  folderFlag: 'in' | 'out',
): readonly [wave: Wave, folder: string] {
  const folder = values.get(folderFlag)?.[0];
  if (folder === undefined) {
    const expected = `--${folderFlag} FOLDER`;
    const remedy = 'Add the folder that all attempts of the wave share.';
    throw new UsageError([{ found: `no --${folderFlag}`, expected, remedy }]);
  }
  const path = resolve(host.cwd, folder);
  // Of a mistyped folder every slot would be recorded as lost.
  if (folderFlag === 'in' && !existsSync(path)) {
    const expected = 'the folder that the attempts of the wave wrote to';
    const remedy = 'Check the path. If every attempt was lost, make an empty folder.';
    throw new UsageError([{ found: `--in ${quoted(folder)}, which does not exist`, expected, remedy }]);
  }
  return [readWave(values.get('wave')?.[0] ?? WAVE_FILE, host), path];
}

interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
}

function readNumber(
  flag: string,
  text: string | undefined,
  { min, max, isWhole }: NumberRange,
  problems: Problem[],
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value;
  const expected = `a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`;
  problems.push({ found: `--${flag} ${quoted(text)}`, expected, remedy: `Write e.g. --${flag} ${isWhole ? 8 : 2.5}.` });
  return undefined;
}

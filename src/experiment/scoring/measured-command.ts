/**
 * One command of a config, run as an evaluation would run it: after setup and build, in a fresh checkout, in the sandbox.
 * Invariant: what a trial says of a command is what a run would say of it.
 */
import { mkdirSync } from 'node:fs';
import { readFilePart } from '../../kernel/regular-file.ts';
import type { Evaluating } from './objective.ts';
import { scoreTree } from './objective.ts';

export interface MeasuredCommand {
  readonly command: string;
  /** Names its logs in `logs`, and its time; used once. */
  readonly name: string;
  readonly tree: string;
  /** A folder of the engine's. */
  readonly logs: string;
}

export type Measured =
  | {
      readonly kind: 'ran';
      readonly ms: number;
      /** Undefined where what they make was there already, from this run or an earlier one. */
      readonly setupMs: number | undefined;
      readonly buildMs: number | undefined;
      /** What it printed on standard output and standard error. */
      readonly output: string;
      readonly errors: string;
    }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly isTimedOut: boolean;
      readonly log: string | undefined;
    }
  | { readonly kind: 'aborted' };

// An evaluator prints no more.
const MAX_OUTPUT_BYTES = 1 << 20;

/** Runs a command on a tree after what the config prepares; its limit of time is that of the objective. */
export async function measureCommand(evaluating: Evaluating, measured: MeasuredCommand): Promise<Measured> {
  const { privateArea, config, protectedFiles, signal } = evaluating;
  const { command, name, tree, logs } = measured;
  mkdirSync(logs, { recursive: true });
  const prefix = `${name}-`;
  const purpose = { kind: 'check', name: 'command', command } as const;
  const scored = await scoreTree(privateArea, {
    ...{ config, protectedFiles, tree, workspace: 1, logs, prefix, purpose, signal },
  });
  switch (scored.kind) {
    case 'scored': {
      const { command_ms: ms = 0, 'judge-setup_ms': setupMs, build_ms: buildMs } = scored.timings;
      const [output = '', errors = ''] = ['stdout', 'stderr'].map(
        (stream) => readFilePart(`${logs}/${prefix}command.${stream}`, 'start', MAX_OUTPUT_BYTES)?.text,
      );
      return { kind: 'ran', ms, setupMs, buildMs, output, errors };
    }
    case 'failed':
      return { kind: 'failed', reason: scored.reason, isTimedOut: scored.timedOut === true, log: scored.log };
    case 'infra':
      return { kind: 'failed', reason: scored.reason, isTimedOut: false, log: undefined };
    case 'aborted':
      return scored;
    default:
      return scored satisfies never;
  }
}

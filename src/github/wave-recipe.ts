/** Mode `reduce`: the attempts of a wave, judged as a loop on a runner is run. */
import { claimOutcome, renderOutcome } from '../base/claim-outcome.ts';
import { PreconditionError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { confirmWave } from '../wave/confirm.ts';
import { reduceWave } from '../wave/reduce.ts';
import type { Ended, LoopRecipe, LoopRequest, Proposed, Reported } from './loop.ts';
import type { LoopInputs } from './loop-inputs.ts';
import { openNamed } from './named-loop.ts';
import { attemptsFolder, placeDownloads, placeReports, requireWave } from './wave-place.ts';

/** The recipe of mode `reduce`: the loop of the wave, whose run takes what was submitted in place of agents' turns. */
export async function openReduction(inputs: LoopInputs, host: Host): Promise<LoopRecipe> {
  const wave = requireWave(inputs, host);
  const folder = attemptsFolder(inputs, host);
  placeDownloads(folder, wave);
  placeReports(folder, wave);
  const loop = await openNamed(inputs, host, { needsAgent: false });
  const run = async (request: LoopRequest): Promise<Ended> => {
    let last: Ended | undefined;
    const { stop } = await reduceWave(
      {
        ...{ wave, folder, signal: request.signal, stack: inputs.wave.stack },
        judge: async ({ proposals, reported, keyWasInReach, resumes }) => {
          const reduction = { keyWasInReach, resumes };
          const proposed = proposals.map((each): Proposed => ({ ...each, item: each.item ?? '', hash: each.commit }));
          last = await loop.run({ ...request, proposed, reported: reported.map(asReported), reduction });
          return { isJudged: last.exitCode === 0, ...last };
        },
      },
      host,
    );
    const ended = last ?? { reason: stop?.reason ?? `every slot of wave ${wave.id} has its verdict`, exitCode: 0 };
    const isOver = stop === undefined || stop.isJudged;
    return inputs.wave.confirms && isOver && !request.signal.aborted ? confirm(request, ended) : ended;
  };
  /** A confirmation that is asked for, and does not come about, fails the step; what is recorded is published all the same. */
  const confirm = async ({ signal, onNote, overrides: { sandbox } }: LoopRequest, ended: Ended): Promise<Ended> => {
    if (loop.countAccepted() === 0) return ended;
    try {
      const claim = await confirmWave({ wave, folder, sandbox, signal }, host);
      return { ...ended, reason: renderOutcome(claimOutcome(claim)) };
    } catch (error) {
      if (!(error instanceof PreconditionError)) throw error;
      onNote(`note: ${error.message}`);
      return { reason: error.message, exitCode: error.exitCode };
    }
  };
  // What the loop says of itself moves with its run: its getters stay getters.
  const own = { isReduction: { value: true, enumerable: true }, run: { value: run, enumerable: true } };
  return Object.defineProperties({} as LoopRecipe, { ...Object.getOwnPropertyDescriptors(loop), ...own });
}

function asReported({ item, ...report }: Omit<Reported, 'item'> & { readonly item?: string | undefined }): Reported {
  return item === undefined ? report : { ...report, item };
}

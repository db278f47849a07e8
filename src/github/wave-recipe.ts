/** Mode `reduce`: the attempts of a wave, judged as a loop on a runner is run. */
import type { Host } from '../kernel/host.ts';
import { reduceWave } from '../wave/reduce.ts';
import type { LoopInputs } from './inputs.ts';
import type { Ended, LoopRecipe, LoopRequest, Proposed, Reported } from './loop.ts';
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
    return last ?? { reason: stop?.reason ?? `every slot of wave ${wave.id} has its verdict`, exitCode: 0 };
  };
  // What the loop says of itself moves with its run: its getters stay getters.
  const own = { isReduction: { value: true, enumerable: true }, run: { value: run, enumerable: true } };
  return Object.defineProperties({} as LoopRecipe, { ...Object.getOwnPropertyDescriptors(loop), ...own });
}

function asReported({ item, ...report }: Omit<Reported, 'item'> & { readonly item?: string | undefined }): Reported {
  return item === undefined ? report : { ...report, item };
}

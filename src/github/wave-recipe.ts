/** Mode `reduce`: the attempts of a wave, judged as a loop on a runner is run. */
import type { Host } from '../kernel/host.ts';
import { reduceWave } from '../wave/reduce.ts';
import { openExperiment } from './experiment-recipe.ts';
import type { LoopInputs } from './inputs.ts';
import type { LoopRecipe } from './loop.ts';
import { attemptsFolder, placeDownloads, placeReports, requireWave } from './wave-place.ts';

/** The recipe of mode `reduce`. */
export function openReduction(inputs: LoopInputs, host: Host): LoopRecipe {
  const wave = requireWave(inputs, host);
  const folder = attemptsFolder(inputs, host);
  placeDownloads(folder, wave);
  placeReports(folder, wave);
  return openExperiment(inputs, host, async (request, where) => {
    const { signal, onEvent, sandbox, timeBudgetMs, timeLimitMs } = request;
    const { stop } = await reduceWave(
      {
        ...{ wave, folder },
        overrides: {
          ...(sandbox === undefined ? {} : { sandbox }),
          ...(timeBudgetMs === undefined ? {} : { timeBudgetMs }),
          ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
        },
        ...(signal === undefined ? {} : { signal }),
        ...(onEvent === undefined ? {} : { onEvent }),
      },
      where,
    );
    return { stop: stop ?? { kind: 'judged', reason: `every slot of wave ${wave.id} has its verdict` } };
  });
}

/**
 * Whether setup could run once in place of in every evaluation: the proposal is tried before it is made.
 * Invariant: what is proposed has scored the base.
 */
import type { SettingEdit } from '../../base/setting-edit.ts';
import type { Check } from '../../doctor/check.ts';
import { renderSeconds } from '../../doctor/cost.ts';
import { listed } from '../../engine/evaluation/open-tests.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { readListing } from '../init/ecosystems/read-listing.ts';
import { type BaseScore, score, type Trial } from './evaluator-trial.ts';
import { proposeSetup, type SetupProposal } from './setup-proposal.ts';

/** Tries it; nothing where there is no proposal, or where it was interrupted. */
export async function examineSetup(trial: Trial, base: readonly BaseScore[]): Promise<Check[]> {
  const { privateArea, config } = trial;
  const { store, parentEnv } = privateArea;
  if (config.setup.command === '') return [];
  const listing = await readListing(store.git, store.base, { env: parentEnv });
  const proposal = proposeSetup(config, listing);
  if (proposal === undefined) return [];
  const tried: Trial = { ...trial, config: withProposal(config, proposal) };
  const scored = await score(tried, { tree: store.base, prefix: 'prepared-', of: 'setup that runs once' });
  const found = describeNow(config, base);
  const check = { id: 'setup', title: 'setup', detail: found } as const;
  switch (scored.kind) {
    case 'aborted':
    case 'infra':
      return [];
    case 'failed': {
      const detail = `${found}; with ${render(config, proposal)} it would run once, but the base has no score then: ${scored.reason}`;
      return [{ ...check, verdict: 'ok', detail }];
    }
    case 'scored':
      return [
        { ...check, verdict: 'warning', remedy: `Set ${render(config, proposal)}.`, fix: editsOf(config, proposal) },
      ];
    default:
      return scored satisfies never;
  }
}

function describeNow({ setup }: ExperimentConfig, base: readonly BaseScore[]): string {
  if (setup.inputs.length > 0) return 'it builds, and it runs once: no evaluation builds the code that it is about';
  const tookMs = Math.max(0, ...base.map(({ timings }) => timings['judge-setup_ms'] ?? 0));
  return `it runs in every evaluation, up to ${renderSeconds(tookMs)} each time`;
}

function withProposal(config: ExperimentConfig, { setup, build }: SetupProposal): ExperimentConfig {
  return {
    ...config,
    setup: { ...config.setup, command: setup.command, inputs: [...setup.inputs] },
    build: { ...config.build, command: build.command, cache: [...build.cache] },
  };
}

/** The keys that change, as they are written. */
function render(config: ExperimentConfig, proposal: SetupProposal): string {
  const texts = editsOf(config, proposal).flatMap((edit) => {
    if (edit.kind !== 'set') return [];
    const { path, value } = edit;
    const text = Array.isArray(value) ? `[${listed(value.map(String))}]` : JSON.stringify(value);
    return [`${path.join('.')} = ${text}`];
  });
  return `${texts.slice(0, -1).join(', ')}${texts.length > 1 ? ' and ' : ''}${texts.at(-1) ?? ''}`;
}

function editsOf({ setup, build }: ExperimentConfig, proposal: SetupProposal): SettingEdit[] {
  const wanted: readonly (readonly [table: string, key: string, value: string | readonly string[], now: unknown])[] = [
    ['setup', 'command', proposal.setup.command, setup.command],
    ['setup', 'inputs', proposal.setup.inputs, setup.inputs],
    ['build', 'command', proposal.build.command, build.command],
    ['build', 'cache', proposal.build.cache, build.cache],
  ];
  return wanted
    .filter(([, , value, now]) => JSON.stringify(value) !== JSON.stringify(now))
    .map(([table, key, value]) => ({ kind: 'set', path: [table, key], value }));
}

import { withTexts } from '../base/json-print.ts';
import { plural, quoted } from '../base/text.ts';
import { VERSION } from '../base/version.ts';
import type { CandidateFileFacts } from './candidate-file.ts';
import type { Judge } from './judge.ts';
import {
  buildSelectionOutcomes,
  type GateReport,
  type Manifest,
  type PostureTransition,
  REPORT_SCHEMA_VERSION,
  readExternalMetadata,
} from './report.ts';
import type { GateRequest } from './request.ts';
import type { Rules } from './rules.ts';
import type { GateWarning } from './warnings.ts';

export interface ReportInput {
  readonly request: GateRequest;
  readonly rules: Rules;
  readonly judge: Judge;
  readonly facts: CandidateFileFacts;
  /** The candidate file as the report names it. */
  readonly candidatesFile: string;
  readonly ranAt: string;
  readonly runner: Pick<Manifest['runner'], 'command' | 'cwd'>;
  readonly system: Manifest['system'];
}

// Twelve hex digits are enough to distinguish files and short enough to be typed again.
const SEED_DIGITS = 12;

/** Builds the report of a run from what was read and judged; the same input gives the same report. */
export function buildReport(input: ReportInput): GateReport {
  const { request, rules, judge, facts, candidatesFile, ranAt } = input;
  const { replays = 1, maxVolatility, ablations = [], seed = facts.normalizedSha256.slice(0, SEED_DIGITS) } = request;
  const results = judge.results({ seed, maxVolatility });
  return {
    schema_version: REPORT_SCHEMA_VERSION,
    ran_at: ranAt,
    run_mode: request.mode,
    suite_path: rules.hashed.suite.path,
    suite_version: rules.suite.suite_version,
    input_suite_version: facts.suiteVersion,
    seed,
    replays_requested: replays,
    replays_ran: results.reduce((most, { replays_ran: ran }) => Math.max(most, ran), 0),
    max_volatility: maxVolatility ?? null,
    candidates_file: candidatesFile,
    candidates_count: judge.count,
    unscored_count: judge.unscored,
    must_pass: rules.suite.must_pass,
    suite_pass: results.every(({ pass }) => pass),
    results: Object.fromEntries(results.map((result) => [result.scenario.id, result])),
    warnings: [...rules.warnings, ...fileWarnings(input), ...judge.warnings()],
    reproducibility_contract: {
      mode: 'R0',
      manifest: buildManifest(input),
      selection_outcomes: buildSelectionOutcomes(results),
      posture_transitions: buildPostureTransitions(judge),
    },
    ...(ablations.length === 0 ? {} : { experimental: { ablations: judge.ablationResults() } }),
  };
}

function buildManifest({ rules, facts, candidatesFile, runner, system }: ReportInput): Manifest {
  return {
    runner: { name: 'autorize-action', version: VERSION, ...runner },
    system,
    // A million ids as an array, all made in the last second, take more memory than reading and judging.
    inputs: withTexts(
      {
        ...rules.hashed,
        candidates: { path: candidatesFile, sha256: facts.sha256 },
        normalized_candidates_sha256: facts.normalizedSha256,
      },
      'candidate_ids',
      facts.ids,
    ),
    scenario_selection: rules.selection,
    external_runtime_metadata: readExternalMetadata(facts.reproducibility),
  };
}

function buildPostureTransitions(judge: Judge): PostureTransition[] {
  return judge.winnerTraces().flatMap(({ scenarioId, tally: { best, bestTrace } }) => {
    if (best === undefined || bestTrace === undefined) return [];
    return [{ scenario_id: scenarioId, winner_candidate_id: best.id, ...bestTrace }];
  });
}

function fileWarnings({ rules, facts }: ReportInput): GateWarning[] {
  const warnings: GateWarning[] = [];
  const { suiteVersion, generatedIds } = facts;
  const expected = rules.suite.suite_version;
  if (suiteVersion !== null && suiteVersion !== expected) {
    const message = `the candidates are for suite version ${quoted(suiteVersion)}, the suite is ${quoted(expected)}`;
    warnings.push({ code: 'suite_version_mismatch', message });
  }
  if (generatedIds > 0) {
    const message = `${plural(generatedIds, 'candidate')} without an id: named by position, which changes when the file does`;
    warnings.push({ code: 'generated_ids', message, count: generatedIds });
  }
  return warnings;
}

import { type Flag, renderFlags } from './flags.ts';

/** The gate's command line; README and tests hold to this table. */
export const GATE_FLAGS: readonly Flag[] = [
  {
    name: 'mode',
    kind: 'text',
    placeholder: 'MODE',
    help: 'fixtures: the suite’s own candidates (default); candidates: a file of yours',
  },
  {
    name: 'candidates',
    kind: 'text',
    placeholder: 'FILE',
    help: 'JSON, .jsonl/.ndjson, or - for standard input (default ./candidates.json if there)',
  },
  { name: 'suite', kind: 'text', placeholder: 'FILE', help: 'suite definition (default replay-suite/v0/ci-gate.json)' },
  {
    name: 'config',
    kind: 'text',
    placeholder: 'FILE',
    help: 'evaluator config (default replay-suite/v0/evaluator-config.json)',
  },
  { name: 'schema', kind: 'text', placeholder: 'FILE', help: 'a JSON Schema that every output must satisfy as well' },
  { name: 'replays', kind: 'text', placeholder: 'N', help: 'candidate-order shuffles, 1 to 1000000 (default 1)' },
  { name: 'seed', kind: 'text', placeholder: 'S', help: 'seed of the shuffles (default: taken from the candidates)' },
  {
    name: 'max-volatility',
    kind: 'text',
    placeholder: 'V',
    help: 'fail if the choice depends more than this on order, 0 to 1',
  },
  { name: 'scenario', kind: 'text', placeholder: 'ID', repeatable: true, help: 'check only this scenario' },
  { name: 'all', kind: 'switch', help: 'check every scenario of the suite, not only must_pass' },
  {
    name: 'ablate',
    kind: 'optional',
    placeholder: 'PROFILES',
    help: 'compare with one rule family off: abstention_telemetry_off, rollback_requirements_off, retrieval_signal_on (default all); never changes the verdict',
  },
  {
    name: 'report',
    kind: 'text',
    placeholder: 'FILE',
    help: 'where the report goes (default replay-suite/v0/reports/latest.json)',
  },
  { name: 'full', kind: 'switch', help: 'keep every evaluation in the report, above 1000 candidates too' },
  {
    name: 'format',
    kind: 'text',
    placeholder: 'FORMAT',
    help: 'text, json, github or markdown (default text; github under GITHUB_ACTIONS)',
  },
  { name: 'version', kind: 'switch', help: 'print the version' },
  { name: 'help', kind: 'switch', help: 'print this help' },
];

export const GATE_HELP = `Judges candidate outputs of agents: picks the best per scenario, passes or fails.

Usage: node tools/run-ci-gate.mjs [flags]
       autorize gate [flags]

${renderFlags(GATE_FLAGS)}

Exit: 0 the suite passed; 1 it failed; 2 the command line or an input is not valid (every problem is listed).
Example: node tools/run-ci-gate.mjs --mode candidates --candidates ./candidates.example.json --replays 25
`;

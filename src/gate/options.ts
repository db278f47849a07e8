/** An option of the gate as people read it: the flag of the command and the input of the action show the same text. */
export interface GateOption {
  readonly placeholder: string;
  /** One phrase without a full stop. */
  readonly summary: string;
  /** What holds if the option is absent. */
  readonly default?: string;
}

/** The options that the command and the action share. */
export const GATE_OPTIONS = {
  candidates: {
    placeholder: 'FILE',
    summary: 'candidate file: JSON, `.jsonl` or `.ndjson`',
    default: '`candidates.json` if it exists',
  },
  suite: { placeholder: 'FILE', summary: 'suite definition', default: '`replay-suite/v0/ci-gate.json`' },
  config: { placeholder: 'FILE', summary: 'evaluator config', default: '`replay-suite/v0/evaluator-config.json`' },
  schema: {
    placeholder: 'FILE',
    summary: 'JSON Schema (draft 2020-12 or draft-07) that every output must satisfy',
  },
  replays: { placeholder: 'N', summary: 'number of candidate-order shuffles, 1 to 1000000', default: '1' },
  seed: { placeholder: 'SEED', summary: 'seed of the shuffles', default: 'derived from the candidates' },
  'max-volatility': {
    placeholder: 'V',
    summary: 'fail if the choice depends on the candidate order more than this, 0 to 1',
  },
  report: { placeholder: 'FILE', summary: 'report file', default: '`replay-suite/v0/reports/latest.json`' },
} as const satisfies Readonly<Record<string, GateOption>>;

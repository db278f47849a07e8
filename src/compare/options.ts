/** What a comparison is asked: the table that flags, inputs and help are made of, and its reader. Pure. */
import { MAX_DURATION_MS, parseDuration } from '../base/duration.ts';
import { type Problem, UsageError } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import { LEAST_PAIRS, leastPairs } from '../decision/comparison/least-pairs.ts';
import { BENCHMARK_KINDS } from '../engine/benchmarks/kinds.ts';
import { MEASURES, type Measure } from './measure.ts';
import { isKnownUnit, SCALES, UNIT_EXAMPLES } from './unit.ts';

type Reader = 'text' | 'choice' | 'share' | 'duration' | 'pairs' | 'switch' | 'unit' | 'parse';

export interface CompareOption {
  readonly name: string;
  readonly reads: Reader;
  readonly placeholder?: string;
  readonly words?: readonly string[];
  readonly repeatable?: boolean;
  readonly default?: string;
  /** A sentence. */
  readonly doc: string;
}

const EVALUATORS = ['base', 'head', 'own'] as const;
const ERROR_RATES = ['fdr', 'fwer', 'none'] as const;
const DIRECTIONS = ['min', 'max'] as const;

const MOST_PAIRS = 10_000;
export const CONFIDENCE = 0.95;

/** Every option, in the order of the help. */
export const COMPARE_OPTIONS: readonly CompareOption[] = [
  { name: 'command', reads: 'text', placeholder: 'COMMAND', doc: 'Command that prints the score.' },
  {
    name: 'experiment',
    reads: 'text',
    placeholder: 'NAME',
    doc: 'Experiment to measure by. Default: the only one.',
  },
  {
    name: 'direction',
    reads: 'choice',
    placeholder: 'D',
    words: DIRECTIONS,
    doc: 'Whether a lower (`min`) or a higher (`max`) score is better. Default: min.',
  },
  {
    name: 'parse',
    reads: 'parse',
    placeholder: 'KIND',
    doc: '`float`, `signed`, `regex:PATTERN`, `jq:PATH` or a benchmark format. Default: detected from the first output.',
  },
  {
    name: 'unit',
    reads: 'unit',
    placeholder: 'UNIT',
    doc: `Unit of the score, for messages: ${UNIT_EXAMPLES}.`,
  },
  {
    name: 'scale',
    reads: 'choice',
    placeholder: 'SCALE',
    words: SCALES,
    doc: 'How to compare; `auto`: by ratio if the scores allow it. Default: auto.',
  },
  {
    name: 'measure',
    reads: 'choice',
    placeholder: 'WHAT',
    words: MEASURES,
    doc: 'Measure the command itself instead of reading its score.',
  },
  { name: 'setup', reads: 'text', placeholder: 'COMMAND', doc: 'Command that prepares a commit, such as `npm ci`.' },
  {
    name: 'setup-input',
    reads: 'text',
    placeholder: 'GLOB',
    repeatable: true,
    doc: 'Files that setup depends on. Setup runs once for each version of them.',
  },
  { name: 'build', reads: 'text', placeholder: 'COMMAND', doc: 'Command that builds a commit after setup.' },
  {
    name: 'protect',
    reads: 'text',
    placeholder: 'GLOB',
    repeatable: true,
    doc: 'Files of the evaluator. Default: files that the command names, and manifests.',
  },
  {
    name: 'timeout',
    reads: 'duration',
    placeholder: 'TIME',
    doc: 'Time limit of one run of the command. Default: 2m.',
  },
  {
    name: 'evaluator',
    reads: 'choice',
    placeholder: 'WHOSE',
    words: EVALUATORS,
    doc: 'Commit whose evaluator measures both; `own`: each commit uses its own. Default: base.',
  },
  {
    name: 'max-pairs',
    reads: 'pairs',
    placeholder: 'N',
    doc: 'Maximum number of pairs, at least 7. Default: 100.',
  },
  {
    name: 'max-time',
    reads: 'duration',
    placeholder: 'TIME',
    doc: 'Time limit of the whole command. 7 pairs are run in any case. Default: 10m.',
  },
  {
    name: 'margin',
    reads: 'share',
    placeholder: 'PERCENT',
    doc: 'Largest change that counts as no difference. Default: chosen from the noise.',
  },
  {
    name: 'max-margin',
    reads: 'share',
    placeholder: 'PERCENT',
    doc: 'Without `--margin`: largest margin to use or report. Default: 5%.',
  },
  { name: 'confidence', reads: 'share', placeholder: 'PERCENT', doc: 'Confidence of the answers. Default: 95%.' },
  {
    name: 'error-rate',
    reads: 'choice',
    placeholder: 'RATE',
    words: ERROR_RATES,
    doc: 'Error rate that the confidence bounds across several metrics. Default: fdr.',
  },
  {
    name: 'washout',
    reads: 'switch',
    doc: 'Add an unmeasured run whenever the commit changes.',
  },
];

export interface CompareSettings {
  readonly command?: string;
  readonly experiment?: string;
  readonly direction?: (typeof DIRECTIONS)[number];
  readonly parse?: ParseSetting;
  readonly unit?: string;
  readonly scale?: (typeof SCALES)[number];
  readonly measure?: Measure;
  readonly setup?: string;
  readonly setupInput?: readonly string[];
  readonly build?: string;
  readonly protect?: readonly string[];
  readonly timeout?: number;
  readonly evaluator?: (typeof EVALUATORS)[number];
  readonly maxPairs?: number;
  readonly maxTime?: number;
  readonly margin?: number;
  readonly maxMargin?: number;
  readonly confidence?: number;
  readonly errorRate?: (typeof ERROR_RATES)[number];
  readonly washout?: boolean;
}

/** As `objective.parse` takes it. */
type ParseSetting = { readonly kind: string } & Readonly<Record<string, string>>;

/** Reads the texts of options; `label` is how a face names one. Throws a `UsageError` with every problem. */
export function decodeCompareSettings(
  values: ReadonlyMap<string, readonly string[]>,
  label: (name: string) => string = (name) => `--${name}`,
): CompareSettings {
  const problems: Problem[] = [];
  const settings: Record<string, unknown> = {};
  for (const option of COMPARE_OPTIONS) {
    const texts = values.get(option.name);
    if (texts === undefined) continue;
    const key = option.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    if (option.repeatable === true) settings[key] = texts;
    else
      settings[key] = decodeOption(option, texts[0] ?? '', (problem) => {
        problems.push({ ...problem, found: `${label(option.name)} ${problem.found}` });
      });
  }
  if (values.has('experiment'))
    for (const name of ['command', 'setup', 'build', 'protect', 'setup-input'])
      if (values.has(name))
        problems.push({
          found: `${label(name)} with ${label('experiment')}`,
          expected: 'one of them',
          remedy: `Leave out ${label('experiment')}, or change the configuration of the experiment.`,
        });
  if (values.has('setup-input') && !values.has('setup'))
    problems.push({
      found: `${label('setup-input')} without ${label('setup')}`,
      expected: 'both',
      remedy: `Add ${label('setup')}.`,
    });
  const { maxPairs, confidence } = settings as CompareSettings;
  const least = leastPairs(1 - (confidence ?? CONFIDENCE));
  if (maxPairs !== undefined && maxPairs < least)
    problems.push({
      found: `${label('max-pairs')} "${maxPairs}"`,
      expected: `at least ${least} at this confidence: fewer pairs can give no answer, whatever the effect`,
      remedy: `Write e.g. ${Math.max(least, 50)}, or lower ${label('confidence')}.`,
    });
  if (problems.length > 0) throw new UsageError(problems);
  return settings as CompareSettings;
}

function decodeOption({ reads, words = [] }: CompareOption, text: string, refuse: (problem: Problem) => void): unknown {
  const wrong = (expected: string, remedy: string): undefined => {
    refuse({ found: quoted(text), expected, remedy });
    return undefined;
  };
  switch (reads) {
    case 'text':
      return text;
    case 'switch':
      return true;
    case 'choice':
      return words.includes(text) ? text : wrong(words.join(', '), suggestion(text, words));
    case 'share': {
      const [, digits] = /^(\d{1,3}(?:\.\d{1,4})?) ?%?$/.exec(text) ?? [];
      const share = Number(digits) / 100;
      return share > 0 && share < 1 ? share : wrong('a percentage above 0% and below 100%', 'Write e.g. 2%.');
    }
    case 'duration': {
      const ms = parseDuration(text) ?? 0;
      return ms > 0 && ms <= MAX_DURATION_MS ? ms : wrong('a duration above 0s, such as 90s or 10m', 'Write e.g. 10m.');
    }
    case 'pairs': {
      const pairs = /^\d{1,6}$/.test(text) ? Number(text) : 0;
      const isFit = pairs >= LEAST_PAIRS && pairs <= MOST_PAIRS;
      return isFit ? pairs : wrong(`a whole number from ${LEAST_PAIRS} to ${MOST_PAIRS}`, 'Write e.g. 50.');
    }
    case 'unit':
      return isKnownUnit(text)
        ? text
        : wrong(`a unit such as ${UNIT_EXAMPLES}`, 'Leave it out for a score without a unit.');
    case 'parse':
      return parseSettingOf(text) ?? wrong(PARSE_KINDS, suggestion(text, ['float', 'signed', ...BENCHMARK_KINDS]));
    default:
      return reads satisfies never;
  }
}

const PARSE_KINDS = `float, signed, regex:PATTERN, jq:PATH or one of ${BENCHMARK_KINDS.join(', ')}`;

function parseSettingOf(text: string): ParseSetting | undefined {
  if (text.startsWith('regex:') && text.length > 6) return { kind: 'regex', pattern: text.slice(6) };
  if (text.startsWith('jq:') && text.length > 3) return { kind: 'jq', path: text.slice(3) };
  return ['float', 'signed', ...BENCHMARK_KINDS].includes(text) ? { kind: text } : undefined;
}

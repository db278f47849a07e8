import type { PatternMatches } from '../../kernel/pattern.ts';
import { forgeBenchmarks } from '../benchmarks/forged-output.ts';
import type { BenchmarkKind } from '../benchmarks/kinds.ts';

type Places = PatternMatches['places'];
type Direction = 'min' | 'max';

export interface TrueScore {
  /** How a score is read from what the evaluator prints. */
  readonly parse: { readonly kind: 'float' | 'regex' | 'jq' | 'signed' | BenchmarkKind };
  readonly direction: Direction;
  /** What the evaluator printed for the base. */
  readonly output: string;
  /** What a pattern captured in it. */
  readonly places: Places;
  readonly score: number;
  /** What it reported besides, by name. */
  readonly metrics?: Readonly<Record<string, number>> | null;
}

// Of several shapes: a pattern may take no sign, or digits after a point alone.
export const ABSURD: Readonly<Record<Direction, readonly string[]>> = {
  max: ['999999999', '999999999.0', '0.999999999'],
  min: ['-999999999', '-999999999.0', '0.000000001', '0'],
};

/** Outputs that claim a score too good to be true, in the shape of the true one; which of them is read as one has to be tried. */
export function forgeOutputs(truth: TrueScore): string[] {
  const { output, direction } = truth;
  const forged = ABSURD[direction].map((claim) => forgeOutput(truth, claim));
  return [...new Set(forged)].filter((each) => each !== output);
}

function forgeOutput({ parse, output, score, places, metrics }: TrueScore, claim: string): string {
  const { kind } = parse;
  switch (kind) {
    case 'float':
      return `${claim}\n`;
    case 'regex':
      return replaceCaptures(output, places, claim);
    case 'jq':
      return replaceNumbers(output, score, claim);
    case 'signed':
      // With the nonce of another evaluation: a program can have seen no better one.
      return output.replace(/^(AUTORIZE_SCORE \S+ ).*$/m, `$1${claim}`);
    default:
      return forgeBenchmarks(output, Object.values(metrics ?? {}));
  }
}

function replaceCaptures(output: string, places: Places, claim: string): string {
  let forged = '';
  let at = 0;
  for (const [start, end] of places.map((place) => place ?? [at, at])) {
    forged += output.slice(at, start) + claim;
    at = end;
  }
  return forged + output.slice(at);
}

/** Every number in the JSON that equals the score; a score that is computed from several is not found. */
function replaceNumbers(output: string, score: number, claim: string): string {
  return output.replaceAll(/(?<![\w."-])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w."])/g, (number) =>
    Number(number) === score ? claim : number,
  );
}

/** How a script of each kind prints a text and ends at once, whatever catches what in it. */
const PRINTERS: Readonly<Record<string, (output: string) => string>> = {
  js: printJavaScript,
  mjs: printJavaScript,
  cjs: printJavaScript,
  ts: printJavaScript,
  py: (output) => `import os; os.write(1, bytes(${bytesOf(output)})); os._exit(0)\n`,
  sh: (output) => `printf '%s' '${output.replaceAll("'", `'\\''`)}'; exit 0\n`,
  rb: (output) => `STDOUT.syswrite(${bytesOf(output)}.pack('C*')); exit!(0)\n`,
  pl: (output) => `use POSIX (); syswrite(STDOUT, pack('C*', @{${bytesOf(output)}})); POSIX::_exit(0);\n`,
};

// The script's process, not ours.
const NODE = 'process';

function printJavaScript(output: string): string {
  return `${NODE}.stdout.write(${JSON.stringify(output)}); ${NODE}.exit(0);\n`;
}

function bytesOf(output: string): string {
  return `[${[...Buffer.from(output)].join(', ')}]`;
}

/** Whether a file is a script of a kind that can be made to claim a score. */
export function isForgeable(path: string): boolean {
  return printerOf(path) !== undefined;
}

/** A script that claims a score before it does anything else. */
export function forgeScript({ path, text, output }: { path: string; text: string; output: string }): string {
  const printer = printerOf(path);
  if (printer === undefined) return text;
  const [shebang = ''] = /^#!.*\n/.exec(text) ?? [];
  // What a module exports has to be there for those that import it, or they fail before it runs.
  const rest = printer === printJavaScript ? text.slice(shebang.length) : '';
  return shebang + printer(output) + rest;
}

function printerOf(path: string): ((output: string) => string) | undefined {
  const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(PRINTERS, extension) ? PRINTERS[extension] : undefined;
}

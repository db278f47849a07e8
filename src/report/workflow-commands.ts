import { type Problem, renderProblem } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import type { GateReport } from '../gate/report.ts';
import { defuse } from './defuse.ts';

// GitHub shows at most ten annotations of a type for a step; the last one says how many more there are.
const MAX_ANNOTATIONS = 10;

export interface Annotation {
  readonly level: 'error' | 'warning';
  readonly properties: Readonly<Record<string, string | number | undefined>>;
  readonly message: string;
}

export interface AnnotationOptions {
  /** Folder that file names are relative to, from the repository's root; GitHub wants names from the root. */
  readonly folder?: string | undefined;
  /** Problems beyond those listed. */
  readonly omitted?: number;
}

/** Workflow commands that annotate the candidate file with what fails and what was warned of. */
export function renderReportAnnotations(report: GateReport, options: AnnotationOptions = {}): string[] {
  const all = buildReportAnnotations(report, options);
  const [errors, warnings] = [
    all.filter(({ level }) => level === 'error'),
    all.filter(({ level }) => level !== 'error'),
  ];
  return [...capped(errors), ...capped(warnings)].map(renderAnnotation);
}

/** What fails and what was warned of, each at the candidate file; errors first. */
export function buildReportAnnotations(report: GateReport, { folder }: AnnotationOptions = {}): Annotation[] {
  const file = report.candidates_file === '-' ? undefined : fromRoot(report.candidates_file, folder);
  const errors = Object.values(report.results).flatMap(({ scenario, failures, best }) =>
    failures.map(({ message }): Annotation => {
      const why = (best?.failures ?? [])
        .map((failure) => `${failure.code} at ${failure.path}: ${failure.message}`)
        .join(' ');
      return {
        level: 'error',
        properties: { file, title: `gate: ${scenario.id}` },
        message: `${message} ${why}`.trim(),
      };
    }),
  );
  const warnings = report.warnings.map(
    ({ message }): Annotation => ({ level: 'warning', properties: { file, title: 'gate' }, message }),
  );
  return [...errors, ...warnings];
}

function fromRoot(file: string, folder = ''): string {
  return folder === '' || file.startsWith('/') ? file : `${folder}/${file}`;
}

/** Workflow commands that annotate the places of problems with inputs. */
export function renderProblemAnnotations(
  problems: readonly Problem[],
  { folder, omitted = 0 }: AnnotationOptions = {},
): string[] {
  return capped(buildProblemAnnotations(problems, { folder }), omitted).map(renderAnnotation);
}

/** What is wrong with inputs, each at its place. */
export function buildProblemAnnotations(
  problems: readonly Problem[],
  { folder }: { readonly folder?: string | undefined },
): Annotation[] {
  return problems.map((problem) => {
    const { line, column } = problem;
    const file = problem.file === undefined ? undefined : fromRoot(problem.file, folder);
    const properties = { file, line, col: line === undefined ? undefined : column, title: 'gate: invalid input' };
    return { level: 'error', properties, message: renderProblem(problem) };
  });
}

function capped(annotations: readonly Annotation[], omitted = 0): readonly Annotation[] {
  const total = annotations.length + omitted;
  if (total <= MAX_ANNOTATIONS) return annotations;
  const shown = annotations.slice(0, MAX_ANNOTATIONS - 1);
  const message = `${total - shown.length} more like these; see the log.`;
  return [...shown, { level: annotations[0]?.level ?? 'error', properties: { title: 'gate' }, message }];
}

function renderAnnotation({ level, properties, message }: Annotation): string {
  const pairs = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  return `::${level} ${pairs.join(',')}::${escapeData(message)}`;
}

/** Workflow commands that annotate the step with what ended it. */
export function renderErrors(title: string, messages: readonly string[]): string[] {
  const annotations = messages.map((message): Annotation => ({ level: 'error', properties: { title }, message }));
  return capped(annotations).map(renderAnnotation);
}

/** A workflow command that annotates the step with a warning. */
export function renderWarning(title: string, message: string): string {
  return renderAnnotation({ level: 'warning', properties: { title }, message });
}

function escapeData(text: string): string {
  return defuse(printable(text, 2000)).replaceAll('%', '%25');
}

/** After this line a runner takes no line for a command, until the one with the same token that resumes. */
export function renderStop(token: string): string {
  return `::stop-commands::${token}`;
}

export function renderResume(token: string): string {
  return `::${token}::`;
}

import { type Problem, renderProblem } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import type { GateReport } from '../gate/report.ts';

// GitHub shows at most ten annotations of a type for a step; the last one says how many more there are.
const MAX_ANNOTATIONS = 10;

interface Annotation {
  readonly level: 'error' | 'warning';
  readonly properties: Readonly<Record<string, string | number | undefined>>;
  readonly message: string;
}

/** Workflow commands that annotate the candidate file with what fails and what was warned of. */
export function renderReportAnnotations(report: GateReport): string[] {
  const file = report.candidates_file === '-' ? undefined : report.candidates_file;
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
  return [...capped(errors), ...capped(warnings)].map(renderAnnotation);
}

/** Workflow commands that annotate the places of problems with inputs. */
export function renderProblemAnnotations(problems: readonly Problem[]): string[] {
  const errors = problems.map((problem): Annotation => {
    const { file, line, column } = problem;
    const properties = { file, line, col: line === undefined ? undefined : column, title: 'gate: invalid input' };
    return { level: 'error', properties, message: renderProblem(problem) };
  });
  return capped(errors).map(renderAnnotation);
}

function capped(annotations: readonly Annotation[]): readonly Annotation[] {
  if (annotations.length <= MAX_ANNOTATIONS) return annotations;
  const shown = annotations.slice(0, MAX_ANNOTATIONS - 1);
  const message = `${annotations.length - shown.length} more like these; see the log or the report.`;
  return [...shown, { level: annotations[0]?.level ?? 'error', properties: { title: 'gate' }, message }];
}

function renderAnnotation({ level, properties, message }: Annotation): string {
  const pairs = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  return `::${level} ${pairs.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return defuse(printable(text, 2000)).replaceAll('%', '%25');
}

/** Takes the meaning from what a runner would read as a command anywhere in a line. */
export function defuse(text: string): string {
  return text.replaceAll('##[', '## [').replace(/^(\s*):(?=:)/gm, '$1: ');
}

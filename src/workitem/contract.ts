import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument, problemAt } from '../base/schema-problems.ts';
import { type EnvironmentIssue, environmentIssues } from '../engine/environment/environment-issues.ts';
import { readOldNames } from '../settings/deprecated-names.ts';
import { withEnvironmentDefaults } from '../settings/environment-shape.ts';
import { type WorkFile, workPlanSchema } from '../settings/work-plan.ts';
import { checkPlan } from './plan.ts';

/** The commands that test the items of a plan; none where there is no plan. */
export function testsOf(work: Pick<WorkFile, 'items'> | undefined): string[] {
  return (work?.items ?? []).flatMap(({ test_command: command }) => (command === undefined ? [] : [command]));
}

export type ReadWorkFile = { readonly work: WorkFile } | { readonly problems: readonly Problem[] };

/** Decodes a plan and reports every problem at once, with its place. */
export function parseWorkFile(written: JsonDocument): ReadWorkFile {
  const { document, problems: ofNames } = readOldNames(written, 'plan');
  const checked = checkDocument(document, workPlanSchema);
  const broken = checkPlan(document.value).map(([path, found, expected, remedy]) =>
    problemAt(document, path, { found, expected, remedy }),
  );
  const ofSchema = 'problems' in checked ? checked.problems : [];
  const ofEnvironment =
    'problems' in checked ? [] : planEnvironmentIssues(checked.value).map((issue) => placeIssue(document, issue));
  const reported = new Set(ofSchema.map(({ path }) => path));
  const problems = [...ofNames, ...ofSchema, ...broken.filter(({ path }) => !reported.has(path)), ...ofEnvironment];
  return 'problems' in checked || problems.length > 0 ? { problems } : { work: checked.value };
}

/** What is wrong with the environment of commands, its keys being sound one by one. */
function planEnvironmentIssues({
  environment: written,
  setup,
}: Pick<WorkFile, 'environment' | 'setup'>): readonly EnvironmentIssue[] {
  const environment = withEnvironmentDefaults(written);
  // Its inputs are always named.
  return environmentIssues({ environment, hasTrustedSetup: setup !== undefined, checkPlaces: undefined });
}

/** A problem with its place in the file of a plan. */
export function placeIssue(document: JsonDocument, [path, found, expected, remedy]: EnvironmentIssue): Problem {
  return problemAt(document, path, { found, expected, remedy });
}

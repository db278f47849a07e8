/**
 * Reads what candidates are judged by: config, suite and an optional output schema.
 * Invariant: either everything is valid, or every problem of every one of these files is in the list.
 */
import type { ProblemList } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { withinTotal } from '../kernel/time-limit.ts';
import type { ConfigBands, EvaluatorConfig, ReadConfig } from './config.ts';
import type { OutputCheck } from './evaluate.ts';
import { plainConfig, plainSuite } from './plain-rules.ts';
import type { HashedFile } from './report.ts';
import type { GateRequest } from './request.ts';
import { type ScenarioSelection, selectScenarios } from './selection.ts';
import { type NamedFile, nameFile, nameSuiteFile, readDocument } from './store.ts';
import type { ReadSuite, Suite } from './suite.ts';
import type { GateWarning } from './warnings.ts';

export interface RuleFiles {
  readonly suite: NamedFile;
  readonly config: NamedFile;
  readonly schema: NamedFile | undefined;
}

/** What candidates are judged by, whole and valid. */
export interface Rules {
  readonly suite: Suite;
  readonly config: EvaluatorConfig;
  readonly selection: ScenarioSelection;
  readonly checkOutput: OutputCheck | undefined;
  readonly warnings: readonly GateWarning[];
  readonly hashed: { readonly suite: HashedFile; readonly config: HashedFile; readonly schema?: HashedFile };
}

export function nameRuleFiles({ suite, config, schema, rulesFolder }: GateRequest, host: Host): RuleFiles {
  const from = rulesFolder === undefined ? host : { ...host, cwd: rulesFolder };
  return {
    suite: nameSuiteFile(from, suite, 'ci-gate.json'),
    config: nameSuiteFile(from, config, 'evaluator-config.json'),
    schema: schema === undefined ? undefined : nameFile(from, schema),
  };
}

export interface ReadRules {
  /** Undefined when any of the files has a problem. */
  readonly rules: Rules | undefined;
  /** The suite alone, where it is valid: fixtures mode finds its candidates by it. */
  readonly suite: Suite | undefined;
}

/** Reads and checks the files; what is wrong goes into `problems`. */
export async function readRules(files: RuleFiles, request: GateRequest, problems: ProblemList): Promise<ReadRules> {
  const { confinedTo } = request;
  const read = await readWith(files.config, readConfig, confinedTo);
  const config = take(problems, read);
  const bands = 'bands' in read ? read.bands : undefined;
  const suite = take(
    problems,
    await readWith(files.suite, (document) => readSuite(document, config?.config, bands), confinedTo),
  );
  const schema = files.schema && take(problems, await readSchema(files.schema, confinedTo));
  const { scenarios = [], all = false } = request;
  const selected = suite && take(problems, selectScenarios(suite.suite, { scenarios, all }));
  if (config === undefined || suite === undefined || selected === undefined)
    return { rules: undefined, suite: suite?.suite };
  if (files.schema !== undefined && schema === undefined) return { rules: undefined, suite: suite.suite };
  const rules: Rules = {
    suite: suite.suite,
    config: config.config,
    selection: selected.selection,
    checkOutput: schema?.check,
    warnings: [...config.warnings, ...suite.warnings],
    hashed: { suite: suite.hashed, config: config.hashed, ...(schema === undefined ? {} : { schema: schema.hashed }) },
  };
  return { rules, suite: suite.suite };
}

type Document = Extract<ReturnType<typeof readDocument>, { readonly document: unknown }>['document'];
type Hashed = { readonly hashed: HashedFile };

async function readWith<T extends object>(
  file: NamedFile,
  parse: (document: Document) => Promise<T>,
  folders: GateRequest['confinedTo'],
): Promise<(T & Hashed) | Failed> {
  const read = readDocument(file, folders);
  if ('problems' in read) return read;
  return { ...(await parse(read.document)), hashed: read.hashed };
}

async function readConfig(document: Document): Promise<ReadConfig> {
  const config = plainConfig(document);
  if (config !== undefined) return { config, warnings: [] };
  const { parseConfig } = await import('./config.ts');
  return parseConfig(document);
}

async function readSuite(
  document: Document,
  config: EvaluatorConfig | undefined,
  bands: ConfigBands | undefined,
): Promise<ReadSuite> {
  const suite = config && plainSuite(document, config);
  if (suite !== undefined) return { suite, warnings: [] };
  const { parseSuite } = await import('./suite.ts');
  return parseSuite(document, config ?? bands);
}

async function readSchema(file: NamedFile, folders: GateRequest['confinedTo']) {
  const read = readDocument(file, folders);
  if ('problems' in read) return read;
  const { compileSchema, MAX_CHECKS_MS } = await import('./output-schema.ts');
  return { ...(await compileSchema(read.document, withinTotal(MAX_CHECKS_MS))), hashed: read.hashed };
}

type Failed = { readonly problems: ProblemList['problems'] | readonly ProblemList['problems'][number][] };

/** Moves the problems of a result into the list; what is left is the good result, if it is one. */
function take<T extends object>(
  problems: ProblemList,
  result: T,
): Exclude<T, { readonly problems: unknown }> | undefined {
  if ('problems' in result) {
    for (const problem of (result as Failed).problems) problems.add(problem);
    return undefined;
  }
  return result as Exclude<T, { readonly problems: unknown }>;
}

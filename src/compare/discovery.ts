/**
 * How a repository without an experiment is measured: by the first benchmark of its own that works on the base.
 * Invariant: benchmarks are tried where `init` tries them, and of the user's repository nothing is written. Tests are not
 * run: they say nothing about speed.
 */
import { renderDuration } from '../base/duration.ts';
import { UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { readListing } from '../experiment/init/ecosystems/read-listing.ts';
import { findProjects } from '../experiment/init/ecosystems/registry.ts';
import { openLaboratory } from '../experiment/init/laboratory.ts';
import { protectedGlobs } from '../experiment/init/protection.ts';
import { type Selection, selectCommands } from '../experiment/init/selection.ts';
import type { Tester } from '../experiment/init/tester.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { experimentConfigSchema } from '../settings/experiment-config.ts';
import { noBenchmarkInBase } from './evaluators.ts';
import type { CompareEvent } from './event.ts';
import type { CompareSettings } from './options.ts';
import { StoppedComparison } from './runner.ts';
import type { Subject } from './subject.ts';

export interface Discovering {
  readonly repository: UserRepository;
  /** Reads the user's commits. */
  readonly refs: Git;
  /** Full ids. */
  readonly base: string;
  readonly head: string;
  readonly settings: CompareSettings;
  readonly signal: AbortSignal | undefined;
  readonly onEvent: ((event: CompareEvent) => void) | undefined;
}

// A busy machine is several times slower than it was when the benchmark was tried.
const SLOWER = 5;
const LEAST_TIMEOUT_MS = 120_000;

/** Finds a benchmark of the commit whose evaluator measures, and what prepares it; throws where none works. */
export async function discoverSubject(discovering: Discovering, host: Host): Promise<Subject> {
  const { repository, refs, settings, signal, onEvent } = discovering;
  const base = settings.evaluator === 'head' ? discovering.head : discovering.base;
  const { listing, projects, hasBenchmark } = await findIn(refs, base, host);
  const evaluator = projects.flatMap((project) => project.evaluator);
  const protect = (commands: readonly string[]) => protectedGlobs({ listing, evaluator, commands });
  if (!hasBenchmark) {
    const ofHead = await findIn(refs, discovering.head, host);
    throw ofHead.hasBenchmark ? noBenchmarkInBase() : noBenchmark([]);
  }
  await using laboratory = await openLaboratory(
    {
      ...{ paths: { name: 'compare', repository }, base, protect, limitMs: settings.timeout, signal },
      onEvent: (event) => {
        if (event.kind === 'begun') onEvent?.({ kind: 'searching', command: event.command });
      },
    },
    host,
  );
  const withoutTemplates = projects.map((project) => ({
    ...project,
    ways: project.ways.map((way) => ({ ...way, templates: [] })),
  }));
  const selection = await selectCommands(withoutTemplates, withoutTests(laboratory.tester));
  if (signal?.aborted === true) throw new StoppedComparison();
  const { objective, setup, inputs, build, failures } = selection;
  if (objective === undefined) throw noBenchmark(failures);
  const { measure, parse, ms = 0 } = objective;
  const commands = [measure.command, ...(build === undefined ? [] : [build.command])];
  const config = experimentConfigSchema.parse({
    experiment: { name: 'compare' },
    objective: {
      ...{
        command: measure.command,
        direction: settings.direction ?? measure.direction,
        parse: settings.parse ?? parse,
      },
      timeout: renderDuration(settings.timeout ?? Math.max(LEAST_TIMEOUT_MS, SLOWER * ms)),
      protect: protect(commands),
    },
    setup: setup === undefined ? {} : { command: setup.command, timeout: '10m', inputs },
    build: build === undefined ? {} : { command: build.command, cache: build.cache },
    schedule: { total_budget: '1h' },
    agent: { command: 'true {prompt_file}' },
  });
  const before = [setup?.command, build?.command].filter((command) => command !== undefined && command !== '');
  const how = before.length === 0 ? '' : `, after ${before.map((command) => quoted(command, 200)).join(' and ')}`;
  const note = `found the benchmark ${quoted(measure.command, 200)}${how}`;
  return { config, isParseOpen: false, isProtectOpen: settings.protect === undefined, notes: [note] };
}

async function findIn(refs: Git, commit: string, host: Host) {
  const listing = await readListing(refs, commit, host);
  const projects = findProjects(listing);
  const hasBenchmark = projects.some(({ ways }) => ways.some(({ benchmarks }) => benchmarks.length > 0));
  return { listing, projects, hasBenchmark };
}

/** What would be tests is taken to work, and not run. */
function withoutTests(tester: Tester): Tester {
  return {
    ...tester,
    attempt: async (attempt) =>
      attempt.role === 'guard' ? { kind: 'worked', ms: undefined } : tester.attempt(attempt),
  };
}

const MAX_SHOWN = 3;

function noBenchmark(failures: Selection['failures']): UsageError {
  const tried = failures.slice(-MAX_SHOWN).map(({ command, reason }) => `${quoted(command)}: ${reason}`);
  const found =
    tried.length === 0 ? 'no benchmark in the base' : `no benchmark of the base that works (${tried.join('; ')})`;
  const remedy = 'Write e.g. --command "node bench.mjs" --direction min, with --setup and --build where it needs them.';
  return new UsageError([{ found: `no --command, and ${found}`, expected: 'how to measure a commit', remedy }]);
}

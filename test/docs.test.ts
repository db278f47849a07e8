import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMPARE_COMMAND } from '../src/cli/compare-flags.ts';
import { EXPERIMENT_COMMANDS } from '../src/cli/experiment-flags.ts';
import { GATE_FLAGS } from '../src/cli/gate-flags.ts';
import { WORK_COMMANDS } from '../src/cli/work-flags.ts';
import { AGENT_PRESETS } from '../src/engine/agents/registry.ts';
import { BENCHMARK_KINDS } from '../src/engine/benchmarks/kinds.ts';
import { AUTOLOADED, LOADED_WHEN_NEW } from '../src/engine/boundaries/autoloaded.ts';
import { ALWAYS_DENIED } from '../src/engine/boundaries/boundaries.ts';
import { iterationRecordSchema, OUTCOME_RULES } from '../src/experiment/ledger/record.ts';
import { experimentStateSchema, STEPS } from '../src/experiment/ledger/state.ts';
import { STOP_KINDS } from '../src/experiment/loop/stop.ts';
import { ABLATION_PROFILES } from '../src/gate/ablations.ts';
import { CHECKS } from '../src/gate/expectations.ts';
import { VERDICT_CODES } from '../src/gate/report.ts';
import { expectSchema } from '../src/gate/suite.ts';
import { WARNING_CODES } from '../src/gate/warnings.ts';
import { CANDIDATE_STATUSES } from '../src/mission/candidate.ts';
import { DECISIONS } from '../src/mission/decide.ts';
import { manifestSchema } from '../src/mission/manifest.ts';
import { experimentConfigSchema } from '../src/settings/experiment-config.ts';
import { workItemSchema, workPlanSchema } from '../src/settings/work-plan.ts';
import { DEFAULT_CLASSES } from '../src/workitem/deltas.ts';
import { RUN_STATUSES } from '../src/workitem/receipt.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test('outputs and tables in the pages are those of real runs and files', { timeout: 120_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/sync-readme.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('the figure of the decisions is what the code draws', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/decisions-figure.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});

describe.each(pages)('%s', (page) => {
  const prose = read(page).replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

  test('every relative link leads somewhere', () => {
    const broken = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? join(root, page) : resolve(root, dirname(page), path);
        if (!existsSync(target)) return true;
        return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  test('every name that links to a source file is in that file', () => {
    const named = [...prose.matchAll(/\[`([\w$]+)`\]\(([^)\s#]+\.(?:ts|mjs))\)/g)];
    const gone = named.filter(
      ([, name = '', path = '']) => !readFileSync(resolve(root, dirname(page), path)).includes(name),
    );
    expect(gone.map(([link]) => link)).toEqual([]);
  });

  test('every fence and every synced part is closed', () => {
    expect([...read(page).matchAll(/^```/gm)].length % 2).toBe(0);
    const count = (pattern: RegExp) => [...read(page).matchAll(pattern)].length;
    expect(count(/^<!-- sync: .* -->$/gm)).toBe(count(/^<!-- \/sync -->$/gm));
  });
});

const MAX_WORDS = 1500;

const written = pages.filter((page) => page.startsWith('docs/') && !read(page).startsWith('<!-- Generated from'));
test.each(written)('%s can be read in one sitting', (page) => {
  // Code and generated parts are looked up, as are the tables of a reference page and of the list of packages.
  const looksUp = [/^```[\s\S]*?^```/gm, /<!-- sync:[\s\S]*?<!-- \/sync -->/g, /<!--[\s\S]*?-->/g];
  if (page.startsWith('docs/reference/') || page === 'docs/dependencies.md') looksUp.push(/^\|.*$/gm);
  const prose = looksUp.reduce((text, pattern) => text.replace(pattern, ''), read(page));
  expect(prose.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS);
});

const KINDS = ['tutorials', 'how-to', 'reference'].map((kind) => `docs/${kind}/`);
test.each(pages.filter((page) => KINDS.some((kind) => page.startsWith(kind))))(
  '%s shows before it explains',
  (page) => {
    const [, ...paragraphs] = read(page)
      .replace(/<!--[\s\S]*?-->\n?/g, '')
      .split(/\n{2,}/);
    expect(paragraphs.slice(0, 2).some((paragraph) => /^(```|\|)/.test(paragraph))).toBe(true);
  },
);

test('every page of docs is on the map, or linked from a page that is', () => {
  const seen = new Set(['docs/README.md']);
  for (const page of seen) {
    for (const [, target = ''] of read(page).matchAll(/\]\(([^)\s#]+\.md)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const path = relative(root, resolve(root, dirname(page), target));
      if (path.startsWith('docs/')) seen.add(path);
    }
  }
  expect(
    pages.filter((page) => page.startsWith('docs/') && !page.startsWith('docs/decisions/') && !seen.has(page)),
  ).toEqual([]);
});

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('docs/reference/gate.md', () => {
  const page = read('docs/reference/gate.md');

  const codes = ['missing_required_field', 'schema', 'pass_min_overall', ...Object.keys(CHECKS)];
  const others = [...VERDICT_CODES, ...WARNING_CODES, ...ABLATION_PROFILES];
  test.each([...codes, ...others])('explains %s', (code) => {
    expect(page).toContain(`\`${code}\``);
  });

  test('lists hard failures in the order in which they are checked', () => {
    const at = Object.keys(CHECKS).map((rule) => page.indexOf(`\`${rule}\``, page.indexOf('## Hard failures')));
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });
});

describe('the reference of experiments', () => {
  const page = read('docs/reference/score.md');
  const outcomes = read('docs/reference/outcomes.md');
  const files = read('docs/reference/experiment-files.md');
  const row = (name: string, text = page) => text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));

  const { options } = experimentConfigSchema.shape.objective.shape.parse.def.innerType.def;
  test.each(options.flatMap(({ shape: { kind } }) => ('values' in kind.def ? kind.def.values : [])))(
    'score.md has scores of the kind %s',
    (kind) => {
      expect(page).toMatch(new RegExp(`^\\| \`\\{ kind = "${kind}"`, 'm'));
    },
  );

  test.each(BENCHMARK_KINDS)('score.md has benchmarks of the kind %s', (kind) => {
    expect(row(kind)).toBeDefined();
  });

  test.each(Object.entries(OUTCOME_RULES))(
    'outcomes.md says what the outcome %s counts toward',
    (outcome, { counts, streak }) => {
      const cell = row(outcome, outcomes)?.split(' | ')[2] ?? '';
      expect(cell.includes('max_iterations')).toBe(counts);
      expect(cell.includes('max_consecutive_noops')).toBe(streak === 'grows');
    },
  );

  const names = [...[...ALWAYS_DENIED, ...AUTOLOADED, ...LOADED_WHEN_NEW]];
  test.each([...new Set(names)])('boundaries.md or denied-files.md has %s', (name) => {
    expect(read('docs/reference/boundaries.md') + read('docs/reference/denied-files.md')).toContain(`\`${name}\``);
  });

  test.each(AGENT_PRESETS)('agents.md has %s', (name) => {
    expect(read('docs/reference/agents.md')).toContain(`\`${name}\``);
  });

  test.each(STOP_KINDS)('outcomes.md has %s', (name) => {
    expect(outcomes).toContain(`\`${name}\``);
  });

  const members = [...Object.keys(iterationRecordSchema.shape), ...Object.keys(experimentStateSchema.shape), ...STEPS];
  test.each([...new Set(members)])('experiment-files.md has %s', (name) => {
    expect(files).toContain(`\`${name}\``);
  });
});

describe('docs/reference/missions.md', () => {
  const page = read('docs/reference/missions.md');

  const names = [...DECISIONS, ...CANDIDATE_STATUSES, ...Object.keys(manifestSchema.shape)];
  test.each([...new Set(names)])('has %s', (name) => {
    expect(page).toContain(`\`${name}\``);
  });
});

describe('docs/reference/cli.md', () => {
  const page = read('docs/reference/cli.md');
  const commands = [...Object.values(EXPERIMENT_COMMANDS), ...Object.values(WORK_COMMANDS), COMPARE_COMMAND];

  test.each(commands)('has autorize $usage with its flags', ({ usage, flags }) => {
    const [, section = ''] = page.split(`\nautorize ${usage}${flags.length > 0 ? ' [flags]' : ''}\n`);
    const [own = ''] = section.split('\n### ');
    for (const { name } of flags) expect(own).toMatch(new RegExp(`\`--${name}[\`\\s[]`));
  });

  test.each(GATE_FLAGS.map(({ name }) => name))('has the flag --%s of the gate', (name) => {
    const [, section = ''] = page.split('\n### gate\n');
    expect(section).toMatch(new RegExp(`\`--${name}[\`\\s[]`));
  });
});

describe('docs/reference/work-items.md', () => {
  const page = read('docs/reference/work-items.md');
  const { items, agents, ...plan } = workPlanSchema.shape;
  const item = Object.keys(workItemSchema.shape);
  const constraints = keysOf(workItemSchema).filter((key) => key.startsWith('constraints.'));
  const agent = Object.keys(agents.shape['agent-0']?.def.innerType.shape ?? {});
  const others = [...Object.keys(DEFAULT_CLASSES), ...RUN_STATUSES, 'blocked', 'file_ownership'];
  test.each([...item.filter((key) => key !== 'constraints'), ...constraints, ...agent, ...others])('has %s', (name) => {
    expect(page).toContain(`\`${name}\``);
  });

  test('has what a plan holds besides, and no other defaults than the code', () => {
    for (const key of Object.keys(plan).filter((each) => !['$schema', 'version'].includes(each))) {
      expect(page).toContain(`\`${key}\``);
    }
    const least = { id: 'a', agent_id: 'agent-1', description: 'x' };
    const { constraints: limits } = items.def.element.parse(least);
    for (const [key, value] of Object.entries(limits)) {
      expect(page).toContain(`| \`constraints.${key}\` | ${value.toLocaleString('en')} |`);
    }
  });
});

interface Schema {
  readonly def: {
    readonly type: string;
    readonly innerType?: Schema;
    readonly element?: Schema;
    readonly shape?: Readonly<Record<string, Schema>>;
  };
}

/** The keys of a schema as a person writes them: `guards[].name`. */
function keysOf({ def }: Schema, path = ''): string[] {
  if (def.innerType !== undefined) return keysOf(def.innerType, path);
  if (def.element?.def.type === 'object') return keysOf(def.element, `${path}[]`);
  if (def.shape === undefined) return [path];
  return Object.entries(def.shape).flatMap(([key, each]) => keysOf(each, path === '' ? key : `${path}.${key}`));
}

test('docs/reference/suites.md and docs/reference/gate.md have every rule that a suite may use', () => {
  const text = read('docs/reference/suites.md') + read('docs/reference/gate.md');
  for (const rule of Object.keys(expectSchema.shape)) expect(text).toContain(`\`${rule}\``);
});

test('docs/dependencies.md has every package of package.json and no other', () => {
  const packages = ['package.json', 'scripts/api-reference/package.json', 'scripts/node/package.json'].flatMap(
    (file) => {
      const manifest = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>;
      const { dependencies, devDependencies, optionalDependencies } = manifest;
      return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    },
  );
  const rows = [...read('docs/dependencies.md').matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = '']) => cell);
  const named = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(new Set(named)).toEqual(new Set(packages));
});

test('the README has the two commands that start it and test it', () => {
  const readme = read('README.md');
  expect(readme).toContain('npm start');
  expect(readme).toContain('npm cit');
});

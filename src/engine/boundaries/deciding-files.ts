/**
 * Which files of a repository decide what a command runs: the scripts that it starts, and the manifests of the task
 * runners and build tools that it names. Pure.
 * Commands are read by their words, as a shell would split most of them. What a script, a recipe or a tool reads in its
 * turn is not followed, except for the scripts of a `package.json`.
 * Source: each tool's documentation of the files that it reads first.
 */
export interface DecidedCommand {
  readonly command: string;
  /** Of an evaluator the scripts are left out: a trial shows whether what they print is believed. */
  readonly kind: 'guard' | 'evaluator';
  /** The files that it names are what it looks at in the candidate, not what it judges by. */
  readonly readsFiles?: boolean;
}

export interface DecidingSources {
  /** Of all files. */
  readonly paths: readonly string[];
  /** Texts of each `package.json`, by path. */
  readonly packages: ReadonlyMap<string, string>;
}

interface Runner {
  readonly runs: RegExp;
  /** Names of its manifests. */
  readonly files: RegExp;
  /** Manifests below the top belong to the same build. */
  readonly isNested?: boolean;
}

const tool = (names: string): RegExp => new RegExp(`(?<![\\w.-])(?:${names})(?![\\w./-])`);

const RUNNERS: readonly Runner[] = [
  {
    runs: /(?<![\w.-])(?:(?:npm|pnpm|yarn|jest|mocha|ava)(?![\w./-])|bun\s+(?:-\S+\s+)*(?:run|test)\b|node\s+(?:-\S+\s+)*--run\b)/,
    files: /^package\.json$/,
  },
  {
    runs: /(?<![\w.-])(?:npm|pnpm|yarn)\s(?:.*\s)?(?:-r|-ws?|-F|--recursive|--filter|--workspaces?|workspaces?)(?![\w-])/,
    files: /^package\.json$/,
    isNested: true,
  },
  { runs: tool('turbo|nx|lerna'), files: /^(?:package|project|turbo|nx|lerna)\.json$/, isNested: true },
  { runs: tool('g?make'), files: /^makefile$/i },
  { runs: tool('just'), files: /^\.?justfile$/i },
  { runs: tool('task|go-task'), files: /^taskfile(?:\.dist)?\.ya?ml$/i },
  { runs: tool('cargo'), files: /^Cargo\.toml$/, isNested: true },
  { runs: tool('pytest|py\\.test|tox'), files: /^(?:pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini)$/ },
  { runs: tool('nox'), files: /^(?:noxfile\.py|pyproject\.toml)$/ },
  { runs: tool('hatch|pdm|poe|pixi'), files: /^(?:pyproject|hatch|pixi)\.toml$/ },
  { runs: tool('gradlew?'), files: /^(?:build|settings)\.gradle(?:\.kts)?$/, isNested: true },
  { runs: tool('mvnw?'), files: /^pom\.xml$/, isNested: true },
  { runs: tool('dotnet'), files: /\.(?:slnx?|(?:cs|fs|vb)proj)$/, isNested: true },
  { runs: tool('composer|phpunit|pest'), files: /^(?:composer\.json|phpunit(?:\.dist)?\.xml(?:\.dist)?)$/ },
  { runs: tool('rake|rails'), files: /^rakefile(?:\.rb)?$/i },
  { runs: tool('mix'), files: /^mix\.exs$/, isNested: true },
  { runs: tool('ctest|cmake'), files: /^CMakeLists\.txt$/, isNested: true },
  { runs: tool('meson'), files: /^meson\.build$/, isNested: true },
];

// With `-f`, `--file` and their like a command names a manifest of another name.
const MANIFEST = /\.(?:mk|mak|toml|ini|cfg|json|ya?ml|xml|gradle|kts)$/;
const LEFT_OUT = /(?:^|\/)(?:node_modules|vendor)\/|^\.autorize\//;
// A script of a package can name scripts without end.
const MAX_COMMANDS = 200;

/** Finds those files among `paths`, each once. */
export function findDecidingFiles(sources: DecidingSources, commands: readonly DecidedCommand[]): string[] {
  return [...followCommands(sources, commands).files];
}

/** The commands themselves, and those of the scripts of a `package.json` that they run. */
export function findRunCommands(sources: DecidingSources, commands: readonly DecidedCommand[]): string[] {
  return [...followCommands(sources, commands).texts];
}

function followCommands(sources: DecidingSources, commands: readonly DecidedCommand[]) {
  const paths = new Set(sources.paths.filter((path) => !LEFT_OUT.test(path)));
  const files = new Set<string>();
  const texts = new Set<string>();
  const due = [...commands];
  const seen = new Set<string>();
  for (let next = due.pop(); next !== undefined && seen.size < MAX_COMMANDS; next = due.pop()) {
    const key = `${next.kind} ${next.command}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { command, kind } = next;
    texts.add(command);
    const folders = foldersNamed(command, paths);
    const manifests = findManifests(command, { paths, folders });
    for (const path of manifests) files.add(path);
    if (kind === 'guard') for (const path of findScripts(command, { paths, folders })) files.add(path);
    for (const path of manifests) {
      const text = sources.packages.get(path);
      if (text === undefined) continue;
      const folder = folderOf(path);
      // What a package's script names lies in the folder of the package.
      const inside = folder === '' ? '' : `cd ${folder} && `;
      due.push(...packageScripts(text, command).map((script) => ({ command: `${inside}${script}`, kind })));
    }
  }
  return { files, texts };
}

interface Tree {
  readonly paths: ReadonlySet<string>;
  /** The top, and folders that the command names. */
  readonly folders: readonly string[];
}

function foldersNamed(command: string, paths: ReadonlySet<string>): string[] {
  const words = wordsOf(command).flatMap((word) => [word, word.replace(/^-[A-Za-z]/, '')]);
  const named = new Set(words.map(plain).filter((word) => word !== ''));
  const known = [...named].filter((word) => [...paths].some((path) => path.startsWith(`${word}/`)));
  return ['', ...known];
}

function findManifests(command: string, { paths, folders }: Tree): string[] {
  const runners = RUNNERS.filter(({ runs }) => runs.test(command));
  if (runners.length === 0) return [];
  const near = new Set(folders);
  const found = [...paths].filter((path) => {
    const at = path.lastIndexOf('/');
    const isNear = near.has(path.slice(0, Math.max(0, at)));
    return runners.some(({ files, isNested = false }) => (isNear || isNested) && files.test(path.slice(at + 1)));
  });
  const words = wordsOf(command).flatMap((word) => [word, word.replace(/^-[A-Za-z]/, '')]);
  const named = words.filter((word) => MANIFEST.test(word)).flatMap((word) => resolve(word, { paths, folders }));
  return [...new Set([...found, ...named])];
}

/** The commands of a package's scripts that a command runs, with those before and after them. */
function packageScripts(text: string, command: string): string[] {
  const scripts = scriptsOf(text);
  const calls = command.matchAll(
    /(?<![\w.-])(?:(?:npm|pnpm|yarn|bun)\s+(?:-\S+\s+)*(?:run(?:-script)?\s+)?(?:-\S+\s+)*|node\s+(?:-\S+\s+)*--run[\s=]+)([\w:.-]+)/g,
  );
  const names = [...calls].flatMap(([, name = '']) => (name === 't' || name === 'tst' ? 'test' : name));
  return names.flatMap((name) =>
    [`pre${name}`, name, `post${name}`].flatMap((each) => {
      const script = Object.hasOwn(scripts, each) ? scripts[each] : undefined;
      return typeof script === 'string' ? [script] : [];
    }),
  );
}

function scriptsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const { scripts } = JSON.parse(text) as { readonly scripts?: unknown };
    return typeof scripts === 'object' && scripts !== null ? { ...scripts } : {};
  } catch {
    // No tool runs a script of a manifest that it cannot read.
    return {};
  }
}

const INTERPRETER =
  /^(?:(?:ba|da|z|k|a)?sh|python[\d.]*|pypy[\d.]*|node(?:js)?|deno|bun|tsx|ts-node|ruby|perl|php|lua|Rscript|pwsh|source|\.)$/;
// They run the rest of their words.
const WRAPPER =
  /^(?:!|if|then|else|elif|while|until|do|time|env|exec|eval|nice|timeout|command|nohup|sudo|stdbuf|setsid|xargs|uv|poetry|pipenv|npx|run)$/;
const ONLY_READS: Readonly<Record<string, RegExp>> = {
  sh: /^-n$/,
  other: /^(?:-c|-l|--check|--syntax-check)$/,
};

const WITH_VALUE = /^(?:-[rWXICo]|--(?:require|import|loader|experimental-loader|conditions|rcfile|init-file|config))$/;

/** The scripts that a command starts, itself or by an interpreter. */
function findScripts(command: string, tree: Tree): string[] {
  return simpleCommands(command).flatMap((words) => scriptsStarted(words, tree));
}

function scriptsStarted(words: readonly string[], tree: Tree): string[] {
  const at = words.findIndex(
    (word) => !/^\w+=/.test(word) && !WRAPPER.test(word) && !/^(?:-.*|\d[\d.]*[smhd]?)$/.test(word),
  );
  const program = words[at];
  if (program === undefined) return [];
  const name = program.slice(program.lastIndexOf('/') + 1);
  if (!INTERPRETER.test(name)) return program.includes('/') ? resolve(program, tree) : [];
  const rest = words.slice(at + 1);
  const readsOnly = name.endsWith('sh') ? ONLY_READS.sh : ONLY_READS.other;
  const found: string[] = [];
  for (const [index, word] of rest.entries()) {
    const isRun = (name === 'deno' || name === 'bun') && word === 'run';
    if (word === '-m') return [...found, ...modulesOf(rest[index + 1] ?? '', tree)];
    // A program in the command itself, or a check of the syntax alone.
    if (readsOnly?.test(word) && !/^(?:python|pypy)/.test(name)) return found;
    found.push(...resolve(word.replace(/^--?[\w-]+=/, ''), tree));
    const isValue = WITH_VALUE.test(rest[index - 1] ?? '');
    if (!word.startsWith('-') && !isRun && !isValue) return found;
  }
  return found;
}

/** What `python -m` runs. */
function modulesOf(module: string, tree: Tree): string[] {
  const path = module.replaceAll('.', '/');
  return [`${path}.py`, `${path}/__main__.py`].flatMap((each) => resolve(each, tree));
}

/** Where a word may lead: from the top, or from a folder that the command names. */
function resolve(word: string, { paths, folders }: Tree): string[] {
  const names = folders.map((folder) => plain(`${folder}/${word}`));
  return [...new Set(names)].filter((name) => paths.has(name));
}

/** A path from the top, without parts that lead nowhere. */
function plain(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The words of each simple command; those in quotes with spaces count as commands of their own. */
function simpleCommands(command: string): string[][] {
  const unquoted = command
    .replaceAll(/(["'])([^\s"']*)\1/g, '$2')
    .replaceAll('\\\n', ' ')
    .replaceAll(/\$(?:PWD|\{PWD\}|\(pwd\))\//g, './')
    .replaceAll(/[<>]/g, ' ');
  return unquoted.split(/[;&|\n(){}`"']+/).map((each) => each.split(/\s+/).filter((word) => word !== ''));
}

function wordsOf(command: string): string[] {
  return command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word !== '');
}

/**
 * How a setup that runs in every evaluation could run once: what installs stays, what builds moves to the build. Pure.
 * Invariant: in doubt nothing is proposed. What is kept does not read the code under test: an install that does, such as
 * that of the project itself, would be the base's for every candidate.
 */
import { splitShellWords } from '../../base/shell-words.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import type { Project, Way } from '../init/ecosystems/ecosystem.ts';
import { inside, type Listing, parseJsonTable, runIn, tableAt, textOf } from '../init/ecosystems/listing.ts';
import { findProjects } from '../init/ecosystems/registry.ts';

export interface SetupProposal {
  readonly setup: { readonly command: string; readonly inputs: readonly string[] };
  readonly build: { readonly command: string; readonly cache: readonly string[] };
}

type Language = 'javascript' | 'python' | 'rust' | 'go';

interface Part {
  readonly text: string;
  readonly kind: 'install' | 'build';
  readonly language: Language | undefined;
  /** Files that it names and that decide what it makes. */
  readonly inputs: readonly string[];
}

/** Undefined where nothing is to be changed, or it is not known what every command does. */
export function proposeSetup(
  { setup, build }: Pick<ExperimentConfig, 'setup' | 'build'>,
  listing: Listing,
): SetupProposal | undefined {
  const { folder, texts } = splitSetup(setup.command) ?? { folder: '', texts: [] };
  const parts = texts.map((text) => readPart(text, { folder, listing }));
  if (parts.length === 0 || !parts.every((part) => part !== undefined)) return undefined;
  const installs = parts.filter(({ kind }) => kind === 'install');
  const builds = parts.filter(({ kind }) => kind === 'build');
  // What is installed after a build may need what that made.
  if (parts.findIndex(({ kind }) => kind === 'build') < parts.findLastIndex(({ kind }) => kind === 'install')) {
    if (builds.length > 0) return undefined;
  }
  if (setup.inputs.length > 0 && builds.length === 0) return undefined;
  const projects = findProjects(listing);
  const before = fetchesFor(builds, { installs, projects });
  const installed = [...new Set([...installs, ...before].flatMap(({ language }) => language ?? []))];
  const found = installed.map((language) => inputsOf(language, { projects, folder }));
  if (found.some((inputs) => inputs.length === 0)) return undefined;
  const commandOf = (some: readonly { readonly text: string }[]) =>
    some.length === 0 ? '' : runIn(folder, some.map(({ text }) => text).join(' && '));
  const named = installs.flatMap(({ inputs }) => inputs);
  const own = commandOf(builds);
  return {
    setup: {
      command: [...before.map(({ command }) => command), commandOf(installs)]
        .filter((text) => text !== '')
        .join(' && '),
      inputs: [...new Set([...setup.inputs, ...found.flat(), ...named])],
    },
    build: {
      command: [own, build.command].filter((text) => text !== '').join(' && '),
      cache: [...new Set([...build.cache, ...(builds.some(isCargo) ? [inside(folder, 'target')] : [])])],
    },
  };
}

const isCargo = ({ language }: Part): boolean => language === 'rust';

// Anything but commands that run one after the other as long as they succeed.
const OTHER_GRAMMAR = /[|;<>(){}`\n#]|\$\(|(?<!&)&(?!&)/;
const QUOTED = /'[^']*'|"(?:[^"\\]|\\.)*"/g;

/** The commands of a setup, and the folder that they run in. */
function splitSetup(command: string): { readonly folder: string; readonly texts: readonly string[] } | undefined {
  const bare = command.replaceAll(QUOTED, (text) => '"'.repeat(text.length));
  if (command.trim() === '' || OTHER_GRAMMAR.test(bare)) return undefined;
  const texts: string[] = [];
  let from = 0;
  for (const { index } of bare.matchAll(/&&/g)) {
    texts.push(command.slice(from, index).trim());
    from = index + 2;
  }
  texts.push(command.slice(from).trim());
  const [first = '', ...rest] = texts;
  const [, folder] = /^cd ([\w.][\w./-]*)$/.exec(first) ?? [];
  return folder === undefined ? { folder: '', texts } : { folder: folder.replace(/^\.\/|\/$/g, ''), texts: rest };
}

interface Known {
  readonly folder: string;
  readonly listing: Listing;
}

const MANAGER = String.raw`(?:(?:corepack |npx --yes (?:--offline )?)?(?:npm|pnpm|yarn|bun)(?:@[\w.-]+)?)`;
const PYTHON = String.raw`(?:[\w./-]*python[\d.]*)`;
const JS_INSTALL = new RegExp(`^(?:${MANAGER} (?:ci|i|install|clean-install)(?: |$)|yarn(?: --\\S+)*$)`);
const VENV = new RegExp(`^(?:${PYTHON} -m venv|[\\w./-]*virtualenv|uv venv)(?: |$)`);
const PIP = new RegExp(`^(?:[\\w./-]*pip[\\d.]*|${PYTHON} -m pip|uv pip) install (.+)$`);

const INSTALLS: readonly (readonly [RegExp, Language | undefined])[] = [
  [/^corepack (?:enable|prepare)(?: |$)/, undefined],
  [VENV, 'python'],
  [/^uv sync (?:.* )?--no-install-project(?: |$)/, 'python'],
  [/^poetry install (?:.* )?--no-root(?: |$)/, 'python'],
  [/^cargo fetch(?: |$)/, 'rust'],
  [/^go mod download(?: |$)/, 'go'],
];
const BUILDS: readonly (readonly [RegExp, Language | undefined])[] = [
  [new RegExp(`^${MANAGER} run \\S*(?:build|compile|bundle|dist)\\S*(?: |$)`), undefined],
  [/^(?:yarn|pnpm|bun) \S*(?:build|compile|bundle)\S*(?: |$)/, undefined],
  [/^(?:npx (?:--\S+ )*)?(?:tsc|tsup|rollup|webpack|esbuild|babel|swc|vite build)(?: |$)/, undefined],
  [/^(?:g?make|cmake|meson|ninja|\.\/configure|cc|c\+\+|gcc|g\+\+|clang(?:\+\+)?)(?: |$)/, undefined],
  [/^cargo (?:build|(?:test|bench) (?:.* )?--no-run)(?: |$)/, 'rust'],
  // Without a file to write, what is compiled stays in a cache of the command alone.
  [/^go (?:build|test -c)(?: .*)? -o[ =]/, 'go'],
  [new RegExp(`^${PYTHON} setup\\.py build\\S*(?: |$)`), undefined],
];

function readPart(text: string, known: Known): Part | undefined {
  const bare = text.replace(/^(?:[A-Za-z_]\w*=[^\s'"]*\s+)+/, '');
  const part = { text, inputs: [] };
  // What is installed for the machine lies outside of what is kept.
  if (/(?:^|\s)(?:-g|--global|--user|--target|--prefix)(?:[\s=]|$)/.test(bare)) return undefined;
  if (JS_INSTALL.test(bare)) {
    if (!/--ignore-scripts\b/.test(bare) && hasInstallScript(known)) return undefined;
    return { ...part, kind: 'install', language: 'javascript' };
  }
  const [, packages] = PIP.exec(bare) ?? [];
  if (packages !== undefined) {
    const inputs = requirementsIn(packages, known);
    return inputs && { text, kind: 'install', language: 'python', inputs };
  }
  const install = INSTALLS.find(([pattern]) => pattern.test(bare));
  if (install !== undefined) return { ...part, kind: 'install', language: install[1] };
  const build = BUILDS.find(([pattern]) => pattern.test(bare));
  return build && { ...part, kind: 'build', language: build[1] };
}

// These set up hooks of git, which an evaluation has none of.
const HARMLESS = /^(?:husky(?: install)?|simple-git-hooks|lefthook install)(?: \|\| true)?$/;

/** Whether an install runs a script of the project itself, which may build. */
function hasInstallScript({ folder, listing }: Known): boolean {
  const scripts = tableAt(parseJsonTable(textOf(listing, inside(folder, 'package.json'))), 'scripts');
  return ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare'].some(
    (name) => scripts[name] !== undefined && !HARMLESS.test(String(scripts[name])),
  );
}

/** The files that pip is given; undefined where it installs something of the tree. */
function requirementsIn(packages: string, { folder, listing }: Known): readonly string[] | undefined {
  const words = splitShellWords(packages);
  if (words === undefined) return undefined;
  const files: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '';
    const isFile = /^(?:-r|-c|--requirement|--constraint)$/.test(before);
    const [, joined] = /^(?:-r|-c|--requirement=|--constraint=)(.+)$/.exec(word) ?? [];
    const file = isFile ? word : joined;
    if (file !== undefined) {
      const path = inside(folder, file.replace(/^\.\//, ''));
      const text = listing.texts.get(path);
      // Of another file it is not known what it names.
      if (text === undefined || /^\s*(?:-e|-r|-c|--|\.|\/|file:)|@\s*file:/m.test(text)) return undefined;
      files.push(path);
    } else if (/^(?:-e|--editable)/.test(word) || /^[.~/]|^file:|@ ?file:|\$|\.whl$/.test(word)) return undefined;
    else if (!word.startsWith('-') && listing.paths.some((path) => path.startsWith(`${inside(folder, word)}/`)))
      return undefined;
  }
  return files;
}

/** What builds fetch themselves as long as they have network. */
function fetchesFor(
  builds: readonly Part[],
  { installs, projects }: { readonly installs: readonly Part[]; readonly projects: readonly Project[] },
): { readonly command: string; readonly language: Language }[] {
  const languages = new Set(builds.flatMap(({ language }) => language ?? []));
  return [...languages].flatMap((language) => {
    if (installs.some((install) => install.language === language)) return [];
    const [fetch] = waysOf(language, projects).flatMap(({ setups }) => setups);
    return fetch === undefined ? [] : [{ command: fetch.command, language }];
  });
}

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  javascript: ['JavaScript', 'TypeScript'],
  python: ['Python'],
  rust: ['Rust'],
  go: ['Go'],
};

function waysOf(language: Language, projects: readonly Project[]): Way[] {
  return projects.filter((project) => NAMES[language].includes(project.language)).flatMap(({ ways }) => ways);
}

function inputsOf(
  language: Language,
  { projects, folder }: { readonly projects: readonly Project[]; readonly folder: string },
): readonly string[] {
  const inputs = waysOf(language, projects).map((way) =>
    way.inputs.filter((path) => path.startsWith(inside(folder, ''))),
  );
  return inputs.find((each) => each.length > 0) ?? [];
}

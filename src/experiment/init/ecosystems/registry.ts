/** All ecosystems, and what they find in a repository. Pure. */

import type { Ecosystem, Project } from './ecosystem.ts';
import { GO } from './go.ts';
import { JAVASCRIPT } from './javascript.ts';
import { JVM } from './jvm.ts';
import type { Listing } from './listing.ts';
import { NATIVE } from './native.ts';
import { PYTHON } from './python.ts';
import { RUST } from './rust.ts';

const ECOSYSTEM_NAMES = ['javascript', 'rust', 'go', 'python', 'jvm', 'native'] as const;
type EcosystemName = (typeof ECOSYSTEM_NAMES)[number];

const ECOSYSTEMS: Readonly<Record<EcosystemName, Ecosystem>> = {
  javascript: JAVASCRIPT,
  rust: RUST,
  go: GO,
  python: PYTHON,
  jvm: JVM,
  native: NATIVE,
};

/** Whether a text of a repository is asked for by any of them. */
export function isRead(path: string): boolean {
  return !/(?:^|\/)node_modules\//.test(path) && ECOSYSTEM_NAMES.some((name) => ECOSYSTEMS[name].reads(path));
}

/** The projects of a repository, those of its main language first. */
export function findProjects(listing: Listing): Project[] {
  const found = ECOSYSTEM_NAMES.map((name) => ({
    isSecondary: ECOSYSTEMS[name].isSecondary === true,
    projects: ECOSYSTEMS[name].find(listing),
  }));
  const main = found.filter(({ isSecondary }) => !isSecondary).flatMap(({ projects }) => projects);
  const rest = found.filter(({ isSecondary }) => isSecondary).flatMap(({ projects }) => projects);
  // A Makefile beside another manifest mostly starts its tools; sources of C beside it are mostly built by them.
  return main.length === 0 || isMainlyNative(listing) ? [...rest, ...main] : main;
}

const NATIVE_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/;
const SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|[cm]?[jt]sx?|py|rs|go|java|kt)$/;
const MANIFEST = /^(?:CMakeLists\.txt|meson\.build|configure|configure\.ac|(?:GNUm|m|M)akefile)$/;

function isMainlyNative({ paths }: Listing): boolean {
  const sources = paths.filter((path) => SOURCE.test(path));
  const native = sources.filter((path) => NATIVE_SOURCE.test(path));
  return paths.some((path) => MANIFEST.test(path)) && native.length > sources.length / 2;
}

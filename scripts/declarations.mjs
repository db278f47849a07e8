// Writes the declarations that editors of the library's users read: those that the library's face leads to, and the
// types of packages that they name. The package has no dependencies, so nothing else would bring these.
//   node scripts/declarations.mjs BUILD TARGET    from the compiler's output to the library's folder
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

// Where the declarations of a package begin, by the name in an import.
const PACKAGES = { 'zod/mini': 'zod/v4/mini/index.d.ts' };
const SPECIFIER = /((?:\bfrom |\bimport\()['"])([^'"]+)(['"])/g;

const [build, target] = process.argv.slice(2);
const waiting = ['index.d.ts'];
const copied = new Set(waiting);
for (const file of waiting) {
  const source = file.startsWith('packages/')
    ? join(root, 'node_modules', file.slice('packages/'.length))
    : join(build, file);
  const text = readFileSync(source, 'utf8').replace(SPECIFIER, (whole, before, name, after) => {
    const next = declarationOf(name, dirname(file));
    if (next === undefined) return whole;
    if (!copied.has(next)) waiting.push(next);
    copied.add(next);
    const path = posix.relative(dirname(file), next).replace(/\.d\.ts$/, '.js');
    return `${before}${path.startsWith('.') ? path : `./${path}`}${after}`;
  });
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), text);
}

// Readers other than the compiler do not take .ts for .d.ts.
function declarationOf(name, folder) {
  if (name.startsWith('.')) return posix.join(folder, name.replace(/\.(?:ts|js)$/, '.d.ts'));
  const entry = PACKAGES[name];
  if (entry !== undefined) return `packages/${entry}`;
  // An example in a comment names the library itself; what Node declares is every user's.
  if (name === 'autorize-action' || name.startsWith('node:')) return undefined;
  throw new Error(
    `the declarations name the package ${name}; scripts/declarations.mjs has to know where its types are`,
  );
}

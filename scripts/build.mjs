// Builds dist/: TypeScript → JavaScript (tsc), then one bundle an entry (ncc), each with its licences.
// The checkout's own ncc runs from the repository's root: only so are the bytes the same everywhere.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compact } from './compact.ts';
import { writeLicences } from './licences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = process.argv[2] ?? 'dist';
// The pinned version of Node where it is installed, so that the bundler itself does not vary either.
const bin = (name) => join('node_modules', '.bin', name);
const run = (command, args, output = 'ignore') =>
  execFileSync(command, args, { cwd: root, stdio: ['ignore', output, 'inherit'] });

process.chdir(root);
rmSync('build', { recursive: true, force: true });
run(bin('tsc'), ['-p', 'tsconfig.build.json', '--emitDeclarationOnly'], 'inherit');
// Comments are for readers of the sources and of the declarations; bundled many times, they would be a tenth of the package.
run(bin('tsc'), ['-p', 'tsconfig.build.json', '--declaration', 'false', '--removeComments'], 'inherit');
// A text of tables is rendered once, here, and not at each start.
const help = join('build', 'cli', 'general-help.js');
const { GENERAL_HELP } = await import(pathToFileURL(help).href);
writeFileSync(help, `export const GENERAL_HELP = ${JSON.stringify(GENERAL_HELP)};\n`);
// Only now: a type error leaves the bundles of before.
rmSync(target, { recursive: true, force: true });
// The threads of timed tasks and of the gateway are bundles of their own: the bundler would copy their files without what
// they import.
// What replays runs is kept with receipts, as one file.
const entries = {
  ...{ action: 'action.js', cli: 'cli.js', lib: 'index.js' },
  ...{ 'timed-task': 'kernel/timed-task-thread.js', gateway: 'engine/gateway/gateway-thread.js', replay: 'replay.js' },
};
for (const [entry, file] of Object.entries(entries)) {
  const source = `build/${file}`;
  const folder = join(target, entry);
  run(bin('ncc'), ['build', source, '-o', folder, '--source-map', '--no-source-map-register']);
  writeLicences(folder);
  // The maps were made for the licences alone; they would double the size of the repository.
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    if (file.endsWith('.map') || file === 'sourcemap-register.cjs') rmSync(path);
    else if (file.endsWith('.js')) writeFileSync(path, smaller(file, readFileSync(path, 'utf8')));
  }
}
const others = readdirSync(join(target, 'replay')).filter((file) => file.endsWith('.js') && file !== 'index.js');
if (others.length > 0) throw new Error(`dist/replay is not one file: there is ${others.join(', ')}, too`);
// It goes where the folder does not, so its licences go along.
const replay = join(target, 'replay', 'index.js');
const licences = readFileSync(join(target, 'replay', 'licenses.txt'), 'utf8').replaceAll('*/', '* /');
writeFileSync(replay, `${readFileSync(replay, 'utf8').trimEnd()}\n/*\n${licences}*/\n`);
run(process.execPath, ['scripts/declarations.mjs', 'build', join(target, 'lib')]);

// A chunk names itself and the chunks that it includes, in an order that depends on which file was read first.
function withSortedIds(text) {
  return text.replace(/^export const ids = \[([\d,]+)\];$/m, (_, ids) => {
    const sorted = ids.split(',').sort((a, b) => Number(a) - Number(b));
    return `export const ids = [${sorted.join(',')}];`;
  });
}

// A package with a variant for its own development has both in the chunk; what starts a program of ours takes the other one.
function withoutDevelopment(text) {
  const choice =
    /if \(process\.env\.NODE_ENV === 'production'\) \{\s*(.+)\s*\} else \{\s*module\.exports = __webpack_require__\((\d+)\);\s*\}/g;
  const left = [];
  let rest = text.replace(choice, (_, production, development) => {
    left.push(development);
    return production;
  });
  for (const id of left) {
    const start = rest.indexOf(`\n/***/ ${id}:\n`);
    const end = rest.indexOf('\n/***/ }),\n', start);
    if (start < 0 || end < 0 || rest.includes(`__webpack_require__(${id})`))
      throw new Error(`module ${id} is still needed, or not where its choice is`);
    rest = rest.slice(0, start) + rest.slice(end + '\n/***/ }),\n'.length);
  }
  return rest;
}

// The bundler asks for a module of Node's by a function that it makes each time, of the address of the chunk.
function withBuiltins(text) {
  const name = '__WEBPACK_EXTERNAL_createRequire';
  const rest = text.replace(
    new RegExp(`${name}\\(import\\.meta\\.url\\)\\(("[^"]+")\\)`, 'g'),
    'process.getBuiltinModule($1)',
  );
  return rest.includes(`${name}(`) ? rest : rest.replace(`import { createRequire as ${name} } from "module";\n`, '');
}

function smaller(file, text) {
  return withNumberedImports(compact(file, withoutDevelopment(withBuiltins(withSortedIds(text)))));
}

// The bundler numbers what a module imports in the order in which its files were read, which is another one under load.
function withNumberedImports(text) {
  const modules = text.split(/(?=^\d+:\n\(\()/m);
  return modules.map(withOwnNumbers).join('');
}

function withOwnNumbers(module) {
  const numbers = new Map();
  return module.replace(/__WEBPACK_IMPORTED_MODULE_(\d+)__/g, (_, number) => {
    if (!numbers.has(number)) numbers.set(number, numbers.size);
    return `__WEBPACK_IMPORTED_MODULE_${numbers.get(number)}__`;
  });
}

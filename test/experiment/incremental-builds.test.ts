// Builds that begin with the cache of the base, by tools that compare times: make, cargo and tsc.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { hasTool } from '../helpers/tool.ts';

const MODULES = join(REPOSITORY, 'node_modules');
const TSC = join(MODULES, 'typescript/bin/tsc');
const hasTools = [
  ['make', '--version'],
  ['cc', '--version'],
  ['cargo', '--version'],
  [process.execPath, TSC, '--version'],
].every((command) => hasTool(command as [string], 'incremental builds'));
const SANDBOXES = [...(BUBBLEWRAP.length > 0 ? ['required'] : []), 'off'] as const;

const NUMBER = { c: 'int number(void) { return 10; }\n', ts: 'export const number: number = 10;\n' };
const FILES = {
  '.gitignore': 'obj\ntarget\njs\nCargo.lock\n',
  Makefile: [
    'obj/show: obj/main.o obj/number.o',
    '\tcc -o $@ obj/main.o obj/number.o',
    'obj/%.o: c/%.c',
    '\t@mkdir -p obj',
    '\tcc -c -o $@ $<',
    '\techo c/$* >>made.log',
    '',
  ].join('\n'),
  'c/number.c': NUMBER.c,
  'c/main.c': '#include <stdio.h>\nint number(void);\nint main(void) { printf("%d\\n", number()); return 0; }\n',
  'Cargo.toml': '[workspace]\nmembers = ["rs/*"]\nresolver = "2"\n',
  'rs/number/Cargo.toml': '[package]\nname = "number"\nversion = "0.1.0"\nedition = "2021"\n',
  'rs/number/src/main.rs': 'fn main() { println!("{}", 10); }\n',
  'rs/same/Cargo.toml': '[package]\nname = "same"\nversion = "0.1.0"\nedition = "2021"\n',
  'rs/same/src/lib.rs': 'pub fn same() {}\n',
  'tsconfig.json': '{ "files": [], "references": [{ "path": "ts" }] }\n',
  'ts/tsconfig.json': JSON.stringify({
    compilerOptions: {
      composite: true,
      module: 'nodenext',
      types: [],
      rootDir: '.',
      outDir: '../js',
      tsBuildInfoFile: '../js/info',
    },
    files: ['number.ts', 'show.ts'],
  }),
  'package.json': '{ "type": "module" }\n',
  'ts/number.ts': NUMBER.ts,
  'ts/show.ts': `import { number } from './number.js';\nimport('node:process' as string).then(({ stdout }) => stdout.write(\`\${number}\\n\`));\n`,
  'build.sh': [
    ': >made.log',
    'make --no-print-directory',
    'cargo build --offline 2>cargo.log || { cat cargo.log >&2; exit 1; }',
    `sed -n 's/^ *Compiling \\([a-z]*\\) .*/rs\\/\\1/p' cargo.log >>made.log`,
    `"${process.execPath}" "${TSC}" --build --verbose >tsc.log || { cat tsc.log >&2; exit 1; }`,
    `grep -q 'Building project' tsc.log && echo ts >>made.log`,
    'rm cargo.log tsc.log',
    '',
  ].join('\n'),
  expected: 'c/main c/number rs/number rs/same ts ',
  'made.sh':
    'made=$(sort made.log | tr "\\n" " "); [ "$made" = "$(cat expected)" ] || { echo "it made $made" >&2; exit 1; }\n',
  // What the build made is up to date, and each program says the same number.
  'score.sh': [
    'make -q || { echo "make would build again" >&2; exit 1; }',
    'cargo build --offline 2>&1 | grep Compiling >&2 && exit 1',
    `"${process.execPath}" "${TSC}" --build --dry | grep 'would build' >&2 && exit 1`,
    `numbers=$(obj/show; target/debug/number; "${process.execPath}" js/show.js)`,
    'n=$(echo "$numbers" | sort -u); [ "$(echo "$n" | wc -l)" = 1 ] || { echo "numbers: $numbers" >&2; exit 1; }',
    'echo "$n"',
    '',
  ].join('\n'),
} as const;

describe.each(SANDBOXES)('an incremental build with sandbox "%s"', (sandbox) => {
  const agent = `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`;
  const environment = `readable = [${JSON.stringify(MODULES)}]`;

  it.runIf(hasTools)('makes again what a change concerns, whatever times it sets, and nothing else', async () => {
    const experiment = createExperiment({
      agent: `sed -i "s/10/$((10 - $1))/" c/number.c rs/number/src/main.rs ts/number.ts
touch -d 2020-01-01 c/number.c rs/number/src/main.rs ts/number.ts
printf 'c/number rs/number ts ' >expected\n`,
      files: FILES,
      config: {
        iteration: 'budget = "60s"\nmax_iterations = 1',
        build: 'command = "sh build.sh"\ncache = ["obj", "target", "js"]',
        '[guards]': 'name = "made"\ncommand = "sh made.sh"',
        environment,
        agent,
      },
    });
    const { records } = await experiment.run();
    expect(records.map(({ outcome, score, notes }) => [outcome, score, notes])).toEqual([
      ['baseline', 10, 'the score of the base'],
      ['merged', 9, 'score 9 beats 10 (the baseline)'],
    ]);
  });

  it('makes again what a change concerns where setup had run on the change before the base was built', async () => {
    const experiment = createExperiment({
      agent: '[ "$1" = 1 ] || echo 8 >value.txt\n',
      files: {
        // Fails on the inputs alone, so it runs on the tree of the change itself.
        'install.sh': 'cat notes/read-me.txt && mkdir made\n',
        'build.sh': [
          'mkdir -p cache out',
          'if [ ! -e cache/number ] || [ value.txt -nt cache/number ]; then cp value.txt cache/number; fi',
          'cp cache/number out/number\n',
        ].join('\n'),
        'score.sh': 'cat out/number\n',
      },
      config: {
        iteration: 'budget = "60s"\nmax_iterations = 1',
        setup: 'command = "sh install.sh"\ninputs = ["install.sh", "value.txt"]',
        build: 'command = "sh build.sh"\ncache = ["cache"]',
        agent,
      },
    });
    await experiment.run();
    // The base is not evaluated again, and is built for the sake of its cache alone.
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.map(({ outcome, score }) => `${outcome} ${score}`)).toEqual([
      'baseline 10',
      'noop null',
      'merged 8',
    ]);
  });
});

/**
 * Tools that load or compile the code which they test or measure into the process that prints the result. Pure.
 * Commands are read by their words, as a shell would split most of them.
 * Source: each tool's documentation of how it runs what it finds.
 */
import { neededRules, readMakefile } from '../../base/makefile.ts';

const at = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\w./-])`);

const TOOLS: readonly RegExp[] = [
  at('cargo\\s+(?:[+-]\\S+\\s+)*(?:bench|test|criterion|rustc)'),
  at('go\\s+test'),
  at('vitest|jest|mocha|ava|tap|c8\\s+mocha'),
  at('node(?:js)?\\s+(?:-\\S+\\s+)*--test'),
  at('(?:deno|bun)\\s+(?:-\\S+\\s+)*(?:bench|test)'),
  at('pytest|py\\.test|asv'),
  at('(?:python|pypy)[\\d.]*\\s+(?:-[A-Za-z]\\s+)*-m\\s*(?:pytest|unittest|timeit|asv)'),
  at('(?:python[\\d.]*\\s+-m\\s+)?pyperf\\s+timeit'),
  at('dotnet\\s+test'),
  at('rspec|phpunit|phpbench|pest'),
];

// They start the rest of their words, and print what it prints.
const WRAPPER =
  /^(?:(?:env|exec|nice|nohup|stdbuf|setsid|command|taskset|chrt|timeout|npx|npm|pnpm|yarn|bunx|uv|poetry|pipenv|hatch|pdm|rye|run|dlx|if|then|else|do|!)\s+|(?:-\S+|\w+=\S*|\d[\d.]*[smhd]?|0x[\da-f]+)\s+)/;
// What it prints is of its own making, whatever it starts.
const OUTSIDE = /(?:^|[\s;&|(/])(?:hyperfine|poop|multitime)\s/;
// What a tool prints there is no score.
const WRITES = /\s--?[\w-]*(?:json|out|output|outfile|export|report)\w*[=\s]/i;
const UNREAD = /(?:^|\s)(?:1?>>?\s*\/dev\/null|&>>?\s*\/dev\/null|1?>&2)(?:\s|$)/;

/** Whether a shell command has such a tool print on its own standard output, or into a pipe or a file. */
export function runsInside(command: string): boolean {
  if (OUTSIDE.test(command)) return false;
  const simple = command
    .replaceAll('\\\n', ' ')
    .replaceAll(/(["'])([^\s"']*)\1/g, '$2')
    .split(/(?:[;|\n(){}`"']|(?<!>)&(?!>))+/)
    .map((each) => each.trim());
  return simple.some((each) => (!UNREAD.test(each) || WRITES.test(each)) && isTool(each));
}

function isTool(command: string): boolean {
  let rest = command;
  for (let next = rest.replace(WRAPPER, ''); next !== rest; next = rest.replace(WRAPPER, '')) {
    rest = next;
    if (matches(rest)) return true;
  }
  return matches(rest);
}

function matches(command: string): boolean {
  // A program by its path: of a virtual environment, of node_modules/.bin, of the system.
  const text = command.replace(/^\S*\/(?=[\w.+-]+(?:\s|$))/, '');
  return TOOLS.some((tool) => tool.test(text));
}

/** The recipes of the targets of a Makefile that a command makes, and of those that they need. */
export function recipesOf(makefile: string, command: string): string[] {
  const rules = readMakefile(makefile);
  const [first = ''] = [...rules.keys()].filter((target) => !target.startsWith('.'));
  const due = [...command.matchAll(/(?:^|[\s;&|(])g?make((?:\s+[^\s;&|()<>]+)*)/g)].flatMap(([, words = '']) => {
    const named = words.split(/\s+/).filter((word) => rules.has(word));
    return named.length === 0 ? [first] : named;
  });
  return neededRules(rules, due).flatMap(({ recipe }) => recipe);
}

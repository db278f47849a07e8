import { describe, expect, it } from 'vitest';
import { recipesOf, runsInside } from '../../../src/engine/benchmarks/shared-process.ts';

describe('a tool that runs what it measures in its own process', () => {
  it.each([
    'cargo bench',
    'cargo +nightly bench --bench words | tail -n 1',
    'CARGO_NET_OFFLINE=true cargo test --release -- --nocapture',
    "go test -run '^$' -bench . ./...",
    'cd pkg && go test -bench=. | awk "{print $3}"',
    'npx vitest bench --run',
    'pnpm exec vitest run bench/words.test.ts',
    './node_modules/.bin/vitest bench',
    'node --test bench/',
    'pytest --benchmark-json=out.json >log.txt; python3 read.py out.json',
    '.venv/bin/python -m pytest tests/bench.py',
    'uv run pytest -q',
    'python3 -m timeit -s "import words" "words.count()"',
    'timeout 60 taskset -c 1 cargo bench',
    'if true; then go test -bench .; fi',
    'sh -c "cargo bench"',
    'dotnet test',
    'npx vitest bench --run --outputJson=out.json >&2 && cat out.json',
  ])('is seen in %s', (command) => {
    expect(runsInside(command)).toBe(true);
  });

  it.each([
    'sh score.sh',
    'cargo build --release && ./target/release/words',
    'hyperfine "cargo test" --export-json out.json >/dev/null; python3 read.py out.json',
    'cargo bench >/dev/null && wc -c <target/release/words',
    'npm test 1>&2; echo 1',
    'go test ./... &>/dev/null; echo 4',
    'go build ./... && ./words',
    'cat pytest.ini | wc -c',
    'echo go test',
    'python3 score.py',
    'node bench.mjs',
    'ls vitest.config.ts',
    'cargo-bench',
    '',
  ])('is not seen in %s', (command) => {
    expect(runsInside(command)).toBe(false);
  });
});

describe('a Makefile', () => {
  const MAKEFILE = [
    '.PHONY: bench test',
    'all: words',
    'words: words.c',
    '\tcc -o words words.c',
    'bench: words prepare',
    '\t@go test -bench . \\',
    '\t  ./...',
    'prepare:',
    '\t-mkdir out',
    'test:',
    '\tcargo test',
    'FLAGS := -O2',
    '',
  ].join('\n');

  it.each([
    ['make bench', ['go test -bench .    ./...', 'cc -o words words.c', 'mkdir out']],
    ['make -s test', ['cargo test']],
    ['make', ['cc -o words words.c']],
    ['cmake --build .', []],
  ])('has the recipes that "%s" runs', (command, expected) => {
    const found = recipesOf(MAKEFILE, command).map((line) => line.replaceAll('\t', ''));
    expect(new Set(found)).toEqual(new Set(expected));
  });
});

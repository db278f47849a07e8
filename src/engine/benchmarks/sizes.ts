import type { BenchmarkFormat } from './format.ts';
import { readJson } from './json-readings.ts';
import { bytesPer, parseNumber } from './quantity.ts';
import { numberOf, objectOf, objectsOf, ReadingList, textOf } from './reading.ts';

/** size-limit: each of its checks is a benchmark. */
export const sizeLimit: BenchmarkFormat = {
  unit: 'bytes',
  isOutside: true,
  aggregate: 'geometric-mean',
  expected: 'the output of "size-limit --json"',
  command: 'npx size-limit --json',
  statistics: [],
  read: (output) =>
    readJson(output, (value, list) => {
      for (const check of objectsOf(value)) {
        if (typeof check.name === 'string' && check.size !== undefined) list.add(check.name, numberOf(check.size));
      }
    }),
};

/** esbuild: the files of a build by its metafile, without source maps. Names of files change with what is in them. */
export const esbuild: BenchmarkFormat = {
  unit: 'bytes',
  isOutside: true,
  aggregate: 'total',
  expected: 'the metafile of esbuild',
  command: 'npx esbuild src/main.js --bundle --minify --outdir=dist --metafile=meta.json >&2 && cat meta.json',
  statistics: [],
  read: (output) =>
    readJson(output, (value, list) => {
      const { inputs, outputs } = objectOf(value) ?? {};
      if (objectOf(inputs) === undefined) return;
      for (const [path, file] of Object.entries(objectOf(outputs) ?? {})) {
        if (!path.endsWith('.map')) list.add(path, numberOf(objectOf(file)?.bytes));
      }
    }),
};

const ROW = /^\s*(\d[\d.,]*) ?([KMG]i?B?|kB|B)?\s+(\S*[./]\S*)$/i;

/** Lines of a size and a path, as `wc -c` and `du -b` print them. */
export const sizes: BenchmarkFormat = {
  unit: 'bytes',
  isOutside: true,
  aggregate: 'total',
  expected: 'lines of a size in bytes and a path, as "wc -c" prints them',
  command: 'npm run build >&2 && wc -c dist/*.js',
  statistics: [],
  read: ({ lines }) => {
    const list = new ReadingList();
    for (const line of lines) {
      const [, size = '', unit = '', path] = ROW.exec(line) ?? [];
      if (path !== undefined) list.add(textOf(path), parseNumber(size) * bytesPer(unit));
    }
    return list.result();
  },
};

import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { parseTime } from './quantity.ts';
import { ReadingList, type Readings } from './reading.ts';

/** Catch2: the XML reporter and the console's table. The mean. */
export const catch2: BenchmarkFormat = {
  ...TIMED,
  expected: 'the benchmarks of Catch2, as a table or with --reporter xml',
  command: './tests "[!benchmark]" --reporter xml',
  statistics: [],
  read: (output) =>
    firstOf(
      () => readXml(output),
      () => readTable(output),
    ),
};

const TAG = /<(\/?)(TestCase|Section|BenchmarkResults|mean|failed|Catch|Catch2TestRun)(\s[^<>]*|\/)?>/g;

/** Walks the tags that count; Catch2 escapes what tests print, and `<` and quotation marks in attributes. */
function readXml({ text }: BenchmarkOutput): Readings {
  const list = new ReadingList();
  if (!text.includes('<BenchmarkResults')) return [];
  const path: string[] = [];
  let isOpen = true;
  for (const [, slash, tag = '', attributes = ''] of escapedAttributes(text).matchAll(TAG)) {
    const isEnd = slash === '/';
    if (tag.startsWith('Catch')) isOpen = !isEnd;
    else if (tag === 'failed') list.refuse(`"${path.join(' > ')}" failed: ${attributeOf(attributes, 'message')}`);
    else if (tag === 'mean') list.add(path.join(' > '), Number(attributeOf(attributes, 'value') || Number.NaN));
    else if (isEnd) path.pop();
    else if (!attributes.endsWith('/')) path.push(attributeOf(attributes, 'name'));
  }
  if (isOpen) list.refuse('its XML does not end');
  return list.result();
}

/** `>` may be in an attribute as it is. */
function escapedAttributes(text: string): string {
  return text.replaceAll(/"[^"<]*"/g, (value) => value.replaceAll('>', '&gt;'));
}

function attributeOf(attributes: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  return value.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => ENTITIES[entity] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

// What is longer is no title of nested sections.
const MAX_TITLES = 100;
const DASHES = /^-{20,}$/;
const HEADER = /^benchmark name\s+samples\s+iterations\s/;
const FIRST = /^(.*?)\s*\b(\d+)\s+(\d+)\s+[\d.]+ \S+\s*$/;
const SECOND = /^\s{20,}([\d.e+-]+ \S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+\s*$/;

function readTable({ lines }: BenchmarkOutput): Readings {
  const list = new ReadingList();
  let path: readonly string[] = [];
  // Between two rules; of a table what was read of the name of the benchmark so far.
  let titles: string[] = [];
  let name: string[] | undefined;
  let begun: string | undefined;
  let isEnded = true;
  for (const line of lines) {
    if (DASHES.test(line)) {
      if (titles.length > 0 && !HEADER.test(titles[0] ?? '')) path = titles;
      name = HEADER.test(titles[0] ?? '') ? [] : undefined;
      if (name !== undefined) isEnded = false;
      titles = [];
    } else if (/^(?:All tests passed|test cases: )/.test(line)) {
      isEnded = true;
      name = undefined;
    } else if (name === undefined) {
      if (line.trim() === '' || titles.length > MAX_TITLES) titles = [];
      else titles.push(line.trim());
    } else if (/^={20,}$/.test(line)) name = undefined;
    else {
      const mean = SECOND.exec(line)?.[1];
      const [, before] = mean === undefined ? (FIRST.exec(line) ?? []) : [];
      if (mean !== undefined && begun !== undefined) {
        list.add([...path, begun].join(' > '), parseTime(mean));
        begun = undefined;
        name = [];
      } else if (before !== undefined) {
        begun = [...name, before.trim()].join(' ').trim();
        name = [];
      } else if (/^\S/.test(line)) name.push(line.trim());
      else if (line.trim() === '') name = [];
    }
  }
  if (begun !== undefined) list.refuse(`"${begun}" has no mean`);
  if (!isEnded) list.refuse('it has no totals at its end');
  return list.result();
}

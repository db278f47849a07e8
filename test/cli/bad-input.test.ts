import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programPath } from '../helpers/program.ts';
import { REPOSITORY, runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const REPORT = 'replay-suite/v0/reports/latest.json';
const MEASURED = programPath('measured-gate');
const read = (name: string) => readFileSync(join(REPOSITORY, name), 'utf8');
const CANDIDATES = read('candidates.example.json');
const SUITE = read('replay-suite/v0/ci-gate.json');
const CONFIG = read('replay-suite/v0/evaluator-config.json');
const ENTRY = '{"id":"a","scenario_id":"RG-01","output":{}}';

let earlierReport: string | undefined;
/** A report of a run that went well. */
async function readEarlierReport(): Promise<string> {
  if (earlierReport !== undefined) return earlierReport;
  const folder = createFolder({ 'candidates.json': CANDIDATES });
  await runCli(['gate', '--mode', 'candidates', '--report', REPORT], { cwd: folder });
  earlierReport = readFileSync(join(folder, REPORT), 'utf8');
  return earlierReport;
}

interface Attempt {
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** What else there is in the folder, beside files. */
  readonly prepare?: (folder: string) => void;
  readonly argv: readonly string[];
  readonly stdin?: Iterable<Buffer>;
}

/**
 * Runs the gate on bad input, once with an earlier report and once without. It has to end with exit code 2, a line a
 * problem and a count of them, and to leave every file in the folder as it was. Gives the problems.
 */
async function refusal({ files = {}, prepare, argv, stdin }: Attempt): Promise<string[]> {
  const reported: string[][] = [];
  for (const earlier of [{ [REPORT]: await readEarlierReport() }, {}]) {
    const folder = createFolder({ ...earlier, ...files });
    prepare?.(folder);
    const before = snapshot(folder);
    const { code, out, err } = await runCli(['gate', ...argv], {
      cwd: folder,
      ...(stdin === undefined ? {} : { stdin }),
    });
    expect({ code, out, after: snapshot(folder) }, err).toEqual({ code: 2, out: '', after: before });
    const lines = err.replaceAll(folder, '<folder>').trimEnd().split('\n');
    const problems = lines.slice(0, -1).map((line) => line.replace(/^error: /, ''));
    expect(lines.at(-1)).toMatch(/^\d+ problems?\. (No report was written|See --help)\.$/);
    for (const problem of problems) expect(problem).toMatch(/^(and \d+ more|.+; expected .+\. .*[.?])$/);
    reported.push(problems);
  }
  expect(reported[0]).toEqual(reported[1]);
  return reported[0] ?? [];
}

/** Every name below a folder with its content; links are listed and not followed, since one leads back to the folder. */
function snapshot(folder: string, below = ''): [name: string, content: string][] {
  return readdirSync(join(folder, below))
    .sort()
    .flatMap((each): [name: string, content: string][] => {
      const name = join(below, each);
      const path = join(folder, name);
      const stats = lstatSync(path);
      if (stats.isSymbolicLink()) return [[name, `→ ${readlinkSync(path)}`]];
      if (stats.isDirectory()) return [[name, `${stats.mode}`], ...snapshot(folder, name)];
      if (!stats.isFile() || stats.size > 10_000_000) return [[name, `${stats.mode} ${stats.size}`]];
      return [[name, readFileSync(path, 'latin1')]];
    });
}

const candidates = (content: string | Buffer, name = 'c.json') =>
  refusal({ files: { [name]: content }, argv: ['--mode', 'candidates', '--candidates', name] });
const suite = (content: string | Buffer) => refusal({ files: { 's.json': content }, argv: ['--suite', 's.json'] });
const config = (content: string | Buffer) => refusal({ files: { 'e.json': content }, argv: ['--config', 'e.json'] });
const changed = (text: string, from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('a file that is no JSON', () => {
  it.each([
    [
      'empty',
      '',
      'c.json:1:1: the end of the file; expected an array, or an object with "candidates". The file is empty: write the entries to it.',
    ],
    [
      'cut inside a string',
      `[${ENTRY},\n {"id":"b","output": {"band": "Gr`,
      'c.json:2:31: $[1].output.band: ""Gr"; expected a closing double quote. Close the string: is the file truncated?',
    ],
    [
      'cut inside an entry',
      `[${ENTRY},\n {"id":"b",\n"output": {"band": "Green",`,
      'c.json:3:28: $[1].output: the end of the text; expected a property name in double quotes. Is the file truncated?',
    ],
    [
      'cut inside a character',
      Buffer.from(`[${ENTRY},\n{"id":"é`).subarray(0, -1),
      'c.json:2:8: $[1]: the end of the text in the middle of a character; expected UTF-8 text. Is the file truncated?',
    ],
    [
      'cut between entries',
      `{"candidates":[${ENTRY},\n`,
      'c.json:2:1: $.candidates[1]: the end of the file; expected an entry after the comma. Is the file truncated?',
    ],
    [
      'cut after the entries',
      `{"candidates":[${ENTRY}]`,
      'c.json:1:61: the end of the file; expected "," or "}". Is the file truncated?',
    ],
    [
      'followed by garbage',
      `[${ENTRY}]\n]`,
      'c.json:2:1: "]"; expected nothing after the end of the document. Remove what follows; for one JSON value a line, name the file .jsonl.',
    ],
    [
      'lines under another name',
      `${ENTRY}\n${ENTRY}\n`,
      'c.json:2:1: "{"; expected nothing after the end of the document. Remove what follows; for one JSON value a line, name the file .jsonl.',
    ],
    [
      'with comments',
      `[ // mine\n${ENTRY}]`,
      'c.json:1:3: $[0]: "//"; expected JSON, which has no comments. Remove the comment.',
    ],
    [
      'with a trailing comma',
      `[${ENTRY},]`,
      'c.json:1:47: $[1]: "]"; expected an entry after the comma. Write an entry here, or remove the comma before it.',
    ],
    [
      'YAML',
      'candidates:\n- id: a\n',
      'c.json:1:1: "candidates:"; expected an array, or an object with "candidates". Write e.g. {"candidates": […]}, and nothing before it.',
    ],
    [
      'of another shape',
      '{"id":"a","output":{}}',
      'c.json:1:1: an object with "id", "output"; expected a member "candidates". Put the entries under "candidates", or write a bare array.',
    ],
    [
      'a list of another name',
      '{"entries":[]}',
      'c.json:1:1: an object with "entries"; expected a member "candidates". Put the entries under "candidates", or write a bare array.',
    ],
    [
      'a list that is none',
      '{"candidates":{"a":{}}}',
      'c.json:1:15: "{"; expected an array as "candidates". Put "[" before the entries and "]" after them.',
    ],
    [
      'a UTF-8 byte order mark before JSON',
      `\ufeff[${ENTRY}]`,
      'c.json:1:1: a UTF-8 byte order mark; expected UTF-8 text without a byte order mark. Save the file as "UTF-8", not as "UTF-8 with BOM".',
    ],
    [
      'UTF-16 LE',
      Buffer.from(`\ufeff[${ENTRY}]`, 'utf16le'),
      'c.json:1:1: a UTF-16 byte order mark; expected UTF-8 text without a byte order mark. Save the file as UTF-8.',
    ],
    [
      'UTF-16 BE',
      Buffer.from(`\ufeff[${ENTRY}]`, 'utf16le').swap16(),
      'c.json:1:1: a UTF-16 byte order mark; expected UTF-8 text without a byte order mark. Save the file as UTF-8.',
    ],
    [
      'UTF-16 LE without a mark',
      Buffer.from(`[${ENTRY}]`, 'utf16le'),
      'c.json:1:1: NUL bytes, as in UTF-16 or UTF-32 text; expected UTF-8 text without a byte order mark. Save the file as UTF-8.',
    ],
    [
      'UTF-16 BE without a mark',
      Buffer.from(`[${ENTRY}]`, 'utf16le').swap16(),
      'c.json:1:1: NUL bytes, as in UTF-16 or UTF-32 text; expected UTF-8 text without a byte order mark. Save the file as UTF-8.',
    ],
    [
      'gzipped',
      Buffer.from([0x1f, 0x8b, 8, 0]),
      'c.json:1:1: a gzip archive; expected JSON text. Decompress the file first.',
    ],
  ])('is refused: %s', async (_what, content, line) => {
    const problems = await candidates(content);
    expect(problems[0]).toBe(line);
  });

  it('is refused where it stands in for a suite or a config, by line and column', async () => {
    expect(await suite(SUITE.slice(0, SUITE.indexOf('"RG-03"')))).toEqual([
      expect.stringMatching(
        /^s\.json:7:35: \$\.must_pass\[2\]: the end of the text; expected a JSON value\. Is the file truncated\?$/,
      ),
    ]);
    expect(await suite('')).toEqual(['s.json:1:1: the end of the text; expected a JSON value. Is the file truncated?']);
    expect(await config(changed(CONFIG, '"pass_min_overall": 0.75', '"pass_min_overall": NaN'))).toEqual([
      'e.json:36:25: $.thresholds.pass_min_overall: "NaN"; expected a finite number. JSON has no NaN or Infinity: write null, or leave the field out.',
    ]);
    expect(await config(Buffer.from(`\ufeff${CONFIG}`))).toEqual([
      expect.stringMatching(/^e\.json:1:1: a UTF-8 byte order mark;/),
    ]);
    expect(await config(Buffer.from(CONFIG.replace('password', 'Paßwort'), 'latin1'))).toEqual([
      'e.json:23:45: the byte 0xdf, which is not UTF-8; expected UTF-8 text. Save the file as UTF-8.',
    ]);
  });

  it('is refused by every Latin-1 entry it holds', async () => {
    const text = `[{"id":"a","scenario_id":"RG-01","output":{"note":"gr\u00f6\u00dfer"}},\n${ENTRY},\n{"id":"\u00e9"}]`;
    expect(await candidates(Buffer.from(text, 'latin1'))).toEqual([
      'c.json:1:54: $[0]: the byte 0xf6, which is not UTF-8; expected UTF-8 text. Save the file as UTF-8.',
      'c.json:3:8: $[2]: the byte 0xe9, which is not UTF-8; expected UTF-8 text. Save the file as UTF-8.',
    ]);
  });
});

describe('JSON that is not what it seems', () => {
  it('is refused for every key that comes twice, at any depth and in any spelling', async () => {
    const text = `{"suite_version":"v0","suite_version":"v1",
"candidates":[
{"id":"a","\\u0069d":"b","scenario_id":"RG-01","output":{}},
{"scenario_id":"RG-01","output":{"risk":{"scope":0.1,"scope":0.9},"actions":[{"type":"READ","\\u0074ype":"WRITE"}]}}]}`;
    expect(await candidates(text)).toEqual([
      'c.json:1:23: $.suite_version: a second key "suite_version"; expected each key once in an object. Remove one of the two.',
      'c.json:3:11: $.candidates[0].id: a second key "id"; expected each key once in an object. Remove one of the two.',
      'c.json:4:54: $.candidates[1].output.risk.scope: a second key "scope"; expected each key once in an object. Remove one of the two.',
      'c.json:4:93: $.candidates[1].output.actions[0].type: a second key "type"; expected each key once in an object. Remove one of the two.',
    ]);
    expect(await suite(changed(SUITE, '"must_pass": [', '"must_pass": [],\n"must_pass": ['))).toEqual([
      's.json:8:1: $.must_pass: a second key "must_pass"; expected each key once in an object. Remove one of the two.',
    ]);
  });

  it('is refused for every key __proto__', async () => {
    const text = `{"__proto__":{"a":1},"candidates":[\n{"__proto__":{"id":"a"},"scenario_id":"RG-01","output":{"x":[{"\\u005f_proto__":1}]}}]}`;
    const rest = 'the key "__proto__"; expected another name. Rename the key.';
    expect(await candidates(text)).toEqual([
      `c.json:1:2: $.__proto__: ${rest}`,
      `c.json:2:2: $.candidates[0].__proto__: ${rest}`,
      `c.json:2:63: $.candidates[0].output.x[0].__proto__: ${rest}`,
    ]);
    expect(await config('{"__proto__":{}}')).toEqual([`e.json:1:2: $.__proto__: ${rest}`]);
  });

  it('is refused for every number that is none', async () => {
    const text = '[\n{"scenario_id":"RG-01","output":{"a":NaN,"b":[Infinity,-Infinity],"c":1e999}},\nNaN,\n-1e999]';
    const finite = 'expected a finite number. JSON has no NaN or Infinity: write null, or leave the field out.';
    const fitting = 'expected a number that fits a double. Use a smaller number, or null.';
    expect(await candidates(text)).toEqual([
      `c.json:2:38: $[0].output.a: "NaN"; ${finite}`,
      `c.json:2:47: $[0].output.b[0]: "Infinity"; ${finite}`,
      `c.json:2:56: $[0].output.b[1]: "-Infinity"; ${finite}`,
      `c.json:2:71: $[0].output.c: 1e999; ${fitting}`,
      `c.json:3:1: $[1]: "NaN"; ${finite}`,
      `c.json:4:1: $[2]: -1e999; ${fitting}`,
    ]);
  });

  it.each([
    ['arrays', '['.repeat(100_000), ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000), `1${'}'.repeat(100_000)}`],
    ['what does not match', `[},${'['.repeat(100_000)}`, ''],
  ])('is refused for nesting 100,000 deep, of %s', async (_what, open, close) => {
    for (const text of [`[${ENTRY},\n${open}${close}]`, `[${ENTRY},\n${open}`]) {
      const [first = '', ...more] = await candidates(text);
      expect(first).toMatch(
        /^c\.json:2:\d+: \$\[1\](\[0\])?: (nesting 100000 levels deep; expected at most 512 levels|"}"; expected a JSON value)\./,
      );
      expect(more.length).toBeLessThan(2);
    }
    for (const document of [await suite(open + close), await config(open)]) expect(document).toHaveLength(1);
    expect(await candidates(`${ENTRY}\n${open}\n`, 'c.jsonl')).toHaveLength(1);
  });

  it('is refused for every id that comes twice, generated ones included', async () => {
    const entry = (id: unknown) => JSON.stringify({ id, scenario_id: 'RG-01', output: {} });
    const entries = [
      entry('a'),
      entry('b'),
      entry('a'),
      entry('candidate_6'),
      entry('a'),
      entry(undefined),
      entry(' '),
      entry('candidate_7'),
    ];
    const rest = 'expected an id that is unique in the file. Rename one of the two.';
    expect(await candidates(`[${entries.join(',\n')}]`)).toEqual([
      `c.json:3: $[2].id: the id "a", which line 1 has already; ${rest}`,
      `c.json:5: $[4].id: the id "a", which line 1 has already; ${rest}`,
      `c.json:6: $[5].id: no id, and the generated id "candidate_6", which line 4 has already; ${rest}`,
      `c.json:8: $[7].id: the id "candidate_7", which line 7 has already; ${rest}`,
    ]);
  });
});

describe('entries of the wrong kind', () => {
  it('are refused with every issue of every entry', async () => {
    const lines = [
      '{"id":7,"scenario_id":["RG-01"],"output":"text"}',
      '{"id":true,"scenario_id":{"a":1},"output":[1,2]}',
      '{"id":{},"scenario_id":3,"output":null}',
      '{"id":[],"scenario_id":"RG-01","output":0}',
      '{"id":"no scenario","output":{}}',
      '{"id":"blank scenario","scenario_id":" ","output":{"scenario_id":""}}',
      '{"id":"two scenarios","scenario_id":"RG-01","output":{"scenario_id":"RG-02"}}',
      '{"id":"odd inside","scenario_id":"RG-01","output":{"scenario_id":7}}',
      '{"band":"Green"}',
      '"text"',
      '7',
      'null',
      '[]',
      ENTRY,
    ];
    const text = 'expected text. Write the scenario’s id as text, e.g. "RG-01".';
    const object = 'expected an object. Put the agent’s output object here.';
    const quote = 'expected text. Quote it, or leave it out to have one generated.';
    const wrapped = 'expected a "scenario_id" here or in "output". Write the scenario’s id as text, e.g. "RG-01".';
    const entry = 'expected an object. Write {"id": …, "scenario_id": …, "output": {…}}.';
    const problems = (place: (index: number) => string) => [
      `${place(0)}.output: "text"; ${object}`,
      `${place(0)}.id: 7; ${quote}`,
      `${place(0)}.scenario_id: an array of 1; ${text}`,
      `${place(1)}.output: an array of 2; ${object}`,
      `${place(1)}.id: true; ${quote}`,
      `${place(1)}.scenario_id: an object of 1 key; ${text}`,
      `${place(2)}.output: null; ${object}`,
      `${place(2)}.id: an object of 0 keys; ${quote}`,
      `${place(2)}.scenario_id: 3; ${text}`,
      `${place(3)}.output: 0; ${object}`,
      `${place(3)}.id: an array of 0; ${quote}`,
      `${place(4)}: an entry without a scenario; ${wrapped}`,
      `${place(5)}: an entry without a scenario; ${wrapped}`,
      `${place(6)}.scenario_id: the scenario "RG-01" outside and "RG-02" in the output; expected the same scenario in both places. Correct one, or leave one out.`,
      `${place(7)}.output.scenario_id: 7; ${text}`,
      `${place(8)}: an entry without a scenario; expected an "output", or a raw output with a "scenario_id". Write the scenario’s id as text, e.g. "RG-01".`,
      `${place(9)}: "text"; ${entry}`,
      `${place(10)}: 7; ${entry}`,
      `${place(11)}: null; ${entry}`,
      `${place(12)}: an array of 0; ${entry}`,
    ];
    expect(await candidates(`[${lines.join(',\n')}]`)).toEqual(problems((index) => `c.json:${index + 1}: $[${index}]`));
    expect(await candidates(`{"candidates":[\n${lines.join(',\n')}]}`)).toEqual(
      problems((index) => `c.json:${index + 2}: $.candidates[${index}]`),
    );
    expect(await candidates(lines.join('\n'), 'c.jsonl')).toEqual(
      problems((index) => `c.jsonl:${index + 1}: $[${index}]`),
    );
    const stdin = [Buffer.from(`[${lines.join(',\n')}]`)];
    expect(await refusal({ argv: ['--mode', 'candidates', '--candidates', '-'], stdin })).toEqual(
      problems((index) => `standard input:${index + 1}: $[${index}]`),
    );
  });

  it('are refused beside members of the wrong kind', async () => {
    expect(
      await candidates('{"suite_version":7,\n"reproducibility":["x"],"candidates":[],"generated_at":null}'),
    ).toEqual([
      'c.json:1: $.suite_version: 7; expected text. Write the suite’s version, e.g. "v0".',
      'c.json:2: $.reproducibility: an array of 1; expected an object. See docs/reproducibility-contract.md.',
    ]);
  });

  it('are refused line by line where a line is an entry', async () => {
    const text = `${ENTRY}\r\n\r\n{"id":"b",\n${ENTRY.replace('"a"', '"c"')}\n{"id":"d","scenario_id":NaN,"output":{}}\n${ENTRY}`;
    expect(await candidates(text, 'c.ndjson')).toEqual([
      'c.ndjson:3:11: $[1]: the end of the text; expected a property name in double quotes. Is the file truncated?',
      'c.ndjson:5:25: $[3].scenario_id: "NaN"; expected a finite number. JSON has no NaN or Infinity: write null, or leave the field out.',
      'c.ndjson:6: $[4].id: the id "a", which line 1 has already; expected an id that is unique in the file. Rename one of the two.',
    ]);
  });

  it('are counted beyond those that are listed', async () => {
    const problems = await candidates(`[${Array(1000).fill('7').join(',\n')}]`);
    expect(problems).toHaveLength(201);
    expect(problems.at(-1)).toBe('and 800 more');
  });

  it('end the reading where there are more than 50,000', { timeout: 120_000 }, async () => {
    const folder = createFolder({ 'c.jsonl': 'x\n'.repeat(2_000_000) });
    const { code, err } = await runCli(['gate', '--mode', 'candidates', '--candidates', 'c.jsonl'], { cwd: folder });
    expect(code).toBe(2);
    expect(err).toContain('c.jsonl: more than 50000 problems; the rest of the file was not read; expected a file of');
    expect(Number(/and (\d+) more/.exec(err)?.[1])).toBeLessThan(500_000);
  });

  it('do not write controls to the terminal', async () => {
    const evil = '\u001b[2J\u009b31m\u202e';
    const problems = await candidates(
      `{"${evil.slice(4)}":1,"${evil.slice(4)}":2,"candidates":[\n{"id":${JSON.stringify(evil)},"scenario_id":"a","output":{"scenario_id":${JSON.stringify(evil)}}},{"${evil.slice(4)}":"${evil.slice(4)}"}]}`,
    );
    expect(problems).toHaveLength(3);
    expect(problems.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('a path that leads to no file', () => {
  const argv = ['--mode', 'candidates', '--candidates', 'x/c', '--suite', 'x/s', '--config', 'x/e', '--schema', 'x/o'];

  it.each<[what: string, prepare: (path: string) => void, problem: string]>([
    [
      'nothing',
      () => undefined,
      'no such file; expected a readable file. Check the path; it is relative to the working directory.',
    ],
    ['a folder', (path) => mkdirSync(path), 'a folder; expected a file. Name a file inside it.'],
    [
      'a link to itself',
      (path) => symlinkSync(path, path),
      'a symbolic link that leads to itself; expected a readable file. Replace the link by the file.',
    ],
  ])('is reported for each of the inputs: %s', async (_what, make, problem) => {
    const prepare = (folder: string) => {
      mkdirSync(join(folder, 'x'));
      for (const name of ['c', 's', 'e', 'o']) make(join(folder, 'x', name));
    };
    // Read through the folder's own path, the links of which differ from run to run.
    const problems = await refusal({
      argv: [...argv, '--report', 'r.json'],
      prepare: (folder) => prepare(folder),
    }).catch((error) => error);
    expect(problems).toEqual([`x/e: ${problem}`, `x/s: ${problem}`, `x/o: ${problem}`, `x/c: ${problem}`]);
  });

  it('is reported for a file that leads through a file', async () => {
    expect(await refusal({ files: { f: '' }, argv: ['--mode', 'candidates', '--candidates', 'f/c.json'] })).toEqual([
      'f/c.json: a path that leads through a file; expected a readable file. Check the path; it is relative to the working directory.',
    ]);
  });
});

describe('a report that may not be written', () => {
  const evaluated = ['--mode', 'candidates', '--candidates', 'c.json', '--suite', 's.json', '--config', 'e.json'];
  const files = {
    'c.json': CANDIDATES,
    's.json': SUITE,
    'e.json': CONFIG,
    'o.json': '{}',
    'notes.txt': 'mine',
    'x/y.txt': '',
  };

  it.each([
    ['a folder', 'x', 'x: a folder; expected a place where the report can be written. Name a file inside it.'],
    [
      'below a file',
      'notes.txt/r.json',
      'notes.txt/r.json: "<folder>/notes.txt", which is not a folder; expected a place where the report can be written. Choose another --report.',
    ],
    [
      'far below a file',
      'x/y.txt/z/r.json',
      'x/y.txt/z/r.json: "<folder>/x/y.txt/z", which is not a folder; expected a place where the report can be written. Choose another --report.',
    ],
    [
      'the candidates',
      'c.json',
      'c.json: a file that is read as an input; expected a separate file for the report. Choose another --report.',
    ],
    [
      'the suite',
      './s.json',
      's.json: a file that is read as an input; expected a separate file for the report. Choose another --report.',
    ],
    [
      'the config',
      'x/../e.json',
      'e.json: a file that is read as an input; expected a separate file for the report. Choose another --report.',
    ],
    [
      'the schema',
      'o.json',
      'o.json: a file that is read as an input; expected a separate file for the report. Choose another --report.',
    ],
    [
      'a link to an input',
      'link.json',
      'link.json: a file that is read as an input; expected a separate file for the report. Choose another --report.',
    ],
    [
      'an input by another way',
      'way/c.json',
      'way/c.json: a file that is read as an input; expected a separate file for the report. Choose another --report.',
    ],
    [
      'a text of mine',
      'notes.txt',
      'notes.txt: a file that is not a gate report; expected an earlier report, or no file. Choose another --report.',
    ],
    [
      'a link to itself',
      'loop',
      'loop: neither a file nor a free name; expected a place where the report can be written. Choose another --report.',
    ],
    [
      'a pipe',
      'pipe',
      'pipe: neither a file nor a free name; expected a place where the report can be written. Choose another --report.',
    ],
    [
      'a link to a device',
      'null',
      'null: neither a file nor a free name; expected a place where the report can be written. Choose another --report.',
    ],
  ])('is refused: %s', async (_what, report, problem) => {
    const prepare = (folder: string) => {
      symlinkSync('c.json', join(folder, 'link.json'));
      symlinkSync('.', join(folder, 'way'));
      symlinkSync('loop', join(folder, 'loop'));
      symlinkSync('/dev/null', join(folder, 'null'));
      execFileSync('mkfifo', [join(folder, 'pipe')]);
    };
    // Only where it is asked about: to compile a schema takes longer than all the rest.
    const schema = report === 'o.json' ? ['--schema', 'o.json'] : [];
    expect(await refusal({ files, prepare, argv: [...evaluated, ...schema, '--report', report] })).toEqual([problem]);
  });

  it.each([
    ['another tool’s JSON', '{"schema_version": 3, "mine": true}'],
    ['a package.json', '{"name":"x","version":"1.0.0"}'],
    ['a candidate file', CANDIDATES],
    ['a suite', SUITE],
    ['an array', '[{"run_mode":"candidates","suite_path":"x"}]'],
    ['source code', 'const report = {"run_mode": 1, "suite_path": 2};'],
    ['bytes', Buffer.from([0, 1, 2, 3])],
    ['blank lines', '\n\n'],
  ])('is refused over what is no report: %s', async (_what, content) => {
    const problems = await refusal({
      files: { ...files, 'mine.json': content },
      argv: [...evaluated, '--report', 'mine.json'],
    });
    expect(problems).toEqual([
      'mine.json: a file that is not a gate report; expected an earlier report, or no file. Choose another --report.',
    ]);
  });

  it('replaces an earlier report, an empty file, or nothing', async () => {
    for (const content of [await readEarlierReport(), '']) {
      const folder = createFolder({ 'candidates.json': CANDIDATES, 'r.json': content });
      const { code } = await runCli(['gate', '--mode', 'candidates', '--report', 'r.json'], { cwd: folder });
      expect(code).toBeLessThan(2);
      expect(JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'))).toHaveProperty('suite_pass');
    }
  });
});

describe('a command line that cannot be understood', () => {
  it('is refused with every problem and the nearest known names', async () => {
    const argv = [
      '--mode',
      'candidtes',
      '--candiates',
      'c.json',
      '--replays',
      'many',
      '--max-volatility',
      'NaN',
      '--format',
      'txt',
      '--seed',
      '1',
      '--seed=2',
      '--all=yes',
      '--ablate=retrieval_signal_of',
      '--x',
      'stray',
      '-v',
    ];
    expect(await refusal({ argv })).toEqual([
      'unknown flag "--candiates"; expected a known flag. Did you mean "--candidates"?',
      '--seed a second time; expected it once. Remove one of the two.',
      '--all=yes; expected --all alone. Remove the value.',
      expect.stringMatching(/^unknown flag "--x"; expected a known flag\. Known: --mode, --candidates, .*, --help\.$/),
      expect.stringMatching(/^unknown flag "-v"; expected a known flag\. /),
      expect.stringMatching(/^unexpected argument "stray"; expected one candidate file, and flags\. .*--schema FILE/),
      '--mode beside "c.json"; expected one of the two. Remove one.',
      '--format "txt"; expected text or json or github or markdown. Did you mean "text"?',
      '--mode "candidtes"; expected fixtures or candidates. Did you mean "candidates"?',
      '--replays "many"; expected a number. Write it in digits, e.g. 25 or 0.2.',
      '--ablate "retrieval_signal_of"; expected a known profile. Did you mean "retrieval_signal_on"?',
      '--max-volatility "NaN"; expected a number. Write it in digits, e.g. 25 or 0.2.',
    ]);
  });

  it.each([
    [
      ['--replays', '0', '--mode', 'candidates'],
      [
        '--replays 0; expected a whole number from 1 to 1000000. Try --replays 25.',
        expect.stringMatching(/^no candidate file/),
      ],
    ],
    [
      ['--mode', 'candidates', '--candidates', 'c.json', '--replays', '1e7'],
      ['--replays 10000000; expected a whole number from 1 to 1000000. Try --replays 25.'],
    ],
    [
      ['--max-volatility', '1.5', '--replays', '2.5', '--all', '--scenario', 'RG-01', '--candidates', 'c.json'],
      [
        '--replays 2.5; expected a whole number from 1 to 1000000. Try --replays 25.',
        '--max-volatility 1.5; expected a number from 0 to 1. Try --max-volatility 0.2.',
        '--candidates in mode "fixtures" (the default); expected mode "candidates". Add --mode candidates.',
        '--replays 2.5 in mode "fixtures"; expected one deterministic replay. Add --mode candidates, or drop --replays.',
        '--all together with --scenario; expected one of the two. Drop --all to check only the scenarios named.',
      ],
    ],
    [
      ['--suite', '--config'],
      [
        '--suite without a value; expected --suite FILE. Add the value.',
        '--config without a value; expected --config FILE. Add the value.',
      ],
    ],
    [['--report='], ['--report without a value; expected --report FILE. Add the value.']],
    [
      ['--scenario', 'RG-1', '--scenario', 'RG-01'],
      ['--scenario "RG-1"; expected a scenario of the suite. Did you mean "RG-01"?'],
    ],
  ])('is refused: %j', async (argv, problems) => {
    expect(await refusal({ argv })).toEqual(problems);
  });

  it('names the nearest command', async () => {
    const folder = createFolder();
    expect(await runCli(['gaet'], { cwd: folder })).toEqual({
      code: 2,
      out: '',
      err: 'error: unknown command "gaet"; expected a known command. Did you mean "gate"?\n',
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('rules that cannot be followed', () => {
  it('are refused for every misspelt expectation, with the nearest known name', async () => {
    let text = changed(SUITE, '"require_checkpoint"', '"requireCheckpoint"');
    text = changed(text, '"forbid_injection"', '"forbid_injections"');
    text = changed(text, '"max_band": "Yellow"', '"max_band": "Yelow"');
    text = changed(text, '"min_band"', '"frobnicate"');
    text = changed(text, '"name": "Commit when clear"', '"nme": "Commit when clear", "owner": "me"');
    const problems = await suite(text);
    expect(problems.map((problem) => problem.replace(/^s\.json:\d+:\d+: /, ''))).toEqual([
      '$.scenarios[0].expect.requireCheckpoint: an unknown key "requireCheckpoint"; expected a known key. Did you mean "require_checkpoint"?',
      '$.scenarios[0].expect.forbid_injections: an unknown key "forbid_injections"; expected a known key. Did you mean "forbid_injection"?',
      expect.stringMatching(
        /^\$\.scenarios\[2\]\.expect\.frobnicate: an unknown key "frobnicate"; expected a known key\. Known: allowed_action_types, /,
      ),
      '$.scenarios[0].nme: an unknown key "nme"; expected a known key. Did you mean "name"?',
      '$.scenarios[0].expect.max_band: the band "Yelow"; expected a band of the config’s bands_order. Did you mean "Yellow"?',
    ]);
  });

  it('are taken with keys of others beside them', async () => {
    const text = changed(SUITE, '"name": "Commit when clear"', '"note": "mine", "date": "2026", "tags": []');
    const folder = createFolder({ 's.json': text });
    const { code, err } = await runCli(['gate', '--suite', 's.json', '--candidates', 'c.json'], { cwd: folder });
    expect(err).not.toContain('unknown key');
    expect(code).toBe(2);
  });

  it('are refused for every value of the wrong kind', async () => {
    expect(
      await suite(
        '{"suite_version":1,\n"must_pass":"RG-01",\n"scenarios":[{"id":" ","expect":{"require_abstain":"yes"}},7]}',
      ),
    ).toEqual([
      's.json:1:18: $.suite_version: 1; expected text. Fix the value.',
      's.json:2:13: $.must_pass: "RG-01"; expected an array. Fix the value.',
      's.json:3:20: $.scenarios[0].id: " "; expected text that is not blank. Fix the value.',
      's.json:3:52: $.scenarios[0].expect.require_abstain: "yes"; expected true or false. Fix the value.',
      's.json:3:60: $.scenarios[1]: 7; expected an object. Fix the value.',
    ]);
    expect(
      await config('{"weights":{"A":"0.3"},\n"bands_order":[],"required_fields":["a..b"],\n"threshold":{}}'),
    ).toEqual([
      'e.json:2:15: $.bands_order: an array of 0; expected at least one band. Fix the value.',
      expect.stringMatching(
        /^e\.json:2:37: \$\.required_fields\[0\]: "a\.\.b"; expected a path such as "risk\.scope" or "actions\[0\]\.type"\. /,
      ),
      'e.json:1:17: $.weights.A: "0.3"; expected a finite number. Fix the value.',
      'e.json:3:13: $.threshold: an unknown key "threshold"; expected a known key. Did you mean "thresholds"?',
    ]);
  });

  it('are refused for scenarios that come twice and fixtures that are not there', async () => {
    const text = '{"suite_version":"v0","must_pass":["A","A"],"scenarios":[{"id":"A"},\n{"id":"A"}]}';
    expect(await suite(text)).toEqual([
      's.json:2:7: $.scenarios[1].id: a second scenario "A"; expected each id once. Rename one of the two.',
      's.json:1:40: $.must_pass[1]: "A" a second time; expected each id once. Remove one of the two.',
    ]);
    expect(await suite('{"suite_version":"v0","must_pass":["RG-01"],"scenarios":[]}')).toEqual([
      's.json: $: a suite without fixtures; expected "fixtures": the suite’s own candidate file. Add the key, or judge a file of yours with --mode candidates --candidates FILE.',
    ]);
    expect(await suite('{"suite_version":"v0","must_pass":[],"scenarios":[],"fixtures":"c.json"}')).toContain(
      'a suite that requires no scenario; expected something to check. List scenarios under must_pass, or check them with --all or --scenario.',
    );
    expect(await suite('{"suite_version":"v0","must_pass":["RG-01"],"scenarios":[],"fixtures":"gone.json"}')).toEqual([
      expect.stringMatching(/^(\.\/)?gone\.json: no such file; expected a readable file\. /),
    ]);
  });

  it.each([
    ['[]', 'o.json:1:1: $: an array of 0; expected a JSON Schema object. Write the schema as an object.'],
    [
      '{"$schema":"http://json-schema.org/draft-04/schema#"}',
      'o.json:1:12: $.$schema: "http://json-schema.org/draft-04/schema#"; expected draft 2020-12 or draft-07. Port the schema to one of these drafts.',
    ],
    [
      '{"type":"objekt"}',
      expect.stringMatching(
        /^o\.json:1:1: \$: schema is invalid: .*; expected a valid JSON Schema \(draft 2020-12 or draft-07\)\. Fix the schema\.$/,
      ),
    ],
    ['{"$ref":"https://example.com/x.json"}', expect.stringMatching(/^o\.json:1:1: \$: can't resolve reference /)],
    ['{"type":', 'o.json:1:9: $.type: the end of the text; expected a JSON value. Is the file truncated?'],
  ])('are refused for a schema that is none: %s', async (schema, problem) => {
    expect(await refusal({ files: { 'o.json': schema }, argv: ['--schema', 'o.json'] })).toEqual([problem]);
  });
});

describe('several bad files', () => {
  it('are reported in one run, each with all of its issues', async () => {
    const files = {
      'e.json': '{"weights":{"A":null},"alowed_action_types":[]}',
      's.json': '{"suite_version":"v0","must_pass":[""],"scenarios":[{"id":"A","expect":{"requireAbstain":true}}]}',
      'o.json': '"schema"',
      'c.jsonl': `${ENTRY}\n{"id":\n7\n${ENTRY}`,
      'mine.txt': 'mine',
    };
    const argv = [
      '--mode',
      'candidates',
      '--candidates',
      'c.jsonl',
      '--suite',
      's.json',
      '--config',
      'e.json',
      '--schema',
      'o.json',
      '--report',
      'mine.txt',
    ];
    expect(await refusal({ files, argv })).toEqual([
      'e.json:1:17: $.weights.A: null; expected a finite number. Fix the value.',
      'e.json:1:45: $.alowed_action_types: an unknown key "alowed_action_types"; expected a known key. Did you mean "allowed_action_types"?',
      's.json:1:36: $.must_pass[0]: ""; expected text that is not blank. Fix the value.',
      's.json:1:90: $.scenarios[0].expect.requireAbstain: an unknown key "requireAbstain"; expected a known key. Did you mean "require_abstain"?',
      'o.json:1:1: $: "schema"; expected a JSON Schema object. Write the schema as an object.',
      'mine.txt: a file that is not a gate report; expected an earlier report, or no file. Choose another --report.',
      'c.jsonl:2:7: $[1].id: the end of the text; expected a JSON value. Is the file truncated?',
      'c.jsonl:3: $[2]: 7; expected an object. Write {"id": …, "scenario_id": …, "output": {…}}.',
      'c.jsonl:4: $[3].id: the id "a", which line 1 has already; expected an id that is unique in the file. Rename one of the two.',
    ]);
  });

  it('are reported as annotations in a workflow, at their lines and without commands of theirs', async () => {
    const folder = createFolder({ 'c.json': '[{"::error::x":1,"::error::x":2},\n7]' });
    const argv = ['gate', '--mode', 'candidates', '--candidates', 'c.json'];
    const { code, out, err } = await runCli(argv, { cwd: folder, isWorkflow: true });
    expect(code).toBe(2);
    expect(out.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^::error file=c\.json,line=1,col=18,title=gate%3A invalid input::c\.json:1:18: /),
      expect.stringMatching(/^::error file=c\.json,line=2,title=gate%3A invalid input::c\.json:2: /),
    ]);
    expect(err).not.toMatch(/^\s*::/m);
  });
});

describe('an input without an end', () => {
  it('is refused as soon as it is broken', async () => {
    function* endless(): Generator<Buffer> {
      while (true) yield Buffer.from('y\n');
    }
    const argv = ['gate', '--mode', 'candidates', '--candidates', '-'];
    const { code, err } = await runCli(argv, { cwd: createFolder(), stdin: endless() });
    expect(code).toBe(2);
    expect(err).toContain('standard input:1:1: "y"; expected an array, or an object with "candidates"');
  });

  it('is refused at 2 GiB where it never breaks, by its size where it has one', { timeout: 180_000 }, async () => {
    function* open(): Generator<Buffer> {
      const letters = Buffer.alloc(256 * 1024 ** 2, 'a');
      yield Buffer.from('["');
      while (true) yield letters;
    }
    const argv = ['gate', '--mode', 'candidates', '--candidates'];
    const folder = createFolder({ 'c.json': '[' });
    truncateSync(join(folder, 'c.json'), 3 * 1024 ** 3);
    const expected = 'expected at most 2147483648 bytes. Is this the right file?';
    const piped = await runCli([...argv, '-'], { cwd: folder, stdin: open() });
    expect(piped).toMatchObject({ code: 2 });
    expect(piped.err).toContain(`standard input: more than 2147483648 bytes; ${expected}`);
    const named = await runCli([...argv, 'c.json'], { cwd: folder });
    expect(named).toMatchObject({ code: 2 });
    expect(named.err).toContain(`c.json: a file of 3221225472 bytes; ${expected}`);
  });
});

describe('values out of range', () => {
  it('are reported together with unknown flags', async () => {
    const argv = ['gate', '--replays', '0', '--max-volatility', '7', '--foo'];
    const { code, err } = await runCli(argv, { cwd: createFolder() });
    expect(code).toBe(2);
    for (const found of ['unknown flag "--foo"', '--replays 0', '--max-volatility 7']) expect(err).toContain(found);
  });
});

describe('a file of 200 MB', () => {
  const SIZE = 200 * 1024 * 1024;

  it('is refused by its size where a small file is expected', async () => {
    const argv = ['--suite', 's.json', '--config', 'e.json', '--schema', 'o.json'];
    const prepare = (folder: string) => {
      for (const name of ['s.json', 'e.json', 'o.json']) truncateSync(join(folder, name), SIZE);
    };
    const rest = `a file of ${SIZE} bytes; expected at most 16777216 bytes. Is this the right file?`;
    const files = { 's.json': '', 'e.json': '', 'o.json': '' };
    expect(await refusal({ files, prepare, argv })).toEqual([`e.json: ${rest}`, `s.json: ${rest}`, `o.json: ${rest}`]);
  });

  it('that is one value is refused by its place, in bounded memory', () => {
    const folder = createFolder();
    const descriptor = openSync(join(folder, 'c.json'), 'w');
    const block = Buffer.alloc(1 << 20, 'a');
    writeSync(descriptor, `[${ENTRY},\n {"id":"b","scenario_id":"RG-01","output":{"note":"`);
    for (let written = 0; written < SIZE; written += block.length) writeSync(descriptor, block);
    writeSync(descriptor, `"}},\n7]`);
    closeSync(descriptor);
    const argv = ['gate', '--mode', 'candidates', '--candidates', 'c.json'];
    const child = spawnSync(process.execPath, [MEASURED, folder, ...argv], { encoding: 'utf8' });
    const { code, err, maxRssMb } = JSON.parse(child.stdout);
    expect(err.split('\n').slice(0, -2)).toEqual([
      `error: c.json:2:2: $[1]: a value of ${SIZE + 53} bytes; expected at most 67108864 bytes. Is a quote or a bracket left open? Else split the value.`,
      'error: c.json:3: $[2]: 7; expected an object. Write {"id": …, "scenario_id": …, "output": {…}}.',
    ]);
    expect(code).toBe(2);
    expect(maxRssMb).toBeLessThan(400);
    expect(readdirSync(folder)).toEqual(['c.json']);
  });
});

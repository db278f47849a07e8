import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { runMain } from '../../src/cli/main.ts';
import type { GateReport } from '../../src/gate/report.ts';
import type { GateRequest } from '../../src/gate/request.ts';
import { type GateResult, runGate } from '../../src/gate/run.ts';
import type { Host } from '../../src/kernel/host.ts';

/** The root of this repository. */
export const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const DEFAULT_REPORT = 'replay-suite/v0/reports/latest.json';

interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface CommandOptions {
  readonly stdin?: string;
  readonly isWorkflow?: boolean;
  readonly host?: Partial<Host>;
}

/** A temporary folder with input files, and ways to run the gate in it; removed when the test is over. */
export interface PrivateArea {
  readonly folder: string;
  readonly host: Host;
  /** Writes a file: text as it is, anything else as JSON. */
  write(name: string, content: unknown): void;
  read(name: string): string;
  run(request: GateRequest, options?: Pick<CommandOptions, 'stdin' | 'host'>): Promise<GateResult>;
  /** Runs a command line of `autorize gate`, in-process. */
  command(argv: readonly string[], options?: CommandOptions): Promise<Printed>;
  report(name?: string): GateReport;
}

export function createPrivateArea(files: Readonly<Record<string, unknown>> = {}): PrivateArea {
  const folder = mkdtempSync(join(tmpdir(), 'gate-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const host: Host = {
    cwd: folder,
    now: () => new Date('2026-02-12T11:38:28.125Z'),
    utcOffset: () => 0,
    env: {},
    stdin: () => bytesOf(''),
    command: ['node', 'tools/run-ci-gate.mjs'],
    system: { node: 'v24.0.0', platform: 'linux', arch: 'x64' },
    packageRoot: REPOSITORY,
  };
  const write = (name: string, content: unknown) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const hostWith = ({ stdin, host: changes }: CommandOptions): Host => ({
    ...host,
    ...(stdin === undefined ? {} : { stdin: () => bytesOf(stdin) }),
    ...changes,
  });
  for (const [name, content] of Object.entries(files)) write(name, content);
  return {
    folder,
    host,
    write,
    read,
    run: (request, options = {}) => runGate(request, hostWith(options)),
    command: async (argv, options = {}) => {
      let out = '';
      let err = '';
      const terminal = {
        out: (text: string) => {
          out += text;
        },
        err: (text: string) => {
          err += text;
        },
        isWorkflow: options.isWorkflow ?? false,
        shorten: (path: string) => path.replace(`${folder}/`, ''),
      };
      const code = await runMain(['gate', ...argv], { host: hostWith(options), terminal });
      return { code, out, err };
    },
    report: (name = DEFAULT_REPORT) => JSON.parse(read(name)) as GateReport,
  };
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** The lines of a text that hold something. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

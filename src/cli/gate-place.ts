/** What `autorize gate` takes from where it is called: rules and report of the repository, and its own name. */
import { existsSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative, resolve, sep } from 'node:path';
import type { GateRequest } from '../gate/request.ts';
import { DEFAULT_RULES } from '../gate/store.ts';
import type { Host } from '../kernel/host.ts';

const REPORTS = 'replay-suite/v0/reports';
const REPORT_ELSEWHERE = 'gate-report.json';
// Any other caller is the tool that the contract names, or stands for it.
const OUR_TOOL = /^(autorize|rcs)(\.mjs)?$/;

type Caller = Pick<Host, 'cwd' | 'command' | 'env'>;

/**
 * The request with the rules and the report's place of the repository around. The tool that the contract names takes
 * its working directory alone.
 */
export function withPlace(request: GateRequest, host: Caller): GateRequest {
  if (isContractTool(host)) return request;
  const { cwd } = host;
  const root = rootAround(cwd);
  const ofRoot = (path: string, chosen: string | undefined): string | undefined => {
    if (chosen !== undefined || existsSync(join(cwd, path)) || !existsSync(join(root, path))) return chosen;
    return relative(cwd, join(root, path));
  };
  const folder = [cwd, root].find((each) => existsSync(join(each, REPORTS)));
  const report = folder === undefined ? REPORT_ELSEWHERE : relative(cwd, join(folder, REPORTS, 'latest.json'));
  return {
    ...request,
    suite: ofRoot(DEFAULT_RULES.suite, request.suite),
    config: ofRoot(DEFAULT_RULES.config, request.config),
    report: request.report ?? report,
  };
}

/** The repository's root, or the folder itself outside of one. */
function rootAround(cwd: string): string {
  for (let folder = resolve(cwd); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return cwd;
}

/** The words by which the gate can be started again where it was started. */
export function gateProgram({ cwd, command: [, tool = ''], env }: Caller): readonly string[] {
  const isContract = isContractTool({ command: ['node', tool] });
  if (isContract && basename(tool) !== 'run-ci-gate.mjs') return ['node', 'tools/run-ci-gate.mjs'];
  const words = isContract ? [] : ['gate'];
  const path = resolve(cwd, tool);
  const name = basename(tool, '.mjs');
  const folder = dirname(path);
  if (folder.endsWith(join('node_modules', '.bin'))) return ['npx', name, ...words];
  if (words.length > 0 && (env.PATH ?? '').split(delimiter).includes(folder)) return [name, ...words];
  return ['node', tool.startsWith('..') ? path : tool.replaceAll(sep, '/'), ...words];
}

function isContractTool({ command: [, tool = ''] }: Pick<Host, 'command'>): boolean {
  return !OUR_TOOL.test(basename(tool));
}

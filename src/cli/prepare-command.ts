/** `autorize prepare`: the environment of an experiment, a mission or a plan, made without an agent. */
import { resolve } from 'node:path';
import { renderByteSize } from '../base/byte-size.ts';
import { EXIT, type Problem, UsageError } from '../base/errors.ts';
import { SecretSearch } from '../base/secret-search.ts';
import { quoted } from '../base/text.ts';
import { prepareExperiment } from '../experiment/maintenance/environment.ts';
import type { Host } from '../kernel/host.ts';
import { namedSecrets } from '../kernel/secret-values.ts';
import { prepareMission } from '../mission/environment.ts';
import { kindOfSubject } from '../remote/named-subject.ts';
import { oneLine } from '../report/foreign-text.ts';
import { preparePlan } from '../workitem/environment.ts';
import { loadWork } from '../workitem/opening.ts';
import type { CommandCall } from './command-call.ts';
import type { FlagValues } from './flags.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson } from './terminal.ts';

type Prepared = Awaited<ReturnType<typeof prepareExperiment>>;
type Request = Parameters<typeof prepareExperiment>[1];

/** Prepares an environment, saves it where that is asked for, and takes one over that was saved elsewhere. */
export async function runPrepareCommand({ words: [what = ''], values, host, terminal }: CommandCall): Promise<number> {
  const from = readFrom(values, host);
  const [to] = values.get('to') ?? [];
  using stopping = listenForSignals();
  const { signal } = stopping;
  const secrets = new SecretSearch(namedSecrets(host.env));
  const request = { signal, secrets, from, to: to === undefined ? undefined : resolve(host.cwd, to) };
  const prepared = await prepareNamed(what, request, host);
  if (prepared.kind === 'cancelled') {
    terminal.err('error: interrupted; nothing was saved\n');
    return stopping.exitCode ?? EXIT.no;
  }
  if (prepared.taken === 'absent')
    terminal.err(`note: there is nothing in ${oneLine(from?.folder ?? '')} to take over\n`);
  if (values.has('json')) printJson(terminal, documentOf(prepared));
  else terminal.out(textOf(prepared));
  return EXIT.yes;
}

type Ready = Exclude<Prepared, { kind: 'cancelled' }>;

async function prepareNamed(what: string, request: Request, host: Host): Promise<Prepared> {
  const kind = kindOfSubject(what, host);
  switch (kind) {
    case 'experiment':
      return prepareExperiment(what, request, host);
    case 'mission':
      return prepareMission({ ...request, missionDir: what }, host);
    case 'plan':
      return preparePlan({ ...request, loaded: await loadWork(what, host) }, host);
    default:
      return kind satisfies never;
  }
}

/** What is taken over first; both flags or neither. */
function readFrom(values: FlagValues, { cwd }: Host): { readonly folder: string; readonly digest: string } | undefined {
  const [folder] = values.get('from') ?? [];
  const [digest] = values.get('digest') ?? [];
  if (folder === undefined && digest === undefined) return undefined;
  const problems: Problem[] = [];
  if (folder === undefined || digest === undefined) {
    const [found, missing] = folder === undefined ? ['--digest', '--from'] : ['--from', '--digest'];
    const remedy = 'Pass both as the command that saved the environment printed them.';
    problems.push({ found: `${found} without ${missing}`, expected: 'both, or neither', remedy });
  }
  if (digest !== undefined && !/^[0-9a-f]{64}$/.test(digest)) {
    const remedy = 'Copy the digest that the command which saved the environment printed.';
    problems.push({ found: `--digest ${quoted(digest, 100)}`, expected: '64 digits of lower-case hex', remedy });
  }
  if (problems.length > 0 || folder === undefined || digest === undefined) throw new UsageError(problems);
  return { folder: resolve(cwd, folder), digest };
}

function documentOf(prepared: Ready): unknown {
  if (prepared.kind === 'nothing') return { prepared: false, reason: prepared.reason };
  const { key, bytes, isReused, saved } = prepared;
  const of = { prepared: true, key, bytes, reused: isReused };
  return { ...of, path: saved?.folder ?? null, digest: saved?.digest ?? null };
}

function textOf(prepared: Ready): string {
  if (prepared.kind === 'nothing') return `nothing to prepare: ${prepared.reason}\n`;
  const { key, bytes, isReused, saved } = prepared;
  const how = isReused ? 'it was there already' : 'setup ran';
  const lines = [`prepared: ${renderByteSize(bytes)}; ${how}`, `key:      ${key}`];
  if (saved !== undefined) lines.push(`path:     ${oneLine(saved.folder)}`, `digest:   ${saved.digest}`);
  return `${lines.join('\n')}\n`;
}

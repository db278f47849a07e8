/**
 * What is prepared before the commands of an evaluation: what setup installs and what a build makes, each once for all
 * evaluations that it is the same for.
 * Invariant: what is shared between trees was made by the base's own setup, from files that are equal in both. What a
 * change has a say in, its build or a setup on inputs that it changes, is seen by evaluations of that tree alone. A
 * build neither changes nor hides a file of the tree, unless its outputs name it, and none of what setup made.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type LeasedCache, leasedCache } from '../../base/leased-cache.ts';
import { MAX_RETRIES } from '../../decision/measurement.ts';
import { findNewFiles } from '../../kernel/new-files.ts';
import { copyOwnFile } from '../../kernel/own-file-writes.ts';
import type { ProtectedFiles } from '../boundaries/protected-files.ts';
import { knowsInstalled, noteInstalled } from '../boundaries/shadowable.ts';
import type { FrozenLayer, LayerParts } from '../layers/layer-store.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { seenPlaces } from '../workspace/seen-places.ts';
import type { AttachedLayers, DoneFiles } from './evaluation-folder.ts';
import type { Evaluation, EvaluationRequest } from './evaluation-outcome.ts';
import type { EvaluationStep } from './evaluation-step.ts';
import { unkeptInHome } from './home-caches.ts';
import { unkeptBytecode } from './installed-bytecode.ts';
import { preparationKey } from './preparation-key.ts';
import { findInputs } from './setup-trees.ts';
import { addToolchainBytecode } from './toolchain-bytecode.ts';

/** Runs one command alone on a tree, and gives what it made to `onDone`, which may say why that is void. */
export type RunAlone = (alone: {
  readonly step: EvaluationStep;
  readonly tree: string;
  readonly layers: AttachedLayers;
  /** Those that the tree has; default: all. */
  readonly protectedFiles?: ProtectedFiles;
  readonly onDone: (
    done: DoneFiles,
    /** Gets the paths that it is to take of those that the command wrote again as they were; default: none. */
    take: (touched?: readonly string[]) => Promise<LayerParts>,
  ) => Promise<string | undefined>;
}) => Promise<Evaluation>;

export type Unprepared = Exclude<Evaluation, { kind: 'ran' }>;

export interface SetupRequest extends Pick<EvaluationRequest, 'tree' | 'protectedFiles' | 'variables' | 'signal'> {
  readonly step: EvaluationStep;
  /** Where the checkout lies: what is installed may hold the path. */
  readonly place: string;
  /** No evaluation asks for it yet: those of a base without a score get its failure, in place of another try. */
  readonly isAhead?: boolean;
}

export type PreparedSetup =
  | { readonly kind: 'ready'; readonly layer: FrozenLayer; readonly release: () => void }
  | Unprepared;

/** What could not be prepared, and why. */
export class Unmade extends Error {
  readonly evaluation: Unprepared;

  constructor(evaluation: Unprepared) {
    super('nothing was prepared');
    this.evaluation = evaluation;
  }
}

/** The environment that setup makes for a tree; setup runs where it was not made before. To be released by its user. */
export async function prepareSetup(
  privateArea: PrivateArea,
  request: SetupRequest,
  runAlone: RunAlone,
): Promise<PreparedSetup> {
  const { step, tree, place, isAhead = false } = request;
  const { paths, isShared, isOfHead, alone, whole } = await findInputs(privateArea.store, {
    globs: step.inputs ?? [],
    tree,
  });
  // What a change has a say in is its own until it is accepted; then it is made again, for all that stand on it.
  const owner = isShared ? undefined : isOfHead ? 'branch' : tree;
  // Each way has logs of its own.
  const { protectedFiles } = request;
  const { writable } = protectedFiles.openings;
  const files = protectedFiles.files.filter(({ path }) => paths.has(path));
  const ways = [
    // Where the base has nothing else, it would be the same twice.
    ...(alone === whole
      ? []
      : [{ ranOn: alone, logs: `${step.logs}-inputs`, protectedFiles: { ...protectedFiles, files } }]),
    { ranOn: whole, logs: step.logs, protectedFiles },
  ].map((way) => ({ ...way, key: keyOf(privateArea, step, { ranOn: way.ranOn, owner, place, writable }) }));
  const name = ways.map(({ key }) => key).join('\n');
  const make = () => makeLayer(privateArea, { ...request, ways, isShared }, runAlone);
  const session = sessionOf(privateArea);
  const { failed } = session;
  if (failed?.name === name && !isAhead && failed.answers > 0) {
    failed.answers -= 1;
    return withLogs(failed, step.logs);
  }
  try {
    const leased = await leaseLayer(privateArea, name, make);
    if (isShared) session.ofBase = leased.layer.digest;
    return { kind: 'ready', ...leased };
  } catch (error) {
    if (!(error instanceof Unmade)) throw error;
    const { evaluation } = error;
    if (isAhead && evaluation.kind === 'failed')
      session.failed = { name, logs: step.logs, evaluation, answers: MAX_RETRIES + 1 };
    return evaluation;
  }
}

interface FailedAhead {
  readonly name: string;
  /** What the paths of its logs begin with. */
  readonly logs: string;
  readonly evaluation: Extract<Unprepared, { kind: 'failed' }>;
  /** How many evaluations get it still. */
  answers: number;
}

/** The same failure, with its log where the evaluation that asks for it has its own. */
function withLogs({ logs, evaluation }: FailedAhead, to: string): Unprepared {
  const { log } = evaluation;
  if (log === undefined || !log.startsWith(logs)) return evaluation;
  const moved = `${to}${log.slice(logs.length)}`;
  if (existsSync(log)) copyOwnFile(log, moved);
  return { ...evaluation, log: moved };
}

// Of candidates that change what setup runs on; those of the base stay in their store.
const MAX_UNUSED = 4;

interface SessionLayers {
  readonly layers: LeasedCache<FrozenLayer>;
  /** How often a layer was found to be gone. */
  lost: number;
  /** Digest of what setup made of the base, the last time that it was asked for. */
  ofBase?: string;
  failed?: FailedAhead | undefined;
}

// Of the stores of an area: agents of a plan see it at levels of their own.
const sessions = new WeakMap<PrivateArea['environments'], SessionLayers>();

function sessionOf({ environments }: PrivateArea): SessionLayers {
  const { own } = environments;
  const drop = (_name: string, { key, tree }: FrozenLayer): void => {
    if (dirname(dirname(tree)) === own.folder) void own.remove(key);
  };
  const found = sessions.get(environments) ?? { layers: leasedCache({ drop, maxUnused: MAX_UNUSED }), lost: 0 };
  sessions.set(environments, found);
  return found;
}

/** Digest of what setup made of the base; undefined: nobody asked in this session. */
export function preparedDigest(privateArea: Pick<PrivateArea, 'environments'>): string | undefined {
  return sessions.get(privateArea.environments)?.ofBase;
}

/** Leases the layer of a name; it is made again where somebody has removed it from the disk. */
async function leaseLayer(
  privateArea: PrivateArea,
  name: string,
  make: () => Promise<FrozenLayer>,
): Promise<{ readonly layer: FrozenLayer; readonly release: () => void }> {
  const session = sessionOf(privateArea);
  const numbered = `${session.lost} ${name}`;
  const layer = await session.layers.lease(numbered, make);
  const release = (): void => session.layers.release(numbered);
  if (existsSync(layer.tree)) return { layer, release };
  release();
  session.lost += 1;
  return leaseLayer(privateArea, name, make);
}

/** A tree that setup may run on. */
interface Way extends Pick<SetupRequest, 'protectedFiles'> {
  readonly ranOn: string;
  readonly logs: string;
  readonly key: string;
}

interface Making extends SetupRequest {
  readonly ways: readonly Way[];
  readonly isShared: boolean;
}

async function makeLayer(privateArea: PrivateArea, making: Making, runAlone: RunAlone): Promise<FrozenLayer> {
  const { ways, isShared, step, tree, place, signal } = making;
  const { environments, limits } = privateArea;
  const layerStore = isShared ? environments.shared : environments.own;
  for (const { key } of ways) {
    const found = await layerStore.find(key, signal);
    if (found === 'cancelled') throw new Unmade({ kind: 'aborted' });
    if (found !== undefined) return noted(privateArea, making, found);
  }
  let failed: Unprepared | undefined;
  for (const { ranOn, logs, key, protectedFiles } of ways) {
    let layer: FrozenLayer | undefined;
    let isRefused = false;
    const evaluation = await runAlone({
      step: { ...step, logs, ...(isShared ? {} : { isWithoutSecrets: true }) },
      tree: ranOn,
      protectedFiles,
      layers: { above: [], below: [] },
      onDone: async (done, take) => {
        const parts = await take();
        const trees = [tree, privateArea.store.base];
        await addToolchainBytecode(parts.home, { isSeen: seenPlaces(privateArea), signal });
        const compiled = await unkeptBytecode(privateArea.store, parts, { place, trees, signal });
        const dropped = {
          tree: [...done.changed, ...unwantedOf(done, protectedFiles)],
          home: [...unkeptInHome(parts.home), ...compiled],
        };
        const published = await layerStore.publish({
          ...{ key, ...parts, dropped, signal, command: step.command, maxBytes: limits.cacheBytes },
          isForbidden: forbiddenIn(privateArea, step),
        });
        if (published === 'cancelled') return 'it was cancelled';
        isRefused = 'refusal' in published;
        if ('refusal' in published) return `what it made cannot be kept: ${published.refusal}`;
        layer = published;
        return undefined;
      },
    });
    if (layer !== undefined) {
      await environments.trim(limits.cacheBytes);
      return noted(privateArea, making, layer);
    }
    if (evaluation.kind === 'aborted' || signal?.aborted === true) break;
    if (evaluation.kind === 'ran') throw new Error('a setup that ran made no layer');
    // On the files that decide alone it may need more than them; what it says of the whole tree counts. More files cure
    // neither a machine without room, nor a command without time, nor a result that cannot be kept.
    failed = evaluation;
    if (isRefused || evaluation.kind === 'infra' || evaluation.timedOut === true) break;
  }
  throw new Unmade(signal?.aborted === true ? { kind: 'aborted' } : (failed ?? { kind: 'aborted' }));
}

/** What is installed counts for what a change may shadow. */
async function noted(
  { store }: PrivateArea,
  { protectedFiles, signal, isShared }: Making,
  layer: FrozenLayer,
): Promise<FrozenLayer> {
  if (!isShared || knowsInstalled(protectedFiles)) return layer;
  const made = await findNewFiles(layer.tree, [], { signal });
  if (made === 'cancelled') throw new Unmade({ kind: 'aborted' });
  const paths = made === 'too many' ? [] : made.stamps.keys();
  await noteInstalled(store, protectedFiles, { tree: store.base, paths });
  return layer;
}

/** An incremental build would believe what was built of another tree; a writable folder is empty for each command. */
function unwantedOf({ roots, swapped }: DoneFiles, { openings }: ProtectedFiles): readonly string[] {
  const writable = openings.writable.map((folder) => `${latin1(folder.replace(/\/$/, ''))}/`);
  const isIn = (root: string): boolean => writable.some((folder) => root.startsWith(folder));
  return roots.filter((root) => swapped.has(root) || root.endsWith('.tsbuildinfo') || isIn(root));
}

function latin1(path: string): string {
  return Buffer.from(path).toString('latin1');
}

// What is shorter is in many files by chance.
const MIN_SECRET_CHARS = 8;

/** What finds the keys that setup is given in what it made. */
export function forbiddenIn(
  { environment }: Pick<PrivateArea, 'environment'>,
  { network }: Pick<EvaluationStep, 'network'>,
): ((bytes: Buffer) => boolean) | undefined {
  const request = { kind: 'setup', network, home: '' } as const;
  const others = environment.variables(request);
  const variables = Object.entries(environment.variables({ ...request, isTrusted: true }));
  const secrets = variables.flatMap(([name, value]) => (Object.hasOwn(others, name) ? [] : [value]));
  const searched = secrets.filter(({ length }) => length >= MIN_SECRET_CHARS).map((secret) => Buffer.from(secret));
  return searched.length === 0 ? undefined : (bytes) => searched.some((secret) => bytes.includes(secret));
}

interface KeyParts extends Pick<Way, 'ranOn'> {
  readonly place: string;
  readonly owner: string | undefined;
  readonly writable: readonly string[];
}

/** What decides what a setup makes, as a name. */
function keyOf(privateArea: PrivateArea, step: EvaluationStep, { owner, ...parts }: KeyParts): string {
  const { inputs = [] } = step;
  return preparationKey(privateArea, step, { ...parts, inputs, owner: owner ?? null });
}

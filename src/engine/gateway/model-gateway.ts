/**
 * The gateway, as the run sees it: a thread that is started with the first session and ends with the process.
 * Invariant: a session that was opened here is closed by its end, with everything that its calls used; also where the thread
 * ends before it does.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PreconditionError } from '../../base/errors.ts';
import type { CallFailure } from './call-failure.ts';
import type { CallRecord } from './call-record.ts';
import type { Exchange } from './conversation.ts';
import type { AccountRequest, GatewayReport, GatewayRequest, SessionPlace } from './gateway-messages.ts';
import type { SessionOptions } from './gateway-session.ts';
import type { Refusal } from './protocol.ts';

export interface ModelSessionRequest {
  readonly options: Omit<SessionOptions, 'token'>;
  readonly place: SessionPlace;
  readonly account: AccountRequest;
  /** Where its calls are written down as they happen; left out, nowhere. */
  readonly callsPath?: string | undefined;
  /** Called once, when a call was refused since it could have passed the limit. */
  readonly onLimit?: (message: string) => void;
  /** Called once, when the API refused the account so that no call can succeed. */
  readonly onRefusedAccount?: () => void;
  /** Called with what each call said; left out, nobody hears of it. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** What the calls of a session came to. */
interface SessionOutcome {
  readonly calls: readonly CallRecord[];
  /** How many calls are not in the list, which is bounded. */
  readonly omitted: number;
  /** What was not forwarded, the last of it last. */
  readonly refusals: readonly Refusal[];
  /** The refusal that ended it. */
  readonly overLimit: string | undefined;
  /** The failure of a call that ended it. */
  readonly refusedAccount: CallFailure | undefined;
}

export interface ModelSession {
  /** In the place of a key. */
  readonly token: string;
  /** Of the loopback address; 0 where it listens at a socket. */
  readonly port: number;
  /** Sends another key from now on. */
  useKey(value: string): void;
  /** Ends the session with all of its calls; each further call gives the same. */
  end(): Promise<SessionOutcome>;
}

// An agent that calls without end is ended by its budget; its last calls say as much as all.
const MAX_CALLS = 20_000;
const MAX_REFUSALS = 20;
const MAX_HEAP_MB = 1024;

interface Listener {
  readonly take: (report: GatewayReport) => void;
  readonly onThreadEnd: (reason: string) => void;
}

const listeners = new Map<string, Listener>();
let thread: Worker | undefined;
/** Requests that wait for their answer. */
let pending = 0;

/** Opens a session; throws where the gateway cannot listen. */
export async function openModelSession({
  options,
  place,
  account,
  callsPath,
  onLimit,
  onRefusedAccount,
  onExchange,
}: ModelSessionRequest): Promise<ModelSession> {
  const session = randomUUID();
  const token = `autorize-${randomBytes(32).toString('base64url')}`;
  const calls: CallRecord[] = [];
  const refusals: Refusal[] = [];
  let omitted = 0;
  let overLimit: string | undefined;
  let refusedAccount: CallFailure | undefined;
  const collect = (report: GatewayReport): void => {
    if (report.kind === 'call') {
      if (calls.length < MAX_CALLS) calls.push(report.record);
      else omitted += 1;
    } else if (report.kind === 'refusal') {
      const { isLimit, ...refusal } = report.refusal;
      refusals.push(refusal);
      if (refusals.length > MAX_REFUSALS) refusals.shift();
      if (!isLimit || overLimit !== undefined) return;
      overLimit = refusal.message;
      onLimit?.(refusal.message);
    } else if (report.kind === 'exchange') {
      onExchange?.(report.exchange);
    } else if (report.kind === 'refused-account') {
      refusedAccount = report.failure;
      onRefusedAccount?.();
    }
  };
  const port = await exchange(
    session,
    {
      ...{ kind: 'open', session, options: { ...options, token }, place, account, callsPath },
      isKept: onExchange !== undefined,
    },
    collect,
  );
  let ended: Promise<SessionOutcome> | undefined;
  return {
    ...{ token, port },
    useKey: (value) => {
      // Only of a thread that lives, and never of a session that has ended.
      if (ended === undefined) thread?.postMessage({ kind: 'key', session, value } satisfies GatewayRequest);
    },
    end: () => {
      const outcome = () => ({ calls, omitted, refusals, overLimit, refusedAccount });
      // Where the thread is gone, so is the session.
      ended ??= exchange(session, { kind: 'close', session }, collect).then(outcome, outcome);
      return ended;
    },
  };
}

async function exchange(...request: Parameters<typeof send>): Promise<number> {
  const worker = openThread();
  pending += 1;
  worker.ref();
  try {
    return await send(...request);
  } finally {
    pending -= 1;
    // It does not keep the process alive: a run that has ended has ended its sessions.
    if (pending === 0) worker.unref();
  }
}

/** Sends a request and waits for the report that answers it; what comes in between is collected. */
function send(session: string, request: GatewayRequest, collect: Listener['take']): Promise<number> {
  return new Promise((resolvePromise, reject) => {
    const fail = (reason: string): void => {
      listeners.delete(session);
      reject(
        new PreconditionError({
          message: `the gateway for the model failed: ${reason}`,
          remedy: 'Run again, or set agent.gateway to "off".',
        }),
      );
    };
    listeners.set(session, {
      take: (report) => {
        if (report.kind === 'opened') resolvePromise(report.port);
        else if (report.kind === 'closed') {
          listeners.delete(session);
          resolvePromise(0);
        } else if (report.kind === 'failed') fail(report.reason);
        else collect(report);
      },
      onThreadEnd: fail,
    });
    openThread().postMessage(request);
  });
}

function openThread(): Worker {
  if (thread !== undefined) return thread;
  const worker = new Worker(threadFile(), {
    // Of this process it gets the addresses of proxies, and no key.
    env: proxyVariables(process.env),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const onEnd = (reason: string): void => {
    if (thread === worker) thread = undefined;
    for (const { onThreadEnd } of [...listeners.values()]) onThreadEnd(reason);
  };
  worker.on('message', (report: GatewayReport) => listeners.get(report.session)?.take(report));
  worker.on('error', (error) => onEnd(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => onEnd(`its thread ended with ${code}`));
  thread = worker;
  return worker;
}

function proxyVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => /^(?:https?|all|no)_proxy$/i.test(name)));
}

/** Beside this file as a source; in dist/, where this file is part of every bundle, in a bundle of its own. */
function threadFile(): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith('.ts')
    ? join(dirname(here), 'gateway-thread.ts')
    : resolve(dirname(here), '..', 'gateway', 'index.js');
}

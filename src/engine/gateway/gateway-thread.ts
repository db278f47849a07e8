/**
 * The thread of the gateway, which model-gateway.ts starts.
 * Invariant: a session that was opened reports its end as its last message, after all of its calls. Keys are in its memory
 * alone; it writes nothing but the sockets that it listens at and the logs of calls.
 */
import { closeSync, constants, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { getProxyForUrl } from 'proxy-from-env';
import { openCallLog } from './call-log.ts';
import { type GatewayReport, type GatewayRequest, SOCKET_NAME } from './gateway-messages.ts';
import { type GatewaySession, openSession } from './gateway-session.ts';
import { openAccount, type SpendingAccount } from './spending-account.ts';

const accounts = new Map<string, SpendingAccount>();
interface OpenSession {
  readonly useKey: (value: string) => void;
  readonly close: () => Promise<void>;
}

const sessions = new Map<string, OpenSession>();
const report = (message: GatewayReport): void => parentPort?.postMessage(message);

parentPort?.on('message', (request: GatewayRequest) => {
  const { session } = request;
  if (request.kind === 'key') {
    sessions.get(session)?.useKey(request.value);
    return;
  }
  const done = request.kind === 'open' ? open(request) : close(session);
  done.catch((error: unknown) => {
    report({ kind: 'failed', session, reason: error instanceof Error ? error.message : String(error) });
  });
});

async function open(request: Extract<GatewayRequest, { kind: 'open' }>): Promise<void> {
  const { session, options, place, account, isKept, callsPath } = request;
  const { upstream } = options;
  const opened = openSession(
    { ...options, upstream: { ...upstream, proxy: upstream.proxy ?? getProxyForUrl(upstream.address) } },
    {
      account: accountOf(account),
      log: callsPath === undefined ? undefined : openCallLog(callsPath),
      onCall: (record) => report({ kind: 'call', session, record }),
      onRefusal: (refusal) => report({ kind: 'refusal', session, refusal }),
      onRefusedAccount: (failure) => report({ kind: 'refused-account', session, failure }),
      onExchange: isKept ? (exchange) => report({ kind: 'exchange', session, exchange }) : undefined,
    },
  );
  const { port, release } = place === 'loopback' ? await onLoopback(opened) : await inFolder(opened, place.folder);
  const end = async (): Promise<void> => {
    await opened.close();
    release();
  };
  sessions.set(session, { useKey: opened.useKey, close: end });
  report({ kind: 'opened', session, port });
}

/** What another session of the run has spent is in the account already. */
function accountOf({
  name,
  limitUsd,
  spentUsd,
}: Extract<GatewayRequest, { kind: 'open' }>['account']): SpendingAccount {
  const existing = accounts.get(name);
  if (existing !== undefined) return existing;
  const account = openAccount(limitUsd);
  account.add(spentUsd);
  accounts.set(name, account);
  return account;
}

interface Place {
  readonly port: number;
  readonly release: () => void;
}

async function onLoopback(session: GatewaySession): Promise<Place> {
  return { port: await session.listen({ port: 0 }), release: () => undefined };
}

/** The path of a socket has at most 107 bytes, so it is reached by a descriptor of its folder. */
async function inFolder(session: GatewaySession, folder: string): Promise<Place> {
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const release = (): void => {
    closeSync(descriptor);
    rmSync(join(folder, SOCKET_NAME), { force: true });
  };
  try {
    await session.listen({ path: `/proc/self/fd/${descriptor}/${SOCKET_NAME}` });
  } catch (error) {
    release();
    throw error;
  }
  return { port: 0, release };
}

async function close(session: string): Promise<void> {
  await sessions.get(session)?.close();
  sessions.delete(session);
  report({ kind: 'closed', session });
}

/**
 * Notifies people of what happens in one run.
 * Invariant: it never holds a run up and never ends one; what could not be delivered is a sentence at the end.
 */
import { homedir } from 'node:os';
import type { Host } from '../kernel/host.ts';
import type { NotifySettings } from '../settings/notify-settings.ts';
import { DELIVERY_LIMITS, Deliveries, type DeliveryLimits } from './deliveries.ts';
import { type Notification, type NotifiedRun, renderBody, renderJson } from './notification.ts';

export interface Notifier {
  /** Sends a notification, unless nobody wants it; undefined: there is none. */
  readonly take: (notification: Notification | undefined) => void;
  /** Waits for what is on its way, for at most 20 seconds; the sentences say what was not delivered. */
  readonly close: () => Promise<string[]>;
}

/** Opens it for a run; without settings it notifies nobody. */
export function openNotifier(
  settings: NotifySettings | undefined,
  { run, host, limits = DELIVERY_LIMITS }: NotifierOptions,
): Notifier {
  if (settings === undefined) return { take: () => undefined, close: async () => [] };
  const { command, webhook, format, on } = settings;
  const { env } = host;
  const byCommand =
    command === undefined
      ? undefined
      : new Deliveries({ kind: 'command', command, cwd: env.HOME ?? homedir(), env }, limits);
  const byWebhook = webhook === undefined ? undefined : new Deliveries({ kind: 'webhook', address: webhook }, limits);
  // An overloaded model is waited for again and again.
  const parked = new Set<string>();
  return {
    take: (notification) => {
      if (notification === undefined || !notification.events.some((event) => on.includes(event))) return;
      if (notification.events[0] === 'parked') {
        if (parked.has(notification.title)) return;
        parked.add(notification.title);
      }
      const at = host.now();
      byCommand?.send({ type: 'application/json', body: renderJson(notification, run, at) });
      byWebhook?.send(renderBody(format, notification, { run, at }));
    },
    close: async () => {
      const ends = await Promise.all([byCommand?.close(), byWebhook?.close()]);
      return ends.filter((sentence) => sentence !== undefined);
    },
  };
}

interface NotifierOptions {
  readonly run: NotifiedRun;
  readonly host: Pick<Host, 'env' | 'now'>;
  readonly limits?: DeliveryLimits;
}

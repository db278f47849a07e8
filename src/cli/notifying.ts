/** Notifies the user of a run, as the user's own configuration says; a repository has no say in it. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContractError } from '../base/errors.ts';
import { decodeToml } from '../base/toml-document.ts';
import type { Host } from '../kernel/host.ts';
import type { NotifiedRun } from '../notify/notification.ts';
import { type Notifier, openNotifier } from '../notify/notifier.ts';
import type { NotifySettings } from '../settings/notify-settings.ts';
import { parseUserConfig } from '../settings/user-config.ts';
import type { Terminal } from './terminal.ts';

export interface Notifying extends AsyncDisposable {
  readonly take: Notifier['take'];
}

/** Opens the notifier of a run, and says at its end what was not delivered. Throws where the configuration is wrong. */
export function notifyUser(loop: NotifiedRun['loop'], { host, terminal }: NotifyingOptions): Notifying {
  const run: NotifiedRun = { loop, repository: basename(host.cwd) };
  const { take, close } = openNotifier(readNotifySettings(host), { run, host });
  return {
    take,
    [Symbol.asyncDispose]: async () => {
      for (const sentence of await close()) terminal.err(`note: ${sentence}\n`);
    },
  };
}

interface NotifyingOptions {
  readonly host: Host;
  readonly terminal: Terminal;
}

/** The user's own configuration; undefined where it notifies nobody. */
function readNotifySettings({ env }: Host): NotifySettings | undefined {
  const { XDG_CONFIG_HOME: named, HOME: home } = env;
  const folder = named || (home ? join(home, '.config') : undefined);
  const file = folder === undefined ? undefined : join(folder, 'autorize', 'config.toml');
  if (file === undefined || !existsSync(file)) return undefined;
  const decoded = decodeToml(file, readFileSync(file));
  const parsed = 'problems' in decoded ? decoded : parseUserConfig(decoded.document, env);
  if ('problems' in parsed) throw new ContractError(parsed.problems);
  return parsed.notify;
}

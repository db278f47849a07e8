/**
 * A bridge between the loopback address of a sandbox without a network and a Unix socket outside of it. Pure.
 * Invariant: it is there before the command begins and gone when that has ended; it passes bytes and decides nothing, so
 * that a command that changes or ends it gains nothing. It is run by the Node that runs this, so nothing has to be
 * installed; a variable for Node that the command is given does not reach it.
 */

/** What a view needs for a bridge. */
export interface LoopbackBridge {
  /** The program of Node. */
  readonly program: string;
  /** The folder of the socket; of a socket alone a view would go on to show one that was replaced. */
  readonly folder: string;
  /** Name of the socket in it. */
  readonly socket: string;
}

/** The port that it listens at: below those that systems hand out by themselves, and no known service's. */
export const BRIDGE_PORT = 19_817;

/** Reaches the socket by a descriptor of its folder: a path of a socket has at most 107 bytes. */
const SOURCE = [
  `const { createServer, connect } = require('node:net');`,
  `const { openSync, closeSync, writeSync } = require('node:fs');`,
  `const [folder, socket, port] = process.argv.slice(1);`,
  // The command is asked to stop by a signal to all; what it still says to its model goes through here.
  `for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);`,
  `const path = '/proc/self/fd/' + openSync(folder, 'r') + '/' + socket;`,
  `const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {`,
  `  const far = connect({ path, allowHalfOpen: true });`,
  `  const end = () => { near.destroy(); far.destroy(); };`,
  `  for (const each of [near, far]) each.on('error', end).on('close', end);`,
  `  near.pipe(far).pipe(near);`,
  `});`,
  `server.on('error', (error) => { console.error('bridge to the model: ' + error.message); process.exit(1); });`,
  // What takes the place of its output must not be a connection.
  `server.listen({ port: Number(port), host: '127.0.0.1', backlog: 4096 }, () => { writeSync(1, String(process.pid)); closeSync(1); openSync('/dev/null', 'w'); });`,
].join('\n');

/** Arguments that a script with these lines takes before the command's own. */
export function bridgeArguments({ program, folder, socket }: LoopbackBridge): readonly string[] {
  return [program, SOURCE, folder, socket, String(BRIDGE_PORT)];
}

/**
 * Lines of a shell script that start the bridge and wait for it: it closes its output when it listens, and names its own
 * number there.
 */
export const START_BRIDGE = [
  'bridge=$(NODE_OPTIONS= NODE_V8_COVERAGE= "$1" --no-warnings -e "$2" "$3" "$4" "$5" </dev/null 3>&- &)',
  'case $bridge in ""|*[!0-9]*) echo "the bridge to the model does not start" >&2; exit 1 ;; esac',
  'shift 5',
].join('\n');

/** Ends it, when the command has ended. */
export const END_BRIDGE = 'kill -9 "$bridge" 2>/dev/null';

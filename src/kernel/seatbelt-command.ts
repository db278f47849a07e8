/**
 * The command line of the level of macOS: `sandbox-exec` with a profile for each command. Pure. Experimental.
 * Invariant: no path is written into the profile, paths are its parameters; of rules that fit the last one holds, so
 * that outer paths come first, as in bubblewrap.
 * Not in its reach: processes have no namespace, so that one can survive; a hidden path is refused, not absent; what an
 * allowed service of the system does for a command is done outside of the profile. Of services there are few: none that
 * starts programs, opens documents or has keys.
 */
import { dirname } from 'node:path';
import { assertNever } from '../base/errors.ts';

export interface SeatbeltLevel {
  readonly kind: 'seatbelt';
  /** sandbox-exec. */
  readonly program: string;
}

/** What the level shows of the machine. */
export interface SeatbeltView {
  readonly workDir: string;
  readonly home: string;
  readonly temporary: string;
  readonly writable?: readonly string[];
  readonly readable?: readonly string[];
  readonly devices?: readonly string[];
  readonly hiddenFolders?: readonly string[];
  readonly hiddenFiles?: readonly string[];
  readonly network: 'on' | 'off';
}

/** Links of the system's own: rules are about the paths behind them. */
const LINKED = /^\/(?:tmp|var|etc)(?=\/|$)/;
const DEVICES = ['/dev/null', '/dev/zero', '/dev/fd', '/dev/dtracehelper'];
/** Names of users, settings of the system, logs. */
const SERVICES = [
  'com.apple.bsd.dirhelper',
  'com.apple.logd',
  'com.apple.system.logger',
  'com.apple.system.notification_center',
  'com.apple.system.opendirectoryd.libinfo',
  'com.apple.system.opendirectoryd.membership',
];
/** Names of hosts, proxies and certificates: they use the network for whoever asks. */
const NETWORK_SERVICES = [
  'com.apple.SystemConfiguration.DNSConfiguration',
  'com.apple.SystemConfiguration.configd',
  'com.apple.dnssd.service',
  'com.apple.trustd',
  'com.apple.trustd.agent',
];
const RESOLVER = '/private/var/run/mDNSResponder';

type Access = 'hidden' | 'read' | 'write';

/** The program and arguments before the command's own. */
export function buildSeatbeltCommand({ program }: SeatbeltLevel, view: SeatbeltView): readonly string[] {
  const { profile, paths } = buildProfile(view);
  return [program, ...paths.flatMap((path, index) => ['-D', `P${index}=${path}`]), '-p', profile];
}

interface Profile {
  readonly profile: string;
  /** Its parameters: P0, P1, … */
  readonly paths: readonly string[];
}

function buildProfile(view: SeatbeltView): Profile {
  const { workDir, home, temporary, writable = [], readable = [], devices = [], network } = view;
  const { hiddenFolders = [], hiddenFiles = [] } = view;
  const paths: string[] = [];
  const parameter = (path: string): string => `(param "P${paths.push(realPathOf(path)) - 1}")`;
  const below = (path: string): string => `(subpath ${parameter(path)})`;
  const own = [workDir, home, temporary, ...writable];
  const places: readonly (readonly [path: string, access: Access])[] = [
    ...[...hiddenFolders, ...hiddenFiles].map((path) => [path, 'hidden'] as const),
    ...readable.map((path) => [path, 'read'] as const),
    ...[...own, ...devices].map((path) => [path, 'write'] as const),
  ];
  const outerFirst = places.toSorted(([one], [other]) => realPathOf(one).length - realPathOf(other).length);
  const around = [...new Set([...own, ...readable].flatMap(foldersAround))];
  const services = [...SERVICES, ...(network === 'on' ? NETWORK_SERVICES : [])];
  const rules = [
    '(version 1)',
    '(allow default)',
    '(deny file-write*)',
    `(allow file-write* ${DEVICES.map(below).join(' ')})`,
    ...outerFirst.flatMap(([path, access]) => fileRules(access, below(path))),
    // Who opens a path asks for each folder on the way to it.
    `(allow file-read-metadata ${around.map((path) => `(literal ${parameter(path)})`).join(' ')})`,
    '(deny appleevent-send)',
    '(deny job-creation)',
    '(deny mach-lookup)',
    `(allow mach-lookup ${services.map((name) => `(global-name "${name}")`).join(' ')})`,
    '(deny signal)',
    '(allow signal (target self) (target same-sandbox))',
    network === 'on' ? '(deny network-outbound (remote unix-socket (subpath "/")))' : '(deny network*)',
    ...own.flatMap((path) => [
      `(allow network-bind (local unix-socket ${below(path)}))`,
      `(allow network-outbound (remote unix-socket ${below(path)}))`,
    ]),
    ...(network === 'on' ? [`(allow network-outbound (remote unix-socket ${below(RESOLVER)}))`] : []),
  ];
  return { profile: rules.join('\n'), paths };
}

function fileRules(access: Access, place: string): readonly string[] {
  switch (access) {
    case 'hidden':
      return [`(deny file-read* file-write* ${place})`];
    case 'read':
      return [`(allow file-read* ${place})`, `(deny file-write* ${place})`];
    case 'write':
      return [`(allow file-read* file-write* ${place})`];
    default:
      return assertNever(access);
  }
}

function foldersAround(path: string): readonly string[] {
  const folder = dirname(realPathOf(path));
  return folder === realPathOf(path) ? [] : [folder, ...foldersAround(folder)];
}

function realPathOf(path: string): string {
  return LINKED.test(path) ? `/private${path}` : path;
}

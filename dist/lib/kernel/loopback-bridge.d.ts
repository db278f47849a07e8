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
export declare const BRIDGE_PORT = 19817;
/** Arguments that a script with these lines takes before the command's own. */
export declare function bridgeArguments({ program, folder, socket }: LoopbackBridge): readonly string[];
/**
 * Lines of a shell script that start the bridge and wait for it: it closes its output when it listens, and names its own
 * number there.
 */
export declare const START_BRIDGE: string;
/** Ends it, when the command has ended. */
export declare const END_BRIDGE = "kill -9 \"$bridge\" 2>/dev/null";

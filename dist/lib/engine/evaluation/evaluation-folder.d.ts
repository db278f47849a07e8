import type { LayeredView } from '../../kernel/layered-view.js';
import type { NewFiles } from '../../kernel/new-files.js';
import type { FoundFiles } from '../boundaries/protected-files.js';
import type { LayerParts } from '../layers/layer-store.js';
import type { CommandHome } from '../workspace/command.js';
/** What a command did in its checkout; paths are bytes as latin1. */
export interface DoneFiles extends NewFiles {
    /** Files of the tree, or of an attached layer, that it changed. */
    readonly changed: readonly string[];
    /** Those that it removed. */
    readonly removed: readonly string[];
    /** Those that it wrote again as they were; none of a setup. */
    readonly touched: readonly string[];
}
/** Frozen folders that commands see besides the tree. */
export interface AttachedLayers {
    /** Topmost first, above the tree: what was built of it. */
    readonly above: readonly BuiltParts[];
    /** Topmost first, below the tree: no file of the tree is hidden by them. */
    readonly below: readonly BelowParts[];
    /** The command is a build: what it does to all of these files is asked for. */
    readonly isBuild?: boolean;
}
/** A prepared environment, or folders without a home. */
export type BelowParts = Pick<LayerParts, 'tree'> & Partial<Pick<LayerParts, 'home'>>;
/** What a build made in the checkout; its home is not kept: what a change's own build writes there is nobody's tool. */
export interface BuiltParts extends Pick<LayerParts, 'tree'> {
    /** Paths of the tree (bytes as latin1) that are gone in it. */
    readonly removed: readonly string[];
}
/** `changed`: that is not what setup left. `excess`: why it is more than may be copied. */
export type Renewed = 'ready' | 'changed' | 'cancelled' | {
    readonly excess: string;
};
/** The folder that the commands of one evaluation find, fresh for each of them. */
export interface EvaluationFolder extends AsyncDisposable {
    /** Where a command finds it. */
    readonly path: string;
    /** How path and home are shown to a command; undefined: as they lie there. */
    readonly view: LayeredView | undefined;
    readonly home: CommandHome;
    /** Compiled Python files of what is attached. */
    readonly bytecode: string | undefined;
    /** Adds frozen folders; before `begin`. */
    attach(layers: AttachedLayers): void;
    /** Makes the folder of the first command. */
    begin(): Promise<'ready' | 'cancelled'>;
    /** Makes that of the next one, with what setup made new. Nothing is passed on after the last. */
    renew(next: {
        readonly isLast: boolean;
    }): Promise<Renewed>;
    /** The protected files as the last command left them; of those that are watched, also whether it wrote them. */
    findProtected(watched: readonly string[]): Promise<FoundFiles>;
    /** New files since the tree, what is attached, and setup. */
    findNew(): Promise<NewFiles | 'cancelled' | 'too many'>;
    /** The same with what was changed and removed; only of the first command. */
    findDone(): Promise<DoneFiles | 'cancelled' | 'too many'>;
    /** Passes on to later commands what setup made new. */
    keepNew(found: NewFiles): Promise<void>;
    /**
     * Takes out what the command made in its checkout and in its home: for good, in folders that are the caller's. Of what
     * it touched, those that are named.
     */
    take(done: DoneFiles, touched: readonly string[]): Promise<LayerParts>;
    /** Why a writable folder cannot be there: the tree has a file in it, or in its place or that of a folder around it. */
    findTaken(): Promise<string | undefined>;
}

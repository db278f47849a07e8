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
/** The program and arguments before the command's own. */
export declare function buildSeatbeltCommand({ program }: SeatbeltLevel, view: SeatbeltView): readonly string[];

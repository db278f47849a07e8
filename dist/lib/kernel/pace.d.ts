export declare class Pace {
    #private;
    /** Lets others have a turn where the piece is over. */
    step(): Promise<void>;
}

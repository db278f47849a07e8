/**
 * What an agent sees of the supervisor's environment.
 * Invariant: nothing but the pass-list and what the configuration names; never a variable that holds the runner's
 * tokens or names its command files, not even when it is asked for. Pure: environments come and go as values.
 */
import { type Problem } from '../base/errors.js';
export type Environment = Readonly<Record<string, string>>;
/** An environment as Node gives it. */
export type ParentEnvironment = Readonly<Record<string, string | undefined>>;
/** Marks every process of a run, so that leftovers are found after a crash where no namespace holds them. */
export declare const RUN_MARKER = "AUTORIZE_RUN";
/** Whether a variable belongs to the supervisor alone: a token of the runner, or a file that it takes commands from. */
export declare function isSupervisorsOwn(name: string): boolean;
export type ResolvedTable = {
    readonly values: Environment;
} | {
    readonly problems: readonly Problem[];
};
/** A table's values as `resolveTable` has them; throws a ContractError with every problem, of `file` where there is one. */
export declare function requireTable(table: Environment, { file, ...where }: Parameters<typeof resolveTable>[1] & {
    readonly file?: string;
}): Environment;
/** Replaces `$NAME` and `${NAME}` in a table's values from the supervisor's environment; `$$` is a dollar sign. */
export declare function resolveTable(table: Environment, { parentEnv, path, }: {
    readonly parentEnv: ParentEnvironment /** The table's path in its file. */;
    readonly path: string;
}): ResolvedTable;
/** The names of variables that a table refers to and that have no value here. A secret that a fork does not get is empty. */
export declare function missingReferences(table: Environment, parentEnv: ParentEnvironment): readonly string[];
/**
 * What a table takes from the supervisor's environment, which may be a key: values of variables as they are there. What is
 * written in the table itself, such as the name of a model, everybody can read who reads the file.
 */
export declare function referencedValues(table: Environment, parentEnv: ParentEnvironment): string[];
/** The variable that a text is nothing but a reference to; undefined for every other text. */
export declare function referredName(text: string): string | undefined;
export type ResolvedText = {
    readonly value: string;
} | {
    readonly problem: Problem;
};
/** A text that may be a reference as a whole: as it is written, else the variable's value, which must not be blank. */
export declare function resolveText(text: string, parentEnv: ParentEnvironment): ResolvedText;
/** What is wrong with such a reference; nothing where a text is none. */
export declare function checkReferences(parentEnv: ParentEnvironment): (text: string) => readonly Problem[];
export interface AgentEnvironment {
    readonly parentEnv: ParentEnvironment;
    /** What the configuration gives, resolved. */
    readonly variables: Environment;
    readonly home: string;
    readonly temporary: string;
}
/** The whole environment of an agent; the run's marker is added where the process is made. */
export declare function buildEnvironment({ parentEnv, variables, home, temporary }: AgentEnvironment): Environment;

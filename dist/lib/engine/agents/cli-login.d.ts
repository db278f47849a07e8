/**
 * Where the CLI of a preset keeps a login, and what of it its sessions get. Pure.
 * Invariant: a refresh token is never part of what a session gets.
 */
import type { Environment } from '../../kernel/environment.js';
import type { Fields } from './printed-events.js';
/** What a session gets of a login. */
export interface LoginAccess {
    /** The access token; of GitHub's and of an API's key the only one that there is. */
    readonly token: string;
    /** In milliseconds since 1970; undefined where it does not end. */
    readonly expiresAtMs?: number | undefined;
    /** The account that it is of, where the login names it. */
    readonly account?: string | undefined;
    /** Variables that the CLI takes it from, and where it is to be used. */
    readonly variables: Environment;
    /** More headers that the API wants of it, besides the token. */
    readonly headers?: Environment;
}
export interface CliLogin {
    /** A variable of the user's that names the folder; else the folder of the home. */
    readonly folder: {
        readonly variable: string;
        readonly below?: string;
        readonly inHome: string;
    };
    readonly file: string;
    /** What a session gets of the file, or what is missing in it. */
    readonly read: (document: Fields, model: string | undefined) => LoginAccess | string;
    /** Arguments by which the CLI asks its model one question outside of the sandbox, and so renews its own login. */
    readonly renew?: (model: string | undefined) => readonly string[];
    /** How a person signs in. */
    readonly signIn: string;
}
/** What a CLI is asked so that it renews its own login. */
export declare const LOGIN_QUESTION = "Answer with the single word \"ready\".";
/** A text without anything that a header or a variable could not hold. */
export declare function tokenOf(value: unknown): string | undefined;
export declare function instantOf(value: unknown): number | undefined;

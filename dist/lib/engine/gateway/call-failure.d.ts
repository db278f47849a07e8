import { type ResponseHeaders } from './limit-reset.js';
import type { Fields } from './protocol.js';
/** What is to be done about it differs by kind. */
export type FailureKind = 
/** The key is not accepted, or not for this. */
'key'
/** The account has no credit left. */
 | 'credit'
/** There is no such model, or not for this account. */
 | 'model'
/** Too much was asked for; it passes with time. */
 | 'rate-limit'
/** The API is overloaded or broken; it passes. */
 | 'overload'
/** No answer came in time. */
 | 'timeout'
/** The API could not be reached. */
 | 'unreachable'
/** The request itself is not accepted. */
 | 'request'
/** There was no call: the gateway does not forward what the agent asks for. */
 | 'refused'
/** The same: there is a limit in dollars, and no price of the model. */
 | 'price'
/** The same: the CLI does not understand its command line. */
 | 'usage';
export interface CallFailure {
    readonly kind: FailureKind;
    /** Of the response; null where there was none. */
    readonly status: number | null;
    /** What the API said, on one line. */
    readonly message: string;
    /** When a limit ends, in ISO 8601; where the API says so. */
    readonly resetAt?: string;
}
export interface FailedResponse {
    readonly status: number;
    readonly headers: ResponseHeaders;
    /** The error of the body, or of an event of the stream. */
    readonly error: Fields;
    readonly nowMs: number;
}
/** What a body of an error holds: an object, an object in a list, a sentence. */
export declare function errorOf(body: unknown): Fields;
/** The failure that a response reports. */
export declare function classifyFailure(response: FailedResponse): CallFailure;
/** Where nobody says a status: the one that an API would answer with; else 0. */
export declare function statusOfSentence(message: string): number;

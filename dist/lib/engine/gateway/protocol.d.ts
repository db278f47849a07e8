/** What the API of a model means to the gateway: the words that adapters and server share. Pure. */
/** Members of a JSON object that somebody else wrote. */
export type Fields = Readonly<Record<string, unknown>>;
/** APIs, by who defined them; others offer the same ones. */
export declare const GATEWAY_APIS: readonly ['anthropic', 'openai', 'gemini'];
export type GatewayApi = (typeof GATEWAY_APIS)[number];
/** Tokens of one call or of several; each token is in one of these counts. */
export interface TokenCount {
    /** Sent, and neither read from a cache nor written to one. */
    readonly input: number;
    readonly cacheRead: number;
    readonly cacheWrite: number;
    /** Written to a cache that keeps it for an hour. */
    readonly longCacheWrite: number;
    /** Written by the model, thoughts included. */
    readonly output: number;
}
export declare const NO_TOKENS: TokenCount;
/** What a call is about: an answer of a model, a count of tokens, a list of models. Only answers cost something. */
type EndpointKind = 'answer' | 'count' | 'list';
/** An endpoint that the gateway forwards to. */
export interface Endpoint {
    readonly kind: EndpointKind;
    readonly protocol: Protocol;
    /** Below the address of the API. */
    readonly path: string;
    /** Where the path names it. */
    readonly model?: string;
}
/** What a request asks for. */
interface RequestFacts {
    readonly model?: string | undefined;
    /** Most tokens that the model may write in an answer; undefined where the request does not say. */
    readonly maxOutput?: number | undefined;
    /** How many answers it asks for; default: one. */
    readonly answers?: number;
    /** What makes the call cost more or less than the list price. */
    readonly surcharge?: string | undefined;
    /** Its input may be written to a cache that keeps it for an hour. */
    readonly cachesLong?: boolean;
    /** Ways out of the sandbox that it asks for, each as a noun. */
    readonly waysOut: readonly string[];
}
/** What a part of a response says: one event of a stream, or the whole. */
export interface Reading {
    readonly model?: string | undefined;
    /** Figures so far; they replace earlier ones. */
    readonly tokens?: Partial<TokenCount>;
    /** The figures are those of the whole response. */
    readonly isFinal?: boolean;
    /** Characters that the model wrote in this part. */
    readonly characters?: number;
    readonly error?: Fields | undefined;
}
/** Why the gateway does not forward a request, or has no response to it. */
export interface Refusal {
    readonly status: number;
    readonly message: string;
    /** There is a limit in dollars, and the call has no price. */
    readonly isUnpriced?: true;
}
/** One way to speak with a model. */
export interface Protocol {
    readonly name: 'anthropic-messages' | 'openai-responses' | 'openai-chat' | 'gemini';
    readRequest(body: Fields): RequestFacts;
    readResponse(part: Fields): Reading;
    /** The body of a refusal, in the form of the API's own errors. */
    renderError(refusal: Refusal): Fields;
}
/** A count from a response: a whole number that is not negative, as far as a call can have so many. */
export declare function count(value: unknown): number | undefined;
/** The most that a request declares; some servers read it from a text, and from fractions, too. */
export declare function declaredMost(...values: readonly unknown[]): number | undefined;
/** Counts that are there; what is missing says nothing of an earlier figure. */
export declare function presentCounts(counts: Readonly<Partial<Record<keyof TokenCount, number | undefined>>>): {
    readonly tokens?: Partial<TokenCount>;
};
/** A name that can be shown as it is; undefined for every other value. */
export declare function nameOf(value: unknown): string | undefined;
/** What a way out is called, as a request names it. */
export declare function namedWay(kind: string, name: unknown): string;
export {};

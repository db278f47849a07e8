/** Makes any text plain inside a line of GitHub-flavoured markdown: no markup, link, mention, HTML or autolink. */
export declare function escapeMarkdown(text: string): string;
/** A fenced block whose fence is longer than any run of backticks inside. */
export declare function fenced(text: string, language?: string): string;

import { escapeHtml } from './html.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

export interface Page {
  readonly title: string;
  readonly style: string;
  /** Elements of the body. */
  readonly body: readonly string[];
}

/** A page of one file: it loads nothing, runs nothing, and says so to the browser. */
export function renderPage({ title, style, body }: Page): string {
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/>',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

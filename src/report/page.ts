import { escapeHtml } from './html.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

export interface Page {
  readonly title: string;
  readonly style: string;
  /** Elements of the body. */
  readonly body: readonly string[];
  /** Of a page that a server of ours keeps up to date. */
  readonly frame?: PageFrame | undefined;
}

/** What a served page has besides. Its policy is in the header of the answer. */
export interface PageFrame {
  /** Lets the style of the page, and no other, apply. */
  readonly nonce: string;
  /** Besides the style of the page itself. */
  readonly style: string;
  /** What the paths of all served pages begin with. */
  readonly root: string;
  /** Address of the script that keeps the page up to date. */
  readonly script: string;
  /** Elements before and after the page itself. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A page of one file: it loads nothing, runs nothing, and says so to the browser. */
export function renderPage({ title, style, body, frame }: Page): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`;
  const script = frame === undefined ? [] : [`<script src="${escapeHtml(frame.script)}" defer=""></script>`];
  const nonce = frame === undefined ? '' : ` nonce="${escapeHtml(frame.nonce)}"`;
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8"/>',
    ...(frame === undefined ? [policy] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/>',
    `<title>${escapeHtml(title)}</title>`,
    `<style${nonce}>${style}${frame?.style ?? ''}</style>`,
    ...script,
    '</head>',
    '<body>',
    ...(frame?.before ?? []),
    ...body,
    ...(frame?.after ?? []),
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

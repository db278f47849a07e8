export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const TAG = /<(?:!doctype html|(\/)?([a-z][a-z0-9]*)((?: [a-z][a-z-]*(?:="[^"<]*")?)*)(\/)?)>/gi;
const RAW = /<style>[^<]*<\/style>/;

/**
 * Reads markup as strict as ours is: every element closed, every attribute quoted, no "<" or ">" that is not a tag's.
 * Elements in the order of their beginning; throws at anything else.
 */
export function parseMarkup(html: string): Element[] {
  const text = html.replace(RAW, '<style></style>');
  const all: Element[] = [];
  const open: Element[] = [{ name: 'root', attributes: {}, children: [] }];
  let at = 0;
  for (const match of text.matchAll(TAG)) {
    const [tag, closing, name, attributes = '', selfClosing] = match;
    addText(text.slice(at, match.index), open.at(-1));
    at = match.index + tag.length;
    if (name === undefined) continue;
    if (closing !== undefined) {
      const last = open.pop();
      if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name}> at ${match.index}`);
      continue;
    }
    const element: Element = { name, attributes: parseAttributes(attributes), children: [] };
    open.at(-1)?.children.push(element);
    all.push(element);
    if (selfClosing === undefined) open.push(element);
  }
  addText(text.slice(at), open.at(-1));
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return all;
}

/** The text of an element and of all in it. */
export function textOf(element: Element | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function addText(text: string, parent: Element | undefined): void {
  if (/[<>]/.test(text)) throw new Error(`"${text.slice(0, 80)}" has a bracket that is no tag's`);
  if (/&(?!(lt|gt|amp|quot|#39);)/.test(text)) throw new Error(`"${text.slice(0, 80)}" has an "&" that is no entity's`);
  parent?.children.push(unescaped(text));
}

function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/gi)].map(([, key = '', value = '']) => [key, unescaped(value)]),
  );
}

function unescaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
  return text.replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => entities[name] ?? '');
}

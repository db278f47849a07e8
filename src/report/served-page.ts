/** The pages of `autorize serve` around the reports: what is here, and the forms of a run. Pure. */
import { sha256 } from '../base/hash.ts';
import { escapeHtml } from './html.ts';
import type { HereEntry } from './overview-text.ts';
import { type PageFrame, renderPage } from './page.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { WatchAction } from './watch-view.ts';

/** The script that keeps a page up to date: parts that changed are replaced, what a person opened stays open. */
export const LIVE_SCRIPT = `'use strict';
const parts = (of) => [...of.querySelectorAll('header > *, main > *, footer > *')];
const keyOf = (details) =>
  details.id || (details.parentElement?.closest('[id]')?.id ?? '') + '#' + (details.querySelector('summary')?.textContent ?? '');
// Of the whole page: a part can move to where another one was.
let open = new Set();
let folded = new Map();
async function update() {
  folded = new Map([...document.querySelectorAll('[data-hash]')].map((each) => [each.dataset.hash, each]));
  const known = [...folded.keys()].join();
  const answer = await fetch(location.href, { headers: { 'x-autorize-part': 'page', 'x-autorize-known': known } });
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = next.title;
  open = new Set([...document.querySelectorAll('details[open]')].map(keyOf));
  const [shown, fresh] = [parts(document), parts(next)];
  if (shown.length !== fresh.length) {
    for (const name of ['header', 'main', 'footer']) replace(document.querySelector(name), next.querySelector(name));
    return;
  }
  shown.forEach((part, at) => replace(part, fresh[at]));
}
function replace(part, fresh) {
  if (!part || !fresh || part.isEqualNode(fresh)) return;
  if (fresh.dataset.hash && fresh.dataset.hash === part.dataset.hash) return;
  const copy = document.importNode(fresh, true);
  part.replaceWith(copy);
  for (const each of [copy, ...copy.querySelectorAll('details')]) if (each.matches('details') && open.has(keyOf(each))) each.open = true;
  for (const each of [copy, ...copy.querySelectorAll('[data-hash]')]) {
    const same = folded.get(each.dataset.hash);
    if (same) each.replaceWith(same);
  }
}
const live = document.getElementById('live');
const root = new URL('.', document.currentScript.src).pathname;
const page = location.pathname.slice(root.length - 1);
const events = new EventSource(root + 'events?page=' + encodeURIComponent(page));
let asked = Promise.resolve();
events.onopen = () => { if (live) live.textContent = 'live'; };
events.onmessage = () => { asked = asked.then(update).catch(() => undefined); };
events.onerror = () => { if (live) live.textContent = 'not connected: is autorize serve still running?'; };
`;

const FOLDED = /<details class="older" id="([^"]*)">([\s\S]*?)<\/details>/g;

/** Gives each group of folded rows its hash, by which a page that has it asks for its updates without it. */
export function markFolded(page: string, known: ReadonlySet<string> = new Set()): string {
  return page.replace(FOLDED, (whole, id: string, rows: string) => {
    const hash = sha256(whole).slice(0, 16);
    return `<details class="older" id="${id}" data-hash="${hash}">${known.has(hash) ? '' : rows}</details>`;
  });
}

const STYLE = `${PAGE_STYLE}
.entries{list-style:none;padding:0;display:grid;gap:.75rem}.entries li{border:1px solid var(--line);border-radius:.4rem;padding:.6rem .9rem}
.entries p{margin:.2rem 0}.kind{color:var(--dim)}.running{color:var(--good);font-weight:600}
`;

/** Of what surrounds every served page. */
export const FORM_STYLE = `
nav{display:flex;gap:1rem;justify-content:space-between;flex-wrap:wrap;color:var(--dim)}
#actions{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));margin:2rem 0}
#actions form{border:1px solid var(--line);border-radius:.4rem;padding:.75rem;display:grid;gap:.5rem;align-content:start}
input,textarea,button{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--dim);border-radius:.3rem;padding:.4rem .6rem;width:100%}
button{background:var(--soft);font-weight:600;cursor:pointer;width:auto;justify-self:start}
`;

/** Where a page of an entry is. */
function pathOf({ kind, name }: Pick<HereEntry, 'kind' | 'name'>, { root }: PageFrame): string {
  return `${root}${kind}/${encodeURIComponent(name)}`;
}

/** Everything of a repository, on one page. */
export function renderIndexPage(repository: string, entries: readonly HereEntry[], frame: PageFrame): string {
  const items = entries.map((entry) => {
    const { kind, name, isRunning, result, next } = entry;
    const command = next === undefined ? '' : `<p class="note">Next: <code>${escapeHtml(next)}</code></p>`;
    const running = isRunning ? ' <span class="running">running</span>' : '';
    return `<li><p><span class="kind">${kind}</span> <a href="${escapeHtml(pathOf(entry, frame))}"><strong>${escapeHtml(name)}</strong></a>${running}</p><p>${escapeHtml(result)}</p>${command}</li>`;
  });
  const none =
    '<p>Nothing of autorize is here yet. Begin with <code>autorize init</code> or <code>autorize compare main HEAD</code>.</p>';
  return renderPage({
    title: `${repository}: autorize`,
    style: STYLE,
    frame,
    body: [
      `<header><h1>${escapeHtml(repository)}</h1></header>`,
      '<main>',
      items.length === 0 ? none : `<ul class="entries">${items.join('')}</ul>`,
      '</main>',
      '<footer><p>Generated by autorize.</p></footer>',
    ],
  });
}

interface Navigation extends Pick<PageFrame, 'root'> {
  readonly isIndex: boolean;
  readonly note: string | undefined;
}

/** Above a page: the way back, whether it is live, and what came of the last action. */
export function renderNavigation({ root, isIndex, note }: Navigation): string[] {
  const back = isIndex ? '<span>autorize</span>' : `<a href="${escapeHtml(root)}">Everything here</a>`;
  const alert = note === undefined ? [] : [`<p class="problem" role="status">${escapeHtml(note)}</p>`];
  return [`<nav aria-label="autorize">${back}<span id="live" role="status">connecting</span></nav>`, ...alert];
}

interface Form {
  readonly title: string;
  readonly button: string;
  readonly fields: readonly string[];
}

const ITERATION =
  '<label>Iteration <input name="attempt" inputmode="numeric" pattern="[0-9]+" required="" autocomplete="off"/></label>';

const FORMS: Readonly<Record<WatchAction, Form>> = {
  message: {
    title: 'Message to the agent',
    button: 'Send',
    fields: ['<label>Message <textarea name="text" rows="3" maxlength="4000" required=""></textarea></label>'],
  },
  approve: { title: 'Approve a quarantined change', button: 'Approve', fields: [ITERATION] },
  reject: {
    title: 'Reject a change',
    button: 'Reject',
    fields: [ITERATION, '<label>Reason <input name="text" maxlength="1000" required="" autocomplete="off"/></label>'],
  },
  stop: {
    title: 'Stop the run',
    button: 'Stop',
    fields: ['<p class="note">It ends in order, and can be resumed.</p>'],
  },
};

/** Forms for actions, each with a token that is good once. */
export function renderForms(
  actions: readonly WatchAction[],
  {
    root,
    path,
    mintToken,
  }: Pick<PageFrame, 'root'> & {
    /** Of the page, below the root. */
    readonly path: string;
    readonly mintToken: () => string;
  },
): string[] {
  if (actions.length === 0) return [];
  const forms = actions.map((action) => {
    const { title, button, fields } = FORMS[action];
    const hidden = [
      ['action', action],
      ['page', path],
      ['token', mintToken()],
    ].map(([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}"/>`);
    return `<form method="post" action="${escapeHtml(root)}act" aria-label="${title}"><strong>${title}</strong>${hidden.join('')}${fields.join('')}<button>${button}</button></form>`;
  });
  return [`<section id="actions" aria-label="Actions">${forms.join('')}</section>`];
}

/** What axe-core finds in a page that a browser shows. */
import axe from 'axe-core';
import type { Browser } from './browser.ts';

/** Each rule that is broken, with the first element that breaks it. */
export async function findViolations(browser: Browser): Promise<readonly string[]> {
  await browser.evaluate(`${axe.source};0`);
  // Folded rows are as those that are shown, and axe reads every element: a minute for thousands of them.
  await browser.evaluate(`document.querySelectorAll('.older > div').forEach((each) => each.remove())`);
  return await browser.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 200)))`,
  );
}

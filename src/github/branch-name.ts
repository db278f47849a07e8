// Of the names that git takes, those that no shell, address or summary has to escape.
const BRANCH = /^(?!.*(?:\.\.|@\{|\.lock(?:\/|$)|\.(?:\/|$)))(?:[\w+@-][\w.+@-]*\/)*\w[\w.+@-]*$/;

/** Whether a text is the short name of a branch that the action pushes. */
export function isBranchName(text: string): boolean {
  return BRANCH.test(text) && !text.startsWith('refs/') && !text.startsWith('-');
}

/** Whether git would find a state ref by the short name of a branch: `refs/autorize-ledger/x` for `autorize-ledger/x`. */
export function sharesStatePrefix(branch: string): boolean {
  return branch.startsWith('autorize-ledger/');
}

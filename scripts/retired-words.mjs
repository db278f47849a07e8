/**
 * The words that this project no longer uses, each with what to write instead. A pattern is matched case-insensitively
 * against whole words of comments, texts and names; a name such as `runHeader` or `run_header` counts as "run header".
 */
export const RETIRED = [
  ['tells?|told|telling', 'report, print, message; distinguish; disclose (a secret)'],
  ['mend(s|ed|ing)?', 'fix, repair'],
  ['anew', 'again, recreate, retry'],
  ['puts? (aside|by)|putting (aside|by)', 'archive; reserve'],
  ['(go|goes|gone|going|went) on (with|from)', 'resume, continue'],
  ['(call|calls|called|calling) off', 'cancel'],
  ['(hold|holds|held|holding) back', 'quarantine'],
  ['(let|lets|letting) through', 'approve'],
  ['taking out', 'revert of uncertified changes'],
  ['veto|vetoes|vetoed', 'acceptance check'],
  ['surroundings|look around', 'environment snapshot'],
  ['(what|that which) judges', 'the evaluator (and its protected files)'],
  ['owe|owes|owed', 'due, follow-up'],
  ['decision book', 'decision log'],
  ['run beside|(stand|stands|stood|runs|done) beside|beside each other', 'in parallel; next to'],
  ['(own|due) tasks?', 'scheduled task'],
  ['broken candidates?', 'negative control'],
  ['canary|canaries', 'A/A check'],
  ['wealth', 'e-process'],
  ['genesis', 'run header'],
  ['told commands?', 'leaked command'],
  ['sealed (commands?|sets?|test sets?|third set)', 'hidden command, hidden test set'],
  ['headlines?', 'summary claim'],
  ['lanes?', 'workspace; worktree where it is one of git'],
  ['judge folders?', 'evaluation checkout'],
  ['clean checkouts?', 'evaluation checkout'],
  ['upkeep', 'maintenance'],
  ['flaws?|flawed', 'issue'],
  ['incumbents?', 'current best'],
  ['tips?', 'branch head'],
  ['(a|the|each|no|every|false|working) keep(?! (it|them|what|this|that)\\b)', 'accepted change'],
  ['(the|false|working|all|many|few|more|of|other|earlier|later|accepted|\\d+) keeps', 'accepted changes'],
  ['resubmissions?', 'duplicate proposal'],
  ['(?<!false )alarm(s|ed)?', 'evaluator alert'],
  ['(be|is|are|was|were|been) had', 'obtain, acquire'],
  ['(is|are|was|were|been|be) handed|handed out', 'pass, submit, response'],
];

/** Words that prose, suites and examples may have, and names of our code may not: a name says what a thing is. */
export const RETIRED_NAMES = [
  ['said|says', 'message, text, reason'],
  ['given', 'options, variables'],
  ['settles?|(?<!all )settled', 'conclude, finalise'],
];

/**
 * Names that a contract, a released file format or a command line fixes. They may be used as they are: as a whole name
 * in code, as a whole text, or in backticks or double quotes in prose. Nothing that contains them is allowed by them.
 */
export const CONTRACT_NAMES = [
  // Kinds, keys and values of decision logs (docs/reference/experiment-files.md).
  ...['genesis', 'incumbent', 'canary', 'headline', 'incumbent_mean'],
  // Keys and values of configurations and records of released versions.
  ...['canary_every', 'tip', 'canary_broken', 'false_keeps_bound', 'left', 'lane'],
  ...['told', 'called_off', 'lanes', 'lane-', 'canary broken', 'canary 1', 'canary 2'],
  // Commands and values of released versions.
  ...['tell', 'alarm'],
  // Old names of keys.
  ...['evaluator.canary_every', 'evaluator.canary_broken', 'objective.integrity.canary_every'],
];

/**
 * Sentences of decision logs, whole or up to the next value in them. The audit compares a recorded sentence with the one
 * that it computes, so they stay as released versions wrote them.
 */
export const RECORDED_TEXTS = [
  // Claims.
  ...[', sealed set', 'no bound on false keeps', 'a false keep among them with probability at most '],
  ' false keeps expected (alpha ',
  // Negative controls and A/A checks.
  ...['canary ', 'canary broken', 'canary 1', 'canary 2'],
];

/**
 * Files in which old words are data. `test/ledgers` was written by released versions; the suites and their reports are
 * inputs whose bytes are hashed; licences and what CLIs printed are quoted.
 */
export const NOT_SCANNED = [
  /^dist\//,
  /^test\/ledgers\/v\d+\//,
  /^test\/fixtures\/agent-output\//,
  /^replay-suite\//,
  /^candidates\.example\.json$/,
  /^package-lock\.json$/,
  /^scripts\/notices\//,
  /^scripts\/retired-words\.mjs$/,
  // The words of earlier versions that the audit knows.
  /^(src|test)\/audit\/former-wording(\.test)?\.ts$/,
  // Quotes code, which is scanned where it stands.
  /^test\/mutation\/equivalents\.json$/,
  // Generated from doc comments, which are scanned where they stand.
  /^docs\/reference\/library\.md$/,
  /^(LICENSE|CODE_OF_CONDUCT\.md)$/,
  /\.(gz|svg|log)$/,
];

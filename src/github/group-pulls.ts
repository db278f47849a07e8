/**
 * Groups of accepted changes as a pull request each, and what became of those that an earlier run opened.
 * Invariant: a branch on the server is moved from the commit of a group of this loop, and from nowhere else. A pull request
 * that was merged, or closed without a merge, is not opened again for the same commit.
 * Crash: branches are pushed in one atomic push, and each pull request is found again by its branch.
 */
import type { GroupPull } from '../experiment/handover/group-pulls.ts';
import type { HandedGroup, ReadGroups } from '../experiment/handover/handed-groups.ts';
import type { ClosedGroup } from '../experiment/maintenance/reject-groups.ts';
import { requireNoSecrets } from '../remote/outgoing.ts';
import { oneLine } from '../report/foreign-text.ts';
import { escapeMarkdown } from '../report/markdown.ts';
import type { RunView } from '../report/run-view.ts';
import type { Api } from './api.ts';
import { describeIsolation } from './isolation.ts';
import type { LoopGroups } from './loop.ts';
import type { Opening, OpenState } from './loop-state.ts';
import { print } from './notes.ts';
import { writeOutputs } from './outputs.ts';
import { describeChecks, howToCheck } from './pull-body.ts';
import { type FoundPull, findPulls, PULLS_REMEDY, publishPullRequest, replacePull } from './pull-request.ts';
import { withRemedy } from './refusal.ts';

interface GroupPublication {
  readonly opening: Opening;
  readonly api: Api | undefined;
  readonly state: OpenState;
  readonly listed: ReadGroups;
  readonly view: RunView;
}

/** Pushes the branches of groups and opens or updates their pull requests; returns Markdown that links to them. */
export async function publishGroups(publication: GroupPublication): Promise<string[]> {
  const { opening, api, listed } = publication;
  const { inputs, notes } = opening;
  const { groups, unmeasured } = listed;
  if (unmeasured > 0) notes.add(`${unmeasured} groups are not measured yet; the next run measures and publishes them`);
  const isPublishing = api !== undefined && inputs.publish === 'pull-request';
  const links = isPublishing ? await findEnded(api, groups) : new Map<string, Linked>();
  if ('why' in links) {
    notes.add(`the pull requests of the groups cannot be read, so none of them is opened or changed (${links.why})`);
    return [];
  }
  // The branch of a merged pull request may be gone, and stays so.
  const open = groups.filter(({ task }) => !links.has(task));
  const taken = await pushGroups(publication, open);
  if (taken === undefined || !isPublishing) return [];
  // Their pull requests are their reviewers' now, and stay as they are.
  for (const { task, pull } of groups.filter((group) => taken.has(group.task)))
    if (pull !== undefined) links.set(task, { number: pull.number, url: pull.url, state: 'open' });
  const lines: string[] = [];
  for (const group of groups) {
    const isLeft = links.has(group.task) || taken.has(group.task);
    const linked = isLeft ? links.get(group.task) : await publishGroup(publication, { api, group, links });
    if (linked === undefined) continue;
    links.set(group.task, linked);
    lines.push(
      `- [#${linked.number}](${linked.url}) ${escapeMarkdown(oneLine(titleOf(group)))}${STATE_NOTES[linked.state]}`,
    );
  }
  await closeReplaced(publication, api);
  await recordPulls(publication, links);
  const numbers = groups.flatMap(({ task }) => links.get(task)?.number ?? []);
  const first = groups.flatMap(({ task }) => links.get(task) ?? [])[0];
  if (first === undefined) return [];
  writeOutputs({
    'pull-request-number': String(first.number),
    'pull-request-url': first.url,
    'pull-request-numbers': JSON.stringify(numbers),
  });
  return ['Pull requests, one for each group:', '', ...lines, ''];
}

/** Writes the pull requests down for those who look, and pushes that with the records. */
async function recordPulls(
  { opening, state, listed }: GroupPublication,
  links: ReadonlyMap<string, Linked>,
): Promise<void> {
  const pulls = listed.groups.flatMap(({ task, commit }) => {
    const link = links.get(task);
    return link === undefined ? [] : [{ task, commit, number: link.number, url: link.url, state: link.state }];
  });
  if (opening.loop.groups?.record(pulls) !== true) return;
  const { kind } = await state.session.push();
  if (kind !== 'done')
    opening.notes.add('the pull requests of the groups are not in the pushed records; the next run pushes them');
}

const titleOf = ({ title }: HandedGroup): string => `${title.text}${title.end}`;

/**
 * Moves the branches to the groups' commits, all of them or none. The tasks of those that somebody else moved, and of what is
 * on top of these: they stay as they are. Undefined: nothing was pushed.
 */
async function pushGroups(
  { opening, state }: GroupPublication,
  groups: readonly HandedGroup[],
): Promise<ReadonlySet<string> | undefined> {
  const { loop, notes, search } = opening;
  const { remote, session } = state;
  const { groups: own } = loop;
  const taken = new Set<string>();
  if (own === undefined) return undefined;
  if (groups.length === 0) return taken;
  const there = await remote.list([own.pattern]);
  const moves: { ref: string; from: string | undefined; to: string }[] = [];
  for (const { task, branch, commit, on, base } of groups) {
    if (on !== null && base === undefined && taken.has(on)) {
      taken.add(task);
      continue;
    }
    const ref = `refs/heads/${branch}`;
    const from = there.get(ref);
    if (from === commit) continue;
    if (from !== undefined && !(await isOwnCommit(remote, { ref, own }))) {
      notes.add(
        `somebody else moved the branch ${branch} on the server: it stays as it is, and so does what is on top of it`,
      );
      taken.add(task);
      continue;
    }
    moves.push({ ref, from, to: commit });
  }
  if (moves.length === 0) return taken;
  const bases = groups.map(({ base }) => base);
  const known = [loop.subject.read().base, session.seen.branchHead, ...bases].filter((id) => id !== undefined);
  const branchHeads = moves.map(({ to }) => to);
  await requireNoSecrets(remote.git, { branchHeads, known, search, what: 'a group of accepted changes' });
  const pushed = await remote.push(moves);
  if (pushed.kind === 'done') return taken;
  const why = 'why' in pushed ? pushed.why : 'another run pushed first';
  notes.add(`the branches of the groups were not pushed (${why}); the next run pushes them`);
  return undefined;
}

async function isOwnCommit(
  { fetch, git }: OpenState['remote'],
  { ref, own }: { readonly ref: string; readonly own: LoopGroups },
): Promise<boolean> {
  const commit = await fetch(ref, 1);
  const { stdout } = await git(['cat-file', 'commit', '--end-of-options', commit]);
  const text = stdout.toString();
  return own.isOwn(text.slice(text.indexOf('\n\n') + 2));
}

interface Linked extends Pick<FoundPull, 'number' | 'url'> {
  readonly state: GroupPull['state'];
}

/** Behind the title of a group in the summary. */
const STATE_NOTES = { open: '', merged: ' (merged)', closed: ' (closed; the next run takes its changes out)' } as const;

/**
 * Pull requests that were merged, or closed without a merge, at the commits of the groups: they are not opened again.
 * `why`: the server does not list them, so nobody knows which those are.
 */
async function findEnded(
  api: Api,
  groups: readonly HandedGroup[],
): Promise<Map<string, Linked> | { readonly why: string }> {
  const links = new Map<string, Linked>();
  for (const group of groups) {
    const { task, branch } = group;
    const found = await findPulls(api, branch);
    if (found.kind === 'refused') return { why: withRemedy(found, PULLS_REMEDY) };
    const pulls = found.value;
    const ended = pulls.find((pull) => pull.became !== 'open' && isOf(pull, group));
    if (ended === undefined || pulls.some(({ became }) => became === 'open')) continue;
    links.set(task, { number: ended.number, url: ended.url, state: ended.became });
  }
  return links;
}

/** Whether a pull request is of a group as it is now; before it was merged, its reviewers may have added commits. */
function isOf(found: FoundPull, { commit, pull }: HandedGroup): boolean {
  return found.commit === commit || found.number === pull?.number;
}

interface Publishing {
  readonly api: Api;
  readonly group: HandedGroup;
  /** The pull requests of the groups below, by their tasks. */
  readonly links: ReadonlyMap<string, Linked>;
}

async function publishGroup(
  publication: GroupPublication,
  { api, group, links }: Publishing,
): Promise<Linked | undefined> {
  const { opening, listed } = publication;
  const { inputs, notes } = opening;
  const { branch, title } = group;
  const below = listed.groups.find(({ task }) => task === group.on);
  const isOnOther = below !== undefined && group.base === undefined && links.get(below.task)?.state !== 'merged';
  const posted = await publishPullRequest(api, {
    head: branch,
    base: isOnOther ? below.branch : inputs.base,
    title: inputs.prTitle === undefined ? title.text : `${inputs.prTitle}: ${title.text}`,
    titleEnd: title.end,
    body: await bodyOf(publication, { api, group, links }),
    labels: inputs.prLabels,
    isDraft: inputs.prDraft,
  });
  if (posted.kind === 'refused') {
    notes.add(`the branch ${branch} is pushed, but no pull request was created (${withRemedy(posted, PULLS_REMEDY)})`);
    return undefined;
  }
  const { number, url, unlabelled, notRebased } = posted.value;
  if (notRebased !== undefined) notes.add(`the base of pull request #${number} could not be changed (${notRebased})`);
  if (unlabelled !== undefined) notes.add(`pull request #${number} has no labels of "pr-labels" (${unlabelled})`);
  return { number, url, state: 'open' };
}

async function bodyOf({ opening, listed, view }: GroupPublication, { api, group, links }: Publishing): Promise<string> {
  const { loop, inputs, isolation } = opening;
  const level = describeIsolation(isolation);
  const plain = (text: string): string => escapeMarkdown(oneLine(text, 300));
  const mark = group.isConfirmed ? 'Confirmed by itself' : 'Not confirmed by itself';
  const stack = stackOf(group, listed.groups);
  const number = (task: string): string => {
    const link = links.get(task);
    return link === undefined ? '' : ` (#${link.number})`;
  };
  const places = stack.map(({ task, branch }, index) => {
    const isThis = task === group.task;
    return `${index + 1}. \`${branch}\`${isThis ? ', this pull request' : number(task)}`;
  });
  return [
    `**${mark}**: ${plain(group.effect)}.`,
    '',
    ...group.changes.map(({ iter, what }) => `- iteration ${iter}: ${plain(what)}`),
    '',
    ...(stack.length < 2
      ? [standsOn(group, number), '']
      : [
          `It is part ${stack.indexOf(group) + 1} of a stack of ${stack.length}. Merge them in this order:`,
          '',
          ...places,
          '',
        ]),
    `If you close it without a merge, the next run of ${plain(loop.name)} takes these changes out and does not propose them again.`,
    '',
    ...(level === undefined ? [] : [level, '']),
    `To check the whole run in a clone, run ${howToCheck(view, { loop, inputs })}.`,
    '',
    ...(await describeChecks(api)),
  ].join('\n');
}

function standsOn({ base, on }: HandedGroup, numberOf: (task: string) => string): string {
  if (base === undefined || on === null)
    return 'It stands on the base alone and does not need the other groups of this run.';
  return `It stands on ${base.slice(0, 12)}, which holds the group below it${numberOf(on)}.`;
}

/** The groups that stand on each other with a group among them, the lowest first. */
function stackOf(group: HandedGroup, groups: readonly HandedGroup[]): readonly HandedGroup[] {
  const rootOf = ({ task, on, base }: HandedGroup): string => {
    const below = base === undefined ? groups.find((each) => each.task === on) : undefined;
    return below === undefined ? task : rootOf(below);
  };
  return groups.filter((each) => rootOf(each) === rootOf(group));
}

/**
 * Closes the open pull requests of branches that are no group any more, since their changes are in other groups now, and
 * deletes these branches. One that somebody else moved stays, and so does one whose pull request may be open.
 */
async function closeReplaced({ opening, state, listed }: GroupPublication, api: Api): Promise<void> {
  const { loop, notes } = opening;
  const { remote } = state;
  if (loop.groups === undefined || listed.unmeasured > 0) return;
  const current = new Set(listed.groups.map(({ branch }) => `refs/heads/${branch}`));
  const there = await remote.list([loop.groups.pattern]);
  for (const [ref, from] of there) {
    if (current.has(ref)) continue;
    const found = await findPulls(api, ref.replace('refs/heads/', ''));
    if (found.kind === 'refused') continue;
    let isOpen = false;
    for (const { number } of found.value.filter(({ became }) => became === 'open')) {
      const why =
        'These changes are no longer a separate group: they are part of another pull request of this run, or were removed.';
      const closed = await replacePull(api, { number, why });
      if (closed.kind === 'ok') continue;
      isOpen = true;
      notes.add(`pull request #${number} is out of date and could not be closed (${closed.why})`);
    }
    if (isOpen || !(await isOwnCommit(remote, { ref, own: loop.groups }))) continue;
    const deleted = await remote.push([{ ref, from, to: undefined }]);
    const why = 'why' in deleted ? deleted.why : 'somebody else moved it';
    if (deleted.kind !== 'done')
      notes.add(`the branch ${ref.replace('refs/heads/', '')} is no longer a group and stays (${why})`);
  }
}

/** Takes the changes out whose pull requests were closed without a merge since the last run. */
export async function rejectClosed({
  opening,
  api,
}: {
  readonly opening: Opening;
  readonly api: Api | undefined;
}): Promise<void> {
  const { loop, inputs, notes } = opening;
  const groups = loop.groups?.list()?.groups ?? [];
  if (api === undefined || groups.length === 0) return;
  const closed: ClosedGroup[] = [];
  const merged = new Set<string>();
  for (const group of groups) {
    const { task, branch } = group;
    const found = await findPulls(api, branch);
    if (found.kind === 'refused') {
      // The job that publishes what this one proposes reads them.
      if (inputs.publish !== 'none')
        notes.add(`what became of the pull requests of earlier groups cannot be read (${found.why})`);
      return;
    }
    const pulls = found.value.filter((pull) => isOf(pull, group));
    const became = (state: FoundPull['became']) => pulls.find((pull) => pull.became === state);
    if (became('merged') !== undefined) merged.add(task);
    else if (became('open') === undefined && became('closed') !== undefined)
      closed.push({ task, pull: `pull request #${became('closed')?.number}` });
  }
  if (closed.length === 0) return;
  for (const sentence of (await loop.groups?.reject({ closed, merged })) ?? []) {
    print(`${loop.name}: ${oneLine(sentence, 500)}`);
    notes.add(oneLine(sentence, 500));
  }
}

// A person who works in the repository while runs are at work in it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { git } from './checks.mjs';

export class User {
  #folder;
  #random;
  #branchOf;
  #count = 0;
  /** Where each branch of the user's has to be. */
  branchHeads = new Map();
  /** Whether the branch of the run was checked out since somebody asked. */
  hasHeld = false;
  /** Whether it is now. */
  isVisiting = false;
  issues = [];
  #isActive = true;
  #done;

  constructor(folder, { random, branchOf }) {
    this.#folder = folder;
    this.#random = random;
    this.#branchOf = branchOf;
    this.branchHeads.set('main', git(folder, 'rev-parse', 'main'));
  }

  start() {
    this.#done = this.#work();
  }

  async stop() {
    this.#isActive = false;
    await this.#done;
  }

  async #work() {
    while (this.#isActive) {
      await pause(100 + this.#random() * 900);
      if (!this.#isActive) return;
      try {
        await this.#act();
      } catch (error) {
        this.issues.push(`a command of the user failed: ${error.message}`);
      }
    }
  }

  async #act() {
    const chance = this.#random();
    if (chance < 0.55) this.#commit();
    else if (chance < 0.7) this.#switch();
    else if (chance < 0.85) this.#pack();
    else await this.#visit();
  }

  #head() {
    return git(this.#folder, 'symbolic-ref', '--short', 'HEAD');
  }

  #commit() {
    this.#count += 1;
    const name = `note-${this.#count}.txt`;
    writeFileSync(join(this.#folder, 'notes', name), `note ${this.#count}\n`);
    git(this.#folder, 'add', `notes/${name}`);
    git(this.#folder, 'commit', '-q', '-m', `Note ${this.#count}`);
    this.branchHeads.set(this.#head(), git(this.#folder, 'rev-parse', 'HEAD'));
  }

  #switch() {
    if (this.#head() !== 'main') {
      git(this.#folder, 'checkout', '-q', 'main');
      return;
    }
    const name = `topic-${this.branchHeads.size}`;
    git(this.#folder, 'checkout', '-q', '-b', name);
    this.branchHeads.set(name, git(this.#folder, 'rev-parse', 'HEAD'));
  }

  /** Refused where a killed git left a lock that no run has removed yet. */
  #pack() {
    try {
      git(this.#folder, ...(this.#random() < 0.5 ? ['gc', '-q'] : ['pack-refs', '--all']));
    } catch (error) {
      if (!/\.lock/.test(String(error.stderr))) throw error;
    }
  }

  /** Looks at what the run has accepted, on its branch, and goes back. */
  async #visit() {
    const branch = this.#branchOf();
    if (branch === undefined || git(this.#folder, 'branch', '--list', branch) === '') return;
    const before = this.#head();
    this.hasHeld = true;
    this.isVisiting = true;
    git(this.#folder, 'checkout', '-q', branch);
    const at = git(this.#folder, 'rev-parse', 'HEAD');
    await pause(300);
    const now = git(this.#folder, 'rev-parse', 'HEAD');
    // Moved in the very moment of the checkout: what the run's message says to do.
    if (now !== at || git(this.#folder, 'status', '--porcelain', '--untracked-files=no') !== '') this.#follow(now);
    git(this.#folder, 'checkout', '-q', before);
    this.isVisiting = false;
  }

  #follow(now) {
    const before = git(this.#folder, 'rev-parse', `${now}~1`);
    git(this.#folder, 'read-tree', '-m', '-u', before, now);
  }

  /** What was done to the user's own work. */
  check() {
    const folder = this.#folder;
    const issues = [...this.issues];
    for (const [name, branchHead] of this.branchHeads) {
      const at = git(folder, 'rev-parse', `refs/heads/${name}`);
      if (at !== branchHead) issues.push(`the user left ${name} at ${branchHead}; it is at ${at}`);
    }
    const status = git(folder, 'status', '--porcelain');
    if (status !== '') issues.push(`the user's work tree has changes: ${status}`);
    return issues;
  }
}

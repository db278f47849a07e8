/** The rules of a Makefile, as far as its text has them: without variables, patterns and included files. Pure. */

export interface MakeRule {
  /** The targets and files that it needs. */
  readonly needs: readonly string[];
  /** The lines of its recipe, without the marks that make reads. */
  readonly recipe: readonly string[];
}

/** Rules by target, in the order of the file; several rules of one target count together. */
export function readMakefile(makefile: string): ReadonlyMap<string, MakeRule> {
  const rules = new Map<string, { needs: string[]; recipe: string[] }>();
  let current: { needs: string[]; recipe: string[] }[] = [];
  for (const line of makefile.replaceAll('\\\n', ' ').split('\n')) {
    const [, targets, needs = '', first] = /^([^\s#:=][^:=#]*):(?!=)([^#;]*)(?:;(.*))?/.exec(line) ?? [];
    const recipe = line.startsWith('\t') ? line.slice(1) : first;
    if (targets !== undefined) {
      current = wordsOf(targets).map((target) => {
        const rule = rules.get(target) ?? { needs: [], recipe: [] };
        rules.set(target, rule);
        return rule;
      });
      for (const rule of current) rule.needs.push(...wordsOf(needs));
    }
    if (recipe !== undefined) for (const rule of current) rule.recipe.push(recipe.replace(/^[@+\s-]+/, ''));
  }
  return rules;
}

/** These targets and all that they need, where there are rules for them; `needsOf`: what a rule needs. */
export function neededRules(
  rules: ReadonlyMap<string, MakeRule>,
  targets: readonly string[],
  needsOf: (rule: MakeRule) => readonly string[] = ({ needs }) => needs,
): MakeRule[] {
  const found = new Map<string, MakeRule>();
  const due = [...targets];
  for (let target = due.pop(); target !== undefined; target = due.pop()) {
    const rule = rules.get(target);
    if (rule === undefined || found.has(target)) continue;
    found.set(target, rule);
    due.push(...needsOf(rule));
  }
  return [...found.values()];
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

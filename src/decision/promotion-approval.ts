interface Line {
  readonly champion: { readonly tree: string } | null;
  /** Its branch head. */
  readonly incumbent: string;
  readonly releases: Readonly<Record<string, { readonly is_done: boolean }>>;
}

/** Whether a test is of the working line of `checkpoint`. */
export function isPromotion(task: string): boolean {
  return task.startsWith('promotion ');
}

/** The promotion test that a person's word is on, where nothing came of it yet and there is something to promote. */
export function pendingPromotion({ champion, incumbent, releases }: Line): string | undefined {
  if (champion === null || champion.tree === incumbent) return undefined;
  return Object.entries(releases).find(([task, { is_done: isDone }]) => isPromotion(task) && !isDone)?.[0];
}

/** Tables as cards where the screen is narrow: a cut table shows a phone the least of it. Pure. */

export interface CardColumn {
  /** What stands above the value in a card; undefined: the value says it. */
  readonly label: string | undefined;
  /** Takes the whole width of the card. */
  readonly isWide: boolean;
}

/** The style of cards of a table with the class `cards`: labels by the place of the cell, so that no cell repeats them. */
export function renderCardStyle(columns: readonly CardColumn[], name = 'cards'): string {
  const places = (isMeant: (column: CardColumn) => boolean): string =>
    columns.flatMap((column, index) => (isMeant(column) ? [`:nth-child(${index + 1})`] : [])).join(',');
  const wide = places(({ isWide }) => isWide);
  // An empty text after the slash: a screen reader reads the head of the column, not the label.
  const labels = columns.map(({ label }, index) =>
    label === undefined ? '' : `.${name} tr>:nth-child(${index + 1})::before{content:"${label}" / ""}`,
  );
  return `@media (max-width:42rem){
.${name}{border:0;overflow:visible}.${name} :is(table,caption,tbody){display:block}.${name} caption{padding:0 0 .5rem;max-width:none}
.${name} thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.${name} tbody tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.4rem 1rem;border:1px solid var(--line);
border-radius:.4rem;padding:.6rem .75rem;margin:0 0 .6rem}
.${name} tbody tr>*{display:block;border:0;padding:0;min-width:0;text-align:left;white-space:normal}
.${name} tbody tr>:empty{display:none}
.${name} tr>:not(.mark)::before{display:block;color:var(--dim);font-size:.8rem;font-weight:400}
${wide === '' ? '' : `.${name} tbody tr>:is(${wide}){grid-column:1/-1}`}
${labels.filter(Boolean).join('\n')}
}`;
}

/** The slug, or the slug with the first free number behind it; `taken` holds the ids that begin with the slug. */
export function uniqueId(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

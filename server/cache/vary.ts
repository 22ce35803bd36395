/** Joins Vary headers without saying a name twice. */
export function joinVary(...values: (string | null | undefined)[]): string {
  const names = new Map<string, string>();
  for (const name of values.flatMap((value) => (value ?? '').split(','))) {
    if (name.trim()) names.set(name.trim().toLowerCase(), name.trim());
  }
  return [...names.values()].join(', ');
}

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first of the fields that holds a text, or a number. */
export function readText(fields: Fields, ...names: string[]): string {
  const texts = names.map((name) => fields[name]).filter((value) => typeof value === 'string' || typeof value === 'number');
  return texts.map(String).find(Boolean) ?? '';
}

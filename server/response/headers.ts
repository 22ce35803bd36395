export const RETRY_AFTER_SECONDS = '5';

export const HOP_BY_HOP = [
  'connection',
  'date',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Converts a Fetch response's headers to a flat list; every cookie stays a line of its own. */
export function toHeaderLines(headers: Headers, except: readonly string[]): string[] {
  return [...headers].filter(([name]) => !HOP_BY_HOP.includes(name) && !except.includes(name)).flat();
}

export function joinVary(...values: (string | null | undefined)[]): string {
  const names = new Map<string, string>();
  for (const name of values.flatMap((value) => (value ?? '').split(','))) {
    if (name.trim()) names.set(name.trim().toLowerCase(), name.trim());
  }
  return [...names.values()].join(', ');
}

const listeners = new Set<() => void>();

/** A stored value that cannot be read counts as missing; what it is, `findDamagedValues` says. */
export function reportDamage(): undefined {
  for (const listener of listeners) listener();
}

/** Returns a function that stops it. */
export function onDamage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Undefined for a stored text that is no JSON. */
export function parseStoredJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    reportDamage();
    return undefined;
  }
}

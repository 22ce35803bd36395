export const faultyParts = [
  'database',
  'values',
  'disk',
  'images',
  'mail',
  'newsletter',
  'clock',
  'secret',
  'backups',
  'cdn',
  'jobs',
  'pages',
] as const;

export type FaultyPart = (typeof faultyParts)[number];

export interface Fault {
  part: FaultyPart;
  /** Says what is wrong and what to do. No path on the disk, no address of a person, no secret. */
  message: string;
  isReadOnly: boolean;
  isFull?: true;
  since: string;
}

export interface Faults {
  set(part: FaultyPart, fault: { message: string; isReadOnly?: boolean; isFull?: boolean }): void;
  clear(part: FaultyPart): void;
  list(): Fault[];
  isReadOnly(): boolean;
  /** Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

interface FaultLog {
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
}

export function createFaults({ log, now }: { log: FaultLog; now(): Date }): Faults {
  const faults = new Map<FaultyPart, Fault>();
  const listeners = new Set<() => void>();
  const emit = () => {
    for (const listener of listeners) listener();
  };
  return {
    set(part, { message, isReadOnly = false, isFull = false }) {
      const known = faults.get(part);
      if (known?.message === message && known.isReadOnly === isReadOnly) return;
      faults.set(part, { part, message, isReadOnly, ...(isFull && { isFull }), since: known?.since ?? now().toISOString() });
      log.warn('fault', { part, message, isReadOnly });
      emit();
    },
    clear(part) {
      if (!faults.delete(part)) return;
      log.info('fault over', { part });
      emit();
    },
    list: () => [...faults.values()],
    isReadOnly: () => [...faults.values()].some((fault) => fault.isReadOnly),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

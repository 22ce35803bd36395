import { useEffect, useRef } from 'react';

export const sessionEventNames = [
  'initial-session',
  'signed-in',
  'signed-out',
  'token-refreshed',
  'user-updated',
  'password-recovery',
  'multi-factor-verified',
] as const;

export type SessionEventName = (typeof sessionEventNames)[number];

export interface SessionEvent {
  name: SessionEventName;
  userId: string | null;
  isLocal: boolean;
}

export const NOTICE_COOKIE = 'notice';
const STORAGE_KEY = 'byline.session-event';
const TAB_KEY = 'byline.signed-in';

type Handler = (event: SessionEvent) => void;
const handlers = new Set<Handler>();

/** Reaches the other tabs by local storage. It holds a name and an id, no secret. */
export function publishSessionEvent(name: SessionEventName, userId: string | null): void {
  emit({ name, userId, isLocal: true });
  if (name === 'initial-session') return; // each tab has its own
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ name, userId, at: Date.now() }));
  } catch {
    // storage is full or forbidden: the other tabs ask the server
  }
}

export function onSessionEvent(handler: Handler): () => void {
  if (handlers.size === 0) addEventListener('storage', receive);
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
    if (handlers.size === 0) removeEventListener('storage', receive);
  };
}

export function useSessionEvents(handler: Handler): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onSessionEvent((event) => latest.current(event)), []);
}

export function rememberSignedIn(): void {
  try {
    sessionStorage.setItem(TAB_KEY, '1');
  } catch {
    // storage is forbidden: a page that asks for sign-in does not say why
  }
}

export function wasSignedIn(): boolean {
  try {
    return sessionStorage.getItem(TAB_KEY) !== null;
  } catch {
    return false;
  }
}

function receive({ key, newValue }: StorageEvent) {
  if (key !== STORAGE_KEY || !newValue) return;
  const event = parseEvent(newValue);
  if (event) emit({ ...event, isLocal: false });
}

function parseEvent(text: string): Pick<SessionEvent, 'name' | 'userId'> | undefined {
  try {
    const { name, userId }: { name?: unknown; userId?: unknown } = JSON.parse(text);
    const known = sessionEventNames.find((candidate) => candidate === name);
    return known && (typeof userId === 'string' || userId === null) ? { name: known, userId } : undefined;
  } catch {
    return undefined;
  }
}

function emit(event: SessionEvent) {
  for (const handler of [...handlers]) handler(event);
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SessionState } from '../viewer.ts';
import { TICK_MS } from './session-clock.ts';
import { NOTICE_COOKIE, onSessionEvent, publishSessionEvent, sessionEventNames, useSessionEvents } from './session-events.ts';
import { createSessionKeeper } from './session-keeper.ts';

/**
 * Keeps the session alive while a page is open, tells the other tabs what this one did, and says when another tab has ended it.
 * Put it beside the page's content, never around it: it re-renders nothing but its own line.
 */
export function SessionWatch({ userId }: { userId: string | null }) {
  const [notice, setNotice] = useState<string>();
  const { key } = useLocation();

  useSessionEvents((event) => {
    if (event.userId === userId) setNotice(undefined);
    else if (!event.isLocal && userId !== null) {
      setNotice(event.userId === null ? 'You have signed out in another tab.' : 'Another account has signed in in another tab.');
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may bring a notice
  useEffect(() => {
    const timer = setTimeout(() => publishNotice(userId)); // after the page's own listeners are there
    return () => clearTimeout(timer);
  }, [userId, key]);

  useEffect(() => {
    if (userId === null) return;
    const keeping = keepSession();
    return keeping.stop;
  }, [userId]);

  return notice ? (
    <p className="notice" role="status">
      {notice}{' '}
      <a href="/auth" target="_blank" rel="noopener">
        Sign in
      </a>
    </p>
  ) : null;
}

function keepSession() {
  const keeper = createSessionKeeper({
    now: Date.now,
    read: () => askServer('GET'),
    renew: () => askServer('POST'),
    publish: publishSessionEvent,
  });
  const quietly = (work: Promise<void>) => void work.catch(() => undefined); // no connection: the next tick tries again
  const tick = () => quietly(keeper.tick());
  quietly(keeper.start());
  const timer = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', tick);
  const stopListening = onSessionEvent((event) => quietly(keeper.hear(event)));
  return {
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      stopListening();
    },
  };
}

async function askServer(method: 'GET' | 'POST'): Promise<SessionState | null> {
  const response = await fetch('/auth/session', { method, headers: { accept: 'application/json' } });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`the session could not be read: ${response.status}`);
  return response.json();
}

function publishNotice(userId: string | null) {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${NOTICE_COOKIE}=`));
  const name = sessionEventNames.find((candidate) => candidate === found?.slice(NOTICE_COOKIE.length + 1));
  if (!name) return;
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser yet
  document.cookie = `${NOTICE_COOKIE}=; Max-Age=0; Path=/`;
  if (name === 'multi-factor-verified') publishSessionEvent('signed-in', userId);
  publishSessionEvent(name, userId);
}

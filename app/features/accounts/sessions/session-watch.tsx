import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { getJson, type SendResult, sendJson } from '#platform/http/send-json.ts';
import { floatOnTop } from '#ui/top-layer.ts';
import { formatCookie, getCookiePrefix } from '../better-auth/cookie-prefix.ts';
import {
  NOTICE_COOKIE,
  onSessionEvent,
  publishSessionEvent,
  rememberSignedIn,
  sessionEventNames,
  useSessionEvents,
} from './session-events.ts';
import { createSessionRenewal, type OpenSession, TICK_MS } from './session-renewal.ts';

/** Render it next to the page's content: it re-renders only its own line. */
export function SessionWatch({ userId }: { userId: string | null }) {
  const [notice, setNotice] = useState<string>();
  const { key } = useLocation();

  useSessionEvents((event) => {
    if (event.userId === userId) setNotice(undefined);
    else if (!event.isLocal && userId !== null) {
      setNotice(event.userId === null ? 'You signed out in another tab.' : 'Another account signed in in another tab.');
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may bring a notice
  useEffect(() => {
    const timer = setTimeout(() => publishNotice(userId)); // after the page's own listeners are there
    return () => clearTimeout(timer);
  }, [userId, key]);

  useEffect(() => {
    if (userId === null) return;
    rememberSignedIn();
    return startRenewal();
  }, [userId]);

  return notice && <FloatingNotice text={notice} />;
}

function FloatingNotice({ text }: { text: string }) {
  const home = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    setHost(element);
    return floatOnTop(element, home.current ?? undefined);
  }, []);
  return (
    <div ref={home}>
      {host &&
        createPortal(
          <p className="notice" role="status">
            {text}{' '}
            <a href="/auth" target="_blank" rel="noopener">
              Sign in
            </a>
          </p>,
          host,
        )}
    </div>
  );
}

function startRenewal() {
  const renewal = createSessionRenewal({
    now: Date.now,
    read: async () => parseSession(await getJson('/auth/session')),
    renew: async () => parseSession(await sendJson('/auth/session', {})),
    publish: publishSessionEvent,
  });
  const quietly = (work: Promise<void>) => void work.catch(() => undefined); // no connection: the next tick tries again
  const tick = () => quietly(renewal.tick());
  quietly(renewal.start());
  const timer = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', tick);
  const stopListening = onSessionEvent((event) => quietly(renewal.onEvent(event)));
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    stopListening();
  };
}

/** Parsed by hand: a schema library would be most of what the sign-in page loads. */
function parseSession(result: SendResult): OpenSession | null {
  if (result.status === 401) return null;
  const { viewer, renewAt }: { viewer?: { id?: unknown }; renewAt?: unknown } = Object(result.body);
  if (typeof viewer?.id !== 'string' || typeof renewAt !== 'number') throw new Error('the session could not be read');
  return { userId: viewer.id, renewAt };
}

function publishNotice(userId: string | null) {
  const start = `${getCookiePrefix(location.origin)}.${NOTICE_COOKIE}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  const name = sessionEventNames.find((candidate) => candidate === found?.slice(start.length));
  if (!name) return;
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser yet
  document.cookie = formatCookie(location.origin, { name: NOTICE_COOKIE, value: '', maxAgeSeconds: 0, isHttpOnly: false });
  if (name === 'multi-factor-verified') publishSessionEvent('signed-in', userId);
  publishSessionEvent(name, userId);
}

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ActionResult, readAnswer, sendAction } from '#features/admin/actions/actions.ts';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import type { OpenedNewsletter } from './compose.server.ts';
import type { NewsletterFields } from './newsletter.ts';

const SAVE_MS = 1000;
const RETRY_MS = 5000;

/** Saves a draft by itself shortly after a change, and tries again while that fails. */
export function useDraft(opened: OpenedNewsletter) {
  const [{ id, version, article, fields: initial }] = useState(opened); // what a reload brings must not touch what is being typed
  const [fields, setFields] = useState(initial);
  const [fault, setFault] = useState<{ cause: string }>();
  const [isSaved, setIsSaved] = useState(id !== null);
  const [otherId, setOtherId] = useState<string>(); // of the draft that another window has changed
  const stored = useRef({ id, version, fields: id === null ? undefined : initial });
  const latest = useRef(fields);
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  const navigate = useNavigate();
  const sendWithReauth = useReauthenticatedFetch();

  async function saveOnce(isLeaving: boolean): Promise<boolean> {
    const sent = latest.current;
    if (stored.current.fields === sent) return true;
    const body = { id: stored.current.id, version: stored.current.version, articleId: article?.id ?? null, fields: sent };
    const send = () => sendAction('newsletter.save', body, { isKeptAlive: isLeaving });
    const result = await (isLeaving ? send() : sendWithReauth(send));
    const saved = readAnswer<ActionResult<'newsletter.save'>>(result);
    if (!saved) {
      setFault({ cause: getCause(result) ?? 'The site can’t be reached.' });
      return false;
    }
    const before = stored.current.id;
    const isNew = before !== saved.id;
    stored.current = { id: saved.id, version: saved.version, fields: sent };
    setFault(undefined);
    if (isNew && before !== null) setOtherId(before);
    if (isNew && !isLeaving) await navigate(`/admin/newsletters/${saved.id}`, { replace: true, preventScrollReset: true });
    setIsSaved(latest.current === sent);
    return !isNew || before === null;
  }

  /** One after the other. Resolves with what is stored, or undefined if it could not be, or became another draft. */
  async function save({ isLeaving = false } = {}) {
    saving.current = saving.current.then(() => saveOnce(isLeaving));
    const isStored = await saving.current;
    const { id, version } = stored.current;
    return isStored && id !== null ? { id, version } : undefined;
  }

  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  useEffect(() => {
    if (isSaved || fields === initial) return;
    const timer = setTimeout(() => void latestSave.current(), fault ? RETRY_MS : SAVE_MS);
    return () => clearTimeout(timer);
  }, [fields, isSaved, fault, initial]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isUnsaved()) return;
      void latestSave.current({ isLeaving: true });
      event.preventDefault();
    };
    const isUnsaved = () => stored.current.fields !== latest.current && latest.current !== initial;
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      if (isUnsaved()) void latestSave.current({ isLeaving: true });
    };
  }, [initial]);

  function write(change: Partial<NewsletterFields>) {
    latest.current = { ...latest.current, ...change };
    setFields(latest.current);
    setIsSaved(false);
  }

  const words = fault ? `Not saved: ${fault.cause}` : isSaved ? 'Saved as a draft' : fields === initial ? '' : 'Saving…';
  return { fields, write, save: () => save(), words, otherId };
}

import { randomUUID } from 'node:crypto';
import { toEmailKey } from '#platform/text/email-address.ts';
import type { HostileEmails } from '#tests/support/extensions.ts';
import { sentSchema } from './sending/newsletter.ts';
import { scheduleNewsletter } from './sending/newsletters.server.ts';
import { createNewsletterHandler } from './sending/send-newsletters.server.ts';
import { insertDraft } from './stored-newsletters.testing.ts';
import { subscribe, subscribeForm } from './subscribers/subscribe.server.ts';

export const hostileEmails: HostileEmails = {
  async write(deps, { text, emails, reader, clientAddress }) {
    const at = deps.now().toISOString();
    await deps.db
      .insertInto('subscribers')
      .values({
        id: 'reader',
        email: reader,
        emailKey: reader,
        state: 'confirmed',
        token: 't',
        source: 'home',
        createdAt: at,
        confirmedAt: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const readers: string[] = [];
    for (const email of emails) {
      const signUp = subscribeForm.safeParse({ email, source: 'home' });
      if (!signUp.success) continue;
      readers.push(toEmailKey(signUp.data.email));
      await subscribe(deps, { ...signUp.data, clientAddress });
    }
    await send(deps, text);
    return readers;
  },
  async post({ post, change }, { text, emails }) {
    const statuses: number[] = [];
    for (const email of emails) statuses.push(await post('/newsletter', { email, source: 'home', website: '' }));
    const note = { title: text.slice(0, 150), preheader: text.slice(0, 200), content: `<p>${text}</p>`, audience: '', articleId: '' };
    return [...statuses, await change('/admin/do/newsletter.test', note)];
  },
};

async function send(deps: Parameters<HostileEmails['write']>[0], text: string) {
  const fields = sentSchema.safeParse({
    title: text.slice(0, 150),
    preheader: text.slice(0, 200),
    content: `<p title="${text}">${text}</p>`,
    audience: '',
    articleId: '',
  }).data;
  if (!fields) return;
  const id = await insertDraft(deps.db, deps.now(), { ...fields, articleId: null });
  await scheduleNewsletter(deps.db, { id, version: 1, at: deps.now() }, deps.now());
  const handler = createNewsletterHandler(deps);
  const job = {
    name: handler.name,
    key: '',
    payload: '',
    attempts: 1,
    createdAt: deps.now().toISOString(),
    revision: 1,
    lease: randomUUID(),
  };
  await handler.run(job, { signal: new AbortController().signal });
}

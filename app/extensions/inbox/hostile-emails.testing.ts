import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { toEmailKey } from '#platform/text/email-address.ts';
import type { HostileEmails } from '#tests/support/extensions.ts';
import { createToken } from './message-token.server.ts';
import { replyToMessage } from './messages.server.ts';
import { MAX_REPLY } from './messages.ts';
import { findMessageErrors, receiveMessage } from './receive-message.server.ts';

const MINUTE_MS = 60_000;

export const hostileEmails: HostileEmails = {
  async write(deps, { text, emails, reader, clientAddress }) {
    const some = text.slice(0, 200);
    const post = async (email: string) => {
      const written = { name: some, email, subject: some, message: text };
      if (Object.keys(findMessageErrors(written)).length > 0) return [];
      const token = createToken(deps.settings.SESSION_SECRET, new Date(deps.now().getTime() - MINUTE_MS));
      await receiveMessage(deps, { ...written, token, trap: '', wantsCopy: true }, clientAddress);
      return [toEmailKey(email)];
    };
    const [isStored] = await post(reader);
    const reply = { replyId: randomUUID(), text: text.slice(0, MAX_REPLY), sentBy: reader };
    if (isStored) await replyToMessage(deps, await findNewest(deps.db), reply);
    const senders: string[] = [];
    for (const email of emails) senders.push(...(await post(email)));
    return senders;
  },
  async post({ db, secret, post, change }, { text, reader }) {
    const token = createToken(secret, new Date(Date.now() - MINUTE_MS));
    const written = { name: text.slice(0, 200), subject: text.slice(0, 300), message: text };
    const statuses: number[] = [];
    for (const email of [reader, `${reader}\r\nBcc: ${text}`]) {
      statuses.push(await post('/contact', { ...written, email, token, copy: 'on' }));
    }
    return [...statuses, await change('/admin/do/message.reply', { id: await findNewest(db), replyId: randomUUID(), text })];
  },
};

async function findNewest(db: Db): Promise<string> {
  return (await db.selectFrom('messages').select('id').orderBy('receivedAt', 'desc').executeTakeFirstOrThrow()).id;
}

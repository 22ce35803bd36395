import type { Db } from '#db/client.server.ts';
import { createCipher } from '#platform/encryption/cipher.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { z } from '#platform/forms/zod.ts';
import { parseStoredJson } from '#platform/health/damage.ts';
import { getServerOfSettings, type MailServer } from '#platform/mail/open-mail.server.ts';

export type ServerSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'SESSION_SECRET'>;

export type FoundServer = { source: 'settings' | 'admin'; server: MailServer } | { source: 'none' | 'unreadable'; server?: undefined };

const USE = 'mail-server';
const storedServer = z.strictObject({ url: z.string(), from: z.string() });

/** SMTP_URL stands above what an admin has entered, which is `unreadable` under another secret. */
export async function findMailServer(db: Pick<Db, 'selectFrom'>, settings: ServerSettings): Promise<FoundServer> {
  const server = getServerOfSettings(settings);
  if (server) return { source: 'settings', server };
  const site = await db.selectFrom('site').select(['id', 'mailServer']).executeTakeFirst();
  if (!site?.mailServer) return { source: 'none' };
  const text = createCipher(settings.SESSION_SECRET, USE).decrypt(site.mailServer, site.id);
  const stored = text === undefined ? undefined : storedServer.safeParse(parseStoredJson(text)).data;
  return stored ? { source: 'admin', server: stored } : { source: 'unreadable' };
}

/** Null removes it. Raise the content version too: what the site offers depends on it. */
export async function storeMailServer(tx: Db, { SESSION_SECRET }: ServerSettings, server: MailServer | null): Promise<void> {
  const { id } = await tx.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const mailServer = server && createCipher(SESSION_SECRET, USE).encrypt(JSON.stringify(server), id);
  await tx.updateTable('site').set({ mailServer }).execute();
}

export function getHost(server: MailServer | undefined): string {
  return server ? new URL(server.url).hostname.replace(/^\[|\]$/g, '') : '';
}

/** For the form, without the password. */
export async function readEmailState(db: Db, settings: ServerSettings) {
  const { source, server } = await findMailServer(db, settings);
  const { port, username } = new URL(source === 'admin' ? server.url : 'smtp:');
  return { source, host: getHost(server), port, user: decodeURIComponent(username), from: server?.from ?? '' };
}

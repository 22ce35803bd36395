import { rmSync } from 'node:fs';
import type { Db } from '#db/client.server.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { makeDataFolder } from './content-folder.ts';

export async function turnNewsletterOn(db: Db, emailsPerMinute = 60): Promise<void> {
  const fields = JSON.stringify({ hasNewsletter: 'on', postalAddress: 'Accra', emailsPerMinute: String(emailsPerMinute) });
  await db.updateTable('siteDocuments').set({ fields }).where('id', '=', 'mailing').execute();
}

export interface NewsletterSite extends RunningSite {
  smtp: TestSmtpServer;
  /** The link in the last email to an address, as path and query. */
  findLink(to: string): string | undefined;
  stop(): Promise<void>;
}

/** A site with its newsletter on, and a mail server of its own. */
export async function startNewsletterSite(): Promise<NewsletterSite> {
  const smtp = await startSmtpServer();
  const dataDir = await makeDataFolder(turnNewsletterOn);
  const site = await startSite({ dataDir, settings: { SMTP_URL: smtp.url, MAIL_FROM: 'owner@example.org' } });
  return {
    ...site,
    smtp,
    findLink(to) {
      const letter = smtp.letters.findLast((each) => each.to === to);
      return /https?:\/\/[^/]+(\/newsletter\S+)/.exec(letter?.text ?? '')?.[1];
    },
    async stop() {
      await site.stop();
      await smtp.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

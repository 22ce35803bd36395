import { rmSync } from 'node:fs';
import { makeDataFolder } from '#tests/factories/content-folder.ts';
import { turnNewsletterOn } from '#tests/factories/mailing.ts';
import { type RunningSite, startSite } from '#tests/support/site.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';

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

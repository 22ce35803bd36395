import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts';
import { test } from './admin.ts';
import { startSite } from './site.ts';

interface WithMail {
  demo?: boolean;
  settings?: Record<string, string>;
  refuse?: NonNullable<Parameters<typeof startSmtpServer>[0]>['refuse'];
}

/** The admin's test on a site that sends by a mail server of its own. */
export function testWithMail({ demo = true, settings, refuse }: WithMail = {}) {
  return test.extend<object, { smtp: TestSmtpServer }>({
    smtp: [
      async ({ browserName: _ }, use) => {
        const smtp = await startSmtpServer(refuse && { refuse });
        await use(smtp);
        await smtp.stop();
      },
      { scope: 'worker' },
    ],
    ownSite: [
      async ({ smtp }, use) => {
        const site = await startSite({ demo, settings: { SMTP_URL: smtp.url, ...settings } });
        await use(site);
        await site.stop();
      },
      { scope: 'worker' },
    ],
  });
}

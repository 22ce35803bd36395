import type { Db } from '#db/client.server.ts';

export async function turnNewsletterOn(db: Db, emailsPerMinute = 60): Promise<void> {
  const fields = JSON.stringify({ hasNewsletter: 'on', postalAddress: 'Accra', emailsPerMinute: String(emailsPerMinute) });
  await db.updateTable('siteDocuments').set({ fields }).where('id', '=', 'mailing').execute();
}

import type { Db } from '#db/client.server.ts';
import { extensionTests } from '#tests/support/extensions.ts';
import type { ReceivedEmail } from '#tests/support/smtp-server.ts';
import type { Told } from './crowd.ts';

/** What was answered and is not there, in words. */
export async function findLost(db: Db, told: Told, images: ReadonlyMap<string, unknown>): Promise<string[]> {
  const lost: string[] = [];
  const rows = await db.selectFrom('articles').select(['id', 'content', 'version']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { text, version }] of told.saves) {
    const row = byId.get(id);
    // one more may be stored whose answer was lost
    if (!row || row.version < version || (row.version === version && !row.content.includes(text)))
      lost.push(`article ${id}: saved as version ${version}, stored ${row?.version}`);
  }
  const live = await db.selectFrom('images').select('id').where('state', '=', 'live').execute();
  const ids = new Set(live.map(({ id }) => id));
  for (const url of told.images) {
    const name = url.split('/').at(-1) ?? '';
    if (!ids.has(name.split('-')[0] ?? '')) lost.push(`image ${name}: no row`);
    if (!images.has(name)) lost.push(`image ${name}: no file`);
  }
  const users = await db.selectFrom('users').select('email').execute();
  const emails = new Set(users.map(({ email }) => email));
  lost.push(...told.signUps.filter((email) => !emails.has(email)).map((email) => `${email}: no account`));
  return lost;
}

/** Of the emails that were promised: those that did not come, and how many came more than once. */
export function compareEmails({ signUps }: Told, letters: readonly ReceivedEmail[]): { missing: string[]; doubled: number } {
  const counts = new Map<string, number>();
  for (const { to } of letters) counts.set(to, (counts.get(to) ?? 0) + 1);
  return {
    missing: signUps.filter((email) => !counts.has(email)),
    doubled: [...counts.values()].filter((count) => count > 1).length,
  };
}

/** How often articles were opened, by each extension that counts it. */
export async function countStoredViews(db: Db): Promise<number[]> {
  return Promise.all(extensionTests.flatMap(({ countOpened }) => countOpened?.(db) ?? []));
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { lockPeople } from '#features/accounts/people/people.server.ts';
import type { PageKind, WrittenKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';
import { toUndefinedIfMissing } from '../preview/changed-row.server.ts';
import { getStoredContent, type StoredContent } from '../save/stored-content.server.ts';
import { MAX_LINKS, type PrivateLinks } from './private-link.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** After publication a link leads to the page for so long. */
const REMEMBERED_MS = 365 * DAY_MS;

/** Lists the links that still work. Throws `notFound`. */
export async function listPrivateLinks(db: Db, kind: WrittenKind, { id, now }: { id: string; now: Date }): Promise<PrivateLinks> {
  const stored = await getStoredContent(db, kind, { id, now });
  if (!isShareable(stored, now)) return { isShareable: false, links: [] };
  const links = await db
    .selectFrom('privateLinks')
    .select(['id', 'createdAt', 'createdBy', 'expiresAt'])
    .where('kind', '=', kind.name)
    .where('itemId', '=', id)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now.toISOString())]))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return { isShareable: true, links };
}

/** Returns the token, of which only a hash is stored, or why there is none, in words. It ends with its maker’s role. Throws `notFound` and `forbidden`. */
export async function createPrivateLink(
  db: Db,
  kind: WrittenKind,
  { id, days, viewer, now }: { id: string; days: number | null; viewer: { id: string; email: string }; now: Date },
): Promise<{ outcome: 'created'; token: string } | { outcome: 'refused'; reason: string }> {
  return runTransaction(db, async (tx) => {
    await lockPeople(tx, viewer); // their removal finds this link, or it is refused
    const stored = await getStoredContent(tx, kind, { id, now, isLocked: true });
    if (!isShareable(stored, now)) return refuse('There’s nothing to share: everything is public or in the trash.');
    await tx.deleteFrom('privateLinks').where('expiresAt', '<=', now.toISOString()).execute();
    await tx
      .deleteFrom('endedLinks')
      .where('endedAt', '<', new Date(now.getTime() - REMEMBERED_MS).toISOString())
      .execute();
    const { links } = await listPrivateLinks(tx, kind, { id, now });
    if (links.length >= MAX_LINKS) return refuse(`There are ${MAX_LINKS} links already. Withdraw one first.`);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
    await tx
      .insertInto('privateLinks')
      .values({
        id: randomUUID(),
        kind: kind.name,
        itemId: id,
        tokenHash: hashToken(token),
        createdAt: now.toISOString(),
        createdBy: viewer.email,
        expiresAt,
      })
      .execute();
    return { outcome: 'created', token };
  });
}

const refuse = (reason: string) => ({ outcome: 'refused' as const, reason });

/** Does nothing where the link has ended already. It leads nowhere later. */
export async function withdrawPrivateLink(db: Db, { name }: WrittenKind, { id, linkId }: { id: string; linkId: string }): Promise<void> {
  await runTransaction(db, async (tx) => {
    const withdrawn = await tx
      .deleteFrom('privateLinks')
      .where('kind', '=', name)
      .where('itemId', '=', id)
      .where('id', '=', linkId)
      .returning('tokenHash')
      .executeTakeFirst();
    if (withdrawn) await tx.deleteFrom('endedLinks').where('tokenHash', '=', withdrawn.tokenHash).execute();
  });
}

/** Path of what a link showed before it was published; undefined while readers cannot see it. */
export async function findPublishedPath(
  db: Db,
  kinds: readonly (WrittenKind & PageKind)[],
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> {
  const tokenHash = hashToken(token);
  const links = (['privateLinks', 'endedLinks'] as const).map((table) =>
    db.selectFrom(table).select(['kind', 'itemId']).where('tokenHash', '=', tokenHash).executeTakeFirst(),
  );
  const link = (await Promise.all(links)).find((found) => found !== undefined); // a scheduled item becomes public without a write
  const kind = link && kinds.find(({ name }) => name === link.kind);
  if (!kind) return undefined;
  const { itemId: id } = link;
  const shown = await toContentDb(db)
    .selectFrom(kind.table)
    .select('id')
    .where('id', '=', id)
    .where(isVisible(kind, now))
    .executeTakeFirst();
  return shown ? ((await getStoredContent(db, kind, { id, now })).saved.path ?? undefined) : undefined;
}

/** Returns undefined for a link that has ended or never was. */
export async function findSharedContent<Kind extends WrittenKind>(
  db: Db,
  kinds: readonly Kind[],
  { token, now }: { token: string; now: Date },
): Promise<{ kind: Kind; stored: StoredContent } | undefined> {
  const link = await findLink(db, { token, now });
  const kind = link && kinds.find(({ name }) => name === link.kind);
  if (!kind) return undefined;
  const stored = await getStoredContent(db, kind, { id: link.itemId, now }).catch(toUndefinedIfMissing);
  return stored && isShareable(stored, now) ? { kind, stored } : undefined;
}

export async function findLink(db: Db, { token, now }: { token: string; now: Date }) {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  return db
    .selectFrom('privateLinks')
    .select(['id', 'kind', 'itemId', 'createdBy'])
    .where('tokenHash', '=', hashToken(token))
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now.toISOString())]))
    .executeTakeFirst();
}

function isShareable({ saved, isInTrash }: StoredContent, now: Date): boolean {
  return !isInTrash && (saved.isDraft || saved.isChanged || saved.publishedAt > now.toISOString());
}

/** Needs no salt: the token is 256 random bits. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

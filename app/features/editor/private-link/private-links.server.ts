import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { lockPeople } from '#features/accounts/people/people.server.ts';
import { deleteExpiredTokens, hashToken, issueToken, selectOpenTokens } from '#features/accounts/tokens/tokens.server.ts';
import type { PageKind, WrittenKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';
import { toUndefinedIfMissing } from '../preview/changed-row.server.ts';
import { getStoredContent, type StoredContent } from '../save/stored-content.server.ts';
import { MAX_LINKS, type PrivateLinks } from './private-link.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lists the links that still work. Throws `notFound`. */
export async function listPrivateLinks(db: Db, kind: WrittenKind, { id, now }: { id: string; now: Date }): Promise<PrivateLinks> {
  const stored = await getStoredContent(db, kind, { id, now });
  if (!isShareable(stored, now)) return { isShareable: false, links: [] };
  const rows = await selectOpenTokens(db, ['private-link'], now)
    .leftJoin('users', 'users.id', 'tokens.userId')
    .select(['tokens.id', 'tokens.createdAt', 'users.email', 'tokens.expiresAt'])
    .where('subject', '=', toSubject(kind, id))
    .orderBy('tokens.createdAt', 'desc')
    .orderBy('tokens.id')
    .execute();
  return { isShareable: true, links: rows.map(({ email, ...link }) => ({ ...link, createdBy: email ?? 'someone who has left' })) };
}

/** As the triggers of the tables have it. */
const toSubject = ({ name }: { name: string }, id: string) => `${name}/${id}`;

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
    await deleteExpiredTokens(tx, now);
    const { links } = await listPrivateLinks(tx, kind, { id, now });
    if (links.length >= MAX_LINKS) return refuse(`There are ${MAX_LINKS} links already. Withdraw one first.`);
    const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
    const { token } = await issueToken(tx, { kind: 'private-link', userId: viewer.id, subject: toSubject(kind, id), now, expiresAt });
    return { outcome: 'created', token };
  });
}

const refuse = (reason: string) => ({ outcome: 'refused' as const, reason });

/** Does nothing where the link has ended already. It leads nowhere later. */
export async function withdrawPrivateLink(db: Db, kind: WrittenKind, { id, linkId }: { id: string; linkId: string }): Promise<void> {
  const link = db.deleteFrom('tokens').where('kind', '=', 'private-link').where('id', '=', linkId);
  await link.where('subject', '=', toSubject(kind, id)).execute();
}

/** Path of what a link showed before it was published; undefined while readers cannot see it. */
export async function findPublishedPath(
  db: Db,
  kinds: readonly (WrittenKind & PageKind)[],
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> {
  const found = db.selectFrom('tokens').select('subject').where('kind', 'in', ['private-link', 'ended-link']); // a scheduled item becomes public without a write
  const link = await found.where('hash', '=', hashToken('private-link', token)).executeTakeFirst();
  const { name, id } = parseSubject(link?.subject);
  const kind = kinds.find((each) => each.name === name);
  if (!kind) return undefined;
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
  const link = await selectOpenTokens(db, ['private-link'], now)
    .leftJoin('users', 'users.id', 'tokens.userId')
    .select(['tokens.id', 'subject', 'users.email as createdBy'])
    .where('hash', '=', hashToken('private-link', token))
    .executeTakeFirst();
  if (!link) return undefined;
  const { name, id: itemId } = parseSubject(link.subject);
  return { id: link.id, kind: name, itemId, createdBy: link.createdBy };
}

function parseSubject(subject = ''): { name: string; id: string } {
  const [name = '', ...rest] = subject.split('/');
  return { name, id: rest.join('/') };
}

function isShareable({ saved, isInTrash }: StoredContent, now: Date): boolean {
  return !isInTrash && (saved.isDraft || saved.isChanged || saved.publishedAt > now.toISOString());
}

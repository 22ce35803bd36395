import type { Db } from '#db/client.server.ts';
import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { takeFromQuota } from '#features/accounts/attempt-limit.server.ts';
import type { Caller } from '#features/accounts/callers/caller.ts';
import type { EmailText } from '#features/accounts/emails.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { listStates } from '#features/publishing/proposals/proposals.server.ts';
import { listRevisions } from '#features/publishing/revisions/revisions.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { clip } from '#platform/text/clip.ts';
import type { SavingPerson } from '../save/save-content.server.ts';
import type { SavedContent } from '../save/save-response.ts';
import type { StoredContent } from '../save/stored-content.server.ts';
import type { WaitingText } from './proposal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EMAILED_A_DAY = 20;
const TITLE_LENGTH = 100;

interface Deps extends Pick<AccountDeps, 'outbox' | 'now'> {
  settings: Pick<AccountDeps['settings'], 'SITE_URL' | 'SESSION_SECRET'>;
}

/** The other admins get one email of an item until it is decided, and no more than 20 a day of one person. */
export function toSavingPerson({ settings, outbox, now }: Deps, { userId: id, email: by }: Pick<Caller, 'userId' | 'email'>): SavingPerson {
  return {
    id,
    email: by,
    wake: outbox.wake,
    async announce(tx, proposed) {
      const quota = { name: 'proposal emails', of: id, most: EMAILED_A_DAY, windowMs: DAY_MS, now: now() };
      if ((await takeFromQuota(tx, settings.SESSION_SECRET, quota)) === undefined) return;
      const admins = tx.selectFrom('userRoles').innerJoin('users', 'users.id', 'userRoles.userId').where('role', '=', 'admin');
      const email = proposalEmail({ by, siteUrl: settings.SITE_URL, ...proposed });
      const expiresAt = new Date(now().getTime() + 7 * DAY_MS);
      for (const { email: to } of await admins.select('users.email').where('users.email', '!=', by).execute()) {
        const isFull = await outbox.enqueue(tx, { to, ...email }, { expiresAt }).catch(toFull);
        if (isFull) return; // the list says it, too
      }
    },
  };
}

function toFull(error: unknown): true {
  if (error instanceof AppError) return true;
  throw error;
}

/** Of the text it has the title alone. */
function proposalEmail({ by, siteUrl, kind, item }: { by: string; siteUrl: string; kind: FormKind; item: SavedContent }): EmailText {
  const line = (item.fields.title ?? '').replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  const what = `${item.isDraft ? `the ${kind.name}` : 'changes to'} “${clip(line, TITLE_LENGTH)}”`;
  const address = absoluteUrl(`/admin/${kind.adminSegment}/${encodeURIComponent(item.id)}`, siteUrl);
  return {
    subject: `${by} proposes ${what}`,
    text: `Hello,\n\n${by} proposes ${what}. Readers see nothing of it until an admin publishes it.\nTo read it, and to publish or decline it, open:\n\n${address}\n\nUntil then there’s no other email about it.\n\n${siteUrl}\n`,
  };
}

/** Texts of others that wait on an item, and a decision on the viewer's own; undefined where there is neither. */
export async function findWaitingText(
  db: Db,
  kind: FormKind,
  { stored: { saved, rowFields }, viewer, now }: { stored: StoredContent; viewer: string; now: Date },
): Promise<WaitingText | undefined> {
  const states = (await listStates(db, { kind: kind.name, ids: [saved.id], now })).filter(({ assistant }) => assistant === '');
  const others = states.filter(({ outcome, person }) => outcome === null && person !== viewer).map(({ person }) => person);
  const [last] = saved.isChanged ? await listRevisions(db, { kind: kind.name, itemId: saved.id }, { limit: 1 }) : [];
  const lastBy = last?.savedBy && last.savedBy !== viewer ? [last.savedBy] : [];
  const by = others.length > 0 ? others : lastBy; // another admin, or a program
  const declinedAt = states.find(({ outcome, person }) => outcome === 'refused' && person === viewer)?.decidedAt ?? null;
  if (by.length === 0 && declinedAt === null) return undefined;
  const { [kind.form.dateBox ?? '']: _, ...published } = rowFields;
  return { by, declinedAt, published: saved.isChanged ? published : null };
}

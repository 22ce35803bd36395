import type { Db } from '#db/client.server.ts';
import { getChangedFields, parseFields } from '#features/site-settings/documents/site-document.ts';
import { NEVER_CHANGED } from '#features/site-settings/site.ts';
import type { DocumentKind } from './document-kind.ts';

/** A part of the site in the admin's list. */
export interface ListedDocument extends Pick<DocumentKind, 'name' | 'label' | 'description'> {
  /** It is the text of a page; else a setting. */
  isText: boolean;
  /** How many of its fields say something else than the default. */
  changed: number;
  /** Changes are saved that are not public yet. */
  isWaiting: boolean;
  /** ISO 8601: when readers last saw a change of it; null where nobody has changed it. */
  updatedAt: string | null;
}

/** Every part of the site, in the given order, with what the owner has done about it. */
export async function listDocuments(db: Db, kinds: readonly DocumentKind[]): Promise<ListedDocument[]> {
  const rows = await db.selectFrom('siteDocuments').select(['id', 'fields', 'draftRevisionId', 'updatedAt']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return kinds.map(({ name, label, description, document, hasNoDrafts = false }) => {
    const { fields = '{}', draftRevisionId = null, updatedAt = NEVER_CHANGED } = byId.get(name) ?? {};
    return {
      name,
      label,
      description,
      isText: !hasNoDrafts,
      changed: Object.keys(getChangedFields(document, parseFields(fields))).length,
      isWaiting: draftRevisionId !== null,
      updatedAt: updatedAt > NEVER_CHANGED ? updatedAt : null,
    };
  });
}

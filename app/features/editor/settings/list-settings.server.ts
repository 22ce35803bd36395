import type { Db } from '#db/client.server.ts';
import { getChangedFields, parseFields, type SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { NEVER_CHANGED } from '#features/settings/site.ts';

/** Settings in the admin's list. */
export interface ListedSettings extends Pick<SettingsKind, 'name' | 'label' | 'description'> {
  /** They are the text of a page. */
  isText: boolean;
  /** How many of its fields say something else than the default. */
  changed: number;
  /** Changes are saved that are not public yet. */
  isWaiting: boolean;
  /** ISO 8601: when readers last saw a change of it; null where nobody has changed it. */
  updatedAt: string | null;
}

/** Settings in the given order, with how many fields the owner has changed. */
export async function listSettings(db: Db, kinds: readonly SettingsKind[]): Promise<ListedSettings[]> {
  const rows = await db.selectFrom('siteDocuments').select(['id', 'fields', 'draftRevisionId', 'updatedAt']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return kinds.map(({ name, label, description, defaults, hasNoDrafts = false }) => {
    const { fields = '{}', draftRevisionId = null, updatedAt = NEVER_CHANGED } = byId.get(name) ?? {};
    return {
      name,
      label,
      description,
      isText: !hasNoDrafts,
      changed: Object.keys(getChangedFields({ defaults }, parseFields(fields))).length,
      isWaiting: draftRevisionId !== null,
      updatedAt: updatedAt > NEVER_CHANGED ? updatedAt : null,
    };
  });
}

import type { Db } from '#db/client.server.ts';
import { getChangedFields, parseFields, type SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { NEVER_CHANGED } from '#features/settings/site.ts';

export interface ListedSettings extends Pick<SettingsKind, 'name' | 'label' | 'description'> {
  isText: boolean;
  /** Number of fields that differ from the default. */
  changed: number;
  isWaiting: boolean;
  /** ISO 8601; null where nobody has changed it. */
  updatedAt: string | null;
}

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

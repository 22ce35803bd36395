import { sql } from 'kysely';
import type { ContentKind, FormKind } from '#features/publishing/content-kind.ts';

export interface LibraryKind
  extends Pick<ContentKind, 'name' | 'noun' | 'adminSegment' | 'table' | 'hasDrafts' | 'ownedImage'>,
    Pick<FormKind, 'isSingle'> {
  form: Pick<FormKind['form'], 'columns'> | null;
}

export const kindOfUse = sql<string>`case kind when 'site' then item_id else kind end`;

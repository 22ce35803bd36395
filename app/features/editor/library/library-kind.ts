import { sql } from 'kysely';
import type { ContentKind, FormKind } from '#features/publishing/content-kind.ts';

/** Whatever uses images: a kind of content, or a part of the site. */
export interface LibraryKind
  extends Pick<ContentKind, 'name' | 'noun' | 'adminSegment' | 'table' | 'hasDrafts' | 'ownedImage'>,
    Pick<FormKind, 'isSingle'> {
  form: Pick<FormKind['form'], 'columns'> | null;
}

/** The kind that a row of `image_uses` is about: rows of the site's parts are there as `site`, their revisions by the part's own name. */
export const kindOfUse = sql<string>`case kind when 'site' then item_id else kind end`;

import type { Db } from '#db/client.server.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { site } from '#site';
import type { Solution } from './solution.ts';

interface SolutionPreview {
  /** Of a stored one. */
  id?: string | undefined;
  fields: FieldValues;
  /** As its page holds it. */
  content: string;
  now: Date;
}

/** A solution as its page would show it to a reader if the form were published now. */
export async function previewSolution(db: Db, { id, fields, content, now }: SolutionPreview): Promise<Solution> {
  const stored =
    id === undefined
      ? undefined
      : await db.selectFrom('growthSolutions').select(['author', 'publishedAt', 'isDraft']).where('id', '=', id).executeTakeFirst();
  return {
    id: id ?? 'preview',
    title: fields.title ?? '',
    excerpt: fields.excerpt || null,
    imageUrl: fields.imageUrl ?? '',
    content,
    isActive: true,
    author: stored?.author ?? site.author.name,
    publishedAt: stored && !stored.isDraft ? stored.publishedAt : now.toISOString(),
  };
}

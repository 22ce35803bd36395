import type { Db } from '#db/client.server.ts';
import { parseCategory } from '#features/publishing/category.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { getReadTime } from '#features/publishing/read-time.ts';
import { site } from '#site';
import type { Article } from './article.ts';

interface ArticlePreview {
  /** Of a stored one. */
  id?: string | undefined;
  fields: FieldValues;
  /** As its page holds it. */
  content: string;
  /** The words of the content. */
  text: string;
  now: Date;
}

/** An article as its page would show it if the form were published now. */
export async function previewArticle(db: Db, { id, fields, content, text, now }: ArticlePreview): Promise<Article> {
  const stored =
    id === undefined
      ? undefined
      : await db
          .selectFrom('articles')
          .select(['author', 'publishedAt', 'firstPublishedAt', 'isDraft'])
          .where('id', '=', id)
          .executeTakeFirst();
  const today = now.toISOString();
  const isDated = stored && !stored.isDraft;
  const keepsDate = isDated && (stored.publishedAt > today || fields.showAsNewest !== 'on');
  const tags = (fields.tags ?? '').split(',').map((tag) => tag.trim());
  return {
    id: id ?? 'preview',
    title: fields.title ?? '',
    category: parseCategory(fields.category ?? '') ?? '',
    excerpt: fields.excerpt ?? '',
    imageUrl: fields.imageUrl ?? '',
    tags: [...new Set(tags.filter(Boolean))],
    content,
    readTime: getReadTime(text),
    author: stored?.author ?? site.author.name,
    publishedAt: keepsDate ? stored.publishedAt : today,
    firstPublishedAt: isDated ? stored.firstPublishedAt : today,
  };
}

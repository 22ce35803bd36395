import { inThread } from '#platform/concurrency/thread.server.ts';
import type { ExportedContent } from './export-rows.server.ts';

const run = inThread<typeof import('#features/seo/markdown/content-markdown.server.ts')>(
  'app/features/seo/markdown/content-markdown.server.ts',
);

/** An article or a solution as Markdown with front matter, in a folder next to that of the images. */
export async function writeArticleFile(
  row: ExportedContent,
  { url, alts }: { url: string; alts: ReadonlyMap<string, string> },
): Promise<string> {
  const { id, fields, isDraft, publishedAt, updatedAt } = row;
  const { content = '', imageUrl = '', tags = '', series, seriesOrder } = fields;
  const body = await run('writeTextMarkdown', content, url);
  const frontMatter = {
    title: fields.title,
    date: isDraft ? undefined : publishedAt,
    lastmod: isDraft ? undefined : updatedAt,
    draft: isDraft || undefined,
    slug: fields.address || id,
    excerpt: fields.excerpt,
    category: fields.category,
    tags: tags ? tags.split(', ') : undefined,
    series: series ? [series] : undefined,
    series_order: series && seriesOrder ? Number(seriesOrder) : undefined,
    author: fields.author,
    image: imageUrl.startsWith('/images/') ? `..${imageUrl}` : imageUrl,
    imageAlt: alts.get(imageUrl),
    seoTitle: fields.metaTitle,
    description: fields.metaDescription,
    canonical: fields.canonicalUrl,
    noindex: fields.isNoindex ? true : undefined,
    lang: fields.language,
  };
  const lines = Object.entries(frontMatter).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : [])); // JSON is YAML
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

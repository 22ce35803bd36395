import type { Category } from '#features/publishing/category.ts';

/** An article that ships with Byline and is put into an empty database once. */
export interface BuiltInArticle {
  /** `1` to `12`; part of the path `/blog/{id}`. */
  id: string;
  category: Category;
  /** Day of publication, `YYYY-MM-DD`, in the site's time zone. */
  date: string;
  title: string;
  /** What search engines show in place of the title; at most 60 characters. */
  metaTitle: string;
  /** One or two plain sentences; no HTML. */
  excerpt: string;
  tags: string[];
  /** Paragraphs, h2 headings, lists and bold as HTML. */
  content: string;
}

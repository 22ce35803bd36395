import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '#features/html/rich-text.tsx';
import { formatLongDate } from '#features/publishing/format-date.ts';
import { AuthorNote } from './author-note.tsx';
import { CoverImage } from './cover-image.tsx';
import { Share } from './share/share.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ContentArticleProps {
  item: { id: string; title: string; author: string; publishedAt: string };
  /** Where its page is, for sharing, and for the end of a print. */
  url: string;
  /** Empty in the preview of one that has none yet. */
  cover: string;
  html: string;
  headings: ComponentProps<typeof TableOfContents>['headings'];
  className?: string;
  head: ReactNode;
  /** What the text ends with, before the ways to share it. */
  ending?: ReactNode;
  /** What stands after the author. */
  offer?: ReactNode;
  /** What stands below the text. */
  children?: ReactNode;
}

/** A piece of content on its own page. */
export function ContentArticle({ item, url, cover, html, headings, className, head, ending, offer, children }: ContentArticleProps) {
  return (
    <article className={className ? `article ${className}` : 'article'}>
      <div className="reading-line" aria-hidden="true" />
      {head}
      {cover && <CoverImage id={item.id} src={cover} />}
      <div className="article-body page">
        <TableOfContents headings={headings} />
        <RichText html={html} />
        <footer className="article-end" data-print-note={`${url} · ${formatLongDate(item.publishedAt)}`}>
          {ending}
          <Share url={url} title={item.title} />
          <AuthorNote author={item.author} />
          {offer}
        </footer>
      </div>
      {children}
    </article>
  );
}

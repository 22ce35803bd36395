import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '#features/html/rich-text.tsx';
import { isWeave, Picture } from '#features/images/picture.tsx';
import { formatLongDate } from '#features/publishing/dates.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { useSite } from '#features/settings/use-site.ts';
import { preloadLetters } from '#ui/fonts/preload-letters.ts';
import { AuthorNote } from './author-note.tsx';
import { PrintCode } from './print-end.tsx';
import { Share } from './share/share.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ContentArticleProps {
  item: { id: string; title: string; author: string | null; publishedAt: string; language: string | null; imageFocus: string };
  /** Where its page is, for sharing, and for the end of a print; null where it is not to be passed on. */
  url: string | null;
  /** The same as a QR code, for the end of a print. */
  code?: ComponentProps<typeof PrintCode>['code'];
  /** Null for none. */
  cover: string | null;
  html: string;
  /** In its place, where something stands between its parts. */
  text?: ReactNode;
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
export function ContentArticle({
  item,
  url,
  code = null,
  cover,
  html,
  text,
  headings,
  className,
  head,
  ending,
  offer,
  children,
}: ContentArticleProps) {
  const { timeZone } = useSite();
  preloadLetters({ heading: item.title + html, text: html });
  return (
    <article className={className ? `article ${className}` : 'article'}>
      <div className="reading-line" aria-hidden="true" />
      {head}
      {cover && <CoverImage id={item.id} src={cover} focus={item.imageFocus} />}
      <div className="article-body page">
        <TableOfContents headings={headings} language={item.language} />
        {text ?? <RichText html={html} language={getTextLanguage(item.language)} />}
        <footer className="article-end" data-print-note={[url, formatLongDate(item.publishedAt, timeZone)].filter(Boolean).join(' · ')}>
          {ending}
          {url && <Share url={url} title={item.title} />}
          <AuthorNote author={item.author} />
          {offer}
          <PrintCode code={code} />
        </footer>
      </div>
      {children}
    </article>
  );
}

/** The picture between a page's head and its text: a woven one from edge to edge, a photograph within the page. */
function CoverImage({ id, src, focus }: { id: string; src: string; focus: string }) {
  const isWoven = isWeave(src) || src.endsWith('.svg');
  return (
    <div className={`media ${isWoven ? 'media-band media-weave' : 'page'} carries`} id={`cover-${id}`}>
      <Picture src={src} alt="" sizes={isWoven ? '100vw' : '(width >= 90rem) 86rem, 100vw'} priority focus={focus} />
    </div>
  );
}

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
  /** Null where the page is not to be shared. */
  url: string | null;
  code?: ComponentProps<typeof PrintCode>['code'];
  cover: string | null;
  html: string;
  /** Replaces the HTML where videos stand between its parts. */
  text?: ReactNode;
  headings: ComponentProps<typeof TableOfContents>['headings'];
  className?: string;
  head: ReactNode;
  ending?: ReactNode;
  offer?: ReactNode;
  children?: ReactNode;
}

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
  const isRightToLeft = getTextLanguage(item.language).dir === 'rtl'; // the whole composition is mirrored then
  return (
    <article className={className ? `article ${className}` : 'article'} {...(isRightToLeft && { dir: 'rtl' })}>
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

/** Cover art goes from edge to edge, a photograph stays within the page. */
function CoverImage({ id, src, focus }: { id: string; src: string; focus: string }) {
  const isWoven = isWeave(src) || src.endsWith('.svg');
  return (
    <div className={`media ${isWoven ? 'media-band media-weave' : 'page'} carries`} id={`cover-${id}`}>
      <Picture src={src} alt="" sizes={isWoven ? '100vw' : '(width >= 90rem) 86rem, 100vw'} priority focus={focus} />
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '#features/html/rich-text.tsx';
import { isWeave, Picture } from '#features/images/picture.tsx';
import { formatLongDate } from '#features/publishing/dates.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { useSite } from '#features/settings/use-site.ts';
import { LetterFonts } from '#ui/fonts/font-script.tsx';
import { Island } from '#ui/islands/island.tsx';
import { AuthorNote } from './author-note.tsx';
import { PrintCode } from './print-end.tsx';
import { ShareButtons } from './share/share-buttons.tsx';

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
  const isRightToLeft = getTextLanguage(item.language).dir === 'rtl'; // the whole composition is mirrored then
  return (
    <article className={className ? `article ${className}` : 'article'} {...(isRightToLeft && { dir: 'rtl' })}>
      <LetterFonts heading={item.title + html} text={html} />
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
      <Picture src={toBand(src, id)} alt="" sizes={isWoven ? '100vw' : '(width >= 90rem) 86rem, 100vw'} priority focus={focus} />
    </div>
  );
}

/** The same art, drawn for the band that goes across the page. */
function toBand(src: string, id: string): string {
  if (src === `/pictures/${id}.svg`) return `/pictures/${id}-band.svg`;
  return src.replace(/\/cover\.svg$/, '/band.svg');
}

function Share({ url, title }: { url: string; title: string }) {
  return (
    <div className="share">
      <span className="label">Share</span>
      <a className="button button-quiet" href={whatsAppShareLink({ url, title })} target="_blank" rel="noopener">
        WhatsApp
      </a>
      <a className="button button-quiet" href={linkedInShareLink(url)} target="_blank" rel="noopener">
        LinkedIn
      </a>
      <div className="scripted">
        <Island name="share" of={ShareButtons} props={{ url, title }} />
      </div>
    </div>
  );
}

function whatsAppShareLink({ url, title }: { url: string; title: string }): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`.toWellFormed())}`;
}

function linkedInShareLink(url: string): string {
  return `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url.toWellFormed())}`;
}

const MIN_HEADINGS = 3;

/** Shown from three headings on. */
function TableOfContents({
  headings,
  language,
}: {
  headings: { id: string; text: string; level: 2 | 3 }[];
  /** Null for the site's own. */
  language: string | null;
}) {
  const main = headings.filter(({ level }) => level === 2);
  const shown = main.length >= MIN_HEADINGS ? main : headings;
  if (shown.length < MIN_HEADINGS) return null;
  return (
    <nav className="table-of-contents" aria-labelledby="contents-title">
      <h2 className="label" id="contents-title">
        Contents
      </h2>
      <ol>
        {shown.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} {...getTextLanguage(language)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { type ComponentProps, useEffect, useState } from 'react';
import { useParams, useRouteLoaderData } from 'react-router';
import { type ContentKind, type FieldValues, NEW } from '#features/publishing/content-kind.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { useSite } from '#features/settings/use-site.ts';
import { z } from '#platform/forms/zod.ts';
import { cutText, getHeadTitle, SHOWN_DESCRIPTION, SHOWN_TITLE } from './search-result.ts';

interface PreviewsProps {
  kind: Pick<ContentKind, 'page'>;
  fields: FieldValues;
}

/** Delay after the last keystroke before a picture is drawn again. */
const DELAY_MS = 700;

export function Previews({ kind, fields }: PreviewsProps) {
  const siteUrl = useSiteUrl();
  const { author } = useSite();
  const { id } = useParams();
  const { metaTitle = '', metaDescription = '', excerpt = '', title = '', language = '', isNoindex = '' } = fields;
  const shownTitle = metaTitle.trim() || title.trim();
  const headTitle = metaTitle.trim() || getHeadTitle(title.trim(), author.name);
  const description = metaDescription.trim() || excerpt.trim() || title.trim();
  const url = URL.parse(
    fields.canonicalUrl?.trim() || getPath(kind, { id, address: fields.address?.trim() || null }),
    siteUrl || 'https://localhost',
  );
  const host = url?.host ?? '';
  const trail = url?.pathname.split('/').filter(Boolean).map(decode) ?? [];
  const text = getTextLanguage(language || null);
  return (
    <div className="sharing-previews">
      <figure>
        <figcaption className="field-label">In a search engine</figcaption>
        {isNoindex ? (
          <p className="field-hint">Search engines are asked to leave this page out.</p>
        ) : (
          <div className="search-preview">
            <p className="search-preview-url">{[host, ...trail].join(' › ')}</p>
            <p className="search-preview-title" {...text}>
              {cutText(headTitle, SHOWN_TITLE) || 'Title'}
            </p>
            <p {...text}>{cutText(description, SHOWN_DESCRIPTION)}</p>
          </div>
        )}
        {!isNoindex && (
          <p className="field-hint">
            Where they usually cut it off: {SHOWN_TITLE} characters of the title, {SHOWN_DESCRIPTION} of the description. They may choose
            other words.
          </p>
        )}
      </figure>
      <figure>
        <figcaption className="field-label">Where its link is shared</figcaption>
        <div className="card-preview">
          <SharingPicture kind={kind} fields={fields} />
          <div className="card-preview-text">
            <p className="card-preview-host">{host}</p>
            <p className="card-preview-title" {...text}>
              {cutText(shownTitle, 90) || 'Title'}
            </p>
            <p {...text}>{cutText(description, 120)}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

function SharingPicture({ kind, fields: { sharingImageUrl = '', title = '', category = '' } }: PreviewsProps) {
  const drawn = `/admin/share-card.png?${new URLSearchParams({ title, category, label: kind.page?.shareLabel ?? '' })}`;
  return <LoadedImage key={sharingImageUrl ? 'chosen' : 'drawn'} src={useDelayed(sharingImageUrl.trim() || drawn, DELAY_MS)} alt="" />;
}

function LoadedImage({ src = '', alt, ...image }: ComponentProps<'img'>) {
  const [failed, setFailed] = useState('');
  if (failed === src) return <p className="card-preview-missing">There’s no such image.</p>;
  return <img {...image} src={src} alt={alt} width="1200" height="630" onError={() => setFailed(src)} />;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function useDelayed<T>(value: T, ms: number): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return delayed;
}

const rootSchema = z.object({ siteUrl: z.string() });

function useSiteUrl(): string {
  return rootSchema.safeParse(useRouteLoaderData('root')).data?.siteUrl ?? '';
}

function getPath({ page }: PreviewsProps['kind'], { id, address }: { id: string | undefined; address: string | null }): string {
  if (!page) return '/';
  return address || (id && id !== NEW) ? page.path({ id: id ?? NEW, address }) : page.folder;
}

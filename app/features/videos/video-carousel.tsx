import { useId, useRef } from 'react';
import { Picture } from '#features/images/picture.tsx';
import { NextIcon, PreviousIcon } from '#ui/icons.tsx';
import { PER_PAGE, usePages } from './use-pages.ts';
import type { VideoCardFacts } from './video.ts';

/** Turns three videos at a time; on a phone it is swiped, or a list. */
export function VideoCarousel({ title, videos }: { title: string; videos: VideoCardFacts[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const stripId = useId();
  const pages = usePages(strip, videos.length);
  const hasControls = videos.length > PER_PAGE;

  return (
    <>
      <div className="page section-head">
        <h2 className="section-title" id="films">
          {title}
        </h2>
        {hasControls && (
          <div className="filmstrip-controls">
            <button
              className="tool"
              type="button"
              aria-label="Previous"
              aria-controls={stripId}
              onClick={() => pages.turnTo(pages.current - 1)}
            >
              <PreviousIcon />
            </button>
            <button
              className="tool"
              type="button"
              aria-label="Next"
              aria-controls={stripId}
              onClick={() => pages.turnTo(pages.current + 1)}
            >
              <NextIcon />
            </button>
          </div>
        )}
      </div>
      <ul className="filmstrip-track" id={stripId} ref={strip} aria-labelledby="films">
        {videos.map((video, at) => (
          <VideoCard key={video.id} video={video} isOffPage={pages.isPaged && !pages.isOnPage(at)} />
        ))}
      </ul>
      {hasControls && (
        <div className="page filmstrip-dots">
          {Array.from({ length: pages.count }, (_, page) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the pages are their numbers
              key={page}
              className="dot"
              type="button"
              aria-label={`Page ${page + 1}`}
              aria-current={page === pages.current ? 'true' : undefined}
              onClick={() => pages.turnTo(page)}
            />
          ))}
          <p className="visually-hidden" aria-live="polite">
            {pages.isPaged && `Page ${pages.current + 1} of ${pages.count}`}
          </p>
        </div>
      )}
    </>
  );
}

export function FilmSkeleton() {
  return (
    <div className="film" aria-hidden="true">
      <div className="media media-wide skeleton" />
      <div className="skeleton skeleton-line" />
    </div>
  );
}

export function VideoCard({ video, isOffPage }: { video: VideoCardFacts; isOffPage: boolean }) {
  const { title, url, thumbnailUrl, isShort, duration, age, views } = video;
  return (
    <li className="film card" inert={isOffPage}>
      <div className="media media-wide">
        {thumbnailUrl && <Picture src={thumbnailUrl} alt="" width={1280} height={720} sizes="(width < 40rem) 72vw, 30vw" />}
        {isShort && <span className="film-badge">SHORT</span>}
        {duration && <span className="film-time">{duration}</span>}
      </div>
      <h3 className="film-title" dir="auto">
        <a className="card-link" href={url} target="_blank" rel="noopener">
          {title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      <p className="meta">
        {age && <span>{age}</span>}
        {views && <span>{views}</span>}
      </p>
    </li>
  );
}

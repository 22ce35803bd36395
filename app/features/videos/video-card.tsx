import { Picture } from '#features/images/picture.tsx';
import type { VideoCardFacts } from './video.ts';

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

import { type MouseEvent, useState } from 'react';
import { Picture } from '#features/images/picture.tsx';
import { PlayIcon } from '#ui/icons.tsx';

export interface VideoEmbedProps {
  id: string;
  url: string;
  title: string;
  image: string | null;
}

export const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** YouTube's player replaces the picture when it is pressed. Without scripts it is a link. */
export function VideoEmbed({ id, url, title, image }: VideoEmbedProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  function play(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // in a tab of its own
    event.preventDefault();
    setIsPlaying(true);
  }
  if (isPlaying) {
    return (
      <iframe
        className="video-embed"
        src={`${PLAYER_HOST}/embed/${id}?autoplay=1`}
        title={title || 'Video'}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        ref={(player) => player?.focus()}
      />
    );
  }
  return (
    <a className="video-embed video-embed-card" href={url} target="_blank" rel="noopener" data-toggle onClick={play}>
      {image && <Picture src={image} alt="" width={1280} height={720} sizes="(width < 52rem) 92vw, 52rem" />}
      <span className="video-embed-text">
        <PlayIcon />
        <span>
          <span className="visually-hidden">Play: </span>
          <bdi>{title || 'Video'}</bdi>
          <span className="video-embed-host">Plays from YouTube</span>
        </span>
      </span>
    </a>
  );
}

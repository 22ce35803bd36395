import { type MouseEvent, useState } from 'react';
import { Picture } from '#features/images/picture.tsx';
import { PlayIcon } from '#ui/icons.tsx';

export interface VideoEmbedProps {
  /** Of the site that plays it. */
  name: string;
  url: string;
  /** Address of the frame. */
  player: string;
  title: string;
  image: string | null;
}

/** The other site's player replaces the picture when it is pressed. Without scripts it is a link. */
export function VideoEmbed({ name, url, player, title, image }: VideoEmbedProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  function play(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // in a tab of its own
    event.preventDefault();
    setIsPlaying(true);
  }
  const isSound = name === 'Spotify';
  const words = isSound ? 'Recording' : 'Video';
  if (isPlaying) {
    return (
      <iframe
        className={isSound ? 'video-embed video-embed-low' : 'video-embed'}
        src={player}
        title={title || words}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        ref={(frame) => frame?.focus()}
      />
    );
  }
  return (
    <a
      className={`video-embed video-embed-card${image ? '' : ' video-embed-low'}`}
      href={url}
      target="_blank"
      rel="noopener"
      data-toggle
      onClick={play}
    >
      {image && <Picture src={image} alt="" width={1280} height={720} sizes="(width < 52rem) 92vw, 52rem" />}
      <span className="video-embed-text">
        <PlayIcon />
        <span>
          <span className="visually-hidden">Play: </span>
          <bdi>{title || words}</bdi>
          <span className="video-embed-host">Plays from {name}</span>
        </span>
      </span>
    </a>
  );
}

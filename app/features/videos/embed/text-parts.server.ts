import type { Db } from '#db/client.server.ts';
import type { ArticlePart } from '#features/html/video-links.server.ts';
import type { TextPart } from './article-text.tsx';
import { findKnownVideos } from './embedded-videos.server.ts';
import { PLAYER_HOST } from './video-embed.tsx';

const POLICY = { headers: { 'content-security-policy': `frame-src ${PLAYER_HOST}` } };

/** `headers` allow the players; undefined without videos. */
export async function describeVideoParts(
  db: Db,
  parts: readonly ArticlePart[] | undefined,
): Promise<{ parts?: TextPart[]; init?: { headers: Record<string, string> } }> {
  if (!parts) return {};
  const ids = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.id]));
  const known = await findKnownVideos(db, ids);
  return {
    parts: parts.map((part) => {
      if (typeof part === 'string') return part;
      const video = known.get(part.id);
      return { id: part.id, url: part.url, title: part.text || video?.title || '', image: video?.thumbnailUrl ?? null };
    }),
    init: POLICY,
  };
}

import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { type ArticlePart, findVideoLinks, type VideoLink } from '#features/html/video-links.server.ts';
import { deleteImage } from '#features/images/image-trash.server.ts';
import { errorFields } from '#platform/log/log.server.ts';
import { copyThumbnail, type ImportServices } from '../import-video.server.ts';
import type { TextPart } from './article-text.tsx';
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

export interface KnownVideo {
  title: string;
  thumbnailUrl: string | null;
}

/** Keyed by YouTube id: from the site's own list, or from when a text with them was saved. */
export async function findKnownVideos(db: Db, ids: readonly string[]): Promise<Map<string, KnownVideo>> {
  if (ids.length === 0) return new Map();
  const [embedded, listed] = await Promise.all([
    db.selectFrom('embeddedVideos').select(['id as youtubeId', 'title', 'thumbnailUrl']).where('id', 'in', ids).execute(),
    db
      .selectFrom('youtubeVideos')
      .select(['youtubeId', 'title', 'thumbnailUrl'])
      .where('youtubeId', 'in', ids)
      .where('deletedAt', 'is', null)
      .where('thumbnailUrl', 'is not', null)
      .execute(),
  ]);
  return new Map([...embedded, ...listed].map(({ youtubeId, ...known }) => [youtubeId, known]));
}

/** Fetches title and thumbnail of unknown videos, one after the other. Failures are retried at the next save. */
export async function storeVideosIn(services: ImportServices, html: string): Promise<void> {
  await storeVideos(services, findVideoLinks(html)).catch((error: unknown) =>
    services.log.warn('videos of a text not fetched', errorFields(error)),
  );
}

async function storeVideos(services: ImportServices, links: readonly VideoLink[]) {
  const known = await findKnownVideos(
    services.db,
    links.map(({ id }) => id),
  );
  for (const link of links) {
    if (known.get(link.id)?.thumbnailUrl) continue;
    await storeVideo(services, link).catch((error: unknown) =>
      services.log.warn('video of a text not fetched', { video: link.id, ...errorFields(error) }),
    );
  }
}

async function storeVideo(services: ImportServices, { id }: VideoLink): Promise<void> {
  const item = await services.youtube.fetchVideo(id);
  const thumbnail = await copyThumbnail(services, id, item);
  const row = { title: item.snippet.title, thumbnailUrl: thumbnail?.url ?? null, fetchedAt: services.now().toISOString() };
  const { numInsertedOrUpdatedRows } = await runContentTransaction(services, (tx) =>
    tx
      .insertInto('embeddedVideos')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('embeddedVideos.thumbnailUrl', 'is', null))
      .executeTakeFirstOrThrow(),
  );
  if (!numInsertedOrUpdatedRows && thumbnail) await deleteImage(services, thumbnail.id); // another save was quicker
}

import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { type ArticlePart, findVideoLinks, type VideoLink } from '#features/html/video-links.server.ts';
import { deleteImage } from '#features/images/image-trash.server.ts';
import { errorFields } from '#platform/log/log.server.ts';
import { copyThumbnail, type ImportDeps } from '../import-video.server.ts';
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
export async function storeVideosIn(deps: ImportDeps, html: string): Promise<void> {
  await storeVideos(deps, findVideoLinks(html)).catch((error: unknown) =>
    deps.log.warn('videos of a text not fetched', errorFields(error)),
  );
}

async function storeVideos(deps: ImportDeps, links: readonly VideoLink[]) {
  const known = await findKnownVideos(
    deps.db,
    links.map(({ id }) => id),
  );
  for (const link of links) {
    if (known.get(link.id)?.thumbnailUrl) continue;
    await storeVideo(deps, link).catch((error: unknown) =>
      deps.log.warn('video of a text not fetched', { video: link.id, ...errorFields(error) }),
    );
  }
}

async function storeVideo(deps: ImportDeps, { id }: VideoLink): Promise<void> {
  const item = await deps.youtube.fetchVideo(id);
  const thumbnail = await copyThumbnail(deps, id, item);
  const row = { title: item.snippet.title, thumbnailUrl: thumbnail?.url ?? null, fetchedAt: deps.now().toISOString() };
  const { numInsertedOrUpdatedRows } = await runContentTransaction(deps, (tx) =>
    tx
      .insertInto('embeddedVideos')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('embeddedVideos.thumbnailUrl', 'is', null))
      .executeTakeFirstOrThrow(),
  );
  if (!numInsertedOrUpdatedRows && thumbnail) await deleteImage(deps, thumbnail.id); // another save was quicker
}

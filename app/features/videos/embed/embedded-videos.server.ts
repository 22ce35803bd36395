import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { findVideosInHtml } from '#features/html/article-html.server.ts';
import type { ArticlePart } from '#features/html/elements/embed/players.server.ts';
import { deleteImage } from '#features/images/image-trash.server.ts';
import { errorFields } from '#platform/log/log.server.ts';
import { copyThumbnail, type ImportDeps } from '../import-video.server.ts';
import type { TextPart } from './article-text.tsx';

/** `init` has the headers that allow the players. */
export async function describeVideoParts(
  db: Db,
  parts: readonly ArticlePart[] | undefined,
): Promise<{ parts?: TextPart[]; init?: { headers: Record<string, string> } }> {
  if (!parts) return {};
  const players = parts.filter((part) => typeof part !== 'string');
  const known = await findKnownVideos(
    db,
    players.flatMap(({ youtubeId }) => youtubeId ?? []),
  );
  const hosts = new Set(players.map(({ player }) => new URL(player).origin));
  return {
    parts: parts.map((part) => {
      if (typeof part === 'string') return part;
      const { name, url, text, player, youtubeId = '' } = part;
      const video = known.get(youtubeId);
      return { name, url, player, title: text || video?.title || '', image: video?.thumbnailUrl ?? null };
    }),
    ...(hosts.size > 0 && { init: { headers: { 'content-security-policy': `frame-src ${[...hosts].join(' ')}` } } }),
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

/** What is known of a video once it was asked for; undefined if YouTube doesn't say. */
export async function describeVideo(deps: ImportDeps, youtubeId: string): Promise<KnownVideo | undefined> {
  await storeVideos(deps, [youtubeId]);
  return (await findKnownVideos(deps.db, [youtubeId])).get(youtubeId);
}

/** Fetches title and thumbnail of unknown videos, one after the other. Failures are retried at the next save. */
export async function storeVideosIn(deps: ImportDeps, html: string): Promise<void> {
  const stored = findVideosInHtml(html).then((ids) => storeVideos(deps, [...new Set(ids)]));
  await stored.catch((error: unknown) => deps.log.warn('videos of a text not fetched', errorFields(error)));
}

async function storeVideos(deps: ImportDeps, ids: readonly string[]) {
  const known = await findKnownVideos(deps.db, ids);
  for (const id of ids) {
    if (known.get(id)?.thumbnailUrl) continue;
    await storeVideo(deps, id).catch((error: unknown) =>
      deps.log.warn('video of a text not fetched', { video: id, ...errorFields(error) }),
    );
  }
}

async function storeVideo(deps: ImportDeps, id: string): Promise<void> {
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

import { type Feed, findFeed } from '#features/seo/feeds/feed.server.ts';

/** A page of a feed that is there. */
export async function getFeed(...input: Parameters<typeof findFeed>): Promise<Feed> {
  const feed = await findFeed(...input);
  if (!feed) throw new Error('no such page of the feed');
  return feed;
}

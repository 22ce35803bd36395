import type { Db } from '#db/client.server.ts';
import { getVariantWidths, type ImageName, imageFileName, parseImageUrl, variantFileName } from '#features/images/image-variants.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Finding } from './finding.ts';
import type { Site } from './open-site.ts';

const BATCH = 100;
const IMAGE_URLS = /\/images\/[a-z0-9-]+\.[a-z]+/g;

interface Use {
  name: ImageName;
  /** Where a person finds it. */
  usedBy: string;
}

/** Whether the uploaded images that the content shows are known to the database, with every file. */
export async function checkImages({ db, settings }: Site): Promise<Finding[]> {
  let storage: Storage | undefined; // opened where an image is to be looked for
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for await (const uses of listUses(db)) {
    const fresh = uses.filter(({ name }) => !seen.has(name.id));
    for (const { name, usedBy } of fresh) {
      if (seen.has(name.id)) continue;
      seen.add(name.id);
      storage ??= await openStorage(settings);
      const problem = await findProblem({ db, storage }, name);
      if (problem) findings.push({ message: `An image of ${usedBy} ${problem}; put the files back from your backup, or upload it again.` });
    }
  }
  return findings;
}

async function findProblem({ db, storage }: { db: Db; storage: Storage }, name: ImageName): Promise<string | undefined> {
  const row = await db.selectFrom('images').select('id').where('id', '=', name.id).executeTakeFirst();
  if (!row) return `is not known to the database (${imageFileName(name)})`;
  const variants = getVariantWidths(name.width).flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => variantFileName(name.id, width, format)),
  );
  for (const file of [imageFileName(name), ...variants]) {
    if (!(await storage.has(file))) return `has lost its file ${file}`;
  }
  return undefined;
}

/** Some rows at a time, so that a site of thousands of articles fits. */
async function* listUses(db: Db): AsyncGenerator<Use[]> {
  for (const table of ['articles', 'growthSolutions'] as const) {
    for (let last = ''; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'title', 'imageUrl', 'content'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      yield rows.flatMap(({ title, imageUrl, content }) => toUses(title, [imageUrl ?? '', ...(content.match(IMAGE_URLS) ?? [])]));
      if (rows.length < BATCH) break;
      last = rows.at(-1)?.id ?? '';
    }
  }
  const videos = await db.selectFrom('youtubeVideos').select(['title', 'thumbnailUrl']).execute();
  yield videos.flatMap(({ title, thumbnailUrl }) => toUses(title, [thumbnailUrl ?? '']));
}

function toUses(title: string, urls: string[]): Use[] {
  return urls.flatMap((url) => {
    const name = parseImageUrl(url);
    return name ? [{ name, usedBy: `“${title}”` }] : [];
  });
}

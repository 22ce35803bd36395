import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { restoreImage } from '#features/images/image-trash.server.ts';
import { getVariantWidths, type ImageName, imageFileName, parseImageUrl, variantFileName } from '#features/images/image-variants.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Finding } from './finding.ts';
import type { Site } from './open-site.ts';

const BATCH = 100;
const IMAGE_URLS = /\/images\/[a-z0-9]{16}-\d{1,4}x\d{1,4}-[0-9a-f]{6}\.[a-z]{3,4}/g;

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
      const finding = await findProblem({ db, storage }, { name, usedBy });
      if (finding) findings.push(finding);
    }
  }
  return findings;
}

async function findProblem({ db, storage }: { db: Db; storage: Storage }, { name, usedBy }: Use): Promise<Finding | undefined> {
  const lacks = (what: string) => ({
    message: `An image of ${usedBy} ${what}; put the files back from your backup, or upload it again.`,
  });
  const row = await db.selectFrom('images').select('state').where('id', '=', name.id).executeTakeFirst();
  if (!row) return lacks(`is not known to the database (${imageFileName(name)})`);
  const variants = getVariantWidths(name.width).flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => variantFileName(name.id, width, format)),
  );
  for (const file of [imageFileName(name), ...variants]) {
    if (!(await storage.has(file))) return lacks(`has lost its file ${file}`);
  }
  if (row.state === 'live') return undefined;
  if (row.state !== 'trashed') return lacks('was never stored whole, or is being removed');
  return {
    message: `An image of ${usedBy} is in the trash, and no reader sees it.`,
    mend: () => takeBack({ db, storage }, { name, usedBy }),
  };
}

async function takeBack({ db, storage }: { db: Db; storage: Storage }, { name, usedBy }: Use): Promise<string> {
  const contentVersion = await watchContentVersion(db);
  const outcome = await restoreImage({ db, storage, contentVersion }, name.id).finally(() => contentVersion.stop());
  return outcome === 'restored'
    ? `An image of ${usedBy} was taken back from the trash.`
    : `An image of ${usedBy} could not be taken back from the trash.`;
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

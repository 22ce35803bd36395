import { allMigrations } from '#app/all-migrations.server.ts';
import { pages } from '#content/demo/pages.ts';
import { facts, services } from '#content/demo/profile.ts';
import { solutions } from '#content/demo/solutions.ts';
import { videos } from '#content/demo/videos.ts';
import { copyBeforeMigration } from '#db/before-migration.server.ts';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { insertMissingServices } from '#features/services/services.server.ts';
import { keepFilesPrivate } from '#platform/env/process.server.ts';
import { readSettings } from '#platform/env/settings.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { exitWithMessage } from './exit-with-message.ts';

const AGAIN = '--again';

async function main() {
  keepFilesPrivate();
  const settings = await readSettings();
  const log = createLog({ format: settings.LOG_FORMAT });
  const db = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  try {
    if (!settings.DATABASE_URL) await copyBeforeMigration(db, { dataDir: settings.DATA_DIR, wanted: allMigrations });
    await migrate(db, allMigrations);
    if ((await hasContent(db)) && !process.argv.includes(AGAIN)) {
      log.warn(`There are solutions or videos already. To add the demo content anyway: npm run demo -- ${AGAIN}`);
      process.exitCode = 1;
      return;
    }
    await insertDemo(db);
    log.info('Added the demo content', { solutions: solutions.length, videos: videos.length, pages: pages.length });
  } finally {
    await db.destroy();
  }
}

async function hasContent(db: Db) {
  const solution = await db.selectFrom('growthSolutions').select('id').limit(1).executeTakeFirst();
  const video = await db.selectFrom('youtubeVideos').select('id').limit(1).executeTakeFirst();
  return Boolean(solution ?? video);
}

async function insertDemo(db: Db) {
  await insertMissingServices(db, { now: new Date() });
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('growthSolutions')
      .values(
        solutions.map(({ date, content, ...solution }) => ({
          ...solution,
          content: sanitizeArticleHtml(content),
          imageUrl: `/pictures/${solution.id}.svg`,
          isActive: true,
          publishedAt: getPublicationTime(date),
          updatedAt: getPublicationTime(date),
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await tx
      .insertInto('pages')
      .values(
        pages.map(({ date, content, ...page }) => ({
          ...page,
          content: sanitizeArticleHtml(content),
          publishedAt: getPublicationTime(date),
          updatedAt: getPublicationTime(date),
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await tx
      .insertInto('youtubeVideos')
      .values(
        videos.map(({ youtubeId, viewCount, date, ...video }) => ({
          ...video,
          id: youtubeId,
          youtubeId,
          thumbnailUrl: `/pictures/${youtubeId}.svg`,
          viewCount,
          publishedAt: getPublicationTime(date),
          isActive: true,
        })),
      )
      .onConflict((conflict) => conflict.column('youtubeId').doNothing())
      .execute();
    const profile = { facts: facts.join('\n') };
    await tx
      .updateTable('siteDocuments')
      .set({ fields: JSON.stringify(profile) })
      .where('id', '=', 'about')
      .where('fields', '=', '{}')
      .execute();
    for (const [id, fields] of Object.entries(services))
      await tx
        .updateTable('services')
        .set({ fields: JSON.stringify(fields) })
        .where('id', '=', id)
        .where('fields', '=', '{}')
        .execute();
  });
}

function getPublicationTime(day: string) {
  return `${day}T09:00:00.000Z`;
}

await main().catch(exitWithMessage);

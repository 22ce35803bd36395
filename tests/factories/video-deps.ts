import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import type { ImportDeps } from '#features/videos/import-video.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { createYouTube } from '#platform/youtube/youtube.server.ts';
import type { YouTubeServer } from '#tests/contracts/youtube-server.ts';

/** What videos are added with, in a folder of its own; `lines` is what has been logged. */
export async function openVideoDeps(server: YouTubeServer, now: () => Date) {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-videos-'));
  const db = await openDatabase({ databaseUrl: '', dataDir: folder });
  await migrate(db);
  const lines: string[] = [];
  const deps: ImportDeps = {
    db,
    storage: await openFileStorage(path.join(folder, 'content-images')),
    contentVersion: await watchContentVersion(db),
    youtube: createYouTube({ YOUTUBE_API_URL: server.url, YOUTUBE_API_KEY: server.key }),
    log: createLog({ format: 'json', write: (line) => void lines.push(line) }),
    now,
  };
  async function close() {
    deps.contentVersion.stop();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
  return { deps, folder, lines, close };
}

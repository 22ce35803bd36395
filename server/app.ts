import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { renderingContext } from '#app/rendering.server.ts';
import { type Services, servicesContext } from '#app/services.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { lockDataDir } from '#db/process-lock.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { AppHandler } from './app-handler.ts';
import { createHttpServer } from './http-server.ts';
import { seedBuiltInArticles } from './seed.ts';

export interface RunningApp {
  /** Where the site answers. */
  url: string;
  /** Finishes what is under way, then closes everything. */
  stop(): Promise<void>;
}

/** Opens the database, migrates, seeds and serves. Throws `unavailable` with a message that names the setting at fault. */
export async function startApp(settings: Settings, log: Log): Promise<RunningApp> {
  const { services, close } = await openServices(settings, log);
  try {
    const server = createHttpServer({
      handler: createAppHandler(services),
      settings,
      log,
      contentVersion: services.contentVersion,
      isReady: () =>
        services.contentVersion.refresh().then(
          () => true,
          () => false,
        ),
      clientDir: 'build/client',
    });
    const { url } = await server.listen();
    return {
      url,
      async stop() {
        await server.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openServices(settings: Settings, log: Log): Promise<{ services: Services; close(): Promise<void> }> {
  const lock = settings.DATABASE_URL ? undefined : lockDataDir(settings.DATA_DIR);
  const db = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  const applied = await migrate(db);
  if (applied.length) log.info('migrated', { applied });
  const seeded = await seedBuiltInArticles(db, { now: new Date() });
  if (seeded) log.info('seeded', { articles: seeded });
  const contentVersion = await watchContentVersion(db);
  return {
    services: { settings, log, db, contentVersion, now: () => new Date() },
    async close() {
      contentVersion.stop();
      await db.destroy();
      lock?.release();
    },
  };
}

function createAppHandler(services: Services): AppHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, { rendering }) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(renderingContext, rendering);
    return handle(request, context);
  };
}

import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { checks, storedColumns } from '#app/all-checks.server.ts';
import { kinds, storedKinds } from '#app/all-kinds.server.ts';
import { allMigrations } from '#app/all-migrations.server.ts';
import { type Deps, depsContext } from '#app/context/deps.server.ts';
import { changedCookiesContext } from '#app/context/guard.server.ts';
import { type Preview, previewContext, renderPageContext } from '#app/context/preview.server.ts';
import { failureContext, renderingContext, requestInfoContext } from '#app/context/request.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { openAddressList, serverExtensions } from '#app/open-extensions.server.ts';
import { openSwitches } from '#app/open-extensions.ts';
import { type Db, openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { findPendingMigrations, migrate } from '#db/migrate.server.ts';
import { type DataDirLock, lockDataDir } from '#db/process-lock.server.ts';
import { createAccounts } from '#features/accounts/better-auth/call-auth.server.ts';
import { watchSecret } from '#features/accounts/rescue/secret-mark.server.ts';
import { hasAdmin, issueSetUpLink, SET_UP_HOURS } from '#features/accounts/sign-in/set-up.server.ts';
import { createBackups } from '#features/backup/scheduled-backups.server.ts';
import { createCheckups, toCheckedSite } from '#features/checks/checked-site.server.ts';
import { getImagesOrigin } from '#features/images/place/image-place.server.ts';
import { openImageStore } from '#features/images/store/open-image-store.server.ts';
import { createEnqueue, EMAIL_JOB } from '#features/outbox/outbox.server.ts';
import { createPublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import { findNextAnniversary, findNextPublication } from '#features/publishing/visibility.server.ts';
import { createMissCounter } from '#features/redirects/miss-counter.ts';
import { storeMisses } from '#features/redirects/missed-addresses.server.ts';
import { insertMissingServices } from '#features/services/services.server.ts';
import { findFileProblems } from '#features/settings/check-files.ts';
import { findMailServer } from '#features/settings/mail-server.server.ts';
import { createSiteReader } from '#features/settings/site-reader.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { startRecording } from '#platform/concurrency/record-counts.server.ts';
import { release } from '#platform/env/process.server.ts';
import { type Settings, SettingsError } from '#platform/env/settings.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type DiskWatch, watchDisk } from '#platform/health/disk-watch.server.ts';
import { createFaults } from '#platform/health/faults.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { openMail } from '#platform/mail/open-mail.server.ts';
import { reportFailedWrites } from '#platform/storage/watch-storage.server.ts';
import { observeStep, observeStorage, openTelemetry, type Telemetry } from '#platform/telemetry/telemetry.server.ts';
import { createYouTube } from '#platform/youtube/youtube.server.ts';
import { explainListenError } from '#server/port.ts';
import { createNextChange } from './cache/next-change.ts';
import { seedBuiltInArticles } from './commands/seed.ts';
import { createHttpServer } from './http/http-server.ts';
import { createRouteTable } from './http/route-table.ts';
import { showUpdateNotice, type UpdateNotice } from './http/update-notice.ts';
import { createJobs } from './jobs.ts';
import { type AppHandler, type HandlerInfo, showFailure } from './response/app-handler.ts';
import { updateDatabase } from './update-database.ts';
import { addGauges, findUnready, watchDamage, watchHealth } from './watch-health.ts';

export interface RunningApp {
  url: string;
  /** Finishes the requests under way, then closes everything; once `hurry` is aborted, it finishes writes alone. */
  stop(hurry: AbortSignal): Promise<void>;
}

/** Opens the database, migrates, seeds and serves. Throws `unavailable` with a message that names the setting at fault. */
export async function startApp(settings: Settings, log: Log): Promise<RunningApp> {
  let notice: UpdateNotice | undefined;
  const { deps, telemetry, close } = await openDeps(settings, log, async () => {
    notice = await showUpdateNotice(settings).catch(explainListenError(settings));
  });
  const visitCounters = serverExtensions.flatMap(({ createVisitCounter }) => createVisitCounter?.(deps) ?? []);
  const missCounter = createMissCounter();
  try {
    const server = createHttpServer({
      handler: createAppHandler(deps),
      settings,
      log,
      contentVersion: deps.contentVersion,
      findUnready: () => findUnready(deps),
      nextPublication: createNextChange({ ...deps, find: () => findNextChangeByTime(deps) }),
      kinds: contentKinds,
      site: deps.site,
      faults: deps.faults,
      imagesOrigin: getImagesOrigin(settings),
      visitCounters,
      missCounter,
      telemetry,
      routes: createRouteTable((build as ServerBuild).routes), // as below
      clientDir: path.join(import.meta.dirname, '../client'),
    });
    const { url } = await server.listen(notice).catch(explainListenError(settings));
    await finishStart(deps).catch(async (error) => {
      await server.stop(); // it has taken requests
      throw error;
    });
    deps.jobs.start();
    const recordings = [
      ...visitCounters.map((counter) => counter.record()),
      startRecording({ log, noun: 'missed addresses', counter: missCounter, store: (counts) => storeMisses(deps.db, counts, deps.now()) }),
    ];
    return {
      url,
      async stop(hurry) {
        await server.stop(hurry);
        await Promise.all(recordings.map((recording) => recording.stop()));
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A slow database, as while other processes are busy with it, must not end a process that already serves. */
async function finishStart(deps: Deps): Promise<void> {
  await announceSetUpLink(deps).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
    deps.log.warn('no set-up link was issued: the database does not answer', errorFields(error));
  });
}

async function findNextChangeByTime({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const times = await Promise.all([findNextPublication(db, storedKinds, now()), findNextAnniversary(db, contentKinds, now())]);
  return Math.min(...times);
}

interface OpenDeps {
  deps: Deps;
  telemetry: Telemetry;
  close(): Promise<void>;
}

/**
 * Opens everything that loaders and actions use. Throws `unavailable` with a message that names the setting at fault, and a SettingsError
 * with a line for each value of the site's files that its field does not take. Calls `onUpdate` before a SQLite database is migrated.
 */
export async function openDeps(settings: Settings, log: Log, onUpdate = async () => {}): Promise<OpenDeps> {
  getImagesOrigin(settings); // refused before anything is opened
  const problems = findFileProblems();
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  const lock = settings.DATABASE_URL ? undefined : lockDataDir(settings.DATA_DIR);
  const now = () => new Date();
  const telemetry = await openTelemetry({ settings, release, log });
  const faults = createFaults({ log, now });
  const disk = watchDisk({ dataDir: settings.DATA_DIR, faults, log });
  await disk.check();
  const db = await openMigratedDatabase(settings, { log, lock, onUpdate, onFailure: disk.report, onQuery: telemetry.observeQuery });
  const images = await openImageStore({ settings, db, log, faults }).catch(async (error) => {
    await db.destroy(); // leaves a file that can be copied or replaced
    throw error;
  });
  const seeded = await seedBuiltInArticles(db, { now: now() });
  if (seeded) log.info('seeded', { articles: seeded });
  const servicesAdded = await insertMissingServices(db, { now: now() });
  if (servicesAdded) log.info('default services added', { services: servicesAdded });
  const stopDamageWatch = watchDamage({ db, faults, log }, storedColumns);
  const contentVersion = await watchContentVersion(db, log, faults);
  const readServer = async () => (await findMailServer(db, settings)).server;
  const canSend = async () => (await readServer()) !== undefined;
  const siteReader = createSiteReader({ db, contentVersion, canSend, switches: openSwitches, now });
  await siteReader.read(); // from here on there is always one that was read
  const publicTexts = createPublicTexts({
    db,
    kinds: storedKinds,
    async readSite() {
      const { site, texts } = await siteReader.read();
      return { language: site.language, services: texts.services.services };
    },
  });
  void publicTexts.refresh().catch(() => undefined); // the first article page tries again
  const mail = openMail({ settings, log, readName: async () => (await siteReader.read()).site.author.name, readServer });
  const accounts = createAccounts({ db, settings, log });
  const secret = await watchSecret({ db, settings, faults });
  const storage = reportFailedWrites(images.storage, disk.report);
  const backups = createBackups({ db, storage, settings, log, now, wake: (name) => jobs.wake(name) });
  const addressList = openAddressList(db);
  const outbox = { enqueue: createEnqueue({ settings, now }), wake: () => jobs.wake(EMAIL_JOB) };
  const jobs = createJobs({
    ...{ settings, log, db, site: siteReader, outbox, contentVersion, storage, faults, kinds, addressList, now, mail },
    backups: backups.handler,
    isStoreOurs: images.isOurs,
    findNextDate: () => findNextChangeByTime({ db, now }),
  });
  const site = toCheckedSite({ settings, db, storage, backups, now, kinds: kinds.library });
  const deps: Deps = {
    settings,
    log,
    db,
    contentVersion,
    site: siteReader,
    publicTexts,
    accounts,
    outbox,
    jobs,
    storage: telemetry.tracing ? observeStorage(storage) : storage,
    youtube: createYouTube(settings),
    faults,
    backups,
    checkups: createCheckups(checks, site),
    kinds,
    addressList,
    now,
  };
  const stopWatching = await watchHealth({ ...deps, disk, site, checks });
  if (telemetry.metrics) addGauges(telemetry.metrics, deps);
  return {
    telemetry,
    deps,
    async close() {
      await stopWatching();
      stopDamageWatch();
      await publicTexts.stop();
      contentVersion.stop();
      secret.stop();
      await jobs.stop();
      images.stop();
      mail.close();
      await db.destroy();
      await telemetry.tracing?.stop();
      lock?.release();
    },
  };
}

async function openMigratedDatabase(
  { DATABASE_URL, DATA_DIR }: Settings,
  { log, lock, onUpdate, onFailure, onQuery }: DatabaseOptions,
): Promise<Db> {
  const open = () => openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, onFailure, ...(onQuery && { onQuery }) });
  let db = await open();
  const pending = lock ? await findPendingMigrations(db, allMigrations) : [];
  if (lock && pending.length > 0) {
    await db.destroy();
    await onUpdate();
    log.info('updating the database', { pending: pending.map(({ name }) => name) });
    await lock.lend(() => updateDatabase(DATA_DIR, log));
    db = await open();
  }
  const applied = await migrate(db, allMigrations);
  if (applied.length) log.info('migrated', { applied });
  return db;
}

interface DatabaseOptions {
  log: Log;
  /** Only SQLite has one. */
  lock: DataDirLock | undefined;
  onUpdate: () => Promise<void>;
  onFailure: DiskWatch['report'];
  onQuery: Telemetry['observeQuery'];
}

export async function announceSetUpLink(deps: Deps): Promise<void> {
  const { db, log, settings } = deps;
  const announce = log.announce ?? log.info;
  const setUpLink = await issueSetUpLink(deps);
  if (setUpLink) announce(`Set up the first admin: ${setUpLink} (works once, for ${SET_UP_HOURS} hours; a restart prints another)`);
  else if (!(await hasAdmin(db))) {
    const email = (await deps.site.read()).canSend ? 'the email that is sent there' : 'the email, which is a file in DATA_DIR/outbox';
    const signUp = `${settings.SITE_URL}/auth?mode=sign-up`;
    announce(`There is no admin yet: sign up at ${signUp} with an address of ADMIN_EMAILS, open the link in ${email}, and sign in`);
  }
}

export function createAppHandler(deps: Deps): AppHandler {
  const handle = createRequestHandler(
    build as ServerBuild, // the generated module's type does not allow for exactOptionalPropertyTypes
    import.meta.env.MODE,
  );
  function createContext(deps: Deps, { rendering, requestId, clientAddress }: HandlerInfo) {
    const context = new RouterContextProvider();
    context.set(depsContext, deps);
    context.set(renderingContext, rendering);
    context.set(requestInfoContext, { requestId, clientAddress });
    return context;
  }

  /** Buffered, because a preview has no scripts to put late sections in their places. */
  async function renderPage({ url, headers, signal }: Request, info: HandlerInfo, { path, preview }: { path: string; preview: Preview }) {
    const rendering = { ...info.rendering, mode: 'buffered' as const };
    const context = createContext({ ...deps, site: deps.site.withChanges(preview) }, { ...info, rendering });
    context.set(previewContext, preview);
    const response = await handle(new Request(new URL(path, url), { headers, signal }), context);
    response.headers.set('cache-control', CACHE_CONTROL.personal);
    return response;
  }

  return async (request, info) => {
    const context = createContext(deps, info);
    context.set(renderPageContext, (path, preview) => renderPage(request, info, { path, preview }));
    const response = await observeStep('render', () => handle(request, context));
    for (const line of context.get(changedCookiesContext)) response.headers.append('set-cookie', line);
    return showFailure(response, context.get(failureContext));
  };
}

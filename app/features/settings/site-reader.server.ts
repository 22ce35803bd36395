import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import type { ChangedRow, FieldValues } from '#features/publishing/content-kind.ts';
import { pagePath } from '#features/publishing/paths.ts';
import { toOldAddress } from '#features/publishing/redirects/old-address.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';
import { SENDING_SWITCHES } from './parts/mailing.ts';
import type { Menu } from './parts/menu.ts';
import { parseFields } from './parts/settings-kind.ts';
import { getServiceFields, type Service, toService } from './service.ts';
import { createSite, NEVER_CHANGED, type Site, type StoredSettings } from './site.ts';

export interface SiteSnapshot {
  site: Site;
  texts: PageTexts;
  /** Whether a mail server is set up. */
  canSend: boolean;
}

export interface SiteReader {
  /** Returns the last snapshot while the database is unavailable; throws if there is none. */
  read(): Promise<SiteSnapshot>;
  withChanges(changes: SiteChanges): SiteReader;
}

interface SiteChanges {
  settings?: Record<string, FieldValues>;
  rows?: readonly ChangedRow[];
}

interface SiteSource {
  db: Db;
  contentVersion: Pick<ContentVersion, 'current'>;
  /** Whether a mail server is set up. */
  canSend(): Promise<boolean>;
  /** Of `SENDING_SWITCHES` those that may be on where the site can send. */
  switches: readonly string[];
  now(): Date;
}

export function createSiteReader({ db, contentVersion, canSend, switches, now }: SiteSource): SiteReader {
  let latest: { version: number; snapshot: Promise<SiteSnapshot> } | undefined;
  /** ISO 8601: when the next service becomes public; empty for none. */
  let nextAt = '';
  let lastRead: SiteSnapshot | undefined;

  function read(): Promise<SiteSnapshot> {
    const version = contentVersion.current();
    const isDue = nextAt !== '' && nextAt <= now().toISOString();
    if (latest?.version === version && !isDue) return latest.snapshot;
    nextAt = '';
    const asked = { version, snapshot: readStored({ db, canSend, now: now() }).then(keep, useLast) };
    latest = asked;
    return asked.snapshot;

    function keep(stored: Stored) {
      const snapshot = toSnapshot(stored, { switches, now: now() });
      if (latest !== asked) return snapshot; // a newer one has been asked for
      lastRead = snapshot;
      nextAt = findNextDate(stored, now());
      return snapshot;
    }

    function useLast(error: unknown) {
      if (latest === asked) latest = undefined; // the next one asks again
      if (lastRead) return lastRead;
      throw error;
    }
  }

  const reader: SiteReader = {
    read,
    withChanges({ settings = {}, rows = [] }) {
      const services = rows.filter(({ table }) => table === 'services').map(toChangedService);
      if (services.length === 0 && Object.keys(settings).length === 0) return reader;
      let snapshot: Promise<SiteSnapshot> | undefined;
      const readChanged = async () =>
        toSnapshot(withChanges(await readStored({ db, canSend, now: now() }), { settings, services }), { switches, now: now() });
      return { ...reader, read: () => (snapshot ??= readChanged()) };
    },
  };
  return reader;
}

function toChangedService({ id, columns }: ChangedRow): StoredService {
  const state = { isActive: true, isDraft: false, publishedAt: '', updatedAt: '' };
  return toStoredService({ id, fields: String(columns.fields), ...state });
}

function withChanges(
  { settings, services, ...rest }: Stored,
  changes: { settings: Record<string, FieldValues>; services: readonly StoredService[] },
): Stored {
  const changed = [...services];
  for (const each of changes.services) {
    const at = changed.findIndex(({ service }) => service.slug === each.service.slug);
    changed.splice(at < 0 ? changed.length : at, at < 0 ? 0 : 1, each);
  }
  return { ...rest, settings: { ...settings, ...changes.settings }, services: changed };
}

interface Stored {
  settings: StoredSettings;
  services: StoredService[];
  /** Pages of the owner's own that readers may not see. */
  hiddenPages: HiddenPage[];
  updatedAt: string;
  canSend: boolean;
}

interface HiddenPage {
  path: string;
  /** ISO 8601: from when readers see it; null for a draft and for what is in the trash. */
  publishedAt: string | null;
}

const MAX_HIDDEN_PAGES = 500;

function toSnapshot(
  { settings, services, hiddenPages, updatedAt, canSend }: Stored,
  { switches, now }: Pick<SiteSource, 'switches'> & { now: Date },
): SiteSnapshot {
  const dates = services.map((service) => service.updatedAt).filter((date) => date <= now.toISOString());
  const off = SENDING_SWITCHES.filter((name) => !canSend || !switches.includes(name)).map((name) => [name, '']);
  const mailing = { ...settings.mailing, ...Object.fromEntries(off) };
  const created = createSite({ ...settings, mailing }, findLast([updatedAt, ...dates]));
  const site = { ...created, menu: omitHidden(created.menu, hiddenPages, now) };
  return { site, texts: createPageTexts(settings, listVisible(services, now), site), canSend };
}

function findNextDate({ services, hiddenPages }: Stored, now: Date): string {
  const dates = [...services.filter(({ isDraft }) => !isDraft), ...hiddenPages].flatMap(({ publishedAt }) => publishedAt ?? []);
  return dates.filter((date) => date > now.toISOString()).toSorted()[0] ?? '';
}

/** A link to a page that is not on the site waits until it is. */
function omitHidden(menu: Menu, pages: readonly HiddenPage[], now: Date): Menu {
  const today = now.toISOString();
  const hidden = new Set(pages.filter(({ publishedAt }) => publishedAt === null || publishedAt > today).map(({ path }) => path));
  const omit = (links: Menu['headerLinks']) => links.filter(({ url }) => !(url.startsWith('/') && hidden.has(toOldAddress(url) ?? '')));
  return { ...menu, headerLinks: omit(menu.headerLinks), footerLinks: omit(menu.footerLinks) };
}

async function readStored({ db, canSend, now }: Pick<SiteSource, 'db' | 'canSend'> & { now: Date }): Promise<Stored> {
  const [rows, services, hiddenPages, isSet] = await Promise.all([
    db.selectFrom('siteDocuments').select(['id', 'fields', 'updatedAt']).execute(),
    readServices(db),
    readHiddenPages(db, now),
    canSend(),
  ]);
  return {
    settings: Object.fromEntries(rows.map(({ id, fields }) => [id, parseFields(fields)])),
    services,
    hiddenPages,
    updatedAt: findLast(rows.map(({ updatedAt }) => updatedAt)),
    canSend: isSet,
  };
}

async function readHiddenPages(db: Db, now: Date): Promise<HiddenPage[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'address', 'isDraft', 'deletedAt', 'publishedAt'])
    .where((eb) => eb.or([eb('isDraft', '=', true), eb('deletedAt', 'is not', null), eb('publishedAt', '>', now.toISOString())]))
    .orderBy('publishedAt', 'desc')
    .limit(MAX_HIDDEN_PAGES)
    .execute();
  return rows.map(({ id, address, isDraft, deletedAt, publishedAt }) => ({
    path: toOldAddress(pagePath({ id, address })) ?? '',
    publishedAt: isDraft || deletedAt !== null ? null : publishedAt,
  }));
}

function findLast(dates: readonly string[]): string {
  return dates.reduce((last, date) => (date > last ? date : last), NEVER_CHANGED);
}

interface StoredService {
  service: Service;
  isActive: boolean;
  isDraft: boolean;
  /** ISO 8601: from when readers see it. */
  publishedAt: string;
  /** ISO 8601: last public change, or `publishedAt` if that is later. */
  updatedAt: string;
}

async function readServices(db: Db): Promise<StoredService[]> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'fields', 'isActive', 'isDraft', 'publishedAt', 'updatedAt'])
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toStoredService);
}

function toStoredService({ id, fields, ...state }: { id: string; fields: string } & Omit<StoredService, 'service'>): StoredService {
  return { service: toService(id, getServiceFields(id, parseFields(fields))), ...state };
}

function listVisible(stored: readonly StoredService[], now: Date): Service[] {
  const today = now.toISOString();
  return stored.filter(({ isActive, isDraft, publishedAt }) => isActive && !isDraft && publishedAt <= today).map(({ service }) => service);
}

import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import type { ChangedRow, FieldValues } from '#features/publishing/content-kind.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';
import { parseFields } from './parts/settings-kind.ts';
import { getServiceFields, type Service, toService } from './service.ts';
import { createSite, NEVER_CHANGED, type Site, type StoredSettings } from './site.ts';

export interface SiteSnapshot {
  site: Site;
  texts: PageTexts;
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
  /** Without a mail server nothing that sends is on. */
  canSend: boolean;
  now(): Date;
}

export function createSiteReader({ db, contentVersion, canSend, now }: SiteSource): SiteReader {
  let latest: { version: number; snapshot: Promise<SiteSnapshot> } | undefined;
  /** ISO 8601: when the next service becomes public; empty for none. */
  let nextAt = '';
  let lastRead: SiteSnapshot | undefined;

  function read(): Promise<SiteSnapshot> {
    const version = contentVersion.current();
    const isDue = nextAt !== '' && nextAt <= now().toISOString();
    if (latest?.version === version && !isDue) return latest.snapshot;
    nextAt = '';
    const asked = { version, snapshot: readStored(db).then(keep, useLast) };
    latest = asked;
    return asked.snapshot;

    function keep(stored: Stored) {
      const snapshot = toSnapshot(stored, { canSend, now: now() });
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
      const readChanged = async () => toSnapshot(withChanges(await readStored(db), { settings, services }), { canSend, now: now() });
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
  updatedAt: string;
}

function toSnapshot({ settings, services, updatedAt }: Stored, { canSend, now }: { canSend: boolean; now: Date }): SiteSnapshot {
  const dates = services.map((service) => service.updatedAt).filter((date) => date <= now.toISOString());
  const mailing = { ...settings.mailing, ...(!canSend && { takesMessages: '', hasNewsletter: '' }) };
  const site = createSite({ ...settings, mailing }, findLast([updatedAt, ...dates]));
  return { site, texts: createPageTexts(settings, listVisible(services, now), site) };
}

function findNextDate({ services }: Stored, now: Date): string {
  const waiting = services.filter(({ isDraft, publishedAt }) => !isDraft && publishedAt > now.toISOString());
  return waiting.map(({ publishedAt }) => publishedAt).toSorted()[0] ?? '';
}

async function readStored(db: Db): Promise<Stored> {
  const [rows, services] = await Promise.all([
    db.selectFrom('siteDocuments').select(['id', 'fields', 'updatedAt']).execute(),
    readServices(db),
  ]);
  return {
    settings: Object.fromEntries(rows.map(({ id, fields }) => [id, parseFields(fields)])),
    services,
    updatedAt: findLast(rows.map(({ updatedAt }) => updatedAt)),
  };
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

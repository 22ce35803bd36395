import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { parseFields } from './documents/site-document.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';
import { createSite, NEVER_CHANGED, type Site, type StoredDocuments } from './site.ts';

/** The site as it is at one moment. */
export interface SiteSnapshot {
  site: Site;
  texts: PageTexts;
}

export interface SiteReader {
  /**
   * The site as of the current content version, at most one query for each version. While the database is away it is the one that was read
   * last; throws only where it has never been read.
   */
  read(): Promise<SiteSnapshot>;
  /** The same with the fields of a form in place of what is stored of a document. */
  preview(document: string, fields: FieldValues): Promise<SiteSnapshot>;
}

export function createSiteReader({ db, contentVersion }: { db: Db; contentVersion: Pick<ContentVersion, 'current'> }): SiteReader {
  let latest: { version: number; snapshot: Promise<SiteSnapshot> } | undefined;
  let lastRead: SiteSnapshot | undefined;

  function read(): Promise<SiteSnapshot> {
    const version = contentVersion.current();
    if (latest?.version === version) return latest.snapshot;
    const asked = { version, snapshot: readSnapshot(db).catch(useLast) };
    latest = asked;
    return asked.snapshot;

    function useLast(error: unknown) {
      if (latest === asked) latest = undefined; // the next one asks again
      if (lastRead) return lastRead;
      throw error;
    }
  }

  async function readSnapshot(from: Db) {
    const snapshot = toSnapshot(await readStored(from));
    lastRead = snapshot;
    return snapshot;
  }

  return {
    read,
    async preview(document, fields) {
      const { documents, updatedAt } = await readStored(db);
      return toSnapshot({ documents: { ...documents, [document]: fields }, updatedAt });
    },
  };
}

interface Stored {
  documents: StoredDocuments;
  updatedAt: string;
}

function toSnapshot({ documents, updatedAt }: Stored): SiteSnapshot {
  const site = createSite(documents, updatedAt);
  return { site, texts: createPageTexts(documents, site) };
}

async function readStored(db: Db): Promise<Stored> {
  const rows = await db.selectFrom('siteDocuments').select(['id', 'fields', 'updatedAt']).execute();
  return {
    documents: Object.fromEntries(rows.map(({ id, fields }) => [id, parseFields(fields)])),
    updatedAt: rows.reduce((last, row) => (row.updatedAt > last ? row.updatedAt : last), NEVER_CHANGED),
  };
}

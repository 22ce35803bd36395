import type { FieldValues } from '#features/publishing/content-kind.ts';
import { sendRequest } from '../../support/admin-client.ts';
import type { RunningSite } from '../../support/site.ts';
import { crawlSite } from '../crawl/crawl-site.ts';

type Site = Pick<RunningSite, 'url'>;

export interface Owner {
  /** What the form of a part of the site holds. */
  getFields(document: string): Promise<FieldValues>;
  /** Saves a part of the site with some fields changed; gives back what was wrong with each field, or null. */
  save(document: string, changes: FieldValues, options?: { intent?: 'publish' | 'draft' }): Promise<FieldValues | null>;
  /** Back to the default, whole. */
  reset(document: string): Promise<void>;
  send(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>;
}

interface Opened {
  fields: FieldValues;
  version: number;
}

/** What the owner does in the admin's `Site`, as their browser sends it; `headers` are those of `signIn`. */
export function createOwner(site: Site, headers: Record<string, string>, defaults: Record<string, FieldValues>): Owner {
  const opened = new Map<string, Opened>();

  async function send(path: string, body: object) {
    const answer = await sendRequest(site, path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: JSON.parse(answer.text || '{}') };
  }

  const getOpened = (document: string) => opened.get(document) ?? { fields: defaults[document] ?? {}, version: 1 };

  async function save(document: string, changes: FieldValues, { intent = 'publish' }: { intent?: 'publish' | 'draft' } = {}) {
    const { fields, version } = getOpened(document);
    const { status, body } = await send('/admin/do/content.save', {
      kind: document,
      id: document,
      form: { ...fields, ...changes, intent, version: String(version) },
    });
    if (status === 200) {
      const { item } = body as { item: Opened };
      opened.set(document, item);
      return null;
    }
    if (status !== 400) throw new Error(`${document}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    return body.fieldErrors as FieldValues;
  }

  return {
    getFields: async (document) => getOpened(document).fields,
    save,
    async reset(document) {
      const wrong = await save(document, defaults[document] ?? {});
      if (wrong) throw new Error(`the defaults of ${document} are refused: ${JSON.stringify(wrong)}`);
    },
    send,
  };
}

/** What stands beside the pages, and pages to which no link leads. */
const BESIDE = [
  '/feed.xml',
  '/feed.json',
  '/category/brand/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/llms-full.txt',
  '/about.md',
  '/services.md',
  '/contact.md',
  '/privacy.md',
  '/terms.md',
  '/blog/1.md',
  '/manifest.webmanifest',
  '/contact.vcf',
  '/.well-known/security.txt',
  '/auth',
  '/auth/recover',
  '/admin',
  '/no-such-page',
  '/search?q=brand',
];

/** Everything that a stranger can read of a site, with its headers, by its path. */
export async function readEverything(site: Site): Promise<Map<string, string>> {
  const { pages } = await crawlSite(site.url);
  const everything = new Map<string, string>();
  for (const path of new Set([...pages.keys(), ...BESIDE])) {
    const { text, headers } = await sendRequest(site, path);
    everything.set(path, `${JSON.stringify(headers)}\n${text}`);
  }
  return everything;
}

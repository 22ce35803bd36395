import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { findArticle } from '#features/articles/articles.server.ts';
import type { SavedContent } from '#features/editor/save/save-response.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import type { Outbox } from '#features/outbox/outbox.server.ts';
import { CATEGORIES, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import type { Addressed } from '#features/publishing/paths.ts';
import type { Site } from '#features/settings/site.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { clip } from '#platform/text/clip.ts';
import { fillIn, MAX_PREHEADER, MAX_SUBJECT, type NewsletterFields, type RenderedEmail } from './newsletter.ts';
import { newsletterKind } from './newsletter-kind.ts';
import { countAudience, findNewsletter, listUnsent, type NewsletterSummary, summarizeNewsletter } from './newsletters.server.ts';

interface ComposeOptions {
  db: Db;
  now: Date;
}

interface Audience {
  /** Slug; empty for everyone. */
  category: string;
  label: string;
  count: number;
}

export interface OpenedNewsletter {
  article: (Addressed & { title: string }) | null;
  /** Of a new one, before anything is written. */
  preset: Partial<NewsletterFields>;
  saved?: SavedContent;
  summary: NewsletterSummary | null;
  /** The email as it is sent, from the start of sending. */
  sent: Pick<RenderedEmail, 'html' | 'text'> | null;
  unsent: Awaited<ReturnType<typeof listUnsent>>;
  audiences: Audience[];
}

/** Of an article that has no newsletter yet, or of a note; throws `notFound` for an article that is not public. */
export async function openNewNewsletter(articleId: string | null, { db, now }: ComposeOptions): Promise<OpenedNewsletter> {
  const found = articleId === null ? undefined : await findArticle(db, { id: articleId, now });
  if (articleId !== null && !found) throw notFound(`no public article ${articleId}`);
  const audiences = await listAudiences(db);
  const opened = { summary: null, sent: null, unsent: { items: [], count: 0 }, audiences };
  if (!found) return { ...opened, article: null, preset: {} };
  const { id, address, title, excerpt } = found;
  const category = categorySlug(found.category);
  return {
    ...opened,
    article: { id, address, title },
    preset: {
      title: clip(title, MAX_SUBJECT),
      preheader: clip(excerpt, MAX_PREHEADER),
      audience: audiences.some((audience) => audience.category === category) ? category : '',
      articleId: id,
    },
  };
}

export async function openNewsletter(id: string, { db, now }: ComposeOptions): Promise<OpenedNewsletter> {
  const newsletter = await findNewsletter(db, id);
  if (!newsletter) throw notFound(`no newsletter ${id}`);
  const { articleId, title, html, plainText } = newsletter;
  const article = articleId === null ? undefined : await findArticle(db, { id: articleId, now });
  return {
    article: articleId === null ? null : { id: articleId, address: article?.address ?? null, title: article?.title ?? title },
    preset: {},
    saved: await getSavedContent(db, newsletterKind, { id, now }),
    summary: await summarizeNewsletter(db, newsletter),
    sent: html === null ? null : { html, text: plainText ?? '' },
    unsent: await listUnsent(db, id),
    audiences: await listAudiences(db),
  };
}

/** Everyone, and the categories that somebody has chosen alone. */
async function listAudiences(db: Db): Promise<Audience[]> {
  const all = await countAudience(db, null);
  const audiences = [{ category: '', label: 'Everyone', count: all }];
  for (const name of CATEGORIES) {
    const category = categorySlug(name);
    const count = await countAudience(db, category);
    if (count !== all) audiences.push({ category, label: `Subscribers to ${categoryTitle(name)}`, count });
  }
  return audiences;
}

interface PreviewOptions extends ComposeOptions {
  site: Site;
  siteUrl: string;
}

/** Its link to leave ends no subscription. */
export async function previewNewsletter(
  { articleId, ...written }: Omit<NewsletterFields, 'audience'>,
  { siteUrl, ...options }: PreviewOptions,
): Promise<RenderedEmail | undefined> {
  const { renderNewsletter } = await import('./newsletter-email.server.tsx');
  const rendered = await renderNewsletter({ articleId: articleId || null, ...written }, { siteUrl, ...options });
  const leave = `${siteUrl}/follow`;
  return rendered && { ...rendered, html: fillIn(rendered.html, leave), text: fillIn(rendered.text, leave) };
}

const TEST_MS = 3_600_000;

/** Call the outbox's `wake` afterwards. False if the article is not public. */
export async function sendTest(
  written: Parameters<typeof previewNewsletter>[0],
  { to, outbox, ...options }: PreviewOptions & { to: string; outbox: Pick<Outbox, 'enqueue'> },
): Promise<boolean> {
  const rendered = await previewNewsletter(written, options);
  if (!rendered) return false;
  const { html, text } = rendered;
  const email = { to, subject: `Test: ${written.title}`, html, text };
  await runTransaction(options.db, (tx) => outbox.enqueue(tx, email, { expiresAt: new Date(options.now.getTime() + TEST_MS) }));
  return true;
}

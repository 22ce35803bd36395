import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { fileReport } from '#features/accounts/ownership/report.server.ts';
import { changeRole, listPeople, removePerson } from '#features/accounts/people/people.server.ts';
import { changeEmail, requestEmailChange } from '#features/accounts/security/change-email.server.ts';
import { changePassword } from '#features/accounts/security/change-password.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { createTestDeps, createUser, linkIn, PASSWORD, requestWith } from '#tests/factories/accounts.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { parseContentForm } from '../form/form-fields.ts';
import { getSavedRow } from '../preview/changed-row.server.ts';
import { changePublication } from '../save/publication.server.ts';
import { saveContent } from '../save/save-content.server.ts';
import { MAX_LINKS } from './private-link.ts';
import { createPrivateLink, findPublishedPath, findSharedContent, listPrivateLinks, withdrawPrivateLink } from './private-links.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const kinds = contentKinds.filter(isWritten);
const pages = kinds.filter(hasPages);
const fields = { title: 'Tea', category: 'BRAND', excerpt: 'A kettle.', content: '<p>Boil.</p>', imageUrl: '/pictures/1.svg', tags: 'tea' };

describeOnEachDatabase('[ADM-26] a private link', (open) => {
  let db: Awaited<ReturnType<typeof open>>;
  let now: Date;
  let viewer: { id: string; email: string };
  beforeEach(async () => {
    db = await open();
    viewer = await createUser(db, { email: 'ama@example.com', role: 'admin' });
    now = new Date(); // the database compares with its own clock
  });

  async function save(given: Record<string, string>, id?: string) {
    const contentVersion = await watchContentVersion(db);
    onTestFinished(contentVersion.stop);
    const version = id && (await db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
    const parsed = parseContentForm(articleKind, { ...fields, ...given, ...(version && { version: String(version) }) });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    const saved = await saveContent({ db, contentVersion, now: () => now }, articleKind, { ...(id && { id }), form: parsed.form });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    return saved.item;
  }

  async function change(id: string, action: 'unpublish' | 'discard-changes') {
    const contentVersion = await watchContentVersion(db);
    onTestFinished(contentVersion.stop);
    const { version } = await db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirstOrThrow();
    await changePublication({ db, contentVersion, now: () => now }, articleKind, { id, action, version });
  }

  async function share(id: string, { days = 14, kind = articleKind }: { days?: number | null; kind?: (typeof kinds)[number] } = {}) {
    const made = await createPrivateLink(db, kind, { id, days, viewer, now });
    return made.outcome === 'created' ? made.token : made.reason;
  }

  async function read(token: string, at = now) {
    const found = await findSharedContent(db, kinds, { token, now: at });
    return found && (await getSavedRow(found.kind, { stored: found.stored, now: at })).columns;
  }

  test('shows a draft as it was saved last, and is kept as a hash alone', async () => {
    const { id } = await save({ intent: 'draft', content: '', category: '', language: 'fr' });
    const token = await share(id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await read(token)).toMatchObject({ id, title: 'Tea', category: '', content: '', language: 'fr', tags: ['tea'] });
    await save({ intent: 'draft', title: 'Green tea' }, id);
    expect(await read(token)).toMatchObject({ title: 'Green tea', content: '<p>Boil.</p>', category: 'BRAND', readTime: 1 });
    expect(JSON.stringify(await db.selectFrom('tokens').selectAll().execute())).not.toContain(token);
    expect(await read(token.toLowerCase())).toBeUndefined();
    expect(await read(`${token}=`)).toBeUndefined();
  });

  test('shows the changes that wait of what is public, and ends when they are published or given up', async () => {
    const { id } = await insertArticle(db, { imageUrl: '/pictures/1.svg' });
    expect(await share(id)).toMatch(/^There’s nothing to share/);
    await save({ intent: 'draft', title: 'New words' }, id);
    const token = await share(id);
    await save({ intent: 'draft', title: 'Newer words' }, id);
    expect(await read(token)).toMatchObject({ title: 'Newer words' });
    await save({ title: 'Newer words' }, id);
    expect(await read(token)).toBeUndefined();
    await save({ intent: 'draft', title: 'Once more' }, id);
    expect(await read(token), 'what ended never comes back').toBeUndefined();
    const second = await share(id);
    await change(id, 'discard-changes');
    await save({ intent: 'draft', title: 'A fourth time' }, id);
    expect(await read(second)).toBeUndefined();
    expect(await db.selectFrom('tokens').selectAll().where('kind', '=', 'private-link').execute()).toEqual([]);
  });

  test('ends in the transaction that publishes the draft, and stays ended when it is taken off the site', async () => {
    const { id } = await save({ intent: 'draft' });
    const token = await share(id);
    await save({}, id);
    expect(await db.selectFrom('tokens').selectAll().where('kind', '=', 'private-link').execute()).toEqual([]);
    await change(id, 'unpublish');
    expect(await read(token)).toBeUndefined();
  });

  test('shows what waits for its date, until that has come', async () => {
    const publishAt = new Date(now.getTime() + DAY_MS).toISOString();
    const { id } = await save({ publishAt });
    const token = await share(id);
    expect(await read(token)).toMatchObject({ title: 'Tea', publishedAt: publishAt });
    await save({ publishAt, title: 'Later tea' }, id);
    expect(await read(token)).toMatchObject({ title: 'Later tea' });
    expect(await read(token, new Date(publishAt))).toBeUndefined();
    await change(id, 'unpublish');
    expect(await read(token), 'it was never public').toBeDefined();
  });

  test('leads to the page once it is published, and nowhere while it is not or after it was withdrawn', async () => {
    const find = (token: string, at = now) => findPublishedPath(db, pages, { token, now: at });
    const { id } = await save({ intent: 'draft' });
    const [token, withdrawn] = [await share(id), await share(id, { days: null })];
    const { links } = await listPrivateLinks(db, articleKind, { id, now });
    await withdrawPrivateLink(db, articleKind, { id, linkId: links.find(({ expiresAt }) => expiresAt === null)?.id ?? '' });
    expect(await find(token)).toBeUndefined();
    await save({ address: 'green-tea' }, id);
    expect([await find(token), await find(withdrawn), await find('never was')]).toEqual(['/blog/green-tea', undefined, undefined]);
    await change(id, 'unpublish');
    expect(await find(token)).toBeUndefined();
    const publishAt = new Date(now.getTime() + DAY_MS).toISOString();
    const scheduled = await save({ title: 'Later', publishAt });
    const early = await share(scheduled.id);
    expect([await find(early), await find(early, new Date(publishAt))]).toEqual([undefined, '/blog/later']);
  });

  test('that outlived the date of what it led to is gone with the next write', async () => {
    const { id } = await save({ publishAt: new Date(now.getTime() + DAY_MS).toISOString() });
    const token = await share(id);
    await db.updateTable('articles').set({ title: 'The date comes' }).where('id', '=', id).execute();
    expect(await read(token)).toBeDefined();
    await db.updateTable('articles').set({ publishedAt: now.toISOString() }).where('id', '=', id).execute();
    await change(id, 'unpublish');
    expect(await read(token)).toBeUndefined();
  });

  test('ends by its date, or by hand, or never by itself', async () => {
    const { id } = await save({ intent: 'draft' });
    const [short, long] = [await share(id, { days: 2 }), await share(id, { days: null })];
    const after = new Date(now.getTime() + 2 * DAY_MS);
    expect(await read(short)).toBeDefined();
    expect(await read(short, after)).toBeUndefined();
    expect(await read(long, after)).toBeDefined();
    const { links } = await listPrivateLinks(db, articleKind, { id, now: after });
    expect(links).toMatchObject([{ createdBy: 'ama@example.com', expiresAt: null }]);
    await withdrawPrivateLink(db, solutionKind, { id, linkId: links[0]?.id ?? '' });
    expect(await read(long), 'of another item nothing is withdrawn').toBeDefined();
    await withdrawPrivateLink(db, articleKind, { id, linkId: links[0]?.id ?? '' });
    expect(await read(long)).toBeUndefined();
    expect(await read(short), 'the other one still leads there').toBeDefined();
  });

  test('does not work while its draft is in the trash, and is deleted with it', async () => {
    const { id } = await save({ intent: 'draft' });
    const token = await share(id);
    await db.updateTable('articles').set({ deletedAt: now.toISOString() }).where('id', '=', id).execute();
    expect(await read(token)).toBeUndefined();
    expect(await share(id)).toMatch(/^There’s nothing to share/);
    expect(await listPrivateLinks(db, articleKind, { id, now })).toEqual({ isShareable: false, links: [] });
    await db.updateTable('articles').set({ deletedAt: null }).where('id', '=', id).execute();
    expect(await read(token)).toBeDefined();
    await db.deleteFrom('articles').where('id', '=', id).execute();
    expect(await db.selectFrom('tokens').selectAll().where('kind', '=', 'private-link').execute()).toEqual([]);
  });

  test('of a solution is no link to the article of the same id', async () => {
    const { id } = await save({ intent: 'draft' });
    await insertSolution(db, { id, title: 'A plan', isDraft: true });
    const token = await share(id, { kind: solutionKind });
    expect(await read(token)).toMatchObject({ title: 'A plan' });
    await save({}, id);
    expect(await read(token), 'publishing the article ends nothing').toMatchObject({ title: 'A plan' });
  });

  test(`of an item there are ${MAX_LINKS} at most, and those that have ended are deleted`, async () => {
    const { id } = await save({ intent: 'draft' });
    for (let made = 0; made < MAX_LINKS; made += 1) expect(await share(id)).toHaveLength(43);
    expect(await share(id)).toMatch(/^There are 20 links already/);
    now = new Date(now.getTime() + 14 * DAY_MS);
    expect(await share(id)).toHaveLength(43);
    expect(await db.selectFrom('tokens').selectAll().where('kind', '=', 'private-link').execute()).toHaveLength(1);
  });
});

const HERE = '192.0.2.1';

describeOnEachDatabase('[AUTH-12] [ADM-26] a private link lives as long as its maker is an admin', (open) => {
  async function start() {
    const db = await open();
    const deps = createTestDeps(db, { SMTP_URL: 'smtp://localhost:1' });
    const { id } = await insertArticle(db, { isDraft: true });
    const signedIn = async () => {
      const person = await createUser(db, { role: 'admin' });
      const result = await signIn(deps, { email: person.email, password: PASSWORD, clientAddress: HERE });
      const request = requestWith('cookies' in result ? result.cookies : []);
      return { viewer: { ...person, role: 'admin' as const }, request, clientAddress: HERE };
    };
    const share = async (viewer: { id: string; email: string }, days: number | null = 30) => {
      const made = await createPrivateLink(db, articleKind, { id, days, viewer, now: deps.now() });
      return made.outcome === 'created' ? made.token : '';
    };
    const opens = async (token: string) => (await findSharedContent(db, kinds, { token, now: deps.now() })) !== undefined;
    const [owner, maker] = [await signedIn(), await signedIn()];
    return { db, deps, owner, maker, share, opens };
  }

  test('it ends with their removal and when they become an editor; that of another stays', async () => {
    for (const intent of ['remove', 'demote'] as const) {
      const { deps, owner, maker, share, opens } = await start();
      const [theirs, endless, mine] = [await share(maker.viewer), await share(maker.viewer, null), await share(owner.viewer)];
      const { id } = maker.viewer;
      expect((await listPeople(deps)).find((person) => person.id === id)).toMatchObject({ links: 2 });
      await (intent === 'remove' ? removePerson(deps, owner, id) : changeRole(deps, owner, { id, role: 'editor' }));
      expect([await opens(theirs), await opens(endless), await opens(mine)]).toEqual([false, false, true]);
      await expect(share(maker.viewer)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  test('none is left of one who is removed while making it, and none of an address that nobody has any more', async () => {
    const { db, deps, owner, maker, share, opens } = await start();
    const stale = await share(maker.viewer);
    await db.updateTable('tokens').set({ userId: null }).execute(); // its maker’s address was unknown when tokens were put in one table
    const [made] = await Promise.allSettled([share(maker.viewer), removePerson(deps, owner, maker.viewer.id)]);
    expect(made.status === 'fulfilled' && (await opens(made.value))).toBe(false);
    expect(await opens(stale)).toBe(false);
    expect(await db.selectFrom('tokens').select('id').where('kind', '=', 'private-link').execute()).toEqual([]);
  });

  test('it goes on under another address and password, and ends when the owner reports a stranger', async () => {
    const { deps, owner, maker, share, opens } = await start();
    const token = await share(maker.viewer);
    await requestEmailChange(deps, maker, { email: 'new@example.org', currentPassword: PASSWORD });
    const change = linkIn(deps.emails.at(-1)).searchParams.get('token') ?? '';
    expect(await changeEmail(deps, { ...maker, token: change })).toBe(true);
    const report = linkIn(deps.emails.at(-1)).searchParams.get('token') ?? '';
    const moved = { ...maker, viewer: { ...maker.viewer, email: 'new@example.org' } };
    await changePassword(deps, { ...moved, currentPassword: PASSWORD, newPassword: 'what a thief chose' });
    expect((await listPeople(deps)).find(({ email }) => email === 'new@example.org')).toMatchObject({ links: 1 });
    const mine = await share(owner.viewer);
    expect(await opens(token)).toBe(true);
    expect(await fileReport(deps, { token: report, clientAddress: HERE })).toBe('email');
    expect([await opens(token), await opens(mine)]).toEqual([false, true]);
  });
});

import { expect, test } from 'vitest';
import { runTransaction } from '#db/transaction.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { deleteRows } from '#features/publishing/trash/trash.server.ts';
import { createTestDeps, createUser } from '#tests/factories/accounts.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { addComment, changeComment, listComments, listQuotes, readPostedComment } from './draft-comments.server.ts';
import { createPrivateLink, listPrivateLinks, withdrawPrivateLink } from './private-links.server.ts';

const HERE = '192.0.2.1';

test('[ADM-26] a comment is on a paragraph, named by its beginning, or on the whole', async () => {
  const html = `<h2>First</h2><p>Boil <strong>the</strong> kettle.</p><ul><li>Tea &amp; milk</li></ul><p>${'word '.repeat(40)}</p><p>Boil the kettle.</p>`;
  const quotes = await listQuotes(html);
  expect(quotes.slice(0, 3)).toEqual(['First', 'Boil the kettle.', 'Tea & milk']);
  expect(quotes[3]).toMatch(/^word .*word…$/);
  expect(quotes).toHaveLength(4);
});

test('[ADM-26] a posted comment is plain text of a bounded length, without control characters', () => {
  const form = new FormData();
  form.set('name', ` Ama\n\u0000Mensah ${'x'.repeat(200)}`);
  form.set('quote', 'Boil <b>it</b>');
  form.set('text', `One\r\ntwo\u0007 <script>\t${'x'.repeat(3000)}`);
  const { name, quote, text, trap } = readPostedComment(form);
  expect(name).toMatch(/^Ama Mensah x{10,}$/);
  expect(text.startsWith('One\ntwo <script>\t')).toBe(true);
  expect([name.length, quote, text.length, trap]).toEqual([80, 'Boil <b>it</b>', 2000, '']);
  expect(readPostedComment()).toEqual({ name: '', quote: '', text: '', trap: '' });
});

describeOnDatabase('[ADM-26] comments on a private link', (open) => {
  async function start() {
    const db = await open();
    const { outbox, emails } = createTestDeps(db);
    const settings = { SESSION_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop', SITE_URL: 'https://www.example.com' };
    const deps = { db, settings, outbox, now: () => new Date() };
    const { id } = await insertArticle(db, { isDraft: true });
    const viewer = await createUser(db, { role: 'admin' });
    const made = await createPrivateLink(db, articleKind, { id, days: 2, viewer, now: deps.now() });
    const token = made.outcome === 'created' ? made.token : '';
    const say = (text: string, { clientAddress = HERE, trap = '', name = 'Ben' } = {}) =>
      addComment(deps, {
        token,
        posted: { name, quote: 'Boil the kettle.', text, trap },
        clientAddress,
        item: { title: 'Tea', path: `/admin/articles/${id}` },
      });
    const list = () => listComments(db, 'article', id);
    return { db, deps, id, say, list, viewer, emails };
  }

  test('are told to the maker of the link, at most once an hour', async () => {
    const { id, say, viewer, emails } = await start();
    await say('Which kettle?', { name: 'Ben \u202e' });
    await say('And milk?');
    expect(emails).toMatchObject([{ to: viewer.email, subject: 'A comment on “Tea”' }]);
    expect(emails[0]?.text).toContain('“Ben” has commented');
    expect(emails[0]?.text).toContain(`https://www.example.com/admin/articles/${id}`);
    expect(emails[0]?.text).not.toContain('kettle');
  });

  test('are stored once each, listed for the author, marked as done and removed', async () => {
    const { deps, id, say, list } = await start();
    expect([await say('Which kettle?'), await say('Which kettle?'), await say('And milk?')]).toEqual(['stored', 'stored', 'stored']);
    const comments = await list();
    expect(comments.map(({ text }) => text).sort()).toEqual(['And milk?', 'Which kettle?']);
    const [first] = comments;
    const key = { kind: 'article', itemId: id, comment: first?.id ?? '' };
    await changeComment(deps, { ...key, becomes: 'done' });
    expect((await list()).map(({ isDone }) => isDone)).toEqual([false, true]);
    await changeComment(deps, { ...key, itemId: 'another', becomes: 'removed' });
    expect(await list()).toHaveLength(2);
    await changeComment(deps, { ...key, becomes: 'removed' });
    expect(await list()).toHaveLength(1);
  });

  test('are deleted for good with what they are on, and so is where its links led', async () => {
    const { db, deps, id, say, list } = await start();
    await say('Which kettle?');
    await db.updateTable('articles').set({ deletedAt: deps.now().toISOString() }).where('id', '=', id).execute();
    await runTransaction(db, (tx) => deleteRows(tx, articleKind, { ids: [id] }));
    expect(await list()).toEqual([]);
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });

  test('need a name and a text, and none is stored for a program or once the link is withdrawn', async () => {
    const { db, deps, id, say, list } = await start();
    expect([await say(''), await say('No name', { name: '' }), await say('By a program', { trap: 'x' })]).toEqual([
      'empty',
      'empty',
      'stored',
    ]);
    const { links } = await listPrivateLinks(db, articleKind, { id, now: deps.now() });
    await withdrawPrivateLink(db, articleKind, { id, linkId: links[0]?.id ?? '' });
    expect(await say('Too late')).toBe('full');
    expect(await list()).toEqual([]);
  });

  test('are ten an hour of one connection, and fifty of a link', async () => {
    const { say, list } = await start();
    const outcomes: string[] = [];
    for (let n = 0; n < 11; n++) outcomes.push(await say(`Comment ${n}`));
    expect(outcomes).toEqual([...Array(10).fill('stored'), 'full']);
    for (let n = 11; n < 60; n++) await say(`Comment ${n}`, { clientAddress: `198.51.100.${n}` });
    expect(await list()).toHaveLength(50);
  });
});

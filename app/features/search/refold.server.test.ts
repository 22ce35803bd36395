import { expect, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import type { Db } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { refold } from '#db/migrations/0018-refold.ts';
import { migrations } from '#db/migrations.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { createRefoldHandler } from './refold.server.ts';
import { searchContent } from './search.server.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');

describeOnEachDatabase('[SRCH-12] texts of other scripts', (open, database) => {
  test('are found as people type them, in a title, a text and a text without spaces', async () => {
    const db = await open();
    await insertArticle(db, { id: 'ar', title: 'كِتَابٌ عن الإدارة', content: '<p>فن التـــسويق</p>' });
    await insertArticle(db, { id: 'he', title: 'שָׁלוֹם', content: '<p>x</p>' });
    await insertArticle(db, { id: 'ja', title: 'ＡＢＣ社', content: '<p>広告のﾊﾞﾗﾝｽと市場戦略を考える</p>' });
    const find = async (query: string) => (await search(db, query)).results.map(({ href }) => href.split('/').at(-1));
    expect(await find('كتاب')).toEqual(['ar']);
    expect(await find('الادارة')).toEqual(['ar']);
    expect(await find('التسويق')).toEqual(['ar']);
    expect(await find('שלום')).toEqual(['he']);
    expect(await find('abc社')).toEqual(['ja']);
    expect(await find('バランス')).toEqual(['ja']);
    expect(await find('市場戦略')).toEqual(['ja']);
  });

  test('are found after the update that folds them has been put in, without a save', async () => {
    const db = await database.connect(await database.create());
    await migrate(db, migrations.slice(0, migrations.indexOf(refold)));
    await insertArticle(db, { id: 'ar', title: 'كِتَابٌ', content: '<p>x</p>' });
    await indexContent(db, { table: 'articles', id: 'ar' }, 'كِتَابٌ');
    const image = { extension: 'png', width: 20, height: 10, colour: '336699', bytes: 1, createdAt: NOW.toISOString() };
    await db
      .insertInto('images')
      .values({ ...image, id: 'abcdefghijklmnop', alt: 'ﬁne', searchAlt: 'ﬁne' })
      .execute();
    await migrate(db);
    expect(await db.selectFrom('jobs').select('name').execute()).toEqual([{ name: 'refold' }]);
    expect((await search(db, 'كتاب')).count).toBe(0);
    const job = { name: 'refold', key: '', payload: '', attempts: 0, revision: 1, createdAt: NOW };
    await createRefoldHandler(db).run(job as never, { signal: new AbortController().signal }); // it reads none of it
    expect((await search(db, 'كتاب')).count).toBe(1);
    expect(await db.selectFrom('images').select('searchAlt').execute()).toEqual([{ searchAlt: 'fine' }]);
  });

  test('[SRCH-10] a word that was typed without its accents is asked for with them', async () => {
    const db = await open();
    await insertArticle(db, { title: 'A café in São Paulo, a résumé, and those who came', content: '<p>x</p>' });
    expect((await search(db, 'cafe')).suggestion).toBe('café');
    expect((await search(db, 'sao paulo')).suggestion).toBe('são paulo');
    expect((await search(db, 'resume')).suggestion).toBe('résumé');
  });
});

function search(db: Db, query: string) {
  return searchContent(db, query, { kinds: storedKinds, publicTexts: openPublicTexts(db), now: NOW });
}

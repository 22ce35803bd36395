import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getDialect, openDatabase } from '#db/client.server.ts';
import { findMigrations, migrate } from '#db/migrate.server.ts';
import type { Migration } from '#db/migrations/migration.ts';
import { migrations } from '#db/migrations.ts';
import { restoreBackup } from '#features/backup/restore-backup.server.ts';
import { emptyExtension, findClosedExtensions } from '#features/checks/extensions.server.ts';
import { backUp, toSettings } from '#tests/backup/backups.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const first: Migration = {
  name: '9001-book-club/first',
  statements: () => [
    'create table book_club_members (id text primary key)',
    `create table book_club_books (id text primary key, member text not null references book_club_members (id),
      title text not null default 'Tea', content text not null default '<p>Boil.</p>')`,
    'create table somebody_elses (id text primary key)',
  ],
};
const wanted = [...migrations, first];

describeOnEachDatabase('tables of an extension that is closed', (_, { create, connect }) => {
  async function openClosed() {
    const place = await create();
    const db = await connect(place);
    await migrate(db, wanted);
    await sql`insert into book_club_members (id) values ('ama')`.execute(db);
    await sql`insert into book_club_books (id, member) values ('b', 'ama')`.execute(db);
    return { db, place };
  }

  test('[OPS-8] keep no version without it from starting, and are brought up to date once it is open', async () => {
    const { db } = await openClosed();
    expect(await migrate(db)).toEqual([]);
    expect(await findMigrations(db)).toMatchObject({ pending: [], unknown: undefined });
    const second = { name: '9002-book-club/second', statements: () => ['create table book_club_notes (id text primary key)'] };
    expect(await migrate(db, [...wanted, second])).toEqual(['9002-book-club/second']);
  });

  test('[OPS-4] are named with their rows, and are emptied when asked', async () => {
    const { db } = await openClosed();
    await sql`insert into webhooks (id, url, secret, events, created_by, created_at)
      values ('w', '', '', ${getDialect(db) === 'postgres' ? sql`array['changed']` : '[]'}, '', '2026-01-01T00:00:00.000Z')`.execute(db);
    const look = async (open: string[]) =>
      (await findClosedExtensions({ openDb: async () => db }, open)).map(({ level, message }) => `${level}: ${message}`);
    expect(await look(['webhooks', 'book-club'])).toEqual([]);
    expect(await look([])).toEqual([
      'hint: The extension webhooks is closed, and one row of it is kept.',
      'hint: The extension book-club is closed, and 2 rows of it are kept.',
    ]);
    expect(await emptyExtension(db, 'book-club', ['book-club'])).toBeUndefined();
    expect(await emptyExtension(db, 'somebody', [])).toBeUndefined();
    expect(await emptyExtension(db, 'book-club', [])).toBe(2);
    expect(await look(['webhooks'])).toEqual([]);
  });

  test('[OPS-4] [CONF-2] subscribers of a closed newsletter, who cannot leave it, are a fault', async () => {
    const db = await connect(await create());
    await migrate(db, migrations);
    const look = async (open: string[]) => (await findClosedExtensions({ openDb: async () => db }, open)).map(({ level }) => level);
    const insert = (id: string, state: string) =>
      sql`insert into subscribers (id, email, email_key, state, token, source, created_at)
        values (${id}, ${id}, ${id}, ${state}, ${id}, 'home', '2026-01-01T00:00:00.000Z')`.execute(db);
    await insert('kofi', 'pending');
    expect(await look([])).toEqual(['hint']);
    await insert('ama', 'confirmed');
    expect(await look([])).toEqual(['wrong', 'hint']);
    expect(await look(['newsletter'])).toEqual([]);
  });

  test('[OPS-4] are of the longest name that fits: emptying one leaves another’s rows', async () => {
    const db = await connect(await create());
    const book = { name: '9000-book/first', statements: () => ['create table book_marks (id text primary key)'] };
    await migrate(db, [...migrations, book, first]);
    await sql`insert into book_club_members (id) values ('ama')`.execute(db);
    expect(await emptyExtension(db, 'book', ['book-club'])).toBe(0);
    expect((await sql`select id from book_club_members`.execute(db)).rows).toEqual([{ id: 'ama' }]);
  });

  test('[OPS-2] are in a backup, which is restored where it is open', async () => {
    const { db, place } = await openClosed();
    const file = await backUp(db, place.dataDir);
    const target = await create();
    const settings = toSettings(target);
    await expect(restoreBackup({ file, settings })).rejects.toThrow('the extension book-club, which is closed here: open it');
    await expect(restoreBackup({ file, settings, wanted })).resolves.toMatchObject({ rows: { book_club_members: 1, book_club_books: 1 } });
    const restored = await openDatabase({ databaseUrl: target.databaseUrl, dataDir: settings.DATA_DIR });
    expect((await sql`select member from book_club_books`.execute(restored)).rows).toEqual([{ member: 'ama' }]);
    expect((await sql`select id from somebody_elses`.execute(restored)).rows).toEqual([]);
    await restored.destroy();
  });
});

import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { libraryKinds } from '#app/all-kinds.server.ts';
import { allMigrations } from '#app/all-migrations.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { migrations } from '#db/migrations.ts';
import { adoptSecret } from '#features/accounts/rescue/secret-mark.server.ts';
import { imageFileName, listImageFiles } from '#features/images/image-variants.ts';
import { toMark } from '#features/images/store/claim-store.server.ts';
import { verifySmtp } from '#platform/mail/verify-smtp.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { startStrictS3 } from '#tests/contracts/strict-s3.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { createTestSite } from '#tests/factories/checked-site.ts';
import { restoreRelease } from '#tests/old-data/release.ts';
import { type DatabasePlace, describeOnEachDatabase } from '#tests/support/databases.ts';
import { freePort } from '#tests/support/site.ts';
import { startBrokenSmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import type { Finding } from './checkup.ts';
import { checkClock, describeClocks } from './clock.server.ts';
import { checkDatabase, describePostgres } from './database.server.ts';
import { checkImages } from './images.server.ts';
import { checkMail, checkReverseName, checkSenderDomain, describeFailure } from './mail.server.ts';
import { checkSignIn } from './sign-in.server.ts';

const signal = new AbortController().signal;
const levels = (findings: Finding[]) => findings.map(({ level }) => level);
const messages = (findings: Finding[]) => findings.map(({ message }) => message).join('\n');

describeOnEachDatabase('the check of the database', (_open, { create, connect, dialect }) => {
  const siteAt = ({ databaseUrl, dataDir }: DatabasePlace) =>
    createTestSite({
      settings: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir || '/nowhere/data', SESSION_SECRET: 's'.repeat(40) },
      async openDb() {
        const db = await openDatabase({ databaseUrl, dataDir, isReadOnly: true });
        onTestFinished(() => db.destroy());
        return db;
      },
    });

  test('[OPS-4] an empty place, an older, a current and a newer database are told apart, and nothing is made', async () => {
    const place = await create();
    if (dialect === 'postgres') expect(messages(await checkDatabase(siteAt(place)))).toContain('no site in the database yet');
    else
      expect([messages(await checkDatabase(siteAt(place))), readdirSync(place.dataDir)]).toEqual([
        expect.stringContaining('no database'),
        [],
      ]);
    await restoreRelease('0.1.0', place);
    const db = await connect(place);
    expect(messages(await checkDatabase(siteAt(place)))).toContain(
      `The database is not up to date: ${migrations.length - 1} of ${migrations.length} migrations are still to be applied.`,
    );
    await migrate(db);
    expect(messages(await checkDatabase(siteAt(place)))).toContain('All migrations are applied.');
    await sql`insert into migrations (name, checksum) values ('9999-later', '')`.execute(db);
    const newer = await checkDatabase(siteAt(place));
    expect(messages(newer)).toContain('belongs to a newer version of Byline (9999-later');
    expect(levels(newer)).toContain('wrong');
  });

  test('[OPS-4] a secret that is another one, or gone, is wrong', async () => {
    const place = await create();
    const db = await connect(place);
    await migrate(db);
    const site = siteAt(place);
    await adoptSecret({ db, settings: site.settings });
    expect(levels(await checkSignIn(site))).toEqual(['well']);
    expect(levels(await checkSignIn({ ...site, settings: { ...site.settings, SESSION_SECRET: 't'.repeat(40) } }))).toEqual(['wrong']);
    expect(messages(await checkSignIn({ ...site, settings: { ...site.settings, SESSION_SECRET: '' } }))).toContain('is gone');
    expect(levels(await checkSignIn(createTestSite()))).toEqual(['unknown']);
  });

  test('[OPS-4] a clock that is behind what is stored is wrong; that of PostgreSQL is compared', async () => {
    const place = await create();
    await migrate(await connect(place));
    const site = siteAt(place);
    const [first] = await checkClock({ ...site, now: () => new Date('2020-01-01') }, signal);
    expect(first).toMatchObject({ level: 'wrong', message: expect.stringContaining('is behind: the site already knows of') });
    expect(messages(await checkClock(site, signal))).toContain(
      dialect === 'postgres' ? 'agrees with that of PostgreSQL' : 'no other clock',
    );
  });

  test('[OPS-4] an article that was published while the clock was ahead is named, and one that is scheduled is not', async () => {
    const place = await create();
    const db = await connect(place);
    await migrate(db, allMigrations);
    const publishedAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
    for (const id of ['early', 'scheduled']) await insertArticle(db, { id, title: id, publishedAt });
    const revision = { kind: 'article', number: 1, savedBy: null, fields: new Uint8Array(), isPublished: true };
    await db
      .insertInto('revisions')
      .values([
        { ...revision, id: 'a', itemId: 'early', savedAt: publishedAt },
        { ...revision, id: 'b', itemId: 'scheduled', savedAt: new Date().toISOString() },
      ])
      .execute();
    const findings = messages(await checkClock({ ...siteAt(place), kinds: libraryKinds }, signal));
    expect(findings).toContain('The article “early” was published while the clock was ahead: readers will see it from');
    expect(findings).not.toContain('“scheduled”');
  });

  test('[OPS-4] emails that wait for long are wrong', async () => {
    const place = await create();
    const db = await connect(place);
    await migrate(db);
    const at = '2026-11-22T12:00:00.000Z';
    const email = { name: 'email', key: 'one', payload: '', attempts: 9, revision: 1, dueAt: at, createdAt: at, expiresAt: at };
    await db.insertInto('jobs').values(email).execute();
    expect(messages(await checkMail(siteAt(place)))).toContain('No mail server is set');
    const port = await freePort();
    const site = siteAt(place);
    const findings = await checkMail({
      ...site,
      settings: { ...site.settings, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@localhost' },
    });
    expect(messages(findings)).toContain('One email is waiting, and one was tried 9 times.');
    expect(levels(findings)).toEqual(['wrong', 'wrong']);
  });

  test.runIf(dialect === 'sqlite')('[OPS-4] a damaged file is wrong; checking a whole one leaves nothing next to it', async () => {
    const place = await create();
    const db = await openDatabase(place);
    await migrate(db);
    await db.destroy();
    const site = createTestSite({
      settings: { DATA_DIR: place.dataDir },
      openDb: () => openDatabase({ ...place, isReadOnly: true }),
    });
    expect(levels(await checkDatabase(site))).toEqual(['well', 'well']);
    expect(readdirSync(place.dataDir)).toEqual(['byline.sqlite']);
    truncateSync(path.join(place.dataDir, 'byline.sqlite'), 8192);
    expect(await checkDatabase(site)).toMatchObject([{ level: 'wrong', message: expect.stringContaining('damaged') }]);
  });

  test.runIf(dialect === 'postgres')('[OPS-4] fsync off is wrong, as is a server that refuses the login', async () => {
    const place = await create();
    expect(messages(await checkDatabase(siteAt(place)))).toContain('fsync = off'); // as the tests' own runs
    const nobody = new URL(place.databaseUrl);
    nobody.username = 'nobody';
    nobody.password = 'hush-hush';
    const [finding] = await checkDatabase(siteAt({ ...place, databaseUrl: nobody.href }));
    expect(finding).toMatchObject({ level: 'wrong', message: expect.stringContaining('role "nobody" does not exist') });
    nobody.port = String(await freePort());
    expect(levels(await checkDatabase(siteAt({ ...place, databaseUrl: nobody.href })))).toEqual(['wrong']);
  });
});

test('[OPS-4] what a PostgreSQL’s answers mean', () => {
  const good = { version: '17.2', major: 17, fsync: true, isCommitSynced: true, isPooled: false, isEncrypted: true, hasMigrations: true };
  expect(levels(describePostgres(good, 'db.example.org'))).toEqual(['well']);
  expect(messages(describePostgres({ ...good, isPooled: true }, 'db'))).toContain('with a pooler in front');
  expect(
    levels(describePostgres({ ...good, major: 12, fsync: false, isCommitSynced: false, isEncrypted: false }, 'db.example.org')),
  ).toEqual([...['well', 'hint', 'wrong', 'wrong', 'hint']]);
  expect(levels(describePostgres({ ...good, isEncrypted: false }, '127.0.0.1'))).toEqual(['well']);
});

test('[OPS-4] a clock that is off by half a minute is wrong', () => {
  const ahead = (aheadMs: number) => describeClocks([{ owner: 'PostgreSQL', aheadMs }]);
  expect(ahead(400)).toMatchObject([{ level: 'well', message: 'The clock agrees with that of PostgreSQL.' }]);
  expect(ahead(-8000)).toMatchObject([{ level: 'well', message: 'The clock is 8 seconds ahead of that of PostgreSQL.' }]);
  expect(ahead(30_000)).toMatchObject([{ level: 'wrong', message: expect.stringContaining('30 seconds behind') }]);
});

describe('the check of the images', () => {
  async function openBucket() {
    const s3 = await startStrictS3();
    onTestFinished(() => s3.stop());
    const settings = { STORAGE_URL: s3.storageUrl };
    const site = createTestSite({ settings, openStorage: () => openStorage({ ...settings, DATA_DIR: '' }) });
    return { s3, site };
  }

  test('[OPS-4] a bucket that keeps, gives and deletes is well, and nothing is left in it', async () => {
    const { s3, site } = await openBucket();
    expect(await checkImages(site)).toEqual([
      { level: 'well', message: 'A file could be written, read back and deleted.' },
      { level: 'unknown', message: 'The site can’t check for lost images without the database.' },
    ]);
    expect([...s3.objects.keys()]).toEqual([]);
    expect(messages(await checkClock(site, signal))).toMatch(/no other clock|agrees/);
  });

  test.each(['corrupt', 'forget', 500] as const)('[OPS-4] a bucket that is %s is wrong, and nothing is left in it', async (how) => {
    const { s3, site } = await openBucket();
    const storage = await site.openStorage();
    s3.misbehave(how);
    const findings = await checkImages({ ...site, openStorage: async () => storage }).catch((error: Error) => [
      { level: 'wrong' as const, message: error.message },
    ]);
    expect(levels(findings)).toContain('wrong');
    expect([...s3.objects.keys()]).toEqual([]);
  });

  test('[OPS-4] a wrong key is reported without the secret; another site’s images are not touched', async () => {
    const { s3, site } = await openBucket();
    const url = s3.storageUrl.replace(/:[^:@/]+@/, ':another-secret@');
    const refused = await checkImages({
      ...site,
      settings: { ...site.settings, STORAGE_URL: url },
      openStorage: () => openStorage({ STORAGE_URL: url, DATA_DIR: '' }),
    });
    expect(levels(refused)).toEqual(['wrong']);
    expect(messages(refused)).not.toContain('another-secret');
    const storage = await site.openStorage();
    await storage.writeNote('byline-site.txt', toMark('00000000-0000-4000-8000-000000000000'));
    const before = [...s3.objects.keys()];
    expect(levels(await checkImages(site))).toEqual(['hint']); // no database says whose it is
    expect([...s3.objects.keys()]).toEqual(before);
  });
});

describeOnEachDatabase('the mark of the images', (open) => {
  test('[OPS-4] of another site is wrong, and nothing is written', async () => {
    const db = await open();
    const s3 = await startStrictS3();
    onTestFinished(() => s3.stop());
    const storage = await openStorage({ STORAGE_URL: s3.storageUrl, DATA_DIR: '' });
    const site = createTestSite({ settings: { STORAGE_URL: s3.storageUrl }, openDb: async () => db, openStorage: async () => storage });
    await storage.writeNote('byline-site.txt', toMark('00000000-0000-4000-8000-000000000000'));
    expect(await checkImages(site)).toMatchObject([{ level: 'wrong', message: 'The images belong to another site’s database.' }]);
    const { id } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
    await storage.writeNote('byline-site.txt', toMark(id));
    expect(levels(await checkImages(site))).toEqual(['well', 'well']);
  });
});

describeOnEachDatabase('the images of the database', (open) => {
  test('[OPS-4] a lost file, an empty store and files of unknown images are reported', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'byline-checks-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const db = await open();
    const storage = await openStorage({ STORAGE_URL: '', DATA_DIR: folder });
    const site = createTestSite({ settings: { DATA_DIR: folder }, openDb: async () => db, openStorage: async () => storage });
    const { id: siteId } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
    await storage.writeNote('byline-site.txt', toMark(siteId));
    const id = 'abcdefghijklmnop';
    const image = { id, width: 40, height: 30, colour: '3366aa', extension: 'jpg' };
    const createdAt = new Date().toISOString();
    await db
      .insertInto('images')
      .values({ ...image, state: 'live', alt: null, bytes: 1, createdAt })
      .execute();
    for (const file of listImageFiles(image)) await storage.put(file, Buffer.from('image'));
    await insertArticle(db, { id: 'tea', title: 'Tea', imageUrl: `/images/${imageFileName(image)}` });
    expect(levels(await checkImages(site))).toEqual(['well', 'well']);

    await storage.put('bbbbbbbbbbbbbbbb-40.webp', Buffer.from('image'));
    expect(messages(await checkImages(site))).toContain('One file in the image store belongs to no image');
    await storage.delete(imageFileName(image));
    expect(await checkImages(site)).toContainEqual(
      expect.objectContaining({
        level: 'wrong',
        message: `An image of the article “Tea” has lost its file ${imageFileName(image)}.`,
      }),
    );
    rmSync(path.join(folder, 'content-images'), { recursive: true });
    expect(await checkImages(site)).toMatchObject([
      { level: 'wrong', message: 'The image store is empty, but the database knows one image.' },
    ]);
  });
});

describe('the check of the mail server', () => {
  const look = (SMTP_URL: string) => checkMail(createTestSite({ settings: { SMTP_URL, MAIL_FROM: 'hello@localhost' } }));

  test('[OPS-4] one that accepts the login is well, and is sent nothing', async () => {
    const server = await startSmtpServer();
    onTestFinished(() => server.stop());
    expect((await look(server.url))[0]?.level).toBe('well');
    expect(server.letters).toEqual([]);
  });

  test('[OPS-4] a certificate that is not trusted is named as such, and is enough on this machine', async () => {
    const server = await startSmtpServer({ isEncrypted: true });
    onTestFinished(() => server.stop());
    expect((await look(server.url))[0]?.level).toBe('well');
    const failure = await verifySmtp(server.url.replace('127.0.0.1', '127.1')) /* the same, and not known to be */;
    expect(failure?.code).toMatch(/CERT|SIGNED/);
    if (failure) expect(describeFailure(failure, new URL('smtp://mail.test:25')).message).toContain('doesn’t trust the certificate');
  });

  test('[OPS-4] a refused login, a closed port and a silent server are wrong, in words and without the password', async () => {
    const server = await startSmtpServer({ refuse: (step) => (step === 'AUTH' ? 535 : undefined) });
    const silent = await startBrokenSmtpServer('silent');
    onTestFinished(async () => void (await Promise.all([server.stop(), silent.stop()])));
    const refused = await look(server.url.replace('smtp://', 'smtp://me:hush-hush@'));
    expect(refused[0]).toMatchObject({ level: 'wrong', message: expect.stringContaining('refuses the login (535') });
    expect(JSON.stringify(refused)).not.toContain('hush-hush');
    expect((await look(`smtp://127.0.0.1:${await freePort()}`))[0]).toMatchObject({
      level: 'wrong',
      message: expect.stringContaining('doesn’t answer like a mail server'),
    });
    expect((await look(silent.url))[0]?.level).toBe('wrong');
    expect((await look('smtp://127.0.0.1:465'))[0]?.advice).toBe('For port 465, SMTP_URL begins with smtps://.');
  });

  test('[OPS-4] a DKIM key of a usual name is named, and that no email was looked at is said either way', async () => {
    const key = { 's1._domainkey.example.org': ['v=DKIM1; k=rsa; p=MIIB'], 's2._domainkey.example.org': ['v=DKIM1; p='] };
    const look = async (records: Record<string, string[]>) =>
      (await checkSenderDomain('example.org', async (name) => records[name] ?? []))[2];
    expect(await look(key)).toMatchObject({
      level: 'unknown',
      message: expect.stringContaining('a DKIM key at s1._domainkey.example.org'),
    });
    expect(await look({})).toMatchObject({ level: 'unknown', message: expect.stringContaining('Only an email itself shows') });
  });

  test('[OPS-4] a public mail server without a reverse name is named, and a private one cannot be judged', async () => {
    const look = async (...found: { address: string; names: string[] }[]) =>
      (await checkReverseName('mail.example.org', async () => found))[0];
    expect((await look({ address: '93.184.215.14', names: ['mail.example.org'] }))?.level).toBe('well');
    expect((await look({ address: '93.184.215.14', names: ['x'] }, { address: '93.184.215.15', names: [] }))?.message).toMatch(
      /^93\.184\.215\.15, .* has no reverse name/,
    );
    expect((await look({ address: '127.0.0.1', names: ['localhost'] }))?.level).toBe('unknown');
    expect((await checkReverseName('mail.example.org', async () => 'not-asked'))[0]?.level).toBe('unknown');
  });

  test('[OPS-4] SPF and DMARC: missing, doubled, open to all, inherited, and not to be asked', async () => {
    const look = (records: Record<string, string[]>) => checkSenderDomain('mail.example.org', async (name) => records[name] ?? []);
    const SPF = 'v=spf1 include:mail.example.net -all';
    const DMARC = 'v=DMARC1; p=reject';
    expect(levels(await look({}))).toEqual(['hint', 'hint', 'unknown']);
    expect(levels(await look({ 'mail.example.org': ['other', SPF], '_dmarc.mail.example.org': [DMARC] }))).toEqual([
      'well',
      'well',
      'unknown',
    ]);
    expect(levels(await look({ 'mail.example.org': [SPF, SPF], '_dmarc.example.org': [DMARC] }))).toEqual(['wrong', 'well', 'unknown']);
    expect((await look({ 'mail.example.org': ['v=spf1 +all'] }))[0]).toMatchObject({
      level: 'wrong',
      message: expect.stringContaining('lets anyone'),
    });
    expect(await checkSenderDomain('example.org', async () => 'not-asked')).toMatchObject([
      { level: 'unknown', message: expect.stringContaining('couldn’t look up') },
    ]);
    expect(await checkSenderDomain('localhost.localdomain', () => Promise.reject(new Error('asked')))).toEqual([]);
  });
});

import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { listUnreadableTwoFactors } from '#features/accounts/rescue/secret-mark.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { confirmTwoFactor, startTwoFactor } from '#features/accounts/two-factor/change-two-factor.server.ts';
import { deleteImage } from '#features/images/image-trash.server.ts';
import { storeImage } from '#features/images/images.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { codeOf, createTestDeps, createUser, PASSWORD, requestWith } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { freePort, type RunningSite, runCommand, startSite } from '../support/site.ts';

const SESSION_SECRET = 's'.repeat(40);
const HERE = '192.0.2.1';

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-rescue-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const run = (words: string, settings: Record<string, string>) =>
  runCommand('server/commands/rescue.ts', words.split(' ').filter(Boolean), settings);

describe('npm run rescue', () => {
  test('without words says what it can do; with others says it too, and fails', async () => {
    const help = await run('', {});
    expect(help).toMatchObject({ status: 0, output: expect.stringContaining('npm run rescue -- COMMAND') });
    for (const words of ['off', 'constructor', 'two-factor', 'two-factor a@example.org on', 'link twice', 'empty', 'empty a b']) {
      expect(await run(words, {})).toEqual({ ...help, status: 1 });
    }
  });

  test('makes nothing where there is no site', async () => {
    const folder = newFolder();
    for (const DATA_DIR of [folder, path.join(folder, 'missing')]) {
      const { status, output } = await run('check', { DATA_DIR });
      expect([status, output]).toEqual([1, `DATA_DIR: there is no site in ${DATA_DIR}; run this with the settings of the site\n`]);
    }
    expect(readdirSync(folder)).toEqual([]);
  });
});

describeOnEachDatabase('npm run rescue', (_open, { create, connect, dialect }) => {
  /** The PostgreSQL of the tests runs with fsync = off. */
  const NOTHING_WRONG =
    dialect === 'sqlite'
      ? { status: 0, output: 'Nothing is wrong.\n' }
      : { status: 1, output: expect.stringMatching(/^(- PostgreSQL runs with .* = off: .*\n)+$/) };
  let site: RunningSite;
  let db: Db;
  let settings: Record<string, string>;

  beforeAll(async () => {
    const place = await create();
    site = await startSite({ settings: { SESSION_SECRET, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) } });
    settings = {
      SESSION_SECRET,
      DATA_DIR: site.dataDir,
      SITE_URL: site.url,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    };
    db = await connect({ ...place, dataDir: site.dataDir });
  });
  afterAll(() => site.stop());

  async function turnTwoFactorOn(user: { id: string; email: string }) {
    const deps = createTestDeps(db, { SESSION_SECRET });
    const signedIn = await signIn(deps, { email: user.email, password: PASSWORD, clientAddress: HERE });
    const request = requestWith('cookies' in signedIn ? signedIn.cookies : []);
    const from = { viewer: { ...user, role: 'admin' as const }, request, clientAddress: HERE };
    const started = await startTwoFactor(deps, { ...from, currentPassword: PASSWORD });
    await confirmTwoFactor(deps, { ...from, code: 'key' in started ? codeOf(started.key.uri) : '' });
    return deps;
  }

  test('[AUTH-5] gives the owner of a running site another admin, by a link that works once', async () => {
    await createUser(db, { isAdmin: true });
    const { status, output } = await run('link', settings);
    const [link = ''] = /http:\S+\/auth\/set-up#[\w-]+/.exec(output) ?? [];
    expect(status).toBe(0);
    expect(link.startsWith(site.url)).toBe(true);
    expect((await fetch(link)).status).toBe(200);
    const submit = () =>
      fetch(`${site.url}/auth/set-up`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: site.url },
        body: new URLSearchParams({ token: link.split('#')[1] ?? '', email: 'rescued@example.org', password: PASSWORD }),
      });
    expect((await submit()).status).toBe(302);
    expect((await submit()).status).toBe(404);
    expect(await db.selectFrom('userRoles').selectAll().execute()).toHaveLength(2);
    expect(site.output()).not.toContain(link.split('#')[1]);
  });

  test('[AUTH-8] turns the second factor of an account off, and says where there is none', async () => {
    const user = await createUser(db, { email: 'author@example.org' });
    const deps = await turnTwoFactorOn(user);
    const credentials = { email: user.email, password: PASSWORD, clientAddress: HERE };
    expect(await signIn(deps, credentials)).toMatchObject({ step: 'second-factor' });
    expect(await run('two-factor Author@example.org off', settings)).toEqual({
      status: 0,
      output: 'Two-factor sign-in is off for Author@example.org: the password alone is enough.\n',
    });
    expect(await signIn(deps, credentials)).toMatchObject({ step: 'signed-in' });
    expect(await run('two-factor author@example.org off', settings)).toMatchObject({
      status: 1,
      output: expect.stringContaining('already'),
    });
    expect(await run('two-factor nobody@example.org off', settings)).toMatchObject({
      status: 1,
      output: expect.stringContaining('No account'),
    });
  });

  test('[AUTH-11] signs everybody out', async () => {
    const { email } = await createUser(db);
    await signIn(createTestDeps(db, { SESSION_SECRET }), { email, password: PASSWORD, clientAddress: HERE });
    expect(await run('sign-out everybody', settings)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^Signed everybody out: (one session has|\d+ sessions have) ended\.\n$/),
    });
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect(await run('sign-out everybody', settings)).toEqual({ status: 1, output: 'Nobody was signed in.\n' });
  });

  test('[OPS-4] finds nothing wrong where nothing is, and names what is; repairs what it can with nothing destroyed', async () => {
    chmodSync(site.dataDir, 0o700);
    expect(await run('check', settings)).toEqual(NOTHING_WRONG);
    const user = await createUser(db, { email: 'locked-out@example.org' });
    await turnTwoFactorOn(user);
    await db.updateTable('articles').set({ imageUrl: '/images/abcdefghijklmnop-800x600-aabbcc.jpg' }).where('id', '=', '3').execute();
    const stray = await createUser(db, { email: 'no-key@example.org' });
    await db.updateTable('users').set({ isTwoFactorEnabled: true }).where('id', '=', stray.id).execute();
    chmodSync(site.dataDir, 0o755);
    writeFileSync(path.join(site.dataDir, 'note'), '');
    chmodSync(path.join(site.dataDir, 'note'), 0o644);

    const other = { ...settings, SESSION_SECRET: 't'.repeat(40), SITE_URL: '', PORT: String(await freePort()) };
    const { status, output } = await run('check', other);
    expect(status).toBe(1);
    const expected = [
      /This isn’t the secret/,
      /Codes for locked-out@example\.org can’t be checked/,
      /no-key@example\.org is asked/,
      /image of the article “.*” is not known/,
    ];
    for (const words of [...expected, /Other users of this machine can open .* and read .*note/]) expect(output).toMatch(words);

    const repaired = await run('repair', other);
    expect(repaired.status).toBe(1);
    expect(repaired.output).toMatch(/\+ no-key@example\.org is no longer asked for a code\./);
    expect(repaired.output).toMatch(/^- This isn’t the secret/m);
    expect(statSync(site.dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(site.dataDir, 'note')).mode & 0o777).toBe(0o600);
    expect(await listUnreadableTwoFactors({ db, settings: { SESSION_SECRET } })).toEqual([]);

    const kept = await run('secret keep', other);
    expect(kept).toMatchObject({ status: 0, output: expect.stringContaining('rescue -- two-factor locked-out@example.org off') });
    expect((await run('secret keep', other)).status).toBe(1);
    await run('two-factor locked-out@example.org off', other);
    await db.updateTable('articles').set({ imageUrl: null }).where('id', '=', '3').execute();
    expect(await run('check', other)).toEqual(NOTHING_WRONG);
  });

  test('[OPS-4] restores an image that an article shows from the trash', async () => {
    const contentVersion = await watchContentVersion(db);
    onTestFinished(() => contentVersion.stop());
    const image = await store('shown.jpg');
    await db.updateTable('articles').set({ imageUrl: image.url }).where('id', '=', '4').execute();
    await deleteImage({ db, contentVersion, now: () => new Date() }, image.id);
    await expect.poll(async () => (await fetch(site.url + image.url)).status).toBe(404);

    expect(await run('check', settings)).toMatchObject({
      status: 1,
      output: expect.stringMatching(/is in the trash, so readers don’t see it/),
    });
    expect(await run('repair', settings)).toMatchObject({
      output: expect.stringMatching(/^\+ Restored an image of the article “.*” from the trash\.$/m),
    });
    expect((await run('check', settings)).output).not.toContain('trash');
    await expect.poll(async () => (await fetch(site.url + image.url)).status).toBe(200);
  });

  test('[OPS-4] names the lost images of an article, a service and the settings', async () => {
    const [cover, pictured, portrait] = [await store('cover.jpg'), await store('pictured.jpg'), await store('portrait.jpg')];
    await db.updateTable('articles').set({ imageUrl: cover.url, title: 'Lost cover' }).where('id', '=', '5').execute();
    const service = await db.selectFrom('services').select(['id', 'title']).orderBy('id').executeTakeFirstOrThrow();
    const fields = JSON.stringify({ text: `<p><img src="${pictured.url}" alt=""></p>` });
    await db.updateTable('services').set({ fields }).where('id', '=', service.id).execute();
    await db
      .updateTable('siteDocuments')
      .set({ fields: JSON.stringify({ portrait: portrait.url }) })
      .where('id', '=', 'identity')
      .execute();
    expect((await run('check', settings)).output).not.toContain('has lost');
    for (const { url } of [cover, pictured, portrait]) rmSync(path.join(site.dataDir, 'content-images', path.basename(url)));

    const { status, output } = await run('check', settings);
    expect(status).toBe(1);
    expect(output).toMatch(/^- An image of the article “Lost cover” has lost its file/m);
    expect(output).toContain(`An image of the service “${service.title}” has lost its file`);
    expect(output).toContain('An image of “Name and contact” has lost its file');
  });

  async function store(fileName: string) {
    const storage = await openStorage({ STORAGE_URL: '', DATA_DIR: site.dataDir });
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366aa' } })
      .jpeg()
      .toBuffer();
    const stored = await storeImage({ storage, db, now: () => new Date() }, { bytes, fileName });
    if (stored.outcome === 'refused') throw new Error(stored.reason);
    return stored.image;
  }

  test.runIf(dialect === 'sqlite')('[OPS-4] says that a database is damaged, and touches nothing', async () => {
    const { status, output } = await run('check', { ...settings, DATA_DIR: await damagedCopy(db) });
    expect(status).toBe(1);
    expect(output).toMatch(/The database file is damaged: /);
  });

  async function damagedCopy(from: Db) {
    const folder = newFolder();
    const file = path.join(folder, 'byline.sqlite');
    const large = { id: 'large', kind: 'article', itemId: 'none', number: 1, savedAt: '2026-01-01T00:00:00.000Z', savedBy: null };
    await from
      .insertInto('revisions')
      .values({ ...large, fields: Buffer.alloc(4 * 1024 * 1024), isPublished: false, imageIds: '' })
      .execute();
    await sql`vacuum into ${file}`.execute(from);
    await from.deleteFrom('revisions').where('id', '=', large.id).execute();
    const handle = openSync(file, 'r+');
    const middle = Math.floor(statSync(file).size / 4096 / 2); // within that revision: the database opens, and the site is there
    for (let page = middle; page < middle + 6; page++) writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
    closeSync(handle);
    return folder;
  }
});

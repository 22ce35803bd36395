import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Db } from '#db/client.server.ts';
import { type ImageName, imageFileName } from '#features/images/image-variants.ts';
import { packFields } from '#features/publishing/revisions/revisions.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { extensionTests } from '#tests/support/extensions.ts';

const NOW = '2026-03-04T05:06:07.089Z';
const LATER = '9999-12-31T23:59:59.999Z';
/** What a format could trip over. */
const AWKWARD = `“quotes” "double" 'single' \\back ${String.fromCodePoint(0x2028)} 😀 ñ\tтекст\r\n,{}[] {"base64":"AA=="} null`;

export const IMAGES: (ImageName & { state: 'live' | 'trashed' | 'pending' | 'removing' | 'abandoned' })[] = [
  { id: 'aaaabbbbccccdddd', width: 1000, height: 20, colour: '336699', extension: 'png', state: 'live' },
  { id: 'eeeeffffgggghhhh', width: 20, height: 20, colour: '336699', extension: 'jpg', state: 'trashed' },
  { id: 'iiiijjjjkkkkllll', width: 20, height: 20, colour: '336699', extension: 'gif', state: 'pending' },
  { id: 'mmmmnnnnoooopppp', width: 20, height: 20, colour: '336699', extension: 'gif', state: 'removing' },
  { id: 'qqqqrrrrsssstttt', width: 20, height: 20, colour: '336699', extension: 'gif', state: 'abandoned' },
];

/** Puts a row or more into each table, with words that a format could trip over. */
export async function fillEveryTable(db: Db): Promise<void> {
  const user = { userId: 'user-1' };
  const stamps = { createdAt: NOW, updatedAt: NOW };
  await db
    .insertInto('users')
    .values([
      { id: 'user-1', name: AWKWARD, email: 'ada@example.org', isEmailVerified: true, image: null, isTwoFactorEnabled: true, ...stamps },
      { id: 'user-2', name: '', email: 'ben@example.org', isEmailVerified: false, image: null, isTwoFactorEnabled: null, ...stamps },
    ])
    .execute();
  const account = { id: 'account-1', accountId: 'user-1', providerId: 'credential', password: 'argon2id$…', ...user, ...stamps };
  await db.insertInto('accounts').values(account).execute();
  await db
    .insertInto('userRoles')
    .values({ ...user, role: 'admin', createdAt: NOW })
    .execute();
  const entry = { id: 'entry-1', at: NOW, doneBy: 'ada@example.org', action: 'removed' as const, person: 'ben@example.org' };
  await db
    .insertInto('activityEntries')
    .values({ ...entry, kind: null, itemId: null, title: AWKWARD })
    .execute();
  const factor = { id: 'factor-1', secret: 's', backupCodes: 'b', isVerified: true, failedVerificationCount: 2, lockedUntil: null };
  await db
    .insertInto('twoFactors')
    .values({ ...factor, ...user })
    .execute();
  const passkey = {
    id: 'key-1',
    name: AWKWARD,
    credentialId: 'c',
    publicKey: 'p',
    counter: 2 ** 40,
    transports: 'usb,nfc',
    lastUsedAt: null,
  };
  await db
    .insertInto('passkeys')
    .values({ ...passkey, ...user, createdAt: NOW })
    .execute();
  const token = { createdAt: NOW, expiresAt: LATER, usedAt: NOW, usedFrom: '192.0.2.0/24', subject: AWKWARD, data: '{"role":"editor"}' };
  await db
    .insertInto('tokens')
    .values([
      { ...token, ...user, id: 'token-1', kind: 'confirm-email', hash: 'hash-1' },
      { ...token, userId: null, id: 'token-2', kind: 'unused', hash: 'hash-2' },
      { ...token, ...user, id: 'token-3', kind: 'invitation', hash: 'hash-3' },
      { ...token, ...user, id: 'token-4', kind: 'private-link', hash: 'hash-4', subject: 'article/first', expiresAt: null },
      { ...token, userId: null, id: 'token-5', kind: 'ended-link', hash: 'hash-5', subject: 'article/gone', expiresAt: null },
      { ...token, ...user, id: 'token-6', kind: 'api-token', hash: 'hash-6' },
      { ...token, userId: null, id: 'token-7', kind: 'rescue', hash: 'hash-7' },
    ])
    .execute();
  const session = { id: 'session-1', token: 't', expiresAt: LATER, ipAddress: null, device: null, lastUsedAt: NOW };
  await db
    .insertInto('sessions')
    .values({ ...session, ...user, ...stamps })
    .execute();
  const client = { id: 'client-1', name: AWKWARD, redirectUris: ['https://example.org/back'], createdAt: NOW, usedAt: NOW };
  await db.insertInto('assistantClients').values(client).execute();
  const secrets = { codeHash: 'hash-5', challenge: 'c', accessHash: 'hash-6', accessEndsAt: LATER, refreshHash: 'hash-7', endsAt: LATER };
  const grant = { id: 'grant-1', clientId: 'client-1', name: AWKWARD, scopes: ['drafts:read'], redirectUri: 'https://example.org/back' };
  await db
    .insertInto('assistantGrants')
    .values({ ...grant, ...user, ...secrets, createdAt: NOW, lastUsedAt: null })
    .execute();
  await db.insertInto('attempts').values({ key: 'k', count: 3, lastAt: NOW, blockedUntil: LATER }).execute();
  await fillContent(db);
  await insertService(db);
  await db.insertInto('embeddedVideos').values({ id: 'e', title: AWKWARD, thumbnailUrl: null, fetchedAt: NOW }).execute();
  await db
    .insertInto('unsavedChanges')
    .values([
      {
        ...user,
        id: 'form-1',
        item: 'article/new',
        number: 2 ** 45,
        version: null,
        device: 'Firefox',
        at: NOW,
        fields: await packFields({ title: AWKWARD }),
      },
      { ...user, id: 'form-2', item: 'article/first', number: 1, version: 3, device: '', at: NOW, fields: null },
      { ...user, id: 'form-3', item: 'article/x', number: 1, version: 3, device: '', at: NOW, fields: brotliCompressSync('no JSON') },
    ])
    .execute();
  const job = { attempts: 1, revision: 1, dueAt: NOW, lease: 'somebody', createdAt: NOW };
  await db
    .insertInto('jobs')
    .values([
      { ...job, name: 'email', key: 'email-1', payload: 'sealed', expiresAt: LATER },
      { ...job, name: 'another', key: '', payload: '' },
    ])
    .execute();
  await db.insertInto('redirects').values({ address: '/?p=12', target: '/blog/first', createdAt: NOW }).execute();
  await db.insertInto('missedAddresses').values({ address: '/2019/05/title', readers: 3, robots: 1, lastAt: NOW }).execute();
  await db.insertInto('goneAddresses').values({ kind: 'article', itemId: 'gone', goneAt: NOW }).execute();
  for (const { fillTables } of extensionTests) await fillTables?.(db, AWKWARD);
  await db.insertInto('seeds').values({ name: 'built-in-articles', doneAt: NOW }).execute();
}

async function insertService(db: Db) {
  const [live] = IMAGES;
  if (!live) throw new RangeError('there are images');
  const fields = JSON.stringify({ title: AWKWARD, content: `<img src="/images/${imageFileName(live)}" alt="">` });
  await db
    .insertInto('services')
    .values({ id: 'service', title: AWKWARD, fields, position: 1, publishedAt: NOW, updatedAt: NOW })
    .execute();
}

async function fillContent(db: Db) {
  const [live, trashed] = IMAGES;
  if (!live || !trashed) throw new RangeError('there are images');
  const image = `<p>Words <img src="/images/${imageFileName(live)}" alt=""></p>`;
  await insertArticle(db, {
    id: 'second',
    title: AWKWARD,
    content: image,
    tags: ['a,b', '"c"', '{}', ''],
    imageUrl: `/images/${imageFileName(live)}`,
  });
  await insertArticle(db, {
    id: 'first',
    isDraft: true,
    deletedAt: NOW,
    creationKey: randomUUID(),
    relatedIds: ['second'],
    language: 'fr',
  });
  await insertArticle(db, { id: 'ümlaut', excerpt: '', isNoindex: true, draftRevisionId: 'revision-2' });
  const solution = { id: 'solution', title: AWKWARD, excerpt: null, content: image, author: 'A', isActive: false, publishedAt: NOW };
  await insertSolution(db, solution);
  const page = {
    id: 'page',
    title: AWKWARD,
    excerpt: null,
    content: image,
    author: 'A',
    address: 'ünder',
    publishedAt: NOW,
    updatedAt: NOW,
  };
  await db
    .insertInto('pages')
    .values({ ...page, imageUrl: null })
    .execute();
  const video = { id: 'v', youtubeId: 'y', title: AWKWARD, description: '', thumbnailUrl: null, duration: '', viewCount: '', url: '' };
  await db
    .insertInto('youtubeVideos')
    .values({ ...video, publishedAt: NOW, isActive: true, isDated: false })
    .execute();
  const revision = {
    kind: 'article',
    itemId: 'second',
    savedAt: NOW,
    savedBy: 'ada@example.org',
    fields: await packFields({ title: AWKWARD }),
  };
  await db
    .insertInto('revisions')
    .values([
      { ...revision, id: 'revision-1', number: 1, isPublished: true, imageIds: `${live.id} ${trashed.id}` },
      { ...revision, id: 'revision-2', number: 2, isPublished: false, savedBy: null },
    ])
    .execute();
  const comment = { id: 'comment-1', kind: 'article', itemId: 'gone', linkId: 'link', name: AWKWARD, quote: AWKWARD, text: AWKWARD };
  await db
    .insertInto('draftComments')
    .values({ ...comment, createdAt: NOW, doneAt: null })
    .execute();
  const proposal = { id: 'proposal-1', kind: 'article', itemId: 'second', baseVersion: 1, note: AWKWARD, assistant: AWKWARD };
  await db
    .insertInto('proposals')
    .values({
      ...proposal,
      person: 'ada@example.org',
      fields: await packFields({ title: AWKWARD }),
      createdAt: NOW,
      outcome: 'taken',
      decidedAt: NOW,
    })
    .execute();
  for (const { state, ...name } of IMAGES) {
    const deletedAt = state === 'live' || state === 'pending' ? null : NOW;
    await db
      .insertInto('images')
      .values({
        ...name,
        alt: AWKWARD,
        searchAlt: AWKWARD,
        fileName: AWKWARD,
        searchFileName: AWKWARD,
        bytes: 7,
        createdAt: NOW,
        state,
        deletedAt,
      })
      .execute();
  }
}

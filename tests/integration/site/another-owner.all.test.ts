import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsKinds } from '#app/settings-kinds.ts';
import { services } from '#content/pages/services.ts';
import { site as sample } from '#site';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { createAuthor } from '../../support/author-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { createOwner, type Owner, readEverything } from './owner-client.ts';

const NAME = 'Efua Owusu-Ansah';
const SERVICES = ['Supply Chains', 'Cold Storage', 'Market Access', 'Farm Finance'];
/** Of the sample: what no page, feed, email or header may say once the owner has set their own. */
const SAMPLE = [
  sample.author.name,
  sample.author.familyName,
  sample.author.email,
  sample.author.telephone,
  sample.author.location,
  sample.author.tagline,
  sample.author.profession,
  sample.whatsapp,
  ...sample.social.map(({ url }) => url),
  ...services.services.flatMap(({ title, slug, promise }) => [title.replace('&', '&amp;'), `/services/${slug}`, promise]),
];

let site: RunningSite;
let owner: Owner;
let portrait = '';

/** Nothing but what the admin's forms send; no file is touched. */
beforeAll(async () => {
  site = await startSite();
  const headers = await signIn(site);
  owner = createOwner(site, headers, Object.fromEntries(settingsKinds.map(({ name, form }) => [name, form.empty])));
  portrait = JSON.parse((await (await createAuthor(site, headers)).upload()).text).image.url;
}, 120_000);

afterAll(() => site?.stop());

const save = async (document: string, changes: Record<string, string>) =>
  expect([document, await owner.save(document, changes)]).toEqual([document, null]);

async function setEverything() {
  await save('identity', {
    name: NAME,
    givenName: 'Efua',
    familyName: 'Owusu-Ansah',
    profession: 'Agronomist',
    tagline: 'Food that arrives.',
    biography: `${NAME} joins farms and markets.`,
    email: 'efua@farms.example',
    telephone: '+233 20 000 0000',
    location: 'Kumasi, Ghana',
    portrait,
    social: 'LinkedIn https://www.linkedin.com/in/efua',
    whatsapp: '233200000000',
    timeZone: 'Africa/Nairobi',
  });
  await save('claims', {
    businessesFigure: '31',
    businessesSource: 'Client list',
    businessesDate: '2026-01',
    growthShown: '',
    replyShown: '',
  });
  await save('looks', { accent: 'forest', palette: 'kente', types: 'schibsted' });
  await save('menu', {
    categories: 'leadership\nbusiness\nmarketing\ntechnology\nbrand\npersonal-development',
    footerLinks: 'Prices /about',
  });
  await save('about', { title: 'Who {name} is', statement: 'Food first.', content: '<p>I am {name}, in {location}.</p>' });
  await save('privacy', { lastUpdated: 'Last updated: March 2026', content: '<h2>Ask me</h2><p>Write to {email}.</p>' });
  await save('terms', { content: '<h2>The law</h2><p>That of {location}.</p>' });
  for (const title of SERVICES) {
    const fields = {
      title,
      promise: `${title} that hold.`,
      content: `<p>What ${title} is.</p>`,
      deliverables: 'A plan',
      suits: 'Growers.',
      isActive: 'on',
    };
    expect(await owner.send('/admin/do/content.save', { kind: 'service', form: fields })).toMatchObject({ status: 200 });
  }
  for (const { slug } of services.services)
    expect([slug, await owner.send('/admin/do/content.trash', { kind: 'service', id: slug })]).toEqual([
      slug,
      expect.objectContaining({ status: 200 }),
    ]);
}

test('[SITE-8] an owner who leaves the biography as it came is the only one who is named', async () => {
  const own = { name: 'Ama Mensah', givenName: 'Ama', familyName: 'Mensah', email: 'ama@mensah.example', tagline: 'Work that lasts.' };
  await save('identity', { ...own, portrait });
  const { name, givenName, familyName, email, tagline } = sample.author;
  const everything = await readEverything(site);
  for (const words of [name, givenName, familyName, email, tagline])
    expect([words, [...everything].filter(([, text]) => text.includes(words)).map(([from]) => from)]).toEqual([words, []]);
  expect(everything.get('/blog/1')).toContain('Ama Mensah</strong> advises founders');
});

test('[SITE-8] [SITE-1] from a fresh start, without touching a file, another owner is all that anybody meets', async () => {
  const before = new Map<string, Buffer>();
  const PICTURES = ['/share.png', '/blog/1/share.png', '/about/share.png', '/pictures/1.svg', '/favicon.svg', '/icon-192.png'];
  for (const each of PICTURES) before.set(each, (await sendRequest(site, each)).body);

  await setEverything();

  const everything = await readEverything(site);
  expect(everything.size).toBeGreaterThan(50);
  const left = [...everything].flatMap(([from, text]) =>
    SAMPLE.filter((words) => text.includes(words)).map((words) => `${words} on ${from}`),
  );
  expect(left).toEqual([]);
  for (const [from, text] of everything)
    if (/<title>/.test(text) && from !== '/feed.xml') expect([from, text.includes(NAME)]).toEqual([from, true]);

  const read = (at: string) => everything.get(at) ?? '';
  for (const title of SERVICES)
    for (const at of ['/', '/services', '/sitemap', '/services.md']) expect([at, read(at).includes(title)]).toEqual([at, true]);
  expect(read('/about')).toContain('Who Efua Owusu-Ansah is');
  expect(read('/about')).toContain('I am Efua Owusu-Ansah, in Kumasi, Ghana.');
  expect(read('/privacy')).toContain('Write to efua@farms.example.');
  expect(read('/privacy')).toContain('This site sets no cookies for readers.');
  expect(read('/terms')).toContain('That of Kumasi, Ghana.');
  expect(read('/services')).toContain('Client list, January 2026');
  expect(read('/services')).not.toContain('150%');
  expect(read('/contact')).not.toContain('within 24 hours');
  for (const at of ['/', '/about', '/blog/1']) expect([at, read(at).includes(portrait.replace(/\.\w+$/, ''))]).toEqual([at, true]);
  expect(read('/contact.vcf')).toContain('PHOTO');
  expect(read('/blog/1')).toMatch(/<style>[^<]*--accent/);

  for (const [each, bytes] of before) expect([each, (await sendRequest(site, each)).body.equals(bytes)]).toEqual([each, false]);
}, 120_000);

test('[SITE-8] and all that an email says', async () => {
  const form = new URLSearchParams({ email: 'owner@example.org' }).toString();
  const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' };
  await sendRequest(site, '/auth/recover', { method: 'POST', headers, body: form });
  const findEmails = () => globSync('outbox/*.eml', { cwd: site.dataDir });
  await expect.poll(() => findEmails().length, { timeout: 20_000 }).toBeGreaterThan(0);
  for (const file of findEmails()) {
    const email = readFileSync(path.join(site.dataDir, file), 'utf8').replace(/=\r?\n/g, '');
    expect(email).toContain('Efua');
    expect(SAMPLE.filter((words) => email.includes(words))).toEqual([]);
  }
});

test('[SITE-8] the defaults are one save away for each part', async () => {
  for (const { name } of settingsKinds) await owner.reset(name);
  const home = await sendRequest(site, '/');
  expect(home.text).toContain(sample.author.name);
  expect(home.text).not.toContain(NAME);
  expect((await sendRequest(site, '/favicon.svg')).headers.etag).toBeDefined();
}, 60_000);

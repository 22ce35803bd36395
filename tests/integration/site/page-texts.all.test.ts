import { createHash } from 'node:crypto';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { settingsKinds } from '#app/settings-kinds.ts';
import { ownPrivacy, privacy } from '#content/pages/privacy.ts';
import { terms } from '#content/pages/terms.ts';
import { fillInAll } from '#features/settings/fill-in.ts';
import { toProse } from '#features/settings/parts/page-fields.ts';
import { defaultSite } from '#features/settings/site.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { readCorpus } from '../../support/corpora.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { createOwner, type Owner } from './owner-client.ts';

let site: RunningSite;
let owner: Owner;

beforeAll(async () => {
  site = await startSite();
  const defaults = Object.fromEntries(settingsKinds.map(({ name, form }) => [name, form.empty]));
  owner = createOwner(site, await signIn(site), defaults);
}, 120_000);

afterEach(async () => {
  for (const name of ['identity', 'claims', 'home', 'about', 'contact', 'privacy', 'terms']) await owner.reset(name);
});

afterAll(() => site?.stop());

const read = async (path: string) => (await sendRequest(site, path)).text;
const readCard = async (path: string) =>
  createHash('sha256')
    .update((await sendRequest(site, `${path}/share.png`)).body)
    .digest('hex');
const getWords = (html: string) => toText(fromHtml(html)).replace(/\s+/g, ' ').trim();
const getDescription = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
const getGraph = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
const getMain = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

const { name, location } = defaultSite.author;

test('[PAGE-1] /about as it comes says who writes, in three pillars, and leads to the contact page', async () => {
  const main = getMain(await read('/about'));
  expect(getWords(main)).toContain(`About ${name}`);
  expect(getWords(main)).toContain(`I am ${name}, and I advise founders and marketing teams from ${location}.`);
  expect(main.match(/<h3/g)).toHaveLength(3);
  expect(main).toContain('href="/contact"');
});

test.each([
  ['/privacy', [...privacy.sections, ...ownPrivacy]],
  ['/terms', terms.sections],
])('[PAGE-3] %s as it comes says every word of its file in order, with its date', async (path, sections) => {
  const words = getWords(getMain(await read(path)));
  expect(words).toContain('Last updated: January 2025');
  expect(words).toContain(getWords(toProse(fillInAll(sections, defaultSite))));
  expect(words).not.toMatch(/[{}]/);
});

test('[SITE-8] the texts of the home page are on it and in its head at the next request', async () => {
  const changes = { latestHeading: 'Fresh', moreHeading: 'Others by {name}', newsletterHeading: 'A letter', newsletterText: 'Soon.' };
  expect(await owner.save('home', { ...changes, title: 'Ink & Co', description: 'All of {name}.' })).toBeNull();
  const page = await read('/');
  const words = getWords(page);
  for (const text of ['Fresh', 'A letter', 'Soon.']) expect(words).toContain(text);
  expect(words).not.toContain('Latest articles');
  expect(words).toContain('360 Growth');
  expect(getDescription(page)).toBe(`All of ${name}.`);
  expect(page).toContain('<title>Ink &amp; Co – ');
  expect(getGraph(page)).toContain('"name":"Ink \\u0026 Co"');
});

test('[PAGE-1] [SITE-8] the texts about the author are on the page, in its Markdown and in its head at the next request', async () => {
  const changes = {
    title: 'Meet {name}',
    statement: 'Short & plain.',
    content: '<h2>How I began</h2><p>At a <a href="/blog/1">market</a> in {location}.</p>',
    pillar2Title: 'Letters',
    pillar2Text: 'Written by hand.',
    closing: 'Ask.',
    actionLabel: 'Ask me',
  };
  expect(await owner.save('about', changes)).toBeNull();
  const page = await read('/about');
  const main = getMain(page);
  for (const text of [`Meet ${name}`, 'Short & plain.', `At a market in ${location}.`, 'Letters', 'Written by hand.', 'Ask me'])
    expect(getWords(main)).toContain(text);
  expect(main).toContain('<h2 id="section-how-i-began">');
  expect(main).not.toContain('Most conversations start');
  expect(page).toContain(`<title>Meet ${name}</title>`);
  expect(getGraph(page)).toContain(`"Meet ${name}`);
  const markdown = await read('/about.md');
  for (const text of [`# Meet ${name}`, '> Short & plain.', '## How I began', `${site.url}/blog/1`, '### Letters', 'Written by hand.'])
    expect(markdown).toContain(text);
  expect(await read('/llms-full.txt')).toContain('## How I began');
});

test('[PAGE-1] the stations of a career stand on /about and in its Markdown, and without one nothing of them', async () => {
  expect(getMain(await read('/about'))).not.toContain('How I got here');
  expect(await owner.save('about', { stations: '2019 · Accra · Founded a shop\n2023 · Kumasi · Sold it · twice' })).toBeNull();
  const main = getMain(await read('/about'));
  expect(main.match(/class="station"/g)).toHaveLength(2);
  expect(getWords(main)).toContain('How I got here2019Accra Founded a shop2023Kumasi Sold it · twice');
  expect(await read('/about.md')).toContain('- 2023 · Kumasi · Sold it · twice');
});

test('[PAGE-1] the facts of the owner stand in brief on /about and in its Markdown, and without one nothing of them', async () => {
  expect(getMain(await read('/about'))).not.toContain('In brief');
  expect(await owner.save('about', { facts: 'Cities · Accra · Kumasi\nBased in · {location}' })).toBeNull();
  expect(getWords(getMain(await read('/about')))).toContain('In briefCitiesAccra · KumasiBased inAccra, Ghana');
  expect(await read('/about.md')).toContain('- Cities: Accra · Kumasi');
  for (const facts of ['Cities', 'Cities · ', ' · Accra'])
    expect(await owner.save('about', { facts })).toEqual({ facts: 'Write a name and a text for each fact' });
});

test('[PAGE-2] [SITE-8] the texts of the contact page are on it, in its Markdown, on its card and in its head', async () => {
  const before = await readCard('/contact');
  const changes = { headline: 'Say hello', intro: 'Any day.', description: 'Write to {name}.', replyNote: 'Soon.' };
  expect(await owner.save('contact', changes)).toBeNull();
  const page = await read('/contact');
  for (const text of ['Say hello', 'Any day.', 'Soon.']) expect(getWords(getMain(page))).toContain(text);
  expect(getDescription(page)).toBe(`Write to ${name}.`);
  const markdown = await read('/contact.md');
  for (const text of ['# Say hello', '> Any day.', 'Reply time: Soon.']) expect(markdown).toContain(text);
  expect(await readCard('/contact')).not.toBe(before);
});

test('[PAGE-2] [SITE-8] where no reply is promised, nothing of the contact page says one', async () => {
  expect(await owner.save('claims', { replyShown: '' })).toBeNull();
  const page = await read('/contact');
  expect(getWords(getMain(page))).not.toContain('Reply time');
  expect(getDescription(page)).toBe('Say what you sell, who buys it and what you’d like to be different in six months.');
  expect(await read('/contact.md')).not.toContain('Reply time');
});

test.each([
  ['privacy', 'Our privacy', 'We keep no letters.'],
  ['terms', 'House rules', 'Be kind.'],
])(
  '[PAGE-3] [SITE-8] the texts of /%s are on it, in its Markdown, on its card, in its head and in the lists',
  async (document, title, text) => {
    const path = `/${document}`;
    const before = await readCard(path);
    const changes = { title, lastUpdated: 'Last updated: March 2025', intro: 'In short.', description: `${title} of {name}.` };
    expect(await owner.save(document, { ...changes, content: `<h2>Anew</h2><p>${text}</p>` })).toBeNull();
    const page = await read(path);
    for (const words of [title, 'Last updated: March 2025', 'In short.', 'Anew', text]) expect(getWords(getMain(page))).toContain(words);
    expect(getWords(getMain(page))).not.toContain('January 2025');
    expect(getDescription(page)).toBe(`${title} of ${name}.`);
    expect(page).toContain(`<title>${title} –`);
    expect(getGraph(page)).toContain(title);
    const markdown = await read(`${path}.md`);
    for (const words of [`# ${title}`, '> In short.', 'Last updated: March 2025', '## Anew', text]) expect(markdown).toContain(words);
    expect(await readCard(path)).not.toBe(before);
    expect(getWords(getMain(await read('/sitemap')))).toContain(title);
  },
);

test('[PAGE-3] [SITE-8] /privacy keeps what the site says of itself, whatever the owner writes, and their own words after it', async () => {
  const generated = getWords(toProse(fillInAll(privacy.sections, defaultSite)));
  for (const content of [
    '',
    '<p>Nothing of this holds.</p>',
    '</div><!-- <p>Hidden</p>',
    '<div hidden><style>.prose{display:none}</style>',
  ]) {
    expect(await owner.save('privacy', { title: 'Mine', intro: '', lastUpdated: '', content })).toBeNull();
    const words = getWords(getMain(await read('/privacy')));
    expect(words).toContain(generated);
    if (content.includes('Nothing')) expect(words.indexOf('Nothing of this holds.')).toBeGreaterThan(words.indexOf(generated));
    expect(await read('/privacy.md')).toContain('This site sets no cookies for readers.');
  }
  expect(getMain(await read('/privacy'))).not.toMatch(/<style|hidden/);
});

test.each([
  ['home', '/', 'newsletterHeading'],
  ['about', '/about', 'statement'],
  ['contact', '/contact', 'headline'],
  ['privacy', '/privacy', 'intro'],
  ['terms', '/terms', 'intro'],
])('[SITE-8] a draft of %s that waits is on no page until it is published', async (document, path, field) => {
  expect(await owner.save(document, { [field]: 'Unripe words' }, { intent: 'draft' })).toBeNull();
  expect(await read(path)).not.toContain('Unripe words');
  expect(await owner.save(document, { [field]: 'Unripe words' })).toBeNull();
  expect(await read(path)).toContain('Unripe words');
});

test('[SITE-8] what identity says is escaped where prose names it', async () => {
  expect(await owner.save('identity', { name: '<i>Ama</i> & "Sons"' })).toBeNull();
  const main = getMain(await read('/about'));
  expect(main).not.toContain('<i>Ama');
  expect(getWords(main)).toContain('I am <i>Ama</i> & "Sons", and I advise');
  expect(getWords(getMain(await read('/terms')))).toContain('the copyright of <i>Ama</i> & "Sons", except');
  expect(await read('/terms.md')).toContain('copyright of \\<i>Ama\\</i> & "Sons", except');
});

const payloads = ['html/html5sec.json', 'html/payloadsallthethings.json'].flatMap((file) => readCorpus(file) ?? []);

test.skipIf(payloads.length === 0)('[SITE-8] hostile HTML in the text of a page is sanitised', async () => {
  const content = payloads
    .map((payload) => `<p>Begin</p>${payload}`)
    .join('')
    .slice(0, 190_000);
  for (const document of ['about', 'privacy', 'terms']) {
    expect(await owner.save(document, { content: `<p>First words</p>${content}` })).toBeNull();
    const prose = [...walk(fromHtml(await read(`/${document}`)))].filter(isProse);
    expect(prose.map(toText).join()).toContain('First words');
    const found = prose.flatMap((node) => [...walk(node)]).flatMap(findHarm);
    expect(found).toEqual([]);
  }
});

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

const isProse = (node: Nodes) =>
  node.type === 'element' && Array.isArray(node.properties.className) && node.properties.className.includes('prose');

/** What runs, loads or hides, as the browser would read it. */
function findHarm(node: Nodes): string[] {
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  const isTag = /^(script|iframe|object|embed|style|form|input|svg|math|base|meta|link|template)$/.test(tagName);
  const harmful = Object.entries(properties).filter(
    ([key, value]) => /^on|^style$|^hidden$/.test(key) || /^\s*(javascript|data|vbscript):/i.test(String(value)),
  );
  return [...(isTag ? [tagName] : []), ...harmful.map(([key, value]) => `${tagName} ${key}=${value}`)];
}

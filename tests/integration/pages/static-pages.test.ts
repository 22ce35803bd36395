import { expect, test } from 'vitest';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { facts as demoFacts, services as demoServices } from '#content/demo/profile.ts';
import { solutions as demoSolutions } from '#content/demo/solutions.ts';
import { about } from '#content/pages/about.ts';
import { services } from '#content/pages/services.ts';
import { solutions } from '#content/pages/solutions.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { fillIn } from '#features/settings/fill-in.ts';
import { defaultSite } from '#features/settings/site.ts';
import { site as author } from '#site';
import { hrefsOf, readPage, textsOf } from '#tests/support/page.ts';
import { openSharedSite } from '#tests/support/shared-sites.ts';

const { url } = await openSharedSite('demo');
const read = (path: string) => readPage(url + path);

test('[PAGE-1] /about has a biography, three pillars and a link to contact', async () => {
  const page = await read('/about');
  expect(page.text).toContain(fillIn(about.biography[0] ?? '', defaultSite));
  expect(textsOf(page.findAll('.pillar :is(h2, h3)'))).toEqual(about.pillars.map(({ title }) => title));
  expect(page.find('main').link(about.action.label).href).toBe('/contact');
});

test('[PAGE-1] [OPS-3] the demo fills the facts in brief, and says that they are a sample', async () => {
  const brief = (await read('/about')).find('.brief');
  expect(brief.findAll('dl > div').map(({ text }) => text)).toHaveLength(demoFacts.length);
  expect(brief.text).toContain('made up');
});

test.each(services.services)('[PAGE-5] [OPS-3] the demo fills figure, proof, price and duration of $slug, as samples', async ({ slug }) => {
  const { figure, proof, proofSource, price, duration } = demoServices[slug] ?? {};
  const { text } = (await read('/services')).find(`[id="${slug}"]`);
  for (const filled of [figure, proof, proofSource, `${price} · ${duration}`]) expect(text).toContain(filled);
  expect(proofSource).toMatch(/^Sample/);
  expect(price).toContain('(sample)');
});

test('[SOL-3] [PAGE-5] /services and /solutions say what tells a service from a solution, and lead to each other', async () => {
  for (const [path, other] of [
    ['/services', '/solutions'],
    ['/solutions', '/services'],
  ]) {
    const note = (await read(path ?? '')).find('.page-header .page-note');
    expect(note.text).toContain(solutions.difference);
    expect(note.find('a').attribute('href')).toBe(other);
  }
});

test.each(['/privacy', '/terms'])('[PAGE-3] %s is a legal page of January 2025', async (path) => {
  const page = await read(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Last updated: January 2025');
  expect(page.findAll('main h2').length).toBeGreaterThan(3);
});

test('[PAGE-3] what /privacy says of a reader’s cookies is so', async () => {
  expect((await read('/privacy')).text).toContain('This site sets no cookies for readers.');
  for (const path of ['/', '/blog/1', '/contact', '/search?q=brand'])
    expect((await fetch(url + path)).headers.getSetCookie(), path).toEqual([]);
});

test('[PAGE-4] /sitemap links to the main pages, the categories, the legal pages and every article by category', async () => {
  const main = (await read('/sitemap')).find('main');
  const count = (path: string) => main.findAll(`a[href="${path}"]`).length;
  for (const path of ['/', '/about', '/services', '/solutions', '/follow', '/contact', '/privacy', '/terms']) expect(count(path)).toBe(1);
  for (const slug of ['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership']) {
    expect(count(`/category/${slug}`)).toBe(1);
    expect(main.find(`.category-${slug} :is(h2, h3)`).text).toContain('2 articles');
  }
  for (const { id, title } of builtInArticles) expect(main.find(`a[href="/blog/${id}"]`).text).toBe(title);
});

test('[PAGE-4] every link of the sitemap leads somewhere', async () => {
  const paths = hrefsOf((await read('/sitemap')).findAll('main a'));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect((await fetch(url + path)).status, path).toBe(200);
});

test('[SOL-3] home, footer, /sitemap, /sitemap.xml and /llms.txt lead to /solutions, which lists every active solution', async () => {
  const home = await read('/');
  expect(home.find('main').link('All solutions').href).toBe('/solutions');
  expect(home.find('footer.site-footer').link('Solutions').href).toBe('/solutions');
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain('/solutions</loc>');
  expect(await (await fetch(`${url}/llms.txt`)).text()).toContain('/solutions.md)');
  const [solutions, sitemap] = [await read('/solutions'), await read('/sitemap')];
  for (const { id, title } of demoSolutions) {
    expect(solutions.find('main').link(title).href).toBe(`/solution/${id}`);
    expect(sitemap.findAll(`main a[href="/solution/${id}"]`)).toHaveLength(1);
  }
});

test('[PAGE-9] /follow gives each feed with its whole address, explains what one is, and claims no newsletter', async () => {
  expect((await read('/')).find('footer.site-footer').link('Follow').href).toBe('/follow');
  const main = (await read('/follow')).find('main');
  for (const path of ['', ...CATEGORIES.map((category) => categoryPath(category))]) {
    for (const form of ['xml', 'json']) {
      const address = `${url}${path}/feed.${form}`;
      expect(main.link(address).href).toBe(address);
      expect((await fetch(address)).status).toBe(200);
    }
  }
  expect(textsOf(main.findAll('h2'))).toContain('If you have never used a feed');
  expect(main.text).toContain('There is no newsletter yet');
  expect(main.findAll('form')).toEqual([]);
});

test('[ART-5] a tag that another article bears too leads to both, and to no page that may be indexed with so few', async () => {
  const tags = (await read('/blog/3')).find('[aria-label=Tags]');
  expect(textsOf(tags.findAll('a'))).toEqual(['small business', 'pricing']);
  expect(tags.link('pricing').href).toBe('/tag/pricing');
  const page = await read('/tag/pricing');
  expect(page.heading).toBe('pricing');
  expect(page.findAll('.entry')).toHaveLength(2);
  expect(page.meta('robots')).toContain('noindex');
  const odd = await fetch(`${url}/tag/Small%20Business`, { redirect: 'manual' });
  expect([odd.status, odd.headers.get('location')]).toEqual([301, '/tag/small-business']);
});

test('[ART-5] a tag that no article bears: 404', async () => {
  const page = await read('/tag/gardening');
  expect([page.status, page.heading]).toEqual([404, 'Tag not found']);
});

test('[PAGE-5] [SITE-4] /services shows four services, the figures, four steps and calls to action', async () => {
  const page = await read('/services');
  expect(textsOf(page.findAll('.service-title'))).toEqual([
    'Strategic Marketing',
    'Brand Development',
    'Technology Integration',
    '360 Growth Strategy',
  ]);
  const { businesses, satisfaction, growth, support, leaders } = author.claims;
  const figures = [businesses, satisfaction, growth, support, leaders];
  expect(textsOf(page.findAll('dl.figures dd'))).toEqual(figures.flatMap(({ figure, source }) => [figure, `${source}, December 2024`]));
  expect(page.html.indexOf('class="figures"')).toBeLessThan(page.html.indexOf('class="service-title"'));
  expect(textsOf(page.findAll('.step-title'))).toEqual(['Discovery & Analysis', 'Strategy Development', 'Implementation', 'Optimization']);
  expect(page.find('main').link(services.primaryAction.label).href).toBe('/contact');
});

test.each(services.services)('[PAGE-5] /services/$slug is a page of its own, with the others beside it', async ({ slug, title }) => {
  const page = await read(`/services/${slug}`);
  expect(page.status).toBe(200);
  expect(page.heading).toBe(title);
  for (const other of services.services.filter((each) => each.slug !== slug))
    expect(page.find('main').link(other.title).href).toBe(`/services/${other.slug}`);
  expect(page.findAll('dl.figures dt')).toHaveLength(5);
  expect(page.findAll('.step')).toHaveLength(4);
  expect(page.canonical).toBe(`${url}/services/${slug}`);
  expect(page.meta('robots')).not.toContain('noindex');
  expect(page.title).toMatch(new RegExp(`^${title}`));
});

test.each(services.services)(
  '[PAGE-5] [PAGE-2] $slug has a picture and one next step, which fills its name in',
  async ({ slug, title, nextStep }) => {
    const service = (await read('/services')).find(`[id="${slug}"]`);
    expect((await fetch(url + service.find('.media img').attribute('src'))).headers.get('content-type')).toContain('image/svg+xml');
    const step = service.link(nextStep).href;
    expect(service.findAll('.button')).toHaveLength(1);
    const contact = await read(step);
    expect(contact.find('input[name=subject]').attribute('value')).toBe(title);
    expect(contact.meta('robots')).toContain('noindex');
  },
);

test('[PAGE-2] a service that is not there fills nothing in', async () => {
  expect((await read('/contact?service=plumbing')).find('input[name=subject]').attribute('value')).toBe('');
});

test('[PAGE-5] a service that is not there: 404 and the four that are', async () => {
  const page = await read('/services/plumbing');
  expect(page.status).toBe(404);
  for (const { slug } of services.services) expect(page.findAll(`main a[href="/services/${slug}"]`)).not.toEqual([]);
});

test('[SRCH-8] /search?q= is a page of its own with results, not indexed', async () => {
  const page = await read('/search?q=toyota');
  expect(page.find('main .search-count').text).toMatch(/^Found \d+ results?$/);
  expect(page.find('.search-result a').href).toMatch(/^\/blog\/\d+$/);
  expect(page.find('main input[type=search]').attribute('value')).toBe('toyota');
  expect(page.meta('robots')).toContain('noindex');
  expect(page.title).toBe(`Search: toyota – ${author.author.name}`);
});

test('[SRCH-8] [SRCH-6] nothing found, nothing asked, and markup in the question', async () => {
  const question = '<b>"xyzzy" & co';
  expect((await read(`/search?${new URLSearchParams({ q: question })}`)).find('main .search-count').text).toBe(
    `No articles found for "${question}"`,
  );
  expect((await read('/search?q=%20%20')).findAll('main .search-count')).toEqual([]);
  expect((await read('/search')).find('main input[type=search]').attribute('value')).toBe('');
});

test('[HOME-8] the home page says who this is and who they help, and leads to how they can help and to contact', async () => {
  const top = (await read('/')).find('.home-header');
  for (const words of [author.author.name, author.author.profession, author.author.tagline]) expect(top.text).toContain(words);
  expect([top.link('How I can help').href, top.link('Get in touch').href]).toEqual(['/services', '/contact']);
});

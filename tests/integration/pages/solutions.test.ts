import { expect, test } from 'vitest';
import { solutions } from '#content/demo/solutions.ts';
import { site as author } from '#site';
import { readPage } from '#tests/support/page.ts';
import { openSharedSite } from '#tests/support/shared-sites.ts';

const [demo, odd] = [await openSharedSite('demo'), await openSharedSite('odd')];
const [first] = solutions;

test('[SOL-1] a solution shows its date, title, picture, text and the author’s blurb', async () => {
  const page = await readPage(`${demo.url}/solution/${first?.id}`);
  expect(page.heading).toBe(first?.title);
  expect(page.find('.article-head').text).toContain('January 14, 2025');
  expect(page.find('.article > .media img').attribute('src')).toMatch(/^\//);
  expect(page.find('.prose h2').text).toBe('Who it is for');
  expect(page.find('aside[aria-label="About the author"]').text).toContain(author.author.name);
});

test('[SOL-1] title and description of the page come from the solution’s title and excerpt', async () => {
  const page = await readPage(`${demo.url}/solution/${first?.id}`);
  expect(page.title).toBe(`${first?.title} – ${author.author.name}`);
  expect(page.meta('description')).toContain(first?.excerpt.slice(0, 60));
});

test('[SOL-2] a solution that is not there: 404, a way home and the nearest titles', async () => {
  const page = await readPage(`${demo.url}/solution/growth-year-on-a-page`);
  expect([page.status, page.heading]).toEqual([404, 'Solution not found']);
  expect(page.link('Return home').href).toBe('/');
  expect(page.find('main').link(first?.title ?? '').href).toBe(`/solution/${first?.id}`);
});

test('[SOL-2] a solution that is not active is missing for a visitor, by its address and in suggestions', async () => {
  const page = await readPage(`${odd.url}/solution/hidden`);
  expect([page.status, page.heading]).toEqual([404, 'Solution not found']);
  expect(page.html).not.toContain('>Hidden<');
});

test('[SOL-1] a solution without excerpt or picture is whole all the same', async () => {
  const page = await readPage(`${odd.url}/solution/shown`);
  expect(page.title).toBe(`Shown & sound – ${author.author.name}`);
  expect(page.find('.article > .media img').attribute('src')).toBe('/solution/shown/band.svg');
  expect(page.findAll('.table-of-contents a')).toHaveLength(3);
});

test.each(solutions)(
  '[SOL-4] $title leads on: to the contact form, another solution, and a service or an article that fits',
  async ({ id, title }) => {
    const page = await readPage(`${demo.url}/solution/${id}`);
    const contact = await readPage(demo.url + page.find('main').link('Ask about this').href);
    expect(contact.find('input[name=subject]').attribute('value')).toBe(title);
    expect(contact.meta('robots')).toContain('noindex');
    const [another, ...fitting] = page.findAll('.related-offer a, .next-read h3 a').map((link) => link.attribute('href'));
    expect(solutions.filter((each) => each.id !== id).map((each) => `/solution/${each.id}`)).toContain(another);
    expect(fitting.join(' ')).toMatch(/\/(services|blog)\//);
  },
);

test('[SOL-4] [PAGE-2] a solution that readers may not see fills nothing in', async () => {
  for (const id of ['hidden', 'gardening', '']) {
    const contact = await readPage(`${odd.url}/contact?solution=${id}`);
    expect([contact.status, contact.find('input[name=subject]').attribute('value')]).toEqual([200, '']);
  }
});

test('[SOL-4] the only solution offers no service with which it has nothing in common', async () => {
  const page = await readPage(`${odd.url}/solution/shown`);
  expect(page.link('Ask about this').href).toBe('/contact?solution=shown');
  expect(page.findAll('.related-offer')).toEqual([]);
});

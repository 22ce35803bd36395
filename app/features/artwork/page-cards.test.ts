import sharp from 'sharp';
import { expect, test } from 'vitest';
import { services } from '#content/pages/services.ts';
import { STATIC_PAGES } from '#content/static-pages.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { defaultSite } from '#features/settings/site.ts';
import { site } from '#site';
import { defaultSnapshot } from '#tests/factories/default-snapshot.ts';
import { findPageCard as findCard } from './page-cards.ts';
import { drawShareCard } from './share-card.server.ts';

const findPageCard = (path: string) => findCard(path, defaultSnapshot);

const paths = [
  ...STATIC_PAGES.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path),
  ...services.services.map(({ slug }) => `/services/${slug}`),
  ...CATEGORIES.map((category) => categoryPath(category)),
];

test.each([...new Set(paths)])('[PAGE-7] %s has a sharing picture of its own, under 100 kB', async (path) => {
  const card = findPageCard(path);
  expect(card?.title).toBeTruthy();
  const png = card && (await drawShareCard(card, defaultSite.looks));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png?.length).toBeLessThan(100_000);
});

test('[PAGE-7] no two pages have the same picture', () => {
  const cards = [...new Set(paths)].map((path) => JSON.stringify(findPageCard(path)));
  expect(new Set(cards).size).toBe(cards.length);
});

test('[PAGE-7] a service or category has its name on its picture, and its colours', () => {
  expect(findPageCard('/services/brand-development')).toMatchObject({ title: 'Brand Development', label: 'Services', category: 'BRAND' });
  expect(findPageCard('/category/personal-development')).toMatchObject({ title: 'Personal Development', category: 'PERSONAL DEVELOPMENT' });
  expect(findPageCard('/about')).toMatchObject({ title: site.author.name });
});

test.each(['', '/nowhere', '/category/none', '/category/BRAND', '/services/none', '/services/', '/search', '/__proto__', '/blog/1'])(
  '[PAGE-7] there is no picture of %s, which is no such page',
  (path) => {
    expect(findPageCard(path)).toBeUndefined();
  },
);

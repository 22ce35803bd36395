import { expect, test } from 'vitest';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { solutions } from '#content/demo/solutions.ts';
import { services } from '#content/pages/services.ts';
import { findRelatedOffer } from './find-related-offer.ts';

const read = { title: 'Orders by chat', excerpt: 'Prices, airtime and mobile money', category: 'TECHNOLOGY', tags: ['Payments'] };

test('[ART-4] the solution that shares most rare words fits', () => {
  const offer = findRelatedOffer(read, [
    { id: 'one', title: 'A brand in six weeks', excerpt: null },
    { id: 'two', title: 'Sell by chat', excerpt: 'For who is paid by mobile money' },
  ]);
  expect(offer).toEqual({ kind: 'solution', title: 'Sell by chat', text: 'For who is paid by mobile money', href: '/solution/two' });
});

test.each([
  ['MARKETING', '/services/strategic-marketing'],
  ['BRAND', '/services/brand-development'],
  ['TECHNOLOGY', '/services/technology-integration'],
  ['BUSINESS', '/services/360-growth-strategy'],
  ['PERSONAL DEVELOPMENT', '/services/360-growth-strategy'],
  ['LEADERSHIP', '/services/360-growth-strategy'],
])('[ART-4] where no solution fits an article on %s, %s does', (category, href) => {
  expect(findRelatedOffer({ ...read, category }, [{ id: 'one', title: 'A brand in six weeks', excerpt: null }])).toMatchObject({
    kind: 'service',
    href,
  });
});

test('[ART-4] an article of no known category and no related solution ends without an offer', () => {
  expect(findRelatedOffer({ ...read, category: 'COOKING' }, [])).toBeUndefined();
});

test('[ART-4] tags weigh more than the category, whatever their case', () => {
  expect(findRelatedOffer({ ...read, tags: ['Succession', 'Systems'], category: 'LEADERSHIP' }, [])).toMatchObject({
    href: '/services/technology-integration',
  });
});

test('[ART-4] no service ends more than four of the twelve built-in articles', () => {
  const offers = builtInArticles.map((article) => findRelatedOffer(article, [])?.title);
  for (const { title } of services.services) expect(offers.filter((offer) => offer === title).length).toBeLessThanOrEqual(4);
});

test.each(builtInArticles)('[ART-4] something fits the built-in article “$title”', (article) => {
  expect(findRelatedOffer(article, solutions)).toBeDefined();
});

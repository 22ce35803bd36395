import { describe, expect, test } from 'vitest';
import { CATEGORIES, categorySlug, categoryTitle, parseCategory } from './category.ts';

describe('categories', () => {
  test('[SITE-3] there are six, each with a slug in lower case and hyphens', () => {
    expect(CATEGORIES.map(categorySlug)).toEqual(['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership']);
  });

  test.each([
    ['BRAND', 'BRAND'],
    ['brand', 'BRAND'],
    ['  Brand ', 'BRAND'],
    ['personal-development', 'PERSONAL DEVELOPMENT'],
    ['Personal  Development', 'PERSONAL DEVELOPMENT'],
    ['PERSONAL-development', 'PERSONAL DEVELOPMENT'],
    ['personaldevelopment', undefined],
    ['branding', undefined],
    ['', undefined],
  ])('[SITE-3] what is read is compared normalised: "%s"', (text, category) => {
    expect(parseCategory(text)).toBe(category);
  });

  test('[SITE-3] a stored name leads to one slug and one title, however it is written', () => {
    for (const name of ['PERSONAL DEVELOPMENT', 'personal-development', ' Personal  Development ', 'personal\u00a0-\tdevelopment']) {
      expect([categorySlug(name), categoryTitle(name)]).toEqual(['personal-development', 'Personal Development']);
    }
  });

  test.each([
    ['personal-development', 'Personal Development'],
    ['LEADERSHIP', 'Leadership'],
    ['émigré-news', 'Émigré News'],
  ])('[CAT-2] "%s" in title case', (category, title) => {
    expect(categoryTitle(category)).toBe(title);
  });
});

import type { Locator, Page } from '@playwright/test';
import { ARABIC_AUTHOR, MIXED_TAGS, TITLES } from '../../factories/content/right-to-left-content.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ sharedSite: 'right-to-left' });

const SIDES = Object.entries(TITLES).flatMap(([side, titles]) => Object.values(titles).map((title) => ({ side, title })));

/** In the page: the side from which each text reads, where its first line also stands at that side of the place that `within` names. */
function findSides(page: Page, { texts, within }: { texts: string; within: string }) {
  return page.locator(texts).evaluateAll(
    (elements, place) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.firstChild ?? element); // not what is said to screen readers after it
        const boxes = [...range.getClientRects()];
        const line = boxes.filter(({ bottom }) => bottom <= Math.min(...boxes.map((box) => box.bottom)) + 2);
        const room = element.closest(place)?.getBoundingClientRect() ?? new DOMRect();
        const isRight = getComputedStyle(element).direction === 'rtl';
        const distance = isRight
          ? room.right - Math.max(...line.map(({ right }) => right))
          : Math.min(...line.map(({ left }) => left)) - room.left;
        const side = isRight ? 'right' : 'left';
        return { title: element.firstChild?.textContent?.trim() ?? '', side: Math.abs(distance) < 2 ? side : `${distance} off ${side}` };
      }),
    within,
  );
}

function expectSides(found: { title: string; side: string }[]) {
  expect(found.length).toBeGreaterThan(0);
  for (const { title, side } of found) {
    expect({ title, side }).toEqual(SIDES.find((known) => known.title === title) ?? { title, side: 'no title of these' });
  }
}

const isRightToLeft = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).direction === 'rtl');

for (const width of [390, 768, 1440]) {
  test(`[HOME-2] [HOME-3] [HOME-5] [VID-2] titles begin at the side of their first letter at ${width} px`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expectSides(await findSides(page, { texts: '.contents-title .card-link', within: '.contents-text' }));
    expectSides(await findSides(page, { texts: '.cover-title .card-link', within: '.cover-text' }));
    expectSides(await findSides(page, { texts: '.spread-title .card-link', within: '.spread-title' }));
    expectSides(await findSides(page, { texts: '.spread-lead-title .card-link', within: '.spread-lead' }));
    expectSides(await findSides(page, { texts: '.film-title .card-link', within: '.film-title' }));
    expectSides(await findSides(page, { texts: '.numbered-title .card-link', within: '.numbered-title' }));
    for (const excerpt of await page.locator('.contents-excerpt, .cover .deck, .spread p:not(.read-more)').all()) {
      const text = (await excerpt.textContent()) ?? '';
      expect(await isRightToLeft(excerpt), text).toBe(Object.values(TITLES.right).includes(text));
    }
    await expectMetaAtTitles(page);
  });
}

/** In each card, the category and the date begin at the side where the title does. */
async function expectMetaAtTitles(page: Page) {
  const sides = await page.locator('.cover, .contents-item').evaluateAll((cards) =>
    cards.map((card) => {
      const side = (parent: string, child: string) => {
        const [room, box] = [card.querySelector(parent)?.getBoundingClientRect(), card.querySelector(child)?.getBoundingClientRect()];
        return room && box && Math.abs(room.right - box.right) < Math.abs(room.left - box.left) ? 'right' : 'left';
      };
      const room = card.matches('.cover') ? '.cover-text' : '.contents-text';
      const title = getComputedStyle(card.querySelector('.card-link') ?? card).direction === 'rtl' ? 'right' : 'left';
      return [title, side(room, '.meta > :first-child'), card.matches('.cover') ? side(room, '.read-more') : title];
    }),
  );
  expect(sides.length).toBeGreaterThan(0);
  for (const [title, meta, more] of sides) expect([meta, more]).toEqual([title, title]);
}

test('[ART-4] under an article from the right, each card to read next keeps to the side of its own title', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/blog/text-1');
  await page.locator('.article').evaluate((article) => article.setAttribute('dir', 'rtl')); // what its language would do
  await expectMetaAtTitles(page);
});

test('[ART-1] [ART-5] an article reads from the side where it begins, and so does each of its parts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/text-1');
  expectSides(await findSides(page, { texts: '.article-title', within: '.article-title' }));
  expect(await isRightToLeft(page.locator('.article-deck'))).toBe(true);
  expect(await isRightToLeft(page.locator('.prose'))).toBe(true);
  const starts = await page.locator('.prose > h2').evaluateAll((headings) =>
    headings.map((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const [line, room] = [range.getBoundingClientRect(), heading.getBoundingClientRect()];
      return Math.abs(line.right - room.right) < 2 ? 'right' : Math.abs(line.left - room.left) < 2 ? 'left' : 'neither';
    }),
  );
  expect(starts).toEqual(['right', 'left', 'right']);
  await expect(page.locator('.prose code')).toHaveCSS('direction', 'ltr');
  const entries = page.locator('.table-of-contents a');
  expect(await Promise.all([0, 1, 2].map((at) => isRightToLeft(entries.nth(at))))).toEqual([true, false, true]);
});

test('[ART-5] an Arabic name or tag leaves its neighbours where they are', { tag: '@all' }, async ({ page }) => {
  for (const width of [390, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog/text-2');
    await expect(page.locator('.article-meta bdi')).toHaveText(ARABIC_AUTHOR);
    await expect(page.locator('.tag')).toHaveText(MIXED_TAGS);
    const starts = await page.locator('.tag').evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().left));
    expect(starts.toSorted((a, b) => a - b)).toEqual(starts);
    const note = await page.locator('.author-note p').evaluate((paragraph) => {
      const range = document.createRange();
      const leftOf = (node: Node | null | undefined) => {
        if (!node) return Number.NaN;
        range.selectNode(node);
        return range.getBoundingClientRect().left;
      };
      return [leftOf(paragraph.firstChild), leftOf(paragraph.querySelector('bdi')), leftOf(paragraph.lastChild)];
    });
    expect(note.toSorted((a, b) => a - b)).toEqual(note);
    await expect(page.locator('.author-note bdi')).toHaveText(ARABIC_AUTHOR);
  }
});

test('[SRCH-7] [PAGE-4] [PAGE-6] [CAT-2] found, listed and suggested titles begin at the side of their first letter', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto(`/search?q=${encodeURIComponent('Accra')}`);
  expect(await page.locator('.search-title').count()).toBeGreaterThan(3);
  for (const heading of await page.locator('.search-title').all()) {
    expect(await isRightToLeft(heading)).toBe(Object.values(TITLES.right).includes((await heading.textContent()) ?? ''));
  }
  await page.goto('/sitemap');
  expectSides(await findSides(page, { texts: '[class^="category-"] li a', within: 'li' }));
  await page.goto('/category/marketing');
  expectSides(await findSides(page, { texts: '.entry-title .card-link', within: '.entry-title' }));
});

test.describe('where a page is not there', () => {
  test.use({ allowedMessages: [/404/] });

  test('[ART-6] suggested titles begin at the side of their first letter', { tag: '@all' }, async ({ page }) => {
    await page.goto('/blog/text-99');
    expectSides(await findSides(page, { texts: '.not-found li a', within: 'li' }));
  });
});

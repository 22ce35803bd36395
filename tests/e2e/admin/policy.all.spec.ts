import { expect, storeArticle, test, waitForEditor } from '../support/admin.ts';

const PAGES = [
  '/admin/articles',
  '/admin/articles/new',
  '/admin/solutions',
  '/admin/solutions/new',
  '/admin/videos',
  '/admin/videos/new',
  '/admin/security',
  '/auth/recover',
];

test('[ADM-1] no page of the admin does what its own policy forbids', async ({ page, api }) => {
  const { id } = await storeArticle(api, { title: 'Within the policy', content: '<p>x</p>' });
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'recordViolation')(`${location.pathname}: ${effectiveDirective} ${blockedURI}`),
    ),
  );
  for (const path of [...PAGES, `/admin/articles/${id}`]) {
    await page.goto(path, { waitUntil: 'load' });
    if (/\/(new|within-the-policy)$/.test(path) && !path.includes('videos')) await waitForEditor(page);
  }
  expect(violations).toEqual([]);
});

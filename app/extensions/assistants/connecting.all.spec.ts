import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, row, storeArticle, test, waitForEditor } from '#tests/e2e/support/admin.ts';
import { REDIRECT_URI, startConnecting } from './assistant.testing.ts';

test('[API-3] a person connects an assistant, and what it proposes waits for the author', async ({ api, context, page, site }) => {
  const { id } = await storeArticle(api, { title: 'Connected tea', content: '<p>Boil the water first.</p>' });
  const readPage = async () => (await page.request.get(`/blog/${id}`)).text();
  const before = await readPage();
  const connecting = await startConnecting(site.url);
  const consent = await context.newPage();
  await consent.route(`${REDIRECT_URI}**`, (route) => route.fulfill({ body: 'Connected.' }));
  await consent.goto(connecting.asked?.href ?? '');
  await expect(consent.getByRole('heading', { name: 'Connect a program?' })).toBeVisible();
  await expectAccessible(consent);
  await consent.getByRole('button', { name: 'Connect', exact: true }).click();
  await consent.waitForURL(`${REDIRECT_URI}**`);
  const { client } = await connecting.finish(new URL(consent.url()));
  await consent.close();
  const change = { text: '<p>Boil fresh water first.</p>', format: 'html', fields: { excerpt: 'All about milk.' }, note: 'Shorter.' };
  const proposed = await client.callTool({ name: 'propose_change', arguments: { kind: 'article', id, ...change } });
  expect(proposed.structuredContent).toMatchObject({ changed: ['excerpt', 'content'] });
  expect(await readPage()).toBe(before);
  await page.goto('/admin/articles');
  await expect(row(page, 'Connected tea')).toContainText('1 proposal');
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await expect(page.getByRole('status').filter({ hasText: 'Claude proposes a change' })).toContainText('Shorter.');
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { ADMIN, expect, test } from '#tests/e2e/support/admin.ts';
import { startSite } from '#tests/e2e/support/site.ts';
import { drawPicture } from '#tests/factories/photograph.ts';
import { makeZip } from '#tests/support/zip.ts';

const MOST_CLICKS = 8;
const BLOG = 'https://blog.example.org';

const WXR = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Blog</title><link>${BLOG}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${BLOG}</wp:base_site_url><wp:base_blog_url>${BLOG}</wp:base_blog_url>
<wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>kitchen</wp:category_nicename><wp:cat_name><![CDATA[Kitchen]]></wp:cat_name></wp:category>
${item(7, 'post', 'How tea is made', `<p>Water first.</p><img src="${BLOG}/wp-content/uploads/2019/05/tea.png" alt="A cup"><p>See <a href="${BLOG}/2019/06/second/">the second</a>. [contact-form-7 id="3"]</p>`, '2019/05/how-tea-is-made')}
${item(8, 'post', 'Second', '<p>And then milk.</p>', '2019/06/second')}
${item(9, 'page', 'Old page', '<p>A page of its own.</p>', 'old-page')}
</channel></rss>`;

function item(id: number, type: string, title: string, content: string, path: string): string {
  return `<item><title>${title}</title><link>${BLOG}/${path}/</link><dc:creator><![CDATA[ada]]></dc:creator>
<guid isPermaLink="false">${BLOG}/?p=${id}</guid><content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-0${id % 9} 10:00:00</wp:post_date_gmt><wp:post_name>${path.split('/').at(-1)}</wp:post_name>
<wp:status>publish</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>${type}</wp:post_type><wp:post_password></wp:post_password>
<category domain="category" nicename="kitchen"><![CDATA[Kitchen]]></category></item>`;
}

test('[OPS-5] from the set-up link to an imported WordPress site, with its images and redirects, in at most 8 clicks', {
  tag: '@all',
}, async ({ browser }) => {
  const site = await startSite();
  const page = await browser.newPage({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  let clicks = 0;
  const click = async (locator: Locator) => {
    clicks += 1;
    await locator.click();
  };
  const zip = makeZip([
    { path: 'blog.xml', text: WXR },
    { path: 'wp-content/uploads/2019/05/tea.png', text: await drawPicture() },
  ]);

  await page.goto(/Set up the first admin: (http[^"\s]+)/.exec(site.output())?.[1] ?? '');
  const email = page.getByLabel('Email');
  if (!(await email.evaluate((element) => element === document.activeElement))) await click(email);
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await click(page.getByRole('link', { name: 'Continue to the admin' }));
  await page.waitForLoadState('networkidle');
  await click(page.getByRole('button', { name: 'Account' }));
  await click(page.getByRole('link', { name: 'Import' }));
  const chooser = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: 'Choose a file' }));
  clicks += 1; // in the system's own dialog
  await (await chooser).setFiles({ name: 'blog.zip', mimeType: 'application/zip', buffer: zip });

  await expect(page.getByText('2 published articles', { exact: true })).toBeVisible();
  await expect(page.getByText('1 page is imported too')).toBeAttached();
  await expect(page.getByRole('row', { name: /Kitchen/ }).getByRole('combobox')).toHaveValue('');
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Import', exact: true }));
  await expect(page.getByText('3 imported, 1 image')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('contact-form-7')).toBeVisible();
  await expectAccessible(page);
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  const follow = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await follow('/2019/05/How-tea-is-made/')).toEqual([301, '/blog/how-tea-is-made']);
  expect(await follow('/?p=8')).toEqual([301, '/blog/second']);
  expect(await follow('/category/kitchen/')).toEqual([301, '/tag/kitchen']);
  expect(await follow('/old-page')).toEqual([200, null]); // a page keeps its address
  const html = await (await fetch(`${site.url}/blog/how-tea-is-made`)).text();
  const [, image = ''] = /src="(\/images\/[^"]+)" alt="A cup"/.exec(html) ?? [];
  expect(await follow('/wp-content/uploads/2019/05/tea.png')).toEqual([301, image]);
  expect(html).toContain('<a href="/2019/06/second/">');

  await undo(page);
  await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await follow('/blog/second')).toEqual([410, null]);
  expect(await follow('/2019/06/second')).toEqual([404, null]);
  expect(await follow('/old-page')).toEqual([410, null]);
  await page.close();
  await site.stop();
});

test('[OPS-5] a file that is no export is refused in a sentence, where it was dropped', { tag: '@all' }, async ({ page }) => {
  await page.goto('/admin/import');
  await page.waitForLoadState('networkidle');
  await page.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No export.') });
  await expect(page.getByText('Byline can’t read this export')).toBeVisible({ timeout: 30_000 });
});

async function undo(page: Page) {
  await page.getByRole('button', { name: 'Undo the import' }).click();
}

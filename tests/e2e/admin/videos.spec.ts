import { startYouTubeServer } from '../../contracts/youtube-server.ts';
import { chooseInRow, expect, row, setUp, test, toast } from '../support/admin.ts';
import { startSite } from '../support/site.ts';

test.use({ allowedMessages: [[/^Failed to|^Please enter|^Invalid YouTube URL/], { scope: 'test' }] });

test('[ADM-10] without an address it says so, and what is no address of YouTube is named', { tag: '@all' }, async ({ page }) => {
  await page.goto('/admin/videos/new', { waitUntil: 'networkidle' });
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(toast(page, 'Please enter at least one YouTube URL')).toBeVisible();
  await expect(page.getByLabel('YouTube URLs')).toBeFocused();
  await page.getByLabel('YouTube URLs').fill('https://example.com/watch?v=aaaaaaaaaa1');
  await add.click();
  await expect(toast(page, 'Invalid YouTube URL: https://example.com/watch?v=aaaaaaaaaa1')).toBeVisible();
  await expect(page.getByLabel('YouTube URLs')).toHaveValue('https://example.com/watch?v=aaaaaaaaaa1');
});

test('[ADM-10] hidden videos are marked and can be shown again; deleting asks', async ({ page, request }) => {
  await page.goto('/admin/videos', { waitUntil: 'networkidle' });
  const title = (await page.locator('.admin-row').first().getByRole('heading').textContent()) ?? '';
  await chooseInRow(row(page, title), 'Hide');
  await expect(row(page, title).getByText('Hidden')).toBeVisible();
  expect(await (await request.get('/')).text()).not.toContain(title);
  await chooseInRow(row(page, title), 'Show');
  await expect(row(page, title).getByText('Hidden')).toHaveCount(0);
  expect(await (await request.get('/')).text()).toContain(title);
  await chooseInRow(row(page, title), 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete video' });
  await expect(question).toContainText('Are you sure you want to delete this item?');
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Video deleted successfully')).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
});

test('[ADM-10] [ADM-12] [YT-3] of several addresses each is handled by itself, and only the failed ones stay, each with its reason', {
  tag: '@all',
}, async ({ browser }) => {
  const youtube = await startYouTubeServer();
  const site = await startSite({ settings: { YOUTUBE_API_URL: youtube.url, YOUTUBE_API_KEY: youtube.key } });
  const context = await browser.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await setUp(context.request, site);
  await page.goto('/admin/videos/new');
  const urls = [
    'https://www.youtube.com/watch?si=track&v=aaaaaaaaaa1&utm_source=x',
    'https://www.youtube.com/shorts/bbbbbbbbbb2',
    'https://youtu.be/notthere123',
    'https://vimeo.com/12345',
  ];
  await page.getByLabel('YouTube URLs').fill(urls.join('\n'));
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true });
  await add.dblclick();
  await expect(toast(page, '2 videos added')).toHaveCount(1);
  await expect(toast(page, `Failed to fetch video: ${urls[2]}`)).toBeVisible();
  await expect(toast(page, `Invalid YouTube URL: ${urls[3]}`)).toBeVisible();
  const reasons = page.getByRole('dialog').getByRole('alert');
  await expect(reasons).toContainText(`Failed to fetch video: ${urls[2]} (Video not found)`);
  await expect(page.getByLabel('YouTube URLs')).toHaveValue(`${urls[2]}\n${urls[3]}`);

  youtube.misbehave('error');
  await page.getByLabel('YouTube URLs').fill('https://youtu.be/cccccccccc3\nhttps://www.youtube.com/embed/aaaaaaaaaa1');
  await add.click();
  await expect(reasons).toContainText('Failed to fetch video: https://youtu.be/cccccccccc3 (Failed to fetch YouTube data)');
  await expect(reasons).toContainText('This video is already here');
  await expect(toast(page, 'Failed to add video')).toBeVisible();
  youtube.misbehave(undefined);
  await page.getByLabel('YouTube URLs').fill('youtu.be/cccccccccc3');
  await add.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const title of ['Pricing for growth', 'Nine words', 'Members only']) await expect(row(page, title)).toHaveCount(1);
  await expect(row(page, 'Nine words').getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/shorts/bbbbbbbbbb2');
  await expect(row(page, 'Pricing for growth').getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aaaaaaaaaa1');
  await expect(row(page, 'Pricing for growth').locator('img')).toHaveAttribute('src', /^\/images\//);
  await context.close();
  await site.stop();
  await youtube.stop();
});

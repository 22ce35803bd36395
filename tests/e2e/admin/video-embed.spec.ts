import { startYouTubeServer } from '../../contracts/youtube-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, setUp, test } from '../support/admin.ts';
import { readEverywhere, startSite } from '../support/site.ts';

const PLAYER = 'https://www.youtube-nocookie.com';

test('[ADM-24] a link to a video alone on its line plays in place after a click, and asks YouTube for nothing before it', {
  tag: '@all',
}, async ({ browser }) => {
  const youtube = await startYouTubeServer();
  const site = await startSite({ settings: { YOUTUBE_API_URL: youtube.url, YOUTUBE_API_KEY: youtube.key } });
  const admin = await browser.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  await setUp(admin.request, site);
  const video = '<p><a href="https://youtu.be/aaaaaaaaaa1?si=track">https://youtu.be/aaaaaaaaaa1</a></p>';
  const article = { category: 'MARKETING', excerpt: 'x', imageUrl: '/pictures/1.svg', tags: '' };
  for (const [title, content] of [
    ['With a talk', `<p>Before</p>${video}<p>After</p>`],
    ['Without one', '<p>Only words</p>'],
  ]) {
    const saved = await admin.request.post('/admin/do/content.save', {
      data: { kind: 'article', form: { ...article, title, content } },
      headers: { origin: site.url },
    });
    expect(saved.status()).toBe(200);
  }
  const reader = await browser.newContext({ baseURL: site.url });
  const page = await reader.newPage();
  const elsewhere: string[] = [];
  await page.route(/^https?:\/\/(?!localhost|127)/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });

  expect((await page.goto('/blog/without-one'))?.headers()['content-security-policy']).not.toContain('frame-src');
  await expect
    .poll(async () => (await readEverywhere(site, '/blog/with-a-talk')).every((html) => html.includes('Pricing for growth')), {
      timeout: 20_000,
    })
    .toBe(true); // its title and picture come after the save
  const answer = await page.goto('/blog/with-a-talk');
  expect(answer?.headers()['content-security-policy']).toContain(`; frame-src ${PLAYER};`);
  const card = page.getByRole('link', { name: /Play: Pricing for growth/ });
  await expect(card).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aaaaaaaaaa1');
  await expect(card.locator('img')).toHaveAttribute('src', /^\/images\//);
  await expectAccessible(page);
  expect(elsewhere).toEqual([]);

  await card.click();
  await expect(page.locator('iframe')).toHaveAttribute('src', `${PLAYER}/embed/aaaaaaaaaa1?autoplay=1`);
  await expect.poll(() => elsewhere).toEqual([`${PLAYER}/embed/aaaaaaaaaa1?autoplay=1`]);
  await expect(page.getByText('After', { exact: true })).toBeVisible();
  await reader.close();
  await admin.close();
  await site.stop();
  await youtube.stop();
});

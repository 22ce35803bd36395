import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/fixtures.ts';

const FONT = /\/(grotesque|serif)-[\w-]{8}\.woff2$/;

for (const path of ['/', '/blog/1', '/auth']) {
  test(`[LINE-2] ${path} asks for its two fonts once each, on the first page and on the one after it`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'font' && asked.push(new URL(request.url()).pathname)));
    for (const at of [1, 2]) {
      asked.length = 0;
      const html = (await (await page.goto(path))?.text()) ?? '';
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const isFirst = at === 1 && path !== '/auth';
      expect(html.slice(0, html.indexOf('</head>')).includes('rel="stylesheet"')).toBe(!isFirst);
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked.filter((file) => FONT.test(file)).length).toBeLessThanOrEqual(2);
      if (!isFirst) expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(/^Grotesque,/);
    }
  });
}

test('the header of a page that is not cached names the style sheet of the document', async ({ page }) => {
  const response = await page.goto('/auth');
  const [, href, integrity] = /<([^>]+)>; rel=preload; as=style; integrity="([^"]+)"/.exec(response?.headers().link ?? '') ?? [];
  expect(await response?.text()).toContain(`<link rel="stylesheet" href="${href}" integrity="${integrity}"/>`);
});

test('[LINE-2] on a slow line the fonts come after the page, and are shown on the next one', async ({ browser, site }) => {
  const line = createServer((request, response) => {
    const forward = () =>
      request.pipe(
        ask(
          `${site.url}${request.url}`,
          { method: request.method, headers: { ...request.headers, host: new URL(site.url).host } },
          (answer) => {
            response.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
            answer.pipe(response);
          },
        ),
      );
    setTimeout(forward, 250); // longer than a line may take on which fonts are shown at once
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && asked.push(new URL(request.url()).pathname)));
  await page.goto(`http://127.0.0.1:${port}/blog/1`);
  const times = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime - (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart),
  );
  expect(times.every((time) => time >= 0)).toBe(true);
  await expect.poll(() => asked.filter((file) => FONT.test(file)).length).toBe(2);
  const fonts = page.locator('html[data-fonts]');
  await expect(fonts).toHaveCount(0);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(fonts).toHaveCount(1);
  await page.close();
  line.closeAllConnections();
  await new Promise((resolve) => line.close(resolve));
});

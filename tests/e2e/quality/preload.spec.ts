import { expect, test } from '../support/fixtures.ts';

test('the headers name the style sheet and fonts of the document, and each is fetched once', async ({ page }) => {
  for (const path of ['/', '/blog/1', '/auth']) {
    const asked: string[] = [];
    const note = (request: { url(): string }) => void asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    const response = await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    page.off('request', note);
    const html = (await response?.text()) ?? '';
    const header = response?.headers().link ?? '';
    const preloaded = [...header.matchAll(/<([^>]+)>; rel=preload/g)].map(([, href]) => href);
    expect(preloaded).toHaveLength(3);
    for (const href of preloaded) {
      expect(html).toContain(`href="${href}"`);
      expect(asked.filter((one) => one === href)).toHaveLength(1);
    }
    const integrity = /integrity="([^"]+)"/.exec(header)?.[1] ?? '';
    expect(html.match(/<link [^>]*rel="stylesheet"[^>]*>/g)?.filter((link) => link.includes(`"${integrity}"`))).toHaveLength(1);
  }
});

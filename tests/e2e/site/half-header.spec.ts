import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSharedSite } from '../../support/shared-sites.ts';
import { test as base, expect } from '../support/fixtures.ts';

const BOUNDARY = 'class="tool theme-switch"'; // between the tools, which are aligned to the end of the header
const LONGER_THAN_FONTS_WAIT_MS = 1000;

interface SlowSite {
  url: string;
  /** Sends what comes after BOUNDARY. */
  sendRest(): void;
}

const test = base.extend<{ slowSite: SlowSite }>({
  slowSite: async ({ sharedSite }, use) => {
    const { url } = await openSharedSite(sharedSite);
    const rest = Promise.withResolvers<void>();
    const proxy = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '', url), { headers: { 'accept-encoding': 'identity' } });
      const body = Buffer.from(await answer.arrayBuffer());
      const middle = body.indexOf(BOUNDARY);
      const headers = [...answer.headers].filter(([name]) => name !== 'transfer-encoding' && name !== 'content-length');
      response.writeHead(answer.status, Object.fromEntries(headers));
      if (middle > 0) {
        response.write(body.subarray(0, middle));
        await rest.promise;
      }
      response.end(body.subarray(Math.max(middle, 0)));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => proxy.once('listening', resolve));
    const { port } = proxy.address() as AddressInfo; // it listens on a port, not on a pipe
    await use({ url: `http://127.0.0.1:${port}`, sendRest: rest.resolve });
    proxy.closeAllConnections();
    proxy.close();
  },
  site: async ({ slowSite }, use) => use(slowSite),
});

test('[HDR-1] a header is shown when all of it has come, so that nothing in it moves', async ({ page, slowSite }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moves: 0 });
    new PerformanceObserver((list) => Object.assign(window, { moves: list.getEntries().length })).observe({ type: 'layout-shift' });
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const isHalf = () => document.styleSheets.length > 0 && document.querySelector('.site-search') !== null;
  await page.waitForFunction(isHalf, undefined, { polling: 50 }); // a page that is not shown has no frames to ask at
  await page.waitForTimeout(LONGER_THAN_FONTS_WAIT_MS);
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  slowSite.sendRest();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moves: number }).moves)).toBe(0); // set above
});

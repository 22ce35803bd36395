import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from '../../support/site.ts';
import { test as base, expect } from '../support/fixtures.ts';

const SITE_URL = 'http://site.test';

/** A site behind a proxy that names SITE_URL's host to it, whatever address readers open: the proxy's is not the site's. */
const test = base.extend<object, { proxied: { url: string; output(): string } }>({
  proxied: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ settings: { SITE_URL } });
      const { port } = new URL(site.url);
      const proxy = createServer((incoming, outgoing) => {
        const headers = { ...incoming.headers, host: 'site.test' };
        const { method, url } = incoming;
        const asking = request({ port, host: '127.0.0.1', method, path: url, headers }, (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        });
        incoming.pipe(asking);
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => proxy.once('listening', resolve));
      await use({ url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, output: site.output }); // it listens on a port, not on a pipe
      proxy.closeAllConnections();
      proxy.close();
      await site.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ proxied }, use) => use(proxied),
});

test.use({ allowedMessages: [/the server responded with a status of 403/] });

test('[OPS-4] a sign-in that is refused for its origin names the cause on the page and in the log', async ({ page, proxied }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('ama@example.org');
  await page.getByLabel('Password', { exact: true }).fill('seven green rivers');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`This was sent from a page on ${proxied.url}; SITE_URL says ${SITE_URL}.`)).toBeVisible();
  await expect.poll(proxied.output).toContain(`a form was sent from a page of ${proxied.url}; SITE_URL says ${SITE_URL}`);
});

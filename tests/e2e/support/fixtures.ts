import { test as base, expect } from '@playwright/test';
import { type RunningSite, startSite } from '../../support/site.ts';

export { expect };

interface Fixtures {
  /** What a page may say on the console without failing the test. */
  allowedMessages: RegExp[];
}

/**
 * Every browser test runs against a built Byline of its worker, with the demo content in it.
 * Any console warning or error, page error or request to another host fails the test.
 */
export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ demo: true });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  allowedMessages: [[], { option: true }],
  page: async ({ page, site, allowedMessages }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !allowedMessages.some((allowed) => allowed.test(message.text()))) complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== site.url) complaints.push(`request to another host: ${request.url()}`);
    });
    await use(page);
    expect(complaints, 'what the page complained of').toEqual([]);
  },
});

import { test as base, expect } from '@playwright/test';
import { openSharedSite, type SharedSiteName } from './shared-sites.ts';

export { expect };

interface Fixtures {
  sharedSite: SharedSiteName;
  site: { url: string };
  /** What a page may say on the console without failing the test. */
  allowedMessages: RegExp[];
}

/**
 * Every browser test runs against a built Byline with the demo content in it, which is shared: a test that writes starts its own.
 * Any console warning or error, page error or request to another host fails the test.
 */
export const test = base.extend<Fixtures>({
  sharedSite: ['demo', { option: true }],
  site: async ({ sharedSite }, use) => use(await openSharedSite(sharedSite)),
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

/** A test against a site with content that the built-in articles do not show: without images, long, hostile, hidden, much of it. */
export const oddTest = test.extend({ sharedSite: 'odd' });

/** A test against a site whose content is at the edge of what its pages must bear. */
export const edgeTest = test.extend({ sharedSite: 'edge' });

import { test as base, expect } from '@playwright/test';
import { openSharedSite, type SharedSiteName } from '../../support/shared-sites.ts';

export { expect };

interface Fixtures {
  sharedSite: SharedSiteName;
  site: { url: string };
  /** What a page may say on the console, or fail with, without failing the test. */
  allowedMessages: RegExp[];
}

/** The browser's own word about a change of pages that it shows without its transition: the page was left early, or came late. */
const GIVEN_UP_TRANSITION = /Transition was (aborted|skipped)/;
/** React Router leaves two rejected promises behind when a navigation replaces another whose data has come in part. */
const GIVEN_UP_NAVIGATION = /^signal is aborted without reason$/;

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
    const allowed = [GIVEN_UP_TRANSITION, GIVEN_UP_NAVIGATION, ...allowedMessages];
    const complain = (kind: string, text: string, url = '') => {
      if (!allowed.some((pattern) => pattern.test(text))) complaints.push(`${kind}: ${text} ${url}`.trimEnd());
    };
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      complain('console', message.text(), message.location().url);
    });
    page.on('pageerror', (error) => complain('page error', error.message));
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

import { expect, test } from '@playwright/test';
import { launchBrowser } from '../../security/html/browser.ts';
import { proveRaw, saveArticles, toCookies, visitAll } from '../../security/html/prove-html.ts';
import { startAttackedSite } from '../../security/support/attacked-site.ts';
import { readCorpus } from '../../support/corpora.ts';

/** `npm run torture -- corpora-html` tries them all. */
const EVERY = 150;
const CORPORA = ['html/html5sec.json', 'html/payloadsallthethings.json'].map((file) => readCorpus(file));
const strings = CORPORA.flatMap((list) => list ?? []).filter((_, index) => index % EVERY === 0);

test('[DATA-7] of hostile HTML nothing runs: sanitised without the policy, raw with it, and as it is shipped', async () => {
  test.skip(CORPORA.includes(null), 'no corpus of hostile HTML on this machine');
  const [browser, site] = await Promise.all([launchBrowser(), startAttackedSite()]);
  try {
    const unguarded = await proveRaw(browser, site, strings, { bypassCSP: true });
    expect(unguarded.ran.length, 'what runs without either is seen').toBeGreaterThan(strings.length / 10);

    const policyAlone = await proveRaw(browser, site, strings);
    expect(policyAlone.ran).toEqual([]);
    expect(policyAlone.blocked).toBeGreaterThan(strings.length / 10);

    const saved = await saveArticles(site, strings);
    const pages = saved.map(({ id }) => `${site.url}/blog/${id}`);
    const lists = ['/category/brand', '/', '/sitemap', '/search?q=alert', '/search?q=%3Cscript%3Ealert(1)%3C/script%3E'];
    const admin = ['/admin/articles', ...saved.slice(0, 2).map(({ id }) => `/admin/articles/${id}`)];
    const cookies = toCookies(site.admin, site.url);
    const addresses = [...pages, ...[...lists, ...admin].map((path) => site.url + path)];
    const sanitised = await visitAll(browser, addresses, { bypassCSP: true, cookies });
    expect(sanitised).toEqual({ pages: addresses.length, ran: [], elsewhere: [], armed: [], blocked: 0 });
    const some = addresses.filter((_, index) => index % 3 === 0);
    expect(await visitAll(browser, some, { cookies })).toEqual({ pages: some.length, ran: [], elsewhere: [], armed: [], blocked: 0 });
  } finally {
    await browser.close();
    await site.stop();
  }
});

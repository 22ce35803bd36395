import { launchBrowser } from '../../../tests/security/html/browser.ts';
import { type Proof, proveEditor, proveRaw, saveArticles, toCookies, visitAll } from '../../../tests/security/html/prove-html.ts';
import { startAttackedSite } from '../../../tests/security/support/attacked-site.ts';
import { readCorpus } from '../../../tests/support/corpora.ts';
import { isShort, print, report } from '../../report.ts';

/** Every hostile string through save, and in Chromium: the sanitiser alone, the policy alone, both; and raw without either, where it must run. */
const corpora = ['html/html5sec.json', 'html/payloadsallthethings.json'].map((file) => readCorpus(file));
const IN_EDITOR_EVERY = 25;
const ADMIN_EVERY = 50;

async function main(strings: string[]) {
  const [browser, site] = await Promise.all([launchBrowser(), startAttackedSite()]);
  const faults: string[] = [];
  const look = (name: string, { pages, ran, elsewhere, armed, blocked }: Proof) => {
    print(
      `${name}: ${pages} pages, ran ${ran.length}, other hosts ${elsewhere.length}, armed ${armed.length}, stopped by the policy ${blocked}`,
    );
    return { ran, elsewhere, armed };
  };
  try {
    print(`${strings.length} strings`);
    const saved = await saveArticles(site, strings);
    const pages = saved.map(({ id }) => `${site.url}/blog/${id}`);
    const lists = Array.from({ length: Math.ceil(saved.length / 50) }, (_, index) => [`/admin/articles?page=${index + 1}`]).flat();
    const forms = saved.filter((_, index) => index % ADMIN_EVERY === 0).map(({ id }) => `/admin/articles/${id}`);
    const others = [...lists, ...forms, '/', '/category/brand', '/category/brand?page=2', '/sitemap', '/search?q=alert'];
    const addresses = [...pages, ...others.map((path) => site.url + path)];
    const cookies = toCookies(site.admin, site.url);
    for (const [name, bypassCSP] of [['sanitised, no policy', true] as const, ['as shipped', false] as const]) {
      const { ran, elsewhere, armed } = look(name, await visitAll(browser, addresses, { bypassCSP, cookies }));
      faults.push(...ran, ...elsewhere, ...armed);
    }
    const inEditor = strings.filter((_, index) => index % IN_EDITOR_EVERY === 0);
    faults.push(...(await proveEditor(browser, site, inEditor)));
    print(`typed into the editor, with its preview, no policy: ${inEditor.length}`);
    faults.push(...look('raw, with the policy', await proveRaw(browser, site, strings)).ran);
    const control = look('raw, no policy', await proveRaw(browser, site, strings, { bypassCSP: true }));
    if (control.ran.length < strings.length / 10) faults.push('too little runs where everything may: what runs is not seen');
  } finally {
    await browser.close();
    await site.stop();
  }
  report(faults);
}

const all = [...new Set(corpora.flatMap((list) => list ?? []))];
if (!corpora.includes(null)) await main(isShort ? all.filter((_, index) => index % 20 === 0) : all);

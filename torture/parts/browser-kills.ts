import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeLosses, killWhileTyping, type Loss, toCookies } from '#tests/durability/killable-browser.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { type RunningSite, startSite } from '#tests/support/site.ts';
import { amount, isShort, print, report } from '../report.ts';

const ROUNDS = amount(10, 1);
/** Seconds of typing before the kill; those of a line run one after the other, the lines side by side. */
const LANES = isShort ? [[10], [3]] : [[120], [60], [20, 10, 3]];
const PAGE_TEXTS = isShort ? ['about'] : ['about', 'privacy', 'terms'];

/**
 * Kills a browser with all of its processes while an author types some three words a second: on the same device at most the last second
 * is missing, and in another browser of the same account at most the last four. `node torture/parts/browser-kills.ts 2` does two rounds.
 */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-browser-kills-'));
  const site = await startSite();
  const faults: string[] = [];
  const record = (name: string, losses: readonly Loss[]) => {
    const described = describeLosses(name, losses);
    described.lines.forEach(print);
    faults.push(...described.faults);
  };
  try {
    const admin = await signIn(site);
    const cookies = toCookies(site, admin);
    const lanes = LANES.map(async (durations, lane) => {
      const losses: (Loss & { seconds: number })[] = [];
      for (let round = 1; round <= ROUNDS; round++) {
        for (const seconds of durations) {
          const url = await storeArticle(site, admin, `Killed after ${seconds} seconds ${round}`);
          losses.push({ seconds, ...(await killWhileTyping({ profile: path.join(folder, `${lane}`), cookies, url, seconds })) });
        }
      }
      return losses;
    });
    const losses = (await Promise.all(lanes)).flat();
    for (const seconds of LANES.flat().toReversed()) {
      const of = losses.filter((loss) => loss.seconds === seconds);
      record(`${seconds} s of typing`, of);
    }
    for (const name of PAGE_TEXTS) {
      record(`the text of ${name}`, [
        await killWhileTyping({ profile: path.join(folder, name), cookies, url: `${site.url}/admin/site/${name}`, seconds: 10 }),
      ]);
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  report(faults);
}

async function storeArticle(site: RunningSite, admin: Record<string, string>, title: string): Promise<string> {
  const form = { title, category: 'BRAND', excerpt: 'x', tags: '', imageUrl: '/pictures/1.svg', content: '<p>Begin.</p>' };
  const body = JSON.stringify({ kind: 'article', form });
  const { text } = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: admin, body });
  return `${site.url}/admin/articles/${JSON.parse(text).item.id}`;
}

await main();

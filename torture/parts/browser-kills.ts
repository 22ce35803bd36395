import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { getLostMs, launchKillable, readRestored, typeWords } from '#tests/durability/killable-browser.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { type RunningSite, startSite } from '#tests/support/site.ts';
import { amount, isShort, print, report } from '../report.ts';

const ROUNDS = amount(10, 1);
/** Seconds of typing before the kill; those of a line run one after the other, the lines side by side. */
const LANES = isShort ? [[10], [3]] : [[120], [60], [20, 10, 3]];
const MAX_LOST_MS = { device: 1000, site: 4000 };

interface Loss {
  seconds: number;
  words: number;
  device: number;
  site: number;
}

/**
 * Kills a browser with all of its processes while an author types some three words a second: on the same device at most the last second
 * is missing, and in another browser of the same account at most the last four. `node torture/parts/browser-kills.ts 2` does two rounds.
 */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-browser-kills-'));
  const site = await startSite();
  const faults: string[] = [];
  try {
    const admin = await signIn(site);
    const lanes = LANES.map(async (durations, lane) => {
      const losses: Loss[] = [];
      for (let round = 1; round <= ROUNDS; round++) {
        for (const seconds of durations) losses.push(await kill({ site, admin, profile: path.join(folder, `${lane}`), seconds, round }));
      }
      return losses;
    });
    const losses = (await Promise.all(lanes)).flat();
    for (const seconds of LANES.flat().toReversed()) {
      const of = losses.filter((loss) => loss.seconds === seconds);
      const tell = (where: 'device' | 'site') => of.map((loss) => Math.round(loss[where])).join(' ');
      print(`${seconds} s of typing, ${of.map(({ words }) => words).join(' ')} words: lost on the device ${tell('device')} ms`);
      print(`${seconds} s of typing: lost in another browser ${tell('site')} ms`);
      for (const where of ['device', 'site'] as const) {
        const worst = Math.max(...of.map((loss) => loss[where]));
        if (worst > MAX_LOST_MS[where]) faults.push(`${seconds} s of typing: ${worst.toFixed(0)} ms lost on the ${where}`);
      }
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  report(faults);
}

async function kill({
  site,
  admin,
  profile,
  seconds,
  round,
}: {
  site: RunningSite;
  admin: Record<string, string>;
  profile: string;
  seconds: number;
  round: number;
}): Promise<Loss> {
  const title = `Killed after ${seconds} seconds ${round}`;
  const form = { title, category: 'BRAND', excerpt: 'x', tags: '', imageUrl: '/pictures/1.svg', content: '<p>Begin.</p>' };
  const body = JSON.stringify({ kind: 'article', form });
  const { text } = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: admin, body });
  const url = `${site.url}/admin/articles/${JSON.parse(text).item.id}`;
  const cookies = toCookies(site, admin);

  const browser = await launchKillable(profile, cookies);
  const page = await browser.context.newPage();
  await page.goto(url);
  await page.locator('[data-typing="ready"]').waitFor({ timeout: 60_000 });
  await page.locator('.ProseMirror').press('Control+End');
  await page.keyboard.type(' ');
  const typed = await typeWords(page, seconds * 1000);
  const endedAt = performance.now();
  await browser.kill();

  const same = await launchKillable(profile, cookies);
  const again = await same.context.newPage();
  await again.route('**/admin/recovery/**', (route) => route.abort()); // what the device holds alone
  const onDevice = await readRestored(again, url);
  await same.kill();

  const elsewhere = `${profile}-elsewhere`;
  const other = await launchKillable(elsewhere, cookies);
  const onSite = await readRestored(await other.context.newPage(), url);
  await other.kill();
  rmSync(elsewhere, { recursive: true, force: true });
  return { seconds, words: typed.length, device: getLostMs(typed, onDevice, endedAt), site: getLostMs(typed, onSite, endedAt) };
}

function toCookies({ url }: RunningSite, { cookie = '' }: Record<string, string>): Parameters<BrowserContext['addCookies']>[0] {
  return cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
}

await main();

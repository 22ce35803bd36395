import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeLosses, killWhileTyping, type Loss, toCookies } from '#tests/durability/killable-browser.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/site.ts';
import { amount, print, report } from '#torture/report.ts';

const ROUNDS = amount(10, 1);

/** Kills a browser while an email to subscribers is written, as the part `browser-kills` does with articles. */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-notes-'));
  const site = await startSite();
  const losses: Loss[] = [];
  try {
    const admin = await signIn(site);
    const cookies = toCookies(site, admin);
    for (let round = 1; round <= ROUNDS; round++) {
      const form = { title: `Note ${round}`, content: '<p>Begin.</p>', preheader: '', audience: '', articleId: '', intent: 'draft' };
      const body = JSON.stringify({ kind: 'newsletter', form });
      const { text } = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: admin, body });
      const url = `${site.url}/admin/newsletters/${JSON.parse(text).item.id}`;
      losses.push(await killWhileTyping({ profile: path.join(folder, String(round)), cookies, url, seconds: 10 }));
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const { lines, faults } = describeLosses('10 s of a note', losses);
  lines.forEach(print);
  report(faults);
}

await main();

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeLosses, killWhileTyping, type Loss, toCookies } from '#tests/durability/killable-browser.ts';
import { changeDatabase } from '#tests/e2e/support/site.ts';
import { signIn } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/site.ts';
import { amount, print, report } from '#torture/report.ts';
import { inbox } from './testing.ts';

const ROUNDS = amount(10, 1);

/** Kills a browser while a reply is written, as the part `browser-kills` does with articles. */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-replies-'));
  const site = await startSite();
  const losses: Loss[] = [];
  try {
    const ids = Array.from({ length: ROUNDS }, (_, round) => `message-${round}`);
    await changeDatabase(site, (db) => inbox.lists?.messages?.fill(db, { ids, at: new Date().toISOString() }) ?? Promise.resolve());
    const cookies = toCookies(site, await signIn(site));
    for (const id of ids) {
      const url = `${site.url}/admin/messages/${id}/reply`;
      losses.push(await killWhileTyping({ profile: path.join(folder, id), cookies, url, field: '.reply textarea', seconds: 10 }));
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const { lines, faults } = describeLosses('10 s of a reply', losses);
  lines.forEach(print);
  report(faults);
}

await main();
